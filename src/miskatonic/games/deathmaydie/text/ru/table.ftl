### What happens at the table of Death May Die. $who, $enemy, $kind, $space, $find and the like are shown as names.

## Turns and actions

dmd-ask-act = { $who }: что дальше? Осталось действий: { $count }
dmd-act-run = Бежать в зону «{ $space }»
dmd-act-stop = Остановиться здесь
dmd-ask-run = { $who } бежит: куда дальше? Осталось зон: { $count }
dmd-act-sneak = Ускользнуть: { $enemy }
dmd-act-sneak-no-more = Пусть преследуют
dmd-ask-sneak = { $who } уходит: кто останется позади?
dmd-act-take-along = Взять с собой: { $who }
dmd-act-go-alone = Идти без спутников
dmd-ask-take-along = { $who } уходит: кого взять с собой?
dmd-act-attack = Атаковать: { $enemy }, осталось здоровья { $left }
dmd-act-add-target = Атаковать также: { $enemy }
dmd-act-enough = Больше целей не нужно
dmd-ask-add-target = { $who } атакует: ещё цели?
dmd-act-strike = 1 рана: { $enemy }
dmd-ask-strike = { $who }: кому рана? Осталось ран: { $count }
dmd-act-rest = Отдохнуть: вылечить до 3
dmd-act-heal = Раны -{ $wounds }, стресс -{ $stress }
dmd-ask-rest = { $who } отдыхает: что вылечить?
dmd-act-trade = Обменяться с теми, кто в вашей зоне
dmd-act-hand-over = { $find }: получает { $who }
dmd-act-end-trade = Закончить обмен
dmd-ask-trade = { $who } обменивается: что передать?
dmd-act-do = { $deed }: { $words }
dmd-act-use = Применить: { $find }: { $words }
dmd-act-not-now = Сейчас ничего не применять
dmd-ask-use = Применить находку, прежде чем ход продолжится?
dmd-act-end-actions = Закончить действия: взять карту Мифа

## Rolls

dmd-act-reroll =
    { $pay ->
        [stress] Перебросить: { $face }, 1 стресс
        [turn] Перебросить: { $face }, переброс этого хода
       *[free] Перебросить: { $face }, бесплатно
    }
dmd-act-count-as = Считать успехом: 1 { $symbol }
dmd-act-add-successes = Добавить успехи за навык
dmd-act-let-stand = Оставить так
dmd-ask-attack-here = Бросок атаки: перебросить или оставить?
dmd-ask-attack-away = Бросок атаки издали: перебросить или оставить?
dmd-ask-check = Бросок сделан: перебросить или оставить?
dmd-ask-defend = Бросок атаки врага: перебросить или оставить?
dmd-ask-fire = Бросок огня: перебросить или оставить?
dmd-face-success = успех
dmd-face-success-tentacle = успех и щупальце
dmd-face-success-elder-sign = успех и знак Старших
dmd-face-tentacle = щупальце
dmd-face-elder-sign = знак Старших
dmd-face-blank = пусто
dmd-no-dice = нет кубиков

## Choices

