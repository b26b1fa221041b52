"""The twelve court cards: two-headed figures of a king, a queen and a jack for every suit.

`court_card` sets a figure of `cast` into the panel, once from either end, with a belt over the seam between the
halves. Faces, hair, crowns, hats, robes, collars and attributes have a file each.
"""

from __future__ import annotations

from .field import court_card

__all__ = ["court_card"]
