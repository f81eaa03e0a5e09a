### The words of Among Cultists.
### $place, $card, $role, $event and $seat are shown as names.

cultists-automa = AUTOMA

## Places

cultists-place-cm = Central Corridor
    .the = the Central Corridor
cultists-place-nw = North-west Corridor
    .the = the North-west Corridor
cultists-place-ne = North-east Corridor
    .the = the North-east Corridor
cultists-place-se = South-east Corridor
    .the = the South-east Corridor
cultists-place-sw = South-west Corridor
    .the = the South-west Corridor
cultists-place-db1 = Dark Blue Room 1
cultists-place-db2 = Dark Blue Room 2
cultists-place-db3 = Dark Blue Room 3
cultists-place-p1 = Pink Room 1
cultists-place-p2 = Pink Room 2
cultists-place-p3 = Pink Room 3
cultists-place-o1 = Orange Room 1
cultists-place-o2 = Orange Room 2
cultists-place-lb = Canteen
    .the = the Canteen
cultists-place-r = Security Room
    .the = the Security Room
cultists-place-g = Green Room
    .the = the Green Room
cultists-place-unsafe-passage = Unsafe Passage
    .the = the Unsafe Passage

## Characters

cultists-character-andre = André
cultists-character-bruno = Bruno
cultists-character-carolina = Carolina
    .gender = feminine
cultists-character-frederico = Frederico
cultists-character-joana = Joana
    .gender = feminine
cultists-character-maria = Maria
    .gender = feminine
cultists-character-mario = Mário
cultists-character-raul = Raul
cultists-character-ricardo = Ricardo
cultists-character-susana = Susana
    .gender = feminine

## Cards, roles, events

cultists-card-alive = Alive
cultists-card-dead = Dead
cultists-card-success = Success
cultists-card-failure = Failure
cultists-card-sabotage = Sabotage

cultists-role-investigator = Investigator
    .a = an Investigator
    .the = the Investigator
cultists-role-cultist = Cultist
    .a = a Cultist
    .the = the Cultist
cultists-role-seer = Seer
    .a = the Seer
    .the = the Seer
cultists-role-assassin = Assassin
    .a = the Assassin
    .the = the Assassin
cultists-role-radiant-beauty = Radiant Beauty
    .a = the Radiant Beauty
    .the = the Radiant Beauty
cultists-role-infected = Infected
    .a = the Infected
    .the = the Infected
cultists-role-super-ghost = Super-Ghost
    .a = the Super-Ghost
    .the = the Super-Ghost
cultists-role-mechanic = Mechanic
    .a = the Mechanic
    .the = the Mechanic
cultists-role-novice = Novice
    .a = the Novice
    .the = the Novice
cultists-role-butterfingers = Butterfingers
    .a = Butterfingers
    .the = Butterfingers
cultists-role-scaredy-cat = Scaredy-cat
    .a = the Scaredy-cat
    .the = the Scaredy-cat
cultists-role-firestarter = Firestarter
    .a = the Firestarter
    .the = the Firestarter

cultists-event-lightning-strike = Lightning Strike
cultists-event-secret-doors = Secret Doors Revealed
cultists-event-no-connection = No Connection
cultists-event-false-eyes = False Eyes Are Watching
cultists-event-raised-morale = Raised Morale
cultists-event-in-control = In Control of the Situation
cultists-event-portal-opens = The Portal Opens
cultists-event-broken-panes = Broken Panes
cultists-event-portable-camera = Portable Camera

## Setting the table

cultists-need-automa = on: four people play with the AUTOMA as the fifth
cultists-no-automa =
    { $count ->
        [one] off: the AUTOMA joins 4 or 6 people, not { $count }
       *[other] off: the AUTOMA joins 4 or 6 people, not { $count }
    }
