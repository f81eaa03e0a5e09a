### What happens at the table: turns, tests, cards. $who, $card, $enemy and $place are shown as names.

## Setting up

arkham-act-replace = Replace { $card }
arkham-act-keep-hand = Keep these cards
arkham-ask-mulligan = Your opening hand: which cards do you replace? Chosen: { $count }
arkham-log-mulligan = { $who } replaces cards: { $count }.
arkham-investigator-twice = an investigator whom nobody else plays
arkham-expected-card = the code of a card
arkham-expected-enemy = the name of an enemy

## Rounds and turns

arkham-log-round = Round { $number }.
arkham-log-turn = { $who } takes a turn.
arkham-act-take-turn = { $who } goes next
arkham-ask-next-turn = Who takes the next turn?
arkham-ask-action = { $who }: what next? Actions left: { $count }
arkham-act-end-turn = End the turn
arkham-act-investigate = Investigate { $place-the }: { $value } against { $difficulty }, clues there: { $clues }
arkham-act-move = Move to { $place-the }
arkham-act-draw = Draw a card
arkham-act-resource = Gain a resource
arkham-act-play = Play { $card } for { $cost }
arkham-act-play-fast = Play { $card } for { $cost }, without an action
arkham-act-activate = { $card }: { $words }
arkham-act-use = { $card }: { $words }
arkham-use = { $source }: { $words }
arkham-act-fight = Fight { $card }: { $value } against { $difficulty }
arkham-act-engage = Engage { $card }
arkham-act-evade = Evade { $card }: { $value } against { $difficulty }
arkham-ask-window = Do something before it goes on?
arkham-log-plays = { $who } plays { $card } for { $cost }.
arkham-log-uses = { $who } uses { $card }.
arkham-log-loses-actions = { $who } loses actions: { $count }.
arkham-act-give-up = Give up { $card }
arkham-ask-give-up = No slot is free for { $card }: what goes?
arkham-ask-fewer-slots = Fewer slots are left: what goes?

## Skill tests

arkham-log-test = { $who } tests { $skill }.
arkham-log-test-fight = { $who } attacks { $card-the }.
arkham-log-test-evade = { $who } tries to evade { $card-the }.
arkham-log-test-investigate = { $who } investigates { $place-the }.
arkham-act-commit = Commit { $card }: +{ $count }
arkham-act-commit-no-more = Commit no more
arkham-ask-commit = Your test: commit cards?
arkham-ask-commit-one = The test of another investigator: commit a card?
arkham-log-commits = { $who } commits { $card }.
arkham-log-reveals-token = { $who } reveals: { $token }.
arkham-log-test-succeeds = { $who } succeeds in { $skill }: { $value } against { $difficulty }.
arkham-log-test-fails = { $who } fails in { $skill }: { $value } against { $difficulty }.
arkham-act-result = First: { $words }
arkham-ask-result = Several things come of it: which is first?
arkham-result-attackresult = the attack deals its damage
arkham-result-evasionresult = the enemy is evaded
arkham-result-investigationresult = clues are discovered
arkham-act-keep-token = Let { $token } count
arkham-ask-keep-token = Which token counts?
arkham-log-evades = { $who } evades { $card-the }.

## Tokens

arkham-token-plus-1 = +1
arkham-token-0 = 0
arkham-token--1 = −1
arkham-token--2 = −2
arkham-token--3 = −3
arkham-token--4 = −4
arkham-token--5 = −5
arkham-token--6 = −6
arkham-token--7 = −7
arkham-token--8 = −8
arkham-token-skull = Skull
arkham-token-cultist = Cultist
arkham-token-tablet = Tablet
arkham-token-elder-thing = Elder Thing
arkham-token-elder-sign = Elder Sign
arkham-token-auto-fail = Automatic failure

## Choices and searches

