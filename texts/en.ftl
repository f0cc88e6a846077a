### English. What each message can use stands in say.py.

## Words

cell = { $name }
number = { $n }
row = row { $n }
column = column { $n }
box = box { $n }
diagonal-main = the main diagonal
diagonal-anti = the anti-diagonal
row-panel = the digits that the rows miss
column-panel = the digits that the columns miss
box-panel = the digits that the boxes miss
magic = the magic digit
in-row = in row { $n }
in-column = in column { $n }
in-box = in box { $n }
in-diagonal-main = on the main diagonal
in-diagonal-anti = on the anti-diagonal
in-row-panel = among the digits that the rows miss
in-column-panel = among the digits that the columns miss
in-box-panel = among the digits that the boxes miss
in-magic = as the magic digit
missing-row = what row { $n } misses
missing-column = what column { $n } misses
missing-box = what box { $n } misses
missing-diagonal-main = what the main diagonal misses
missing-diagonal-anti = what the anti-diagonal misses
the-magic-digit = the magic digit
cage = the cage at { $cell } (sum { $sum })
cage-without-sum = the cage at { $cell }
list-more = { $head }, { $next }
list-and = { $head } and { $last }
list-or = { $head } or { $last }

## What follows, and reasons

results = { $head }; { $next }
by-rule = { $result } (by rule { $rule })
is-cell = { $cell } is { $digit }
is-missing = { $digit } is missing from { $unit }
is-magic = { $digit } is the magic digit
not-cells = { $cells } cannot be { $digits }
not-magic-digit = the magic digit is not { $digits }
contain =
    { $count ->
        [one] { $units } contains { $digits }
       *[other] { $units } contain { $digits }
    }
because = { " " }({ $reasons })
contains-magic = { $digit } is the magic digit, so { $contains }
contains-since = { $fact }, so { $contains }
contains-told = { $contains }, by step { $step }

adds-up =
    { $count ->
        [one] { $plus } is { $sum }
       *[other] { $plus } add up to { $sum }
    }
adds-up-more =
    { $count ->
        [one] { $plus } is { $sum } more than { $minus }
       *[other] { $plus } add up to { $sum } more than { $minus }
    }
same = the sum of { $plus } is that of { $minus }

## Singles

full-house = { $cell } is the last empty cell { $inunit }: { $result }.
    .title = full house
last-cell = { $cell } is the last empty cell { $inunit }, and { $misses } is missing from { $unit }: { $result }.
    .title = last cell with a known missing digit
hidden-single-box = The only place for { $digit } { $inunit } is { $cell }{ $why }: { $result }.
    .title = hidden single in a box
hidden-single-line = The only place for { $digit } { $inunit } is { $cell }{ $why }: { $result }.
    .title = hidden single in a line
naked-single = Every digit but { $digit } is ruled out for { $cell }: { $result }.
    .title = naked single

## Missing digits

full-unit = All cells { $inunit } are filled, and only { $digit } is not there: { $result }.
    .title = full unit
no-seat = No cell { $inunit } can be { $digit } any more: { $result }.
    .title = no seat
known-elsewhere =
    { $kind ->
        [row] { $fact }, and no digit is missing from two rows: { $result }.
        [column] { $fact }, and no digit is missing from two columns: { $result }.
       *[box] { $fact }, and no digit is missing from two boxes: { $result }.
    }
    .title = known elsewhere
not-magic = { $fact }, and the magic digit is missing nowhere: { $result }.
    .title = not magic
magic-present =
    { $kind ->
        [row] { $digit } is the magic digit, which every row contains: { $result }.
        [column] { $digit } is the magic digit, which every column contains: { $result }.
       *[box] { $digit } is the magic digit, which every box contains: { $result }.
    }
    .title = the magic digit is present
magic-on-diagonals = { $fact }, and both diagonals contain the magic digit: { $result }.
    .title = the magic digit on the diagonals
nine-copies = { $digit } stands in every row, column and box already: { $result }.
    .title = all copies of a digit
