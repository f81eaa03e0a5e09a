### Campaigns: their log, and what can’t be done.

## What stands in the way

arkham-campaign-refused = No se puede: { $problems }
arkham-campaign-guide = No hay ninguna campaña «{ $name }»; hay: { $known }
arkham-campaign-difficulty = «{ $name }» no es un nivel de dificultad; hay: { $known }
arkham-campaign-nobody = No participa nadie
arkham-campaign-used = { $investigator } ya se ha usado en esta campaña
arkham-campaign-full = No pueden participar más de { $most } investigadores
arkham-campaign-deck = Este mazo es para { $other }, no para { $investigator }
arkham-campaign-not-in = { $investigator } no participa
arkham-campaign-not-away = { $investigator } no puede volver
arkham-campaign-underway = Se está jugando un escenario
arkham-campaign-over = La campaña ha terminado
arkham-campaign-other = El escenario en curso no es { $scenario }
arkham-campaign-others = En la mesa había otros investigadores
arkham-campaign-not-there = { $card } no está en el mazo
arkham-campaign-kept = { $card } debe quedarse en el mazo
arkham-campaign-room = { $card } necesita sitio: di qué carta sale
arkham-campaign-price = { $card } cuesta { $cost } de experiencia, y hay { $have }
arkham-file-format = Esto no es un archivo de campaña
arkham-file-version = Es de la versión { $came }, y este programa lee la { $version }
arkham-file-field = «{ $field }» no sirve: { $problem }
arkham-file-unknown = «{ $field }» es desconocido
arkham-file-value = «{ $field }» no puede ser «{ $came }»
arkham-file-deck = «{ $field }»: { $problem }
