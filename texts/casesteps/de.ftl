### Deutsch: the steps of a case of Sudoku Murder. What each message can use stands in case_say.py.
### Clues and rules stand without an article, so `laut` and every case fit them.

## What follows, and reasons

case-is = { $name } ist in { $cell }
case-not-cells =
    { $many ->
        [one] { $people } ist nicht in { $orcells }
       *[other] { $people } sind nicht in { $orcells }
    }
case-not-unit =
    { $many ->
        [one] { $people } ist nicht { $inunits }
       *[other] { $people } sind nicht { $inunits }
    }
case-only-cells =
    { $many ->
        [one] { $people } kann nur in { $orcells } sein
       *[other] { $people } können nur in { $orcells } sein
    }
case-clue =
    { $clues ->
        [one] Hinweis { $of }
       *[other] Hinweis { $n } { $of }
    }
case-fact =
    { $clues ->
        [one] Hinweis zum Spielplan
       *[other] Hinweis { $n } zum Spielplan
    }
case-rule = Regel { $rule }

## Cards and singles

case-step-direct-clue = Laut { $reason } gilt: { $result }.
    .title = ein Hinweis für sich
case-step-only-cell = Für { $who } bleibt nur ein Feld: { $result }.
    .title = letztes Feld einer Person
case-step-line-single = Nur { $who } kann { $inunit } sein, und nur in { $cell }: { $result }.
    .title = letzte Person und letztes Feld einer Linie
case-step-line-taken = { $who } ist sicher { $inunit }, also sonst niemand: { $result }.
    .title = Linie vergeben
case-step-line-last-person = Nur { $who } kann { $inunit } sein: { $result }.
    .title = letzte Person einer Linie
case-step-line-last-cell = { $cell } ist { $inunit } das einzige Feld, in dem jemand sein kann, also ist dort jemand und anderswo { $inother } niemand: { $result }.
    .title = letztes Feld einer Linie
case-step-clue-from-known = Laut { $reason }, da man weiß, wo { $others } ist: { $result }.
    .title = Hinweis auf eine bekannte Person
case-step-clue-between = Laut { $reason } müssen die Felder von { $people } zueinander passen, und zu manchen passt keines der anderen Person: { $result }.
    .title = Hinweis auf zwei Personen

## Counting

case-step-company-full =
    { $many ->
        [one] { $people } ist { $inunit }, und laut { $reason } ist dort sonst niemand von denen, die der Hinweis zählt: { $result }.
       *[other] { $people } sind { $inunit }, und laut { $reason } ist dort sonst niemand von denen, die der Hinweis zählt: { $result }.
    }
    .title = Gesellschaft vollzählig
case-step-victim-room-full = { $people } sind { $inunit }, und im Raum des Opfers ist sonst niemand (U7): { $result }.
    .title = Raum des Opfers vollzählig
case-step-only-companion = Jemand muss mit { $who } { $inunit } sein (U7), und das kann nur { $others } sein: { $result }.
    .title = der einzig mögliche Mörder
case-step-company-needed = Laut { $reason } werden alle gebraucht, die noch { $inunit } sein können: { $result }.
    .title = Gesellschaft nötig
case-step-company-fit =
    { $how ->
        [many] Laut { $reason } ist { $who } nicht { $inunit }, denn dort müssen zu viele andere sein: { $result }.
        [few] Laut { $reason } ist { $who } nicht { $inunit }, denn dort können zu wenige andere sein: { $result }.
        [crowd] In { $orcells } hätte { $who } { $inunit } zu viele andere bei sich ({ $others }), da Zeile und Spalte vergeben sind (laut { $reason }): { $result }.
       *[lack] In { $orcells } hätte { $who } { $inunit } zu wenige andere bei sich, da Zeile und Spalte vergeben sind (laut { $reason }): { $result }.
    }
    .title = Gesellschaft, die nicht passt
case-step-companion-fit =
    { $how ->
        [many] { $who } ist mit genau einer anderen Person zusammen (U7), und { $inunit } müssen es mehr sein: { $result }.
        [few] { $who } ist mit genau einer anderen Person zusammen (U7), und { $inunit } kann sonst niemand sein: { $result }.
        [crowd] { $who } ist mit genau einer anderen Person zusammen (U7), aber von { $orcells } aus wären { $inunit } zu viele ({ $others }), da Zeile und Spalte vergeben sind: { $result }.
       *[lack] { $who } ist mit genau einer anderen Person zusammen (U7), aber von { $orcells } aus könnte { $inunit } sonst niemand sein, da Zeile und Spalte vergeben sind: { $result }.
    }
    .title = Begleitung, die nicht passt
case-step-empty-rooms =
    { $how ->
        [used] Laut { $reason } muss { $inunit } jemand sein, und das kann nur { $who } sein: { $result }.
       *[empty] Laut { $reason } sind alle Räume außer diesen leer ({ $rooms }): { $result }.
    }
    .title = leere Räume
case-step-room-rest = { $reason } sagen zusammen, wie viele der übrigen { $inunit } sind: { $result }.
    .title = Rest eines Raums
case-step-head-count = Die Personen reichen gerade für die Räume, die nicht leer sind (laut { $reason }), also ist { $inunit } sonst niemand außer vielleicht dem Opfer: { $result }.
    .title = Kopfzahl

## Crossing

case-step-crossing = Wäre jemand anders in { $orcells }, so bliebe kein Feld für { $who }: { $result }.
    .title = Kreuzung
