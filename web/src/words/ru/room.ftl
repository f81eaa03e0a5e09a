### The words of the browser client.

## The room

home = Главная
pages = Разделы
page-play = Играть
page-rules = Правила
page-about = О проекте
home-title = Лампы зажжены.
home-line = Садитесь за стол в одиночку или отправьте ссылку друзьям.
server-away = Игровая комната не отвечает. Сервер запущен?
try-again = Попробовать снова
loading = Одну минуту…
close = Закрыть
back = Назад
yes = Да
no = Нет
you = Вы
seat = Место { $number }
somebody = Кто-то
computer = Компьютер
away = Нет на месте
here = На месте
ready = Готовность
automatic = Автоматически

## Settings

settings = Настройки
language = Язык: { $name }
language-title = Язык
theme = Светлая или тёмная тема
theme-dark = Тёмная
theme-light = Светлая
motion = Движение
motion-normal = Обычное
motion-fast = Быстрое
motion-off = Без движения

## Home

play-computers = С компьютерами
play-computers-of = Играть с компьютерами: { $game }
set-table = Накрыть стол
set-table-of = Накрыть стол: { $game }
people-count = Игроков: { $least }–{ $most }
your-tables = Ваши столы
running = идёт: { $count }
no-tables = Сейчас игр нет.
your-move = Ваш ход
resume = Продолжить
open = Открыть
invitation = Вас пригласили?
paste-link = Вставьте ссылку
link-wrong = Это не приглашение: его ссылка кончается на #/join/ и ещё два слова.
sit-down = Сесть за стол
finished = Завершённые
replays = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[other] { $count } записей
    }
rules-door-line = Каждый пункт, на четырёх языках
watch = Смотреть

## Setting a table

new-table = { $game }: новый стол
no-game = Игры «{ $game }» здесь нет.
games = Игры
how-many = Сколько игроков
seats = Места
name-of = Имя на месте { $number }
who-sits = Кто сидит на месте { $number }
strength-of = Компьютерный игрок на месте { $number }
same-screen = За этим экраном
by-link = Друг по ссылке
timer = Время на решение
timer-0 = Без спешки
timer-30 = 30 с
timer-120 = 2 мин
timer-86400 = 1 день
more = Другие настройки
automatic-of = { $option }: автоматически
pace = Компьютерные игроки отвечают
pace-20 = Не спеша
pace-8 = Как люди
pace-0 = Сразу
scales = На весах: { $good } против { $bad }
spectators = Зрители
fine-as-it-is = Всё готово: нажмите «Начать».
links-next = Дальше вы получите ссылку для каждого друга.
begin = Начать

## Seats

seat-open = Свободное место
copy-link = Скопировать приглашение
copied = Скопировано
link-of = Приглашение на место { $number }
free-seat = Освободить место
take-back = Вернуться на своё место
still-open = Отправьте ссылки. Игра начнётся, когда все места будут заняты.
all-here = Все места заняты.
pause = Пауза
go-on = Продолжить
close-table = Закрыть стол
to-table = К столу
invited = Вас приглашают
invited-line = За столом для вас оставлено место. Как вас называть?
your-name = Ваше имя

## At the table

board = Поле
people = Игроки
decision = Ваше решение
side = Журнал, правила и разговор
round-short = Р
round-and-phase = Раунд { $round }: { $phase }
just-now = Только что
nothing-yet = Пока ничего не произошло.
waiting-for = { $count ->
    [0] Одну минуту…
   *[other] Думает: { $names }
    }
waiting-hint = Вас спросят, когда придёт ваша очередь.
answered-may-change = Вы ответили; ответ можно изменить, пока не ответят все.
sealed = запечатано
say-something = Сказать что-нибудь
ways = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
    }
choose-on-board = Выберите на поле
or-from-list = или из списка: { $count }
time-left = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
   *[other] Осталось { $count } секунд
    }
paused = Игра на паузе
status-gathering = Ждём игроков
status-closed = Стол закрыт
game-over = Игра окончена; скрытого больше нет.
watch-replay = Смотреть запись
reconnecting = Восстанавливаем связь, ничего не потеряно
seat-acting = Ходит
seat-thinking = Думает
seat-done = ✓ Готово
seat-waiting = Ждёт
undo = Отменить ход
undo-unrevealed = Пока не раскрыто
undo-free = Всегда
undo-off = Никогда
undo-asks = { $count ->
    [one] { $name } хочет отменить { $count } выбор.
    [few] { $name } хочет отменить { $count } выбора.
   *[other] { $name } хочет отменить { $count } выборов.
    }
undo-waits = Отмена ждёт согласия: { $names }.
undo-agree = Согласиться
undo-refuse = Отказать
why-not = Почему нельзя?
why-not-title = Почему нельзя «{ $what }»?
why-not-nothing = Ничто этого не запрещает.
handover = Передайте экран: { $name }
handover-hint = Карты убраны. Остальные пока смотрят в потолок.
handover-me = Это я, { $name }: смотреть

## Side panel

log = Журнал
rules = Правила
talk = Разговор
claims = Заявления
talk-hint = Скажите что-нибудь…
talk-empty = Пока никто ничего не сказал.
silent = Сейчас правила велят молчать
send = Отправить
rule-open = Открыть правило { $id }
rules-search = Искать в правилах
rules-none = Таких слов в правилах нет.
rules-empty = Найдите слово или откройте правило по ссылке.
applies-now = Действует сейчас
see-also = См. также:

## Replays

replay = Запись
step = Шаг
step-of = Шаг { $at } из { $last }
step-back = На шаг назад
step-on = На шаг вперёд
round-back = К прошлому раунду
round-on = К следующему раунду
chosen = { $name }: { $what }
replay-run = Запустить
replay-stop = Остановить
speed = Скорость: { $speed }
eyes = Чьими глазами
eyes-all = Всё открыто
eyes-of = Глазами: { $name }
share = Поделиться

## Keys

help = Клавиши и справка
key-option = Выбрать вариант 1–9
key-gold = Золотая кнопка
key-next = Дальше; с Shift назад
key-arrows = Ближайшее в эту сторону
key-may = Следующее, с чем можно действовать
key-why = Почему нельзя: о том, что в фокусе
key-undo = Отменить ход
key-just-now = Перечитать «Только что»
key-decide = Туда, где вас спрашивают
key-parts = Поле, рука, планшет, игроки
key-panels = Журнал, правила, разговор, заявления
key-secrets = Удерживать на роли: посмотреть
key-replay = Запись: шаг, раунд
key-close = Закрыть, снять незапечатанный выбор
key-help = Эта справка

## About

about-what = Игровая комната для настольных игр по мотивам Лавкрафта. Правила соблюдаются до буквы, и каждый шаг может назвать своё правило.
about-icons = Значки
about-icons-line = Из набора game-icons:
about-fonts = Шрифты
about-drawings = Рисунки
about-drawings-line = Сцены, портреты и орнаменты нарисованы для этого проекта и распространяются по его лицензии.
about-games = Игры
about-games-line = Названия и правила игр принадлежат их авторам и издателям. Их текстов и иллюстраций здесь нет: чтобы играть, нужны сами игры.
