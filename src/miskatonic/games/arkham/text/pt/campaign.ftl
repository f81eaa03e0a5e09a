### Campaigns: their log, and what can’t be done.

## What stands in the way

arkham-campaign-refused = Não é possível: { $problems }
arkham-campaign-guide = Não há campanha “{ $name }”; há: { $known }
arkham-campaign-difficulty = “{ $name }” não é um nível de dificuldade; há: { $known }
arkham-campaign-nobody = Ninguém participa
arkham-campaign-used = { $investigator } já foi usado nesta campanha
arkham-campaign-full = Não podem participar mais de { $most } investigadores
arkham-campaign-deck = Este baralho é para { $other }, não para { $investigator }
arkham-campaign-not-in = { $investigator } não participa
arkham-campaign-not-away = { $investigator } não pode voltar
arkham-campaign-underway = Um cenário está sendo jogado
arkham-campaign-over = A campanha terminou
arkham-campaign-other = O cenário em andamento não é { $scenario }
arkham-campaign-others = Na mesa estavam outros investigadores
arkham-campaign-not-there = { $card } não está no baralho
arkham-campaign-kept = { $card } deve ficar no baralho
arkham-campaign-room = { $card } precisa de espaço: diga que carta sai
arkham-campaign-price = { $card } custa { $cost } de experiência, e há { $have }
arkham-file-format = Isto não é um arquivo de campanha
arkham-file-version = É da versão { $came }, e este programa lê a { $version }
arkham-file-field = “{ $field }” não serve: { $problem }
arkham-file-unknown = “{ $field }” é desconhecido
arkham-file-value = “{ $field }” não pode ser “{ $came }”
arkham-file-deck = “{ $field }”: { $problem }
arkham-campaign-option = Opções desconhecidas: { $names }
arkham-campaign-unfinished = O cenário ainda não terminou
arkham-campaign-change = Não existe “{ $name }”; seria “{ $nearest }”? Há: { $known }
arkham-campaign-words = “{ $name }” precisa de: { $words }

## The log read out

arkham-guide-night-of-the-zealot = A Noite da Zelote
arkham-difficulty-easy = fácil
arkham-difficulty-standard = normal
arkham-difficulty-hard = difícil
arkham-difficulty-expert = especialista
arkham-campaign-title-next = { $guide } ({ $difficulty }): agora vem { $scenario }
arkham-campaign-title-underway = { $guide } ({ $difficulty }): está em jogo { $scenario }
arkham-campaign-title-over = { $guide } ({ $difficulty }): { $ending }
arkham-campaign-ending-win = os investigadores venceram
arkham-campaign-ending-lose = os investigadores perderam
arkham-campaign-ending-survived = os investigadores sobreviveram, a um preço
arkham-campaign-ending-done = terminou
arkham-campaign-played-reached = { $scenario }: resolução { $number }
arkham-campaign-played-none = { $scenario }: nenhuma resolução foi alcançada
arkham-campaign-heirloom = Falta dar a alguém: { $card }
arkham-campaign-bag = Bolsa do Caos: { $tokens }
arkham-campaign-sheet-plays = { $player } — { $investigator }: experiência { $experience }, trauma físico { $physical }, trauma mental { $mental }, baralho de { $cards }
arkham-campaign-sheet-away = { $player } — { $investigator }: experiência { $experience }, trauma físico { $physical }, trauma mental { $mental }, baralho de { $cards } (ausente)
arkham-campaign-sheet-killed = { $player } — { $investigator }: experiência { $experience }, trauma físico { $physical }, trauma mental { $mental }, baralho de { $cards } (sem vida)
arkham-campaign-sheet-insane = { $player } — { $investigator }: experiência { $experience }, trauma físico { $physical }, trauma mental { $mental }, baralho de { $cards } (na loucura)
arkham-note-house-burned = A casa pegou fogo e ruiu.
arkham-note-house-standing = A casa continua de pé.
arkham-note-ghoul-priest-alive = O Sacerdote Carniçal está vivo.
arkham-note-lita-finds-others = Lita procura ajuda em outro lugar.
arkham-note-past-midnight = Passou da meia-noite.
arkham-note-ritual-broken = O ritual foi interrompido.
arkham-note-umordhoth-repelled = Umôrdhoth foi repelido.
arkham-note-lita-sacrificed = Lita Chantler foi entregue a Umôrdhoth.
arkham-note-arkham-succumbed = Arkham caiu diante de Umôrdhoth.
arkham-note-interrogated = Interrogatório: { $card }
arkham-note-escaped = À solta: { $card }
