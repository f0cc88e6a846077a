### Deutsch. What each message can use stands in cards.py and rules.py.

## Numbers

number-word =
    { $n ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[other] { $n }
    }
ordinal =
    { $n ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [10] zehnten
        [11] elften
       *[other] zwölften
    }

## Cards

clue-victim = Das Opfer. War allein mit dem Mörder.
clue-row =
    { $where ->
        [first] War in der obersten Zeile.
        [last] War in der untersten Zeile.
       *[nth] War in der { ordinal } Zeile.
    }
clue-column =
    { $where ->
        [first] War in der linken Spalte.
        [last] War in der rechten Spalte.
       *[nth] War in der { ordinal } Spalte von links.
    }
clue-room =
    { $negated ->
        [yes] War nicht { $in }.
       *[no] War { $in }.
    }
clue-on =
    { $negated ->
        [yes] War nicht { $on }.
       *[no] War { $on }.
    }
clue-beside =
    { $negated ->
        [yes] War nicht { $beside }.
       *[no] War { $beside }.
    }
clue-corner =
    { $negated ->
        [yes] War nicht in einer Ecke des Raums.
       *[no] War in einer Ecke des Raums.
    }
clue-room-with =
    { $others ->
        [one] { $pair ->
            [f-f] War { $in } mit einer anderen Frau.
            [m-f] War { $in } mit einer Frau.
            [f-m] War { $in } mit einem Mann.
           *[m-m] War { $in } mit einem anderen Mann.
        }
       *[other] { $pair ->
            [f-f] War { $in } mit { number-word } anderen Frauen.
            [m-f] War { $in } mit { number-word } Frauen.
            [f-m] War { $in } mit { number-word } Männern.
           *[m-m] War { $in } mit { number-word } anderen Männern.
        }
    }
clue-alone = War allein im Raum.
clue-at-wall =
    { $negated ->
        [yes] War nicht an einer Wand.
       *[no] War an einer Wand.
    }
clue-board =
    { $part ->
        [corner] War in einer Ecke des Spielplans.
       *[edge] War am Rand des Spielplans.
    }
clue-same-room =
    { $negated ->
        [yes] War nicht im selben Raum wie { $person }.
       *[no] War im selben Raum wie { $person }.
    }
way =
    { $way ->
        [north] nördlich
        [south] südlich
        [east] östlich
        [west] westlich
        [north-east] nordöstlich
        [north-west] nordwestlich
        [south-east] südöstlich
       *[south-west] südwestlich
    }
clue-direction = War { way } { $of }.
clue-direction-of-object = War { way } { $of }.
lines =
    { $line ->
        [row] { $n ->
            [one] eine Zeile
           *[other] { number-word } Zeilen
        }
       *[column] { $n ->
            [one] eine Spalte
           *[other] { number-word } Spalten
        }
    }
clue-away =
    { $side ->
        [any] War genau { lines } { $of } entfernt.
       *[way] War genau { lines } { way } { $of }.
    }
clue-with-others =
    { $n ->
        [0] War mit niemandem sonst im Raum.
        [one] War mit genau einer anderen Person im Raum.
       *[other] War mit genau { number-word } anderen Personen im Raum.
    }
clue-either-room = War { $in } oder { $in2 }.
clue-only-on = War als einzige Person { $on }.
clue-people-in-room =
    { $n ->
        [0] Niemand war { $in }.
        [one] Genau eine Person war { $in }.
       *[other] Genau { number-word } Personen waren { $in }.
    }
clue-empty-rooms =
    { $n ->
        [0] Kein Raum war leer.
        [one] Genau ein Raum war leer.
       *[other] Genau { number-word } Räume waren leer.
    }

## Around a drawn plan

plan-rooms = Räume
plan-seats = Darauf kann man sein
plan-solid = Versperren ihr Feld
plan-people = Karten
plan-facts = Außerdem
plan-murderer = Der Mörder: { $name }, { $cell }.

## The rules page

