"""Sudoku Murder: who stood where, when each row and each column holds one person (rules U and C).

`place` is the board: rooms, walls, objects. `case` is the puzzle: a plan, people, and what is said
of them. Each form of clue is a small class in `clues/` and a row in `catalog.py`; it says what it
means twice, as a plain question about a placement (`holds`) and as `relations` for the engines
(`relate`). The `judge` names broken rules from their texts and knows nothing of relations.
Nothing here searches, reads a file or speaks a language.
Seed: 002_e5120119cc0b8a2a.
"""
