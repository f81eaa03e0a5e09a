### The words that cards are made of. They begin small and have no full stop: they go together.

## Who, what and where

dmd-whom-you = ваш сыщик
dmd-whom-all = каждый сыщик
dmd-whom-here = каждый сыщик в вашей зоне
dmd-whom-others = каждый другой сыщик в вашей зоне
dmd-where-you = ваша зона
    .acc = вашу зону
    .dat = вашей зоне
    .prep = вашей зоне
dmd-where-red = зона красных врат
    .acc = зону красных врат
    .dat = зоне красных врат
    .prep = зоне красных врат
dmd-where-yellow = зона жёлтых врат
    .acc = зону жёлтых врат
    .dat = зоне жёлтых врат
    .prep = зоне жёлтых врат
dmd-where-blue = зона синих врат
    .acc = зону синих врат
    .dat = зоне синих врат
    .prep = зоне синих врат
dmd-where-start = начальная зона
    .acc = начальную зону
    .dat = начальной зоне
    .prep = начальной зоне
dmd-where-elder-one = зона Древнего
    .acc = зону Древнего
    .dat = зоне Древнего
    .prep = зоне Древнего
dmd-where-nearest = ближайший сыщик
    .acc = зону ближайшего сыщика
    .dat = ближайшему сыщику
    .prep = зоне ближайшего сыщика
dmd-where-there = зона, где это случилось
    .acc = зону, где это случилось
    .dat = зоне, где это случилось
    .prep = зоне, где это случилось
dmd-where-space = { $space }
    .acc = { $space-acc }
    .dat = { $space-dat }
    .prep = { $space-prep }
dmd-gate-red = красных
dmd-gate-yellow = жёлтых
dmd-gate-blue = синих
dmd-which-enemies = враги
    .gen = врагов
    .a = враг
dmd-which-cultists = культисты
    .gen = культистов
    .a = культист
dmd-which-monsters = монстры
    .gen = монстров
    .a = монстр
dmd-which-elder-one = Древние
    .gen = Древних
    .a = Древний
dmd-side-left = левую
dmd-side-right = правую
dmd-roll-any = любой ваш бросок
dmd-roll-attack = атаку
dmd-roll-here = атаку в своей зоне
dmd-roll-away = атаку вне своей зоны
dmd-roll-check = бросок, которого требует карта
dmd-roll-defend = атаку на вас
dmd-roll-fire = огонь
dmd-roll-attacked-or-fire = атаку на вас или огонь

## How words go together

dmd-word-then = { $head }; { $item }
dmd-word-apart = ({ $words })
dmd-word-words = { $words }
dmd-word-when = если { $when }: { $words }
dmd-word-if = если { $when }: { $then }
dmd-word-if-else = если { $when }: { $then }; иначе: { $otherwise }
dmd-word-each = { $whom }, для кого верно ({ $when }): { $then }
dmd-word-choose = выберите одно: { $either }
dmd-word-may = можете выбрать одно: { $either }
dmd-word-make-roll = сделайте бросок; при результате { $need ->
        [one] { $need } успех
        [few] { $need } успеха
       *[other] { $need } успехов
    }: { $then }
dmd-word-make-roll-else = сделайте бросок; при результате { $need ->
        [one] { $need } успех
        [few] { $need } успеха
       *[other] { $need } успехов
    }: { $then }; иначе: { $otherwise }
dmd-word-with-skill =
    { $roll } (есть навык { $skill }: ещё { $bonus ->
        [one] { $bonus } бонусный кубик
        [few] { $bonus } бонусных кубика
       *[other] { $bonus } бонусных кубиков
    })
dmd-word-both = { $one } и { $other }

## Things that happen

dmd-word-take-stress =
    { $whom } получает { $count ->
        [one] { $count } пункт стресса
        [few] { $count } пункта стресса
       *[other] { $count } пунктов стресса
    }
dmd-word-stress-or-wounds =
    { $whom } получает { $count ->
        [one] { $count } пункт стресса
        [few] { $count } пункта стресса
       *[other] { $count } пунктов стресса
    }, а за каждый непринятый рану
dmd-word-take-wounds =
    { $whom } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }
dmd-word-lose-sanity =
    { $whom } теряет { $count ->
        [one] { $count } пункт рассудка
        [few] { $count } пункта рассудка
       *[other] { $count } пунктов рассудка
    }
dmd-word-heal-stress =
    { $whom } снимает { $count ->
        [one] { $count } пункт стресса
        [few] { $count } пункта стресса
       *[other] { $count } пунктов стресса
    }
