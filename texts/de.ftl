### Deutsch. What each message can use stands in say.py.
### Names of units and what is missing are in the nominative, which is their accusative too: no
### message puts a preposition with the dative before them.

## Words

cell = { $name }
number = { $n }
row = Zeile { $n }
column = Spalte { $n }
box = Block { $n }
diagonal-main = die Hauptdiagonale
diagonal-anti = die Nebendiagonale
row-panel = die Reihe der fehlenden Ziffern der Zeilen
column-panel = die Reihe der fehlenden Ziffern der Spalten
box-panel = die Reihe der fehlenden Ziffern der Blöcke
magic = die magische Ziffer
in-row = in Zeile { $n }
in-column = in Spalte { $n }
in-box = in Block { $n }
in-diagonal-main = auf der Hauptdiagonale
in-diagonal-anti = auf der Nebendiagonale
in-row-panel = unter den fehlenden Ziffern der Zeilen
in-column-panel = unter den fehlenden Ziffern der Spalten
in-box-panel = unter den fehlenden Ziffern der Blöcke
in-magic = als magische Ziffer
missing-row = die fehlende Ziffer von Zeile { $n }
missing-column = die fehlende Ziffer von Spalte { $n }
missing-box = die fehlende Ziffer von Block { $n }
missing-diagonal-main = die fehlende Ziffer der Hauptdiagonale
missing-diagonal-anti = die fehlende Ziffer der Nebendiagonale
the-magic-digit = die magische Ziffer
cage = Käfig { $cell } (Summe { $sum })
cage-without-sum = Käfig { $cell }
list-more = { $head }, { $next }
list-and = { $head } und { $last }
list-or = { $head } oder { $last }

## What follows, and reasons

results = { $head }; { $next }
by-rule = { $result } (nach Regel { $rule })
is-cell = { $cell } ist { $digit }
is-missing = { $inunit } fehlt { $digit }
is-magic = { $digit } ist die magische Ziffer
not-cells =
    { $count ->
        [one] { $cells } kann nicht { $digits } sein
       *[other] { $cells } können nicht { $digits } sein
    }
not-magic-digit = die magische Ziffer ist nicht { $digits }
contain =
    { $count ->
        [one] { $units } enthält { $digits }
       *[other] { $units } enthalten { $digits }
    }
because = { " " }({ $reasons })
contains-magic = { $digit } ist die magische Ziffer, also gilt: { $contains }
contains-since = { $fact }, also gilt: { $contains }
contains-told = { $contains }, nach Schritt { $step }

adds-up =
    { $count ->
        [one] { $plus } ist { $sum }
       *[other] { $plus } ergeben zusammen { $sum }
    }
adds-up-more =
    { $count ->
        [one] { $plus } ist um { $sum } größer als { $minus } zusammen
       *[other] { $plus } sind zusammen um { $sum } größer als { $minus }
    }
same = die Summe ist dieselbe für { $plus } und für { $minus }

## Singles

full-house = { $cell } ist das letzte leere Feld { $inunit }: { $result }.
    .title = letztes Feld
last-cell = { $cell } ist das letzte leere Feld { $inunit }, und dort fehlt { $misses }: { $result }.
    .title = letztes Feld mit bekannter fehlender Ziffer
hidden-single-box = Der einzige Platz für { $digit } { $inunit } ist { $cell }{ $why }: { $result }.
    .title = verstecktes Single im Block
hidden-single-line = Der einzige Platz für { $digit } { $inunit } ist { $cell }{ $why }: { $result }.
    .title = verstecktes Single in einer Linie
naked-single = Für { $cell } ist jede Ziffer außer { $digit } ausgeschlossen: { $result }.
    .title = nacktes Single

## Missing digits

full-unit = Alle Felder { $inunit } sind gefüllt, und nur { $digit } ist nicht dabei: { $result }.
    .title = volle Einheit
no-seat = Kein Feld { $inunit } kann noch { $digit } sein: { $result }.
    .title = kein Platz
