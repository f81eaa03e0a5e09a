### Decks: what is wrong with them.

arkham-card-level = { $card } ({ $level })
arkham-deck-investigator = Сыщика «{ $name }» нет
arkham-deck-nobody = Ни в одной строке нет имени сыщика
arkham-deck-unknown = Таких карт нет: { $codes }
arkham-deck-unknown-near = Карты «{ $name }» нет; может быть, «{ $nearest }»?
arkham-deck-second-investigator = { $card }: карта сыщика не может лежать в колоде
arkham-deck-scenario-card = { $card }: это карта сценария, а не колоды
arkham-deck-size = Карт в колоде должно быть { $want }, а не { $have }
arkham-deck-copies = { $card }: копий { $have }, а можно { $most }
arkham-deck-access = { $card }: этой карты { $investigator } взять не может
arkham-deck-required = { $card }: эта карта должна быть в колоде
arkham-deck-others = { $card }: эту карту берёт только { $owner }
arkham-deck-weaknesses = Базовых слабостей { $have }, а положено { $due }
arkham-deck-story = { $card }: ни одна развязка ещё не дала эту карту
arkham-deck-standalone = Карты стоят { $spent } опыта: в отдельной игре должно быть меньше { $limit }
arkham-deck-experience = Карты стоят { $spent } опыта, а есть { $have }
arkham-deck-boxes = { $card }: копий { $count }, а в коробках { $have }
arkham-deck-unreadable = Это не колода: { $problems }
arkham-deck-json = Начиная со строки { $line } это не JSON
arkham-deck-missing = Не хватает «{ $field }»
arkham-deck-type = «{ $field }»: нужно { $wanted }, а не { $came }
arkham-deck-number = «{ $name }»: столько копий ({ $count }) быть не может
arkham-json-object = объект
arkham-json-array = список
arkham-json-text = текст
arkham-json-boolean = истина или ложь
arkham-json-number = целое число
arkham-json-decimal = дробь
arkham-json-nothing = пустота
arkham-deck-long = Это не список колоды: в нём больше строк, чем { $lines }, или строка длиннее { $letters } букв
arkham-deck-long-name = Название длиннее { $most } букв

## What a deck builder shows

arkham-deck-ready-one = Один базовый набор
arkham-deck-ready-two = Два базовых набора
arkham-class-weakness = Слабость
arkham-facet-card-class = Класс
arkham-facet-sort = Тип
arkham-facet-level = Уровень
arkham-facet-slots = Ячейка
arkham-facet-traits = Черта
