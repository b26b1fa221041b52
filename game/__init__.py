"""Three-Thirteen's rules, pure: standard library only, no window, files, clock or global random."""

__version__ = "0.1.0"
