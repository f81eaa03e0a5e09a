### Names of encounter cards.

## The Gathering

arkham-card-01104 = A Assembleia
arkham-card-01105 = O Que Está Acontecendo?!
arkham-back-01105 = Lapso Temporal
arkham-card-01106 = Ascensão dos Carniçais
arkham-back-01106 = Os Túneis Inferiores
arkham-card-01107 = Eles Estão Fugindo!
arkham-back-01107 = Carniçais à Solta
arkham-card-01108 = Encurralados
arkham-back-01108 = A Porta no Chão
arkham-card-01109 = A Barreira
arkham-back-01109 = Quebrando a Barreira
arkham-card-01110 = O Que Vocês Fizeram?
arkham-back-01110 = Defendendo o Lar
arkham-card-01111 = Escritório
    .the = o Escritório
arkham-card-01112 = Corredor
    .the = o Corredor
arkham-card-01113 = Sótão
    .the = o Sótão
arkham-card-01114 = Porão
    .the = o Porão
arkham-card-01115 = Sala de Visitas
    .gender = feminine
    .the = a Sala de Visitas
arkham-card-01116 = Sacerdote Carniçal
    .the = o Sacerdote Carniçal
    .a = um Sacerdote Carniçal
arkham-card-01117 = Lita Chantler
    .gender = feminine
arkham-subtitle-01117 = A Zelote
arkham-card-01118 = Devorador de Gente
    .the = o Devorador de Gente
    .a = um Devorador de Gente
arkham-card-01119 = Carniçal Gélido
    .the = o Carniçal Gélido
    .a = um Carniçal Gélido

## The Midnight Masks

arkham-card-01120 = As Máscaras da Meia-Noite
arkham-card-01121a = Caça ou Caçador?
arkham-card-01121b = O Caçador Mascarado
    .the = o Caçador Mascarado
arkham-subtitle-01121b = Perseguição Silenciosa
arkham-card-01122 = O Tempo Está Acabando
arkham-back-01122 = O Relógio Bate Meia-Noite
arkham-card-01123 = Descobrindo a Conspiração
arkham-back-01123 = Segredos Desvendados
arkham-card-01124 = Sua Casa
    .gender = feminine
arkham-card-01125 = Rivertown
arkham-card-01126 = Southside
arkham-subtitle-01126 = Sociedade Histórica
arkham-card-01127 = Southside
arkham-subtitle-01127 = Pensão da Mamãe
arkham-card-01128 = Hospital St. Mary
    .the = o Hospital St. Mary
arkham-card-01129 = Universidade de Miskatonic
    .gender = feminine
    .the = a Universidade de Miskatonic
arkham-card-01130 = Downtown
arkham-subtitle-01130 = Primeiro Banco de Arkham
arkham-card-01131 = Downtown
arkham-subtitle-01131 = Asilo Arkham
arkham-card-01132 = Easttown
arkham-card-01133 = Cemitério
    .the = o Cemitério
arkham-card-01134 = Northside
arkham-card-01135 = Sombra Caçadora
    .gender = feminine
arkham-card-01136 = Pista Falsa
    .gender = feminine

## Cult of Umôrdhoth

arkham-card-01137 = Drew, o “Homem-Lobo”
arkham-subtitle-01137 = O Canibal
arkham-card-01138 = Herman Collins
arkham-subtitle-01138 = O Coveiro
arkham-card-01139 = Peter Warren
arkham-subtitle-01139 = O Professor de Ocultismo
arkham-card-01140 = Victoria Devereux
    .gender = feminine
arkham-subtitle-01140 = A Colecionadora
arkham-card-01141 = Ruth Turner
    .gender = feminine
arkham-subtitle-01141 = A Agente Funerária

## The Devourer Below

arkham-card-01142 = O Devorador das Profundezas
arkham-card-01143 = A Floresta de Arkham
arkham-back-01143 = Morte aos Intrusos
arkham-card-01144 = O Ritual Começa
arkham-back-01144 = A Vontade de Umôrdhoth
arkham-card-01145 = Vingança à Espreita
arkham-card-01145b = O Devorador das Profundezas
arkham-back-01145 = O Devorador das Profundezas
arkham-card-01146 = Seguindo os Vestígios
arkham-back-01146 = Desvendando o Plano
arkham-card-01147 = Escuridão Adentro
arkham-back-01147 = Últimos Ritos
arkham-card-01148 = Interrompendo o Ritual
arkham-back-01148 = O Ritual foi Quebrado
arkham-card-01149 = Caminho Principal
    .the = o Caminho Principal