cultists-character-twice = a Character that nobody else has
cultists-roles-for-experts = left out, unless the complexity is 'expert'
cultists-role-twice = a role that is named once: there is one marker of each
cultists-no-seer-with-seven = a role for 7 people; the Seer plays with 5, 6 or 8
cultists-no-seer-with-automa = a role for one Cultist and the AUTOMA; the Seer needs two Cultists there
cultists-assassin-needs-seven = a role for one Cultist; the Assassin plays with 7 or 8
cultists-roles-most = { $most } at most: a role for each Investigator
cultists-loyalty-most = a set in which the loyalty for one team is { $most } at most
cultists-loyalty =
    { $team ->
        [investigator] a set in which the loyalty is { $count } in favour of the Investigators; here it is { $good } for them and { $evil } for the Cultists
       *[cultist] a set in which the loyalty is { $count } in favour of the Cultists; here it is { $evil } for them and { $good } for the Investigators
    }

## What is asked

cultists-ask-open-envelope = Open your envelope
cultists-ask-move =
    { $count ->
        [one] Where to? You have { $count } movement point
       *[other] Where to? You have { $count } movement points
    }
cultists-ask-teleport = Where does your Ghost appear?
cultists-ask-arrange = Who gives to whom?
cultists-ask-agree = Shall it be so: { $pairs }?
cultists-ask-give = { $seat } meets { $seat_target }: which card do you give?
cultists-ask-give-round = { $pairs }: which card do you give?
cultists-ask-act = Your action
cultists-ask-report =
    { $count ->
        [0] There is no Dead card in the pile of { $seat_target }
        [one] There is { $count } Dead card in the pile of { $seat_target }
       *[other] There are { $count } Dead cards in the pile of { $seat_target }
    }
cultists-ask-help = { $seat } wants to close the portal with you. It takes your action as well
cultists-ask-event-check = Whose Pulse pile do you look at?
cultists-ask-event-camera = What do you look at with the camera?
cultists-ask-peek = Do you look at a token in the bag?
cultists-ask-peeked = You have drawn { $event }
cultists-ask-talk = What do you say?
cultists-ask-talk-before-vote = A vote is coming: what do you say?
cultists-ask-vote = Who shall be eliminated?
cultists-ask-knife = All votes are seen. With the Knife you may change yours
cultists-ask-claim = Does anybody claim victory?
cultists-ask-guess = Who is the Seer? You have one guess

## What can be done

cultists-act-open-envelope = Open it
cultists-act-move = Go to { $place-the }
cultists-act-stop = Stay here
cultists-act-teleport = Appear in { $place-the }
cultists-act-arrange = { $pairs }
cultists-pair = { $giver } to { $receiver }
cultists-act-agree = Agree
cultists-act-refuse = Refuse
cultists-act-give = Give “{ $card }”
cultists-act-pass = Pass
cultists-act-check-status = Check the Status of { $seat }
cultists-act-guard = Guard the Corridor with “{ $card }”
cultists-act-combat = Combat the Cultist here
cultists-act-scare-off = Scare off the Fish-man
cultists-act-assassinate = Assassinate { $seat }
cultists-act-fill = Lay “{ $card }” in { $place-the }
cultists-act-check-room = Check { $place-the }
cultists-act-start-vote = Start a vote
cultists-act-camera = Check { $place-the } by camera
cultists-act-camera-status = Check the Status of { $seat } by camera
cultists-act-restore-power = Restore power
cultists-act-close-portal = Close the portal with { $seat }
cultists-act-reveal = Show the Dead card
cultists-act-put-back = Put the pile back: nobody is dead here
cultists-act-help = Help to close it
cultists-act-decline = Decline
cultists-act-event-check = Look at the Pulse pile of { $seat }
cultists-act-event-room = Check { $place-the }
cultists-act-peek = Look at a token
cultists-act-remove-token = Take it out of the game
cultists-act-return-token = Put it back into the bag
cultists-act-decline-event = Do nothing
cultists-act-ready = Ready: nothing more to say
cultists-act-say-innocent = “I am no Cultist”
cultists-act-say-cultist = “I am a Cultist”
cultists-act-say-alive = “{ $seat } was alive when I looked”
cultists-act-say-dead = “{ $seat } was dead when I looked”
cultists-act-say-card = “I laid { $card } in { $place-the }”
cultists-act-say-gave-alive = “I gave { $seat } an Alive card”
cultists-act-say-token = “My token from the bag: { $event }”
cultists-act-say-was-in = “I was in { $place-the }”
cultists-act-say-was-with = “I was with { $seat }”
cultists-act-urge-portal = “Let us close the portal”
cultists-act-suspect = “I suspect { $seat }”
cultists-act-trust = “I trust { $seat }”
cultists-act-ask-where = “{ $seat }, where were you?”
cultists-act-urge-vote = “Let us vote somebody out”
cultists-act-urge-calm = “Let us vote nobody out”
cultists-act-vote = Point at { $seat }
cultists-act-vote-once = Point at { $seat }, without the Knife
cultists-act-abstain = Abstain
cultists-act-abstain-once = Abstain, without the Knife
cultists-act-keep-vote = Leave it as it is
cultists-act-claim = Reveal yourself: enough Investigators are dead
cultists-act-keep-silent = Keep silent
cultists-act-guess = { $seat } is the Seer

