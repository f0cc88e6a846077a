"""Finding and proving answers.

`prove` asks the engines in `engines/` and gives a verdict. Nothing here reads a file, prints, or
knows a human language. A new engine is a file in `engines/` and a row in `engines/catalog.py`.
"""
