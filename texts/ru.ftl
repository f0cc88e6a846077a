### Русский. What each message can use stands in say.py.
### Units, cages and what is missing stand in the nominative, so no message governs another case.

## Words

cell = { $name }
number = { $n }
row = строка { $n }
column = столбец { $n }
box = блок { $n }
diagonal-main = главная диагональ
diagonal-anti = побочная диагональ
row-panel = ряд недостающих цифр строк
column-panel = ряд недостающих цифр столбцов
box-panel = ряд недостающих цифр блоков
magic = магическая цифра
in-row = в строке { $n }
in-column = в столбце { $n }
in-box = в блоке { $n }
in-diagonal-main = на главной диагонали
in-diagonal-anti = на побочной диагонали
in-row-panel = среди недостающих цифр строк
in-column-panel = среди недостающих цифр столбцов
in-box-panel = среди недостающих цифр блоков
in-magic = как магическая цифра
missing-row = недостающая цифра строки { $n }
missing-column = недостающая цифра столбца { $n }
missing-box = недостающая цифра блока { $n }
missing-diagonal-main = недостающая цифра главной диагонали
missing-diagonal-anti = недостающая цифра побочной диагонали
the-magic-digit = магическая цифра
cage = группа { $cell } (сумма { $sum })
cage-without-sum = группа { $cell }
list-more = { $head }, { $next }
list-and = { $head } и { $last }
list-or = { $head } или { $last }

## What follows, and reasons

results = { $head }; { $next }
by-rule = { $result } (по правилу { $rule })
is-cell = { $cell } — это { $digit }
is-missing = { $inunit } нет { $digit }
is-magic = { $digit } — магическая цифра
not-cells =
    { $count ->
        [one] { $cells } не может быть { $digits }
       *[other] { $cells } не могут быть { $digits }
    }
not-magic-digit = магическая цифра — не { $digits }
contain =
    { $many ->
        [one] { $inunits } есть { $digits }
       *[other] { $inunits } есть { $digits }
    }
because = { " " }({ $reasons })
contains-magic = { $digit } — магическая цифра, поэтому { $contains }
contains-since = { $fact }, поэтому { $contains }
contains-told = { $contains }, по шагу { $step }

adds-up =
    { $count ->
        [one] { $plus } — это { $sum }
       *[other] { $plus } вместе дают { $sum }
    }
adds-up-more =
    { $count ->
        [one] { $plus } даёт на { $sum } больше, чем { $minus }
       *[other] { $plus } вместе дают на { $sum } больше, чем { $minus }
    }
same = { $plus } дают в сумме столько же, сколько { $minus }

## Singles

full-house = { $cell } — последняя пустая клетка { $inunit }: { $result }.
    .title = последняя клетка
last-cell = { $cell } — последняя пустая клетка { $inunit }, и недостающая цифра там — { $misses }: { $result }.
    .title = последняя клетка при известной недостающей цифре
hidden-single-box = Единственное место для { $digit } { $inunit } — { $cell }{ $why }: { $result }.
    .title = скрытая одиночка в блоке
hidden-single-line = Единственное место для { $digit } { $inunit } — { $cell }{ $why }: { $result }.
    .title = скрытая одиночка на линии
naked-single = Для { $cell } исключены все цифры, кроме { $digit }: { $result }.
    .title = голая одиночка

## Missing digits

full-unit = Все клетки { $inunit } заполнены, и среди них нет только { $digit }: { $result }.
    .title = полная область
no-seat = Ни одна клетка { $inunit } уже не может быть { $digit }: { $result }.
    .title = нет места
known-elsewhere =
    { $kind ->
        [row] { $fact }, а одной и той же цифры не может не быть в двух строках: { $result }.
        [column] { $fact }, а одной и той же цифры не может не быть в двух столбцах: { $result }.
       *[box] { $fact }, а одной и той же цифры не может не быть в двух блоках: { $result }.
    }
    .title = недостаёт в другом месте
not-magic = { $fact }, а магическая цифра есть везде: { $result }.
    .title = не магическая цифра
magic-present =
    { $kind ->
        [row] { $digit } — магическая цифра, которая есть в каждой строке: { $result }.
        [column] { $digit } — магическая цифра, которая есть в каждом столбце: { $result }.
       *[box] { $digit } — магическая цифра, которая есть в каждом блоке: { $result }.
    }
    .title = магическая цифра есть везде
