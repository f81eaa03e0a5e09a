### The words of the Cultists table that the game itself doesn't say.

cultists-subtitle = { $cultists ->
    [one] { $count } people, { $cultists } Cultist
   *[other] { $count } people, { $cultists } Cultists
    }
cultists-phase-movement = Movement
cultists-phase-event = Event
cultists-phase-action = Actions
cultists-phase-upkeep = Upkeep
cultists-hide = Hide my secrets
cultists-at-the-university = At the university
cultists-ghosts = { $count ->
    [0] no ghosts
    [one] { $count } ghost
   *[other] { $count } ghosts
    }
cultists-ghost = Ghost
cultists-knife = holds the Knife
cultists-acted = has acted
cultists-corpse = a Dead card lies open on the Pulse pile
cultists-pulse = Pulse pile
cultists-act-with = { $name }: what you can do

## The mansion

cultists-mansion = The mansion
cultists-closed-wing = Closed wing
cultists-whole-plan = The whole plan
cultists-colour-dark-blue = dark blue
cultists-colour-pink = pink
cultists-colour-orange = orange
cultists-colour-light-blue = light blue
cultists-colour-red = red
cultists-colour-green = green
cultists-finished = Finished
cultists-explored = explored
cultists-unsafe = unsafe
cultists-books = Books
cultists-cards = Cards
cultists-doors = Doors to
cultists-books-left = { $count ->
    [one] { $count } book left
   *[other] { $count } books left
    }
cultists-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
    }
cultists-people-here = here: { $names }
cultists-you-here = you are here
cultists-token-here = a Cultist is here
cultists-token-hidden = hidden Cultist token
cultists-portal = open portal
cultists-portal-until = close the portal by round { $number }
cultists-fish-man = the Fish-man
cultists-fish-man-lake = the Fish-man, in the lake
cultists-vote-ready = vote token: ready
cultists-vote-spent = vote token: used this round
cultists-power-on = the power is on
cultists-power-off = The power is off
cultists-story-start = starting card
cultists-story-drawn = from the draw pile
cultists-story-laid = laid by { $name }
cultists-story-success = shown: Success
cultists-story-failure = shown: Failure
cultists-story-sabotage = shown: Sabotage

## Short verbs on the thing itself

cultists-tag-several = { $count } choices
cultists-tag-move = Go
cultists-tag-stop = Stay
cultists-tag-teleport = Appear
cultists-tag-fill = Lay a card
cultists-tag-guard = Guard
cultists-tag-check-room = Check
cultists-tag-camera = By camera
cultists-tag-camera-status = By camera
cultists-tag-event-room = Look
cultists-tag-combat = Combat
cultists-tag-scare-off = Scare off
cultists-tag-start-vote = Start a vote
cultists-tag-restore-power = Restore power
cultists-tag-close-portal = Close portal

## Rounds and shelves

cultists-rounds = Rounds and events
cultists-round = round { $round }
cultists-round-of = Round { $round } of { $last }
cultists-event-of = Round { $number }: { $name }
cultists-shelves = Shelves
cultists-shelf = Shelf for { $colour }: { $books } of { $needs } books, worth { $points }
cultists-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
cultists-points-word = points

## Your own corner

cultists-yours = Yours
cultists-tab-hand = Hand
cultists-tab-route = Route
cultists-tab-role = Role
cultists-tab-know = Known
cultists-hand = Hand
cultists-hand-count = { $count ->
    [one] { $count } card, never refilled
   *[other] { $count } cards, never refilled
    }
cultists-hand-of = { $count } cards, { $encounter } for Encounters
cultists-stack = { $name } { $count }
cultists-route = Route
cultists-route-ignore = yours to ignore
cultists-rounds-list = rounds { $rounds }
cultists-role = Role
cultists-your-role = Your role
cultists-hold = Hold to look
cultists-covered = Covered
cultists-envelope = In the envelope
cultists-goal = { $points } points by the end of round { $rounds }, or no Cultist left alive.
cultists-goal-cultist = { $dead } dead, or no { $points } points after round { $rounds }.
cultists-own-pulse = { $count ->
    [one] Your pulse: { $count } card, face down even to you.
   *[other] Your pulse: { $count } cards, face down even to you.
    }
cultists-know = What you know
cultists-only-you = only you see this
cultists-know-nothing = Nothing yet that the others don't know.
cultists-know-role = { $name }: { $role }
cultists-know-start-dead = { $name } was dead from the start.
cultists-know-looked = { $count ->
    [0] { $name } had no Dead card when you looked.
    [one] { $name } had { $count } Dead card when you looked.
   *[other] { $name } had { $count } Dead cards when you looked.
    }
cultists-know-peeked = In the bag you saw: { $event }
cultists-know-laid = { $card }: you laid it in { $place }
cultists-know-gave = { $card }: you gave it to { $name }

## People

cultists-start = Start
cultists-start-alive = Alive from the start.
cultists-pulse-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
cultists-given-by = from { $names }
cultists-worked = Worked in
cultists-checked = Checked
cultists-checked-by = { $count ->
    [one] by { $name }, { $count } card then
   *[other] by { $name }, { $count } cards then
    }
cultists-dead-seen = { $count ->
    [0] no Dead card
    [one] { $count } Dead card
   *[other] { $count } Dead cards
    }
cultists-said = Said, round { $round }

## Claims

cultists-claim = Claim
cultists-no-claims = Nobody has claimed anything yet. Anything that is claimed may be a lie.
cultists-about = What about
cultists-about-me = Me
cultists-about-others = Others
cultists-about-looked = Looked
cultists-about-laid = Cards
cultists-about-us = All of us
cultists-claim-say-innocent = I am no Cultist.
cultists-claim-say-cultist = I am a Cultist.
cultists-claim-say-alive = { $name } was alive when I looked.
cultists-claim-say-dead = { $name } was dead when I looked.
cultists-claim-say-card = I laid a card: { $card }, { $place }.
cultists-claim-say-gave-alive = I gave { $name } an Alive card.
cultists-claim-say-token = My token from the bag: { $event }.
cultists-claim-say-was-in = I was here: { $place }.
cultists-claim-say-was-with = I was with { $name }.
cultists-claim-suspect = I suspect { $name }.
cultists-claim-trust = I trust { $name }.
cultists-claim-ask-where = { $name }, where were you?
cultists-claim-urge-portal = Let us close the portal.
cultists-claim-urge-vote = Let us vote somebody out.
cultists-claim-urge-calm = Let us vote nobody out.

## Votes

cultists-vote = Vote
cultists-vote-line = Most votes, and more than abstain; on a tie nobody goes. You may change yours until the last is in.
cultists-your-vote = ✓ Your vote
cultists-not-sealed = Not sealed yet
cultists-abstain = Abstain
cultists-fist = a closed fist
cultists-without-knife = without the Knife
cultists-suspected = { $count ->
    [0] not suspected
    [one] suspected once
   *[other] suspected { $count } times
    }
cultists-voted = { $done } of { $count } have voted. Nobody sees a vote until all are in.
cultists-uncovered = The votes
