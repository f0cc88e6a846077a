### עברית: the steps of a case of Sudoku Murder. What each message can use stands in case_say.py.

## What follows, and reasons

case-is =
    { $gender ->
        [f] { $name } נמצאת ב-{ $cell }
       *[m] { $name } נמצא ב-{ $cell }
    }
case-not-cells =
    { $group ->
        [one-f] { $people } אינה ב-{ $orcells }
        [one-m] { $people } אינו ב-{ $orcells }
        [many-f] { $people } אינן ב-{ $orcells }
       *[many-m] { $people } אינם ב-{ $orcells }
    }
case-not-unit =
    { $group ->
        [one-f] { $people } אינה { $inunits }
        [one-m] { $people } אינו { $inunits }
        [many-f] { $people } אינן { $inunits }
       *[many-m] { $people } אינם { $inunits }
    }
case-only-cells =
    { $group ->
        [one-f] { $people } יכולה להיות רק ב-{ $orcells }
        [one-m] { $people } יכול להיות רק ב-{ $orcells }
        [many-f] { $people } יכולות להיות רק ב-{ $orcells }
       *[many-m] { $people } יכולים להיות רק ב-{ $orcells }
    }
case-clue =
    { $clues ->
        [one] הרמז של { $name }
       *[other] רמז { $n } של { $name }
    }
case-fact =
    { $clues ->
        [one] הרמז על הלוח
       *[other] רמז { $n } על הלוח
    }
case-rule = כלל { "\u2066" }{ $rule }{ "\u2069" }

## Cards and singles

case-step-direct-clue = לפי { $reason }: { $result }.
    .title = רמז בפני עצמו
case-step-only-cell = נותר רק תא אחד עבור { $who }: { $result }.
    .title = התא האחרון של אדם
case-step-line-single =
    { $gender ->
        [f] רק { $who } יכולה להיות { $inunit }, ורק ב-{ $cell }: { $result }.
       *[m] רק { $who } יכול להיות { $inunit }, ורק ב-{ $cell }: { $result }.
    }
    .title = האדם האחרון והתא האחרון בקו
case-step-line-taken =
    { $gender ->
        [f] { $who } נמצאת בוודאות { $inunit }, ולכן אין שם איש מלבדה: { $result }.
       *[m] { $who } נמצא בוודאות { $inunit }, ולכן אין שם איש מלבדו: { $result }.
    }
    .title = קו תפוס
case-step-line-last-person =
    { $gender ->
        [f] רק { $who } יכולה להיות { $inunit }: { $result }.
       *[m] רק { $who } יכול להיות { $inunit }: { $result }.
    }
    .title = האדם האחרון בקו
case-step-line-last-cell = { $cell } הוא התא היחיד { $inunit } שמישהו יכול להיות בו, ולכן יש שם מישהו, ואין איש בשאר התאים { $inother }: { $result }.
    .title = התא האחרון בקו
case-step-clue-from-known = לפי { $reason }, כשידוע היכן { $others }: { $result }.
    .title = רמז על אדם שמקומו ידוע
case-step-clue-between = לפי { $reason } התאים של { $people } צריכים להתאים זה לזה, ולכמה מהם אין תא מתאים אצל האדם האחר: { $result }.
    .title = רמז בין שני אנשים

## Counting

case-step-company-full =
    { $group ->
        [one-f] { $people } נמצאת { $inunit }, ולפי { $reason } אין שם איש נוסף מאלה שהרמז סופר: { $result }.
        [one-m] { $people } נמצא { $inunit }, ולפי { $reason } אין שם איש נוסף מאלה שהרמז סופר: { $result }.
        [many-f] { $people } נמצאות { $inunit }, ולפי { $reason } אין שם איש נוסף מאלה שהרמז סופר: { $result }.
       *[many-m] { $people } נמצאים { $inunit }, ולפי { $reason } אין שם איש נוסף מאלה שהרמז סופר: { $result }.
    }
    .title = חברה מלאה
case-step-victim-room-full =
    { $group ->
        [many-f] { $people } נמצאות { $inunit }, ובחדר של הקורבן אין איש נוסף ({ "\u2066" }U7{ "\u2069" }): { $result }.
       *[many-m] { $people } נמצאים { $inunit }, ובחדר של הקורבן אין איש נוסף ({ "\u2066" }U7{ "\u2069" }): { $result }.
    }
    .title = החדר של הקורבן מלא
case-step-only-companion = מישהו חייב להיות עם { $who } { $inunit } ({ "\u2066" }U7{ "\u2069" }), וזה יכול להיות רק { $others }: { $result }.
    .title = הרוצח האפשרי היחיד
