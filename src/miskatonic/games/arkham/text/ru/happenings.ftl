### What enemies, damage and the phases bring. $who, $card and $place are shown as names.


## Choices that enemies, damage and the framework bring

arkham-act-advance = Потратить улики: сцена продвигается
arkham-act-assign-damage = 1 урон: { $card }
arkham-act-assign-horror = 1 ужас: { $card }
arkham-ask-assign-damage = Кто получает урон? Осталось: { $count }
arkham-ask-assign-horror = Кто получает ужас? Осталось: { $count }
arkham-act-attack-first = Теперь атакует: { $card }
arkham-act-discard-first = Сбросить первым: { $card }
arkham-ask-attack-first = Атакуют несколько врагов: кто следующий?
arkham-ask-discard-first = Какой враг уходит в стопку сброса контактов первым?
arkham-act-attacked = Следующая цель: { $who }
arkham-ask-attacked = { $card }: атакует всех здесь, кто следующий?
arkham-act-contribute = Улики: { $clues }
arkham-ask-contribute = Сколько улик вы отдаёте? Ещё нужно: { $count }
arkham-act-discard = Сбросить: { $card }
arkham-ask-discard = Какую карту сбросить? Осталось сбросить: { $count }
arkham-act-engaged-by = { $card } вступает в бой: { $who }
arkham-ask-engaged = С кем вступает в бой { $card }?
arkham-act-hunt = К цели: { $who }
arkham-ask-hunt = К кому движется { $card }?
arkham-act-hunt-first = Теперь движется: { $card }
arkham-ask-hunt-first = Охотятся несколько врагов: кто движется следующим?
arkham-act-hunt-way = Путь: { $place }
arkham-ask-hunt-way = Каким путём движется { $card }?
arkham-act-lead = Ведущий: { $who }
arkham-ask-lead = Кто теперь ведущий сыщик?
arkham-act-spawn-at = Место: { $place }
arkham-act-spawn-on = В бою: { $who }
arkham-ask-spawn = Где появляется { $card }?
arkham-act-trauma =
    { $trauma ->
        [physical] Физическая травма
       *[mental] Психическая травма
    }
arkham-ask-trauma = Поражение и от урона, и от ужаса: какую травму вы получаете?

## The phases

arkham-log-mythos = Начинается фаза мифа.
arkham-log-enemy-phase = Начинается фаза врагов.
arkham-log-upkeep = Начинается фаза передышки.
arkham-log-doom = Безысходность на замысле: +{ $doom }.
arkham-log-doom-on = { $card }: безысходность +{ $doom }.
arkham-log-agenda-advances = Замысел продвигается: «{ $card }».
arkham-log-act-advances = Сцена продвигается: «{ $card }».
arkham-log-draws-encounter = { $who } берёт из колоды контактов: { $card }.
arkham-log-encounter-reshuffled = Сброс контактов замешан в новую колоду.
arkham-log-surge = { $card }: натиск, { $who } берёт ещё одну карту.
arkham-log-resolution-1 = Достигнута развязка 1.
arkham-log-resolution-2 = Достигнута развязка 2.
arkham-log-resolution-3 = Достигнута развязка 3.
arkham-log-resolution-none = Сценарий окончен без развязки.

## Cards and tokens

arkham-card = { $card }
arkham-log-draws =
    { $count ->
        [one] { $who } берёт { $count } карту.
        [few] { $who } берёт { $count } карты.
       *[other] { $who } берёт { $count } карт.
    }
arkham-log-draws-cards = { $who } берёт: { $cards }.
arkham-log-reshuffles = { $who }: колода кончилась, новой становится сброс.
arkham-log-discards = { $who } сбрасывает: { $card }.
arkham-log-discarded = В сброс: { $card }.
arkham-log-victory-display = В победный список: { $card }.
arkham-log-gains-resources = { $who } получает ресурсы: { $resources }.
arkham-log-loses-resources = { $who } теряет ресурсы: { $resources }.
arkham-log-discovers = { $who } находит улики, { $place }: { $clues }.
arkham-log-spends-clues = { $who } тратит улики: { $clues }.
arkham-log-places-clues = Улики положены, { $place }: { $clues }.
arkham-log-moves = { $who } переходит: { $place }.
arkham-log-reveals = Открыта локация «{ $place }». Улик там: { $clues }.

## Enemies, damage and horror

arkham-log-spawns = { $card } появляется: { $place }.
arkham-log-no-place-to-spawn = { $card }: появиться негде, карта уходит в сброс.
arkham-log-engages = { $card } вступает в бой: { $who }.
arkham-log-enemy-moves = { $card } перемещается: { $place }.
arkham-log-attack-phase = { $card } атакует: { $who }.
arkham-log-attack-opportunity = { $card } проводит внеочередную атаку: { $who }.
arkham-log-attack-retaliate = { $card } наносит ответный удар: { $who }.
arkham-log-attack-card = По свойству карты { $card } атакует: { $who }.
arkham-log-takes-damage = { $card } получает урон: { $damage }.
arkham-log-takes-horror = { $card } получает ужас: { $horror }.
arkham-log-takes-both = { $card } получает урон: { $damage }, ужас: { $horror }.
arkham-log-heals = { $card } исцеляется: урон { $damage }, ужас { $horror }.
arkham-log-enemy-defeated = Враг побеждён: { $card }.
arkham-log-asset-defeated = Актив потерян: { $card }.
arkham-log-defeated-damage = { $who }: поражение от урона.
arkham-log-defeated-horror = { $who }: поражение от ужаса.
arkham-log-defeated-both = { $who }: поражение от урона и ужаса.
arkham-log-defeated-card = { $who }: поражение из-за карты.
arkham-log-eliminated = { $who } выбывает из сценария.
arkham-log-lead = { $who } теперь ведущий сыщик.