## What happens

cultists-log-round = Round { $number } begins. { $seat } has the Knife.
cultists-log-role = Your role: { $role }.
cultists-log-fellow = { $seat } is a Cultist as well.
cultists-log-start-dead = { $seat } is dead from the start.
cultists-log-thumbs = You are the Seer. You see the Cultists' thumbs: { $names }.
cultists-log-moves = { $seat } goes to { $place-the }.
cultists-log-teleports = The Ghost of { $seat } appears in { $place-the }.
cultists-log-gives = { $seat } gives { $seat_target } a card.
cultists-log-you-give = You give { $seat_target } “{ $card }”.
cultists-log-gives-nothing = { $seat } has no card left to give { $seat_target }.
cultists-log-empty-bag = The event bag is empty.
cultists-log-event = Event of round { $number }: { $event }.
cultists-log-power-on = The light comes back.
cultists-log-power-off = The light goes out.
cultists-log-portal-opens = A portal opens in the Green Room. It can be closed up to round { $number }.
cultists-log-broken-panes =
    { $count ->
        [0] The draw pile is empty: no card goes to the Unsafe Passage.
        [one] { $count } card of the draw pile goes to the Unsafe Passage.
       *[other] { $count } cards of the draw pile go to the Unsafe Passage.
    }
cultists-log-declines-event = { $seat } does nothing.
cultists-log-peeks = { $seat } looks at an event token in the bag.
cultists-log-you-peek = You look at a token in the bag: { $event }.
cultists-log-removes-token = { $seat } takes the token out of the game unseen.
cultists-log-returns-token = { $seat } puts the token back into the bag.
cultists-log-passes = { $seat } passes.
cultists-log-fills = { $seat } lays a card in { $place-the }.
cultists-log-you-fill = You lay “{ $card }” in { $place-the }.
cultists-log-guards = { $seat } shuffles a card into the Unsafe Passage pile.
cultists-log-you-guard = You shuffle “{ $card }” into the Unsafe Passage pile.
cultists-log-card-to-passage = A card of the draw pile goes to the Unsafe Passage.
cultists-log-card-to-room = A card of the draw pile goes to { $place-the }.
cultists-log-explored = Explored: { $place }.
cultists-log-passage-draw = The Unsafe Passage shows “{ $card }”.
cultists-log-token = A Cultist comes to { $place-the }.
cultists-log-fish-man = The Fish-man comes to { $place-the }.
cultists-log-combats = { $seat } drives the Cultist out of { $place-the }.
cultists-log-scares-off = { $seat } drives the Fish-man back into the lake.
cultists-log-camera = { $seat } uses the camera.
cultists-log-checks-room = { $seat } checks { $place-the }: “{ $card }”.
cultists-log-book = A book from { $place-the } goes to the shelf.
cultists-log-book-lost = A book returns from the shelf to { $place-the }.
cultists-log-finished = Finished: { $place }.
cultists-log-scores =
    { $count ->
        [one] The shelf is full: { $count } Victory Point, { $number } of { $need }.
       *[other] The shelf is full: { $count } Victory Points, { $number } of { $need }.
    }