dmd-word-heal-wounds =
    { $whom } вылечивает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }
dmd-word-mend = один сыщик в вашей зоне может вылечить стресс и раны, всего { $points }
dmd-word-mend-each = один сыщик в вашей зоне может снять стресс и вылечить раны, по { $points }
dmd-word-harm-enemies = { $which } в вашей зоне получают по ранам: { $count }
dmd-word-harm-attacker = этот враг получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }
dmd-word-harm-attacker-all = каждый враг в зоне этого врага получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }
dmd-word-summon = { $kind } появляется у { $gate } врат
dmd-word-summon-here = { $kind } появляется в { $where-prep }
dmd-word-bring-enemies = все { $which } переносятся в { $where-acc }
dmd-word-move-enemies = все { $which } движутся на { $count ->
        [one] { $count } зону
        [few] { $count } зоны
       *[other] { $count } зон
    } к { $where-dat }
dmd-word-move-nearest = ближайший из { $which-gen } движется к вам на { $count ->
        [one] { $count } зону
        [few] { $count } зоны
       *[other] { $count } зон
    }
dmd-word-be-attacked = { $which } в вашей зоне атакуют вас
dmd-word-bring-elder-one = Древний приходит в { $where-acc }
dmd-word-place = { $whom } переносится в { $where-acc }
dmd-word-walk-to = можете пройти до { $count ->
        [one] { $count } зоны
       *[other] { $count } зон
    }, никто не преследует
dmd-word-claim = получите { $side } половину
dmd-word-claim-stress = примите { $stress ->
        [one] { $stress } пункт стресса
        [few] { $stress } пункта стресса
       *[other] { $stress } пунктов стресса
    }, чтобы получить { $side } половину
dmd-word-claim-find = получите: { $find }
dmd-word-claim-find-stress = примите { $stress ->
        [one] { $stress } пункт стресса
        [few] { $stress } пункта стресса
       *[other] { $stress } пунктов стресса
    } и получите: { $find }
dmd-word-keep-mythos = оставьте перед собой верхнюю карту сброса Мифа
dmd-word-relive-mythos = разыграйте особые эффекты хранимой карты Мифа и сбросьте её
dmd-word-fall-catatonic = до конца хода вы больше не действуете, и враги вас не атакуют
dmd-word-seek-company = вы переноситесь в зону ближайшего другого сыщика
dmd-word-add-fire =
    { $count ->
        [one] { $count } жетон огня
        [few] { $count } жетона огня
       *[other] { $count } жетонов огня
    } в { $where-prep }
dmd-word-burn-at-tokens =
    { $count ->
        [one] { $count } жетон огня
        [few] { $count } жетона огня
       *[other] { $count } жетонов огня
    } в каждой зоне, где лежит жетон: { $token }
dmd-word-catch-fire =
    { $whom } загорается: { $count ->
        [one] { $count } жетон огня
        [few] { $count } жетона огня
       *[other] { $count } жетонов огня
    }
dmd-word-put-out = уберите до { $count ->
        [one] { $count } жетон огня
        [few] { $count } жетона огня
       *[other] { $count } жетонов огня
    } из вашей зоны
dmd-word-put-out-own = { $whom } сбрасывает с планшета все жетоны огня
dmd-word-discard-token = этот жетон убирается из вашей зоны: { $token }
dmd-word-gain-signs =
    { $whom } получает { $count ->
        [one] { $count } жетон Древнего
        [few] { $count } жетона Древнего
       *[other] { $count } жетонов Древнего
    }
dmd-word-take-token = возьмите этот жетон из вашей зоны: { $token }
dmd-word-put-token = { $whom } выкладывает все такие жетоны: { $token }
dmd-word-spend-token = сбросьте этот жетон, который несёте: { $token }
dmd-word-lay-token = в { $where-acc } кладётся жетон: { $token }
dmd-word-turn-token = жетон «{ $token }» в вашей зоне или у вас становится таким: { $token_into }
dmd-word-turn-token-each = каждый жетон «{ $token }» в вашей зоне и у вас становится таким: { $token_into }
dmd-word-move-tokens = все такие жетоны ({ $token }) движутся на { $count ->
        [one] { $count } зону
        [few] { $count } зоны
       *[other] { $count } зон
    } к { $where-dat }
dmd-word-move-tokens-but = все такие жетоны ({ $token }) движутся на { $count ->
        [one] { $count } зону
        [few] { $count } зоны
       *[other] { $count } зон
    } к { $where-dat }, кроме тех, что в { $where_but-prep }
