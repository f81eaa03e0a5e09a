### Campaigns: their pages in the browser.

## The list

page-campaigns = Campaigns
campaigns-door-line = Game after game, with what happened before
campaigns-yours = Your campaigns
campaigns-none = You take part in no campaign yet.
campaigns-what = Several games in a row: experience, injuries and what you have done go along from each to the next.
campaigns-new = Begin a campaign
campaigns-over = Over
campaigns-playing = Being played
campaigns-to = To the campaign

## A new one

campaign-new = { $game }: a new campaign
campaign-title = What you call it
campaign-untitled = Campaign
campaign-who = Who takes part
campaign-character-of = Character { $number }
campaign-player-of = Name of player { $number }
campaign-plays-of = Who plays { $name }
campaign-computer-of = Computer player: { $name }
campaign-begin = Begin the campaign
campaign-begin-line = Nothing is played yet: the first game begins on the next page.

## Chapters

campaign-chapters = Chapters
campaign-chapter-played = Played
campaign-chapter-underway = Being played
campaign-chapter-next = Next
campaign-chapter-ahead = Still ahead
campaign-chapter-left = Never played
campaign-next = Next chapter: { $name }
campaign-next-begin = Begin it
campaign-next-line = It gets a table of its own. Until it is over nobody joins, leaves or changes a deck.
campaign-next-host = The host begins it.
campaign-underway = “{ $name }” is being played.
campaign-gathering = The table of “{ $name }” waits for people.
campaign-give-up = Give this game up
campaign-give-up-line = The table is closed for all, and the campaign is as it was before this game.
campaign-give-up-sure = Yes, give it up
campaign-over = This campaign is over.
campaign-nobody = Nobody is left to play: somebody joins with a new character.

## The log, the bag, the people

campaign-log = Campaign log
campaign-log-empty = Nothing has been recorded yet.
campaign-bag = In the bag
campaign-people = Characters
campaign-deck = Deck: { $count } cards
campaign-earned = Earned on the way
campaign-in-deck = { $card } is in the deck
campaign-heirlooms = Who gets it?
campaign-give = Give { $card } to { $name }
campaign-leave = Leaves
campaign-leave-of = { $name } leaves
campaign-return = Comes back
campaign-return-of = { $name } comes back
campaign-friend = A friend
campaign-free = By link
campaign-join = Somebody joins
campaign-join-line = Also a player whose character was lost.
campaign-join-add = Join

## Buying

campaign-buy = Spend experience
campaign-buy-of = { $name }: spend experience
campaign-buy-left = Experience left: { $count }
campaign-buy-find = Find a card
campaign-buy-room = Goes out for it
campaign-buy-upgrades = Better versions
campaign-buy-others = Other cards
campaign-buy-cost = { $cost } XP
campaign-buy-replaces = replaces { $card }
campaign-buy-free-room = needs no room
campaign-buy-this = Buy { $card }
campaign-buy-word = Buy
campaign-buy-none = No card has this in its name.
campaign-buy-dear = Not now
campaign-bought = Bought: { $card }
