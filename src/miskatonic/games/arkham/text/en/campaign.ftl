### Campaigns: their log, and what can’t be done.

## What stands in the way

arkham-campaign-refused = That can’t be done: { $problems }
arkham-campaign-guide = There is no campaign “{ $name }”; there are: { $known }
arkham-campaign-difficulty = “{ $name }” is no level of difficulty; there are: { $known }
arkham-campaign-nobody = Nobody takes part
arkham-campaign-used = { $investigator } has been used in this campaign already
arkham-campaign-full = No more than { $most } investigators can take part
arkham-campaign-deck = This deck is for { $other }, not for { $investigator }
arkham-campaign-not-in = { $investigator } does not take part
arkham-campaign-not-away = { $investigator } can’t come back
arkham-campaign-underway = A scenario is being played
arkham-campaign-over = The campaign is over
arkham-campaign-other = The scenario under way is another than { $scenario }
arkham-campaign-others = Other investigators were at the table
arkham-campaign-not-there = { $card } is not in the deck
arkham-campaign-kept = { $card } must stay in the deck
arkham-campaign-room = { $card } needs room: say which card goes
arkham-campaign-price = { $card } costs { $cost } experience, and there is { $have }
arkham-file-format = This is no campaign file
arkham-file-version = It is of version { $came }, and this program reads { $version }
arkham-file-field = “{ $field }” won’t do: { $problem }
arkham-file-unknown = “{ $field }” is unknown
arkham-file-value = “{ $field }” can’t be “{ $came }”
arkham-file-deck = “{ $field }”: { $problem }
arkham-campaign-option = Unknown options: { $names }
arkham-campaign-unfinished = The scenario has not ended yet
arkham-campaign-change = There is no “{ $name }”; do you mean “{ $nearest }”? There are: { $known }
arkham-campaign-words = “{ $name }” needs: { $words }

## The log read out

arkham-guide-night-of-the-zealot = Night of the Zealot
arkham-difficulty-easy = easy
arkham-difficulty-standard = standard
arkham-difficulty-hard = hard
arkham-difficulty-expert = expert
arkham-campaign-title-next = { $guide } ({ $difficulty }): { $scenario } comes next
arkham-campaign-title-underway = { $guide } ({ $difficulty }): { $scenario } is being played
arkham-campaign-title-over = { $guide } ({ $difficulty }): { $ending }
arkham-campaign-ending-win = the investigators have won
arkham-campaign-ending-lose = the investigators have lost
arkham-campaign-ending-survived = the investigators have survived, at a price
arkham-campaign-ending-done = it is over
arkham-campaign-played-reached = { $scenario }: resolution { $number }
arkham-campaign-played-none = { $scenario }: no resolution was reached
arkham-campaign-heirloom = Still to be given to somebody: { $card }
arkham-campaign-bag = Chaos bag: { $tokens }
arkham-campaign-sheet-plays = { $player } — { $investigator }: experience { $experience }, physical trauma { $physical }, mental trauma { $mental }, deck of { $cards }
arkham-campaign-sheet-away = { $player } — { $investigator }: experience { $experience }, physical trauma { $physical }, mental trauma { $mental }, deck of { $cards } (away)
arkham-campaign-sheet-killed = { $player } — { $investigator }: experience { $experience }, physical trauma { $physical }, mental trauma { $mental }, deck of { $cards } (dead)
arkham-campaign-sheet-insane = { $player } — { $investigator }: experience { $experience }, physical trauma { $physical }, mental trauma { $mental }, deck of { $cards } (insane)
arkham-note-house-burned = The house has burned down.
arkham-note-house-standing = The house still stands.
arkham-note-ghoul-priest-alive = The Ghoul Priest lives.
arkham-note-lita-finds-others = Lita looks for help elsewhere.
arkham-note-past-midnight = Midnight has passed.
arkham-note-ritual-broken = The ritual was broken off.
arkham-note-umordhoth-repelled = Umôrdhoth was driven back.
arkham-note-lita-sacrificed = Lita Chantler was given to Umôrdhoth.
arkham-note-arkham-succumbed = Arkham fell to Umôrdhoth.
arkham-note-interrogated = Questioned: { $card }
arkham-note-escaped = Got away: { $card }
