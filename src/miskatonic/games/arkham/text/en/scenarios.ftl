### Words of scenarios and encounter cards.

## Locations, acts and enemies

arkham-word-title = { $title }
arkham-word-put-into-play = put into play: { $places }
arkham-word-remove-place = remove from the game: { $where }
arkham-word-reveal-place = reveal: { $where }
arkham-word-discard-enemies-at = discard each enemy at this place: { $where }
arkham-word-place-investigators = each investigator goes to this place: { $where }
arkham-word-put-asset-at = put { $card } into play here: { $where }
arkham-word-spawn-aside = { $card } spawns
arkham-word-spawn-aside-at = { $card } spawns here: { $where }
arkham-word-spawn-escaped = the cultists who got away spawn here: { $where }
arkham-word-draw-cultist = draw the top card of the Cultist deck
arkham-word-move-enemies-towards = each unengaged enemy with the trait { $trait } moves one location towards this place: { $where }
arkham-word-defeat = you are defeated
arkham-word-end-acts = the act is removed: from now on the agenda is both
arkham-word-clues-on-act = place clues on the act: { $count }
arkham-word-clues-up-to = add clues here until there are this many: { $count }
arkham-word-ready-this = ready this card

## Dangers

arkham-word-or-else = { $words }; if you cannot: { $otherwise }
arkham-word-each-at-this = each investigator at this location: { $words }
arkham-word-attack-harder = this attack deals more damage (+{ $damage }) and horror (+{ $horror })
arkham-word-discard-at-random = discard cards at random from your hand: { $count }
arkham-word-discard-chosen = choose and discard cards from your hand: { $count }
arkham-word-spend-your-clues = spend clues: { $count }
arkham-word-place-your-clues = place your clues on your location: { $count }
arkham-word-place-your-clues-all = place all your clues on your location
arkham-word-gain-surge = this card gains surge
arkham-word-disengage-from = disengage from each enemy without the trait { $trait }
arkham-word-go-to = move to this place: { $where }
arkham-word-go-to-trait = move to a location with the trait { $trait }
arkham-word-attach-to-most-clues = attach this card to the location with the most clues that has no copy of it
arkham-word-doom-on-nearest = doom on the nearest enemy: { $count }
arkham-word-doom-on-nearest-with = doom on the nearest enemy with the trait { $trait }: { $count }
arkham-word-doom-on-each = doom on each enemy with the trait { $trait }: { $count }
arkham-word-spawn-it-here = it spawns here instead

## Looking for cards

arkham-word-shuffle-discards = shuffle the encounter discard pile into the encounter deck
arkham-word-dig-for-trait = discard cards from the encounter deck until an enemy with the trait { $trait } comes, and draw it
arkham-word-dig-for-trait-at-doom = discard cards from the encounter deck until an enemy with the trait { $trait } comes; it spawns here: { $where }, with doom: { $doom }
arkham-word-dig-for-at = discard cards from the encounter deck until this many enemies have come: { $count }; they spawn here: { $where }
arkham-word-search-encounter = search the encounter deck and its discard pile for an enemy with the trait { $trait }, draw it and shuffle
arkham-word-draw-own-weakness = search your deck for a weakness with the trait { $trait }, draw it and shuffle
arkham-word-gain-weakness = take a random basic weakness with the trait { $trait } from your collection

## Numbers and conditions

arkham-word-minus = −({ $number })
arkham-word-enemies-here = enemies with the trait { $trait } at your location
arkham-word-enemies-in-play = enemies with the trait { $trait } in play
arkham-word-enemies-at = enemies with the trait { $trait } here: { $places }
arkham-word-most-doom = the most doom on an enemy with the trait { $trait }
arkham-word-doom-in-play = all doom in play
arkham-word-as-many = { $many } with { $investigators } or more investigators, otherwise { $few }
arkham-word-enemy-in-play = an enemy with the trait { $trait } is in play
arkham-word-act-is = the act is of stage { $most } or earlier
arkham-word-act-holds = clues on the act: { $count } or more
arkham-word-victory-holds = { $count } unique enemies with the trait { $trait } are in the victory display

## Moments

arkham-word-falls = { $card } is defeated
arkham-word-is-overcome = an enemy goes to the victory display
arkham-word-spawns-anywhere = { $card } spawns
arkham-word-reaches = an investigator enters this place: { $where }
arkham-word-investigated = the attached location is investigated successfully
arkham-word-attacks-successfully = an investigator at your location attacks an enemy with the trait { $trait } successfully
arkham-word-clues-reach-act = clues are placed on the act

## What is told and chosen

arkham-act-draw-found = Draw { $card-the }
arkham-log-place-appears = { $place } comes into play.
arkham-log-place-vanishes = { $card } is removed from the game.
arkham-log-clues-on-act = { $who } places clues on the act: { $clues }.
arkham-event-overcome = An enemy is overcome
arkham-event-place-clues-on-act = Clues are placed on the act
