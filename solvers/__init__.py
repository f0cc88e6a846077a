"""Finding and proving answers, by machine and as a person does.

`prove` asks the engines in `engines/` and gives a verdict; `grade` climbs the `ladder` of
`techniques/` and says how hard a puzzle is, `hint` what comes next. What begins with `case` is the
same for cases of Sudoku Murder. Nothing here reads a file, prints, or knows a human language. A new
engine is a file in `engines/` and a row in `engines/catalog.py`.
"""
