### Italiano: the steps of a case of Sudoku Murder. What each message can use stands in case_say.py.

## What follows, and reasons

case-is = { $name } è in { $cell }
case-not-cells =
    { $many ->
        [one] { $people } non è in { $orcells }
       *[other] { $people } non sono in { $orcells }
    }
case-not-unit =
    { $many ->
        [one] { $people } non è { $inunits }
       *[other] { $people } non sono { $inunits }
    }
case-only-cells =
    { $many ->
        [one] { $people } può essere solo in { $orcells }
       *[other] { $people } possono essere solo in { $orcells }
    }
case-clue =
    { $clues ->
        [one] l'indizio { $of }
       *[other] l'indizio { $n } { $of }
    }
case-fact =
    { $clues ->
        [one] l'indizio sulla tavola
       *[other] l'indizio { $n } sulla tavola
    }
case-rule = la regola { $rule }

## Cards and singles

case-step-direct-clue = Per { $reason }: { $result }.
    .title = un indizio da solo
case-step-only-cell = Solo una casella è rimasta per { $who }: { $result }.
    .title = ultima casella di una persona
case-step-line-single = Solo { $who } può essere { $inunit }, e solo in { $cell }: { $result }.
    .title = ultima persona e ultima casella di una linea
case-step-line-taken = { $who } è di sicuro { $inunit }, quindi lì non c'è nessun altro: { $result }.
    .title = linea occupata
case-step-line-last-person = Solo { $who } può essere { $inunit }: { $result }.
    .title = ultima persona di una linea
case-step-line-last-cell = { $cell } è l'unica casella { $inunit } in cui può esserci qualcuno, quindi lì c'è qualcuno, e altrove { $inother } nessuno: { $result }.
    .title = ultima casella di una linea
case-step-clue-from-known = Per { $reason }, ora che si sa dov'è { $others }: { $result }.
    .title = indizio su una persona nota
case-step-clue-between = Per { $reason } le caselle di { $people } devono accordarsi, e alcune non si accordano con nessuna dell'altra persona: { $result }.
    .title = indizio tra due persone

## Counting

case-step-company-full =
    { $many ->
        [one] { $people } è { $inunit }, e per { $reason } lì non c'è nessun altro tra quelli che l'indizio conta: { $result }.
       *[other] { $people } sono { $inunit }, e per { $reason } lì non c'è nessun altro tra quelli che l'indizio conta: { $result }.
    }
    .title = compagnia al completo
case-step-victim-room-full = { $people } sono { $inunit }, e nella stanza della vittima non c'è nessun altro (U7): { $result }.
    .title = stanza della vittima al completo
case-step-only-companion = Qualcuno dev'essere con { $who } { $inunit } (U7), e può essere solo { $others }: { $result }.
    .title = l'unico assassino possibile
case-step-company-needed = Per { $reason } servono tutti quelli che possono ancora essere { $inunit }: { $result }.
    .title = compagnia necessaria
case-step-company-fit =
    { $how ->
        [many] Per { $reason }, { $who } non è { $inunit }, dove devono esserci troppi altri: { $result }.
        [few] Per { $reason }, { $who } non è { $inunit }, dove possono esserci troppo pochi altri: { $result }.
        [crowd] Se { $who } fosse in { $orcells }, { $inunit } gli altri sarebbero troppi per { $reason } ({ $others }), perché riga e colonna sono occupate: { $result }.
       *[lack] Se { $who } fosse in { $orcells }, { $inunit } gli altri sarebbero troppo pochi per { $reason }, perché riga e colonna sono occupate: { $result }.
    }
    .title = compagnia che non torna
case-step-companion-fit =
    { $how ->
        [many] { $who } è con esattamente un'altra persona (U7), e { $inunit } devono essercene di più: { $result }.
        [few] { $who } è con esattamente un'altra persona (U7), e { $inunit } non può esserci nessun altro: { $result }.
        [crowd] { $who } è con esattamente un'altra persona (U7), ma da { $orcells } gli altri { $inunit } sarebbero troppi ({ $others }), perché riga e colonna sono occupate: { $result }.
       *[lack] { $who } è con esattamente un'altra persona (U7), ma da { $orcells } nessun altro potrebbe essere { $inunit }, perché riga e colonna sono occupate: { $result }.
    }
    .title = un compagno che non torna
case-step-empty-rooms =
    { $how ->
        [used] Per { $reason } { $inunit } deve esserci qualcuno, e può essere solo { $who }: { $result }.
       *[empty] Per { $reason } tutte le stanze tranne queste ({ $rooms }) sono vuote: { $result }.
    }
    .title = stanze vuote
case-step-room-rest = { $reason } dicono insieme quanti degli altri sono { $inunit }: { $result }.
    .title = il resto di una stanza
case-step-head-count = Le persone bastano appena per le stanze non vuote ({ $reason }), quindi { $inunit } non c'è nessun altro, tranne forse la vittima: { $result }.
    .title = conta delle teste

## Crossing

case-step-crossing = Se in { $orcells } ci fosse qualcun altro, non resterebbe nessuna casella per { $who }: { $result }.
    .title = incrocio
case-step-crossing-line = Chiunque altro può essere { $inunit } solo in { $cell }, quindi altrove { $inother } non c'è { $who }: { $result }.
    .title = incrocio di una linea