known-elsewhere =
    { $kind ->
        [row] { $fact }, und keine Ziffer fehlt in zwei Zeilen: { $result }.
        [column] { $fact }, und keine Ziffer fehlt in zwei Spalten: { $result }.
       *[box] { $fact }, und keine Ziffer fehlt in zwei Blöcken: { $result }.
    }
    .title = fehlt schon anderswo
not-magic = { $fact }, und die magische Ziffer fehlt nirgends: { $result }.
    .title = nicht die magische Ziffer
magic-present =
    { $kind ->
        [row] { $digit } ist die magische Ziffer, die jede Zeile enthält: { $result }.
        [column] { $digit } ist die magische Ziffer, die jede Spalte enthält: { $result }.
       *[box] { $digit } ist die magische Ziffer, die jeder Block enthält: { $result }.
    }
    .title = die magische Ziffer ist vorhanden
magic-on-diagonals = { $fact }, und beide Diagonalen enthalten die magische Ziffer: { $result }.
    .title = die magische Ziffer auf den Diagonalen
nine-copies = { $digit } steht schon in jeder Zeile, jeder Spalte und jedem Block: { $result }.
    .title = alle Exemplare einer Ziffer
eight-copies = { $digit } steht überall, nur hier noch nicht: { $units }, die sich bei { $cell } kreuzen, und { $premise }: { $result }.
    .title = alle Exemplare bis auf eines
never-missing =
    { $kind ->
        [row] { $digit } kann in keiner Zeile fehlen: { $result }.
        [column] { $digit } kann in keiner Spalte fehlen: { $result }.
       *[box] { $digit } kann in keinem Block fehlen: { $result }.
    }
    .title = fehlt nie
missing-line-single =
    { $kind ->
        [row] { $digit } ist nicht die magische Ziffer und fehlt also in einer Zeile, und keine andere kommt in Frage: { $result }.
        [column] { $digit } ist nicht die magische Ziffer und fehlt also in einer Spalte, und keine andere kommt in Frage: { $result }.
       *[box] { $digit } ist nicht die magische Ziffer und fehlt also in einem Block, und kein anderer kommt in Frage: { $result }.
    }
    .title = die einzige Einheit, in der eine Ziffer fehlen kann
naked-missing = Nur { $digit } ist möglich für { $cell }: { $result }.
    .title = nackte fehlende Ziffer
band-identity = In den Zeilen (oder Spalten) eines Bandes fehlen dieselben Ziffern wie in seinen Blöcken, und { $digit } ist keine von diesen: { $cells }. Also gilt: { $result }.
    .title = Bandgleichheit
hole-crossing = Die Zeile und die Spalte, in denen { $digit } fehlt, kreuzen sich in dem Block, in dem sie fehlt, bei { $cell }: { $result }.
    .title = Kreuzung der Lücken
box-exclusion = { $fact }, und darum auch in einer der Einheiten, die dort hindurchgehen, { $crossers }: { $result }.
    .title = Ausschluss im Block

## Locked candidates and subsets

pointing = { $digit } hat { $inunit } keine anderen Plätze, nur { $orcells }, alle { $inother }{ $why }: { $result }.
    .title = Zeigen
claiming = { $digit } hat { $inunit } keine anderen Plätze, nur { $orcells }, alle { $inother }{ $why }: { $result }.
    .title = Beanspruchen
naked-pair = { $cells } können nur { $digits } sein, je eine, und { $unit } hat keinen anderen Platz für sie: { $result }.
    .title = nacktes Paar
naked-triple = { $cells } können nur { $digits } sein, je eine, und { $unit } hat keinen anderen Platz für sie: { $result }.
    .title = nacktes Tripel
naked-quad = { $cells } können nur { $digits } sein, je eine, und { $unit } hat keinen anderen Platz für sie: { $result }.
    .title = nacktes Quadrupel
hidden-pair = { $digits } haben { $inunit } keine anderen Plätze, nur { $cells }, die also nichts anderes sein können: { $result }.
    .title = verstecktes Paar
hidden-triple = { $digits } haben { $inunit } keine anderen Plätze, nur { $cells }, die also nichts anderes sein können: { $result }.
    .title = verstecktes Tripel
