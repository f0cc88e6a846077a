### Italiano. What each message can use stands in cards.py and rules.py.

## Numbers

number-word =
    { $n ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[other] { $n }
    }
ordinal =
    { $n ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
        [9] nona
        [10] decima
        [11] undicesima
       *[other] dodicesima
    }

## Cards

clue-victim = La vittima. Era sola con l'assassino.
clue-row =
    { $where ->
        [first] Era nella riga in alto.
        [last] Era nella riga in basso.
       *[nth] Era nella { ordinal } riga.
    }
clue-column =
    { $where ->
        [first] Era nella colonna di sinistra.
        [last] Era nella colonna di destra.
       *[nth] Era nella { ordinal } colonna da sinistra.
    }
clue-room =
    { $negated ->
        [yes] Non era { $in }.
       *[no] Era { $in }.
    }
clue-on =
    { $negated ->
        [yes] Non era { $on }.
       *[no] Era { $on }.
    }
clue-beside =
    { $negated ->
        [yes] Non era { $beside }.
       *[no] Era { $beside }.
    }
clue-corner =
    { $negated ->
        [yes] Non era in un angolo della stanza.
       *[no] Era in un angolo della stanza.
    }
clue-room-with =
    { $others ->
        [one] { $pair ->
            [f-f] Era { $in } con un'altra donna.
            [m-f] Era { $in } con una donna.
            [f-m] Era { $in } con un uomo.
           *[m-m] Era { $in } con un altro uomo.
        }
       *[other] { $pair ->
            [f-f] Era { $in } con altre { number-word } donne.
            [m-f] Era { $in } con { number-word } donne.
            [f-m] Era { $in } con { number-word } uomini.
           *[m-m] Era { $in } con altri { number-word } uomini.
        }
    }
clue-alone =
    { $gender ->
        [f] Era sola nella stanza.
       *[m] Era solo nella stanza.
    }
clue-at-wall =
    { $negated ->
        [yes] Non era accanto a un muro.
       *[no] Era accanto a un muro.
    }
clue-board =
    { $part ->
        [corner] Era in un angolo della tavola.
       *[edge] Era sul bordo della tavola.
    }
clue-same-room =
    { $negated ->
        [yes] Non era nella stessa stanza di { $person }.
       *[no] Era nella stessa stanza di { $person }.
    }
way =
    { $way ->
        [north] a nord
        [south] a sud
        [east] a est
        [west] a ovest
        [north-east] a nord-est
        [north-west] a nord-ovest
        [south-east] a sud-est
       *[south-west] a sud-ovest
    }
clue-direction = Era { way } { $of }.
clue-direction-of-object = Era { way } { $of }.
lines =
    { $line ->
        [row] { $n ->
            [one] una riga
           *[other] { number-word } righe
        }
       *[column] { $n ->
            [one] una colonna
           *[other] { number-word } colonne
        }
    }
clue-away =
    { $side ->
        [any] Era esattamente a { lines } di distanza da { $person }.
       *[way] Era esattamente { lines } { way } { $of }.
    }
clue-with-others =
    { $n ->
        [0] Nella sua stanza non c'era nessun altro.
        [one] Nella sua stanza c'era esattamente un'altra persona.
       *[other] Nella sua stanza c'erano esattamente altre { number-word } persone.
    }
clue-either-room = Era { $in } o { $in2 }.
clue-only-on = Era l'unica persona { $on }.
clue-people-in-room =
    { $n ->
        [0] Non c'era nessuno { $in }.
        [one] C'era esattamente una persona { $in }.
       *[other] C'erano esattamente { number-word } persone { $in }.
    }
clue-empty-rooms =
    { $n ->
        [0] Nessuna stanza era vuota.
        [one] Esattamente una stanza era vuota.
       *[other] Esattamente { number-word } stanze erano vuote.
    }

## Around a drawn plan

plan-rooms = Stanze
plan-seats = Ci si può stare
plan-solid = Bloccano la casella
plan-people = Schede
plan-facts = Inoltre
plan-murderer = L'assassino: { $name }, { $cell }.

## The rules page

