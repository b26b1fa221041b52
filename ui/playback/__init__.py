"""Playback: events become motion, and a picture of what has landed on the screen follows them."""
