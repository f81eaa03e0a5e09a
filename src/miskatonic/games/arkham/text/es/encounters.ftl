### Names of encounter cards.

## The Gathering

arkham-card-01104 = El encuentro
arkham-card-01105 = ¡¿Qué está pasando?!
arkham-back-01105 = Un lapso de tiempo
arkham-card-01106 = El ascenso de los gules
arkham-back-01106 = Los túneles del subsuelo
arkham-card-01107 = ¡Están saliendo!
arkham-back-01107 = Los gules se liberan
arkham-card-01108 = Atrapados
arkham-back-01108 = La puerta del suelo
arkham-card-01109 = La barrera
arkham-back-01109 = Rompiendo la barrera
arkham-card-01110 = ¿Qué habéis hecho?
arkham-back-01110 = Defendiendo el hogar
arkham-card-01111 = Estudio
    .the = el Estudio
arkham-card-01112 = Pasillo
    .the = el Pasillo
arkham-card-01113 = Ático
    .the = el Ático
arkham-card-01114 = Sótano
    .the = el Sótano
arkham-card-01115 = Salita
    .gender = feminine
    .the = la Salita
arkham-card-01116 = Sacerdote gul
    .the = el Sacerdote gul
    .a = un Sacerdote gul
arkham-card-01117 = Lita Chantler
    .gender = feminine
arkham-subtitle-01117 = La fanática
arkham-card-01118 = Devorador de carne
    .the = el Devorador de carne
    .a = un Devorador de carne
arkham-card-01119 = Gul gélido
    .the = el Gul gélido
    .a = un Gul gélido

## The Midnight Masks

arkham-card-01120 = Las máscaras de medianoche
arkham-card-01121a = ¿Depredador o presa?
arkham-card-01121b = El cazador enmascarado
    .the = el cazador enmascarado
arkham-subtitle-01121b = Acechando en silencio
arkham-card-01122 = El tiempo se agota
arkham-back-01122 = El reloj da la medianoche
arkham-card-01123 = Descubriendo la conspiración
arkham-back-01123 = Secretos desvelados
arkham-card-01124 = Tu casa
arkham-card-01125 = Barrio Fluvial
    .the = el Barrio Fluvial
arkham-card-01126 = Barrio Sur
    .the = el Barrio Sur
arkham-subtitle-01126 = Sociedad Histórica
arkham-card-01127 = Barrio Sur
    .the = el Barrio Sur
arkham-subtitle-01127 = Pensión de Ma
arkham-card-01128 = Hospital de Santa María
    .the = el Hospital de Santa María
arkham-card-01129 = Universidad Miskatonic
    .gender = feminine
    .the = la Universidad Miskatonic
arkham-card-01130 = Centro
    .the = el Centro
arkham-subtitle-01130 = Primer Banco de Arkham
arkham-card-01131 = Centro
    .the = el Centro
arkham-subtitle-01131 = Manicomio Arkham
arkham-card-01132 = Barrio Este
    .the = el Barrio Este
arkham-card-01133 = Cementerio
    .the = el Cementerio
arkham-card-01134 = Barrio Norte
    .the = el Barrio Norte
arkham-card-01135 = Sombra acechante
    .gender = feminine
arkham-card-01136 = Pista falsa
    .gender = feminine

## Cult of Umôrdhoth

arkham-card-01137 = Drew «el Hombre Lobo»
arkham-subtitle-01137 = El caníbal
arkham-card-01138 = Herman Collins
arkham-subtitle-01138 = El enterrador
arkham-card-01139 = Peter Warren
arkham-subtitle-01139 = El profesor ocultista
arkham-card-01140 = Victoria Devereux
    .gender = feminine
arkham-subtitle-01140 = La coleccionista
arkham-card-01141 = Ruth Turner
    .gender = feminine
arkham-subtitle-01141 = La técnica funeraria

## The Devourer Below

