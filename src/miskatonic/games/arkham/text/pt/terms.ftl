### Traits, sorts, classes, slots, skills and encounter sets.

## Traits

arkham-trait-agency = Agência
arkham-trait-ally = Aliado
arkham-trait-ancient-one = Ancião
arkham-trait-arkham = Arkham
arkham-trait-armor = Armadura
arkham-trait-byakhee = Byakhee
arkham-trait-cave = Caverna
arkham-trait-central = Central
arkham-trait-charm = Talismã
arkham-trait-creature = Criatura
arkham-trait-criminal = Criminoso
arkham-trait-cultist = Cultista
arkham-trait-curse = Maldição
arkham-trait-dark-young = Jovem Sombrio
arkham-trait-deep-one = Abissal
arkham-trait-detective = Detetive
arkham-trait-drifter = Andarilho
arkham-trait-elite = Elite
arkham-trait-firearm = Arma de Fogo
arkham-trait-fortune = Sorte
arkham-trait-ghoul = Carniçal
arkham-trait-hazard = Risco
arkham-trait-hex = Sortilégio
arkham-trait-humanoid = Humanoide
arkham-trait-illicit = Ilícito
arkham-trait-innate = Inato
arkham-trait-insight = Introspecção
arkham-trait-item = Item
arkham-trait-madness = Loucura
arkham-trait-melee = Corpo a corpo
arkham-trait-miskatonic = Miskatonic
arkham-trait-monster = Monstro
arkham-trait-nightgaunt = Noctétrico
arkham-trait-obstacle = Obstáculo
arkham-trait-omen = Presságio
arkham-trait-pact = Pacto
arkham-trait-police = Polícia
arkham-trait-practiced = Treinado
arkham-trait-relic = Relíquia
arkham-trait-science = Ciência
arkham-trait-silver-twilight = Crepúsculo Prateado
arkham-trait-sorcerer = Feiticeiro
arkham-trait-spell = Magia
arkham-trait-spirit = Espírito
arkham-trait-supply = Suprimento
arkham-trait-tactic = Tática
arkham-trait-talent = Talento
arkham-trait-task = Tarefa
arkham-trait-terror = Terror
arkham-trait-tome = Tomo
arkham-trait-tool = Ferramenta
arkham-trait-weapon = Arma
arkham-trait-woods = Floresta
arkham-trait-yithian = Yithian

## Sorts of cards

arkham-sort-asset = Ativo
arkham-sort-event = Evento
arkham-sort-skill = Perícia
arkham-sort-treachery = Traição
arkham-sort-enemy = Inimigo
arkham-sort-location = Local
arkham-sort-act = Ato
arkham-sort-agenda = Agenda
arkham-sort-investigator = Investigador
arkham-sort-scenario = Cenário

## Classes

arkham-class-guardian = Guardião
arkham-class-seeker = Pesquisador
arkham-class-rogue = Ladino
arkham-class-mystic = Místico
arkham-class-survivor = Sobrevivente
arkham-class-neutral = Neutro

## Slots

arkham-slot-hand = Mão
arkham-slot-arcane = Arcano
arkham-slot-accessory = Acessório
arkham-slot-body = Corpo
arkham-slot-ally = Aliado

## Encounter sets

arkham-set-the-gathering = A Assembleia
arkham-set-the-midnight-masks = As Máscaras da Meia-Noite
arkham-set-the-devourer-below = O Devorador das Profundezas
arkham-set-cult-of-umordhoth = Culto de Umôrdhoth
arkham-set-rats = Ratos
arkham-set-ghouls = Carniçais
arkham-set-striking-fear = Medo Aterrador
arkham-set-ancient-evils = Males Anciães
arkham-set-chilling-cold = Frio Arrepiante
arkham-set-dark-cult = Culto Sombrio
arkham-set-nightgaunts = Noctétricos
arkham-set-locked-doors = Portas Trancadas
arkham-set-agents-of-hastur = Agentes de Hastur
arkham-set-agents-of-yog-sothoth = Agentes de Yog-Sothoth
arkham-set-agents-of-shub-niggurath = Agentes de Shub-Niggurath
arkham-set-agents-of-cthulhu = Agentes de Cthulhu
