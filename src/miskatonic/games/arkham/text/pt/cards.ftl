### Names of the cards in investigators' decks.

## Investigators

arkham-card-01001 = Roland Banks
arkham-subtitle-01001 = Agente Federal
arkham-card-01002 = Daisy Walker
    .gender = feminine
arkham-subtitle-01002 = A Bibliotecária
arkham-card-01003 = “Skids” O’Toole
arkham-subtitle-01003 = O Ex-Presidiário
arkham-card-01004 = Agnes Baker
    .gender = feminine
arkham-subtitle-01004 = A Garçonete
arkham-card-01005 = Wendy Adams
    .gender = feminine
arkham-subtitle-01005 = A Maltrapilha

## Signature cards

arkham-card-01006 = { "." }38 Especial de Roland
arkham-card-01007 = Encobrir
arkham-card-01008 = Bolsa de Daisy
    .gender = feminine
arkham-card-01009 = O Necronomicon
arkham-subtitle-01009 = Tradução de John Dee
arkham-card-01010 = Em Fuga
arkham-card-01011 = Dívidas de Hospital
    .gender = feminine
    .number = plural
arkham-card-01012 = Herança de Hiperbórea
    .gender = feminine
arkham-subtitle-01012 = Artefato de Outra Vida
arkham-card-01013 = Memórias Sombrias
    .gender = feminine
    .number = plural
arkham-card-01014 = Amuleto de Wendy
arkham-card-01015 = Abandonada e Sozinha
    .gender = feminine

## Guardian cards

arkham-card-01016 = { "." }45 Automática
    .gender = feminine
arkham-card-01017 = Preparo Físico
arkham-card-01018 = Policial de Rua
arkham-card-01019 = Primeiros Socorros
    .number = plural
arkham-card-01020 = Machete
arkham-card-01021 = Cão de Guarda
arkham-card-01022 = Evidência!
    .gender = feminine
arkham-card-01023 = Esquiva
    .gender = feminine
arkham-card-01024 = Explosão de dinamite
    .gender = feminine
arkham-card-01025 = Golpe Feroz
arkham-card-01026 = Munição Extra
    .gender = feminine
arkham-card-01027 = Distintivo Policial
arkham-card-01028 = Policial de Rua
arkham-card-01029 = Escopeta
    .gender = feminine

## Seeker cards

arkham-card-01030 = Lupa
    .gender = feminine
arkham-card-01031 = Velho Livro do Conhecimento
arkham-card-01032 = Bibliotecário Pesquisador
arkham-card-01033 = Dr. Milan Christopher
arkham-subtitle-01033 = Professor de Entomologia
arkham-card-01034 = Hiperconsciência
    .gender = feminine
arkham-card-01035 = Textos Médicos
    .number = plural
arkham-card-01036 = Mente sobre Matéria
arkham-card-01037 = Seguir um Palpite
arkham-card-01038 = Barricada
    .gender = feminine
arkham-card-01039 = Dedução
    .gender = feminine
arkham-card-01040 = Lupa
    .gender = feminine
arkham-card-01041 = Disco de Itzamna
arkham-subtitle-01041 = Amuleto de Proteção
arkham-card-01042 = Enciclopédia
    .gender = feminine
arkham-card-01043 = Pesquisa Enigmática
    .gender = feminine

## Rogue cards

arkham-card-01044 = Canivete
arkham-card-01045 = Arrombamento
arkham-card-01046 = Bater Carteira
arkham-card-01047 = Derringer .41
arkham-card-01048 = Leo De Luca
arkham-subtitle-01048 = O Leão de Luisiana
arkham-card-01049 = Adversidades
    .gender = feminine
    .number = plural
arkham-card-01050 = Elusivo
arkham-card-01051 = Apunhalada pelas Costas
    .gender = feminine
arkham-card-01052 = Ataque Furtivo
arkham-card-01053 = Oportunista
arkham-card-01054 = Leo De Luca
arkham-subtitle-01054 = O Leão de Luisiana
arkham-card-01055 = Gatuno
arkham-card-01056 = Jogo Ganho
arkham-card-01057 = Maré de Sorte
    .gender = feminine

## Mystic cards

arkham-card-01058 = Conhecimento Proibido
arkham-card-01059 = Rosário Sagrado
arkham-card-01060 = Murchar
arkham-card-01061 = Vidência
    .gender = feminine
arkham-card-01062 = Estudos Arcanos
    .number = plural
arkham-card-01063 = Iniciada Arcana
    .gender = feminine
arkham-card-01064 = Atraída pela Chama
    .gender = feminine
arkham-card-01065 = Símbolo de Proteção
arkham-card-01066 = Luz Ofuscante
    .gender = feminine
arkham-card-01067 = Destemido
arkham-card-01068 = Varredura Mental
    .gender = feminine
arkham-card-01069 = Luz Ofuscante
    .gender = feminine
arkham-card-01070 = Livro das Sombras
arkham-card-01071 = Estátua Grotesca
    .gender = feminine

## Survivor cards

arkham-card-01072 = Casaco de Couro
arkham-card-01073 = Vasculhar
arkham-card-01074 = Taco de Baseball
arkham-card-01075 = Pé de Coelho
arkham-card-01076 = Gato de Rua
arkham-card-01077 = Esforço Extra
arkham-card-01078 = Distração Ardilosa
    .gender = feminine
arkham-card-01079 = “Olha o que eu achei!”
arkham-card-01080 = Sorte Grande!
    .gender = feminine
arkham-card-01081 = Instinto de Sobrevivência
arkham-card-01082 = Aquinnah
    .gender = feminine
arkham-subtitle-01082 = A Filha Esquecida
arkham-card-01083 = Por um Triz
arkham-card-01084 = Sorte Grande!
    .gender = feminine
arkham-card-01085 = Vontade de Sobreviver
    .gender = feminine

## Neutral cards

arkham-card-01086 = Faca
    .gender = feminine
arkham-card-01087 = Lanterna
    .gender = feminine
arkham-card-01088 = Estoque de Emergência
arkham-card-01089 = Peitar
arkham-card-01090 = Percepção
    .gender = feminine
arkham-card-01091 = Subjugar
arkham-card-01092 = Destreza Manual
    .gender = feminine
arkham-card-01093 = Coragem Inesperada
    .gender = feminine
arkham-card-01094 = Colete Balístico
arkham-card-01095 = Amuleto do Símbolo Antigo

## Basic weaknesses

arkham-card-01000 = Fraqueza Básica Aleatória
arkham-card-01096 = Amnésia
    .gender = feminine
arkham-card-01097 = Paranoia
    .gender = feminine
arkham-card-01098 = Assombrado
arkham-card-01099 = Psicose
    .gender = feminine
arkham-card-01100 = Hipocondria
    .gender = feminine
arkham-card-01101 = Capanga da Máfia
    .the = o Capanga da Máfia
    .a = um Capanga da Máfia
arkham-card-01102 = Acólito do Crepúsculo Prateado
    .the = o Acólito do Crepúsculo Prateado
    .a = um Acólito do Crepúsculo Prateado
arkham-card-01103 = Detetive Teimoso
    .the = o Detetive Teimoso
    .a = um Detetive Teimoso
