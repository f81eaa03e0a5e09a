### The words that cards are made of. They begin small and have no full stop: they go together.

## How words go together

arkham-word-then = { $head }; { $item }
arkham-word-or = { $head } или { $item }
arkham-word-both = { $one } и { $other }
arkham-word-cost = { $cost }: { $words }
arkham-word-while = пока { $when }: { $words }
arkham-word-then-only = { $first }; затем, { $then }
arkham-word-if = если { $when }: { $then }
arkham-word-if-else = если { $when }: { $then }; иначе: { $otherwise }
arkham-word-either = { $either }
arkham-word-choose = выберите одно: { $either }
arkham-word-must-choose = вы должны выбрать одно: { $either }
arkham-word-may = можно: { $either }
arkham-word-times = { $words }, раз: { $count }
arkham-word-each = каждый сыщик: { $words }
arkham-word-each-when = каждый сыщик, для которого верно ({ $when }): { $words }
arkham-word-for-chosen = выбранный сыщик: { $words }
arkham-word-limited = { $words } ({ $limit })
arkham-word-limit-investigator = предел { $times } за { $period }
arkham-word-limit-group = общий предел { $times } за { $period }
arkham-word-limit-max = максимум { $times } за { $period }
arkham-period-test = проверку
arkham-period-turn = ход
arkham-period-phase = фазу
arkham-period-round = раунд
arkham-period-game = игру

## Abilities

arkham-word-action = Действие ({ $actions }): { $words }
arkham-word-parley-action = Переговоры ({ $actions }): { $words }
arkham-word-resign-action = Отступление ({ $actions }): { $words }
arkham-word-fast = Свободно: { $words }
arkham-word-reaction = Реакция, { $at }: { $words }
arkham-word-forced = Вынужденно, { $at }: { $words }
arkham-word-revelation = Откровение: { $words }
arkham-word-objective = Цель, { $at }: { $words }
arkham-word-play = Быстро: в любой момент
arkham-word-play-at = Быстро, { $at }
arkham-word-committed = если проверка удалась: { $words }
arkham-word-committed-by = если проверка удалась с запасом { $by } и больше: { $words }
arkham-word-committed-fight = если атака удалась: { $words }
arkham-word-committed-evade = если удалось ускользнуть: { $words }
arkham-word-committed-investigate = если исследование удалось: { $words }

## Moments

arkham-word-when = когда: { $event }
arkham-word-after = после того как: { $event }
arkham-word-would = сейчас произойдёт: { $event }
arkham-word-defeated-you = вы победили врага
arkham-word-defeated-any = враг побеждён
arkham-word-defeated-this = этот враг побеждён
arkham-word-attacks-you = враг атакует вас
arkham-word-attacks-here = враг атакует сыщика в вашей локации
arkham-word-attacks-any = враг атакует
arkham-word-attacks-this = этот враг атакует
arkham-word-engages = этот враг вступает в бой с сыщиком
arkham-word-evaded-you = вы ускользнули от врага
arkham-word-evaded-here = от врага в вашей локации ускользнули
arkham-word-evaded-this = от этого врага ускользнули
arkham-word-evaded-any = от врага ускользнули
arkham-word-spawns = враг появляется в вашей локации
arkham-word-enters-play = эта карта входит в игру
arkham-word-enters-discard-pile = карта попадает в ваш сброс
arkham-word-enters-place = сыщик входит сюда
arkham-word-leaves-place = сыщик уходит отсюда
arkham-word-plays = вы сыграли карту
arkham-word-plays-trait = вы сыграли карту с чертой: { $trait }
arkham-word-plays-event = вы сыграли событие
arkham-word-plays-asset = вы сыграли актив
arkham-word-would-discover = вы находите улики в вашей локации
arkham-word-phase-begins = начинается фаза
arkham-word-phase-ends-any = кончается фаза
arkham-word-phase-ends-mythos = кончается фаза Мифа
arkham-word-phase-ends-investigation = кончается фаза расследования
arkham-word-phase-ends-enemy = кончается фаза врагов
arkham-word-phase-ends-upkeep = кончается фаза передышки
arkham-word-round-ends = кончается раунд
arkham-word-turn-begins = начинается ваш ход
arkham-word-turn-ends-you = кончается ваш ход
arkham-word-turn-ends-here = кончается ход сыщика в вашей локации
arkham-word-turn-ends-any = кончается ход сыщика
arkham-word-game-ends = кончается игра
arkham-word-succeeds-in-test = вы прошли проверку
arkham-word-succeeds-in-test-least = вы прошли проверку с запасом { $least } и больше
arkham-word-succeeds-in-test-fight = ваша атака удалась
arkham-word-succeeds-in-test-investigate = вы успешно исследовали
arkham-word-succeeds-in-test-investigate-least = вы успешно исследовали с запасом { $least } и больше
arkham-word-fails-test = вы провалили проверку
arkham-word-fails-test-investigate-most = вы провалили исследование, недобрав { $most } или меньше
arkham-word-reveals-token = вы вытянули жетон хаоса
arkham-word-reveals-token-negative = вы вытянули жетон хаоса с отрицательным модификатором

