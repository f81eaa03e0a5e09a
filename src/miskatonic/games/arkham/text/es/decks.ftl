### Decks: what is wrong with them.

arkham-card-level = { $card } ({ $level })
arkham-deck-investigator = No hay ningún investigador llamado «{ $name }»
arkham-deck-nobody = Ninguna línea nombra a un investigador
arkham-deck-unknown = Cartas desconocidas: { $codes }
arkham-deck-unknown-near = No existe la carta «{ $name }»; ¿quieres decir «{ $nearest }»?
arkham-deck-second-investigator = { $card } es una carta de investigador y no puede estar en un mazo
arkham-deck-scenario-card = { $card } es una carta de escenario, no de mazo
arkham-deck-size = El mazo debe tener { $want } cartas, no { $have }
arkham-deck-copies = { $card }: { $have } copias, cuando puede haber { $most }
arkham-deck-access = { $card } no está al alcance de { $investigator }
arkham-deck-required = { $card } debe estar en el mazo
arkham-deck-others = { $card } es de { $owner }
arkham-deck-weaknesses = Debilidades básicas: { $have }, y corresponden { $due }
arkham-deck-story = Ninguna resolución ha concedido { $card } todavía
arkham-deck-standalone = Sus cartas cuestan { $spent } de experiencia: un mazo de partida suelta no llega a { $limit }
arkham-deck-experience = Sus cartas cuestan { $spent } de experiencia, y hay { $have }
arkham-deck-boxes = { $card }: { $count } copias, y en las cajas hay { $have }
arkham-deck-unreadable = Esto no es un mazo: { $problems }
arkham-deck-json = No es JSON desde la línea { $line }
arkham-deck-missing = Falta «{ $field }»
arkham-deck-type = «{ $field }» debería ser { $wanted }, no { $came }
arkham-deck-number = «{ $name }» no puede estar { $count } veces
arkham-json-object = un objeto
arkham-json-array = una lista
arkham-json-text = un texto
arkham-json-boolean = verdadero o falso
arkham-json-number = un número entero
arkham-json-decimal = un decimal
arkham-json-nothing = vacío
arkham-deck-long = No es una lista de mazo: tiene más de { $lines } líneas, o una de más de { $letters } letras
arkham-deck-long-name = El nombre tiene más de { $most } letras

## What a deck builder shows

arkham-deck-ready-one = Una caja básica
arkham-deck-ready-two = Dos cajas básicas
arkham-class-weakness = Debilidad
arkham-facet-card-class = Clase
arkham-facet-sort = Tipo
arkham-facet-level = Nivel
arkham-facet-slots = Espacio
arkham-facet-traits = Rasgo
