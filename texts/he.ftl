### עברית. What each message can use stands in say.py.
### Names of cells and numbers run from left to right, between U+2066 and U+2069.

## Words

cell = { "\u2066" }{ $name }{ "\u2069" }
number = { "\u2066" }{ $n }{ "\u2069" }
row = שורה { number }
column = טור { number }
box = תיבה { number }
diagonal-main = האלכסון הראשי
diagonal-anti = האלכסון המשני
row-panel = הספרות החסרות בשורות
column-panel = הספרות החסרות בטורים
box-panel = הספרות החסרות בתיבות
magic = ספרת הקסם
in-row = בשורה { number }
in-column = בטור { number }
in-box = בתיבה { number }
in-diagonal-main = באלכסון הראשי
in-diagonal-anti = באלכסון המשני
in-row-panel = בין הספרות החסרות בשורות
in-column-panel = בין הספרות החסרות בטורים
in-box-panel = בין הספרות החסרות בתיבות
in-magic = כספרת הקסם
missing-row = הספרה החסרה בשורה { number }
missing-column = הספרה החסרה בטור { number }
missing-box = הספרה החסרה בתיבה { number }
missing-diagonal-main = הספרה החסרה באלכסון הראשי
missing-diagonal-anti = הספרה החסרה באלכסון המשני
the-magic-digit = ספרת הקסם
cage = הכלוב שמתחיל ב-{ $cell } (סכום { $sum })
cage-without-sum = הכלוב שמתחיל ב-{ $cell }
list-more = { $head }, { $next }
list-and =
    { $glue ->
        [sign] { $head } ו-{ $last }
       *[word] { $head } ו{ $last }
    }
list-or = { $head } או { $last }

## What follows, and reasons

results = { $head }; { $next }
by-rule = { $result } (לפי כלל { "\u2066" }{ $rule }{ "\u2069" })
is-cell = { $digit } נמצאת ב-{ $cell }
is-missing = { $digit } חסרה { $inunit }
is-magic = { $digit } היא ספרת הקסם
not-cells =
    { $count ->
        [one] ב-{ $cells } לא יכולה להיות { $digits }
       *[other] באף אחד מהתאים { $cells } לא יכולה להיות { $digits }
    }
not-magic-digit = ספרת הקסם אינה { $digits }
contain =
    { $many ->
        [one] { $digits } מופיעה { $inunits }
       *[other] { $digits } מופיעות { $inunits }
    }
because = { " " }({ $reasons })
contains-magic = { $digit } היא ספרת הקסם, ולכן { $contains }
contains-since = { $fact }, ולכן { $contains }
contains-told = { $contains }, לפי צעד { $step }

adds-up =
    { $count ->
        [one] { $plus } שווה ל-{ $sum }
       *[other] { $plus } מסתכמים ב-{ $sum }
    }
adds-up-more = סכום { $plus } גדול ב-{ $sum } מסכום { $minus }
same = סכום { $plus } שווה לסכום { $minus }

## Singles

full-house = { $cell } הוא התא הריק האחרון { $inunit }: { $result }.
    .title = תא אחרון ביחידה
last-cell = { $cell } הוא התא הריק האחרון { $inunit }, והספרה החסרה שם היא { $misses }: { $result }.
    .title = תא אחרון כשהספרה החסרה ידועה
hidden-single-box = המקום היחיד ל-{ $digit } { $inunit } הוא { $cell }{ $why }: { $result }.
    .title = ספרה יחידה סמויה בתיבה
hidden-single-line = המקום היחיד ל-{ $digit } { $inunit } הוא { $cell }{ $why }: { $result }.
    .title = ספרה יחידה סמויה בשורה, בטור או באלכסון
naked-single = ב-{ $cell } נפסלו כל הספרות מלבד { $digit }: { $result }.
    .title = ספרה יחידה גלויה

## Missing digits

full-unit = כל התאים { $inunit } מלאים, ורק { $digit } אינה שם: { $result }.
    .title = יחידה מלאה