## Costs

arkham-word-exhaust = исчерпайте эту карту
arkham-word-spend-uses = потратьте с этой карты: { $count }
arkham-word-pay = потратьте ресурсы: { $count }
arkham-word-spend-clues = потратьте улики: { $count }
arkham-word-spend-clues-together = сыщики вместе тратят улики: { $count }
arkham-word-spend-clues-at = сыщики в локации «{ $title }» вместе тратят улики: { $count }
arkham-word-take-horror = получите ужас: { $count }
arkham-word-hurt-this-damage = эта карта получает урон: { $count }
arkham-word-hurt-this-horror = эта карта получает ужас: { $count }
arkham-word-discard-this = сбросьте эту карту
arkham-word-discard-cards = выберите и сбросьте карты из руки: { $count }

## What happens

arkham-word-discover-clues = найдите улики: { $count }
arkham-word-gain-clues = получите улики из запаса: { $count }
arkham-word-clues-off-this = вместо этого сбросьте столько же улик с этой карты
arkham-word-gain-actions-you = в этот ход у вас больше действий: +{ $count }
arkham-word-gain-actions-active = у этого сыщика в этот ход больше действий: +{ $count }
arkham-word-lose-actions = потеряйте действия: { $count }
arkham-word-place-doom-agenda = безысходность на текущий замысел: { $count }
arkham-word-place-doom-agenda-advances = безысходность на текущий замысел, и он может смениться: { $count }
arkham-word-place-doom-this = безысходность на эту карту: { $count }
arkham-word-move-to-connected = перейдите в соседнюю локацию
arkham-word-move-to-without-enemies = перейдите в раскрытую локацию без врагов
arkham-word-choose-investigator = выберите сыщика в вашей локации; { $words }
arkham-word-draw-encounter = возьмите верхнюю карту колоды контактов
arkham-word-put-resource = переложите свой ресурс на эту карту
arkham-word-lose-experience = вы получаете меньше опыта: { $count }
arkham-word-take-control = возьмите эту карту под контроль
arkham-word-resign = вы отступаете
arkham-word-advance = сцена сменяется
arkham-word-end = развязка { $resolution }
arkham-word-draw = возьмите карты: { $count }
arkham-word-gain = ресурсы: { $count }
arkham-word-lose-all = потеряйте все ресурсы
arkham-word-discard-this-card = сбросьте эту карту
arkham-word-return-this = эта карта возвращается в руку
arkham-word-discard-down-to = выбирайте и сбрасывайте карты из руки, пока не останется: { $left }
arkham-word-discard-asset = выберите и сбросьте ваш актив
arkham-word-add-uses-you = { $kind } на вашу карту с чертой ({ $trait }): +{ $count }
arkham-word-add-uses-here = { $kind } на карту с чертой ({ $trait }) в вашей локации: +{ $count }
arkham-word-take-use = переложите 1 с этой карты в свой запас как ресурс
arkham-word-take-back = карта с чертой ({ $trait }) из вашего сброса уходит в руку
arkham-word-remove-discard-pile = все карты вашего сброса удаляются из игры
arkham-word-put-in-threat-area = положите эту карту в свою зону угрозы
arkham-word-put-in-threat-area-clues = положите эту карту в свою зону угрозы с уликами: { $clues }
arkham-word-put-in-threat-area-horror = положите эту карту в свою зону угрозы с ужасом: { $horror }
arkham-word-attach-here = прикрепите эту карту к вашей локации
arkham-word-choose-enemy = выберите врага в вашей локации; { $words }
arkham-word-choose-enemy-without = выберите врага в вашей локации без черты ({ $trait }); { $words }
arkham-word-evade-automatically = ускользните от врага в вашей локации без проверки
arkham-word-evade-automatically-without = ускользните от врага в вашей локации без черты ({ $trait }) без проверки
arkham-word-evade-all = ускользните от всех врагов в вашей локации без проверки
arkham-word-disengage-all = выйдите из боя с каждым врагом
arkham-word-disengage-all-others = выйдите из боя с каждым другим врагом
arkham-word-cancel = отмените это
arkham-word-remove-it = сбросьте этого врага
arkham-word-shuffle-it-away = замешайте этого врага в колоду контактов
arkham-word-to-victory-display = эта карта уходит в зону победы
arkham-word-take-damage = получите урон: { $damage }
arkham-word-take-horror-of = получите ужас: { $horror }
arkham-word-take-both = получите урон: { $damage } и ужас: { $horror }
arkham-word-take-damage-direct = получите прямой урон: { $damage }
arkham-word-take-horror-of-direct = получите прямой ужас: { $horror }
arkham-word-take-both-direct = получите прямой урон: { $damage } и прямой ужас: { $horror }
arkham-word-heal-damage = вылечите урон: { $count }
arkham-word-heal-horror = вылечите ужас: { $count }
arkham-word-heal-this = вылечите урон этой карты: { $damage }
arkham-word-hurt-it = нанесите урон этому врагу: { $count }
arkham-word-damage-enemy = нанесите урон врагу в вашей локации: { $count }
arkham-word-damage-enemy-exhausted = нанесите урон исчерпанному врагу в вашей локации: { $count }
arkham-word-blast = выберите вашу или соседнюю локацию; каждый враг и каждый сыщик в ней получает урон: { $damage }
arkham-word-redirect-damage = урон атаки получает вместо вас другой враг в вашей локации
arkham-word-move-horror = переложите ужас с этой карты на себя: { $count }
arkham-word-suffer-trauma = получите травмы: физических { $physical }, психических { $mental }
arkham-word-any-card = любую карту
arkham-word-card-with = карту с чертой { $trait }
arkham-word-asset-with = актив с чертой { $trait }
arkham-word-event-with = событие с чертой { $trait }
arkham-word-search = найдите в колоде { $what }, возьмите и перетасуйте
arkham-word-search-top = найдите среди верхних карт колоды ({ $top }) { $what }, возьмите и перетасуйте
arkham-word-look-at-top = посмотрите верхние карты ({ $count }) колоды любого сыщика или колоды контактов и верните их в любом порядке
arkham-word-until-test = до конца проверки: { $words }
arkham-word-until-turn = до конца хода: { $words }
arkham-word-until-phase = до конца фазы: { $words }
arkham-word-until-round = до конца раунда: { $words }

