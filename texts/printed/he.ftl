### עברית. What each message can use stands in page_words.py.

## Names

kind-classic = סודוקו
kind-classic-diagonal = סודוקו אלכסוני
kind-classic-killer = סודוקו קילר
kind-classic-diagonal-killer = סודוקו קילר אלכסוני
kind-missudeca = Missudeca
kind-missudeca-diagonal = Missudeca אלכסוני
kind-missudeca-killer = Missudeca קילר
kind-missudeca-diagonal-killer = Missudeca קילר אלכסוני
kind-murder = Sudoku Murder
level-beginner = מתחילים
level-easy = קל
level-medium = בינוני
level-hard = קשה
level-expert = מומחה
level-extreme = קיצוני

## Around the puzzles

puzzles =
    { $count ->
        [one] חידה אחת
       *[other] { $count } חידות
    }
by = מאת { $author }
seed = גרעין { $seed }
play = לשחק ברשת
rules = חוקים
solutions = פתרונות
solution = פתרון
show-solution = להציג את הפתרון
no-solution = אין פתרון יחיד
grid-rows = שורות
grid-columns = טורים
caption-rows = חסרה בשורה
caption-columns = חסרה בטור
caption-boxes = חסרה בתיבה
caption-magic = ספרת הקסם

## Rules

rule-classic = מלאו את התאים הריקים כך שבכל שורה, בכל טור ובכל תיבה המוקפת בקו עבה תופיע כל ספרה פעם אחת.
digits-classic = בלוח של { $size } × { $size } תאים משתמשים בספרות 1 עד { $last }.
rule-missudeca = מלאו את התאים הריקים כך שאף ספרה לא תופיע פעמיים בשורה, בטור או בתיבה המוקפת בקו עבה. גם 0 הוא ספרה, ולכן יש ספרה אחת יותר ממספר התאים בשורה: בכל שורה, בכל טור ובכל תיבה חסרה בדיוק ספרה אחת.
digits-missudeca = בלוח של { $size } × { $size } תאים משתמשים בספרות 0 עד { $last }.
rule-missing = אותה ספרה אינה חסרה בשתי שורות, לא בשני טורים ולא בשתי תיבות.
rule-magic = לכן יש ספרה אחת שאינה חסרה בשום מקום: ספרת הקסם. היא מופיעה בכל שורה, בכל טור ובכל תיבה.
rule-panel = המסגרות שסביב הלוח מיועדות לרישום: מעל כל טור ומשמאל לכל שורה רושמים את הספרה החסרה בהם, בריבוע הקטן את הספרות החסרות בתיבות, ובעיגול את ספרת הקסם.
title-diagonals = אלכסונים
rule-diagonals-classic = גם בכל אחד משני האלכסונים האפורים מופיעה כל ספרה פעם אחת.
rule-diagonals-missudeca = גם באלכסונים האפורים אף ספרה אינה מופיעה פעמיים, ולכן בכל אלכסון חסרה בדיוק ספרה אחת; מותר שתהיה זו אותה ספרה בשניהם. ספרת הקסם מופיעה בשני האלכסונים. את הספרות החסרות רושמים בשני הריבועים שבהם קו אלכסוני.
title-cages = כלובים
rule-cages = קווים מקווקווים מקיפים כלובים. סכום הספרות בכלוב שווה למספר הקטן שבפינתו, ואף ספרה אינה מופיעה בו פעמיים, גם לא בשורות, בטורים ובתיבות שונים.
rule-zero = גם 0 נחשב: בשני תאים שסכומם 1 נמצאות הספרות 0 ו-1.
rule-unique = לכל חידה פתרון אחד בלבד.
example = לוח פתור עם כל הרישומים