no-seat = אין עוד תא { $inunit } שיכולה להיות בו { $digit }: { $result }.
    .title = ספרה בלי מקום
known-elsewhere =
    { $kind ->
        [row] { $fact }, ואין ספרה שחסרה בשתי שורות: { $result }.
        [column] { $fact }, ואין ספרה שחסרה בשני טורים: { $result }.
       *[box] { $fact }, ואין ספרה שחסרה בשתי תיבות: { $result }.
    }
    .title = חסרה במקום אחר
not-magic = { $fact }, וספרת הקסם אינה חסרה בשום מקום: { $result }.
    .title = אינה ספרת הקסם
magic-present =
    { $kind ->
        [row] { $digit } היא ספרת הקסם, שמופיעה בכל שורה: { $result }.
        [column] { $digit } היא ספרת הקסם, שמופיעה בכל טור: { $result }.
       *[box] { $digit } היא ספרת הקסם, שמופיעה בכל תיבה: { $result }.
    }
    .title = ספרת הקסם מופיעה בכול
magic-on-diagonals = { $fact }, ובשני האלכסונים מופיעה ספרת הקסם: { $result }.
    .title = ספרת הקסם באלכסונים
nine-copies = { $digit } כבר נמצאת בכל השורות, בכל הטורים ובכל התיבות: { $result }.
    .title = כל המופעים של ספרה
eight-copies = { $digit } נמצאת בכל מקום מלבד { $units }, שנפגשים ב-{ $cell }, וידוע גם: { $premise }. לכן { $result }.
    .title = כל המופעים מלבד אחד
never-missing =
    { $kind ->
        [row] אין שורה ש-{ $digit } יכולה להיות חסרה בה: { $result }.
        [column] אין טור ש-{ $digit } יכולה להיות חסרה בו: { $result }.
       *[box] אין תיבה ש-{ $digit } יכולה להיות חסרה בה: { $result }.
    }
    .title = אינה חסרה בשום מקום
missing-line-single =
    { $kind ->
        [row] { $digit } אינה ספרת הקסם, ולכן היא חסרה בשורה אחת, ואף שורה אחרת אינה אפשרית: { $result }.
        [column] { $digit } אינה ספרת הקסם, ולכן היא חסרה בטור אחד, ואף טור אחר אינו אפשרי: { $result }.
       *[box] { $digit } אינה ספרת הקסם, ולכן היא חסרה בתיבה אחת, ואף תיבה אחרת אינה אפשרית: { $result }.
    }
    .title = היחידה האחרונה שספרה יכולה להיות חסרה בה
naked-missing = { $cell } יכולה להיות רק { $digit }: { $result }.
    .title = ספרה חסרה גלויה
band-identity = בשורות (או בטורים) של רצועה חסרות אותן ספרות כמו בתיבות שלה, ו-{ $digit } אינה אף אחת מאלה: { $cells }. לכן { $result }.
    .title = זהות הרצועה
hole-crossing = השורה והטור ש-{ $digit } חסרה בהם נפגשים בתיבה שהיא חסרה בה, ב-{ $cell }: { $result }.
    .title = הצטלבות החור
box-exclusion = { $fact }, ולכן גם באחת היחידות שעוברות שם, { $crossers }: { $result }.
    .title = פסילת תיבות

## Locked candidates and subsets

pointing = אין ל-{ $digit } מקום { $inunit } מלבד { $orcells }, וכולם { $inother }{ $why }: { $result }.
    .title = הצבעה
claiming = אין ל-{ $digit } מקום { $inunit } מלבד { $orcells }, וכולם { $inother }{ $why }: { $result }.
    .title = תביעה
naked-pair = { $cells } יכולים להיות רק { $digits }, אחת לכל אחד, ואין להן מקום אחר { $inunit }: { $result }.
    .title = זוג גלוי
naked-triple = { $cells } יכולים להיות רק { $digits }, אחת לכל אחד, ואין להן מקום אחר { $inunit }: { $result }.
    .title = שלישייה גלויה