cultists-log-restores-power = { $seat } restores the power.
cultists-log-declines = { $seat } does not want to.
cultists-log-portal-closed = { $seat } and { $seat_target } close the portal. The Investigators now need { $need }.
cultists-log-portal-stays = The portal stays open for good. The Investigators now need { $need }.
cultists-log-checks-status = { $seat } looks at the Pulse pile of { $seat_target }.
cultists-log-you-look = You look at the Pulse pile of { $seat_target }: Alive { $count }, Dead { $dead }.
cultists-log-puts-back = { $seat } puts the Pulse pile of { $seat_target } back.
cultists-log-reveals = { $seat } shows a Dead card: { $seat_target } has been murdered.
cultists-log-dies = { $seat } is dead and becomes a Ghost.
cultists-log-shows-role = { $seat } is { $role-a }.
cultists-log-calm = Nobody hands over cards up to the end of round { $number }.
cultists-log-assassinates = { $seat } assassinates { $seat_target }.
cultists-log-vote-begins = { $seat } starts a vote.
cultists-log-votes = { $seat } points at { $seat_target }.
cultists-log-abstains = { $seat } abstains.
cultists-log-changes-vote = { $seat } uses the Knife and now points at { $seat_target }.
cultists-log-changes-to-abstain = { $seat } uses the Knife and now abstains.
cultists-log-not-doubled = { $seat } does not use the Knife: the vote counts once.
cultists-log-nobody-out = Nobody is eliminated.
cultists-log-voted-out = { $seat } is eliminated.
cultists-log-claims =
    { $count ->
        [one] { $seat } steps forward as the Cultist. { $count } Investigator is dead.
       *[other] { $seat } steps forward as the Cultist. { $count } Investigators are dead.
    }
cultists-log-guesses = { $seat } takes { $seat_target } for the Seer.
cultists-log-were-cultists = Cultists: { $names }.

## What is said

cultists-log-say-innocent = { $seat }: “I am no Cultist.”
cultists-log-say-cultist = { $seat }: “I am a Cultist.”
cultists-log-say-alive = { $seat }: “{ $seat_target } was alive when I looked.”
cultists-log-say-dead = { $seat }: “{ $seat_target } was dead when I looked.”
cultists-log-say-card = { $seat }: “I laid { $card } in { $place-the }.”
cultists-log-say-gave-alive = { $seat }: “I gave { $seat_target } an Alive card.”
cultists-log-say-token = { $seat }: “My token from the bag: { $event }.”
cultists-log-say-was-in = { $seat }: “I was in { $place-the }.”
cultists-log-say-was-with = { $seat }: “I was with { $seat_target }.”
cultists-log-urge-portal = { $seat }: “Let us close the portal.”
cultists-log-suspect = { $seat }: “I suspect { $seat_target }.”
cultists-log-trust = { $seat }: “I trust { $seat_target }.”
cultists-log-ask-where = { $seat }: “{ $seat_target }, where were you?”
cultists-log-urge-vote = { $seat }: “Let us vote somebody out.”
cultists-log-urge-calm = { $seat }: “Let us vote nobody out.”

## How it ends

cultists-won-points = The Investigators have found enough books: they win.
cultists-won-eliminated = The last Cultist is a Ghost: the Investigators win.
cultists-won-time = Time is up and books are missing: the Cultists win.
cultists-won-dead = Too many Investigators are dead: the Cultists win.
cultists-won-seer = The Cultists have found the Seer: they win.
cultists-won-claim-right = The claim is right: the Cultist wins.
cultists-won-claim-wrong = The claim is wrong: the Investigators win.
cultists-side-investigators = The Investigators win
cultists-side-cultists = The Cultists win

