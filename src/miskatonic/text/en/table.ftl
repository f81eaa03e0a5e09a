### The full-screen table in the terminal.

table-board = Board
table-people = People
table-own = Yours
table-table = Table
table-log = Log
table-key-why = why not?
table-key-rules = rules
table-key-undo = undo
table-key-language = English
table-key-help = help
table-key-leave = leave
table-thinking = { $seat } is thinking …
table-back = Back
table-menu-count = { $title } ({ $count })
table-typed = { $typed }: Enter chooses it, or type another digit
table-new-lines = { $count } new, l shows them
table-no-number = { $input } is no option: there are numbers from 1 to { $most }
table-not-now = That can't be done while somebody else is asked
table-hand-over = Pass the screen to { $seat }
table-hand-over-press = { $seat } presses Enter. Nobody else looks.
table-why-title = Why not?
table-why-filter = What would you like to do? Type some of its words
table-why-choose = Choose something with the arrows and press Enter
table-rules-title = Rules
table-rules-search = Words of a rule in any language, or the id of a clause
table-rules-nothing = Nothing found
table-rules-none = No rule stands behind this line
table-example = Given: { $given } Then: { $expect }
table-close = Escape closes
table-help-title = Help
table-help-saved = Each choice is saved at once in { $path }
table-help-signs = Signs
table-over-press = Press Enter or q to leave
table-help =
    Digits or ↑ ↓    choose an option; Enter takes it; the same numbers stand on the board
    Backspace        back from a menu
    PgUp PgDn        scroll what doesn't fit
    Tab              to the log and back; Enter on a line shows its rules
    b p y t l        board, people, yours, table, log (on a small screen)
    w                why something can't be done now
    r                look a rule up, by words or by the id of a clause
    u                take your last choice back; what comes after it is dealt afresh
    g                the next language
    ? or F1          this sheet
    q or Ctrl-C      leave; miskatonic play --resume goes on
