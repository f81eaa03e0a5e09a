### The Last Waltz: names of its own and those of its cards.

## The Last Waltz

dmd-episode-last-waltz = A última valsa
dmd-action-interrogate = Interrogar um convidado
dmd-action-usher = Conduzir os feiticeiros
dmd-token-sorcerer = Feiticeiro
dmd-token-guest = Convidado

## Spaces

dmd-space-grand-foyer = Grande saguão
dmd-space-ballroom = Salão de baile
dmd-space-orchestra = Orquestra
dmd-space-smoking-room = Sala de fumar
dmd-space-kitchens = Cozinhas
dmd-space-winter-garden = Jardim de inverno
dmd-space-terrace = Terraço
dmd-space-rose-walk = Alameda das rosas
dmd-space-pier = Cais
dmd-space-boathouse = Casa de barcos
dmd-space-upper-landing = Patamar superior
dmd-space-music-room = Sala de música
dmd-space-master-bedroom = Quarto principal

## Mythos cards

dmd-mythos-change-partners = Troca de pares
dmd-mythos-out-of-the-water = Saídos da água
dmd-mythos-a-false-note = Uma nota falsa
dmd-mythos-wings-over-the-lawn = Asas sobre o gramado
dmd-mythos-the-lights-go-out = As luzes se apagam
dmd-mythos-they-drift-back = Eles voltam aos poucos
dmd-mythos-a-toast = Um brinde
dmd-mythos-wet-footprints = Pegadas molhadas

## Discovery cards

dmd-discovery-the-hostess-in-tears = A anfitriã em lágrimas
dmd-discovery-a-duellist = Um duelista
dmd-discovery-the-head-waiter = O maître
dmd-discovery-behind-the-curtain = Atrás da cortina
dmd-discovery-the-gun-room = A sala de armas
dmd-discovery-the-fireworks = Os fogos de artifício
dmd-discovery-a-doctor-among-the-guests = Um médico entre os convidados
dmd-discovery-a-breastplate-on-the-wall = Uma couraça na parede
dmd-discovery-the-dance-card = O carnê de baile
dmd-discovery-the-cold-buffet = O bufê frio
dmd-discovery-the-string-quartet = O quarteto de cordas
dmd-discovery-a-scream-upstairs = Um grito lá em cima
dmd-discovery-a-partner-insists = Um par insistente
dmd-discovery-the-wrong-mask = A máscara errada
dmd-discovery-a-masked-stranger = Um desconhecido mascarado

## Finds

dmd-find-hostess = Anfitriã
dmd-find-guest-list = Lista de convidados
dmd-find-duellist = Duelista
dmd-find-sabre = Sabre
dmd-find-head-waiter = Maître
dmd-find-tray-of-champagne = Bandeja de champanhe
dmd-find-cat-burglar = Ladrão de casaca
dmd-find-black-domino = Dominó preto
dmd-find-duelling-pistol = Pistola de duelo
dmd-find-fowling-piece = Espingarda de caça
dmd-find-rocket = Rojão
dmd-find-case-of-rockets = Caixa de rojões
dmd-find-society-doctor = Médico da sociedade
dmd-find-doctors-bag = Maleta de médico
dmd-find-breastplate = Couraça
dmd-find-halberd = Alabarda
dmd-find-dancing-shoes = Sapatos de baile
dmd-find-lucky-favour = Prenda da sorte
dmd-find-oysters = Ostras
dmd-find-brandy = Conhaque
dmd-find-waltz-in-the-ear = Valsa no ouvido
dmd-find-scandal = Escândalo
dmd-find-strangers-ring = Anel do desconhecido