eight-copies = { $digit } stands everywhere but in { $units }, which cross at { $cell }, and { $premise }: { $result }.
    .title = all copies but one
never-missing =
    { $kind ->
        [row] No row can miss { $digit }: { $result }.
        [column] No column can miss { $digit }: { $result }.
       *[box] No box can miss { $digit }: { $result }.
    }
    .title = never missing
missing-line-single =
    { $kind ->
        [row] { $digit } is not the magic digit, so a row misses it, and no other row can: { $result }.
        [column] { $digit } is not the magic digit, so a column misses it, and no other column can: { $result }.
       *[box] { $digit } is not the magic digit, so a box misses it, and no other box can: { $result }.
    }
    .title = the only unit that can miss a digit
naked-missing = { $cell } can be nothing but { $digit }: { $result }.
    .title = naked missing digit
band-identity = The rows (or columns) of a band miss the same digits as its boxes, and { $digit } is none of { $cells }: { $result }.
    .title = band identity
hole-crossing = The row and the column that miss { $digit } cross in the box that misses it, at { $cell }: { $result }.
    .title = hole crossing
box-exclusion = { $fact }, and so from one of the units that cross it there, { $crossers }: { $result }.
    .title = box exclusion

## Locked candidates and subsets

pointing = { $digit } has no place { $inunit } but { $orcells }, all of them in { $other }{ $why }: { $result }.
    .title = pointing
claiming = { $digit } has no place { $inunit } but { $orcells }, all of them in { $other }{ $why }: { $result }.
    .title = claiming
naked-pair = { $cells } can only be { $digits }, one each, so that { $unit } has no other place for them: { $result }.
    .title = naked pair
naked-triple = { $cells } can only be { $digits }, one each, so that { $unit } has no other place for them: { $result }.
    .title = naked triple
naked-quad = { $cells } can only be { $digits }, one each, so that { $unit } has no other place for them: { $result }.
    .title = naked quad
hidden-pair = { $digits } have no places { $inunit } but { $cells }, so that these can be nothing else: { $result }.
    .title = hidden pair
hidden-triple = { $digits } have no places { $inunit } but { $cells }, so that these can be nothing else: { $result }.
    .title = hidden triple
hidden-quad = { $digits } have no places { $inunit } but { $cells }, so that these can be nothing else: { $result }.
    .title = hidden quad
missing-pair = { $cells } are { $digits } in some order: { $result }.
    .title = pair of missing digits
missing-triple = { $cells } are { $digits } in some order: { $result }.
    .title = triple of missing digits
missing-quad = { $cells } are { $digits } in some order: { $result }.
    .title = quad of missing digits

hidden-missing-pair = { $digits } have no places { $inunit } but { $cells }, so that these can be nothing else: { $result }.
    .title = hidden pair of missing digits
hidden-missing-triple = { $digits } have no places { $inunit } but { $cells }, so that these can be nothing else: { $result }.
    .title = hidden triple of missing digits
hidden-missing-quad = { $digits } have no places { $inunit } but { $cells }, so that these can be nothing else: { $result }.
    .title = hidden quad of missing digits

## Fish and wings

x-wing = In { $bases }, { $digit } has no places but in { $covers }{ $why }, so that it stands there and nowhere else in these: { $result }.
    .title = X-wing
swordfish = In { $bases }, { $digit } has no places but in { $covers }{ $why }, so that it stands there and nowhere else in these: { $result }.
    .title = swordfish
jellyfish = In { $bases }, { $digit } has no places but in { $covers }{ $why }, so that it stands there and nowhere else in these: { $result }.
    .title = jellyfish
finned-x-wing = In { $bases }, { $digit } has no places but in { $covers } and in the fin { $fins }{ $why }; what sees the fin cannot be { $digit } either way: { $result }.
    .title = finned X-wing
finned-swordfish = In { $bases }, { $digit } has no places but in { $covers } and in the fin { $fins }{ $why }; what sees the fin cannot be { $digit } either way: { $result }.
    .title = finned swordfish