naked-quad = { $cells } יכולים להיות רק { $digits }, אחת לכל אחד, ואין להן מקום אחר { $inunit }: { $result }.
    .title = רביעייה גלויה
hidden-pair = אין ל-{ $digits } מקום { $inunit } מלבד { $cells }, ולכן אלה אינם יכולים להיות דבר אחר: { $result }.
    .title = זוג סמוי
hidden-triple = אין ל-{ $digits } מקום { $inunit } מלבד { $cells }, ולכן אלה אינם יכולים להיות דבר אחר: { $result }.
    .title = שלישייה סמויה
hidden-quad = אין ל-{ $digits } מקום { $inunit } מלבד { $cells }, ולכן אלה אינם יכולים להיות דבר אחר: { $result }.
    .title = רביעייה סמויה
missing-pair = { $cells } הן { $digits } בסדר כלשהו: { $result }.
    .title = זוג של ספרות חסרות
missing-triple = { $cells } הן { $digits } בסדר כלשהו: { $result }.
    .title = שלישייה של ספרות חסרות
missing-quad = { $cells } הן { $digits } בסדר כלשהו: { $result }.
    .title = רביעייה של ספרות חסרות

hidden-missing-pair = אין ל-{ $digits } מקום { $inunit } מלבד { $cells }, ולכן אלה אינן יכולות להיות דבר אחר: { $result }.
    .title = זוג סמוי של ספרות חסרות
hidden-missing-triple = אין ל-{ $digits } מקום { $inunit } מלבד { $cells }, ולכן אלה אינן יכולות להיות דבר אחר: { $result }.
    .title = שלישייה סמויה של ספרות חסרות
hidden-missing-quad = אין ל-{ $digits } מקום { $inunit } מלבד { $cells }, ולכן אלה אינן יכולות להיות דבר אחר: { $result }.
    .title = רביעייה סמויה של ספרות חסרות

## Fish and wings

x-wing = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers }{ $why }, ולכן אין לה מקום אחר באלה: { $result }.
    .title = כנף X
swordfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers }{ $why }, ולכן אין לה מקום אחר באלה: { $result }.
    .title = דג חרב
jellyfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers }{ $why }, ולכן אין לה מקום אחר באלה: { $result }.
    .title = מדוזה
finned-x-wing = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers } ובסנפיר { $fins }{ $why }; מה שרואה את הסנפיר אינו { $digit } בכל מקרה: { $result }.
    .title = כנף X עם סנפיר
finned-swordfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers } ובסנפיר { $fins }{ $why }; מה שרואה את הסנפיר אינו { $digit } בכל מקרה: { $result }.
    .title = דג חרב עם סנפיר
finned-jellyfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers } ובסנפיר { $fins }{ $why }; מה שרואה את הסנפיר אינו { $digit } בכל מקרה: { $result }.
    .title = מדוזה עם סנפיר
sashimi-x-wing = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers } ובסנפיר { $fins }, שבלעדיו פינה אחת ריקה{ $why }; מה שרואה את הסנפיר אינו { $digit } בכל מקרה: { $result }.
    .title = כנף X סשימי
sashimi-swordfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers } ובסנפיר { $fins }, שבלעדיו פינה אחת ריקה{ $why }; מה שרואה את הסנפיר אינו { $digit } בכל מקרה: { $result }.
    .title = דג חרב סשימי
sashimi-jellyfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers } ובסנפיר { $fins }, שבלעדיו פינה אחת ריקה{ $why }; מה שרואה את הסנפיר אינו { $digit } בכל מקרה: { $result }.
    .title = מדוזה סשימי
overfull-x-wing = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידה { $covers }, שאין בה די מקום לשתיהן, ולכן היא חסרה באחת מהן: { $result }.
    .title = כנף X גדושה
panel-x-wing = אין ל-{ $digit } מקום ביחידה { $bases } מלבד ביחידות { $covers }, ורק באלה היא יכולה להיות חסרה, ולכן היא חסרה באחת מהן ונמצאת שם בשנייה: { $result }.
    .title = כנף X עם ספרות חסרות