magic-on-diagonals = { $fact }, и на обеих диагоналях есть магическая цифра: { $result }.
    .title = магическая цифра на диагоналях
nine-copies = { $digit } уже стоит в каждой строке, каждом столбце и каждом блоке: { $result }.
    .title = все экземпляры цифры
eight-copies = { $digit } стоит везде, только ещё не здесь: { $units }; они пересекаются в { $cell }, а { $premise }: { $result }.
    .title = все экземпляры, кроме одного
never-missing =
    { $kind ->
        [row] Нет строки, в которой могло бы не быть { $digit }: { $result }.
        [column] Нет столбца, в котором могло бы не быть { $digit }: { $result }.
       *[box] Нет блока, в котором могло бы не быть { $digit }: { $result }.
    }
    .title = есть всегда
missing-line-single =
    { $kind ->
        [row] { $digit } — не магическая цифра, значит, в какой-то строке её нет, и никакая другая строка не подходит: { $result }.
        [column] { $digit } — не магическая цифра, значит, в каком-то столбце её нет, и никакой другой столбец не подходит: { $result }.
       *[box] { $digit } — не магическая цифра, значит, в каком-то блоке её нет, и никакой другой блок не подходит: { $result }.
    }
    .title = единственная область, где цифры может не быть
naked-missing = { $cell } может быть только { $digit }: { $result }.
    .title = голая недостающая цифра
band-identity = Строкам (или столбцам) полосы недостаёт тех же цифр, что и её блокам, а { $digit } не входит в их число: { $cells }. Поэтому { $result }.
    .title = тождество полосы
hole-crossing = Строка и столбец, в которых нет { $digit }, пересекаются в блоке, в котором её нет, в { $cell }: { $result }.
    .title = пересечение пропусков
box-exclusion = { $fact }, а значит, её нет и в одной из областей, проходящих через это место, { $crossers }: { $result }.
    .title = исключение в блоке

## Locked candidates and subsets

pointing = Для { $digit } { $inunit } нет других мест, только { $orcells }, и все они { $inother }{ $why }: { $result }.
    .title = указание
claiming = Для { $digit } { $inunit } нет других мест, только { $orcells }, и все они { $inother }{ $why }: { $result }.
    .title = притязание
naked-pair = { $cells } могут быть только { $digits }, по одной, и { $inunit } нет для них других мест: { $result }.
    .title = голая пара
naked-triple = { $cells } могут быть только { $digits }, по одной, и { $inunit } нет для них других мест: { $result }.
    .title = голая тройка
naked-quad = { $cells } могут быть только { $digits }, по одной, и { $inunit } нет для них других мест: { $result }.
    .title = голая четвёрка
hidden-pair = Для { $digits } { $inunit } нет других мест, только { $cells }, и ничем другим эти клетки быть не могут: { $result }.
    .title = скрытая пара
hidden-triple = Для { $digits } { $inunit } нет других мест, только { $cells }, и ничем другим эти клетки быть не могут: { $result }.
    .title = скрытая тройка
hidden-quad = Для { $digits } { $inunit } нет других мест, только { $cells }, и ничем другим эти клетки быть не могут: { $result }.
    .title = скрытая четвёрка
missing-pair = { $cells } — это { $digits } в каком-то порядке: { $result }.
    .title = пара недостающих цифр
missing-triple = { $cells } — это { $digits } в каком-то порядке: { $result }.
    .title = тройка недостающих цифр
missing-quad = { $cells } — это { $digits } в каком-то порядке: { $result }.
    .title = четвёрка недостающих цифр

hidden-missing-pair = Для { $digits } { $inunit } нет других мест, только { $cells }, и ничем другим они быть не могут: { $result }.
    .title = скрытая пара недостающих цифр
hidden-missing-triple = Для { $digits } { $inunit } нет других мест, только { $cells }, и ничем другим они быть не могут: { $result }.
    .title = скрытая тройка недостающих цифр
hidden-missing-quad = Для { $digits } { $inunit } нет других мест, только { $cells }, и ничем другим они быть не могут: { $result }.
    .title = скрытая четвёрка недостающих цифр

## Fish and wings

x-wing = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }{ $why }; на этих пересечениях она и стоит, а больше нигде: { $result }.
    .title = X-wing
swordfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }{ $why }; на этих пересечениях она и стоит, а больше нигде: { $result }.
    .title = рыба-меч
jellyfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }{ $why }; на этих пересечениях она и стоит, а больше нигде: { $result }.
    .title = медуза
