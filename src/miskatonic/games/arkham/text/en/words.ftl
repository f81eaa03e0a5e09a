### The words that cards are made of. They begin small and have no full stop: they go together.

## How words go together

arkham-word-then = { $head }; { $item }
arkham-word-or = { $head } or { $item }
arkham-word-both = { $one } and { $other }
arkham-word-cost = { $cost }: { $words }
arkham-word-while = while { $when }: { $words }
arkham-word-then-only = { $first }; then, { $then }
arkham-word-if = if { $when }: { $then }
arkham-word-if-else = if { $when }: { $then }; otherwise: { $otherwise }
arkham-word-either = { $either }
arkham-word-choose = choose one: { $either }
arkham-word-must-choose = you must choose one: { $either }
arkham-word-may = you may: { $either }
arkham-word-times = { $words }, { $count } times
arkham-word-each = each investigator: { $words }
arkham-word-each-when = each investigator of whom this is so ({ $when }): { $words }
arkham-word-for-chosen = the chosen investigator: { $words }
arkham-word-limited = { $words } ({ $limit })
arkham-word-limit-investigator = limit { $times } per { $period }
arkham-word-limit-group = group limit { $times } per { $period }
arkham-word-limit-max = max { $times } per { $period }
arkham-period-test = test
arkham-period-turn = turn
arkham-period-phase = phase
arkham-period-round = round
arkham-period-game = game

## Abilities

arkham-word-action = Action ({ $actions }): { $words }
arkham-word-parley-action = Parley ({ $actions }): { $words }
arkham-word-resign-action = Resign ({ $actions }): { $words }
arkham-word-fast = Free: { $words }
arkham-word-reaction = Reaction, { $at }: { $words }
arkham-word-forced = Forced, { $at }: { $words }
arkham-word-revelation = Revelation: { $words }
arkham-word-objective = Objective, { $at }: { $words }
arkham-word-play = Fast: at any time
arkham-word-play-at = Fast, { $at }
arkham-word-committed = if the test succeeds: { $words }
arkham-word-committed-by = if the test succeeds by { $by } or more: { $words }
arkham-word-committed-fight = if the attack succeeds: { $words }
arkham-word-committed-evade = if the evasion succeeds: { $words }
arkham-word-committed-investigate = if the investigation succeeds: { $words }

## Moments

arkham-word-when = when: { $event }
arkham-word-after = after: { $event }
arkham-word-would = about to happen: { $event }
arkham-word-defeated-you = you defeat an enemy
arkham-word-defeated-any = an enemy is defeated
arkham-word-defeated-this = this enemy is defeated
arkham-word-attacks-you = an enemy attacks you
arkham-word-attacks-here = an enemy attacks an investigator at your location
arkham-word-attacks-any = an enemy attacks
arkham-word-attacks-this = this enemy attacks
arkham-word-engages = this enemy engages an investigator
arkham-word-evaded-you = you evade an enemy
arkham-word-evaded-here = an enemy at your location is evaded
arkham-word-evaded-this = this enemy is evaded
arkham-word-evaded-any = an enemy is evaded
arkham-word-spawns = an enemy spawns at your location
arkham-word-enters-play = this card enters play
arkham-word-enters-discard-pile = a card enters your discard pile
arkham-word-enters-place = an investigator enters here
arkham-word-leaves-place = an investigator leaves here
arkham-word-plays = you play a card
arkham-word-plays-trait = you play a card with this trait: { $trait }
arkham-word-plays-event = you play an event
arkham-word-plays-asset = you play an asset
arkham-word-would-discover = you discover clues at your location
arkham-word-phase-begins = a phase begins
arkham-word-phase-ends-any = a phase ends
arkham-word-phase-ends-mythos = the mythos phase ends
arkham-word-phase-ends-investigation = the investigation phase ends
arkham-word-phase-ends-enemy = the enemy phase ends
arkham-word-phase-ends-upkeep = the upkeep phase ends
arkham-word-round-ends = the round ends
arkham-word-turn-begins = your turn begins
arkham-word-turn-ends-you = your turn ends
arkham-word-turn-ends-here = the turn of an investigator at your location ends
arkham-word-turn-ends-any = the turn of an investigator ends
arkham-word-game-ends = the game ends
arkham-word-succeeds-in-test = you succeed in a skill test
arkham-word-succeeds-in-test-least = you succeed in a skill test by { $least } or more
arkham-word-succeeds-in-test-fight = you succeed in an attack
arkham-word-succeeds-in-test-investigate = you investigate successfully
arkham-word-succeeds-in-test-investigate-least = you investigate successfully by { $least } or more
arkham-word-fails-test = you fail a skill test
arkham-word-fails-test-investigate-most = you fail to investigate by { $most } or less
arkham-word-reveals-token = you reveal a chaos token
arkham-word-reveals-token-negative = you reveal a chaos token with a negative modifier

