threecards-card-1 = Jota
    .gender = feminine
    .the = la Jota
threecards-card-2 = Reina
    .gender = feminine
    .the = la Reina
threecards-card-3 = Rey
    .the = el Rey

threecards-ask = Tienes { $card-the }
threecards-act-check = Pasar
threecards-act-bet = Apostar una moneda
threecards-act-call = Igualar la apuesta por una moneda
threecards-act-fold = Retirarse

threecards-check = { $seat } pasa.
threecards-bet = { $seat } apuesta.
threecards-call = { $seat } iguala.
threecards-fold = { $seat } se retira.
threecards-shows = { $seat } enseña { $card-the }.
threecards-won = Hay quien gana las monedas
threecards-no-bet = No hay apuesta a la que responder