finned-x-wing = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, и ещё в плавнике { $fins }{ $why }; то, что видит плавник, в любом случае не { $digit }: { $result }.
    .title = X-wing с плавником
finned-swordfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, и ещё в плавнике { $fins }{ $why }; то, что видит плавник, в любом случае не { $digit }: { $result }.
    .title = рыба-меч с плавником
finned-jellyfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, и ещё в плавнике { $fins }{ $why }; то, что видит плавник, в любом случае не { $digit }: { $result }.
    .title = медуза с плавником
sashimi-x-wing = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, и ещё в плавнике { $fins }, без которого один угол пуст{ $why }; то, что видит плавник, в любом случае не { $digit }: { $result }.
    .title = сашими-X-wing
sashimi-swordfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, и ещё в плавнике { $fins }, без которого один угол пуст{ $why }; то, что видит плавник, в любом случае не { $digit }: { $result }.
    .title = сашими-рыба-меч
sashimi-jellyfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, и ещё в плавнике { $fins }, без которого один угол пуст{ $why }; то, что видит плавник, в любом случае не { $digit }: { $result }.
    .title = сашими-медуза
overfull-x-wing = { $bases } имеют места для { $digit } только там, где их пересекает { $covers }, а этого не хватит на обе, поэтому в одной из них её нет: { $result }.
    .title = переполненный X-wing
panel-x-wing = { $bases } имеет места для { $digit } только на пересечениях ({ $covers }), а из областей того направления её может не быть только в этих: в одной из них её нет, в другой она стоит там: { $result }.
    .title = X-wing с недостающими цифрами
overfull-swordfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, а этого не хватит на всех, поэтому в одной из них её нет: { $result }.
    .title = переполненная рыба-меч
panel-swordfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, а из областей того направления её может не быть только в этих: в одной из них её нет, в остальных она стоит там: { $result }.
    .title = рыба-меч с недостающими цифрами
overfull-jellyfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, а этого не хватит на всех, поэтому в одной из них её нет: { $result }.
    .title = переполненная медуза
panel-jellyfish = { $bases } имеют места для { $digit } только там, где их пересекают { $covers }, а из областей того направления её может не быть только в этих: в одной из них её нет, в остальных она стоит там: { $result }.
    .title = медуза с недостающими цифрами
xy-wing = Какой бы из двух своих цифр ни была { $cell }, одно из крыльев — { $gone }, { $wings }: { $result }.
    .title = XY-wing
xyz-wing = Какой бы из трёх своих цифр ни была { $cell }, она сама или одно из крыльев — { $gone }, { $wings }: { $result }.
    .title = XYZ-wing
skyscraper = { $bases } имеют по два места для { $digit }; { $inner } — на одной линии и не могут быть ею обе, значит, { $cell } или { $last } — это { $digit }{ $why }: { $result }.
    .title = небоскрёб
two-string-kite = { $bases } имеют по два места для { $digit }; { $inner } — в одном блоке и не могут быть ею обе, значит, { $cell } или { $last } — это { $digit }{ $why }: { $result }.
    .title = змей с двумя нитями
empty-rectangle = Для { $digit } { $inunit } есть места только там, где проходят { $crossing }, а { $inother } — два места, { $ends }, и оба ведут к одному и тому же{ $why }: { $result }.
    .title = пустой прямоугольник

## Cages

cage-last-cell =
    { $count ->
        [one] { $cage } состоит из одной клетки: { $result }.
       *[other] { $cage }: остальные клетки дают { $second }: { $result }.
    }
    .title = последняя клетка группы
cage-single = { $cage }: нужную сумму дают только { $digits }: { $result }.
    .title = группа с одним сочетанием
cage-bounds = { $cage }: клетки, кроме { $cell }, дают вместе не меньше { $second } и не больше { $total }: { $result }.
    .title = границы группы
cage-combinations = { $cage }: оставшиеся сочетания состоят только из { $digits }: { $result }.
    .title = сочетания группы
cage-placements = { $cage }: среди всех способов заполнить её разными ещё возможными цифрами ни один, дающий сумму, не содержит этих: { $result }.
    .title = заполнения группы
cage-complement = { $cage } обходится без цифр, дающих в сумме { $second }, и в этом все способы согласны: { $result }.
    .title = дополнительная группа
cage-naked-subset = { $cage } лежит целиком { $inunit } и может состоять только из { $digits }; других мест для них { $inunit } нет: { $result }.
    .title = голый набор в группе
