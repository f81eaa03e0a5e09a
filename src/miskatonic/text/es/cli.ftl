### Lo que dice la terminal alrededor de una partida.

cli-you-are = Juegas como { $seat }
cli-options-title = Tus opciones
cli-view-title = La mesa
cli-log-title = Lo que ha pasado
cli-choose-number = Elige un número:
cli-help-hint = Escribe el número de una opción, o ? para ver la ayuda
cli-not-a-number =
    { $most ->
        [1] '{ $input }' no es una opción: solo hay 1
       *[other] '{ $input }' no es una opción: escribe un número del 1 al { $most }
    }
cli-undone = Deshecho
cli-saved = Guardado en { $path }
cli-resumed = Continúa { $path }
cli-no-games = No hay partidas para continuar: empieza una nueva
cli-game-over = { game-over }
cli-goodbye = Hasta pronto