## Tests

arkham-word-fight = атакуйте
arkham-word-fight-skill = атакуйте навыком: { $skill }
arkham-word-fight-plus = навык +{ $plus }
arkham-word-fight-damage = урон +{ $damage }
arkham-word-fight-deals = урон вместо 1: { $deals }
arkham-word-fight-success = при успехе: { $success }
arkham-word-evade = ускользните
arkham-word-evade-skill = ускользните навыком: { $skill }
arkham-word-evade-plus = навык +{ $plus }
arkham-word-evade-success = при успехе: { $success }
arkham-word-investigate = исследуйте
arkham-word-investigate-skill = исследуйте навыком: { $skill }
arkham-word-investigate-plus = навык +{ $plus }
arkham-word-investigate-easier = завеса −{ $easier }
arkham-word-investigate-success = при успехе: { $success }
arkham-word-instead-of-clues = { $words } (вместо находки улик)
arkham-word-test = проверка: { $skill } ({ $difficulty })
arkham-word-on-success = при успехе: { $success }
arkham-word-on-fail = при провале: { $fail }
arkham-word-after-test = после этой проверки: { $words }
arkham-word-on-symbols-all = если вытянут символ, кроме знака Древних: { $words }
arkham-word-on-symbols-skull-auto-fail = если вытянут череп или автоматический провал: { $words }
arkham-word-boost = +{ $plus } к этой проверке
arkham-word-boost-skill = +{ $plus } к этой проверке ({ $skill })
arkham-word-more-damage = атака наносит больше урона: +{ $count }
arkham-word-more-clues = найдите там больше улик: +{ $count }
arkham-word-token-modifier = модификатор: { $number }
arkham-word-succeed-automatically = автоматический успех
arkham-word-reveal-more = вытяните ещё один жетон
arkham-word-reveal-two = вытяните 2 жетона вместо 1; выберите, какой засчитать, другой не в счёт
arkham-word-cancel-token = жетон отменён и возвращается в мешок; вытяните другой
arkham-word-flip-token = его минус считается плюсом

