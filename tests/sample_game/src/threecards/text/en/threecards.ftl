threecards-card-1 = Jack
    .the = the Jack
threecards-card-2 = Queen
    .the = the Queen
threecards-card-3 = King
    .the = the King

threecards-ask = You hold { $card-the }
threecards-act-check = Check
threecards-act-bet = Bet a coin
threecards-act-call = Call the bet for a coin
threecards-act-fold = Give up

threecards-check = { $seat } checks.
threecards-bet = { $seat } bets.
threecards-call = { $seat } calls.
threecards-fold = { $seat } gives up.
threecards-shows = { $seat } shows { $card-the }.
threecards-won = The coins are won
threecards-no-bet = There is no bet to answer
