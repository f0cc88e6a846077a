### Русский: the steps of a case of Sudoku Murder. What each message can use stands in case_say.py.
### Clues and rules stand in the nominative, in brackets or before a colon.

## What follows, and reasons

case-is = { $name } в { $cell }
case-not-cells = { $people } не в { $orcells }
case-not-unit = { $people } не { $inunits }
case-only-cells =
    { $many ->
        [one] { $people } может быть только в { $orcells }
       *[other] { $people } могут быть только в { $orcells }
    }
case-clue =
    { $clues ->
        [one] подсказка { $of }
       *[other] подсказка { $of } № { $n }
    }
case-fact =
    { $clues ->
        [one] подсказка обо всём поле
       *[other] подсказка обо всём поле № { $n }
    }
case-rule = правило { $rule }

## Cards and singles

case-step-direct-clue = { $reason }: { $result }.
    .title = подсказка сама по себе
case-step-only-cell = { $who } может быть только в одной клетке: { $result }.
    .title = последняя клетка человека
case-step-line-single = Только { $who } может быть { $inunit }, и только в { $cell }: { $result }.
    .title = последний человек и последняя клетка линии
case-step-line-taken = { $who } точно { $inunit }, значит, больше там никого нет: { $result }.
    .title = линия занята
case-step-line-last-person = Только { $who } может быть { $inunit }: { $result }.
    .title = последний человек линии
case-step-line-last-cell = { $cell } — единственная клетка { $inunit }, где кто-то может быть, значит, кто-то там есть, а больше { $inother } никого: { $result }.
    .title = последняя клетка линии
case-step-clue-from-known = { $reason }, а где { $others }, уже известно: { $result }.
    .title = подсказка о том, чьё место известно
case-step-clue-between = { $people } должны подходить друг другу ({ $reason }), а к некоторым клеткам не подходит ни одна клетка другого: { $result }.
    .title = подсказка о двоих

## Counting

case-step-company-full =
    { $many ->
        [one] { $people } { $inunit }, и больше там нет никого из тех, кто считается ({ $reason }): { $result }.
       *[other] { $people } { $inunit }, и больше там нет никого из тех, кто считается ({ $reason }): { $result }.
    }
    .title = компания в сборе
case-step-victim-room-full = { $people } { $inunit }, и больше в комнате жертвы никого нет (U7): { $result }.
    .title = комната жертвы полна
case-step-only-companion = Там же, где { $who }, { $inunit }, должен быть кто-то ещё (U7), и это может быть только { $others }: { $result }.
    .title = единственный возможный убийца
case-step-company-needed = Нужны все, кто ещё может быть { $inunit } ({ $reason }): { $result }.
    .title = нужна компания
case-step-company-fit =
    { $how ->
        [many] { $who } не { $inunit }, ведь там должно быть слишком много других ({ $reason }): { $result }.
        [few] { $who } не { $inunit }, ведь там может быть слишком мало других ({ $reason }): { $result }.
        [crowd] Если { $who } в { $orcells }, то других { $inunit } будет слишком много ({ $others }), ведь строка и столбец заняты ({ $reason }): { $result }.
       *[lack] Если { $who } в { $orcells }, то других { $inunit } будет слишком мало, ведь строка и столбец заняты ({ $reason }): { $result }.
    }
    .title = неподходящая компания
case-step-companion-fit =
    { $how ->
        [many] { $who } ровно с одним другим человеком (U7), а { $inunit } других должно быть больше: { $result }.
        [few] { $who } ровно с одним другим человеком (U7), а { $inunit } больше никого быть не может: { $result }.
        [crowd] { $who } ровно с одним другим человеком (U7), но если это { $orcells }, то других { $inunit } будет слишком много ({ $others }), ведь строка и столбец заняты: { $result }.
       *[lack] { $who } ровно с одним другим человеком (U7), но если это { $orcells }, то больше никого { $inunit } быть не может, ведь строка и столбец заняты: { $result }.
    }
    .title = неподходящий спутник
case-step-empty-rooms =
    { $how ->
        [used] Там, { $inunit }, кто-то должен быть ({ $reason }), и это может быть только { $who }: { $result }.
       *[empty] Все комнаты, кроме этих ({ $rooms }), пусты ({ $reason }): { $result }.
    }
    .title = пустые комнаты
case-step-room-rest = Известно, сколько остальных { $inunit } ({ $reason }): { $result }.
    .title = остаток комнаты
case-step-head-count = Людей ровно столько, чтобы занять непустые комнаты ({ $reason }), поэтому больше { $inunit } никого нет, кроме разве что жертвы: { $result }.
    .title = счёт людей

## Crossing

case-step-crossing = Если в { $orcells } будет кто-то другой, { $who } останется без клетки: { $result }.
    .title = пересечение
case-step-crossing-line = Любой другой может быть { $inunit } только в { $cell }, значит, больше нигде { $inother } { $who } быть не может: { $result }.
    .title = пересечение линии
case-step-crossing-room =
    { $how ->
        [crowd] Если { $who } в { $orcells }, то { $inunit } будет слишком много людей ({ $others }; { $reason }): { $result }.
       *[lack] Если { $who } в { $orcells }, то { $inunit } будет слишком мало людей ({ $reason }): { $result }.
    }
    .title = пересечение комнаты

## Groups

case-step-people-pair = { $people } могут быть только на этих линиях: { $units }, по одному на каждой, значит, больше там никого нет: { $result }.
    .title = двое на двух линиях
case-step-people-triple = { $people } могут быть только на этих линиях: { $units }, по одному на каждой, значит, больше там никого нет: { $result }.
    .title = трое на трёх линиях
