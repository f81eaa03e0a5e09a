### The Last Waltz: names of its own and those of its cards.

## The Last Waltz

dmd-episode-last-waltz = The Last Waltz
dmd-action-interrogate = Interrogate a guest
dmd-action-usher = Usher the sorcerers along
dmd-token-sorcerer = Sorcerer
dmd-token-guest = Guest

## Spaces

dmd-space-grand-foyer = Grand Foyer
    .the = the Grand Foyer
dmd-space-ballroom = Ballroom
    .the = the Ballroom
dmd-space-orchestra = Orchestra
    .the = the Orchestra
dmd-space-smoking-room = Smoking Room
    .the = the Smoking Room
dmd-space-kitchens = Kitchens
    .the = the Kitchens
dmd-space-winter-garden = Winter Garden
    .the = the Winter Garden
dmd-space-terrace = Terrace
    .the = the Terrace
dmd-space-rose-walk = Rose Walk
    .the = the Rose Walk
dmd-space-pier = Pier
    .the = the Pier
dmd-space-boathouse = Boathouse
    .the = the Boathouse
dmd-space-upper-landing = Upper Landing
    .the = the Upper Landing
dmd-space-music-room = Music Room
    .the = the Music Room
dmd-space-master-bedroom = Master Bedroom
    .the = the Master Bedroom

## Mythos cards

dmd-mythos-change-partners = Change Partners
dmd-mythos-out-of-the-water = Out of the Water
dmd-mythos-a-false-note = A False Note
dmd-mythos-wings-over-the-lawn = Wings over the Lawn
dmd-mythos-the-lights-go-out = The Lights Go Out
dmd-mythos-they-drift-back = They Drift Back
dmd-mythos-a-toast = A Toast
dmd-mythos-wet-footprints = Wet Footprints

## Discovery cards

dmd-discovery-the-hostess-in-tears = The Hostess in Tears
dmd-discovery-a-duellist = A Duellist
dmd-discovery-the-head-waiter = The Head Waiter
dmd-discovery-behind-the-curtain = Behind the Curtain
dmd-discovery-the-gun-room = The Gun Room
dmd-discovery-the-fireworks = The Fireworks
dmd-discovery-a-doctor-among-the-guests = A Doctor among the Guests
dmd-discovery-a-breastplate-on-the-wall = A Breastplate on the Wall
dmd-discovery-the-dance-card = The Dance Card
dmd-discovery-the-cold-buffet = The Cold Buffet
dmd-discovery-the-string-quartet = The String Quartet
dmd-discovery-a-scream-upstairs = A Scream Upstairs
dmd-discovery-a-partner-insists = A Partner Insists
dmd-discovery-the-wrong-mask = The Wrong Mask
dmd-discovery-a-masked-stranger = A Masked Stranger

## Finds

dmd-find-hostess = Hostess
dmd-find-guest-list = Guest List
dmd-find-duellist = Duellist
dmd-find-sabre = Sabre
dmd-find-head-waiter = Head Waiter
dmd-find-tray-of-champagne = Tray of Champagne
dmd-find-cat-burglar = Cat Burglar
dmd-find-black-domino = Black Domino
dmd-find-duelling-pistol = Duelling Pistol
dmd-find-fowling-piece = Fowling Piece
dmd-find-rocket = Rocket
dmd-find-case-of-rockets = Case of Rockets
dmd-find-society-doctor = Society Doctor
dmd-find-doctors-bag = Doctor's Bag
dmd-find-breastplate = Breastplate
dmd-find-halberd = Halberd
dmd-find-dancing-shoes = Dancing Shoes
dmd-find-lucky-favour = Lucky Favour
dmd-find-oysters = Oysters
dmd-find-brandy = Brandy
dmd-find-waltz-in-the-ear = Waltz in the Ear
dmd-find-scandal = Scandal
dmd-find-strangers-ring = Stranger's Ring
