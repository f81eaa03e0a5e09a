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