overfull-swordfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers }, שאין בהן די מקום לכולן, ולכן היא חסרה באחת מהראשונות: { $result }.
    .title = דג חרב גדוש
panel-swordfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers }, ורק באלה היא יכולה להיות חסרה, ולכן היא חסרה באחת מהן ונמצאת שם בשאר: { $result }.
    .title = דג חרב עם ספרות חסרות
overfull-jellyfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers }, שאין בהן די מקום לכולן, ולכן היא חסרה באחת מהראשונות: { $result }.
    .title = מדוזה גדושה
panel-jellyfish = אין ל-{ $digit } מקום ביחידות { $bases } מלבד ביחידות { $covers }, ורק באלה היא יכולה להיות חסרה, ולכן היא חסרה באחת מהן ונמצאת שם בשאר: { $result }.
    .title = מדוזה עם ספרות חסרות
xy-wing = בכל אחת משתי האפשרויות עבור { $cell }, אחת הכנפיים היא { $gone }: { $wings }. לכן { $result }.
    .title = כנף XY
xyz-wing = בכל אחת משלוש האפשרויות עבור { $cell }, התא עצמו או אחת הכנפיים הוא { $gone }: { $wings }. לכן { $result }.
    .title = כנף XYZ
skyscraper = ל-{ $digit } יש שני מקומות בכל אחת מהיחידות { $bases }; { $inner } באותו קו, ו-{ $digit } אינה יכולה להיות בשניהם, ולכן אחד מהשניים, { $cell } או { $last }, הוא { $digit }{ $why }: { $result }.
    .title = גורד שחקים
two-string-kite = ל-{ $digit } יש שני מקומות בכל אחת מהיחידות { $bases }; { $inner } באותה תיבה, ו-{ $digit } אינה יכולה להיות בשניהם, ולכן אחד מהשניים, { $cell } או { $last }, הוא { $digit }{ $why }: { $result }.
    .title = עפיפון בעל שני חוטים
empty-rectangle = אין ל-{ $digit } מקום { $inunit } מלבד על { $crossing }, ו{ $inother } יש לה שני מקומות, { $ends }, ושניהם מובילים לאותה מסקנה{ $why }: { $result }.
    .title = מלבן ריק

## Cages

cage-last-cell =
    { $count ->
        [one] { $cage } הוא תא יחיד: { $result }.
       *[other] שאר התאים של { $cage } מסתכמים ב-{ $second }: { $result }.
    }
    .title = תא אחרון בכלוב
cage-single = רק { $digits } מסתכמות לסכום של { $cage }: { $result }.
    .title = כלוב בעל צירוף אחד
cage-bounds = תאי { $cage } מלבד { $cell } מסתכמים לפחות ב-{ $second } ולכל היותר ב-{ $total }: { $result }.
    .title = גבולות הכלוב
cage-combinations = הצירופים שנותרו עבור { $cage } מורכבים רק מ-{ $digits }: { $result }.
    .title = צירופי הכלוב
cage-placements = מכל הדרכים למלא את { $cage } בספרות שונות שעוד אפשריות בתאיו, אף אחת שמגיעה לסכום אינה כוללת את אלה: { $result }.
    .title = מילויי הכלוב
cage-complement = { $cage } משמיט ספרות שסכומן { $second }, וכל הדרכים לכך מסכימות: { $result }.
    .title = כלוב משלים
cage-naked-subset = { $cage } נמצא כולו { $inunit } ויכול להכיל רק { $digits }, ואין להן שם מקום אחר: { $result }.
    .title = קבוצה גלויה בכלוב
cage-hidden-subset = { $inunit } יש ל-{ $digits } מקום רק בתוך { $cage }, והצירופים בלעדיהן נפסלים: { $result }.
    .title = קבוצה סמויה בכלוב
killer-subset = { $cells } צורכים את כל הספרות { $digits } { $inunit }: { $result }.
    .title = קבוצת קילר
cage-pointing = { $cage } זקוק ל-{ $digit }, וכל מקומותיה בו נמצאים { $inunit }: { $result }.
    .title = הצבעה של כלוב
