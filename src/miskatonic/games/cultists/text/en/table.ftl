### The words of the terminal table that the rules of the game don't say.

cultists-table-phase-night = Night
cultists-table-phase-movement = Movement
cultists-table-phase-event = Event
cultists-table-phase-action = Actions
cultists-table-phase-upkeep = Upkeep
cultists-table-round = Round { $round }/{ $last }
cultists-table-light = light
cultists-table-dark = dark
cultists-table-portal = close it by round { $number }
cultists-table-closed-wing = Closed wing
cultists-table-finished = done
cultists-table-explored = explored
cultists-table-unsafe = unsafe
cultists-table-pile = pile { $pile }
cultists-table-books-here = to find
cultists-table-token = a Cultist
cultists-table-fish-man = Fish-man
cultists-table-fish-man-lake = The Fish-man is in the lake
cultists-table-vote-ready = vote ready
cultists-table-ghost = Ghost
cultists-table-from-start = from the start
cultists-table-knife = the Knife
cultists-table-acted = has acted
cultists-table-envelope = In the envelope
cultists-table-goal = { $points } points by the end of round { $rounds }, or no Cultist left alive.
cultists-table-goal-cultist = { $dead } dead, or no { $points } points after round { $rounds }.
cultists-table-route = Route
cultists-table-route-free = yours to ignore
cultists-table-hand = Hand
cultists-table-pulse =
    { $count ->
        [one] Your pulse: { $count } card, face down even to you.
       *[other] Your pulse: { $count } cards, face down even to you.
    }
cultists-table-given-by = From: { $names }.
cultists-table-known = What you know
cultists-table-known-role = { $name }: { $role }
cultists-table-known-start-dead = { $name } was dead from the start.
cultists-table-known-looked =
    { $count ->
        [0] { $name } had no Dead card when you looked.
        [one] { $name } had { $count } Dead card when you looked.
       *[other] { $name } had { $count } Dead cards when you looked.
    }
cultists-table-known-peeked = In the bag you saw: { $event }
cultists-table-known-laid = { $card }: you laid it in { $place-the }
cultists-table-known-gave = { $card }: you gave it to { $name }
cultists-table-rounds = Rounds and events
cultists-table-shelves = Shelves
cultists-table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cultists-table-piles = Draw pile: { $draw }. Event tokens in the bag: { $bag }.
cultists-table-outside = Unsafe Passage: { $passage }. Cultist tokens outside: { $count }.
cultists-table-cultists = Cultists among you: { $count }.
cultists-table-roles = Special roles: { $names }.
cultists-table-abstains = abstains
cultists-table-colour-dark-blue = dark blue
cultists-table-colour-pink = pink
cultists-table-colour-orange = orange
cultists-table-colour-light-blue = light blue
cultists-table-colour-red = red
cultists-table-colour-green = green
cultists-table-short-db1 = Dark blue 1
cultists-table-short-db2 = Dark blue 2
cultists-table-short-db3 = Dark blue 3
cultists-table-short-p1 = Pink 1
cultists-table-short-p2 = Pink 2
cultists-table-short-p3 = Pink 3
cultists-table-short-o1 = Orange 1
cultists-table-short-o2 = Orange 2
cultists-table-short-lb = Canteen
cultists-table-short-r = Red Security
cultists-table-short-g = Green
cultists-table-short-cm = Centre
cultists-table-short-nw = NW hall
cultists-table-short-ne = NE hall
cultists-table-short-se = SE hall
cultists-table-short-sw = SW hall
cultists-table-wide-db1 = { cultists-place-db1 }
cultists-table-wide-db2 = { cultists-place-db2 }
cultists-table-wide-db3 = { cultists-place-db3 }
cultists-table-wide-p1 = { cultists-place-p1 }
cultists-table-wide-p2 = { cultists-place-p2 }
cultists-table-wide-p3 = { cultists-place-p3 }
cultists-table-wide-o1 = { cultists-place-o1 }
cultists-table-wide-o2 = { cultists-place-o2 }
cultists-table-wide-lb = { cultists-place-lb }, light blue
cultists-table-wide-r = { cultists-place-r }, red
cultists-table-wide-g = { cultists-place-g }
cultists-table-wide-cm = { cultists-place-cm }
cultists-table-wide-nw = { cultists-place-nw }
cultists-table-wide-ne = { cultists-place-ne }
cultists-table-wide-se = { cultists-place-se }
cultists-table-wide-sw = { cultists-place-sw }
cultists-table-menu-me = About me
cultists-table-menu-suspect = I suspect …
cultists-table-menu-trust = I trust …
cultists-table-menu-ask = Where were you, …?
cultists-table-menu-where = Where I was
cultists-table-menu-looked = What I saw
cultists-table-menu-laid = Cards that I laid or gave
cultists-table-menu-us = What we should do
cultists-table-books = books, on shelves and in Rooms
cultists-table-pile-sign = cards in a pile, of the 3 that explore it; ! explored
cultists-table-doors = Doors
cultists-table-pulse-sign = cards in a Pulse pile
cultists-table-portal-sign = open portal
cultists-table-stories = Piles: · starting card, + draw pile, → shown
cultists-table-on-route = a Room in the colour of your Route this round
cultists-table-one-of = One of these roles: { $names }.
