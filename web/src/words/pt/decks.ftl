### Baralhos: a estante e o construtor de baralhos.

page-decks = Baralhos
decks-door-line = Busca, curva e regras em palavras
decks-yours = Seus baralhos
decks-none = Nenhum ainda: comece um abaixo ou importe uma lista.
decks-kept-here = Eles ficam guardados neste navegador. Exporte os que quiser ter também em outro lugar.
decks-new = Um baralho novo
decks-begin = Do zero
decks-begin-for = Do zero para { $name }
decks-copy-of = Baralho pronto de { $name }: { $deck }
decks-ready-line = Os baralhos prontos usam as cartas de uma ou de duas caixas básicas; você recebe uma cópia que pode mudar.
decks-size = { $have } de { $want } cartas
decks-drop = Jogar fora “{ $name }”
decks-drop-sure = Jogar fora
decks-gone = Este baralho não está neste navegador.
decks-not-kept = Este navegador não guarda nada: exporte o baralho antes de sair.

## Procurar cartas

decks-search = Procurar em nomes e textos
decks-filters = Filtros
decks-any = Qualquer …
decks-all-cards = Todas as cartas
decks-found = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
decks-keys = Teclas: / procurar · + e − sobre uma carta · setas de carta em carta · U desfazer
decks-card-level = { $name } ({ $level })
decks-level = nível { $level }
decks-copies = Cópias no baralho:
decks-more = Pôr { $card }
decks-less = Tirar { $card }

## O baralho

decks-name = Nome do baralho
decks-parts = Partes da página
decks-part-find = Procurar
decks-part-deck = Baralho
decks-part-check = Conferir
decks-about = O que { $name } sabe fazer
decks-special = Cartas próprias e fraquezas
decks-curve = Curva de custos
decks-curve-at = Custo { $cost }: { $count }
decks-legality = Legalidade
decks-legal = Está tudo em ordem.
decks-purpose = Para que serve
decks-for-campaign = Campanha
decks-for-standalone = Uma partida
decks-for-bought = Melhorar
decks-for-campaign-line = Para começar uma campanha: cartas de nível 0.
decks-for-standalone-line = Para uma partida avulsa: níveis mais altos trazem mais fraquezas ao acaso.
decks-for-bought-line = Entre dois cenários: diga quanta experiência há e compre as cartas uma a uma.
decks-worth = { $count ->
    [0] Todas as suas cartas são de nível 0.
   *[other] Suas cartas custam { $count } de experiência.
    }

## Melhorar

decks-experience = Experiência que resta
decks-bought = Comprado
decks-bought-for = { $card } por { $out }: { $cost }
decks-buy = Comprar { $card }
decks-buy-for = Comprar { $card } por { $price } de experiência
decks-which-goes = Experiência que resta: { $experience }. Que carta sai em troca?
decks-better = Melhorar { $card }
decks-instead = No lugar de { $card } ({ $count }×)

## Listas de entrada e saída

decks-import = Importar
decks-paste = Cole uma lista: o JSON do ArkhamDB, ou uma linha por carta com seu nome em qualquer uma das quatro línguas.
decks-file = De um arquivo
decks-read = Ler
decks-unread = Ainda não dá para ler isto
decks-export = Exportar
decks-form-list = Lista
decks-form-json = JSON do ArkhamDB
decks-copy = Copiar
decks-download = Baixar

## Em uma mesa nova

decks-seat = Baralho
decks-seat-of = Baralho do lugar { $number }
decks-seat-starter = Baralho inicial
decks-seat-ready = Prontos
decks-seat-own = Seus baralhos
decks-seat-wrong = Este baralho ainda não pode ser jogado:
decks-seat-mend = Conserte-o no construtor de baralhos
decks-seat-first = Um baralho ainda não pode ser jogado.
decks-seat-given = Baralho: como o anfitrião escolheu
