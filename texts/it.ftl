### Italiano. What each message can use stands in say.py.
### Units, cages and what is missing bear their article, so no message puts a preposition that melts
### with it (di, a, da, in, su) before them: `per`, `con` and `tra` do not.

## Words

cell = { $name }
number = { $n }
row = la riga { $n }
column = la colonna { $n }
box = il riquadro { $n }
diagonal-main = la diagonale principale
diagonal-anti = l'antidiagonale
row-panel = la serie delle cifre che mancano nelle righe
column-panel = la serie delle cifre che mancano nelle colonne
box-panel = la serie delle cifre che mancano nei riquadri
magic = la cifra magica
in-row = nella riga { $n }
in-column = nella colonna { $n }
in-box = nel riquadro { $n }
in-diagonal-main = sulla diagonale principale
in-diagonal-anti = sull'antidiagonale
in-row-panel = tra le cifre che mancano nelle righe
in-column-panel = tra le cifre che mancano nelle colonne
in-box-panel = tra le cifre che mancano nei riquadri
in-magic = come cifra magica
missing-row = la cifra che manca nella riga { $n }
missing-column = la cifra che manca nella colonna { $n }
missing-box = la cifra che manca nel riquadro { $n }
missing-diagonal-main = la cifra che manca sulla diagonale principale
missing-diagonal-anti = la cifra che manca sull'antidiagonale
the-magic-digit = la cifra magica
cage = la gabbia che inizia in { $cell } (somma { $sum })
cage-without-sum = la gabbia che inizia in { $cell }
list-more = { $head }, { $next }
list-and = { $head } e { $last }
list-or = { $head } o { $last }

## What follows, and reasons

results = { $head }; { $next }
by-rule = { $result } (per la regola { $rule })
is-cell = { $cell } è { $digit }
is-missing = { $inunit } manca { $digit }
is-magic = { $digit } è la cifra magica
not-cells =
    { $count ->
        [one] { $cells } non può essere { $digits }
       *[other] { $cells } non possono essere { $digits }
    }
not-magic-digit = la cifra magica non è { $digits }
contain =
    { $count ->
        [one] { $units } contiene { $digits }
       *[other] { $units } contengono { $digits }
    }
because = { " " }({ $reasons })
contains-magic = { $digit } è la cifra magica, quindi { $contains }
contains-since = { $fact }, quindi { $contains }
contains-told = { $contains }, per il passo { $step }

adds-up =
    { $count ->
        [one] { $plus } è { $sum }
       *[other] { $plus } fanno insieme { $sum }
    }
adds-up-more =
    { $count ->
        [one] { $plus } supera di { $sum } { $minus }
       *[other] { $plus } insieme superano di { $sum } { $minus }
    }
same = la somma è la stessa per { $plus } e per { $minus }

## Singles

full-house = { $cell } è l'ultima casella vuota { $inunit }: { $result }.
    .title = ultima casella
last-cell = { $cell } è l'ultima casella vuota { $inunit }, dove manca { $misses }: { $result }.
    .title = ultima casella con cifra mancante nota
hidden-single-box = L'unico posto per { $digit } { $inunit } è { $cell }{ $why }: { $result }.
    .title = singolo nascosto in un riquadro
hidden-single-line = L'unico posto per { $digit } { $inunit } è { $cell }{ $why }: { $result }.
    .title = singolo nascosto in una linea
naked-single = Per { $cell } è esclusa ogni cifra tranne { $digit }: { $result }.
    .title = singolo nudo

## Missing digits

full-unit = Tutte le caselle { $inunit } sono piene, e solo { $digit } non c'è: { $result }.
    .title = unità piena
no-seat = Nessuna casella { $inunit } può più essere { $digit }: { $result }.
    .title = nessun posto
known-elsewhere =
    { $kind ->
        [row] { $fact }, e nessuna cifra manca in due righe: { $result }.
        [column] { $fact }, e nessuna cifra manca in due colonne: { $result }.
       *[box] { $fact }, e nessuna cifra manca in due riquadri: { $result }.
    }
    .title = già mancante altrove
not-magic = { $fact }, e la cifra magica non manca da nessuna parte: { $result }.
    .title = non è la cifra magica
magic-present =
    { $kind ->
        [row] { $digit } è la cifra magica, che c'è in ogni riga: { $result }.
        [column] { $digit } è la cifra magica, che c'è in ogni colonna: { $result }.
       *[box] { $digit } è la cifra magica, che c'è in ogni riquadro: { $result }.
    }
    .title = la cifra magica è presente
magic-on-diagonals = { $fact }, ed entrambe le diagonali contengono la cifra magica: { $result }.
    .title = la cifra magica sulle diagonali
