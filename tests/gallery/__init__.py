"""The gallery: every screen and state as a picture, to be looked at.

python3 -m tests.gallery OUT [--size WxH] [NAME …]
"""
