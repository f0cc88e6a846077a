"""Cases of Sudoku Murder on pages: the plan with floors and furniture, cards, a grid to cross off.

All pictures are our own, drawn from lines and areas; they are told apart without colours.
"""