case-step-crossing-line = Alle anderen können { $inunit } nur in { $cell } sein, also ist { $who } nirgends sonst { $inother }: { $result }.
    .title = Kreuzung einer Linie
case-step-crossing-room =
    { $how ->
        [crowd] Mit { $who } in { $orcells } müssten { $inunit } zu viele Personen sein ({ $others }; laut { $reason }): { $result }.
       *[lack] Mit { $who } in { $orcells } könnten { $inunit } zu wenige Personen sein (laut { $reason }): { $result }.
    }
    .title = Kreuzung eines Raums

## Groups

case-step-people-pair = { $people } können nur in { $units } sein, in jeder eine Person, also ist dort sonst niemand: { $result }.
    .title = zwei Personen in zwei Linien
case-step-people-triple = { $people } können nur in { $units } sein, in jeder eine Person, also ist dort sonst niemand: { $result }.
    .title = drei Personen in drei Linien
case-step-people-quad = { $people } können nur in { $units } sein, in jeder eine Person, also ist dort sonst niemand: { $result }.
    .title = vier Personen in vier Linien
case-step-lines-pair = In { $units } können nur { $people } sein, die also nirgends sonst sind: { $result }.
    .title = zwei Linien für zwei Personen
case-step-lines-triple = In { $units } können nur { $people } sein, die also nirgends sonst sind: { $result }.
    .title = drei Linien für drei Personen
case-step-lines-quad = In { $units } können nur { $people } sein, die also nirgends sonst sind: { $result }.
    .title = vier Linien für vier Personen
case-step-crossed-pair = Alle Felder, die in { $bases } bleiben, liegen in { $covers }, also ist dort anderswo niemand: { $result }.
    .title = zwei Linien quer zu zweien
case-step-crossed-triple = Alle Felder, die in { $bases } bleiben, liegen in { $covers }, also ist dort anderswo niemand: { $result }.
    .title = drei Linien quer zu dreien
case-step-crossed-quad = Alle Felder, die in { $bases } bleiben, liegen in { $covers }, also ist dort anderswo niemand: { $result }.
    .title = vier Linien quer zu vieren
case-step-pigeonhole-pair = Alle Felder von { $people } liegen in { $units }, in jeder eine Person und keine, wo sich zwei davon kreuzen, also ist dort sonst niemand: { $result }.
    .title = Schubfächer für zwei
case-step-pigeonhole-triple = Alle Felder von { $people } liegen in { $units }, in jeder eine Person und keine, wo sich zwei davon kreuzen, also ist dort sonst niemand: { $result }.
    .title = Schubfächer für drei
case-step-pigeonhole-quad = Alle Felder von { $people } liegen in { $units }, in jeder eine Person und keine, wo sich zwei davon kreuzen, also ist dort sonst niemand: { $result }.
    .title = Schubfächer für vier

## Rooms and lines

case-step-room-line = Laut { $reason } muss jemand { $inunit } sein, und zwar in { $lines }, also ist dort niemand von außerhalb des Raums: { $result }.
    .title = Linie eines Raums
case-step-room-capacity = Laut { $reason } müssen { $count } Personen { $inunit } sein, je eine in { $lines }, also ist dort niemand von außerhalb des Raums: { $result }.
    .title = Fassungsvermögen eines Raums
case-step-capacity-fit = Laut { $reason } ist { $who } mit { $count } anderen zusammen, für die { $inunit } die Linien nicht reichen: { $result }.
    .title = Gesellschaft ohne genug Linien
case-step-room-coverage = Nur Felder { $inunit } können { $lines } füllen, und laut { $reason } sind dort nicht mehr Personen: { $result }.
    .title = Linien, die ein Raum füllt
case-step-filled-rooms =
    { $how ->
        [used] Ein Raum, der als einziger eine Linie füllen kann, ist nicht leer. Laut { $reason } muss { $inunit } jemand sein, und das kann nur { $who } sein: { $result }.
       *[empty] Ein Raum, der als einziger eine Linie füllen kann, ist nicht leer. Laut { $reason } sind alle Räume außer diesen leer ({ $rooms }): { $result }.
    }
    .title = Räume, die nicht leer sind
case-step-rooms-coverage = Nur Felder dieser Räume, { $rooms }, können { $lines } füllen, und laut { $reason } sind dort nicht mehr Personen: { $result }.
    .title = Linien, die zwei Räume füllen

## Around the steps

case-nothing-more =
    { $count ->
        [one] nichts mehr gefunden: 1 Person ist noch unterzubringen
       *[other] nichts mehr gefunden: { $count } Personen sind noch unterzubringen
    }
case-murderer = { $name } war beim Opfer: der Mörder.
case-hint-people = Denk an { $people }.
case-hint-clue = Noch einmal lesen: { $reason }.
case-hint-placed = Hier ist ein Fehler: { $name } ist nicht in { $cell }.
case-hint-placed-why = Hier ist ein Fehler: In der einzigen Lösung ist { $name } nicht in { $cell }.
case-hint-placed-clash = Hier ist ein Fehler: { $name } und { $other } sind in derselben Zeile oder Spalte.
case-hint-placed-clue = Hier ist ein Fehler: { $name } in { $cell } widerspricht dem, was dort steht: { $reason }.
case-hint-placed-what = Nimm { $name } aus { $cell } heraus.
case-hint-crossed = Hier ist ein Fehler: in dem, was für { $name } gestrichen ist.
case-hint-crossed-why = Unter dem, was für { $name } gestrichen ist, ist das richtige Feld.
case-hint-crossed-what = Überdenke, was für { $name } gestrichen ist.
