card-ghoul = Гуль
    .gen = Гуля
    .acc = Гуля
card-elder-thing = Старец
    .gen = Старца
    .acc = Старца
card-shotgun = Винтовка
    .gender = feminine
    .gen = Винтовки
    .acc = Винтовку
card-rats = Крысы
    .number = plural
    .gen = Крыс
    .acc = Крыс
discard = { $seat } сбрасывает { $card-acc }
draw = { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
arrive = { $card-number ->
        [plural] Пришли
       *[singular] { $card-gender ->
            [feminine] Пришла
            [neuter] Пришло
           *[masculine] Пришёл
        }
    } { $card }
lost = { $card-gender ->
        [feminine] Потеряна { $card }
        [neuter] Потеряно { $card }
       *[masculine] Потерян { $card }
    }
attack = Атака { $card_attacker-gen } на { $card_target-acc }