arkham-card-01142 = El Devorador de las Profundidades
arkham-card-01143 = Los bosques de Arkham
arkham-back-01143 = Muerte a los intrusos
arkham-card-01144 = Comienza el ritual
arkham-back-01144 = La voluntad de Umôrdhoth
arkham-card-01145 = La venganza aguarda
arkham-card-01145b = El Devorador de las Profundidades
arkham-back-01145 = El Devorador de las Profundidades
arkham-card-01146 = Investigando el rastro
arkham-back-01146 = Desvelando el plan
arkham-card-01147 = Adentrándose en la oscuridad
arkham-back-01147 = Últimos ritos
arkham-card-01148 = Interrumpiendo el ritual
arkham-back-01148 = El ritual se ha roto
arkham-card-01149 = Sendero principal
    .the = el Sendero principal
arkham-card-01150 = Bosques de Arkham
    .number = plural
    .the = los Bosques de Arkham
arkham-subtitle-01150 = Terreno impío
arkham-card-01151 = Bosques de Arkham
    .number = plural
    .the = los Bosques de Arkham
arkham-subtitle-01151 = Senderos sinuosos
arkham-card-01152 = Bosques de Arkham
    .number = plural
    .the = los Bosques de Arkham
arkham-subtitle-01152 = Casa vieja
arkham-card-01153 = Bosques de Arkham
    .number = plural
    .the = los Bosques de Arkham
arkham-subtitle-01153 = Pared del acantilado
arkham-card-01154 = Bosques de Arkham
    .number = plural
    .the = los Bosques de Arkham
arkham-subtitle-01154 = Espesura enmarañada
arkham-card-01155 = Bosques de Arkham
    .number = plural
    .the = los Bosques de Arkham
arkham-subtitle-01155 = Claro tranquilo
arkham-card-01156 = Lugar del ritual
    .the = el Lugar del ritual
arkham-card-01157 = Umôrdhoth
arkham-subtitle-01157 = El Devorador de las Profundidades
arkham-card-01158 = La ira de Umôrdhoth
    .gender = feminine

## Rats

arkham-card-01159 = Avalancha de ratas
    .gender = feminine
    .the = la Avalancha de ratas
    .a = una Avalancha de ratas

## Ghouls

arkham-card-01160 = Secuaz gul
    .the = el Secuaz gul
    .a = un Secuaz gul
arkham-card-01161 = Gul voraz
    .the = el Gul voraz
    .a = un Gul voraz
arkham-card-01162 = Manos aferradoras
    .gender = feminine
    .number = plural

## Striking Fear

arkham-card-01163 = Restos en descomposición
    .number = plural
arkham-card-01164 = Paralizado por el miedo
arkham-card-01165 = Voces disonantes
    .gender = feminine
    .number = plural

## Ancient Evils

arkham-card-01166 = Antiguos males
    .number = plural

## Chilling Cold

arkham-card-01167 = Frío de la cripta
arkham-card-01168 = Envuelto en niebla

## Dark Cult

arkham-card-01169 = Acólito
    .the = el Acólito
    .a = un Acólito
arkham-card-01170 = Mago de la Orden
    .the = el Mago de la Orden
    .a = un Mago de la Orden
arkham-card-01171 = Cántico misterioso

## Nightgaunts

arkham-card-01172 = Ángel descarnado cazador
    .the = el Ángel descarnado cazador
    .a = un Ángel descarnado cazador
arkham-card-01173 = Sobre alas de oscuridad

## Locked Doors

arkham-card-01174 = Puerta cerrada con llave
    .gender = feminine

## Agents of Hastur

arkham-card-01175 = Byakhee chillador
    .the = el Byakhee chillador
    .a = un Byakhee chillador
arkham-card-01176 = El Signo Amarillo

## Agents of Yog-Sothoth

arkham-card-01177 = Observador yithiano
    .the = el Observador yithiano
    .a = un Observador yithiano
arkham-card-01178 = Oferta de poder
    .gender = feminine

## Agents of Shub-Niggurath

arkham-card-01179 = Retoño oscuro implacable
    .the = el Retoño oscuro implacable
    .a = un Retoño oscuro implacable
arkham-card-01180 = Engendro cabrío
    .the = el Engendro cabrío
    .a = un Engendro cabrío

## Agents of Cthulhu

arkham-card-01181 = Profundo joven
    .the = el Profundo joven
    .a = un Profundo joven
arkham-card-01182 = Sueños de R’lyeh
    .number = plural
