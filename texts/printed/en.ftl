### English: what stands on printed pages. What each message can use stands in page_words.py.

## Names

kind-classic = Sudoku
kind-classic-diagonal = Diagonal Sudoku
kind-classic-killer = Killer Sudoku
kind-classic-diagonal-killer = Diagonal Killer Sudoku
kind-missudeca = Missudeca
kind-missudeca-diagonal = Missudeca Diagonal
kind-missudeca-killer = Missudeca Killer
kind-missudeca-diagonal-killer = Missudeca Diagonal Killer
kind-murder = Sudoku Murder
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-extreme = extreme

## Around the puzzles

puzzles =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
by = by { $author }
seed = seed { $seed }
play = Play it online
rules = Rules
solutions = Solutions
solution = Solution
show-solution = Show the solution
no-solution = no single solution
grid-rows = rows
grid-columns = columns
caption-rows = missing from each row
caption-columns = missing from each column
caption-boxes = missing from each box
caption-magic = magic digit

## Rules

rule-classic = Fill the empty cells so that every row, every column and every box framed by thick lines holds each digit once.
digits-classic = A board of { $size } × { $size } cells uses the digits 1 to { $last }.
rule-missudeca = Fill the empty cells so that no digit stands twice in a row, a column or a box framed by thick lines. There is one digit more than a row has cells, since 0 is a digit like the others: every row, every column and every box misses exactly one digit.
digits-missudeca = A board of { $size } × { $size } cells uses the digits 0 to { $last }.
rule-missing = No two rows miss the same digit, no two columns do, and no two boxes do.
rule-magic = So there is one digit that is missing nowhere: the magic digit. It stands in every row, in every column and in every box.
rule-panel = The frames around the board are for notes: above each column and at the left of each row goes the digit that it misses, into the small grid what each box misses, and into the circle the magic digit.
title-diagonals = Diagonals
rule-diagonals-classic = Both shaded diagonals hold each digit once as well.
rule-diagonals-missudeca = On either shaded diagonal no digit stands twice, so each misses exactly one; both may miss the same one. The magic digit stands on both. What they miss goes into the two squares with a slanting stroke.
title-cages = Cages
rule-cages = Dashed lines enclose cages. The digits in a cage add up to the small number in its corner, and none of them stands there twice, not even in different rows, columns and boxes.
rule-zero = 0 counts as well: two cells with the sum 1 hold 0 and 1.
rule-unique = Every puzzle has exactly one solution.
example = A solved board with all its notes
