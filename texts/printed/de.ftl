### Deutsch. What each message can use stands in page_words.py.

## Names

kind-classic = Sudoku
kind-classic-diagonal = Diagonal-Sudoku
kind-classic-killer = Killer-Sudoku
kind-classic-diagonal-killer = Diagonal-Killer-Sudoku
kind-missudeca = Missudeca
kind-missudeca-diagonal = Diagonal-Missudeca
kind-missudeca-killer = Killer-Missudeca
kind-missudeca-diagonal-killer = Diagonal-Killer-Missudeca
kind-murder = Sudoku Murder
level-beginner = sehr leicht
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = sehr schwer
level-extreme = extrem

## Around the puzzles

puzzles =
    { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    }
by = von { $author }
seed = Startwert { $seed }
play = Online spielen
rules = Regeln
solutions = Lösungen
solution = Lösung
show-solution = Lösung zeigen
no-solution = keine eindeutige Lösung
grid-rows = Zeilen
grid-columns = Spalten
caption-rows = fehlt in der Zeile
caption-columns = fehlt in der Spalte
caption-boxes = fehlt im Block
caption-magic = magische Ziffer

## Rules

rule-classic = Fülle die leeren Felder so aus, dass in jeder Zeile, jeder Spalte und jedem dick umrandeten Block jede Ziffer genau einmal steht.
digits-classic = Auf einem Brett mit { $size } × { $size } Feldern stehen die Ziffern 1 bis { $last }.
rule-missudeca = Fülle die leeren Felder so aus, dass in keiner Zeile, keiner Spalte und keinem dick umrandeten Block eine Ziffer zweimal steht. Auch die 0 ist eine Ziffer, und so gibt es eine Ziffer mehr, als eine Zeile Felder hat: Jeder Zeile, jeder Spalte und jedem Block fehlt genau eine.
digits-missudeca = Auf einem Brett mit { $size } × { $size } Feldern stehen die Ziffern 0 bis { $last }.
rule-missing = Keine Ziffer fehlt in zwei Zeilen, keine in zwei Spalten und keine in zwei Blöcken.
rule-magic = So bleibt genau eine Ziffer, die nirgends fehlt: die magische Ziffer. Sie steht in jeder Zeile, jeder Spalte und jedem Block.
rule-panel = Die Rahmen um das Brett sind für Notizen: Über jede Spalte und links neben jede Zeile gehört die Ziffer, die dort fehlt, in das kleine Gitter, was den Blöcken fehlt, und in den Kreis die magische Ziffer.
title-diagonals = Diagonalen
rule-diagonals-classic = Auch auf den beiden grauen Diagonalen steht jede Ziffer genau einmal.
rule-diagonals-missudeca = Auch auf den beiden grauen Diagonalen steht keine Ziffer zweimal; jeder fehlt also genau eine, und es darf dieselbe sein. Die magische Ziffer steht auf beiden. Was ihnen fehlt, gehört in die zwei Quadrate mit dem schrägen Strich.
title-cages = Käfige
rule-cages = Gestrichelte Linien umranden Käfige. Die Ziffern eines Käfigs ergeben zusammen die kleine Zahl in seiner Ecke, und keine steht zweimal darin, auch nicht in verschiedenen Zeilen, Spalten und Blöcken.
rule-zero = Auch die 0 zählt: Zwei Felder mit der Summe 1 enthalten 0 und 1.
rule-unique = Jedes Rätsel hat genau eine Lösung.
example = Ein gelöstes Brett mit allen Notizen