## Costs

arkham-word-exhaust = exhaust this card
arkham-word-spend-uses = spend uses of this card: { $count }
arkham-word-pay = spend resources: { $count }
arkham-word-spend-clues = spend clues: { $count }
arkham-word-spend-clues-together = the investigators spend clues as a group: { $count }
arkham-word-spend-clues-at = the investigators at { $title-the } spend clues as a group: { $count }
arkham-word-take-horror = take horror: { $count }
arkham-word-hurt-this-damage = this card takes damage: { $count }
arkham-word-hurt-this-horror = this card takes horror: { $count }
arkham-word-discard-this = discard this card
arkham-word-discard-cards = choose and discard cards from your hand: { $count }

## What happens

arkham-word-discover-clues = discover clues: { $count }
arkham-word-gain-clues = gain clues from the token pool: { $count }
arkham-word-clues-off-this = discard as many clues from this card instead
arkham-word-gain-actions-you = you may take more actions in this turn: { $count }
arkham-word-gain-actions-active = that investigator may take more actions in this turn: { $count }
arkham-word-lose-actions = lose actions: { $count }
arkham-word-place-doom-agenda = doom on the current agenda: { $count }
arkham-word-place-doom-agenda-advances = doom on the current agenda, which may advance by it: { $count }
arkham-word-place-doom-this = doom on this card: { $count }
arkham-word-move-to-connected = move to a connected location
arkham-word-move-to-without-enemies = move to a revealed location without enemies
arkham-word-choose-investigator = choose an investigator at your location; { $words }
arkham-word-draw-encounter = draw the top card of the encounter deck
arkham-word-put-resource = move a resource from your pool to this card
arkham-word-lose-experience = earn less experience: { $count }
arkham-word-take-control = take control of this card
arkham-word-resign = you resign
arkham-word-advance = the act advances
arkham-word-end = resolution { $resolution }
arkham-word-draw = draw cards: { $count }
arkham-word-gain = resources: { $count }
arkham-word-lose-all = lose all your resources
arkham-word-discard-this-card = discard this card
arkham-word-return-this = this card goes back to your hand
arkham-word-discard-down-to = choose and discard cards from your hand until this many are left: { $left }
arkham-word-discard-asset = choose and discard an asset that you control
arkham-word-add-uses-you = { $kind } on a card of yours with this trait ({ $trait }): +{ $count }
arkham-word-add-uses-here = { $kind } on a card with this trait ({ $trait }) at your location: +{ $count }
arkham-word-take-use = move 1 from this card to your pool, as a resource
arkham-word-take-back = a card with this trait ({ $trait }) goes from your discard pile to your hand
arkham-word-remove-discard-pile = all cards in your discard pile are removed from the game
arkham-word-put-in-threat-area = put this card into play in your threat area
arkham-word-put-in-threat-area-clues = put this card into play in your threat area, with clues on it: { $clues }
arkham-word-put-in-threat-area-horror = put this card into play in your threat area, with horror on it: { $horror }
arkham-word-attach-here = attach this card to your location
arkham-word-choose-enemy = choose an enemy at your location; { $words }
arkham-word-choose-enemy-without = choose an enemy at your location without this trait ({ $trait }); { $words }
arkham-word-evade-automatically = evade an enemy at your location, without a test
arkham-word-evade-automatically-without = evade an enemy at your location without this trait ({ $trait }), without a test
arkham-word-evade-all = evade all enemies at your location, without a test
arkham-word-disengage-all = disengage from each enemy
arkham-word-disengage-all-others = disengage from each other enemy
arkham-word-cancel = cancel it
arkham-word-remove-it = discard that enemy
arkham-word-shuffle-it-away = shuffle that enemy into the encounter deck
arkham-word-to-victory-display = this card goes to the victory display
arkham-word-take-damage = take damage: { $damage }
arkham-word-take-horror-of = take horror: { $horror }
arkham-word-take-both = take damage: { $damage }, and horror: { $horror }
arkham-word-take-damage-direct = take direct damage: { $damage }
arkham-word-take-horror-of-direct = take direct horror: { $horror }
arkham-word-take-both-direct = take direct damage: { $damage }, and direct horror: { $horror }
arkham-word-heal-damage = heal damage: { $count }
arkham-word-heal-horror = heal horror: { $count }
arkham-word-heal-this = heal damage from this card: { $damage }
arkham-word-hurt-it = deal damage to that enemy: { $count }
arkham-word-damage-enemy = deal damage to an enemy at your location: { $count }
arkham-word-damage-enemy-exhausted = deal damage to an exhausted enemy at your location: { $count }
arkham-word-blast = choose your location or a connected one; each enemy and each investigator there takes damage: { $damage }
arkham-word-redirect-damage = deal the attack's damage to another enemy at your location instead
arkham-word-move-horror = move horror from this card to you: { $count }
arkham-word-suffer-trauma = suffer trauma: physical { $physical }, mental { $mental }
arkham-word-any-card = any card
arkham-word-card-with = a card with the trait { $trait }
arkham-word-asset-with = an asset with the trait { $trait }
arkham-word-event-with = an event with the trait { $trait }
arkham-word-search = search the deck for { $what }, take it and shuffle
arkham-word-search-top = search the top { $top } cards of the deck for { $what }, take it and shuffle
arkham-word-look-at-top = look at the top { $count } cards of any investigator's deck or of the encounter deck and put them back in any order
arkham-word-until-test = until the test ends: { $words }
arkham-word-until-turn = until the turn ends: { $words }
arkham-word-until-phase = until the phase ends: { $words }
arkham-word-until-round = until the round ends: { $words }

