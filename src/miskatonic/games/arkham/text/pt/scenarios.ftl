### Words of scenarios and encounter cards.

## Locations, acts and enemies

arkham-word-title = { $title }
arkham-word-put-into-play = entram em jogo: { $places }
arkham-word-remove-place = sai do jogo: { $where }
arkham-word-reveal-place = revela-se: { $where }
arkham-word-discard-enemies-at = descarte cada inimigo deste local: { $where }
arkham-word-place-investigators = cada investigador vai a este local: { $where }
arkham-word-put-asset-at = { $card } entra em jogo aqui: { $where }
arkham-word-spawn-aside = surge { $card }
arkham-word-spawn-aside-at = { $card } surge aqui: { $where }
arkham-word-spawn-escaped = os cultistas que escaparam surgem aqui: { $where }
arkham-word-draw-cultist = compre a carta do topo do baralho de Cultistas
arkham-word-move-enemies-towards = cada inimigo não engajado com o traço { $trait } move-se um local em direção a: { $where }
arkham-word-defeat = você é derrotado
arkham-word-end-acts = o ato sai do jogo: de agora em diante a agenda é ambos
arkham-word-clues-on-act = coloque pistas no ato: { $count }
arkham-word-clues-up-to = adicione pistas aqui até haver: { $count }
arkham-word-ready-this = prepare esta carta

## Dangers

arkham-word-or-else = { $words }; se não puder: { $otherwise }
arkham-word-each-at-this = cada investigador neste local: { $words }
arkham-word-attack-harder = este ataque causa mais dano (+{ $damage }) e horror (+{ $horror })
arkham-word-discard-at-random = descarte cartas aleatórias da sua mão: { $count }
arkham-word-discard-chosen = escolha e descarte cartas da sua mão: { $count }
arkham-word-spend-your-clues = gaste pistas: { $count }
arkham-word-place-your-clues = coloque pistas suas no seu local: { $count }
arkham-word-place-your-clues-all = coloque todas as suas pistas no seu local
arkham-word-gain-surge = esta carta ganha Surto
arkham-word-disengage-from = desengaje de cada inimigo sem o traço { $trait }
arkham-word-go-to = mova-se para este local: { $where }
arkham-word-go-to-trait = mova-se para um local com o traço { $trait }
arkham-word-attach-to-most-clues = vincule esta carta ao local com mais pistas que não tenha outra cópia
arkham-word-doom-on-nearest = perdição no inimigo mais próximo: { $count }
arkham-word-doom-on-nearest-with = perdição no inimigo mais próximo com o traço { $trait }: { $count }
arkham-word-doom-on-each = perdição em cada inimigo com o traço { $trait }: { $count }
arkham-word-spawn-it-here = surge aqui em vez disso

## Looking for cards

arkham-word-shuffle-discards = embaralhe a pilha de descarte de encontros no baralho de encontros
arkham-word-dig-for-trait = descarte cartas do baralho de encontros até sair um inimigo com o traço { $trait }, e compre-o
arkham-word-dig-for-trait-at-doom = descarte cartas do baralho de encontros até sair um inimigo com o traço { $trait }; surge aqui: { $where }, com perdição: { $doom }
arkham-word-dig-for-at = descarte cartas do baralho de encontros até saírem inimigos: { $count }; surgem aqui: { $where }
arkham-word-search-encounter = procure no baralho de encontros e no descarte dele um inimigo com o traço { $trait }, compre-o e embaralhe
arkham-word-draw-own-weakness = procure no seu baralho uma fraqueza com o traço { $trait }, compre-a e embaralhe
arkham-word-gain-weakness = pegue da sua coleção uma fraqueza básica aleatória com o traço { $trait }

## Numbers and conditions

arkham-word-minus = −({ $number })
arkham-word-enemies-here = inimigos com o traço { $trait } no seu local
arkham-word-enemies-in-play = inimigos com o traço { $trait } em jogo
arkham-word-enemies-at = inimigos com o traço { $trait } aqui: { $places }
arkham-word-most-doom = a maior perdição num inimigo com o traço { $trait }
arkham-word-doom-in-play = toda a perdição em jogo
arkham-word-as-many = { $many } com { $investigators } ou mais investigadores, senão { $few }
arkham-word-enemy-in-play = há em jogo um inimigo com o traço { $trait }
arkham-word-act-is = o ato é do estágio { $most } ou anterior
arkham-word-act-holds = pistas no ato: { $count } ou mais
arkham-word-victory-holds = há { $count } inimigos únicos com o traço { $trait } na área de vitória

## Moments

arkham-word-falls = { $card } cai
arkham-word-is-overcome = um inimigo vai para a área de vitória
arkham-word-spawns-anywhere = surge { $card }
arkham-word-reaches = um investigador entra neste local: { $where }
arkham-word-investigated = o local vinculado é investigado com sucesso
arkham-word-attacks-successfully = um investigador no seu local ataca com sucesso um inimigo com o traço { $trait }
arkham-word-clues-reach-act = colocam-se pistas no ato

## What is told and chosen

arkham-act-draw-found = Comprar { $card-the }
arkham-log-place-appears = { $place } entra em jogo.
arkham-log-place-vanishes = { $card } sai do jogo.
arkham-log-clues-on-act = { $who } coloca pistas no ato: { $clues }.
arkham-event-overcome = Um inimigo é superado
arkham-event-place-clues-on-act = Pistas são colocadas no ato
