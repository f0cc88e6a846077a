"""The engines: each counts the answers of a puzzle in its own way.

`search` and `sat` share neither code nor encoding, so that one can vouch for the other. Every
engine is a function `count(puzzle, ask) -> Answer` (see `ask.py`) and a row in `catalog.py`.
"""