rules-title = Sudoku Murder: le regole
rules-lead = Dove si trova ciascuno, e chi è l'assassino? Se un indizio si può intendere in due modi, questa pagina dice qual è quello giusto.
rules-board = La tavola
rules-placing = Persone e oggetti
rules-murder = La vittima e l'assassino
rules-clues = Che cosa significa ogni indizio
rules-more = Altri indizi
rules-more-lead = I casi con gli indizi estesi usano anche questi. Gli ultimi non stanno su nessuna scheda: riguardano tutta la tavola.
rules-one = Una sola soluzione
rules-sentence = Indizio
rules-meaning = Significato
rule-u1 = La tavola è quadrata, da 4×4 a 9×9. Su una tavola di N righe ci sono N persone; una di loro è la vittima.
rule-u2 = Ogni persona è in esattamente una casella. Due persone non sono mai nella stessa riga, né nella stessa colonna.
rule-u3 = Una persona può stare sul pavimento libero o su uno di questi oggetti: { $seats }.
rule-u4 = Questi oggetti bloccano la loro casella, e nessuno può starci: { $solid }. Gli indizi possono comunque nominarli.
rule-u5 = Muri spessi dividono la tavola in stanze. Ogni stanza ha un nome, e le stanze che hanno un muro in comune hanno pavimenti diversi. Un oggetto può occupare più caselle di una stanza: allora ognuna di quelle caselle lo contiene.
rule-u6 = In una stanza può esserci un numero qualsiasi di persone, anche nessuna; fa eccezione solo la stanza della vittima.
rule-u7 = Nella stanza della vittima ci sono la vittima e una sola altra persona: è l'assassino, uomo o donna che sia.
rule-u8 = La scheda della vittima lo dice: «{ $victim }» Può dire anche altro.
rule-u9 = Ogni caso ha una sola soluzione, e ci si arriva passo per passo, senza tirare a indovinare.
rule-counts = In ogni indizio la vittima conta come tutti gli altri, e così l'assassino.
meaning-row = In quella riga. Le righe si contano dall'alto: la seconda è quella sotto la riga in alto.
meaning-column = In quella colonna. Le colonne si contano da sinistra.
meaning-room = In una casella qualsiasi di quella stanza.
    .negated = In una casella qualsiasi fuori da quella stanza.
meaning-on = La sua casella contiene un oggetto di quel tipo.
    .negated = La sua casella non contiene un oggetto di quel tipo. Può contenerne un altro.
meaning-beside = Almeno una delle caselle subito sopra, sotto, a sinistra e a destra contiene quel tipo di oggetto ed è nella stessa stanza. Le diagonali non contano mai. Conta anche un'altra casella dell'oggetto su cui si trova la persona.
    .negated = Nessuna delle caselle subito sopra, sotto, a sinistra e a destra che sono nella stessa stanza contiene quel tipo di oggetto.
meaning-corner = La sua casella ha muri su due lati che si incontrano: a sinistra o a destra, e sopra o sotto. Il bordo della tavola è un muro.
    .negated = La sua casella non è un angolo di quel tipo.
meaning-room-with = In quella stanza, dove ci sono esattamente tanti altri uomini (o altre donne). Possono esserci anche persone dell'altro sesso.
meaning-alone = Nella sua stanza non c'è nessun altro.
meaning-at-wall = La sua casella ha un muro su almeno un lato. Il bordo della tavola è un muro.
    .negated = La sua casella non ha muri su nessun lato.
meaning-board = Bordo: nella prima o nell'ultima riga, o nella prima o nell'ultima colonna, angoli compresi. Angolo: in una delle quattro caselle d'angolo della tavola.
meaning-same-room = I due sono nella stessa stanza. Possono esserci anche altri.
    .negated = I due sono in stanze diverse.
meaning-direction = Il nord è in alto. A nord di qualcuno: in una riga qualsiasi più in alto, non importa in quale colonna; a est: in una colonna qualsiasi più a destra; e così via. A nord-est: sia a nord sia a est. I muri non contano.
meaning-direction-of-object = Lo stesso, visto da almeno una casella che contiene quel tipo di oggetto, in qualunque stanza.
meaning-away = Le righe (o le colonne) dei due distano esattamente tanto; due righe vicine distano una riga. Se è indicata una direzione, è da quella parte. L'altra coordinata è libera.
meaning-with-others = Nella sua stanza ci sono esattamente tante altre persone, uomini e donne insieme.
meaning-either-room = In una casella qualsiasi di una delle due stanze.
meaning-only-on = La sua casella contiene quel tipo di oggetto, e quella di nessun altro lo contiene, su tutta la tavola.
meaning-people-in-room = In quella stanza ci sono esattamente tante persone.
meaning-empty-rooms = In esattamente tante stanze non c'è nessuno.
