### English: the cards of Sudoku Murder, the rules page and the words around a drawn plan.
### What each message can use stands in cards.py and rules.py.

## Numbers

number-word =
    { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $n }
    }
ordinal =
    { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
       *[other] twelfth
    }

## Cards

clue-victim = The victim. Was alone with the murderer.
clue-row =
    { $where ->
        [first] Was in the top row.
        [last] Was in the bottom row.
       *[nth] Was in the { ordinal } row.
    }
clue-column =
    { $where ->
        [first] Was in the left-hand column.
        [last] Was in the right-hand column.
       *[nth] Was in the { ordinal } column from the left.
    }
clue-room =
    { $negated ->
        [yes] Was not { $in }.
       *[no] Was { $in }.
    }
clue-on =
    { $negated ->
        [yes] Was not { $on }.
       *[no] Was { $on }.
    }
clue-beside =
    { $negated ->
        [yes] Was not { $beside }.
       *[no] Was { $beside }.
    }
clue-corner =
    { $negated ->
        [yes] Was not in a corner of the room.
       *[no] Was in a corner of the room.
    }
clue-room-with =
    { $others ->
        [one] { $pair ->
            [f-f] Was { $in } with one other woman.
            [m-f] Was { $in } with one woman.
            [f-m] Was { $in } with one man.
           *[m-m] Was { $in } with one other man.
        }
       *[other] { $pair ->
            [f-f] Was { $in } with { number-word } other women.
            [m-f] Was { $in } with { number-word } women.
            [f-m] Was { $in } with { number-word } men.
           *[m-m] Was { $in } with { number-word } other men.
        }
    }
clue-alone = Was alone in the room.
clue-at-wall =
    { $negated ->
        [yes] Was not next to a wall.
       *[no] Was next to a wall.
    }
clue-board =
    { $part ->
        [corner] Was in a corner of the board.
       *[edge] Was at the edge of the board.
    }
clue-same-room =
    { $negated ->
        [yes] Was not in the same room as { $person }.
       *[no] Was in the same room as { $person }.
    }
way =
    { $way ->
        [north] north
        [south] south
        [east] east
        [west] west
        [north-east] north-east
        [north-west] north-west
        [south-east] south-east
       *[south-west] south-west
    }
clue-direction = Was { way } { $of }.
clue-direction-of-object = Was { way } { $of }.
lines =
    { $line ->
        [row] { $n ->
            [one] one row
           *[other] { number-word } rows
        }
       *[column] { $n ->
            [one] one column
           *[other] { number-word } columns
        }
    }
clue-away =
    { $side ->
        [any] Was exactly { lines } away from { $person }.
       *[way] Was exactly { lines } { way } { $of }.
    }
clue-with-others =
    { $n ->
        [0] Was in the room with nobody else.
        [one] Was in the room with exactly one other person.
       *[other] Was in the room with exactly { number-word } other people.
    }
clue-either-room = Was { $in } or { $in2 }.
clue-only-on = Was the only person { $on }.
clue-people-in-room =
    { $n ->
        [0] Nobody was { $in }.
        [one] Exactly one person was { $in }.
       *[other] Exactly { number-word } people were { $in }.
    }
clue-empty-rooms =
    { $n ->
        [0] No room was empty.
        [one] Exactly one room was empty.
       *[other] Exactly { number-word } rooms were empty.
    }

## Around a drawn plan

plan-rooms = Rooms
plan-seats = A person can be on
plan-solid = Blocking their cells
plan-people = Cards
plan-facts = Also
plan-murderer = The murderer: { $name }, { $cell }.

## The rules page

rules-title = Sudoku Murder: the rules
rules-lead = Where is everybody, and who is the murderer? If a clue can be read in two ways, this page says which one is meant.
rules-board = The board
rules-placing = People and objects
rules-murder = The victim and the murderer
rules-clues = What each clue means
rules-more = Further clues
rules-more-lead = Cases with the extended clues have these as well. The last of them are on nobody's card: they are told of the whole board.
rules-one = One solution
rules-sentence = Clue
rules-meaning = Meaning
rule-u1 = The board is square, from 4×4 to 9×9. On a board of N rows there are N people; one of them is the victim.
rule-u2 = Everybody is in exactly one cell. No two people are in the same row, and no two in the same column.
rule-u3 = A person can be on the bare floor or on one of these objects: { $seats }.
rule-u4 = These objects block their cells, and nobody can be there: { $solid }. Clues may name them all the same.
rule-u5 = Thick walls divide the board into rooms. Each room has a name, and rooms that share a wall have different floors. An object may take several cells of one room; each of these cells then holds it.
rule-u6 = Any number of people may be in a room, nobody included; only the victim's room is different.
rule-u7 = In the victim's room are the victim and exactly one other person: the murderer, a man or a woman.
rule-u8 = The victim's card says so: “{ $victim }” It may say more.
rule-u9 = Every case has exactly one solution, and it can be reached step by step, without guessing.
rule-counts = In every clue the victim counts like anybody else, and so does the murderer.
meaning-row = In that row. Rows are counted from the top: the second row is the one below the top row.
meaning-column = In that column. Columns are counted from the left.
meaning-room = In any cell of that room.
    .negated = In any cell outside that room.
meaning-on = The person's cell holds an object of that kind.
    .negated = The person's cell holds no object of that kind. It may hold another.
meaning-beside = At least one of the cells directly above, below, left and right holds that kind of object and is in the same room. Diagonals never count. Another cell of the object that the person is on counts as well.
    .negated = None of the cells directly above, below, left and right that are in the same room holds that kind of object.
meaning-corner = The person's cell has walls on two sides that meet: left or right, and above or below. The edge of the board is a wall.
    .negated = The person's cell is no such corner.
meaning-room-with = In that room, where exactly so many other men (or other women) are. People of the other sex may be there too.
meaning-alone = Nobody else is in the person's room.
meaning-at-wall = The person's cell has a wall on at least one side. The edge of the board is a wall.
    .negated = The person's cell has no wall on any side.
meaning-board = Edge: in the first or last row or in the first or last column, corners included. Corner: in one of the four cells in the corners of the board.
meaning-same-room = Both are in one room. Others may be there too.
    .negated = The two are in different rooms.
meaning-direction = North is at the top of the board. North of somebody: in any row above, whatever the columns; east: in any column to the right; and so on. North-east: both north and east. Walls do not matter.
meaning-direction-of-object = The same, seen from at least one cell that holds that kind of object, in whatever room.
meaning-away = The rows (or the columns) of the two are exactly so far apart; neighbouring rows are one apart. If a direction is named, it lies on that side. The other coordinate is free.
meaning-with-others = Exactly so many other people are in the person's room, men and women counted together.
meaning-either-room = In any cell of one of the two rooms.
meaning-only-on = The person's cell holds that kind of object, and nobody else's cell does, on the whole board.
meaning-people-in-room = Exactly so many people are in that room.
meaning-empty-rooms = In exactly so many rooms there is nobody.
