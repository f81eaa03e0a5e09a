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