## Tests

arkham-word-fight = fight
arkham-word-fight-skill = fight with { $skill }
arkham-word-fight-plus = skill +{ $plus }
arkham-word-fight-damage = damage +{ $damage }
arkham-word-fight-deals = damage instead of 1: { $deals }
arkham-word-fight-success = if you succeed: { $success }
arkham-word-evade = evade
arkham-word-evade-skill = evade with { $skill }
arkham-word-evade-plus = skill +{ $plus }
arkham-word-evade-success = if you succeed: { $success }
arkham-word-investigate = investigate
arkham-word-investigate-skill = investigate with { $skill }
arkham-word-investigate-plus = skill +{ $plus }
arkham-word-investigate-easier = shroud −{ $easier }
arkham-word-investigate-success = if you succeed: { $success }
arkham-word-instead-of-clues = { $words } (instead of discovering clues)
arkham-word-test = test { $skill } ({ $difficulty })
arkham-word-on-success = if you succeed: { $success }
arkham-word-on-fail = if you fail: { $fail }
arkham-word-after-test = after this test: { $words }
arkham-word-on-symbols-all = if a symbol other than the elder sign is revealed: { $words }
arkham-word-on-symbols-skull-auto-fail = if a skull or the automatic failure is revealed: { $words }
arkham-word-boost = you get +{ $plus } for this test
arkham-word-boost-skill = you get +{ $plus } { $skill } for this test
arkham-word-more-damage = the attack deals more damage: +{ $count }
arkham-word-more-clues = discover more clues there: +{ $count }
arkham-word-token-modifier = modifier: { $number }
arkham-word-succeed-automatically = you succeed automatically
arkham-word-reveal-more = reveal another token
arkham-word-reveal-two = reveal 2 tokens instead of 1; choose one that counts, and ignore the other
arkham-word-cancel-token = the token is cancelled and goes back to the bag; reveal another one
arkham-word-flip-token = its minus counts as a plus

## Numbers

arkham-word-per-investigator = { $number } per investigator
arkham-word-clues-here = the number of clues on your location
arkham-word-horror-on-you = the horror on you
arkham-word-controlled = the number of cards with the trait { $trait } that you control
arkham-word-points = the points of the result
arkham-word-points-between = the points of the result, { $least } to { $most }
arkham-word-that = as many
arkham-word-depending = { $then } if { $when }, else { $otherwise }

## Conditions

