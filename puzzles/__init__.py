"""What a puzzle is: boards, rules, cages, documents.

Here live the rules as data (`kind`, `shape`, `board`), the records that flow through the house
(`puzzle`, `document`) and the judge, which knows the rules a second time, from their ids alone.
Nothing here searches, reads a file or speaks to a person. A new kind is a row in `catalog.py`.
Cases of Sudoku Murder, which are no grids, live in `murder/`.
"""
