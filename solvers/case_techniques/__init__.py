"""The techniques for cases of Sudoku Murder: each a function that yields what it sees.

As in `solvers/techniques`, of people and cells: a technique takes `CaseCandidates`, yields
`CaseStep`s in a fixed order and changes nothing; it never uses that the answer is the only one, and
supposes nothing to see what comes of it (U9). To add one, write its function here and its row in
`solvers/case_ladder.py`, and a message in each catalogue of `texts`.
"""