arkham-word-not = it is not so that { $when }
arkham-word-all = { $of }
arkham-word-your-turn = it is your turn
arkham-word-during-turn-of = an investigator at your location takes a turn
arkham-word-during-test = you make a skill test
arkham-word-only-enemy-engaged = it is the only enemy engaged with you
arkham-word-succeeded-by = you succeed by { $points } or more
arkham-word-place-has-clues = there are clues on your location
arkham-word-has-clues = you have clues
arkham-word-this-holds-clues = clues on this card: { $least } or more
arkham-word-this-holds-doom = doom on this card: { $least } or more
arkham-word-this-holds-damage = damage on this card: { $least } or more
arkham-word-this-holds-horror = horror on this card: { $least } or more
arkham-word-this-holds-uses = tokens on this card: { $least } or more
arkham-word-has-horror-left = your remaining sanity is { $most } or less
arkham-word-enemy-here = there is an enemy at your location
arkham-word-enemy-here-trait = there is an enemy with the trait { $trait } at your location
arkham-word-at-place = you are at { $title-the }
arkham-word-controls = you control { $title-the }
arkham-word-in-play = { $title-the } is in play
arkham-word-uncontrolled = nobody controls this card
arkham-word-uncontrolled-title = nobody controls { $title-the }

## What holds

arkham-word-skill = { $skill }: { $plus }
arkham-word-skill-here = { $skill } of each investigator at your location: { $plus }
arkham-word-skill-fight = { $skill } while you attack: { $plus }
arkham-word-skill-evade = { $skill } while you evade: { $plus }
arkham-word-skill-investigate = { $skill } while you investigate: { $plus }
arkham-word-hand-size = your hand size: { $plus }
arkham-word-gains-keyword = each enemy gains a keyword: { $keyword }
arkham-word-toughness-health = your health: { $plus }
arkham-word-toughness-sanity = your sanity: { $plus }
arkham-word-enemy-stat-fight = fight of this enemy: { $plus }
arkham-word-enemy-stat-evade = evade of this enemy: { $plus }
arkham-word-enemy-stat-health = health of this enemy: { $plus }
arkham-word-enemy-stat-damage = damage of this enemy: { $plus }
arkham-word-enemy-stat-horror = horror of this enemy: { $plus }
arkham-word-enemy-stat-fight-each = fight of each enemy: { $plus }
arkham-word-enemy-stat-evade-each = evade of each enemy: { $plus }
arkham-word-enemy-stat-health-each = health of each enemy: { $plus }
arkham-word-shroud = shroud: { $plus }
arkham-word-cheaper = cards with the trait { $trait } that you play here cost { $less } less
arkham-word-extra-action = you may take more actions in your turn: { $count }
arkham-word-reserved-action = you may take more actions in your turn, only on cards with the trait { $trait }: { $count }
arkham-word-dearer-action = the first of these actions each round costs more ({ $kinds }): +{ $more }
arkham-deed-move = move
arkham-deed-fight = fight
arkham-deed-evade = evade
arkham-word-extra-slot = more slots ({ $slot }): { $count }
arkham-word-extra-slot-trait = more slots ({ $slot }), only for cards with the trait { $trait }: { $count }
arkham-word-use-in-place = you may use { $skill } in place of { $of }
arkham-word-investigate-with = this location is investigated with { $skill }
arkham-word-no-tokens = you reveal no chaos tokens for your tests
arkham-word-elder-sign-fails = an elder sign that you reveal counts as the automatic failure
arkham-word-doubles-negative = negative modifiers of tokens are doubled when one tries to evade this enemy
arkham-word-play-from-discard = you may play the topmost event of your discard pile
arkham-word-event-to-bottom = events that you play or discard from play go under your deck instead
arkham-word-blank-investigators-here = the text of investigators here counts as blank, but for traits
arkham-word-blank-enemy = the text of that enemy counts as blank, but for traits
arkham-word-cannot-play = you cannot play these: { $sorts }
arkham-word-cannot-investigate = this location cannot be investigated
arkham-word-cannot-enter-investigators = investigators cannot move here
arkham-word-cannot-enter-enemies = enemies without the trait { $trait } cannot move here
arkham-word-cannot-attack = enemies without the trait { $trait } cannot attack you
arkham-word-cannot-discover-or-spend = whoever is engaged with it can neither discover nor spend clues
arkham-word-cannot-leave-play = this card cannot leave play

## More moments

arkham-word-harmed-attack-damage = an attack deals damage to this card
arkham-word-harmed-attack-horror = an attack deals horror to this card
arkham-word-harmed-this-damage = this card takes damage
arkham-word-harmed-this-horror = this card takes horror
arkham-word-harmed-you-damage = damage is placed on you
arkham-word-harmed-you-horror = horror is placed on you
arkham-word-draws-treachery = you draw a treachery that is no weakness