finned-jellyfish = In { $bases }, { $digit } has no places but in { $covers } and in the fin { $fins }{ $why }; what sees the fin cannot be { $digit } either way: { $result }.
    .title = finned jellyfish
sashimi-x-wing = In { $bases }, { $digit } has no places but in { $covers } and in the fin { $fins }, without which a corner is empty{ $why }; what sees the fin cannot be { $digit } either way: { $result }.
    .title = sashimi X-wing
sashimi-swordfish = In { $bases }, { $digit } has no places but in { $covers } and in the fin { $fins }, without which a corner is empty{ $why }; what sees the fin cannot be { $digit } either way: { $result }.
    .title = sashimi swordfish
sashimi-jellyfish = In { $bases }, { $digit } has no places but in { $covers } and in the fin { $fins }, without which a corner is empty{ $why }; what sees the fin cannot be { $digit } either way: { $result }.
    .title = sashimi jellyfish
overfull-x-wing = In { $bases }, { $digit } has no places but in { $covers }, which cannot take it from all of them, so that one of them misses it: { $result }.
    .title = overfull X-wing
panel-x-wing = In { $bases }, { $digit } has no places but in { $covers }, and nothing else in line with these can miss it, so that one of them misses it and the rest have it there: { $result }.
    .title = X-wing with missing digits
overfull-swordfish = In { $bases }, { $digit } has no places but in { $covers }, which cannot take it from all of them, so that one of them misses it: { $result }.
    .title = overfull swordfish
panel-swordfish = In { $bases }, { $digit } has no places but in { $covers }, and nothing else in line with these can miss it, so that one of them misses it and the rest have it there: { $result }.
    .title = swordfish with missing digits
overfull-jellyfish = In { $bases }, { $digit } has no places but in { $covers }, which cannot take it from all of them, so that one of them misses it: { $result }.
    .title = overfull jellyfish
panel-jellyfish = In { $bases }, { $digit } has no places but in { $covers }, and nothing else in line with these can miss it, so that one of them misses it and the rest have it there: { $result }.
    .title = jellyfish with missing digits
xy-wing = Whichever of its two digits { $cell } is, one of the wings is { $gone }, { $wings }: { $result }.
    .title = XY-wing
xyz-wing = Whichever of its three digits { $cell } is, it or one of the wings is { $gone }, { $wings }: { $result }.
    .title = XYZ-wing
skyscraper = In { $bases }, { $digit } has two places each; { $inner } are in one line and cannot both be it, so that { $cell } or { $last } is { $digit }{ $why }: { $result }.
    .title = skyscraper
two-string-kite = In { $bases }, { $digit } has two places each; { $inner } are in one box and cannot both be it, so that { $cell } or { $last } is { $digit }{ $why }: { $result }.
    .title = two-string kite
empty-rectangle = { $digit } has no place { $inunit } but on { $crossing }, and two places { $inother }, { $ends }, each of which leads to the same{ $why }: { $result }.
    .title = empty rectangle

## Cages

cage-last-cell =
    { $count ->
        [one] { $cage } is a cell by itself: { $result }.
       *[other] The other cells of { $cage } add up to { $second }: { $result }.
    }
    .title = last cell of a cage
cage-single = Only { $digits } add up to the sum of { $cage }: { $result }.
    .title = cage with one combination
cage-bounds = The cells of { $cage } other than { $cell } add up to { $second } at least and to { $total } at most: { $result }.
    .title = cage bounds
cage-combinations = The combinations left for { $cage } are made of { $digits } alone: { $result }.
    .title = cage combinations
cage-placements = Of all ways to fill { $cage } with different digits that its cells can still be, none that makes its sum has one of these: { $result }.
    .title = cage placements
cage-complement = { $cage } leaves out digits that add up to { $second }, and every way to do so agrees: { $result }.
    .title = complementary cage
