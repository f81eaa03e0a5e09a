### Two Houses: names of its own and those of its cards.

## Two Houses

dmd-episode-two-houses = Two Houses
dmd-action-lead = Lead the elders
dmd-action-light = Light the lamp
dmd-token-allen-elder = Elder of House Allen
dmd-token-marsh-elder = Elder of House Marsh
dmd-token-kin = Angry Kin
dmd-token-dark-lamp = Dark Lamp
dmd-token-lit-lamp = Lit Lamp

## Spaces

dmd-space-fish-market = Fish Market
    .the = the Fish Market
dmd-space-tavern = Tavern
    .the = the Tavern
dmd-space-boat = Boat
    .the = the Boat
dmd-space-quay = Quay
    .the = the Quay
dmd-space-mole = Mole
    .the = the Mole
dmd-space-church-square = Church Square
    .the = the Church Square
dmd-space-marsh-manor = Marsh Manor
    .the = the Marsh Manor
dmd-space-allen-house = Allen House
    .the = the Allen House
dmd-space-smugglers-cove = Smugglers' Cove
    .the = the Smugglers' Cove
dmd-space-cliff-path = Cliff Path
    .the = the Cliff Path
dmd-space-lighthouse-yard = Lighthouse Yard
    .the = the Lighthouse Yard
dmd-space-lamp-room = Lamp Room
    .the = the Lamp Room

## Mythos cards

dmd-mythos-the-allens-call = The Allens Call
dmd-mythos-the-marshes-call = The Marshes Call
dmd-mythos-up-the-slipway = Up the Slipway
dmd-mythos-the-bell-buoy = The Bell Buoy
dmd-mythos-the-ground-opens = The Ground Opens
dmd-mythos-fog = Fog
dmd-mythos-the-tide-turns = The Tide Turns
dmd-mythos-old-quarrels = Old Quarrels

## Discovery cards

dmd-discovery-a-net-mender = A Net Mender
dmd-discovery-the-harbour-master = The Harbour Master
dmd-discovery-a-runaway-marsh = A Runaway Marsh
dmd-discovery-the-telegraph-boy = The Telegraph Boy
dmd-discovery-the-whaling-shed = The Whaling Shed
dmd-discovery-dynamite-for-the-reef = Dynamite for the Reef
dmd-discovery-the-ships-surgeon = The Ship's Surgeon
dmd-discovery-oilskins = Oilskins
dmd-discovery-the-back-room = The Back Room
dmd-discovery-a-lucky-coin = A Lucky Coin
dmd-discovery-a-grudge-laid-aside = A Grudge Laid Aside
dmd-discovery-a-brawl-in-the-tavern = A Brawl in the Tavern
dmd-discovery-slippery-steps = Slippery Steps
dmd-discovery-gossip-on-the-quay = Gossip on the Quay
dmd-discovery-what-the-net-brought-up = What the Net Brought Up

## Finds

dmd-find-net-mender = Net Mender
dmd-find-gutting-knife = Gutting Knife
dmd-find-harbour-master = Harbour Master
dmd-find-flare-pistol = Flare Pistol
dmd-find-runaway-marsh = Runaway Marsh
dmd-find-family-letters = Family Letters
dmd-find-telegraph-boy = Telegraph Boy
dmd-find-bicycle = Bicycle
dmd-find-harpoon = Harpoon
dmd-find-barrel-of-oil = Barrel of Oil
dmd-find-dynamite = Dynamite
dmd-find-blasting-caps = Blasting Caps
dmd-find-ships-surgeon = Ship's Surgeon
dmd-find-medicine-chest = Medicine Chest
dmd-find-heavy-oilskins = Heavy Oilskins
dmd-find-sou-wester = Sou'wester
dmd-find-bottle-of-rum = Bottle of Rum
dmd-find-chowder = Chowder
dmd-find-drowned-coin = Drowned Coin
dmd-find-sea-chart = Sea Chart
dmd-find-peacemaker = Peacemaker
dmd-find-bad-blood = Bad Blood
dmd-find-sunken-idol = Sunken Idol
