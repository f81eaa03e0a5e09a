### The Burning Faculty: its names and those of its cards.

## The episode

dmd-episode-burning-faculty = A Faculdade em chamas
dmd-action-wreck = Destruir o laboratório
dmd-action-douse = Apagar as chamas
dmd-token-laboratory = Laboratório

## Spaces

dmd-space-front-hall = Saguão
dmd-space-cloakroom = Vestiário
dmd-space-long-corridor = Corredor longo
dmd-space-library = Biblioteca
dmd-space-reading-room = Sala de leitura
dmd-space-lecture-hall = Auditório
dmd-space-chemistry-wing = Ala de química
dmd-space-store-room = Depósito
dmd-space-upper-corridor = Corredor superior
dmd-space-deans-office = Gabinete do diretor
dmd-space-attic = Sótão
dmd-space-courtyard = Pátio
dmd-space-boiler-room = Casa das caldeiras

## Mythos cards

dmd-mythos-sparks-in-the-stacks = Faíscas entre as estantes
dmd-mythos-wings-above-the-roof = Asas sobre o telhado
dmd-mythos-smoke = Fumaça
dmd-mythos-chain-reaction = Reação em cadeia
dmd-mythos-hot-on-your-heels = No seu encalço
dmd-mythos-chanting-in-the-walls = Cânticos nas paredes
dmd-mythos-backdraft = Explosão de fumaça
dmd-mythos-a-shadow-on-the-skylight = Uma sombra na claraboia

## Discovery cards

dmd-discovery-a-voice-in-the-broom-cupboard = Uma voz no armário de vassouras
dmd-discovery-the-red-bucket = O balde vermelho
dmd-discovery-the-porters-drawer = A gaveta do porteiro
dmd-discovery-the-rifle-club = O clube de tiro
dmd-discovery-the-sickroom = A enfermaria
dmd-discovery-a-student-left-behind = Um estudante deixado para trás
dmd-discovery-the-night-watch = A ronda da noite
dmd-discovery-hoses-and-ladders = Mangueiras e escadas
dmd-discovery-a-dog-barks = Um cão late
dmd-discovery-volatile-goods = Material instável
dmd-discovery-the-body-on-the-stairs = O corpo na escada
dmd-discovery-out-of-the-flames = Fora das chamas
dmd-discovery-a-gust-of-sparks = Uma rajada de faíscas
dmd-discovery-the-collapsed-ceiling = O teto desabado
dmd-discovery-a-page-on-fire = Uma página em chamas

## Finds

dmd-find-jerome = Jerome, zelador assistente
dmd-find-bleach = Alvejante
dmd-find-fire-extinguisher = Extintor
dmd-find-fire-axe = Machado de bombeiro
dmd-find-revolver = Revólver
dmd-find-hip-flask = Cantil de bolso
dmd-find-hunting-rifle = Rifle de caça
dmd-find-box-of-shells = Caixa de cartuchos
dmd-find-first-aid-kit = Kit de primeiros socorros
dmd-find-smelling-salts = Sais aromáticos
dmd-find-chemistry-student = Estudante de química
dmd-find-alchemists-notes = Notas do alquimista
dmd-find-night-watchman = Vigia noturno
dmd-find-ring-of-keys = Molho de chaves
dmd-find-fire-chief = Chefe dos bombeiros
dmd-find-asbestos-coat = Casaco de amianto
dmd-find-porters-dog = Cão do porteiro
dmd-find-dog-biscuits = Biscoitos de cachorro
dmd-find-nitroglycerine = Nitroglicerina
dmd-find-flask-of-acid = Frasco de ácido
dmd-find-guilty-conscience = Consciência pesada
dmd-find-steady-nerves = Nervos de aço
dmd-find-charred-page = Página chamuscada
