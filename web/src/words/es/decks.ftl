### Mazos: la estantería y el constructor de mazos.

page-decks = Mazos
decks-door-line = Búsqueda, curva y reglas en palabras
decks-yours = Tus mazos
decks-none = Ninguno aún: empieza uno abajo o importa una lista.
decks-kept-here = Se guardan en este navegador. Exporta los que quieras tener también en otro sitio.
decks-new = Un mazo nuevo
decks-begin = Desde cero
decks-begin-for = Desde cero para { $name }
decks-copy-of = Mazo preparado de { $name }: { $deck }
decks-ready-line = Los mazos preparados usan las cartas de una o de dos cajas básicas; recibes una copia que puedes cambiar.
decks-size = { $have } de { $want } cartas
decks-drop = Tirar «{ $name }»
decks-drop-sure = Tirarlo
decks-gone = Este mazo no está en este navegador.
decks-not-kept = Este navegador no guarda nada: exporta el mazo antes de salir.

## Buscar cartas

decks-search = Buscar en nombres y textos
decks-filters = Filtros
decks-any = Cualquiera …
decks-all-cards = Todas las cartas
decks-found = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
decks-keys = Teclas: / buscar · + y − sobre una carta · flechas de carta en carta · U deshacer
decks-card-level = { $name } ({ $level })
decks-level = nivel { $level }
decks-copies = Copias en el mazo:
decks-more = Añadir { $card }
decks-less = Quitar { $card }

## El mazo

decks-name = Nombre del mazo
decks-parts = Partes de la página
decks-part-find = Buscar
decks-part-deck = Mazo
decks-part-check = Revisar
decks-about = Qué sabe hacer { $name }
decks-special = Cartas propias y debilidades
decks-curve = Curva de costes
decks-curve-at = Coste { $cost }: { $count }
decks-legality = Legalidad
decks-legal = Todo está en orden.
decks-purpose = Para qué es
decks-for-campaign = Campaña
decks-for-standalone = Una partida
decks-for-bought = Mejorar
decks-for-campaign-line = Para empezar una campaña: cartas de nivel 0.
decks-for-standalone-line = Para una partida suelta: los niveles más altos traen más debilidades al azar.
decks-for-bought-line = Entre dos escenarios: di cuánta experiencia hay y compra las cartas una a una.
decks-worth = { $count ->
    [0] Todas sus cartas son de nivel 0.
   *[other] Sus cartas cuestan { $count } de experiencia.
    }

## Mejorar

decks-experience = Experiencia que queda
decks-bought = Comprado
decks-bought-for = { $card } por { $out }: { $cost }
decks-buy = Comprar { $card }
decks-buy-for = Comprar { $card } por { $price } de experiencia
decks-which-goes = Experiencia que queda: { $experience }. ¿Qué carta se va a cambio?
decks-better = Mejorar { $card }
decks-instead = En lugar de { $card } ({ $count }×)

## Listas de entrada y salida

decks-import = Importar
decks-paste = Pega una lista: el JSON de ArkhamDB, o una línea por carta con su nombre en cualquiera de los cuatro idiomas.
decks-file = De un archivo
decks-read = Leerla
decks-unread = Esto aún no se puede leer
decks-export = Exportar
decks-form-list = Lista
decks-form-json = JSON de ArkhamDB
decks-copy = Copiar
decks-download = Descargar

## En una mesa nueva

decks-seat = Mazo
decks-seat-of = Mazo del asiento { $number }
decks-seat-starter = Mazo inicial
decks-seat-ready = Preparados
decks-seat-own = Tus mazos
decks-seat-wrong = Este mazo aún no se puede jugar:
decks-seat-mend = Arréglalo en el constructor de mazos
decks-seat-first = Un mazo aún no se puede jugar.
decks-seat-given = Mazo: como lo eligió el anfitrión
