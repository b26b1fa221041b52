"""The drawing room: how every card, back and mark of the deck is drawn, as text of SVG.

Pure functions from a deck's measures and colours to SVG text, standard library only. `press` is the door;
it knows every file name. Nothing here knows a rule of the game, pygame, or how large a card is shown.

The drawings keep to what a small SVG renderer understands: paths, circles, rectangles, groups and
transforms with plain hex colours; no text, no clipping, no masks, no re-use of elements.
"""