dmd-act-play = Разыграть: { $mythos }
dmd-act-bury = Под низ колоды: { $mythos }
dmd-ask-omen = { $who } читает знамения
dmd-act-accept = Пусть карта подействует
dmd-act-refuse = Отменить карту
dmd-ask-refuse = Отменить карту за { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }?
dmd-act-choose = { $words }
dmd-act-choose-none = Ничего из этого
dmd-ask-choose = Выберите
dmd-act-face = Первым атакует: { $enemy }
dmd-ask-face = Какой враг атакует следующим? Цель: { $who }
dmd-act-protect = { $who } принимает атаку
dmd-act-stand-by = Не вмешиваться
dmd-ask-protect = { $kind } атакует, цель: { $who }. Вмешаться?
dmd-act-bear = Принять рану на себя
dmd-act-shield = Рану получает: { $find }
dmd-ask-wounds = { $who }: кто получит рану? Осталось ран: { $count }
dmd-act-raise = Поднять навык: { $skill }, уровень { $level }
dmd-ask-raise = { $who }: какой навык повысить?
dmd-act-mend = { $who }: раны -{ $wounds }, стресс -{ $stress }
dmd-act-mend-nobody = Никого не лечить
dmd-ask-mend = { $who } может вылечить кого-то в этой зоне
dmd-act-way = { $enemy } идёт через зону «{ $space }»
dmd-ask-way = { $kind }: есть равные пути. Какой? Цель: зона «{ $space }»
dmd-act-towards = { $enemy } идёт к зоне «{ $space }»
dmd-ask-towards = { $kind } движется к ближайшей цели: к какой?
dmd-act-token-way = { $lying } идёт через: { $space }
dmd-act-token-towards = { $lying } направляется сюда: { $space }
dmd-act-pick = Движется: { $enemy }
dmd-ask-pick = Какой из ближайших врагов движется? Цель: { $who }
dmd-act-go = Перейти в зону «{ $space }»
dmd-act-stay = Остаться здесь
dmd-act-kindle = Огонь в зоне «{ $space }»
dmd-ask-kindle = Вспыхивает огонь, а жетонов на всех не хватает: где? Осталось жетонов: { $count }
dmd-ask-go = { $who } может переместиться
dmd-ask-drawn = { $who } ищет чьего-то общества: где?

## What happens

dmd-log-turn = Ход { $number }: { $who }
dmd-log-moves = { $who } переходит в зону «{ $space }».
dmd-log-enemy-moves = { $kind } переходит в зону «{ $space }».
dmd-log-you-attack = { $who } атакует: { $kind }.
dmd-log-attacks = { $kind } атакует: { $who }.
dmd-log-rolls = { $who } бросает кубики (обычных { $standard }, бонусных { $bonus }): { $dice }.
dmd-log-rerolls = { $who } перебрасывает кубик: { $dice }.
dmd-log-counts =
    { $who } считает 1 { $symbol } за { $count ->
        [one] { $count } успех
        [few] { $count } успеха
       *[other] { $count } успехов
    }.
dmd-log-wounds =
    { $who } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }: { $total } из 5.
dmd-log-heals-wounds =
    { $who } вылечивает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }.
dmd-log-stress =
    { $who } получает { $count ->
        [one] { $count } пункт стресса
        [few] { $count } пункта стресса
       *[other] { $count } пунктов стресса
    }: { $total } из 4.
dmd-log-heals-stress =
    { $who } снимает { $count ->
        [one] { $count } пункт стресса
        [few] { $count } пункта стресса
       *[other] { $count } пунктов стресса
    }.
dmd-log-sanity =
    { $who } теряет { $count ->
        [one] { $count } пункт рассудка
        [few] { $count } пункта рассудка
       *[other] { $count } пунктов рассудка
    }: { $total } из 20.
dmd-log-insanity = { $who } достигает порога: { $insanity }.
dmd-log-skill-rises = { $who }: навык { $skill }, уровень { $level }.
dmd-log-companion-wounded = { $find } получает 1 рану; спасён сыщик: { $who }.
dmd-log-returns = { $who } снова встаёт.
dmd-log-dies = { $who } погибает.
dmd-log-goes-mad = { $who } теряет рассудок навсегда.
dmd-log-protects = { $who } принимает атаку на себя; её цель: { $who_target }.
dmd-log-wounds-enemy =
    { $kind } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }: { $total } из { $health }.
dmd-log-kills = { $kind } погибает в зоне «{ $space }».
dmd-log-summons = { $kind } появляется в зоне «{ $space }».
dmd-log-none-left = Фигурок не осталось: { $kind }.
dmd-log-fire = Огонь в зоне «{ $space }»: { $count ->
        [one] { $count } жетон огня
        [few] { $count } жетона огня
       *[other] { $count } жетонов огня
    }.
dmd-log-catches-fire =
    { $who } загорается: { $count ->
        [one] { $count } жетон огня
        [few] { $count } жетона огня
       *[other] { $count } жетонов огня
    }.
dmd-log-puts-out = Огонь гаснет в зоне «{ $space }»: { $count ->
        [one] { $count } жетон огня
        [few] { $count } жетона огня
       *[other] { $count } жетонов огня
    }.
