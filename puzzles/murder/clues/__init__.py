"""The forms of clues, a small class each; the table of them is `puzzles/murder/catalog.py`.

A clue has no text and no language in it: `texts` says it by its form and its fields.
"""