## Numbers

arkham-word-per-investigator = { $number } за каждого сыщика
arkham-word-clues-here = число улик в вашей локации
arkham-word-horror-on-you = число ужаса на вас
arkham-word-controlled = число ваших карт с чертой { $trait }
arkham-word-points = разница в проверке
arkham-word-points-between = разница в проверке, от { $least } до { $most }
arkham-word-that = столько же
arkham-word-depending = { $then }, если { $when }, иначе { $otherwise }

## Conditions

arkham-word-not = неверно, что { $when }
arkham-word-all = { $of }
arkham-word-your-turn = идёт ваш ход
arkham-word-during-turn-of = ходит сыщик в вашей локации
arkham-word-during-test = вы проходите проверку
arkham-word-only-enemy-engaged = это единственный враг в бою с вами
arkham-word-succeeded-by = успех с запасом { $points } и больше
arkham-word-place-has-clues = в вашей локации есть улики
arkham-word-has-clues = у вас есть улики
arkham-word-this-holds-clues = улик на этой карте: { $least } и больше
arkham-word-this-holds-doom = безысходности на этой карте: { $least } и больше
arkham-word-this-holds-damage = урона на этой карте: { $least } и больше
arkham-word-this-holds-horror = ужаса на этой карте: { $least } и больше
arkham-word-this-holds-uses = жетонов на этой карте: { $least } и больше
arkham-word-has-horror-left = вашего рассудка осталось { $most } или меньше
arkham-word-enemy-here = в вашей локации есть враг
arkham-word-enemy-here-trait = в вашей локации есть враг с чертой { $trait }
arkham-word-at-place = вы в локации «{ $title }»
arkham-word-controls = у вас под контролем «{ $title }»
arkham-word-in-play = «{ $title }» в игре
arkham-word-uncontrolled = эту карту никто не контролирует
arkham-word-uncontrolled-title = «{ $title }» никто не контролирует

## What holds

