card-ghoul = Ghoul
    .a = a Ghoul
card-elder-thing = Elder Thing
    .a = an Elder Thing
card-shotgun = Shotgun
card-rats = Rats
    .number = plural
discard = { $seat } discards { $card-a }
draw = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
arrive = { $card } { $card-number ->
        [plural] have
       *[singular] has
    } arrived
lost = { $card } was lost
attack = The attack of { $card_attacker } on { $card_target }
