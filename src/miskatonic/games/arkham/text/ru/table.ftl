### What happens at the table: turns, tests, cards. $who, $card, $enemy and $place are shown as names.

## Setting up

arkham-act-replace = Заменить: { $card }
arkham-act-keep-hand = Оставить эти карты
arkham-ask-mulligan = Начальная рука: какие карты заменить? Выбрано: { $count }
arkham-log-mulligan = { $who } меняет карты: { $count }.
arkham-investigator-twice = сыщик, которого не взял никто другой
arkham-expected-card = код карты
arkham-expected-enemy = название врага

## Rounds and turns

arkham-log-round = Раунд { $number }.
arkham-log-turn = Ход: { $who }.
arkham-act-take-turn = Следующий ход: { $who }
arkham-ask-next-turn = Кто ходит следующим?
arkham-ask-action = { $who }: что дальше? Осталось действий: { $count }
arkham-act-end-turn = Закончить ход
arkham-act-investigate = Исследовать ({ $place }): { $value } против { $difficulty }, улик: { $clues }
arkham-act-move = Перейти: { $place }
arkham-act-draw = Взять карту
arkham-act-resource = Получить ресурс
arkham-act-play = Сыграть за { $cost }: { $card }
arkham-act-play-fast = Сыграть за { $cost } без действия: { $card }
arkham-act-activate = { $card }: { $words }
arkham-act-use = { $card }: { $words }
arkham-use = { $source }: { $words }
arkham-act-fight = Атаковать ({ $card }): { $value } против { $difficulty }
arkham-act-engage = Вступить в бой: { $card }
arkham-act-evade = Ускользнуть ({ $card }): { $value } против { $difficulty }
arkham-ask-window = Сделать что-нибудь, прежде чем игра продолжится?
arkham-log-plays = { $who } играет карту за { $cost }: { $card }.
arkham-log-uses = { $who } применяет: { $card }.
arkham-log-loses-actions = { $who } теряет действия: { $count }.
arkham-act-give-up = Отказаться: { $card }
arkham-ask-give-up = Нет свободной ячейки ({ $card }): что сбросить?
arkham-ask-fewer-slots = Ячеек стало меньше: что сбросить?

## Skill tests

arkham-log-test = { $who } проходит проверку: { $skill }.
arkham-log-test-fight = { $who } атакует: { $card }.
arkham-log-test-evade = { $who } пытается ускользнуть: { $card }.
arkham-log-test-investigate = { $who } исследует: { $place }.
arkham-act-commit = Вложить ({ $card }): +{ $count }
arkham-act-commit-no-more = Больше не вкладывать
arkham-ask-commit = Ваша проверка: вложить карты?
arkham-ask-commit-one = Проверка другого сыщика: вложить карту?
arkham-log-commits = { $who } вкладывает: { $card }.
arkham-log-reveals-token = { $who } вытягивает: { $token }.
arkham-log-test-succeeds = { $who } проходит проверку ({ $skill }): { $value } против { $difficulty }.
arkham-log-test-fails = { $who } проваливает проверку ({ $skill }): { $value } против { $difficulty }.
arkham-act-result = Сначала: { $words }
arkham-ask-result = Несколько последствий: какое первое?
arkham-result-attackresult = атака наносит урон
arkham-result-evasionresult = враг остаётся ни с чем
arkham-result-investigationresult = найдены улики
arkham-act-keep-token = Засчитать: { $token }
arkham-ask-keep-token = Какой жетон засчитать?
arkham-log-evades = { $who } ускользает: { $card }.

## Tokens

arkham-token-plus-1 = +1
arkham-token-0 = 0
arkham-token--1 = −1
arkham-token--2 = −2
arkham-token--3 = −3
arkham-token--4 = −4
arkham-token--5 = −5
arkham-token--6 = −6
arkham-token--7 = −7
arkham-token--8 = −8
arkham-token-skull = Череп
arkham-token-cultist = Культист
arkham-token-tablet = Скрижаль
arkham-token-elder-thing = Древний
arkham-token-elder-sign = Знак Древних
arkham-token-auto-fail = Автоматический провал

## Choices and searches