hidden-quad = { $digits } haben { $inunit } keine anderen Plätze, nur { $cells }, die also nichts anderes sein können: { $result }.
    .title = verstecktes Quadrupel
missing-pair = { $cells } sind { $digits } in irgendeiner Reihenfolge: { $result }.
    .title = Paar fehlender Ziffern
missing-triple = { $cells } sind { $digits } in irgendeiner Reihenfolge: { $result }.
    .title = Tripel fehlender Ziffern
missing-quad = { $cells } sind { $digits } in irgendeiner Reihenfolge: { $result }.
    .title = Quadrupel fehlender Ziffern

hidden-missing-pair = { $digits } haben { $inunit } keine anderen Plätze, nur { $cells }, die also nichts anderes sein können: { $result }.
    .title = verstecktes Paar fehlender Ziffern
hidden-missing-triple = { $digits } haben { $inunit } keine anderen Plätze, nur { $cells }, die also nichts anderes sein können: { $result }.
    .title = verstecktes Tripel fehlender Ziffern
hidden-missing-quad = { $digits } haben { $inunit } keine anderen Plätze, nur { $cells }, die also nichts anderes sein können: { $result }.
    .title = verstecktes Quadrupel fehlender Ziffern

## Fish and wings

x-wing = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen{ $why }; also steht sie an diesen Kreuzungen und sonst nirgends: { $result }.
    .title = X-Wing
swordfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen{ $why }; also steht sie an diesen Kreuzungen und sonst nirgends: { $result }.
    .title = Schwertfisch
jellyfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen{ $why }; also steht sie an diesen Kreuzungen und sonst nirgends: { $result }.
    .title = Qualle
finned-x-wing = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen, und in der Flosse { $fins }{ $why }; was die Flosse sieht, kann so oder so nicht { $digit } sein: { $result }.
    .title = X-Wing mit Flosse
finned-swordfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen, und in der Flosse { $fins }{ $why }; was die Flosse sieht, kann so oder so nicht { $digit } sein: { $result }.
    .title = Schwertfisch mit Flosse
finned-jellyfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen, und in der Flosse { $fins }{ $why }; was die Flosse sieht, kann so oder so nicht { $digit } sein: { $result }.
    .title = Qualle mit Flosse
sashimi-x-wing = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen, und in der Flosse { $fins }, ohne die eine Ecke leer ist{ $why }; was die Flosse sieht, kann so oder so nicht { $digit } sein: { $result }.
    .title = Sashimi-X-Wing
sashimi-swordfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen, und in der Flosse { $fins }, ohne die eine Ecke leer ist{ $why }; was die Flosse sieht, kann so oder so nicht { $digit } sein: { $result }.
    .title = Sashimi-Schwertfisch
sashimi-jellyfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen, und in der Flosse { $fins }, ohne die eine Ecke leer ist{ $why }; was die Flosse sieht, kann so oder so nicht { $digit } sein: { $result }.
    .title = Sashimi-Qualle
overfull-x-wing = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen; das reicht nicht für beide, also fehlt sie in einer davon: { $result }.
    .title = überfüllter X-Wing
panel-x-wing = { $bases } hat für { $digit } nur dort Platz, wo { $covers } kreuzen, und in deren Richtung kann sie nur in diesen fehlen: In einer davon fehlt sie, die andere hat sie dort: { $result }.
    .title = X-Wing mit fehlenden Ziffern
overfull-swordfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen; das reicht nicht für alle, also fehlt sie in einer davon: { $result }.
    .title = überfüllter Schwertfisch
panel-swordfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen, und in deren Richtung kann sie nur in diesen fehlen: In einer davon fehlt sie, die übrigen haben sie dort: { $result }.
    .title = Schwertfisch mit fehlenden Ziffern
overfull-jellyfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen; das reicht nicht für alle, also fehlt sie in einer davon: { $result }.
    .title = überfüllte Qualle
