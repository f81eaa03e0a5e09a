### A mesa em tela cheia no terminal.

table-board = Tabuleiro
table-people = Pessoas
table-own = O seu
table-table = Mesa
table-log = Registro
table-key-why = por que não?
table-key-rules = regras
table-key-undo = desfazer
table-key-language = português
table-key-help = ajuda
table-key-leave = sair
table-thinking = { $seat } está pensando …
table-back = Voltar
table-menu-count = { $title } ({ $count })
table-typed = { $typed }: Enter escolhe, ou digite outro algarismo
table-new-lines = { $count } novas, l mostra
table-no-number = { $input } não é uma opção: há números de 1 a { $most }
table-not-now = Isso não é possível enquanto outra pessoa responde
table-hand-over = Passe a tela para { $seat }
table-hand-over-press = { $seat } aperta Enter. Ninguém mais olha.
table-why-title = Por que não?
table-why-filter = O que você gostaria de fazer? Digite algumas palavras
table-why-choose = Escolha algo com as setas e aperte Enter
table-rules-title = Regras
table-rules-search = Palavras de uma regra em qualquer língua, ou o id de uma cláusula
table-rules-nothing = Nada encontrado
table-rules-none = Nenhuma regra está por trás desta linha
table-example = Dado: { $given } Então: { $expect }
table-close = Escape fecha
table-help-title = Ajuda
table-help-saved = Cada escolha é salva na hora em { $path }
table-help-signs = Sinais
table-over-press = Aperte Enter ou q para sair
table-help =
    Números ou ↑ ↓   escolher uma opção; Enter confirma; os mesmos números estão no tabuleiro
    Backspace        voltar de um menu
    PgUp PgDn        rolar o que não cabe
    Tab              ao registro e de volta; Enter numa linha mostra as regras dela
    b p y t l        tabuleiro, pessoas, o seu, mesa, registro (em telas pequenas)
    w                por que algo não pode ser feito agora
    r                procurar uma regra, por palavras ou pelo id de uma cláusula
    u                desfazer a sua última escolha; o que vem depois é sorteado de novo
    g                a próxima língua
    ? ou F1          esta folha
    q ou Ctrl-C      sair; miskatonic play --resume continua
