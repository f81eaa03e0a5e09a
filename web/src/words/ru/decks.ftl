### Колоды: полка и сборка колод.

page-decks = Колоды
decks-door-line = Поиск, кривая, правила словами
decks-yours = Ваши колоды
decks-none = Пока ни одной: начните новую ниже или загрузите список.
decks-kept-here = Они хранятся в этом браузере. Сохраните списком те, что нужны и в другом месте.
decks-new = Новая колода
decks-begin = С нуля
decks-begin-for = С нуля: { $name }
decks-copy-of = Готовая колода, { $name }: { $deck }
decks-ready-line = Готовые колоды собраны из одного или двух базовых наборов; вы получаете копию, которую можно менять.
decks-size = Карт: { $have } из { $want }
decks-drop = Выбросить «{ $name }»
decks-drop-sure = Выбросить
decks-gone = В этом браузере такой колоды нет.
decks-not-kept = Этот браузер ничего не хранит: сохраните колоду списком, прежде чем уйти.

## Поиск карт

decks-search = Искать в названиях и текстах
decks-filters = Фильтры
decks-any = Любое …
decks-all-cards = Все карты
decks-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
    }
decks-keys = Клавиши: / поиск · + и − на карте · стрелки от карты к карте · U отменить
decks-card-level = { $name } ({ $level })
decks-level = уровень { $level }
decks-copies = Копий в колоде:
decks-more = Добавить: { $card }
decks-less = Убрать: { $card }

## Колода

decks-name = Название колоды
decks-parts = Части страницы
decks-part-find = Поиск
decks-part-deck = Колода
decks-part-check = Проверка
decks-about = { $name }: что умеет
decks-special = Личные карты и слабости
decks-curve = Кривая стоимости
decks-curve-at = Стоимость { $cost }: { $count }
decks-legality = По правилам
decks-legal = Всё в порядке.
decks-purpose = Для чего она
decks-for-campaign = Кампания
decks-for-standalone = Партия
decks-for-bought = Улучшение
decks-for-campaign-line = Для начала кампании: карты уровня 0.
decks-for-standalone-line = Для отдельной партии: высокие уровни добавляют случайные слабости.
decks-for-bought-line = Между сценариями: укажите, сколько есть опыта, и покупайте карты по одной.
decks-worth = { $count ->
    [0] Все её карты уровня 0.
   *[other] Её карты стоят опыта: { $count }.
    }

## Улучшение

decks-experience = Осталось опыта
decks-bought = Куплено
decks-bought-for = { $card } вместо { $out }: { $cost }
decks-buy = Купить: { $card }
decks-buy-for = Купить: { $card }, опыт: { $price }
decks-which-goes = Осталось опыта: { $experience }. Какая карта уходит взамен?
decks-better = Улучшить: { $card }
decks-instead = Вместо: { $card } ({ $count }×)

## Списки

decks-import = Загрузить
decks-paste = Вставьте список: JSON с ArkhamDB или по строке на карту, с названием на любом из четырёх языков.
decks-file = Из файла
decks-read = Прочитать
decks-unread = Пока это не прочитать
decks-export = Сохранить
decks-form-list = Список
decks-form-json = JSON для ArkhamDB
decks-copy = Копировать
decks-download = Скачать

## За новым столом

decks-seat = Колода
decks-seat-of = Колода места { $number }
decks-seat-starter = Начальная колода
decks-seat-ready = Готовые
decks-seat-own = Ваши колоды
decks-seat-wrong = Этой колодой пока нельзя играть:
decks-seat-mend = Исправить в сборке колод
decks-seat-first = Одной из колод пока нельзя играть.
decks-seat-given = Колода: как выбрал хозяин