panel-jellyfish = { $bases } haben für { $digit } nur dort Platz, wo sie { $covers } kreuzen, und in deren Richtung kann sie nur in diesen fehlen: In einer davon fehlt sie, die übrigen haben sie dort: { $result }.
    .title = Qualle mit fehlenden Ziffern
xy-wing = Welche seiner zwei Ziffern { $cell } auch ist, einer der Flügel ist { $gone }, { $wings }: { $result }.
    .title = XY-Wing
xyz-wing = Welche seiner drei Ziffern { $cell } auch ist, dieses Feld oder einer der Flügel ist { $gone }, { $wings }: { $result }.
    .title = XYZ-Wing
skyscraper = { $bases } haben für { $digit } je zwei Plätze; { $inner } liegen in einer Linie und können es nicht beide sein, also ist { $cell } oder { $last } die { $digit }{ $why }: { $result }.
    .title = Wolkenkratzer
two-string-kite = { $bases } haben für { $digit } je zwei Plätze; { $inner } liegen in einem Block und können es nicht beide sein, also ist { $cell } oder { $last } die { $digit }{ $why }: { $result }.
    .title = Drachen mit zwei Schnüren
empty-rectangle = { $digit } hat { $inunit } nur dort Platz, wo { $crossing } hindurchgehen, und { $inother } zwei Plätze, { $ends }, die beide zum selben Schluss führen{ $why }: { $result }.
    .title = leeres Rechteck

## Cages

cage-last-cell =
    { $count ->
        [one] { $cage } ist ein einzelnes Feld: { $result }.
       *[other] Die übrigen Felder von { $cage } ergeben { $second }: { $result }.
    }
    .title = letztes Feld eines Käfigs
cage-single = Nur { $digits } ergeben die Summe von { $cage }: { $result }.
    .title = Käfig mit einer Kombination
cage-bounds = Die Felder von { $cage } außer { $cell } ergeben mindestens { $second } und höchstens { $total }: { $result }.
    .title = Schranken des Käfigs
cage-combinations = Die Kombinationen, die für { $cage } bleiben, bestehen nur aus { $digits }: { $result }.
    .title = Kombinationen des Käfigs
cage-placements = Von allen Arten, { $cage } mit verschiedenen noch möglichen Ziffern zu füllen, hat keine, die die Summe ergibt, eine von diesen: { $result }.
    .title = Füllungen des Käfigs
cage-complement = { $cage } lässt Ziffern aus, die { $second } ergeben, und darin stimmen alle Möglichkeiten überein: { $result }.
    .title = Gegenkäfig
cage-naked-subset = { $cage } liegt ganz { $inunit } und kann nur { $digits } enthalten; { $unit } hat keinen anderen Platz für sie: { $result }.
    .title = nackte Gruppe in einem Käfig
cage-hidden-subset = { $unit } hat für { $digits } nur in { $cage } Platz, und die Kombinationen ohne sie fallen weg: { $result }.
    .title = versteckte Gruppe in einem Käfig
killer-subset = { $cells } verbrauchen alle Ziffern { $digits } { $inunit }: { $result }.
    .title = Killer-Gruppe
cage-pointing = { $cage } braucht { $digit }, und alle Plätze dafür liegen { $inunit }: { $result }.
    .title = Zeigen aus einem Käfig
cage-claiming = { $unit } hat für { $digit } nur in { $cage } Platz{ $why }: { $result }.
    .title = Beanspruchen eines Käfigs
cage-present = { $cage } liegt ganz { $inunit } und braucht { $digits }: { $result }.
    .title = Ziffern, die ein Käfig in eine Einheit bringt
tiled-unit = Die Käfige, die { $unit } füllen, ergeben { $total }; alle Ziffern zusammen ergeben { $second }: { $result }.
    .title = ausgefüllte Einheit
tiled-lines = Die Käfige, die { $units } füllen, ergeben { $total }; mit den dort fehlenden Ziffern werden es { $second }, also gilt: { $equation }; daraus folgt: { $result }.
    .title = ausgefüllte Linien oder Blöcke
