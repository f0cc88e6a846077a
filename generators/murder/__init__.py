"""Making cases of Sudoku Murder: a floor plan, furniture, a cast, a placement, and clues.

Places and names are data: `themes/` and `names.yaml`. A new theme is a file there whose rooms the
catalogues of `texts/` know; a user brings his own with names in it.
"""