case-step-people-quad = { $people } могут быть только на этих линиях: { $units }, по одному на каждой, значит, больше там никого нет: { $result }.
    .title = четверо на четырёх линиях
case-step-lines-pair = На этих линиях ({ $units }) могут быть только { $people }, значит, больше нигде их нет: { $result }.
    .title = две линии для двоих
case-step-lines-triple = На этих линиях ({ $units }) могут быть только { $people }, значит, больше нигде их нет: { $result }.
    .title = три линии для троих
case-step-lines-quad = На этих линиях ({ $units }) могут быть только { $people }, значит, больше нигде их нет: { $result }.
    .title = четыре линии для четверых
case-step-crossed-pair = Все оставшиеся клетки этих линий ({ $bases }) лежат и на этих ({ $covers }), значит, в других клетках последних никого нет: { $result }.
    .title = две линии поперёк двух
case-step-crossed-triple = Все оставшиеся клетки этих линий ({ $bases }) лежат и на этих ({ $covers }), значит, в других клетках последних никого нет: { $result }.
    .title = три линии поперёк трёх
case-step-crossed-quad = Все оставшиеся клетки этих линий ({ $bases }) лежат и на этих ({ $covers }), значит, в других клетках последних никого нет: { $result }.
    .title = четыре линии поперёк четырёх
case-step-pigeonhole-pair = Все клетки, где могут быть { $people }, лежат на этих линиях: { $units }, по одному человеку на каждой и ни одного там, где они пересекаются, значит, больше там никого нет: { $result }.
    .title = принцип Дирихле для двоих
case-step-pigeonhole-triple = Все клетки, где могут быть { $people }, лежат на этих линиях: { $units }, по одному человеку на каждой и ни одного там, где они пересекаются, значит, больше там никого нет: { $result }.
    .title = принцип Дирихле для троих
case-step-pigeonhole-quad = Все клетки, где могут быть { $people }, лежат на этих линиях: { $units }, по одному человеку на каждой и ни одного там, где они пересекаются, значит, больше там никого нет: { $result }.
    .title = принцип Дирихле для четверых

## Rooms and lines

case-step-room-line = Кто-то должен быть { $inunit } ({ $reason }), и подходит там только { $lines }, значит, на этой линии нет никого из других комнат: { $result }.
    .title = линия комнаты
case-step-room-capacity =
    { $count ->
        [one] { $inunit } должен быть { $count } человек ({ $reason }), по одному на каждой из этих линий: { $lines }, значит, на них нет никого из других комнат: { $result }.
        [few] { $inunit } должны быть { $count } человека ({ $reason }), по одному на каждой из этих линий: { $lines }, значит, на них нет никого из других комнат: { $result }.
       *[many] { $inunit } должны быть { $count } человек ({ $reason }), по одному на каждой из этих линий: { $lines }, значит, на них нет никого из других комнат: { $result }.
    }
    .title = вместимость комнаты
case-step-capacity-fit =
    { $count ->
        [one] Там же, где { $who }, должен быть ещё { $count } человек ({ $reason }), а { $inunit } для этого не хватит линий: { $result }.
        [few] Там же, где { $who }, должны быть ещё { $count } человека ({ $reason }), а { $inunit } для этого не хватит линий: { $result }.
       *[many] Там же, где { $who }, должны быть ещё { $count } человек ({ $reason }), а { $inunit } для этого не хватит линий: { $result }.
    }
    .title = компания, которой не хватает линий
case-step-room-coverage = Заполнить эти линии ({ $lines }) могут только клетки { $inunit }, и больше людей там нет ({ $reason }): { $result }.
    .title = линии, которые заполняет одна комната
case-step-filled-rooms =
    { $how ->
        [used] Комната, которая одна может заполнить линию, не пуста. Там, { $inunit }, кто-то должен быть ({ $reason }), и это может быть только { $who }: { $result }.
       *[empty] Комната, которая одна может заполнить линию, не пуста. Все комнаты, кроме этих ({ $rooms }), пусты ({ $reason }): { $result }.
    }
    .title = непустые комнаты
case-step-rooms-coverage = Заполнить эти линии ({ $lines }) могут только клетки этих комнат ({ $rooms }), и больше людей там нет ({ $reason }): { $result }.
    .title = линии, которые заполняют две комнаты

## Around the steps

case-nothing-more =
    { $count ->
        [one] больше ничего не найдено: остаётся найти место { $count } человеку
       *[other] больше ничего не найдено: остаётся найти места { $count } людям
    }
case-murderer =
    { $gender ->
        [f] { $name } была с жертвой: она и убийца.
       *[m] { $name } был с жертвой: он и убийца.
    }
case-hint-people = Подумайте, где могут быть: { $people }.
case-hint-clue = Перечитайте ещё раз: { $reason }.
case-hint-placed = Здесь ошибка: { $name } не в { $cell }.
case-hint-placed-why = Здесь ошибка: в единственном решении { $name } не в { $cell }.
case-hint-placed-clash = Здесь ошибка: { $name } и { $other } в одной строке или в одном столбце.
case-hint-placed-clue = Здесь ошибка: если { $name } в { $cell }, нарушена { $reason }.
case-hint-placed-what = Освободите клетку { $cell }: { $name } не там.
case-hint-crossed = Ошибка в том, что вычеркнуто здесь: { $name }.
case-hint-crossed-why = Среди вычеркнутого есть верная клетка: { $name }.
case-hint-crossed-what = Подумайте ещё раз о вычеркнутых клетках: { $name }.