arkham-word-skill = { $skill }: { $plus }
arkham-word-skill-here = { $skill } каждого сыщика в вашей локации: { $plus }
arkham-word-skill-fight = { $skill } при атаке: { $plus }
arkham-word-skill-evade = { $skill } при попытке ускользнуть: { $plus }
arkham-word-skill-investigate = { $skill } при исследовании: { $plus }
arkham-word-hand-size = ваш предел карт на руке: { $plus }
arkham-word-gains-keyword = каждый враг получает ключевое слово: { $keyword }
arkham-word-toughness-health = ваше здоровье: { $plus }
arkham-word-toughness-sanity = ваш рассудок: { $plus }
arkham-word-enemy-stat-fight = сила этого врага: { $plus }
arkham-word-enemy-stat-evade = ловкость этого врага: { $plus }
arkham-word-enemy-stat-health = здоровье этого врага: { $plus }
arkham-word-enemy-stat-damage = урон этого врага: { $plus }
arkham-word-enemy-stat-horror = ужас этого врага: { $plus }
arkham-word-enemy-stat-fight-each = сила каждого врага: { $plus }
arkham-word-enemy-stat-evade-each = ловкость каждого врага: { $plus }
arkham-word-enemy-stat-health-each = здоровье каждого врага: { $plus }
arkham-word-shroud = завеса: { $plus }
arkham-word-cheaper = карты с чертой { $trait }, сыгранные здесь, дешевле на { $less }
arkham-word-extra-action = у вас больше действий в ход: +{ $count }
arkham-word-reserved-action = у вас больше действий в ход, но только для карт с чертой { $trait }: +{ $count }
arkham-word-dearer-action = первое такое действие в раунде дороже ({ $kinds }): +{ $more }
arkham-deed-move = перейти
arkham-deed-fight = атаковать
arkham-deed-evade = ускользнуть
arkham-word-extra-slot = больше ячеек ({ $slot }): { $count }
arkham-word-extra-slot-trait = больше ячеек ({ $slot }), только для карт с чертой { $trait }: { $count }
arkham-word-use-in-place = можно использовать { $skill } вместо: { $of }
arkham-word-investigate-with = эту локацию исследуют навыком: { $skill }
arkham-word-no-tokens = вы не тянете жетоны хаоса в своих проверках
arkham-word-elder-sign-fails = вытянутый вами знак Древних считается автоматическим провалом
arkham-word-doubles-negative = при попытке ускользнуть от этого врага отрицательные модификаторы жетонов удваиваются
arkham-word-play-from-discard = можно играть верхнее событие своего сброса
arkham-word-event-to-bottom = сыгранные вами или сброшенные из игры события уходят под вашу колоду
arkham-word-blank-investigators-here = текст сыщиков здесь считается пустым, кроме черт
arkham-word-blank-enemy = текст этого врага считается пустым, кроме черт
arkham-word-cannot-play = нельзя играть: { $sorts }
arkham-word-cannot-investigate = эту локацию нельзя исследовать
arkham-word-cannot-enter-investigators = сыщики не могут сюда войти
arkham-word-cannot-enter-enemies = враги без черты { $trait } не могут сюда войти
arkham-word-cannot-attack = враги без черты { $trait } не могут вас атаковать
arkham-word-cannot-discover-or-spend = кто в бою с ним, не может ни находить, ни тратить улики
arkham-word-cannot-leave-play = эта карта не может выйти из игры

## More moments

arkham-word-harmed-attack-damage = атака наносит урон этой карте
arkham-word-harmed-attack-horror = атака наносит ужас этой карте
arkham-word-harmed-this-damage = эта карта получает урон
arkham-word-harmed-this-horror = эта карта получает ужас
arkham-word-harmed-you-damage = вы получаете урон
arkham-word-harmed-you-horror = вы получаете ужас
arkham-word-draws-treachery = вы берёте вероломство, не слабость
