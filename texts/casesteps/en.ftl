### English: the steps of a case of Sudoku Murder, and what is said around them.
### What each message can use stands in case_say.py.

## What follows, and reasons

case-is = { $name } is in { $cell }
case-not-cells =
    { $many ->
        [one] { $people } is not in { $orcells }
       *[other] { $people } are not in { $orcells }
    }
case-not-unit =
    { $many ->
        [one] { $people } is not { $inunits }
       *[other] { $people } are not { $inunits }
    }
case-only-cells = { $people } can only be in { $orcells }
case-clue =
    { $clues ->
        [one] { $name }'s clue
       *[other] clue { $n } of { $name }
    }
case-fact =
    { $clues ->
        [one] the fact about the board
       *[other] fact { $n } about the board
    }
case-rule = rule { $rule }

## Cards and singles

case-step-direct-clue = By { $reason }, { $result }.
    .title = a clue by itself
case-step-only-cell = { $who } has one cell left: { $result }.
    .title = last cell of a person
case-step-line-single = Nobody but { $who } can be { $inunit }, and only in { $cell }: { $result }.
    .title = last person and cell of a line
case-step-line-taken = { $who } is { $inunit } for certain, so nobody else is: { $result }.
    .title = line taken
case-step-line-last-person = Nobody but { $who } can be { $inunit }: { $result }.
    .title = last person of a line
case-step-line-last-cell = { $cell } is the only cell { $inunit } where anybody can be, so somebody is there, and nobody elsewhere { $inother }: { $result }.
    .title = last cell of a line
case-step-clue-from-known = By { $reason }, as it is known where { $others } is: { $result }.
    .title = clue about a person who is known
case-step-clue-between = By { $reason }, and wherever { $others } can still be: { $result }.
    .title = clue about two people

## Counting

case-step-company-full =
    { $many ->
        [one] { $people } is { $inunit }, and { $reason } lets nobody else of those it counts be there: { $result }.
       *[other] { $people } are { $inunit }, and { $reason } lets nobody else of those it counts be there: { $result }.
    }
    .title = company complete
case-step-victim-room-full = { $people } are { $inunit }, and nobody else is in the victim's room (U7): { $result }.
    .title = victim's room complete
case-step-only-companion = Somebody has to be with { $who } { $inunit } (U7), and only { $others } can be: { $result }.
    .title = only possible murderer
case-step-company-needed = { $reason } needs everybody { $inunit } who can still be there: { $result }.
    .title = company needed
case-step-company-fit =
    { $how ->
        [many] Too many others have to be { $inunit } for { $reason }: { $result }.
        [few] Too few others can be { $inunit } for { $reason }: { $result }.
        [crowd] From { $orcells }, with row and column taken, { $who } would have too many others { $inunit } for { $reason } ({ $others }): { $result }.
       *[lack] From { $orcells }, with row and column taken, { $who } could have too few others { $inunit } for { $reason }: { $result }.
    }
    .title = company that does not fit
case-step-companion-fit =
    { $how ->
        [many] Exactly one other person is with { $who } (U7), and too many have to be { $inunit }: { $result }.
        [few] Exactly one other person is with { $who } (U7), and nobody can be { $inunit }: { $result }.
        [crowd] Exactly one other person is with { $who } (U7), but from { $orcells }, with row and column taken, too many would have to be { $inunit } ({ $others }): { $result }.
       *[lack] Exactly one other person is with { $who } (U7), but from { $orcells }, with row and column taken, nobody else could be { $inunit }: { $result }.
    }
    .title = companion who does not fit
case-step-empty-rooms =
    { $how ->
        [used] By { $reason }, there has to be somebody { $inunit }, and only { $who } can be: { $result }.
       *[empty] By { $reason }, all rooms but these are empty, { $rooms }: { $result }.
    }
    .title = empty rooms
case-step-room-rest = { $reason } together tell how many of the others are { $inunit }: { $result }.
    .title = rest of a room
case-step-head-count = There are just enough people for the rooms that are not empty ({ $reason }), so nobody else but the victim is { $inunit }: { $result }.
    .title = head count

## Crossing

case-step-crossing = From { $orcells }, anybody else would leave no cell to { $who }: { $result }.
    .title = crossing
case-step-crossing-line = Apart from { $who }, anybody can be { $inunit } in { $cell } only, so { $who } is nowhere else { $inother }: { $result }.
    .title = crossing of a line