nine-copies = { $digit } si trova già in ogni riga, colonna e riquadro: { $result }.
    .title = tutte le copie di una cifra
eight-copies = { $digit } c'è dappertutto, ma non ancora qui: { $units }, che si incrociano in { $cell }; inoltre { $premise }: { $result }.
    .title = tutte le copie tranne una
never-missing =
    { $kind ->
        [row] { $digit } non può mancare in nessuna riga: { $result }.
        [column] { $digit } non può mancare in nessuna colonna: { $result }.
       *[box] { $digit } non può mancare in nessun riquadro: { $result }.
    }
    .title = non manca mai
missing-line-single =
    { $kind ->
        [row] { $digit } non è la cifra magica, quindi manca in una riga, e nessun'altra riga è possibile: { $result }.
        [column] { $digit } non è la cifra magica, quindi manca in una colonna, e nessun'altra colonna è possibile: { $result }.
       *[box] { $digit } non è la cifra magica, quindi manca in un riquadro, e nessun altro riquadro è possibile: { $result }.
    }
    .title = l'unica unità in cui una cifra può mancare
naked-missing = Solo { $digit } è possibile per { $cell }: { $result }.
    .title = cifra mancante nuda
band-identity = Le righe (o le colonne) di una fascia mancano delle stesse cifre dei suoi riquadri, e { $digit } non è nessuna di queste: { $cells }. Quindi { $result }.
    .title = identità della fascia
hole-crossing = La riga e la colonna in cui manca { $digit } si incrociano nel riquadro in cui manca, in { $cell }: { $result }.
    .title = incrocio dei buchi
box-exclusion = { $fact }, e quindi anche in una delle unità che passano di lì, { $crossers }: { $result }.
    .title = esclusione dal riquadro

## Locked candidates and subsets

pointing = { $digit } non ha altro posto { $inunit } che { $orcells }, tutte { $inother }{ $why }: { $result }.
    .title = puntamento
claiming = { $digit } non ha altro posto { $inunit } che { $orcells }, tutte { $inother }{ $why }: { $result }.
    .title = rivendicazione
naked-pair = { $cells } possono essere solo { $digits }, una ciascuna, e { $unit } non ha altro posto per queste cifre: { $result }.
    .title = coppia nuda
naked-triple = { $cells } possono essere solo { $digits }, una ciascuna, e { $unit } non ha altro posto per queste cifre: { $result }.
    .title = terna nuda
naked-quad = { $cells } possono essere solo { $digits }, una ciascuna, e { $unit } non ha altro posto per queste cifre: { $result }.
    .title = quaterna nuda
hidden-pair = { $digits } non hanno altro posto { $inunit } che { $cells }, che quindi non possono essere altro: { $result }.
    .title = coppia nascosta
hidden-triple = { $digits } non hanno altro posto { $inunit } che { $cells }, che quindi non possono essere altro: { $result }.
    .title = terna nascosta
hidden-quad = { $digits } non hanno altro posto { $inunit } che { $cells }, che quindi non possono essere altro: { $result }.
    .title = quaterna nascosta
missing-pair = { $cells } sono { $digits }, in qualche ordine: { $result }.
    .title = coppia di cifre mancanti
missing-triple = { $cells } sono { $digits }, in qualche ordine: { $result }.
    .title = terna di cifre mancanti
missing-quad = { $cells } sono { $digits }, in qualche ordine: { $result }.
    .title = quaterna di cifre mancanti

hidden-missing-pair = { $digits } non hanno altro posto { $inunit } che { $cells }, che quindi non possono essere altro: { $result }.
    .title = coppia nascosta di cifre mancanti
hidden-missing-triple = { $digits } non hanno altro posto { $inunit } che { $cells }, che quindi non possono essere altro: { $result }.
    .title = terna nascosta di cifre mancanti
hidden-missing-quad = { $digits } non hanno altro posto { $inunit } che { $cells }, che quindi non possono essere altro: { $result }.
    .title = quaterna nascosta di cifre mancanti

## Fish and wings

x-wing = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }{ $why }; sta quindi in questi incroci, e altrove no: { $result }.
    .title = X-wing
swordfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }{ $why }; sta quindi in questi incroci, e altrove no: { $result }.
    .title = swordfish
jellyfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }{ $why }; sta quindi in questi incroci, e altrove no: { $result }.
    .title = jellyfish
finned-x-wing = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }, e nella pinna { $fins }{ $why }; ciò che vede la pinna non può essere { $digit } in nessuno dei due casi: { $result }.
    .title = X-wing con pinna
