### Two Houses: names of its own and those of its cards.

## Two Houses

dmd-episode-two-houses = Duas casas
dmd-action-lead = Conduzir os anciãos
dmd-action-light = Acender o farol
dmd-token-allen-elder = Ancião da casa Allen
dmd-token-marsh-elder = Ancião da casa Marsh
dmd-token-kin = Parentes furiosos
dmd-token-dark-lamp = Farol apagado
dmd-token-lit-lamp = Farol aceso

## Spaces

dmd-space-fish-market = Mercado de peixe
dmd-space-tavern = Taverna
dmd-space-boat = Barco
dmd-space-quay = Molhe
dmd-space-mole = Quebra-mar
dmd-space-church-square = Praça da igreja
dmd-space-marsh-manor = Mansão Marsh
dmd-space-allen-house = Casa Allen
dmd-space-smugglers-cove = Enseada dos contrabandistas
dmd-space-cliff-path = Trilha do penhasco
dmd-space-lighthouse-yard = Pátio do farol
dmd-space-lamp-room = Sala da lâmpada

## Mythos cards

dmd-mythos-the-allens-call = Os Allen chamam
dmd-mythos-the-marshes-call = Os Marsh chamam
dmd-mythos-up-the-slipway = Rampa acima
dmd-mythos-the-bell-buoy = A boia de sino
dmd-mythos-the-ground-opens = O chão se abre
dmd-mythos-fog = Nevoeiro
dmd-mythos-the-tide-turns = A maré vira
dmd-mythos-old-quarrels = Velhas rixas

## Discovery cards

dmd-discovery-a-net-mender = Um remendador de redes
dmd-discovery-the-harbour-master = O capitão do porto
dmd-discovery-a-runaway-marsh = Um Marsh fugitivo
dmd-discovery-the-telegraph-boy = O rapaz do telégrafo
dmd-discovery-the-whaling-shed = O galpão baleeiro
dmd-discovery-dynamite-for-the-reef = Dinamite para o recife
dmd-discovery-the-ships-surgeon = O cirurgião de bordo
dmd-discovery-oilskins = Oleados
dmd-discovery-the-back-room = Os fundos
dmd-discovery-a-lucky-coin = Uma moeda da sorte
dmd-discovery-a-grudge-laid-aside = Um rancor deixado de lado
dmd-discovery-a-brawl-in-the-tavern = Uma briga na taverna
dmd-discovery-slippery-steps = Degraus escorregadios
dmd-discovery-gossip-on-the-quay = Fofoca no cais
dmd-discovery-what-the-net-brought-up = O que a rede trouxe

## Finds

dmd-find-net-mender = Remendador de redes
dmd-find-gutting-knife = Faca de limpar peixe
dmd-find-harbour-master = Capitão do porto
dmd-find-flare-pistol = Pistola de sinalização
dmd-find-runaway-marsh = Marsh fugitivo
dmd-find-family-letters = Cartas de família
dmd-find-telegraph-boy = Rapaz do telégrafo
dmd-find-bicycle = Bicicleta
dmd-find-harpoon = Arpão
dmd-find-barrel-of-oil = Barril de óleo
dmd-find-dynamite = Dinamite
dmd-find-blasting-caps = Detonadores
dmd-find-ships-surgeon = Cirurgião de bordo
dmd-find-medicine-chest = Caixa de remédios
dmd-find-heavy-oilskins = Oleado grosso
dmd-find-sou-wester = Chapéu de chuva
dmd-find-bottle-of-rum = Garrafa de rum
dmd-find-chowder = Caldeirada
dmd-find-drowned-coin = Moeda afogada
dmd-find-sea-chart = Carta náutica
dmd-find-peacemaker = Conciliador
dmd-find-bad-blood = Sangue ruim
dmd-find-sunken-idol = Ídolo afundado
