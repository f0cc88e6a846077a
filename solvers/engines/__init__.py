"""The engines: each counts the answers of a puzzle in its own way.

`search` (plain Python) and `kernel` (compiled) read the board of cells and panel; `sat` has clauses
over the cells of the grid alone. `sat` shares neither code nor encoding with the other two, and
those two share no code, so that they can vouch for each other. Every engine is a function
`count(puzzle, ask) -> Answer` (see `ask.py`) and a row in `catalog.py`. Cases of Sudoku Murder have
engines of the same three names, `case_search`, `case_kernel` and `case_sat`, in `case_catalog.py`:
the first two read relations, the third has clauses of its own. Beside them all stand `batch`,
which makes boards by the kernel, `outside`, which asks other programs, and `warmup`.
"""
