### Traits, sorts, classes, slots, skills and encounter sets.

## Traits

arkham-trait-agency = Агентство
arkham-trait-ally = Союзник
arkham-trait-ancient-one = Древний
arkham-trait-arkham = Аркхэм
arkham-trait-armor = Защита
arkham-trait-byakhee = Бьякхи
arkham-trait-cave = Пещера
arkham-trait-central = Центр
arkham-trait-charm = Оберег
arkham-trait-creature = Существо
arkham-trait-criminal = Преступник
arkham-trait-cultist = Культист
arkham-trait-curse = Проклятие
arkham-trait-dark-young = Тёмная молодь
arkham-trait-deep-one = Глубоководный
arkham-trait-detective = Детектив
arkham-trait-drifter = Скиталец
arkham-trait-elite = Элитный
arkham-trait-firearm = Огнестрельное
arkham-trait-fortune = Удача
arkham-trait-ghoul = Упырь
arkham-trait-hazard = Происшествие
arkham-trait-hex = Колдовство
arkham-trait-humanoid = Гуманоид
arkham-trait-illicit = Незаконное
arkham-trait-innate = Врождённый
arkham-trait-insight = Интуиция
arkham-trait-item = Вещь
arkham-trait-madness = Безумие
arkham-trait-melee = Рукопашное
arkham-trait-miskatonic = Мискатоник
arkham-trait-monster = Монстр
arkham-trait-nightgaunt = Ночной призрак
arkham-trait-obstacle = Преграда
arkham-trait-omen = Знамение
arkham-trait-pact = Сделка
arkham-trait-police = Полиция
arkham-trait-practiced = Приобретённый
arkham-trait-relic = Редкая
arkham-trait-science = Наука
arkham-trait-silver-twilight = Серебряные Сумерки
arkham-trait-sorcerer = Чародей
arkham-trait-spell = Заклинание
arkham-trait-spirit = Дух
arkham-trait-supply = Запас
arkham-trait-tactic = Тактика
arkham-trait-talent = Талант
arkham-trait-task = Задача
arkham-trait-terror = Жуть
arkham-trait-tome = Книга
arkham-trait-tool = Инструмент
arkham-trait-weapon = Оружие
arkham-trait-woods = Леса
arkham-trait-yithian = Йитианин

## Sorts of cards

arkham-sort-asset = Актив
arkham-sort-event = Событие
arkham-sort-skill = Навык
arkham-sort-treachery = Напасть
arkham-sort-enemy = Враг
arkham-sort-location = Локация
arkham-sort-act = Сцена
arkham-sort-agenda = Замысел
arkham-sort-investigator = Сыщик
arkham-sort-scenario = Сценарий

## Classes

arkham-class-guardian = Защитник
arkham-class-seeker = Искатель
arkham-class-rogue = Ловкач
arkham-class-mystic = Мистик
arkham-class-survivor = Выживший
arkham-class-neutral = Нейтральная

## Slots

arkham-slot-hand = Рука
arkham-slot-arcane = Магия
arkham-slot-accessory = Аксессуар
arkham-slot-body = Тело
arkham-slot-ally = Союзник

## Encounter sets

arkham-set-the-gathering = Встреча
arkham-set-the-midnight-masks = Полуночные маски
arkham-set-the-devourer-below = Пожиратель из глубин
arkham-set-cult-of-umordhoth = Культ Умордхота
arkham-set-rats = Крысы
arkham-set-ghouls = Упыри
arkham-set-striking-fear = Накатывающий страх
arkham-set-ancient-evils = Древнее зло
arkham-set-chilling-cold = Пробирающий холод
arkham-set-dark-cult = Тёмный культ
arkham-set-nightgaunts = Ночные призраки
arkham-set-locked-doors = Запертые двери
arkham-set-agents-of-hastur = Слуги Хастура
arkham-set-agents-of-yog-sothoth = Слуги Йог-Сотота
arkham-set-agents-of-shub-niggurath = Слуги Шуб-Ниггурат
arkham-set-agents-of-cthulhu = Слуги Ктулху
