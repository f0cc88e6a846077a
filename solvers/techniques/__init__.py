"""The techniques of the step solver: each a function that yields what it sees.

A technique takes `Candidates`, yields `Step`s in a fixed order and changes nothing. It uses only
what a player has, and never that the answer is the only one. To add one, write its function here
and its row in `solvers/ladder.py`; `tests/solvers/techniques` tries every row for soundness.
"""
