### After Hours: names of its own and those of its cards.

## After Hours

dmd-episode-after-hours = Fora do horário
dmd-action-lift = Levar o artefato
dmd-action-set-up = Colocar o artefato
dmd-token-artifact = Artefato
dmd-token-watchman = Vigia noturno

## Spaces

dmd-space-rotunda = Rotunda
dmd-space-cloak-desk = Chapelaria
dmd-space-guard-room = Sala da guarda
dmd-space-egyptian-wing = Ala egípcia
dmd-space-hall-of-masks = Sala das máscaras
dmd-space-whale-hall = Sala da baleia
dmd-space-mineral-room = Sala dos minerais
dmd-space-workshop = Oficina
dmd-space-cellar = Porão
dmd-space-loading-dock = Doca de carga
dmd-space-upper-gallery = Galeria superior
dmd-space-star-dome = Cúpula das estrelas
dmd-space-archive = Arquivo

## Mythos cards

dmd-mythos-the-rounds = A ronda
dmd-mythos-something-in-the-tank = Algo no tanque
dmd-mythos-the-masks-sing = As máscaras cantam
dmd-mythos-through-the-dome = Através da cúpula
dmd-mythos-a-torch-beam = O facho de uma lanterna
dmd-mythos-dust-and-chanting = Pó e cânticos
dmd-mythos-the-case-is-empty = A vitrine está vazia
dmd-mythos-a-draught = Uma corrente de ar

## Discovery cards

dmd-discovery-the-taxidermist = O taxidermista
dmd-discovery-a-professor-asleep = Um professor adormecido
dmd-discovery-the-thief = O ladrão
dmd-discovery-the-bronze-age = A Idade do Bronze
dmd-discovery-the-big-game-hall = A sala de caça grossa
dmd-discovery-the-restorers-table = A mesa do restaurador
dmd-discovery-the-first-aid-post = O posto de socorro
dmd-discovery-the-canteen = A cantina
dmd-discovery-crepe-soles = Solas de borracha
dmd-discovery-the-old-guard = O velho guarda
dmd-discovery-broken-glass = Vidro quebrado
dmd-discovery-the-quiet-hour = A hora calma
dmd-discovery-the-alarm-wire = O fio do alarme
dmd-discovery-the-dumb-waiter = O monta-cargas
dmd-discovery-a-mummys-hand = A mão de uma múmia

## Finds

dmd-find-taxidermist = Taxidermista
dmd-find-scalpels = Bisturis
dmd-find-professor = Professor
dmd-find-lecture-notes = Anotações de aula
dmd-find-thief = Ladrão
dmd-find-skeleton-keys = Gazuas
dmd-find-bronze-axe = Machado de bronze
dmd-find-bronze-shield = Escudo de bronze
dmd-find-elephant-gun = Rifle para elefantes
dmd-find-box-of-cartridges = Caixa de cartuchos
dmd-find-jar-of-spirits = Frasco de álcool
dmd-find-turpentine = Terebintina
dmd-find-bandages = Bandagens
dmd-find-stretcher = Maca
dmd-find-thermos-flask = Garrafa térmica
dmd-find-sandwiches = Sanduíches
dmd-find-rubber-boots = Botas de borracha
dmd-find-roller-skates = Patins
dmd-find-old-guard = Velho guarda
dmd-find-guards-whistle = Apito de guarda
dmd-find-wanted = Procurado
dmd-find-patient = Paciência
dmd-find-mummys-hand = Mão de múmia
