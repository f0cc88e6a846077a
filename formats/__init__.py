"""Reading and writing files: our own format, and those that other programs play and check.

A format is one file with `read`, `write` and `why_not`, and a row in `catalog.py`. Whatever it
cannot carry it refuses, with the reason.
"""