case-step-crossing-room =
    { $how ->
        [crowd] From { $orcells }, { $who } would leave too many people with no cell but { $inunit } for { $reason } ({ $others }): { $result }.
       *[lack] From { $orcells }, { $who } would leave too few people who can be { $inunit } for { $reason }: { $result }.
    }
    .title = crossing of a room

## Groups

case-step-people-pair = { $people } can only be in { $units }, one in each, so nobody else is there: { $result }.
    .title = two people in two lines
case-step-people-triple = { $people } can only be in { $units }, one in each, so nobody else is there: { $result }.
    .title = three people in three lines
case-step-people-quad = { $people } can only be in { $units }, one in each, so nobody else is there: { $result }.
    .title = four people in four lines
case-step-lines-pair = Nobody but { $people } can be in { $units }, so they are nowhere else: { $result }.
    .title = two lines for two people
case-step-lines-triple = Nobody but { $people } can be in { $units }, so they are nowhere else: { $result }.
    .title = three lines for three people
case-step-lines-quad = Nobody but { $people } can be in { $units }, so they are nowhere else: { $result }.
    .title = four lines for four people
case-step-crossed-pair = The cells that are left in { $bases } are all in { $covers }, so nobody is elsewhere in these: { $result }.
    .title = two lines across two
case-step-crossed-triple = The cells that are left in { $bases } are all in { $covers }, so nobody is elsewhere in these: { $result }.
    .title = three lines across three
case-step-crossed-quad = The cells that are left in { $bases } are all in { $covers }, so nobody is elsewhere in these: { $result }.
    .title = four lines across four
case-step-pigeonhole-pair = All cells of { $people } are in { $units }, one of them in each and none where two of these cross, and nobody else is there: { $result }.
    .title = pigeonholes for two
case-step-pigeonhole-triple = All cells of { $people } are in { $units }, one of them in each and none where two of these cross, and nobody else is there: { $result }.
    .title = pigeonholes for three
case-step-pigeonhole-quad = All cells of { $people } are in { $units }, one of them in each and none where two of these cross, and nobody else is there: { $result }.
    .title = pigeonholes for four

## Rooms and lines

case-step-room-line = Somebody has to be { $inunit } by { $reason }, and can only be in { $lines } there, so nobody from elsewhere is in that line: { $result }.
    .title = line of a room
case-step-room-capacity = { $count } people have to be { $inunit } by { $reason }, one in each of { $lines }, so nobody from elsewhere is in these: { $result }.
    .title = capacity of a room
case-step-capacity-fit = By { $reason }, { $who } is with { $count } others, who do not fit { $inunit } beside { $who }: { $result }.
    .title = company without enough lines
case-step-room-coverage = Only cells { $inunit } can fill { $lines }, and { $reason } lets no more people be there: { $result }.
    .title = lines that one room fills
case-step-filled-rooms =
    { $how ->
        [used] A room that alone can fill a line is not empty. By { $reason }, there has to be somebody { $inunit }, and only { $who } can be: { $result }.
       *[empty] A room that alone can fill a line is not empty. By { $reason }, all rooms but these are empty, { $rooms }: { $result }.
    }
    .title = rooms that are not empty
case-step-rooms-coverage = Only cells of { $rooms } can fill { $lines }, and { $reason } let no more people be there: { $result }.
    .title = lines that two rooms fill

## Around the steps

case-nothing-more =
    { $count ->
        [one] nothing more found: 1 person is still to be placed
       *[other] nothing more found: { $count } people are still to be placed
    }
case-murderer = { $name } was with the victim: the murderer.
case-hint-people = Think about { $people }.
case-hint-clue = Read { $reason } again.
case-hint-placed = There is a mistake: { $name } is not in { $cell }.
case-hint-placed-why = There is a mistake: { $name } is not in { $cell } in the one solution.
case-hint-placed-clash = There is a mistake: { $name } and { $other } share a row or a column.
case-hint-placed-clue = There is a mistake: { $name } in { $cell } does not fit { $reason }.
case-hint-placed-what = Take { $name } out of { $cell }.
case-hint-crossed = There is a mistake in what is crossed out for { $name }.
case-hint-crossed-why = What is crossed out for { $name } leaves out the right cell.
case-hint-crossed-what = Think again about the cells that are crossed out for { $name }.
