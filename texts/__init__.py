"""What the house says to people, in their language.

A language has five catalogues of Project Fluent messages: `LANG.ftl` has one message for each
technique, and the words of which their values are made; `casesteps/LANG.ftl` the same for the steps
of Sudoku Murder; `cases/LANG.ftl` its cards, its rules page and the words around a plan;
`names/LANG.ftl` the rooms, objects and people in it; `printed/LANG.ftl` what stands on pages. A new
language is these files and nothing else. Nothing in this room knows how a step was found.
"""