innies =
    { $missing ->
        [yes] Die Ziffern { $inunit } und die, die dort fehlt, ergeben { $second }, die Käfige dort { $total }, also gilt: { $equation }; daraus folgt: { $result }.
       *[no] Die Ziffern { $inunit } ergeben { $second }, die Käfige dort { $total }, also gilt: { $equation }; daraus folgt: { $result }.
    }
    .title = Innenfelder
large-innies =
    { $missing ->
        [yes] Die Ziffern { $inunit } und die, die dort fehlt, ergeben { $second }, die Käfige dort { $total }, also gilt: { $equation }, ohne das, was die Käfige verbrauchen; daraus folgt: { $result }.
       *[no] Die Ziffern { $inunit } ergeben { $second }, die Käfige dort { $total }, also gilt: { $equation }, ohne das, was die Käfige verbrauchen; daraus folgt: { $result }.
    }
    .title = viele Innenfelder
innies-pointing =
    { $missing ->
        [yes] Die Ziffern { $inunit } und die, die dort fehlt, ergeben { $second }, die Käfige dort { $total }, also gilt: { $equation }, und sie brauchen { $digits }; daraus folgt: { $result }.
       *[no] Die Ziffern { $inunit } ergeben { $second }, die Käfige dort { $total }, also gilt: { $equation }, und sie brauchen { $digits }; daraus folgt: { $result }.
    }
    .title = Zeigen durch Innenfelder
outies =
    { $missing ->
        [yes] Die Ziffern { $inunit } und die, die dort fehlt, ergeben { $second }, die Käfige dort { $total }, also gilt: { $equation }; daraus folgt: { $result }.
       *[no] Die Ziffern { $inunit } ergeben { $second }, die Käfige dort { $total }, also gilt: { $equation }; daraus folgt: { $result }.
    }
    .title = Außenfelder
innies-of-lines =
    { $missing ->
        [yes] Für { $units } ergeben die Ziffern und die dort fehlenden { $second }, die Käfige dort { $total }, also gilt: { $equation }; daraus folgt: { $result }.
       *[no] Für { $units } ergeben die Ziffern { $second }, die Käfige dort { $total }, also gilt: { $equation }; daraus folgt: { $result }.
    }
    .title = Innenfelder mehrerer Einheiten
outies-of-lines =
    { $missing ->
        [yes] Für { $units } ergeben die Ziffern und die dort fehlenden { $second }, die Käfige dort { $total }, also gilt: { $equation }; daraus folgt: { $result }.
       *[no] Für { $units } ergeben die Ziffern { $second }, die Käfige dort { $total }, also gilt: { $equation }; daraus folgt: { $result }.
    }
    .title = Außenfelder mehrerer Einheiten
board-total = Die Käfige des Spielfelds ergeben { $total }, alle seine Felder { $second } und dazu die magische Ziffer, da jeder Zeile eine andere der übrigen Ziffern fehlt, also gilt: { $equation }; daraus folgt: { $result }.
    .title = Summe des Spielfelds
cage-split = { $cage } wird durch { $units } in zwei Teile geteilt, und ein Teil ergibt { $shares }: { $result }.
    .title = Teilung des Käfigs

## Around the steps

solved = gelöst
nothing-more =
    { $count ->
        [one] nichts mehr gefunden: 1 Feld ist noch offen
       *[other] nichts mehr gefunden: { $count } Felder sind noch offen
    }
step = { $step }. { $text }
hint-where-unit = Schau hierhin: { $units }.
hint-where-cell = Schau hierhin: { $cells }.
hint-why = Such das hier: { $title }.
hint-mistake = Hier ist ein Fehler: { $place }.
hint-mistake-why = { $digit } steht schon { $inunit }, also ist hier ein Fehler: { $place }.
hint-mistake-far = In der einzigen Lösung steht { $digit } nicht hier: { $place }.
hint-mark-why = In den Notizen fehlt hier die Ziffer der einzigen Lösung: { $place }.
hint-mistake-what = Nimm { $digit } hier zurück: { $place }.
hint-mark-what = Notiere hier neu: { $place }.
