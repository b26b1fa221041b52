"""Figures: what the game costs in time and memory; `python3 -m tests.bench` prints them.

Each file here that has a `TITLE` and a `measure(long)` is a section, and is found by being here.
"""
