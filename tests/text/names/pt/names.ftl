-of = { $gender ->
        [feminine] da
       *[masculine] do
    }
card-ghoul = Carniçal
    .the = o Carniçal
card-elder-thing = Ser Ancião
    .the = o Ser Ancião
card-shotgun = Espingarda
    .gender = feminine
    .the = a Espingarda
card-rats = Ratos
    .number = plural
    .the = os Ratos
discard = { $seat } descarta { $card-the }
draw = { $count ->
        [0] { $seat } não compra cartas
        [one] { $seat } compra { $count } carta
       *[other] { $seat } compra { $count } cartas
    }
arrive = { $card-number ->
        [plural] Chegaram
       *[singular] Chegou
    } { $card-the }
lost = { $card-gender ->
        [feminine] Perda { -of(gender: "feminine") } { $card }
       *[masculine] Perda { -of(gender: "masculine") } { $card }
    }
attack = O ataque contra { $card_target-the }: { $card_attacker }