finned-swordfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }, e nella pinna { $fins }{ $why }; ciò che vede la pinna non può essere { $digit } in nessuno dei due casi: { $result }.
    .title = swordfish con pinna
finned-jellyfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }, e nella pinna { $fins }{ $why }; ciò che vede la pinna non può essere { $digit } in nessuno dei due casi: { $result }.
    .title = jellyfish con pinna
sashimi-x-wing = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }, e nella pinna { $fins }, senza la quale un angolo è vuoto{ $why }; ciò che vede la pinna non può essere { $digit } in nessuno dei due casi: { $result }.
    .title = X-wing sashimi
sashimi-swordfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }, e nella pinna { $fins }, senza la quale un angolo è vuoto{ $why }; ciò che vede la pinna non può essere { $digit } in nessuno dei due casi: { $result }.
    .title = swordfish sashimi
sashimi-jellyfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }, e nella pinna { $fins }, senza la quale un angolo è vuoto{ $why }; ciò che vede la pinna non può essere { $digit } in nessuno dei due casi: { $result }.
    .title = jellyfish sashimi
overfull-x-wing = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }; quell'incrocio non basta a entrambe, quindi in una di loro manca: { $result }.
    .title = X-wing sovraffollato
panel-x-wing = { $bases } ha posto per { $digit } solo dove incrocia { $covers }, le sole unità di quella direzione in cui può mancare: in una di queste manca, e l'altra lo ha lì: { $result }.
    .title = X-wing con cifre mancanti
overfull-swordfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }; questi incroci non bastano a tutte, quindi in una di loro manca: { $result }.
    .title = swordfish sovraffollato
panel-swordfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }, le sole unità di quella direzione in cui può mancare: in una di queste manca, e le altre lo hanno lì: { $result }.
    .title = swordfish con cifre mancanti
overfull-jellyfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }; questi incroci non bastano a tutte, quindi in una di loro manca: { $result }.
    .title = jellyfish sovraffollato
panel-jellyfish = { $bases } hanno posto per { $digit } solo dove incrociano { $covers }, le sole unità di quella direzione in cui può mancare: in una di queste manca, e le altre lo hanno lì: { $result }.
    .title = jellyfish con cifre mancanti
xy-wing = Qualunque delle sue due cifre sia { $cell }, una delle ali è { $gone }, { $wings }: { $result }.
    .title = XY-wing
xyz-wing = Qualunque delle sue tre cifre sia { $cell }, questa casella o una delle ali è { $gone }, { $wings }: { $result }.
    .title = XYZ-wing
skyscraper = { $bases } hanno ciascuna due soli posti per { $digit }; { $inner } sono in linea e non possono esserlo entrambe, quindi { $cell } o { $last } è { $digit }{ $why }: { $result }.
    .title = grattacielo
two-string-kite = { $bases } hanno ciascuna due soli posti per { $digit }; { $inner } sono in un riquadro e non possono esserlo entrambe, quindi { $cell } o { $last } è { $digit }{ $why }: { $result }.
    .title = aquilone a due fili
empty-rectangle = { $digit } ha posto { $inunit } solo dove passano { $crossing }, e due soli posti { $inother }, { $ends }, che portano entrambi alla stessa conclusione{ $why }: { $result }.
    .title = rettangolo vuoto

## Cages

cage-last-cell =
    { $count ->
        [one] { $cage } è una casella sola: { $result }.
       *[other] Per { $cage }, le altre caselle fanno insieme { $second }: { $result }.
    }
    .title = ultima casella di una gabbia
cage-single = Solo { $digits } danno la somma che serve per { $cage }: { $result }.
    .title = gabbia con una sola combinazione
cage-bounds = Per { $cage }, le caselle diverse da { $cell } fanno insieme almeno { $second } e al massimo { $total }: { $result }.
    .title = limiti della gabbia
cage-combinations = Le combinazioni rimaste per { $cage } usano soltanto { $digits }: { $result }.
    .title = combinazioni della gabbia
cage-placements = Fra tutti i modi di riempire { $cage } con cifre diverse ancora possibili, nessuno che dia la somma usa queste: { $result }.
    .title = disposizioni nella gabbia
cage-complement = { $cage } lascia fuori cifre che fanno { $second }, e in questo tutti i modi concordano: { $result }.
    .title = gabbia complementare
cage-naked-subset = { $cage } sta tutta { $inunit } e può essere solo { $digits }; { $unit } non ha altro posto per queste cifre: { $result }.
    .title = gruppo nudo in una gabbia
