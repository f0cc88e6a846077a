"""Making puzzles: a wish goes in, proven documents come out.

All randomness comes from `stream`, all cuts are by nodes and attempts, so that a puzzle depends
on the seed, its index and the wish alone. A new kind of maker is a file and a row in `catalog.py`.
Cases of Sudoku Murder are made in `murder/`.
"""
