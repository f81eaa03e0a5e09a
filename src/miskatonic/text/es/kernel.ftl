### Lo que dice el propio motor, sea cual sea el juego.

## Seats

seat-name = Asiento { $number }
    .the = el asiento { $number }
spectator = Espectador
    .the = el espectador
list-more = { $head }, { $item }

## Prompts and options

pass = Pasar
choose-order = Elige qué va primero
reaction-window = { $event }: ¿reaccionas?
option-trigger = Activar { $name }
option-pass = { pass }
option-yes = Sí
option-no = No

## How the game stands

waiting-for =
    { $count ->
        [1] Falta por responder: { $seats }
       *[other] Faltan { $count } por responder: { $seats }
    }
game-over = La partida ha terminado
result-won =
    { $count ->
        [1] Gana { $seats }
       *[other] Ganan { $seats }
    }
result-lost =
    { $count ->
        [1] Pierde { $seats }
       *[other] Pierden { $seats }
    }
stands-at = ({ $game }, elección { $version })

## Spans of time, for limits

period-round = ronda
    .gender = feminine
period-phase = fase
    .gender = feminine
period-turn = turno
period-game = partida
    .gender = feminine

## Reasons why something is not allowed

reason-not-asked = Ahora no toca responder
reason-not-open = Ahora no está disponible
reason-forbidden =
    { $source-number ->
        [plural] { $source } lo prohíben
       *[singular] { $source } lo prohíbe
    }
reason-limit =
    { $limit ->
        [1] Solo una vez por { $period }
       *[other] Solo { $limit } veces por { $period }
    }

## Errors: what came, then what would do

illegal-choice-closed = '{ $key }' no está disponible para { $seat-the }; lo disponible es: { $open }
illegal-choice-over = '{ $key }' llega tarde, la partida ha terminado: deshaz una elección o empieza otra partida
wrong-seat = { $seat }: ahora no le toca responder; la partida espera a: { $waiting }
stale-decision = Esto responde a la elección { $version }, pero la partida va por la { $current }: mira de nuevo y elige entre lo disponible
snapshot-corrupt = Esta copia guardada no se puede leer ({ $why }): restaura una copia sin daños o reproduce el diario
snapshot-version = Esta copia guardada es de la versión { $found }, pero solo se puede leer la { $expected }: ábrela con el programa que la hizo o reproduce el diario
snapshot-game = Esta copia guardada es del juego '{ $found }', no de '{ $expected }': restáurala como '{ $found }'
journal-corrupt = La línea { $line } de este diario no se puede leer ({ $why }): corrígela o usa una copia sin daños
journal-misfit = La elección { $number } del diario, '{ $key }' para { $seat-the }, no encaja; lo disponible es: { $open }
journal-game = Este diario es del juego '{ $found }', no de '{ $expected }': reprodúcelo como '{ $found }'
journal-version = Este diario es de la versión { $found }, pero solo se puede leer la { $expected }: reprodúcelo con el programa que lo hizo
unknown-game-none = '{ $name }' no es un juego de aquí: no hay ninguno instalado
unknown-game = '{ $name }' no es un juego conocido, el más parecido es '{ $nearest }'; hay: { $known }
unknown-option = '{ $name }' no es una opción de este juego, la más parecida es '{ $nearest }'; hay: { $known }
bad-option = '{ $value }' no sirve para la opción '{ $name }': debe ser { $expected }
missing-option = Falta la opción '{ $name }': debe ser { $expected }
unknown-seat =
    { $count ->
        [1] '{ $seat }' no es un asiento de esta mesa: hay uno, el número 0
       *[other] '{ $seat }' no es un asiento de esta mesa: hay { $count }, contados desde 0
    }
nothing-to-undo = No hay nada que deshacer: aún no se ha hecho ninguna elección
too-far-undo =
    { $asked ->
        [1] No se puede deshacer 1 elección:
       *[other] No se pueden deshacer { $asked } elecciones:
    } { $have ->
        [0] aún no se ha hecho ninguna
        [1] solo se ha hecho 1
       *[other] se pueden de 1 a { $have }
    }
unknown-version = Esta partida no se puede mostrar tras { $version } elecciones: se puede de { $first } a { $last }
seed-invalid = Esta semilla no sirve: da un número entero o una palabra
why-not-unknown = '{ $action }' no es una acción por la que se pueda preguntar; hay: { $known }

## What an option should be

expected-number = un número entero
expected-decimal = un número
expected-word = una palabra
expected-switch = true o false
expected-one-of = uno de estos valores: { $items }
expected-exactly = { $number }
expected-between = un número entero del { $least } al { $most }
expected-at-least = un número entero no menor que { $least }
expected-at-most = un número entero no mayor que { $most }
expected-list = una lista
expected-mapping = un conjunto de opciones con sus valores
expected-nothing = nada
expected-or = { $head } o { $item }
expected-seat = un nombre, o un conjunto de opciones con sus valores
expected-seats = { $range }, o una lista con un nombre para cada asiento

## Why a journal or a snapshot can't be read

damaged-journal-empty = no hay ninguna línea completa
damaged-journal-beginning = así no empieza un diario
damaged-journal-entry = no es una elección
damaged-journal-undo = deshace más elecciones de las que se hicieron: { $choices }
damaged-journal-change = cambia una respuesta del asiento { $seat }, que no ha dado ninguna
damaged-snapshot-mark = no empieza como una
damaged-snapshot-altered = está cortada o alterada
damaged-snapshot-contents = lo que contiene no encaja en el juego