cage-claiming = { $inunit } יש ל-{ $digit } מקום רק בתוך { $cage }{ $why }: { $result }.
    .title = תביעה של כלוב
cage-present = { $cage } נמצא כולו { $inunit } וזקוק ל-{ $digits }: { $result }.
    .title = ספרות שכלוב מביא ליחידה
tiled-unit = כלובים ממלאים בדיוק את { $unit } וסכומם { $total }; סכום כל הספרות הוא { $second }: { $result }.
    .title = יחידה מרוצפת
tiled-lines = כלובים ממלאים בדיוק את { $units } וסכומם { $total }; עם הספרות החסרות הסכום הוא { $second }, ולכן { $equation }: { $result }.
    .title = יחידות מרוצפות
innies =
    { $missing ->
        [yes] סכום הספרות { $inunit }, עם הספרה החסרה שם, הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }: { $result }.
       *[no] סכום הספרות { $inunit } הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }: { $result }.
    }
    .title = פנימיים
large-innies =
    { $missing ->
        [yes] סכום הספרות { $inunit }, עם הספרה החסרה שם, הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }, בלי הספרות שבכלובים: { $result }.
       *[no] סכום הספרות { $inunit } הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }, בלי הספרות שבכלובים: { $result }.
    }
    .title = פנימיים רבים
innies-pointing =
    { $missing ->
        [yes] סכום הספרות { $inunit }, עם הספרה החסרה שם, הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }, והם זקוקים ל-{ $digits }: { $result }.
       *[no] סכום הספרות { $inunit } הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }, והם זקוקים ל-{ $digits }: { $result }.
    }
    .title = הצבעה של פנימיים
outies =
    { $missing ->
        [yes] סכום הספרות { $inunit }, עם הספרה החסרה שם, הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }: { $result }.
       *[no] סכום הספרות { $inunit } הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }: { $result }.
    }
    .title = חיצוניים
innies-of-lines =
    { $missing ->
        [yes] סכום הספרות ביחידות { $units }, עם הספרות החסרות שם, הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }: { $result }.
       *[no] סכום הספרות ביחידות { $units } הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }: { $result }.
    }
    .title = פנימיים של כמה יחידות
outies-of-lines =
    { $missing ->
        [yes] סכום הספרות ביחידות { $units }, עם הספרות החסרות שם, הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }: { $result }.
       *[no] סכום הספרות ביחידות { $units } הוא { $second }, וסכום הכלובים שם { $total }, ולכן { $equation }: { $result }.
    }
    .title = חיצוניים של כמה יחידות
board-total = סכום הכלובים בלוח הוא { $total }, וסכום כל תאי הלוח הוא { $second } ועוד ספרת הקסם, כי בכל שורה חסרה ספרה אחרת משאר הספרות, ולכן { $equation }: { $result }.
    .title = סכום הלוח
cage-split = { $cage } נחצה לשני חלקים על ידי { $units }, וסכום אחד החלקים הוא { $shares }: { $result }.
    .title = פיצול כלוב

## Around the steps

solved = נפתר
nothing-more =
    { $count ->
        [one] לא נמצא עוד דבר: נותר תא אחד פתוח
       *[other] לא נמצא עוד דבר: נותרו { $count } תאים פתוחים
    }
step = { $step }. { $text }
hint-where-unit = הביטו כאן: { $units }.
hint-where-cell = הביטו כאן: { $cells }.
hint-why = חפשו את זה: { $title }.
hint-mistake = יש טעות כאן: { $place }.
hint-mistake-why = { $digit } כבר נמצאת { $inunit }, ולכן יש טעות כאן: { $place }.
hint-mistake-far = בפתרון היחיד { $digit } אינה נמצאת כאן: { $place }.
hint-mark-why = בסימונים כאן אין הספרה שבפתרון היחיד: { $place }.
hint-mistake-what = הסירו את { $digit } מכאן: { $place }.
hint-mark-what = סמנו מחדש כאן: { $place }.