rules-title = Sudoku Murder: die Regeln
rules-lead = Wo ist wer, und wer ist der Mörder? Lässt sich ein Hinweis auf zwei Arten lesen, so steht hier, welche gemeint ist.
rules-board = Der Spielplan
rules-placing = Personen und Gegenstände
rules-murder = Das Opfer und der Mörder
rules-clues = Was jeder Hinweis bedeutet
rules-more = Weitere Hinweise
rules-more-lead = Fälle mit den erweiterten Hinweisen verwenden auch diese. Die letzten stehen auf keiner Karte: Sie gelten für den ganzen Spielplan.
rules-one = Eine einzige Lösung
rules-sentence = Hinweis
rules-meaning = Bedeutung
rule-u1 = Der Spielplan ist quadratisch, von 4×4 bis 9×9. Bei N Zeilen gibt es N Personen; eine von ihnen ist das Opfer.
rule-u2 = Jede Person ist in genau einem Feld. Nie sind zwei Personen in derselben Zeile, nie zwei in derselben Spalte.
rule-u3 = Eine Person kann auf dem freien Boden oder auf einem dieser Gegenstände sein: { $seats }.
rule-u4 = Diese Gegenstände versperren ihr Feld, dort kann niemand sein: { $solid }. In Hinweisen können sie trotzdem vorkommen.
rule-u5 = Dicke Wände teilen den Spielplan in Räume. Jeder Raum hat einen Namen, und Räume mit einer gemeinsamen Wand haben verschiedene Böden. Ein Gegenstand kann mehrere Felder eines Raums einnehmen; dann enthält ihn jedes dieser Felder.
rule-u6 = In einem Raum können beliebig viele Personen sein, auch gar keine; eine Ausnahme ist nur der Raum des Opfers.
rule-u7 = Im Raum des Opfers sind das Opfer und genau eine weitere Person: Sie ist der Mörder, ob Mann oder Frau.
rule-u8 = Auf der Karte des Opfers steht: „{ $victim }“ Es kann noch mehr darauf stehen.
rule-u9 = Jeder Fall hat genau eine Lösung, und man findet sie Schritt für Schritt, ohne zu raten.
rule-counts = In jedem Hinweis zählt das Opfer wie alle anderen, und der Mörder ebenso.
meaning-row = In dieser Zeile. Gezählt wird von oben: Die zweite Zeile ist die unter der obersten.
meaning-column = In dieser Spalte. Gezählt wird von links.
meaning-room = In irgendeinem Feld dieses Raums.
    .negated = In irgendeinem Feld außerhalb dieses Raums.
meaning-on = Das Feld der Person enthält einen Gegenstand dieser Art.
    .negated = Das Feld der Person enthält keinen Gegenstand dieser Art. Es kann einen anderen enthalten.
meaning-beside = Mindestens eines der Felder direkt darüber, darunter, links und rechts enthält einen Gegenstand dieser Art und liegt im selben Raum. Diagonalen zählen nie. Auch ein anderes Feld des Gegenstands, auf dem die Person ist, zählt.
    .negated = Keines der Felder direkt darüber, darunter, links und rechts, die im selben Raum liegen, enthält einen Gegenstand dieser Art.
meaning-corner = Das Feld der Person hat Wände an zwei Seiten, die sich treffen: links oder rechts, und oben oder unten. Der Rand des Spielplans ist eine Wand.
    .negated = Das Feld der Person ist keine solche Ecke.
meaning-room-with = In diesem Raum, und dort sind genau so viele andere Männer (oder andere Frauen). Auch Personen des anderen Geschlechts können dort sein.
meaning-alone = Niemand sonst ist im Raum der Person.
meaning-at-wall = Das Feld der Person hat an mindestens einer Seite eine Wand. Der Rand des Spielplans ist eine Wand.
    .negated = Das Feld der Person hat an keiner Seite eine Wand.
meaning-board = Rand: in der ersten oder letzten Zeile oder in der ersten oder letzten Spalte, Ecken eingeschlossen. Ecke: in einem der vier Eckfelder des Spielplans.
meaning-same-room = Beide sind in einem Raum. Auch andere können dort sein.
    .negated = Die beiden sind in verschiedenen Räumen.
meaning-direction = Norden ist oben. Nördlich von jemandem: in irgendeiner Zeile weiter oben, in welcher Spalte auch immer; östlich: in irgendeiner Spalte weiter rechts; und so fort. Nordöstlich: nördlich und östlich zugleich. Wände spielen keine Rolle.
meaning-direction-of-object = Dasselbe, von mindestens einem Feld mit einem Gegenstand dieser Art aus, in welchem Raum auch immer.
meaning-away = Die Zeilen (oder die Spalten) der beiden liegen genau so weit auseinander; benachbarte Zeilen sind eine Zeile voneinander entfernt. Ist eine Richtung genannt, so liegt das Feld auf dieser Seite. Die andere Koordinate ist frei.
meaning-with-others = Im Raum der Person sind genau so viele andere Personen, Männer und Frauen zusammengezählt.
meaning-either-room = In irgendeinem Feld eines der beiden Räume.
meaning-only-on = Das Feld der Person enthält einen Gegenstand dieser Art und das Feld keiner anderen Person, auf dem ganzen Spielplan.
meaning-people-in-room = In diesem Raum sind genau so viele Personen.
meaning-empty-rooms = In genau so vielen Räumen ist niemand.
