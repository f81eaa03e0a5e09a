### Lo que dice la terminal alrededor de una partida.

## Playing

cli-you-are = Juegas como { $seat }
cli-one-seat = { $seat }
cli-log-title = Lo que ha pasado
cli-choose-number = Elige un número:
cli-help-hint = Escribe el número de una opción, o ? para ver la ayuda
cli-help =
    Un número elige una opción. Además:
    v         la mesa otra vez
    l         todo lo que ha pasado
    w ACCIÓN  por qué algo no se puede hacer ahora
    r TEXTO   buscar una regla
    u         deshacer tu última elección; lo que sigue se reparte de nuevo
    s         dónde se guarda la partida
    q         salir; la partida queda guardada
cli-not-a-number =
    { $most ->
        [1] '{ $input }' no es una opción: solo hay 1. ? muestra qué más se puede escribir
       *[other] '{ $input }' no es una opción: escribe un número del 1 al { $most }. ? muestra qué más se puede escribir
    }
cli-can-do = Nada lo impide: está entre tus opciones
cli-rules-words = Di qué buscar: r ataque de oportunidad
cli-undone = Deshecho
cli-saved = Guardado en { $path }
cli-go-on = Para continuar: miskatonic play --resume
cli-resumed = Continúa { $path }
cli-no-games = No hay partidas para continuar: empieza una nueva
cli-hand-over = Pasa la pantalla a { $seat }, que pulsa Intro:
cli-which-game = ¿Qué juego?
cli-seats =
    { $range ->
        [1] 1 asiento
       *[other] { $range } asientos
    }
cli-none-installed =
    Todavía no hay ningún juego instalado. Las reglas sí se pueden consultar:
      miskatonic rules ataque de oportunidad
    Un juego que está en una carpeta o un módulo se trae así:
      miskatonic --with ./mygame play

## Telling games again

cli-step = Pulsa Intro para seguir, q para salir:
cli-fits =
    { $count ->
        [1] El diario encaja: 1 elección
       *[other] El diario encaja: { $count } elecciones
    }

## Many games

cli-simulated =
    { $count ->
        [1] 1 partida jugada de { $asked }
       *[other] { $count } partidas jugadas de { $asked }
    }{ $failed ->
        [0] {""}
        [1] , 1 fallida
       *[other] , { $failed } fallidas
    }
cli-column-games = partidas
cli-column-interval = intervalo del 95 %
cli-wins-of = Gana { $name } ({ $kind })
cli-wins-kind = Gana un asiento de { $kind }
cli-length = Decisiones por partida: { $mean } de media, mediana { $median }, de { $shortest } a { $longest }
cli-speed = { $wall } decisiones por segundo en { $seconds } s; { $cpu } por segundo de CPU
cli-thinks = { $seat } piensa: { $thought }
cli-game-failed =
    { $choices ->
        [1] La partida { $number } falló tras 1 elección: { $why }
       *[other] La partida { $number } falló tras { $choices } elecciones: { $why }
    }
cli-fuzzed = Partidas probadas: { $games } de { $asked }. Decisiones revisadas: { $count }. Comparaciones: { $compared }
cli-all-kept = Se cumplieron todas las promesas
cli-broken = Partida con semilla { $seed }, tras la elección { $choices }: se rompe la promesa '{ $promise }': { $why }

## Measures

cli-calibration = Esta máquina actualiza un dict 300.000 veces en { $ms } ms
cli-column-here = aquí
cli-column-scaled = a { $ms } ms
cli-cost-decisions = decisiones por segundo
cli-cost-set-up = repartir una partida
cli-cost-copy = copia
cli-cost-snapshot = instantánea
cli-cost-bytes = bytes de una instantánea
cli-cost-restore = restaurar
cli-cost-view = vista

## What went wrong: what came, then what would do

cli-bad-option = '{ $input }' no vale como opción: escribe NOMBRE=VALOR, por ejemplo difficulty=hard
cli-two-counts = Una vez { $one } y otra { $other }: da un solo número de jugadores
cli-bad-seat =
    { $most ->
        [1] '{ $input }' no es un asiento de esta mesa: solo está el asiento 1
       *[other] '{ $input }' no es un asiento de esta mesa: da un número del 1 al { $most }
    }
cli-bad-to =
    { $most ->
        [1] '{ $input }' es demasiado: el diario tiene 1 elección
       *[other] '{ $input }' es demasiado: el diario tiene { $most } elecciones
    }
cli-bad-file = '{ $path }' no se puede leer ({ $why }): da la ruta de un diario
cli-bad-saves = No se puede guardar en '{ $path }' ({ $why }): indica otra carpeta en MISKATONIC_SAVES
cli-bad-output = '{ $path }' no se puede escribir ({ $why }): indica otro archivo
unknown-player = '{ $name }' no es un jugador automático de aquí; el más parecido es '{ $nearest }'; hay: { $known }
players-count = Jugadores automáticos nombrados: { $count }; asientos: { $need }. Nombra uno para todos o uno por asiento
players-teams = 'teams:{ $argument }' no nombra dos jugadores: di quién lleva a los Investigadores y quién a los Cultistas, como en teams:deducer/random
unfit-player = { $name } no juega a { $game }; juegan: { $known }
bad-budget = '{ $input }' no es una medida para una búsqueda: da un número de intentos, como search:200, o de segundos, como search:0.5s
load-missing = '{ $path }' no es ni carpeta ni módulo: da la carpeta de un paquete, un archivo .py o el nombre de un módulo
load-folder = '{ $path }' no es un paquete: da la carpeta que contiene su __init__.py
load-import = '{ $path }' no se puede importar: { $why }
load-empty = '{ $path }' no trae ningún juego: debería llamar a miskatonic.register o contener un GameType
cli-no-browser = La mesa del navegador no está construida, así que esta es la del terminal. Para tenerla: instala Node 20 o posterior (nodejs.org) y luego: make play
cli-room-open = La sala de juego ya está abierta: { $address }
cli-backup-done =
    { $tables ->
        [one] Una mesa
       *[other] { $tables } mesas
    } con { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }: copia guardada en { $path }; campañas: { $campaigns }
cli-restore-done =
    { $tables ->
        [one] Una mesa recuperada
       *[other] { $tables } mesas recuperadas
    } con { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }; campañas: { $campaigns }; ya estaban: { $there }
backup-broken = { $path } no es una copia completa de una sala de juego: no se ha recuperado nada

## Campaigns and decks

cli-campaign-none = Aún no hay campañas: miskatonic campaign new empieza una.
cli-campaign-unknown = No hay ninguna campaña '{ $name }'; la más parecida es '{ $nearest }'.
cli-campaign-exists = Ya hay una campaña '{ $name }'.
cli-campaign-name = '{ $name }' no sirve como nombre: valen letras, cifras, - y _.
cli-campaign-no-game = Ningún juego instalado tiene campañas.
cli-campaign-not-game = El juego '{ $game }' no tiene campañas.
cli-campaign-left = Queda para luego: miskatonic campaign next { $name } continúa.
cli-campaign-player = '{ $input }' no sirve como jugador: vale Ana=roland-banks.
cli-deck-fine = El mazo es legal.
cli-deck-form = '{ $input }' no es una forma de lista: json o list.
cli-deck-no-game = Ningún juego así tiene mazos que construir.
