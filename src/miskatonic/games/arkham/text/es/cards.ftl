### Names of the cards in investigators' decks.

## Investigators

arkham-card-01001 = Roland Banks
arkham-subtitle-01001 = El federal
arkham-card-01002 = Daisy Walker
    .gender = feminine
arkham-subtitle-01002 = La bibliotecaria
arkham-card-01003 = «Malasombra» O’Toole
arkham-subtitle-01003 = El exconvicto
arkham-card-01004 = Agnes Baker
    .gender = feminine
arkham-subtitle-01004 = La camarera
arkham-card-01005 = Wendy Adams
    .gender = feminine
arkham-subtitle-01005 = La pilla

## Signature cards

arkham-card-01006 = { "." }38 especial de Roland
arkham-card-01007 = Encubrimiento
arkham-card-01008 = Bolso de mano de Daisy
arkham-card-01009 = El Necronomicón
arkham-subtitle-01009 = Traducción de John Dee
arkham-card-01010 = A la fuga
arkham-card-01011 = Deudas de hospital
    .gender = feminine
    .number = plural
arkham-card-01012 = Herencia de Hiperbórea
    .gender = feminine
arkham-subtitle-01012 = Artefacto de otra vida
arkham-card-01013 = Recuerdo oscuro
arkham-card-01014 = Amuleto de Wendy
arkham-card-01015 = Sola y abandonada

## Guardian cards

arkham-card-01016 = Automática del .45
    .gender = feminine
arkham-card-01017 = Entrenamiento físico
arkham-card-01018 = Policía raso
arkham-card-01019 = Primeros auxilios
    .number = plural
arkham-card-01020 = Machete
arkham-card-01021 = Perro guardián
arkham-card-01022 = ¡Una prueba!
    .gender = feminine
arkham-card-01023 = Esquivar
arkham-card-01024 = Explosión de dinamita
    .gender = feminine
arkham-card-01025 = Golpe brutal
arkham-card-01026 = Munición extra
    .gender = feminine
arkham-card-01027 = Placa de policía
    .gender = feminine
arkham-card-01028 = Policía raso
arkham-card-01029 = Escopeta
    .gender = feminine

## Seeker cards

arkham-card-01030 = Lupa
    .gender = feminine
arkham-card-01031 = Viejo libro de conocimiento
arkham-card-01032 = Bibliotecario investigador
arkham-card-01033 = Dr. Milan Christopher
arkham-subtitle-01033 = Profesor de Entomología
arkham-card-01034 = Hiperconsciencia
    .gender = feminine
arkham-card-01035 = Textos médicos
    .number = plural
arkham-card-01036 = La mente sobre la materia
arkham-card-01037 = Siguiendo una corazonada
    .gender = feminine
arkham-card-01038 = Barricada
    .gender = feminine
arkham-card-01039 = Deducción
    .gender = feminine
arkham-card-01040 = Lupa
    .gender = feminine
arkham-card-01041 = Disco de Itzamna
arkham-subtitle-01041 = Amuleto protector
arkham-card-01042 = Enciclopedia
    .gender = feminine
arkham-card-01043 = Investigación críptica
    .gender = feminine

## Rogue cards

arkham-card-01044 = Navaja
    .gender = feminine
arkham-card-01045 = Hurto
arkham-card-01046 = Carterista
arkham-card-01047 = Derringer del .41
arkham-card-01048 = Leo De Luca
arkham-subtitle-01048 = El León de Luisiana
arkham-card-01049 = Curtido en la vida
arkham-card-01050 = Escurridizo
arkham-card-01051 = Puñalada por la espalda
    .gender = feminine
arkham-card-01052 = Ataque por sorpresa
arkham-card-01053 = Oportunista
arkham-card-01054 = Leo De Luca
arkham-subtitle-01054 = El León de Luisiana
arkham-card-01055 = Ladrón de guante blanco
arkham-card-01056 = Jugar sobre seguro
arkham-card-01057 = Buena racha
    .gender = feminine

## Mystic cards

arkham-card-01058 = Conocimiento prohibido
arkham-card-01059 = Rosario sagrado
arkham-card-01060 = Consunción
    .gender = feminine
arkham-card-01061 = Videncia
    .gender = feminine
arkham-card-01062 = Estudios arcanos
    .number = plural
arkham-card-01063 = Iniciada en lo arcano
    .gender = feminine
arkham-card-01064 = Atracción por la llama
    .gender = feminine
arkham-card-01065 = Barrera de protección
    .gender = feminine
arkham-card-01066 = Luz cegadora
    .gender = feminine
arkham-card-01067 = Intrépido
arkham-card-01068 = Borrado mental
arkham-card-01069 = Luz cegadora
    .gender = feminine
arkham-card-01070 = El Libro de las Sombras
arkham-card-01071 = Estatua grotesca
    .gender = feminine

## Survivor cards

arkham-card-01072 = Abrigo de cuero
arkham-card-01073 = Reutilizar
arkham-card-01074 = Bate de béisbol
arkham-card-01075 = Pata de conejo
    .gender = feminine
arkham-card-01076 = Gato callejero
arkham-card-01077 = Fuerzas de flaqueza
    .gender = feminine
    .number = plural
arkham-card-01078 = Distracción astuta
    .gender = feminine
arkham-card-01079 = «¡Mira lo que he encontrado!»
arkham-card-01080 = ¡Qué suerte!
    .gender = feminine
arkham-card-01081 = Instinto de supervivencia
arkham-card-01082 = Aquinnah
    .gender = feminine
arkham-subtitle-01082 = La hija olvidada
arkham-card-01083 = Por los pelos
arkham-card-01084 = ¡Qué suerte!
    .gender = feminine
arkham-card-01085 = Voluntad de supervivencia
    .gender = feminine

## Neutral cards

arkham-card-01086 = Cuchillo
arkham-card-01087 = Linterna
    .gender = feminine
arkham-card-01088 = Alijo de emergencia
arkham-card-01089 = Agallas
    .gender = feminine
    .number = plural
arkham-card-01090 = Percepción
    .gender = feminine
arkham-card-01091 = Dominar
arkham-card-01092 = Destreza manual
    .gender = feminine
arkham-card-01093 = Coraje inesperado
arkham-card-01094 = Chaleco antibalas
arkham-card-01095 = Amuleto del símbolo arcano

## Basic weaknesses

arkham-card-01000 = Debilidad básica aleatoria
arkham-card-01096 = Amnesia
    .gender = feminine
arkham-card-01097 = Paranoia
    .gender = feminine
arkham-card-01098 = Embrujado
arkham-card-01099 = Psicosis
    .gender = feminine
arkham-card-01100 = Hipocondría
    .gender = feminine
arkham-card-01101 = Soldado de la Mafia
    .the = el Soldado de la Mafia
    .a = un Soldado de la Mafia
arkham-card-01102 = Acólito del Crepúsculo de Plata
    .the = el Acólito del Crepúsculo de Plata
    .a = un Acólito del Crepúsculo de Plata
arkham-card-01103 = Detective tenaz
    .the = el Detective tenaz
    .a = un Detective tenaz