arkham-act-choose = { $words }
arkham-act-choose-none = None of these
arkham-ask-choose = Choose one
arkham-act-choose-enemy = { $enemy }
arkham-act-choose-investigator = { $who }
arkham-act-choose-place = { $place }
arkham-act-choose-card = { $card }
arkham-act-choose-deck = { $deck }
arkham-deck-encounter = The encounter deck
arkham-deck-of = The deck of { $who }
arkham-ask-target = { $source }: choose
arkham-act-find = Take { $card }
arkham-ask-find = You search: what do you take?
arkham-act-put-on-top = { $card } goes to the bottom of these
arkham-ask-put-on-top = Put them back: which lies lowest? Left: { $count }
arkham-log-finds = { $who } finds { $card }.
arkham-log-finds-nothing = { $who } searches and finds nothing.
arkham-log-searches = { $who } searches, and takes a card.
arkham-log-looks = { $who } looks at cards on top of a deck: { $count }.
arkham-log-clues-off = Clues discarded from { $card }: { $clues }.
arkham-log-gains-clues = { $who } gains clues: { $clues }.
arkham-log-takes-control = { $who } takes control of { $card }.
arkham-log-trauma = { $who } suffers trauma: physical { $physical }, mental { $mental }.
arkham-log-uses-added = { $kind } on { $card }: +{ $count }.
arkham-uses-ammo = ammo
arkham-uses-charges = charges
arkham-uses-supplies = supplies
arkham-uses-secrets = secrets

## Places

arkham-place-revealed = { $card }: { $subtitle }
arkham-place-numbered = { $card } { $number }

## What is happening

arkham-event-about = { $event }: { $about }
arkham-event-advance-act = The act advances
arkham-event-advance-agenda = The agenda advances
arkham-event-lower-skill = A skill is lowered
arkham-event-enemy-attack = Attack
arkham-event-discover-clues = Clues are discovered
arkham-event-spend-clues = Clues are spent
arkham-event-place-clues = Clues are placed
arkham-event-dealt = Damage or horror
arkham-event-defeat-enemy = An enemy is defeated
arkham-event-defeat-asset = An asset is lost
arkham-event-defeat-investigator = An investigator is defeated
arkham-event-discard-from-hand = A card is discarded
arkham-event-discard = A card leaves play
arkham-event-place-doom = Doom is placed
arkham-event-draw-cards = Cards are drawn
arkham-event-add-to-hand = A card goes to a hand
arkham-event-eliminate = An investigator is out
arkham-event-draw-encounter-card = An encounter card is drawn
arkham-event-revealed = A revelation
arkham-event-engage = An enemy engages
arkham-event-disengage = An enemy disengages
arkham-event-evade-enemy = An enemy is evaded
arkham-event-round-begins = The round begins
arkham-event-round-ends = The round ends
arkham-event-phase-begins = The phase begins
arkham-event-phase-ends = The phase ends
arkham-event-turn-begins = The turn begins
arkham-event-turn-ends = The turn ends
arkham-event-game-ends = The game ends
arkham-event-heal = Healing
arkham-event-enter-play = A card enters play
arkham-event-reveal-location = A location is revealed
arkham-event-move-investigator = An investigator moves
arkham-event-move-enemy = An enemy moves
arkham-event-play-card = A card is played
arkham-event-gain-resources = Resources
arkham-event-determine-result = The test is decided
arkham-event-test-is-over = The test is over
arkham-event-spawned = An enemy spawns
arkham-event-draw-token = A token is about to be revealed
arkham-event-reveal-token = A token is revealed

## Why not

arkham-why-gone = You are out of the scenario
arkham-why-no-turn = Nobody is taking a turn now
arkham-why-not-your-turn = It is the turn of { $who }
arkham-why-actions = It takes { $need } actions and you have { $have } left
arkham-why-no-investigation = This location cannot be investigated
arkham-why-there-already = You are there already
arkham-why-no-way = { $place } is not connected to your location
arkham-why-barred = Something bars the way to { $place-the }
arkham-why-not-in-hand = It is not in your hand
arkham-why-not-played = This card is not played; skills are committed to tests
arkham-why-fast = It is fast: it takes no action, but its own moment
arkham-why-resources = It costs { $need } and you have { $have }
arkham-why-unique = A copy of this unique card is in play
arkham-why-cannot-play = Something forbids you to play it
arkham-why-no-change = It would change nothing now
arkham-why-too-far = This enemy is not at your location
arkham-why-aloof = This enemy keeps aloof until somebody engages it
arkham-why-engaged = It is engaged with you already
arkham-why-not-engaged = It is not engaged with you
arkham-why-out-of-reach = It is neither yours nor where you are
arkham-why-limit = Its limit is reached
arkham-why-condition = It works only while { $when }
arkham-why-cost = You cannot pay for it: { $cost }

## Skills and phases

arkham-skill-willpower = Willpower
arkham-skill-intellect = Intellect
arkham-skill-combat = Combat
arkham-skill-agility = Agility
arkham-phase-setup = Setup
arkham-phase-mythos = Mythos phase
arkham-phase-investigation = Investigation phase
arkham-phase-enemy = Enemy phase
arkham-phase-upkeep = Upkeep phase
