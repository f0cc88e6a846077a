"""The command line: one file a verb, each thin: read, call one function of a lower room, show.

Heavy rooms are entered inside the functions, so that `--help` stays quick. A new verb is a file
and a row in `main.py`.
"""