cage-hidden-subset = { $unit } ha posto per { $digits } solo dentro { $cage }, e le combinazioni senza queste cifre sono escluse: { $result }.
    .title = gruppo nascosto in una gabbia
killer-subset = { $cells } usano tutte le cifre { $digits } { $inunit }: { $result }.
    .title = gruppo killer
cage-pointing = { $cage } ha bisogno di { $digit }, e tutti i suoi posti sono { $inunit }: { $result }.
    .title = puntamento di una gabbia
cage-claiming = { $unit } ha posto per { $digit } solo dentro { $cage }{ $why }: { $result }.
    .title = rivendicazione di una gabbia
cage-present = { $cage } sta tutta { $inunit } e ha bisogno di { $digits }: { $result }.
    .title = cifre che una gabbia porta in un'unità
tiled-unit = Le gabbie che riempiono { $unit } fanno insieme { $total }; tutte le cifre insieme fanno { $second }: { $result }.
    .title = unità ricoperta
tiled-lines = Le gabbie che riempiono { $units } fanno insieme { $total }; con le cifre che vi mancano si arriva a { $second }, quindi { $equation }: { $result }.
    .title = linee o riquadri ricoperti
innies =
    { $missing ->
        [yes] Le cifre { $inunit } e quella che vi manca fanno { $second }, le gabbie lì { $total }, quindi { $equation }: { $result }.
       *[no] Le cifre { $inunit } fanno { $second }, le gabbie lì { $total }, quindi { $equation }: { $result }.
    }
    .title = caselle interne
large-innies =
    { $missing ->
        [yes] Le cifre { $inunit } e quella che vi manca fanno { $second }, le gabbie lì { $total }, quindi { $equation }, senza ciò che usano le gabbie: { $result }.
       *[no] Le cifre { $inunit } fanno { $second }, le gabbie lì { $total }, quindi { $equation }, senza ciò che usano le gabbie: { $result }.
    }
    .title = molte caselle interne
innies-pointing =
    { $missing ->
        [yes] Le cifre { $inunit } e quella che vi manca fanno { $second }, le gabbie lì { $total }, quindi { $equation }, e hanno bisogno di { $digits }: { $result }.
       *[no] Le cifre { $inunit } fanno { $second }, le gabbie lì { $total }, quindi { $equation }, e hanno bisogno di { $digits }: { $result }.
    }
    .title = puntamento delle caselle interne
outies =
    { $missing ->
        [yes] Le cifre { $inunit } e quella che vi manca fanno { $second }, le gabbie lì { $total }, quindi { $equation }: { $result }.
       *[no] Le cifre { $inunit } fanno { $second }, le gabbie lì { $total }, quindi { $equation }: { $result }.
    }
    .title = caselle esterne
innies-of-lines =
    { $missing ->
        [yes] Per { $units }, le cifre e quelle che vi mancano fanno { $second }, le gabbie lì { $total }, quindi { $equation }: { $result }.
       *[no] Per { $units }, le cifre fanno { $second }, le gabbie lì { $total }, quindi { $equation }: { $result }.
    }
    .title = caselle interne di più unità
outies-of-lines =
    { $missing ->
        [yes] Per { $units }, le cifre e quelle che vi mancano fanno { $second }, le gabbie lì { $total }, quindi { $equation }: { $result }.
       *[no] Per { $units }, le cifre fanno { $second }, le gabbie lì { $total }, quindi { $equation }: { $result }.
    }
    .title = caselle esterne di più unità
board-total = Le gabbie della tavola fanno insieme { $total }, tutte le sue caselle { $second } più la cifra magica, perché a ogni riga manca una diversa delle altre cifre, quindi { $equation }: { $result }.
    .title = totale della tavola
cage-split = Tagliando lungo { $units } si divide in due { $cage }, e una parte fa { $shares }: { $result }.
    .title = divisione della gabbia

## Around the steps

solved = risolto
nothing-more =
    { $count ->
        [one] non si trova altro: resta aperta 1 casella
       *[other] non si trova altro: restano aperte { $count } caselle
    }
step = { $step }. { $text }
hint-where-unit = Guarda qui: { $units }.
hint-where-cell = Guarda qui: { $cells }.
hint-why = Cerca questo: { $title }.
hint-mistake = C'è un errore: { $place }.
hint-mistake-why = { $digit } c'è già { $inunit }, quindi c'è un errore: { $place }.
hint-mistake-far = Nell'unica soluzione { $digit } non sta qui: { $place }.
hint-mark-why = Le annotazioni qui non hanno la cifra dell'unica soluzione: { $place }.
hint-mistake-what = Togli { $digit } da qui: { $place }.
hint-mark-what = Annota di nuovo qui: { $place }.
