### Decks: what is wrong with them.

arkham-card-level = { $card } ({ $level })
arkham-deck-investigator = Não há investigador chamado “{ $name }”
arkham-deck-nobody = Nenhuma linha nomeia um investigador
arkham-deck-unknown = Cartas desconhecidas: { $codes }
arkham-deck-unknown-near = Não existe a carta “{ $name }”; seria “{ $nearest }”?
arkham-deck-second-investigator = { $card } é uma carta de investigador e não pode ficar num baralho
arkham-deck-scenario-card = { $card } é uma carta de cenário, não de baralho
arkham-deck-size = O baralho deve ter { $want } cartas, não { $have }
arkham-deck-copies = { $card }: { $have } cópias, quando pode haver { $most }
arkham-deck-access = { $card } não está ao alcance de { $investigator }
arkham-deck-required = { $card } deve estar no baralho
arkham-deck-others = { $card } é de { $owner }
arkham-deck-weaknesses = Fraquezas básicas: { $have }, quando cabem { $due }
arkham-deck-story = Nenhuma resolução concedeu { $card } ainda
arkham-deck-standalone = Suas cartas custam { $spent } de experiência: um baralho avulso fica abaixo de { $limit }
arkham-deck-experience = Suas cartas custam { $spent } de experiência, e há { $have }
arkham-deck-boxes = { $card }: { $count } cópias, e nas caixas há { $have }
arkham-deck-unreadable = Isto não é um baralho: { $problems }
arkham-deck-json = Não é JSON a partir da linha { $line }
arkham-deck-missing = Falta “{ $field }”
arkham-deck-type = “{ $field }” deveria ser { $wanted }, não { $came }
arkham-deck-number = “{ $name }” não pode aparecer { $count } vezes
arkham-json-object = um objeto
arkham-json-array = uma lista
arkham-json-text = um texto
arkham-json-boolean = verdadeiro ou falso
arkham-json-number = um número inteiro
arkham-json-decimal = um decimal
arkham-json-nothing = vazio
arkham-deck-long = Isto não é uma lista de baralho: tem mais de { $lines } linhas, ou uma de mais de { $letters } letras
arkham-deck-long-name = O nome tem mais de { $most } letras

## What a deck builder shows

arkham-deck-ready-one = Uma caixa básica
arkham-deck-ready-two = Duas caixas básicas
arkham-class-weakness = Fraqueza
arkham-facet-card-class = Classe
arkham-facet-sort = Tipo
arkham-facet-level = Nível
arkham-facet-slots = Espaço
arkham-facet-traits = Traço