case-step-company-needed = לפי { $reason } נחוץ כל מי שעוד יכול להיות { $inunit }: { $result }.
    .title = חברה נחוצה
case-step-company-fit =
    { $how ->
        [many] לפי { $reason } אין מקום { $inunit } עבור { $who }, כי חייבים להיות שם יותר מדי אחרים: { $result }.
        [few] לפי { $reason } אין מקום { $inunit } עבור { $who }, כי יכולים להיות שם פחות מדי אחרים: { $result }.
        [crowd] אם התא של { $who } הוא { $orcells }, יהיו { $inunit } יותר מדי אחרים לפי { $reason } ({ $others }), כי השורה והטור תפוסים: { $result }.
       *[lack] אם התא של { $who } הוא { $orcells }, יהיו { $inunit } פחות מדי אחרים לפי { $reason }, כי השורה והטור תפוסים: { $result }.
    }
    .title = חברה שאינה מתאימה
case-step-companion-fit =
    { $how ->
        [many] בחדר של { $who } יש אדם אחד נוסף בדיוק ({ "\u2066" }U7{ "\u2069" }), ו{ $inunit } חייבים להיות יותר: { $result }.
        [few] בחדר של { $who } יש אדם אחד נוסף בדיוק ({ "\u2066" }U7{ "\u2069" }), ו{ $inunit } לא יכול להיות איש נוסף: { $result }.
        [crowd] בחדר של { $who } יש אדם אחד נוסף בדיוק ({ "\u2066" }U7{ "\u2069" }), אבל מ-{ $orcells } יהיו { $inunit } יותר מדי אחרים ({ $others }), כי השורה והטור תפוסים: { $result }.
       *[lack] בחדר של { $who } יש אדם אחד נוסף בדיוק ({ "\u2066" }U7{ "\u2069" }), אבל מ-{ $orcells } לא יוכל להיות { $inunit } איש נוסף, כי השורה והטור תפוסים: { $result }.
    }
    .title = בן לוויה שאינו מתאים
case-step-empty-rooms =
    { $how ->
        [used] לפי { $reason } חייב להיות מישהו { $inunit }, ורק { $who } מתאים לכך: { $result }.
       *[empty] לפי { $reason } כל החדרים ריקים חוץ מאלה ({ $rooms }): { $result }.
    }
    .title = חדרים ריקים
case-step-room-rest = { $reason } אומרים יחד כמה מהאחרים נמצאים { $inunit }: { $result }.
    .title = שארית של חדר
case-step-head-count = האנשים מספיקים בדיוק לחדרים שאינם ריקים ({ $reason }), ולכן אין { $inunit } איש נוסף, אולי מלבד הקורבן: { $result }.
    .title = ספירת ראשים

## Crossing

case-step-crossing = אילו היה ב-{ $orcells } מישהו אחר, לא היה נשאר תא עבור { $who }: { $result }.
    .title = הצטלבות
case-step-crossing-line = כל אדם אחר יכול להיות { $inunit } רק ב-{ $cell }, ולכן אין מקום אחר { $inother } עבור { $who }: { $result }.
    .title = הצטלבות של קו
case-step-crossing-room =
    { $how ->
        [crowd] אילו היה התא של { $who } { $orcells }, היו { $inunit } יותר מדי אנשים לפי { $reason } ({ $others }): { $result }.
       *[lack] אילו היה התא של { $who } { $orcells }, היו { $inunit } פחות מדי אנשים לפי { $reason }: { $result }.
    }
    .title = הצטלבות של חדר

## Groups

case-step-people-pair = עבור { $people } יש מקום רק בקווים האלה: { $units }, אדם אחד בכל אחד, ולכן אין שם איש אחר: { $result }.
    .title = שני אנשים בשני קווים
case-step-people-triple = עבור { $people } יש מקום רק בקווים האלה: { $units }, אדם אחד בכל אחד, ולכן אין שם איש אחר: { $result }.
    .title = שלושה אנשים בשלושה קווים
case-step-people-quad = עבור { $people } יש מקום רק בקווים האלה: { $units }, אדם אחד בכל אחד, ולכן אין שם איש אחר: { $result }.
    .title = ארבעה אנשים בארבעה קווים
case-step-lines-pair = בקווים { $units } יש מקום רק עבור { $people }, ולכן כל מקום אחר נפסל: { $result }.
    .title = שני קווים לשני אנשים
case-step-lines-triple = בקווים { $units } יש מקום רק עבור { $people }, ולכן כל מקום אחר נפסל: { $result }.
    .title = שלושה קווים לשלושה אנשים
case-step-lines-quad = בקווים { $units } יש מקום רק עבור { $people }, ולכן כל מקום אחר נפסל: { $result }.
    .title = ארבעה קווים לארבעה אנשים
