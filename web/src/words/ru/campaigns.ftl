### Campaigns: their pages in the browser.

## The list

page-campaigns = Кампании
campaigns-door-line = Игра за игрой, и ничего не забыто
campaigns-yours = Ваши кампании
campaigns-none = Вы пока не участвуете ни в одной кампании.
campaigns-what = Несколько игр подряд: опыт, травмы и всё, что вы сделали, переходят из одной в другую.
campaigns-new = Начать кампанию
campaigns-over = Окончена
campaigns-playing = Идёт игра
campaigns-to = К кампании

## A new one

campaign-new = { $game }: новая кампания
campaign-title = Как вы её назовёте
campaign-untitled = Кампания
campaign-who = Кто участвует
campaign-character-of = Персонаж { $number }
campaign-player-of = Имя игрока { $number }
campaign-plays-of = Кто играет: { $name }
campaign-computer-of = Компьютерный игрок: { $name }
campaign-begin = Начать кампанию
campaign-begin-line = Игра ещё не идёт: первая начнётся на следующей странице.

## Chapters

campaign-chapters = Главы
campaign-chapter-played = Сыграна
campaign-chapter-underway = Идёт
campaign-chapter-next = Следующая
campaign-chapter-ahead = Впереди
campaign-chapter-left = Не сыграна
campaign-next = Следующая глава: { $name }
campaign-next-begin = Начать её
campaign-next-line = Для неё будет накрыт свой стол. Пока она не кончится, никто не приходит, не уходит и не меняет колоду.
campaign-next-host = Начинает хозяин.
campaign-underway = Сейчас играют «{ $name }».
campaign-gathering = Стол «{ $name }» ждёт людей.
campaign-give-up = Бросить эту игру
campaign-give-up-line = Стол закроется для всех, а кампания станет такой, какой была до этой игры.
campaign-give-up-sure = Да, бросить
campaign-over = Эта кампания окончена.
campaign-nobody = Играть больше некому: пусть кто-нибудь придёт с новым персонажем.

## The log, the bag, the people

campaign-log = Журнал кампании
campaign-log-empty = Пока ничего не записано.
campaign-bag = В мешке
campaign-people = Персонажи
campaign-deck = Карт в колоде: { $count }
campaign-earned = Добыто в пути
campaign-in-deck = { $card }: в колоде
campaign-heirlooms = Кому достанется?
campaign-give = Отдать { $card }: { $name }
campaign-leave = Уходит
campaign-leave-of = Уходит: { $name }
campaign-return = Возвращается
campaign-return-of = Возвращается: { $name }
campaign-friend = Друг
campaign-free = По ссылке
campaign-join = Кто-то присоединяется
campaign-join-line = В том числе тот, чей персонаж потерян.
campaign-join-add = Присоединиться

## Buying

campaign-buy = Потратить опыт
campaign-buy-of = { $name }: потратить опыт
campaign-buy-left = Осталось опыта: { $count }
campaign-buy-find = Найти карту
campaign-buy-room = Уходит взамен
campaign-buy-upgrades = Улучшения
campaign-buy-others = Другие карты
campaign-buy-cost = Опыт: { $cost }
campaign-buy-replaces = вместо: { $card }
campaign-buy-free-room = места не занимает
campaign-buy-this = Купить: { $card }
campaign-buy-word = Купить
campaign-buy-none = Таких карт нет.
campaign-buy-dear = Пока нельзя
campaign-bought = Куплено: { $card }
