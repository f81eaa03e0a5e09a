threecards-card-1 = Valete
    .the = o Valete
threecards-card-2 = Dama
    .gender = feminine
    .the = a Dama
threecards-card-3 = Rei
    .the = o Rei

threecards-ask = Você tem { $card-the }
threecards-act-check = Passar
threecards-act-bet = Apostar uma moeda
threecards-act-call = Pagar a aposta com uma moeda
threecards-act-fold = Desistir

threecards-check = { $seat } passa.
threecards-bet = { $seat } aposta.
threecards-call = { $seat } paga.
threecards-fold = { $seat } desiste.
threecards-shows = { $seat } mostra { $card-the }.
threecards-won = As moedas foram ganhas
threecards-no-bet = Não há aposta a responder