case-step-crossed-pair = כל התאים שנותרו בקווים { $bases } נמצאים בקווים { $covers }, ולכן אין איש בשאר התאים של האחרונים: { $result }.
    .title = שני קווים החוצים שניים
case-step-crossed-triple = כל התאים שנותרו בקווים { $bases } נמצאים בקווים { $covers }, ולכן אין איש בשאר התאים של האחרונים: { $result }.
    .title = שלושה קווים החוצים שלושה
case-step-crossed-quad = כל התאים שנותרו בקווים { $bases } נמצאים בקווים { $covers }, ולכן אין איש בשאר התאים של האחרונים: { $result }.
    .title = ארבעה קווים החוצים ארבעה
case-step-pigeonhole-pair = כל התאים של { $people } נמצאים בקווים { $units }, אדם אחד בכל קו ואף אחד בהצטלבויות שלהם, ולכן אין שם איש אחר: { $result }.
    .title = שובך יונים לשניים
case-step-pigeonhole-triple = כל התאים של { $people } נמצאים בקווים { $units }, אדם אחד בכל קו ואף אחד בהצטלבויות שלהם, ולכן אין שם איש אחר: { $result }.
    .title = שובך יונים לשלושה
case-step-pigeonhole-quad = כל התאים של { $people } נמצאים בקווים { $units }, אדם אחד בכל קו ואף אחד בהצטלבויות שלהם, ולכן אין שם איש אחר: { $result }.
    .title = שובך יונים לארבעה

## Rooms and lines

case-step-room-line = לפי { $reason } מישהו חייב להיות { $inunit }, ושם רק בקו הזה: { $lines }; לכן אין בקו הזה איש מחוץ לחדר: { $result }.
    .title = קו של חדר
case-step-room-capacity = לפי { $reason } חייבים להיות { $inunit } { "\u2066" }{ $count }{ "\u2069" } אנשים, אחד בכל אחד מהקווים { $lines }, ולכן אין בהם איש מחוץ לחדר: { $result }.
    .title = קיבולת של חדר
case-step-capacity-fit = לפי { $reason } יש עם { $who } עוד { "\u2066" }{ $count }{ "\u2069" } אנשים, ואין להם { $inunit } די קווים: { $result }.
    .title = חברה בלי די קווים
case-step-room-coverage = רק תאים { $inunit } יכולים למלא את { $lines }, ולפי { $reason } אין שם אנשים נוספים: { $result }.
    .title = קווים שחדר אחד ממלא
case-step-filled-rooms =
    { $how ->
        [used] חדר שרק הוא יכול למלא קו אינו ריק. לפי { $reason } חייב להיות מישהו { $inunit }, ורק { $who } מתאים לכך: { $result }.
       *[empty] חדר שרק הוא יכול למלא קו אינו ריק. לפי { $reason } כל החדרים ריקים חוץ מאלה ({ $rooms }): { $result }.
    }
    .title = חדרים שאינם ריקים
case-step-rooms-coverage = רק תאים של { $rooms } יכולים למלא את { $lines }, ולפי { $reason } אין שם אנשים נוספים: { $result }.
    .title = קווים ששני חדרים ממלאים

## Around the steps

case-nothing-more =
    { $count ->
        [one] לא נמצא עוד דבר: נותר למקם אדם אחד
       *[other] לא נמצא עוד דבר: נותר למקם { $count } אנשים
    }
case-murderer =
    { $gender ->
        [f] { $name } הייתה עם הקורבן: היא הרוצחת.
       *[m] { $name } היה עם הקורבן: הוא הרוצח.
    }
case-hint-people = חשבו על { $people }.
case-hint-clue = קראו שוב: { $reason }.
case-hint-placed =
    { $gender ->
        [f] יש טעות: { $name } אינה ב-{ $cell }.
       *[m] יש טעות: { $name } אינו ב-{ $cell }.
    }
case-hint-placed-why =
    { $gender ->
        [f] יש טעות: בפתרון היחיד { $name } אינה ב-{ $cell }.
       *[m] יש טעות: בפתרון היחיד { $name } אינו ב-{ $cell }.
    }
case-hint-placed-clash = יש טעות: אותה שורה או אותו טור עבור { $name } ו{ $other }.
case-hint-placed-clue = יש טעות: { $name } ב-{ $cell } סותר את { $reason }.
case-hint-placed-what = הוציאו את { $name } מ-{ $cell }.
case-hint-crossed = יש טעות במה שנמחק עבור { $name }.
case-hint-crossed-why = בין מה שנמחק עבור { $name } נמצא התא הנכון.
case-hint-crossed-what = חשבו שוב על התאים שנמחקו עבור { $name }.
