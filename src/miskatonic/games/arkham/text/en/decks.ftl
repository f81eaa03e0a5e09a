### Decks: what is wrong with them.

arkham-card-level = { $card } ({ $level })
arkham-deck-investigator = There is no investigator called “{ $name }”
arkham-deck-nobody = No line names an investigator
arkham-deck-unknown = No such card: { $codes }
arkham-deck-unknown-near = There is no card “{ $name }”; do you mean “{ $nearest }”?
arkham-deck-second-investigator = { $card } is an investigator card and can’t lie in a deck
arkham-deck-scenario-card = { $card } belongs to the scenarios, not to a deck
arkham-deck-size = The deck must hold { $want } cards, not { $have }
arkham-deck-copies = { $card }: { $have } copies, where { $most } may be
arkham-deck-access = { $card } is closed to { $investigator }
arkham-deck-required = { $card } must be in the deck
arkham-deck-others = { $card } belongs to { $owner }
arkham-deck-weaknesses = Basic weaknesses: { $have }, where { $due } are due
arkham-deck-story = No resolution has granted { $card } yet
arkham-deck-standalone = Its cards cost { $spent } experience: a standalone deck stays below { $limit }
arkham-deck-experience = Its cards cost { $spent } experience, and there is { $have }
arkham-deck-boxes = { $card }: { $count } copies, and the boxes hold { $have }
arkham-deck-unreadable = This is no deck: { $problems }
arkham-deck-json = It isn’t JSON from line { $line } on
arkham-deck-missing = “{ $field }” is missing
arkham-deck-type = “{ $field }” should be { $wanted }, not { $came }
arkham-deck-number = “{ $name }” can’t be there { $count } times
arkham-json-object = an object
arkham-json-array = a list
arkham-json-text = a text
arkham-json-boolean = true or false
arkham-json-number = a whole number
arkham-json-decimal = a fraction
arkham-json-nothing = empty
arkham-deck-long = This is no deck list: it has more than { $lines } lines, or one of more than { $letters } letters
arkham-deck-long-name = The name is longer than { $most } letters

## What a deck builder shows

arkham-deck-ready-one = One core set
arkham-deck-ready-two = Two core sets
arkham-class-weakness = Weakness
arkham-facet-card-class = Class
arkham-facet-sort = Type
arkham-facet-level = Level
arkham-facet-slots = Slot
arkham-facet-traits = Trait