## Why not

cultists-why-phase = Actions belong to the Action Phase
cultists-why-spent = Your action of this round is spent
cultists-why-ghost = Ghosts take no Character actions
cultists-why-ghost-room = Of the Room actions, Ghosts may only fill and check
cultists-why-corridor = Corridors have no Room actions
cultists-why-room = Only Corridors can be guarded
cultists-why-token = There is a Cultist in { $place-the }
cultists-why-route = Your Route doesn't allow { $place-the } this round
cultists-why-elsewhere = For that you must be in { $place-the }
cultists-why-finished = Finished: { $place }
cultists-why-unexplored = Not yet explored: { $place }
cultists-why-empty = No card lies in { $place-the }
cultists-why-encounter-card = “{ $card }” goes to Pulse piles only
cultists-why-no-card = You have no “{ $card }” in your hand
cultists-why-no-threats = This game has no Unsafe Passage
cultists-why-dark = There is no power
cultists-why-power-on = The power is on
cultists-why-self = Nobody can check their own Status
cultists-why-dead = { $seat } is dead
cultists-why-not-here = { $seat } is somewhere else
cultists-why-no-token = There is no Cultist token here
cultists-why-no-knife = You don't have the Knife
cultists-why-no-fish-man = The Fish-man isn't here
cultists-why-fish-man = The Fish-man blocks it: only the living holder of the Knife may enter
cultists-why-no-assassin = Only the Assassin can do that
cultists-why-once = Once in a game, and that is done
cultists-why-voted = There has been a vote this round
cultists-why-no-portal = There is no portal to close
cultists-why-alone = It takes somebody else here who still has an action
cultists-why-no-movement = That belongs to the Movement Phase
cultists-why-start = A Movement must end somewhere else
cultists-why-silent = No Connection: nobody may speak
cultists-why-no-talk = Nothing is being discussed now
cultists-why-said-all =
    { $count ->
        [one] You have made your statement
       *[other] You have made all { $count } statements
    }
cultists-why-ready = You have said that you are ready
cultists-why-not-looked = You have not looked at the Pulse pile of { $seat }
cultists-why-not-given = You have not given { $seat } a card
cultists-why-not-laid = You have laid no card in { $place-the }
cultists-why-not-drawn = You have looked at no event token
cultists-why-not-asked = Nobody has asked you this round where you were
cultists-why-turn = It is the turn of { $seat }
cultists-why-encounter = First come the Encounters of this move
cultists-why-unseen = A card is looked at before it is played: say which it is
cultists-why-room-card = “{ $card }” goes to Rooms and the Unsafe Passage only
cultists-why-no-door = No Door leads from here to { $place-the }
cultists-why-alive = Only Ghosts appear anywhere: the living go through Doors
cultists-why-no-vote = No vote is under way
cultists-why-counted = The votes have been counted

## What computer players think

cultists-thinks-known = { $seat }, for certain: the night has shown it.
cultists-thinks-route = { $seat }, { $number } %: the Rooms where { $seat } worked fit the Routes badly.
cultists-thinks-room = { $seat }, { $number } %: what came up in { $place-the } speaks against { $seat }, who laid cards there.
cultists-thinks-murder = { $seat }, { $number } %: { $seat } was among those who gave cards to { $seat_target }.
cultists-thinks-report = { $seat }, { $number } %: what { $seat } told of the Pulse pile of { $seat_target } is doubtful.
cultists-thinks-talk = { $seat }, { $number } %: what was said at the table, and by whom, speaks against { $seat }.
cultists-thinks-others = { $seat }, { $number } %: more speaks for all the others.
cultists-thinks-own = Am I found out? By what all can see, { $number } %.
cultists-thinks-nobody = Nobody stands out.
