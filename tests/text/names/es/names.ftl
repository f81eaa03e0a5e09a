card-ghoul = Gul
    .the = el Gul
card-elder-thing = Ser Primigenio
    .the = el Ser Primigenio
card-shotgun = Escopeta
    .gender = feminine
    .the = la Escopeta
card-rats = Ratas
    .gender = feminine
    .number = plural
    .the = las Ratas
discard = { $seat } descarta { $card-the }
draw = { $seat } roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
arrive = { $card-number ->
        [plural] Llegan
       *[singular] Llega
    } { $card-the }
lost = { $card-gender ->
        [feminine] Perdida { $card-the }
       *[masculine] Perdido { $card-the }
    }
attack = El ataque contra { $card_target-the }: { $card_attacker }
