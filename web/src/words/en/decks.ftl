### Decks: the shelf and the deck builder.

page-decks = Decks
decks-door-line = Search, curve, legality in words
decks-yours = Your decks
decks-none = None yet: begin one below, or import a list.
decks-kept-here = They are kept in this browser. Export those that you want to have elsewhere too.
decks-new = A new deck
decks-begin = From scratch
decks-begin-for = From scratch for { $name }
decks-copy-of = Ready-made deck of { $name }: { $deck }
decks-ready-line = Ready-made decks take the cards of one or of two core sets; you get a copy that you can change.
decks-size = { $have } of { $want } cards
decks-drop = Throw away “{ $name }”
decks-drop-sure = Throw it away
decks-gone = This deck is not in this browser.
decks-not-kept = This browser keeps nothing: export the deck before you leave.

## Finding cards

decks-search = Search names and texts
decks-filters = Filters
decks-any = Any …
decks-all-cards = All cards
decks-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
decks-keys = Keys: / search · + and − on a card · arrows from card to card · U undo
decks-card-level = { $name } ({ $level })
decks-level = level { $level }
decks-copies = Copies in the deck:
decks-more = Add { $card }
decks-less = Take out { $card }

## The deck

decks-name = Name of the deck
decks-parts = Parts of the page
decks-part-find = Find
decks-part-deck = Deck
decks-part-check = Check
decks-about = What { $name } can do
decks-special = Signatures and weaknesses
decks-curve = Curve of costs
decks-curve-at = Cost { $cost }: { $count }
decks-legality = Legality
decks-legal = Nothing is wrong with it.
decks-purpose = What it is for
decks-for-campaign = Campaign
decks-for-standalone = One game
decks-for-bought = Upgrade
decks-for-campaign-line = To begin a campaign: cards of level 0.
decks-for-standalone-line = For a game by itself: higher levels bring further random weaknesses.
decks-for-bought-line = Between two scenarios: say how much experience there is, then buy cards one by one.
decks-worth = { $count ->
    [0] All its cards are of level 0.
   *[other] Its cards cost { $count } experience.
    }

## Upgrading

decks-experience = Experience left
decks-bought = Bought
decks-bought-for = { $card } for { $out }: { $cost }
decks-buy = Buy { $card }
decks-buy-for = Buy { $card } for { $price } experience
decks-which-goes = Experience left: { $experience }. Which card goes for it?
decks-better = Upgrade { $card }
decks-instead = In place of { $card } ({ $count }×)

## Lists in and out

decks-import = Import
decks-paste = Paste a list: ArkhamDB’s JSON, or a line for each card with its name in any of the four languages.
decks-file = From a file
decks-read = Read it
decks-unread = This can’t be read yet
decks-export = Export
decks-form-list = List
decks-form-json = ArkhamDB’s JSON
decks-copy = Copy
decks-download = Download

## At a new table

decks-seat = Deck
decks-seat-of = Deck of seat { $number }
decks-seat-starter = Starter deck
decks-seat-ready = Ready-made
decks-seat-own = Your decks
decks-seat-wrong = This deck can’t be played yet:
decks-seat-mend = Mend it in the deck builder
decks-seat-first = A deck can’t be played yet.
decks-seat-given = Deck: as the host chose it