arkham-card-01150 = Floresta de Arkham
    .gender = feminine
    .the = a Floresta de Arkham
arkham-subtitle-01150 = Território Profano
arkham-card-01151 = Floresta de Arkham
    .gender = feminine
    .the = a Floresta de Arkham
arkham-subtitle-01151 = Caminhos Tortuosos
arkham-card-01152 = Floresta de Arkham
    .gender = feminine
    .the = a Floresta de Arkham
arkham-subtitle-01152 = Casa Velha
arkham-card-01153 = Floresta de Arkham
    .gender = feminine
    .the = a Floresta de Arkham
arkham-subtitle-01153 = Desfiladeiro
arkham-card-01154 = Floresta de Arkham
    .gender = feminine
    .the = a Floresta de Arkham
arkham-subtitle-01154 = Matagal Embaraçado
arkham-card-01155 = Floresta de Arkham
    .gender = feminine
    .the = a Floresta de Arkham
arkham-subtitle-01155 = Clareira Silenciosa
arkham-card-01156 = Local do Ritual
    .the = o Local do Ritual
arkham-card-01157 = Umôrdhoth
arkham-subtitle-01157 = O Devorador das Profundezas
arkham-card-01158 = Fúria de Umôrdhoth
    .gender = feminine

## Rats

arkham-card-01159 = Enxame de Ratos
    .the = o Enxame de Ratos
    .a = um Enxame de Ratos

## Ghouls

arkham-card-01160 = Lacaio Carniçal
    .the = o Lacaio Carniçal
    .a = um Lacaio Carniçal
arkham-card-01161 = Carniçal Voraz
    .the = o Carniçal Voraz
    .a = um Carniçal Voraz
arkham-card-01162 = Mãos Agarradoras
    .gender = feminine
    .number = plural

## Striking Fear

arkham-card-01163 = Restos Putrefatos
    .number = plural
arkham-card-01164 = Paralisado de Medo
arkham-card-01165 = Vozes Dissonantes
    .gender = feminine
    .number = plural

## Ancient Evils

arkham-card-01166 = Males Anciães
    .number = plural

## Chilling Cold

arkham-card-01167 = Calafrio da Cripta
arkham-card-01168 = Névoa Obscura
    .gender = feminine

## Dark Cult

arkham-card-01169 = Acólito
    .the = o Acólito
    .a = um Acólito
arkham-card-01170 = Mago da Ordem
    .the = o Mago da Ordem
    .a = um Mago da Ordem
arkham-card-01171 = Coro Misterioso

## Nightgaunts

arkham-card-01172 = Noctétrico Caçador
    .the = o Noctétrico Caçador
    .a = um Noctétrico Caçador
arkham-card-01173 = Nas Asas da Escuridão

## Locked Doors

arkham-card-01174 = Porta Trancada
    .gender = feminine

## Agents of Hastur

arkham-card-01175 = Byakhee Urrante
    .the = o Byakhee Urrante
    .a = um Byakhee Urrante
arkham-card-01176 = O Símbolo Amarelo

## Agents of Yog-Sothoth

arkham-card-01177 = Observador Yithian
    .the = o Observador Yithian
    .a = um Observador Yithian
arkham-card-01178 = Oferta de Poder
    .gender = feminine

## Agents of Shub-Niggurath

arkham-card-01179 = Inexorável Jovem Sombrio
    .the = o Inexorável Jovem Sombrio
    .a = um Inexorável Jovem Sombrio
arkham-card-01180 = Prole de Bode
    .gender = feminine
    .the = a Prole de Bode
    .a = uma Prole de Bode

## Agents of Cthulhu

arkham-card-01181 = Jovem Abissal
    .the = o Jovem Abissal
    .a = um Jovem Abissal
arkham-card-01182 = Sonhos de R’lyeh
    .number = plural