dmd-log-puts-out-own = { $who } больше не горит.
dmd-log-mythos = { $who } берёт карту Мифа: { $mythos }.
dmd-log-buries = { $who } кладёт под низ колоды: { $mythos }.
dmd-log-keeps = { $who } оставляет у себя карту Мифа: { $mythos }.
dmd-log-shuffles-mythos = Карты Мифа снова перетасованы.
dmd-log-discovers = { $who } находит: { $discovery }.
dmd-log-nothing-to-discover = Больше нечего находить.
dmd-log-claims = { $who } получает: { $find }.
dmd-log-hands-over = { $who } отдаёт: { $find }; получает { $who_target }.
dmd-log-discards-find = { $who } сбрасывает: { $find }.
dmd-log-uses = { $who } применяет: { $find }.
dmd-log-gains-signs =
    { $who } получает { $count ->
        [one] { $count } жетон Древнего
        [few] { $count } жетона Древнего
       *[other] { $count } жетонов Древнего
    }.
dmd-log-lays-token = { $token }: появляется здесь: { $space }.
dmd-log-takes-token = { $who } берёт: { $token }.
dmd-log-token-moves = { $token } теперь здесь: { $space }.
dmd-log-turns-token = { $token } теперь { $token_into }.
dmd-log-unmasks = { $who } переворачивает жетон ({ $space }): { $token }.
dmd-log-masks = { $token } теряется в толпе: { $space }.
dmd-log-dial = На шкале: { $phase }.
dmd-log-discards-token = { $token }: больше нет в зоне «{ $space }».
dmd-log-succeeds =
    { $who } добивается своего: { $count ->
        [one] { $count } успех
        [few] { $count } успеха
       *[other] { $count } успехов
    }.
dmd-log-fails =
    { $who } терпит неудачу: { $count ->
        [one] { $count } успех
        [few] { $count } успеха
       *[other] { $count } успехов
    }.
dmd-log-advances = { $kind } продвигается на деление { $number }.
dmd-log-disrupted = Ритуал сорван: { $kind } может умереть.
dmd-log-summoned = { $kind } призван.
dmd-log-elder-one-comes = { $kind } входит в мир в зоне «{ $space }».
dmd-log-stage-defeated = { $kind }: стадия { $stage } побеждена.
dmd-log-stage-revealed = { $kind }: открыта стадия { $stage }.
dmd-stage = { $kind }, стадия { $number }
dmd-won = Древний мёртв. Победа сыщиков!
dmd-lost-too-early = Один из сыщиков пал до призыва Древнего: всё потеряно.
dmd-lost-everybody = Пал последний сыщик: всё потеряно.
dmd-lost-track = Древний зашёл слишком далеко: всё потеряно.
dmd-side-investigators = Сыщики побеждают
dmd-side-elder-one = Древний побеждает

## Set-up

dmd-second-is-for-one = никого: двух сыщиков ведёт только игрок-одиночка
dmd-investigator-twice = каждого сыщика один раз

## Why not

dmd-why-not-your-turn = Сейчас ходит { $who }
dmd-why-no-actions = Все действия этого хода уже выполнены
dmd-why-no-way = Отсюда нет прохода в зону «{ $space }»
dmd-why-no-enemy = В этой зоне нет врагов
dmd-why-too-far = Слишком далеко: { $kind }
dmd-why-immortal = { $kind } неуязвим, пока ритуал не сорван
dmd-why-not-safe = В этой зоне враги
dmd-why-rested = Отдыхать можно лишь один раз за ход
dmd-why-nothing-to-heal = Нет ни стресса, ни ран
dmd-why-alone = В этой зоне больше никого нет
dmd-why-nothing-to-trade = Ни у кого здесь нет ни предметов, ни спутников
dmd-why-needs = Нужно, чтобы { $when }
dmd-why-not-your-find = Не ваше или не ваш ход: { $find }
dmd-why-in-a-roll = Не во время броска: { $find }
dmd-why-in-between = Не пока выполняется что-то другое: { $find }
dmd-why-condition = Состояниями не обмениваются: { $find }
dmd-why-elsewhere = Обмениваются только с теми, кто в той же зоне
dmd-why-last-level = Уже на последнем уровне: { $skill }
