### Italiano. What each message can use stands in page_words.py.

## Names

kind-classic = Sudoku
kind-classic-diagonal = Sudoku diagonale
kind-classic-killer = Sudoku killer
kind-classic-diagonal-killer = Sudoku killer diagonale
kind-missudeca = Missudeca
kind-missudeca-diagonal = Missudeca diagonale
kind-missudeca-killer = Missudeca killer
kind-missudeca-diagonal-killer = Missudeca killer diagonale
kind-murder = Sudoku Murder
level-beginner = principiante
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
level-extreme = estremo

## Around the puzzles

puzzles =
    { $count ->
        [one] { $count } schema
       *[other] { $count } schemi
    }
by = di { $author }
seed = seme { $seed }
play = Gioca online
rules = Regole
solutions = Soluzioni
solution = Soluzione
show-solution = Mostra la soluzione
no-solution = nessuna soluzione unica
grid-rows = righe
grid-columns = colonne
caption-rows = manca nella riga
caption-columns = manca nella colonna
caption-boxes = manca nel riquadro
caption-magic = cifra magica

## Rules

rule-classic = Riempi le caselle vuote in modo che ogni riga, ogni colonna e ogni riquadro dai bordi spessi contenga ciascuna cifra una volta sola.
digits-classic = Una tavola di { $size } × { $size } caselle usa le cifre da 1 a { $last }.
rule-missudeca = Riempi le caselle vuote in modo che nessuna cifra si ripeta in una riga, in una colonna o in un riquadro dai bordi spessi. Anche lo 0 è una cifra, quindi le cifre sono una in più delle caselle di una riga: in ogni riga, colonna e riquadro ne manca esattamente una.
digits-missudeca = Una tavola di { $size } × { $size } caselle usa le cifre da 0 a { $last }.
rule-missing = La stessa cifra non manca mai in due righe, né in due colonne, né in due riquadri.
rule-magic = Resta così una sola cifra che non manca da nessuna parte: la cifra magica. Compare in ogni riga, in ogni colonna e in ogni riquadro.
rule-panel = I riquadri intorno alla tavola servono per gli appunti: sopra ogni colonna e a sinistra di ogni riga si scrive la cifra che vi manca, nella griglia piccola quelle che mancano nei riquadri, nel cerchio la cifra magica.
title-diagonals = Diagonali
rule-diagonals-classic = Anche le due diagonali grigie contengono ciascuna cifra una volta sola.
rule-diagonals-missudeca = Nemmeno sulle due diagonali grigie una cifra si ripete: a ciascuna manca esattamente una cifra, che può essere la stessa per entrambe. La cifra magica compare su tutte e due. Le cifre mancanti si scrivono nei due quadrati con la barra obliqua.
title-cages = Gabbie
rule-cages = Le linee tratteggiate racchiudono le gabbie. Le cifre di una gabbia danno come somma il piccolo numero nell'angolo, e nessuna vi si ripete, neppure in righe, colonne e riquadri diversi.
rule-zero = Anche lo 0 conta: due caselle con somma 1 contengono 0 e 1.
rule-unique = Ogni schema ha una sola soluzione.
example = Una tavola risolta con tutti gli appunti
