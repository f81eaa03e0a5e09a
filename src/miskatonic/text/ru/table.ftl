### Стол на весь экран терминала.

table-board = Поле
table-people = Люди
table-own = Ваше
table-table = Стол
table-log = Журнал
table-key-why = почему нет?
table-key-rules = правила
table-key-undo = вернуть
table-key-language = русский
table-key-help = справка
table-key-leave = выйти
table-thinking = { $seat }: идёт раздумье …
table-back = Назад
table-menu-count = { $title } ({ $count })
table-typed = { $typed }: Enter выбирает, или ещё цифра
table-new-lines = новых: { $count }, l покажет
table-no-number = { $input } — нет такого варианта: есть числа от 1 до { $most }
table-not-now = Этого нельзя, пока спрашивают другого
table-hand-over = Передайте экран: { $seat }
table-hand-over-press = { $seat } нажимает Enter. Остальные не смотрят.
table-why-title = Почему нет?
table-why-filter = Что хотелось бы сделать? Введите часть слов
table-why-choose = Выберите стрелками и нажмите Enter
table-rules-title = Правила
table-rules-search = Слова правила на любом языке или номер пункта
table-rules-nothing = Ничего не найдено
table-rules-none = За этой строкой не стоит правило
table-example = Дано: { $given } Тогда: { $expect }
table-close = Escape закрывает
table-help-title = Справка
table-help-saved = Каждый выбор сразу сохраняется в { $path }
table-help-signs = Знаки
table-over-press = Enter или q — выйти
table-help =
    Цифры или ↑ ↓    выбор варианта; Enter подтверждает; те же номера стоят на поле
    Backspace        назад из меню
    PgUp PgDn        листать то, что не помещается
    Tab              в журнал и обратно; Enter на строке показывает её правила
    b p y t l        поле, люди, ваше, стол, журнал (на малом экране)
    w                почему что-то нельзя сделать сейчас
    r                найти правило по словам или по номеру пункта
    u                вернуть последний выбор; дальнейшее сдаётся заново
    g                следующий язык
    ? или F1         эта справка
    q или Ctrl-C     выйти; miskatonic play --resume продолжает
