### The Last Waltz: names of its own and those of its cards.

## The Last Waltz

dmd-episode-last-waltz = El último vals
dmd-action-interrogate = Interrogar a un invitado
dmd-action-usher = Conducir a los hechiceros
dmd-token-sorcerer = Hechicero
dmd-token-guest = Invitado

## Spaces

dmd-space-grand-foyer = Gran vestíbulo
dmd-space-ballroom = Salón de baile
dmd-space-orchestra = Orquesta
dmd-space-smoking-room = Fumador
dmd-space-kitchens = Cocinas
dmd-space-winter-garden = Jardín de invierno
dmd-space-terrace = Terraza
dmd-space-rose-walk = Paseo de las rosas
dmd-space-pier = Embarcadero
dmd-space-boathouse = Cobertizo de botes
dmd-space-upper-landing = Rellano superior
dmd-space-music-room = Sala de música
dmd-space-master-bedroom = Dormitorio principal

## Mythos cards

dmd-mythos-change-partners = Cambio de pareja
dmd-mythos-out-of-the-water = Fuera del agua
dmd-mythos-a-false-note = Una nota falsa
dmd-mythos-wings-over-the-lawn = Alas sobre el césped
dmd-mythos-the-lights-go-out = Se van las luces
dmd-mythos-they-drift-back = Vuelven poco a poco
dmd-mythos-a-toast = Un brindis
dmd-mythos-wet-footprints = Huellas mojadas

## Discovery cards

dmd-discovery-the-hostess-in-tears = La anfitriona llorando
dmd-discovery-a-duellist = Un duelista
dmd-discovery-the-head-waiter = El maestresala
dmd-discovery-behind-the-curtain = Tras la cortina
dmd-discovery-the-gun-room = La armería
dmd-discovery-the-fireworks = Los fuegos artificiales
dmd-discovery-a-doctor-among-the-guests = Un médico entre los invitados
dmd-discovery-a-breastplate-on-the-wall = Una coraza en la pared
dmd-discovery-the-dance-card = El carné de baile
dmd-discovery-the-cold-buffet = El bufé frío
dmd-discovery-the-string-quartet = El cuarteto de cuerda
dmd-discovery-a-scream-upstairs = Un grito arriba
dmd-discovery-a-partner-insists = Una pareja insistente
dmd-discovery-the-wrong-mask = La máscara equivocada
dmd-discovery-a-masked-stranger = Un desconocido enmascarado

## Finds

dmd-find-hostess = Anfitriona
dmd-find-guest-list = Lista de invitados
dmd-find-duellist = Duelista
dmd-find-sabre = Sable
dmd-find-head-waiter = Maestresala
dmd-find-tray-of-champagne = Bandeja de champán
dmd-find-cat-burglar = Ladrón de guante blanco
dmd-find-black-domino = Dominó negro
dmd-find-duelling-pistol = Pistola de duelo
dmd-find-fowling-piece = Escopeta de caza
dmd-find-rocket = Cohete
dmd-find-case-of-rockets = Caja de cohetes
dmd-find-society-doctor = Médico de sociedad
dmd-find-doctors-bag = Maletín de médico
dmd-find-breastplate = Coraza
dmd-find-halberd = Alabarda
dmd-find-dancing-shoes = Zapatos de baile
dmd-find-lucky-favour = Prenda de la suerte
dmd-find-oysters = Ostras
dmd-find-brandy = Brandy
dmd-find-waltz-in-the-ear = Vals en el oído
dmd-find-scandal = Escándalo
dmd-find-strangers-ring = Anillo del desconocido
