"""Pages that people print: pictures of boards, and books of them.

A picture is a `drawing`: lines, areas and texts in millimetres. `board` draws puzzles, `book` lays
whole pages out, and `svg`, `pdf` and `html` write the same drawings, so that pages look alike
wherever they are printed. Nothing here depends on the machine's fonts, the date or chance.

A new kind of puzzle is a function that makes a `Drawing` of it; a new output is a file that writes
drawings, and a row in `outputs.py`.
"""
