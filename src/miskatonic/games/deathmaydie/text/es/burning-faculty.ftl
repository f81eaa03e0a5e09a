### The Burning Faculty: its names and those of its cards.

## The episode

dmd-episode-burning-faculty = La Facultad en llamas
dmd-action-wreck = Destrozar el laboratorio
dmd-action-douse = Sofocar las llamas
dmd-token-laboratory = Laboratorio

## Spaces

dmd-space-front-hall = Vestíbulo
dmd-space-cloakroom = Guardarropa
dmd-space-long-corridor = Pasillo largo
dmd-space-library = Biblioteca
dmd-space-reading-room = Sala de lectura
dmd-space-lecture-hall = Aula magna
dmd-space-chemistry-wing = Ala de química
dmd-space-store-room = Almacén
dmd-space-upper-corridor = Pasillo superior
dmd-space-deans-office = Despacho del decano
dmd-space-attic = Desván
dmd-space-courtyard = Patio
dmd-space-boiler-room = Sala de calderas

## Mythos cards

dmd-mythos-sparks-in-the-stacks = Chispas entre los estantes
dmd-mythos-wings-above-the-roof = Alas sobre el tejado
dmd-mythos-smoke = Humo
dmd-mythos-chain-reaction = Reacción en cadena
dmd-mythos-hot-on-your-heels = Pisándote los talones
dmd-mythos-chanting-in-the-walls = Cánticos en las paredes
dmd-mythos-backdraft = Explosión de humo
dmd-mythos-a-shadow-on-the-skylight = Una sombra en la claraboya

## Discovery cards

dmd-discovery-a-voice-in-the-broom-cupboard = Una voz en el cuarto de escobas
dmd-discovery-the-red-bucket = El cubo rojo
dmd-discovery-the-porters-drawer = El cajón del portero
dmd-discovery-the-rifle-club = El club de tiro
dmd-discovery-the-sickroom = La enfermería
dmd-discovery-a-student-left-behind = Un estudiante rezagado
dmd-discovery-the-night-watch = La ronda de noche
dmd-discovery-hoses-and-ladders = Mangueras y escaleras
dmd-discovery-a-dog-barks = Ladra un perro
dmd-discovery-volatile-goods = Material inestable
dmd-discovery-the-body-on-the-stairs = El cuerpo en la escalera
dmd-discovery-out-of-the-flames = Fuera de las llamas
dmd-discovery-a-gust-of-sparks = Una ráfaga de chispas
dmd-discovery-the-collapsed-ceiling = El techo hundido
dmd-discovery-a-page-on-fire = Una página en llamas

## Finds

dmd-find-jerome = Jerome, conserje auxiliar
dmd-find-bleach = Lejía
dmd-find-fire-extinguisher = Extintor
dmd-find-fire-axe = Hacha de bombero
dmd-find-revolver = Revólver
dmd-find-hip-flask = Petaca
dmd-find-hunting-rifle = Rifle de caza
dmd-find-box-of-shells = Caja de cartuchos
dmd-find-first-aid-kit = Botiquín
dmd-find-smelling-salts = Sales aromáticas
dmd-find-chemistry-student = Estudiante de química
dmd-find-alchemists-notes = Notas del alquimista
dmd-find-night-watchman = Vigilante nocturno
dmd-find-ring-of-keys = Manojo de llaves
dmd-find-fire-chief = Jefe de bomberos
dmd-find-asbestos-coat = Abrigo de amianto
dmd-find-porters-dog = Perro del portero
dmd-find-dog-biscuits = Galletas de perro
dmd-find-nitroglycerine = Nitroglicerina
dmd-find-flask-of-acid = Frasco de ácido
dmd-find-guilty-conscience = Conciencia culpable
dmd-find-steady-nerves = Nervios de acero
dmd-find-charred-page = Página chamuscada
