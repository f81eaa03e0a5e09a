threecards-card-1 = Валет
    .acc = Валета
threecards-card-2 = Дама
    .gender = feminine
    .acc = Даму
threecards-card-3 = Король
    .acc = Короля

threecards-ask = Ваша карта: { $card }
threecards-act-check = Пропустить
threecards-act-bet = Поставить монету
threecards-act-call = Уравнять за монету
threecards-act-fold = Сдаться

threecards-check = { $seat } пропускает.
threecards-bet = { $seat } ставит монету.
threecards-call = { $seat } уравнивает.
threecards-fold = { $seat } сдаётся.
threecards-shows = { $seat } показывает { $card-acc }.
threecards-won = Монеты выиграны
threecards-no-bet = Ставки ещё нет, отвечать не на что