arkham-act-choose = { $words }
arkham-act-choose-none = Ничего из этого
arkham-ask-choose = Выберите одно
arkham-act-choose-enemy = { $enemy }
arkham-act-choose-investigator = { $who }
arkham-act-choose-place = { $place }
arkham-act-choose-card = { $card }
arkham-act-choose-deck = { $deck }
arkham-deck-encounter = Колода контактов
arkham-deck-of = Колода: { $who }
arkham-ask-target = { $source }: выберите
arkham-act-find = Взять: { $card }
arkham-ask-find = Поиск: что взять?
arkham-act-put-on-top = { $card }: под остальные
arkham-ask-put-on-top = Верните их: какая ниже всех? Осталось: { $count }
arkham-log-finds = { $who } находит: { $card }.
arkham-log-finds-nothing = { $who } ищет и ничего не находит.
arkham-log-searches = { $who } ищет и берёт карту.
arkham-log-looks = { $who } смотрит верхние карты колоды: { $count }.
arkham-log-clues-off = Сброшены улики ({ $card }): { $clues }.
arkham-log-gains-clues = { $who } получает улики: { $clues }.
arkham-log-takes-control = { $who } берёт под контроль: { $card }.
arkham-log-trauma = { $who } получает травмы: физических { $physical }, психических { $mental }.
arkham-log-uses-added = { $card }, { $kind }: +{ $count }.
arkham-uses-ammo = патроны
arkham-uses-charges = заряды
arkham-uses-supplies = припасы
arkham-uses-secrets = тайны

## Places

arkham-place-revealed = { $card }: { $subtitle }
arkham-place-numbered = { $card } { $number }

## What is happening

arkham-event-about = { $event }: { $about }
arkham-event-advance-act = Сцена сменяется
arkham-event-advance-agenda = Замысел сменяется
arkham-event-lower-skill = Навык понижен
arkham-event-enemy-attack = Атака
arkham-event-discover-clues = Найдены улики
arkham-event-spend-clues = Потрачены улики
arkham-event-place-clues = Положены улики
arkham-event-dealt = Урон или ужас
arkham-event-defeat-enemy = Враг побеждён
arkham-event-defeat-asset = Актив потерян
arkham-event-defeat-investigator = Сыщик побеждён
arkham-event-discard-from-hand = Карта сброшена
arkham-event-discard = Карта выходит из игры
arkham-event-place-doom = Положены жетоны безысходности
arkham-event-draw-cards = Взяты карты
arkham-event-add-to-hand = Карта уходит в руку
arkham-event-eliminate = Сыщик выбывает
arkham-event-draw-encounter-card = Взята карта контакта
arkham-event-revealed = Откровение
arkham-event-engage = Враг вступает в бой
arkham-event-disengage = Враг выходит из боя
arkham-event-evade-enemy = От врага ускользнули
arkham-event-round-begins = Раунд начинается
arkham-event-round-ends = Раунд кончается
arkham-event-phase-begins = Фаза начинается
arkham-event-phase-ends = Фаза кончается
arkham-event-turn-begins = Ход начинается
arkham-event-turn-ends = Ход кончается
arkham-event-game-ends = Игра кончается
arkham-event-heal = Лечение
arkham-event-enter-play = Карта входит в игру
arkham-event-reveal-location = Раскрыта локация
arkham-event-move-investigator = Сыщик переходит
arkham-event-move-enemy = Враг переходит
arkham-event-play-card = Сыграна карта
arkham-event-gain-resources = Ресурсы
arkham-event-determine-result = Исход проверки
arkham-event-test-is-over = Проверка окончена
arkham-event-spawned = Появляется враг
arkham-event-draw-token = Сейчас вытянут жетон
arkham-event-reveal-token = Вытянут жетон

## Why not

arkham-why-gone = Вы выбыли из сценария
arkham-why-no-turn = Сейчас ничей ход
arkham-why-not-your-turn = Сейчас ход: { $who }
arkham-why-actions = Нужно действий: { $need }, осталось: { $have }
arkham-why-no-investigation = Эту локацию нельзя исследовать
arkham-why-there-already = Вы уже там
arkham-why-no-way = { $place }: нет прямого пути
arkham-why-barred = Путь закрыт: { $place }
arkham-why-not-in-hand = Этой карты нет в руке
arkham-why-not-played = Эту карту не играют; навыки вкладывают в проверки
arkham-why-fast = Это быстрая карта: действие не нужно, но нужен её момент
arkham-why-resources = Цена: { $need }, у вас ресурсов: { $have }
arkham-why-unique = Копия этой уникальной карты уже в игре
arkham-why-cannot-play = Что-то не даёт её сыграть
arkham-why-no-change = Сейчас она ничего не изменит
arkham-why-too-far = Этого врага нет в вашей локации
arkham-why-aloof = Этот враг держится в стороне, пока никто не вступил с ним в бой
arkham-why-engaged = Он уже в бою с вами
arkham-why-not-engaged = Он не в бою с вами
arkham-why-out-of-reach = Эта карта не ваша и лежит не у вас
arkham-why-limit = Предел исчерпан
arkham-why-condition = Это работает, только пока { $when }
arkham-why-cost = Это нечем оплатить: { $cost }

## Skills and phases

arkham-skill-willpower = Воля
arkham-skill-intellect = Знание
arkham-skill-combat = Сила
arkham-skill-agility = Ловкость
arkham-phase-setup = Подготовка
arkham-phase-mythos = Фаза Мифа
arkham-phase-investigation = Фаза расследования
arkham-phase-enemy = Фаза врагов
arkham-phase-upkeep = Фаза передышки