cage-naked-subset = { $cage } lies in { $unit } and can only be { $digits }, so that { $unit } has no other place for them: { $result }.
    .title = naked subset in a cage
cage-hidden-subset = { $unit } has places for { $digits } in { $cage } alone, which rules out the combinations without: { $result }.
    .title = hidden subset in a cage
killer-subset = { $cells } use up all of { $digits } { $inunit }: { $result }.
    .title = killer subset
cage-pointing = { $cage } needs { $digit }, and all its places for it are in { $unit }: { $result }.
    .title = cage pointing
cage-claiming = { $unit } has places for { $digit } in { $cage } alone{ $why }: { $result }.
    .title = cage claiming
cage-present = { $cage } lies in { $unit } and needs { $digits }: { $result }.
    .title = digits that a cage brings into a unit
tiled-unit = Cages fill { $unit } and add up to { $total }; all digits together make { $second }: { $result }.
    .title = tiled unit
tiled-lines = Cages fill { $units } and add up to { $total }; with what they miss these make { $second }, so that { $equation }: { $result }.
    .title = tiled lines or boxes
innies =
    { $missing ->
        [yes] The digits { $inunit } and the one that is missing there make { $second }, the cages there { $total }, so that { $equation }: { $result }.
       *[no] The digits { $inunit } make { $second }, the cages there { $total }, so that { $equation }: { $result }.
    }
    .title = innies
large-innies =
    { $missing ->
        [yes] The digits { $inunit } and the one that is missing there make { $second }, the cages there { $total }, so that { $equation }, without what the cages use: { $result }.
       *[no] The digits { $inunit } make { $second }, the cages there { $total }, so that { $equation }, without what the cages use: { $result }.
    }
    .title = many innies
innies-pointing =
    { $missing ->
        [yes] The digits { $inunit } and the one that is missing there make { $second }, the cages there { $total }, so that { $equation }, and they need { $digits }: { $result }.
       *[no] The digits { $inunit } make { $second }, the cages there { $total }, so that { $equation }, and they need { $digits }: { $result }.
    }
    .title = pointing by innies
outies =
    { $missing ->
        [yes] The digits { $inunit } and the one that is missing there make { $second }, the cages there { $total }, so that { $equation }: { $result }.
       *[no] The digits { $inunit } make { $second }, the cages there { $total }, so that { $equation }: { $result }.
    }
    .title = outies
innies-of-lines =
    { $missing ->
        [yes] The digits in { $units } and those that are missing there make { $second }, the cages there { $total }, so that { $equation }: { $result }.
       *[no] The digits in { $units } make { $second }, the cages there { $total }, so that { $equation }: { $result }.
    }
    .title = innies of several units
outies-of-lines =
    { $missing ->
        [yes] The digits in { $units } and those that are missing there make { $second }, the cages there { $total }, so that { $equation }: { $result }.
       *[no] The digits in { $units } make { $second }, the cages there { $total }, so that { $equation }: { $result }.
    }
    .title = outies of several units
board-total = The cages of the board add up to { $total }, all its cells to { $second } and the magic digit, as each row misses another of the other digits, so that { $equation }: { $result }.
    .title = total of the board
cage-split = { $units } cut { $cage } in two, and one part adds up to { $shares }: { $result }.
    .title = cage splitting

## Around the steps

solved = solved
nothing-more =
    { $count ->
        [one] nothing more found: 1 cell is still open
       *[other] nothing more found: { $count } cells are still open
    }
step = { $step }. { $text }
hint-where-unit = Look at { $units }.
hint-where-cell = Look at { $cells }.
hint-why = Look for this: { $title }.
hint-mistake = There is a mistake: { $place }.
hint-mistake-why = { $digit } is there already { $inunit }, so there is a mistake: { $place }.
hint-mistake-far = { $place } is not { $digit } in the one solution.
hint-mark-why = The marks leave out what the one solution has there: { $place }.
hint-mistake-what = Take back { $digit }: { $place }.
hint-mark-what = Mark this anew: { $place }.
