"""Reading and writing files: our own format, and those that other programs play and check.

A format is one file with `read`, `write` and `why_not`, its loader in `loaders.py`, and a row in
`catalog.py`. Whatever it cannot carry it refuses, with the reason. The native formats hold grids
and cases of Sudoku Murder, the others grids. `pages/` is what people print: pictures and books.
"""