dmd-word-sweep-tokens = такие жетоны в зонах, где есть { $which }, сбрасываются: { $token }
dmd-word-walk-with = можете пройти до { $count ->
        [one] { $count } зоны
       *[other] { $count } зон
    }, с вами идёт один жетон ({ $token }); никто не преследует
dmd-word-walk-with-each = можете пройти до { $count ->
        [one] { $count } зоны
       *[other] { $count } зон
    }, с вами идут все такие жетоны вашей зоны ({ $token }); никто не преследует
dmd-word-unlock = если вы несёте жетон «{ $token_key }», сбросьте его и откройте здесь «{ $token }»: теперь это { $token_into }, и вы берёте его
dmd-word-unmask = переверните один из жетонов, лежащих рубашкой вверх в вашей зоне
dmd-word-mask = там, где никто не смотрит, такие жетоны ({ $token }) замешиваются среди лежащих рубашкой вверх в их зоне
dmd-word-draw-token = возьмите верхний жетон из стопки: { $pile }
dmd-word-turn-dial = шкала сдвигается на { $count }

## Conditions

dmd-word-holds = у вас есть { $find }
dmd-word-has-skill = у вас есть навык { $skill }
dmd-word-has-signs = жетонов Древнего не меньше { $least }
dmd-word-in-safe-space = ваша зона безопасна
dmd-word-alone = в вашей зоне нет других сыщиков
dmd-word-party-most = сыщиков в игре не больше { $most }
dmd-word-party-least = сыщиков в игре не меньше { $least }
dmd-word-enemy-here = в вашей зоне есть { $which-a }
dmd-word-fire-here = в вашей зоне огонь
dmd-word-near-threshold =
    { $within ->
        [0] маркер рассудка стоит на пороге
        [1] маркер рассудка стоит на пороге или за 1 деление до него
       *[other] маркер рассудка стоит на пороге или не дальше { $within } делений до него
    }
dmd-word-near-gate =
    { $within ->
        [0] вы в зоне врат
       *[other] до врат не дальше { $within }
    }
dmd-word-no-other-enemy-there = в его зоне нет других врагов
dmd-word-keeps-mythos = у вас хранится карта Мифа
dmd-word-token-here = в вашей зоне лежит жетон: { $token }
dmd-word-no-tokens = не осталось жетонов: { $token }
dmd-word-at = вы в { $where-prep }
dmd-word-was-one = это один из { $which-gen }
dmd-word-phase-is = фаза: { $phase }
dmd-word-in-shadow = ваша зона в тени
dmd-word-either = { $one } или { $other }
dmd-word-not = неверно, что { $what }
dmd-word-carries = вы несёте жетон: { $token }
dmd-word-face-down-here = в вашей зоне лежит жетон рубашкой вверх
dmd-word-tokens-in-play = таких жетонов в игре ({ $token }) не меньше { $least }
dmd-word-tokens-at = в { $where-prep } не меньше { $least } таких жетонов: { $token }
dmd-word-tokens-at-gates = у { $gates } врат сразу есть такой жетон: { $token }

## Moments

dmd-on-enemy-attacks = перед атакой: { $words }
dmd-on-wounded-by-attack = после атаки, ранившей вас: { $words }
dmd-on-elder-sign-rolled = если в атаке выпал знак Старших: { $words }
dmd-on-attack-misses = если атака без успехов: { $words }
dmd-on-survives = если переживает атаку: { $words }
dmd-on-killed = когда враг погибает: { $words }
dmd-on-target-killed = если цель вашей атаки погибает: { $words }
dmd-on-summoned = при призыве: { $words }
dmd-on-end-of-turn = в конце хода: { $words }

## What holds

dmd-word-bonus-dice =
    { $count ->
        [one] { $count } бонусный кубик
        [few] { $count } бонусных кубика
       *[other] { $count } бонусных кубиков
    } на { $on }
dmd-word-free-rerolls =
    { $count ->
        [one] { $count } переброс
        [few] { $count } переброса
       *[other] { $count } перебросов
    } без стресса на { $on }
dmd-word-rerolls-per-turn =
    { $count ->
        [one] { $count } переброс
        [few] { $count } переброса
       *[other] { $count } перебросов
    } без стресса каждый ход
dmd-word-count-as = в ваших бросках { $count ->
        [99] каждый символ ({ $symbol })
       *[other] { $count } символ ({ $symbol })
    } может считаться за { $worth ->
        [one] { $worth } успех
        [few] { $worth } успеха
       *[other] { $worth } успехов
    }