cage-hidden-subset = { $cage }: только в ней { $inunit } есть места для { $digits }, и сочетания без них исключены: { $result }.
    .title = скрытый набор в группе
killer-subset = { $cells } забирают себе все цифры { $digits } { $inunit }: { $result }.
    .title = киллер-набор
cage-pointing = { $cage } требует { $digit }, и все места для неё — { $inunit }: { $result }.
    .title = указание группы
cage-claiming = { $cage }: только в ней { $inunit } есть места для { $digit }{ $why }: { $result }.
    .title = притязание группы
cage-present = { $cage } лежит целиком { $inunit } и требует { $digits }: { $result }.
    .title = цифры, которые группа приносит в область
tiled-unit = { $unit } целиком заполняется группами, их сумма { $total }; все цифры вместе дают { $second }: { $result }.
    .title = замощённая область
tiled-lines = { $units } целиком заполняются группами, их сумма { $total }; с недостающими там цифрами выходит { $second }, поэтому { $equation }: { $result }.
    .title = замощённые линии или блоки
innies =
    { $missing ->
        [yes] Цифры { $inunit } вместе с недостающей там дают { $second }, группы там — { $total }, поэтому { $equation }: { $result }.
       *[no] Цифры { $inunit } дают { $second }, группы там — { $total }, поэтому { $equation }: { $result }.
    }
    .title = внутренние клетки
large-innies =
    { $missing ->
        [yes] Цифры { $inunit } вместе с недостающей там дают { $second }, группы там — { $total }, поэтому { $equation }, без того, что занято группами: { $result }.
       *[no] Цифры { $inunit } дают { $second }, группы там — { $total }, поэтому { $equation }, без того, что занято группами: { $result }.
    }
    .title = много внутренних клеток
innies-pointing =
    { $missing ->
        [yes] Цифры { $inunit } вместе с недостающей там дают { $second }, группы там — { $total }, поэтому { $equation }, и им нужны { $digits }: { $result }.
       *[no] Цифры { $inunit } дают { $second }, группы там — { $total }, поэтому { $equation }, и им нужны { $digits }: { $result }.
    }
    .title = указание внутренних клеток
outies =
    { $missing ->
        [yes] Цифры { $inunit } вместе с недостающей там дают { $second }, группы там — { $total }, поэтому { $equation }: { $result }.
       *[no] Цифры { $inunit } дают { $second }, группы там — { $total }, поэтому { $equation }: { $result }.
    }
    .title = внешние клетки
innies-of-lines =
    { $missing ->
        [yes] { $units }: цифры вместе с недостающими там дают { $second }, группы там — { $total }, поэтому { $equation }: { $result }.
       *[no] { $units }: цифры дают { $second }, группы там — { $total }, поэтому { $equation }: { $result }.
    }
    .title = внутренние клетки нескольких областей
outies-of-lines =
    { $missing ->
        [yes] { $units }: цифры вместе с недостающими там дают { $second }, группы там — { $total }, поэтому { $equation }: { $result }.
       *[no] { $units }: цифры дают { $second }, группы там — { $total }, поэтому { $equation }: { $result }.
    }
    .title = внешние клетки нескольких областей
board-total = Группы поля дают вместе { $total }, а все его клетки — { $second } и ещё магическую цифру, ведь в каждой строке нет своей из остальных цифр, поэтому { $equation }: { $result }.
    .title = сумма поля
cage-split = { $cage } делится на две части (граница: { $units }), и одна из них даёт { $shares }: { $result }.
    .title = разделение группы

## Around the steps

solved = решено
nothing-more =
    { $count ->
        [one] больше ничего не найдено: осталась { $count } пустая клетка
        [few] больше ничего не найдено: остались { $count } пустые клетки
       *[many] больше ничего не найдено: осталось { $count } пустых клеток
    }
step = { $step }. { $text }
hint-where-unit = Посмотрите сюда: { $units }.
hint-where-cell = Посмотрите сюда: { $cells }.
hint-why = Ищите вот это: { $title }.
hint-mistake = Здесь ошибка: { $place }.
hint-mistake-why = { $digit } уже есть { $inunit }, значит, здесь ошибка: { $place }.
hint-mistake-far = В единственном решении { $digit } стоит не здесь: { $place }.
hint-mark-why = В пометках здесь нет цифры единственного решения: { $place }.
hint-mistake-what = Уберите { $digit } отсюда: { $place }.
hint-mark-what = Сделайте пометки заново: { $place }.
