### The words of the timing laboratory.

## Cards

lab-card-spark = Spark
lab-card-study = Study
lab-card-balm = Balm
lab-card-storm = Storm
lab-card-oath = Oath
lab-card-feast = Feast
lab-card-ward = Ward
lab-card-hound = Hound
lab-card-mirror = Mirror
lab-card-ashes = Ashes
lab-card-padding = Padding
lab-card-bell = Bell
lab-card-toll = Toll
lab-card-relic = Relic
lab-card-altar = Altar
lab-card-idol = Idol
lab-card-veil = Veil
lab-card-silence = Silence
lab-card-truce = Truce
lab-card-shell = Shell
lab-card-prism = Prism
lab-card-sleight = Sleight
lab-card-scar = Scar
lab-card-rust = Rust
lab-card-hush = Hush
lab-card-thorn = Thorn
lab-card-vigil = Vigil
lab-card-recall = Recall
lab-card-revel = Revel

## What is asked, what can be done

lab-ask-bid = How much life do you bid for the first turn?
lab-ask-act =
    { $count ->
        [1] Your turn: one action left
       *[other] Your turn: { $count } actions left
    }
lab-ask-target = At whom?
lab-act-bid = Bid { $number }
lab-act-play = Play { $card }
lab-act-strike = Strike for { $number }
lab-act-target = At { $seat }
lab-act-end-turn = End the turn

## What happens

lab-round = Round { $number } begins.
lab-draws = { $seat } draws a card.
lab-draws-card = { $seat } draws { $card }.
lab-reshuffles = { $seat } has no cards left, loses a life and shuffles the discard.
lab-strikes = { $seat } strikes { $seat_target } for { $amount }.
lab-gains = { $seat } gains { $amount } life.
lab-falls = { $seat } falls.
lab-discards = { $card } is discarded.
lab-plays = { $seat } plays { $card }.
lab-first = { $seat } bids { $number } and goes first.
lab-something = Something happens
lab-won = The last alchemist stands.
lab-lost = Nobody is left, or all who are left were doomed.
lab-reason-counter = { $card } waits for a card to counter

## The words of the cards

lab-word-hit = Strike for { $number }.
lab-word-hit-all = Strike everybody else for { $number }.
lab-word-draw =
    { $number ->
        [1] Draw a card.
       *[other] Draw { $number } cards.
    }
lab-word-heal = Gain { $number } life.
lab-word-bleed = Lose { $number } life.
lab-word-play-this = Play this card.
lab-word-cancel = Cancel it.
lab-word-reflect = The striker is struck instead.
lab-word-lose-this = Discard this card instead.
lab-word-soften = It is { $number } less.
lab-word-delayed = Leave something for the end of the round.
lab-word-lasting = Until the end of the round:
lab-word-plus = Your strikes are for { $number } more.
lab-word-double = Your strikes are doubled.
lab-word-halve = The strikes of others are halved.
lab-word-silence = Nobody else can draw cards.
lab-when-round-ends = Forced, at the end of the round: { $word }
lab-when-card-played = Reaction, when another plays a card: { $word }
lab-after-struck = Reaction, after you were struck: { $word } ({ $period })
lab-would-be-struck = Reaction, when you would be struck: { $word }
lab-when-struck = Forced, when you are struck: { $word }
lab-after-draw = Forced, after you draw a card: { $word }
lab-after-gain = Reaction, after you gain life: { $word } ({ $period })
lab-once-round = once a round
lab-once-game = once in the game, for all copies
lab-word-take-back = Take your newest other card in play back into your hand.
lab-word-revel = At once: gain { $number } life and draw { $number } from your deck.
lab-word-truce = Nobody else can strike.
lab-react-struck = Reaction, when you are struck: { $word }
lab-forced-after-struck = Forced, after you were struck: { $word }
lab-when-ability = Reaction, when another's ability triggers: { $word } ({ $period })
lab-react-round-ends = Reaction, at the end of the round: { $word }