dmd-word-add-successes = если символов ({ $symbol }) не меньше { $least }, можете добавить { $count ->
        [one] { $count } успех
        [few] { $count } успеха
       *[other] { $count } успехов
    }
dmd-word-relief-stress = снимите 1 стресс за каждый символ ({ $symbol }), учтённый так
dmd-word-relief-wound = вылечите 1 рану за каждый символ ({ $symbol }), учтённый так
dmd-word-spread = ваша атака может иметь любые цели в вашей зоне, раны делите как угодно
dmd-word-full-wounds = каждая цель вашей атаки получает все раны
dmd-word-reach = ваши атаки достают на { $spaces ->
        [one] { $spaces } зону
        [few] { $spaces } зоны
       *[other] { $spaces } зон
    }
dmd-word-free-attack = за ход атак вне своей зоны без траты действия: { $count }
dmd-word-extra-wounds = ещё { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }, если в зоне цели нет других врагов
dmd-word-run-further = ваш бег дальше на { $spaces ->
        [one] { $spaces } зону
        [few] { $spaces } зоны
       *[other] { $spaces } зон
    }
dmd-word-free-run = за ход забегов без траты действия: { $count }
dmd-word-take-along = на бегу, выходя из зоны, можете взять с собой 1 сыщика
dmd-word-extra-action = ещё { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[other] { $count } действий
    } в каждый ваш ход
dmd-word-sneak =
    { $count ->
        [1] один раз за бег враг не преследует вас
        [99] на бегу любые враги могут не преследовать вас
       *[other] за бег враги не преследуют вас, раз: { $count }
    }
dmd-word-sneak-wound = враг, от которого вы ускользнули, получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }
dmd-word-reduce = за { $on }: ран меньше на { $wounds }, потеря рассудка меньше на { $sanity }
dmd-word-reduce-any = ран меньше на { $wounds }, потеря рассудка меньше на { $sanity }, откуда бы ни были
dmd-word-redirect =
    { $spaces ->
        [0] до броска можете принять на себя атаку на сыщика в вашей зоне
        [1] до броска можете принять на себя атаку на сыщика не дальше 1 зоны
       *[other] до броска можете принять на себя атаку на сыщика, расстояние до { $spaces }
    }
dmd-word-redirect-rerolls =
    { $rerolls ->
        [one] { $rerolls } переброс
        [few] { $rerolls } переброса
       *[other] { $rerolls } перебросов
    } без стресса при такой атаке
dmd-word-redirect-calm = после такой атаки снимите весь стресс
dmd-word-return =
    { $times ->
        [1] один раз за игру вы возвращаетесь полностью здоровым, вместо того чтобы умереть от ран
       *[other] раз за игру: { $times }; вы возвращаетесь полностью здоровым, вместо того чтобы умереть от ран
    }
dmd-word-return-calm = возвращаясь, снимите весь стресс
dmd-word-omen = в свой ход можете положить взятую карту Мифа под низ колоды, взять другую и снять 2 стресса
dmd-word-more-to-choose = в свой ход возьмите 2 карты Мифа, одну разыграйте, другую положите под низ колоды и снимите 2 стресса
dmd-word-more-to-choose-calm = в свой ход возьмите 2 карты Мифа, одну разыграйте, другую положите под низ колоды и снимите весь стресс
dmd-word-refuse = можете получить { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[other] { $wounds } ран
    }, чтобы отменить особые эффекты и призыв карты Мифа
dmd-word-gate-harm =
    { $spaces ->
        [0] враги, призванные у врат в вашей зоне, получают раны в половину здоровья с округлением вверх
        [1] враги, призванные у врат не дальше 1 зоны, получают раны в половину здоровья с округлением вверх
       *[other] враги, призванные у врат (расстояние до { $spaces }), получают раны в половину здоровья с округлением вверх
    }
dmd-word-rest-anywhere = если до врат не больше { $spaces }, ваша зона считается безопасной для отдыха
dmd-word-free-rest = если до врат не больше { $spaces }, за ход отдыхов без траты действия: { $count }
dmd-word-enemy-dice = атаки ({ $which }): обычных кубиков больше на { $standard }, бонусных на { $bonus }
dmd-word-catatonic = вы не действуете, и враги вас не атакуют
dmd-word-usable = в любой момент своего хода, затем сбросьте это: { $words }
dmd-word-usable-again = один раз в каждый ваш ход: { $words }
