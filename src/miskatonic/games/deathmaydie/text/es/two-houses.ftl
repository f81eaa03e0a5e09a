### Two Houses: names of its own and those of its cards.

## Two Houses

dmd-episode-two-houses = Dos casas
dmd-action-lead = Guiar a los ancianos
dmd-action-light = Encender el faro
dmd-token-allen-elder = Anciano de la casa Allen
dmd-token-marsh-elder = Anciano de la casa Marsh
dmd-token-kin = Parientes airados
dmd-token-dark-lamp = Faro apagado
dmd-token-lit-lamp = Faro encendido

## Spaces

dmd-space-fish-market = Lonja
dmd-space-tavern = Taberna
dmd-space-boat = Barco
dmd-space-quay = Muelle
dmd-space-mole = Espigón
dmd-space-church-square = Plaza de la iglesia
dmd-space-marsh-manor = Mansión Marsh
dmd-space-allen-house = Casa Allen
dmd-space-smugglers-cove = Cala de los contrabandistas
dmd-space-cliff-path = Sendero del acantilado
dmd-space-lighthouse-yard = Patio del faro
dmd-space-lamp-room = Linterna del faro

## Mythos cards

dmd-mythos-the-allens-call = Los Allen llaman
dmd-mythos-the-marshes-call = Los Marsh llaman
dmd-mythos-up-the-slipway = Rampa arriba
dmd-mythos-the-bell-buoy = La boya de campana
dmd-mythos-the-ground-opens = El suelo se abre
dmd-mythos-fog = Niebla
dmd-mythos-the-tide-turns = Cambia la marea
dmd-mythos-old-quarrels = Viejas rencillas

## Discovery cards

dmd-discovery-a-net-mender = Un remendador de redes
dmd-discovery-the-harbour-master = El capitán del puerto
dmd-discovery-a-runaway-marsh = Un Marsh fugado
dmd-discovery-the-telegraph-boy = El chico del telégrafo
dmd-discovery-the-whaling-shed = El cobertizo ballenero
dmd-discovery-dynamite-for-the-reef = Dinamita para el arrecife
dmd-discovery-the-ships-surgeon = El cirujano de a bordo
dmd-discovery-oilskins = Impermeables
dmd-discovery-the-back-room = La trastienda
dmd-discovery-a-lucky-coin = Una moneda de la suerte
dmd-discovery-a-grudge-laid-aside = Un rencor olvidado
dmd-discovery-a-brawl-in-the-tavern = Una pelea en la taberna
dmd-discovery-slippery-steps = Escalones resbaladizos
dmd-discovery-gossip-on-the-quay = Chismes en el muelle
dmd-discovery-what-the-net-brought-up = Lo que trajo la red

## Finds

dmd-find-net-mender = Remendador de redes
dmd-find-gutting-knife = Cuchillo de destripar
dmd-find-harbour-master = Capitán del puerto
dmd-find-flare-pistol = Pistola de bengalas
dmd-find-runaway-marsh = Marsh fugado
dmd-find-family-letters = Cartas de familia
dmd-find-telegraph-boy = Chico del telégrafo
dmd-find-bicycle = Bicicleta
dmd-find-harpoon = Arpón
dmd-find-barrel-of-oil = Barril de aceite
dmd-find-dynamite = Dinamita
dmd-find-blasting-caps = Detonadores
dmd-find-ships-surgeon = Cirujano de a bordo
dmd-find-medicine-chest = Botiquín
dmd-find-heavy-oilskins = Impermeable grueso
dmd-find-sou-wester = Sueste
dmd-find-bottle-of-rum = Botella de ron
dmd-find-chowder = Sopa de pescado
dmd-find-drowned-coin = Moneda ahogada
dmd-find-sea-chart = Carta náutica
dmd-find-peacemaker = Conciliador
dmd-find-bad-blood = Mala sangre
dmd-find-sunken-idol = Ídolo hundido