case-step-crossing-room =
    { $how ->
        [crowd] Se { $who } fosse in { $orcells }, { $inunit } dovrebbero esserci troppe persone per { $reason } ({ $others }): { $result }.
       *[lack] Se { $who } fosse in { $orcells }, { $inunit } potrebbero esserci troppo poche persone per { $reason }: { $result }.
    }
    .title = incrocio di una stanza

## Groups

case-step-people-pair = { $people } possono essere solo su queste linee: { $units }, una persona per linea, quindi lì non c'è nessun altro: { $result }.
    .title = due persone su due linee
case-step-people-triple = { $people } possono essere solo su queste linee: { $units }, una persona per linea, quindi lì non c'è nessun altro: { $result }.
    .title = tre persone su tre linee
case-step-people-quad = { $people } possono essere solo su queste linee: { $units }, una persona per linea, quindi lì non c'è nessun altro: { $result }.
    .title = quattro persone su quattro linee
case-step-lines-pair = Per { $units } ci sono solo { $people }, che quindi non sono altrove: { $result }.
    .title = due linee per due persone
case-step-lines-triple = Per { $units } ci sono solo { $people }, che quindi non sono altrove: { $result }.
    .title = tre linee per tre persone
case-step-lines-quad = Per { $units } ci sono solo { $people }, che quindi non sono altrove: { $result }.
    .title = quattro linee per quattro persone
case-step-crossed-pair = Per { $bases } le caselle rimaste stanno tutte su queste linee: { $covers }; altrove su queste non c'è quindi nessuno: { $result }.
    .title = due linee attraverso due
case-step-crossed-triple = Per { $bases } le caselle rimaste stanno tutte su queste linee: { $covers }; altrove su queste non c'è quindi nessuno: { $result }.
    .title = tre linee attraverso tre
case-step-crossed-quad = Per { $bases } le caselle rimaste stanno tutte su queste linee: { $covers }; altrove su queste non c'è quindi nessuno: { $result }.
    .title = quattro linee attraverso quattro
case-step-pigeonhole-pair = Le caselle di { $people } stanno tutte su queste linee: { $units }, una persona per linea e nessuna dove due di esse si incrociano; lì non c'è quindi nessun altro: { $result }.
    .title = piccionaie per due
case-step-pigeonhole-triple = Le caselle di { $people } stanno tutte su queste linee: { $units }, una persona per linea e nessuna dove due di esse si incrociano; lì non c'è quindi nessun altro: { $result }.
    .title = piccionaie per tre
case-step-pigeonhole-quad = Le caselle di { $people } stanno tutte su queste linee: { $units }, una persona per linea e nessuna dove due di esse si incrociano; lì non c'è quindi nessun altro: { $result }.
    .title = piccionaie per quattro

## Rooms and lines

case-step-room-line = Per { $reason } qualcuno dev'essere { $inunit }, e lì può stare solo su questa linea: { $lines }; fuori da quella stanza non c'è quindi nessuno sulla linea: { $result }.
    .title = linea di una stanza
case-step-room-capacity = Per { $reason } { $inunit } devono esserci { $count } persone, una su ognuna di queste linee: { $lines }; fuori da quella stanza non c'è quindi nessuno su di esse: { $result }.
    .title = capienza di una stanza
case-step-capacity-fit = Per { $reason }, { $who } è con altre { $count } persone, che { $inunit } non hanno abbastanza linee: { $result }.
    .title = compagnia senza abbastanza linee
case-step-room-coverage = Solo caselle { $inunit } possono riempire { $lines }, e per { $reason } lì non ci sono altre persone: { $result }.
    .title = linee riempite da una stanza
case-step-filled-rooms =
    { $how ->
        [used] Una stanza che da sola può riempire una linea non è vuota. Per { $reason } { $inunit } deve esserci qualcuno, e può essere solo { $who }: { $result }.
       *[empty] Una stanza che da sola può riempire una linea non è vuota. Per { $reason } tutte le stanze tranne queste ({ $rooms }) sono vuote: { $result }.
    }
    .title = stanze che non sono vuote
case-step-rooms-coverage = Solo le caselle di queste stanze, { $rooms }, possono riempire { $lines }, e per { $reason } lì non ci sono altre persone: { $result }.
    .title = linee riempite da due stanze

## Around the steps

case-nothing-more =
    { $count ->
        [one] non si trova altro: resta da collocare 1 persona
       *[other] non si trova altro: restano da collocare { $count } persone
    }
case-murderer = { $name } era con la vittima: è l'assassino.
case-hint-people = Concentrati su { $people }.
case-hint-clue = Rileggi { $reason }.
case-hint-placed = C'è un errore: { $name } non è in { $cell }.
case-hint-placed-why = C'è un errore: nell'unica soluzione { $name } non è in { $cell }.
case-hint-placed-clash = C'è un errore: { $name } e { $other } sono nella stessa riga o nella stessa colonna.
case-hint-placed-clue = C'è un errore: con { $name } in { $cell } non torna { $reason }.
case-hint-placed-what = Togli { $name } da { $cell }.
case-hint-crossed = C'è un errore in ciò che hai escluso per { $name }.
case-hint-crossed-why = Tra le caselle escluse per { $name } c'è quella giusta.
case-hint-crossed-what = Ripensa alle caselle escluse per { $name }.
