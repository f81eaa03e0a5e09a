### The words of the browser client.

## The room

home = Início
pages = Páginas
page-play = Jogar
page-rules = Regras
page-about = Sobre
home-title = Os lampiões estão acesos.
home-line = Sente-se sozinho ou envie o link a um amigo.
server-away = A sala de jogos não responde. O servidor está ligado?
try-again = Tentar de novo
loading = Um momento…
close = Fechar
back = Voltar
yes = Sim
no = Não
you = Você
seat = Lugar { $number }
somebody = Alguém
computer = Computador
away = Ausente
here = Presente
ready = A postos
automatic = Automático

## Settings

settings = Ajustes
language = Idioma: { $name }
language-title = Idioma
theme = Claro ou escuro
theme-dark = Escuro
theme-light = Claro
motion = Movimento
motion-normal = Normal
motion-fast = Rápido
motion-off = Desligado

## Home

play-computers = Com computadores
play-computers-of = Jogar { $game } com computadores
set-table = Preparar uma mesa
set-table-of = Preparar uma mesa de { $game }
people-count = { $least }–{ $most } pessoas
your-tables = Suas mesas
running = { $count } em curso
no-tables = Nenhuma partida em curso.
your-move = Sua vez
resume = Continuar
open = Abrir
invitation = Recebeu um convite?
paste-link = Cole o link
link-wrong = Isto não é um convite: o link termina em #/join/ e mais duas palavras.
sit-down = Sentar-se
finished = Terminadas
replays = { $count ->
    [one] { $count } repetição
   *[other] { $count } repetições
    }
rules-door-line = Cada cláusula, em quatro línguas
watch = Assistir

## Setting a table

new-table = { $game }: nova mesa
no-game = Não há aqui nenhum jogo chamado “{ $game }”.
games = Jogos
how-many = Quantos jogam
seats = Lugares
name-of = Nome no lugar { $number }
who-sits = Quem ocupa o lugar { $number }
strength-of = Jogador do computador no lugar { $number }
same-screen = Nesta tela
by-link = Amigo por link
timer = Tempo por decisão
timer-0 = Sem limite
timer-30 = 30 s
timer-120 = 2 min
timer-86400 = 1 dia
more = Mais opções
automatic-of = { $option }: automático
pace = Os jogadores do computador respondem
pace-20 = Com calma
pace-8 = Como pessoas
pace-0 = Na hora
scales = Na balança: { $good } contra { $bad }
spectators = Espectadores
fine-as-it-is = Está bom assim: aperte Começar.
links-next = A seguir você recebe um link para cada amigo.
begin = Começar

## Seats

seat-open = Lugar livre
copy-link = Copiar o convite
copied = Copiado
link-of = Convite para o lugar { $number }
free-seat = Liberar o lugar
take-back = Retomar seu lugar
still-open = Envie os links. A partida começa quando não houver lugares livres.
all-here = Todos os lugares estão ocupados.
pause = Pausar
go-on = Retomar
close-table = Fechar a mesa
to-table = À mesa
invited = Você foi convidado
invited-line = Um lugar à mesa está guardado para você. Como os outros devem chamá-lo?
your-name = Seu nome

## At the table

board = Tabuleiro
people = Pessoas
decision = Sua decisão
side = Registro, regras e conversa
round-short = R
round-and-phase = Rodada { $round }: { $phase }
just-now = Agora há pouco
nothing-yet = Nada aconteceu ainda.
waiting-for = { $count ->
    [0] Um momento…
    [one] { $names } está pensando
   *[other] Estão pensando: { $names }
    }
waiting-hint = Você será consultado na sua vez.
answered-may-change = Você respondeu; pode mudar até que todos respondam.
sealed = selado
say-something = Dizer algo
ways = { $count ->
    [one] { $count } forma
   *[other] { $count } formas
    }
choose-on-board = Escolha no tabuleiro
or-from-list = ou numa lista de { $count }
time-left = { $count ->
    [one] Resta { $count } segundo
   *[other] Restam { $count } segundos
    }
paused = A partida está em pausa
status-gathering = Esperando pessoas
status-closed = A mesa está fechada
game-over = A partida terminou; nada mais está oculto.
watch-replay = Assistir ao replay
reconnecting = Reconectando, nada se perde
seat-acting = Agindo
seat-thinking = Pensando
seat-done = ✓ Pronto
seat-waiting = Espera
undo = Desfazer
undo-unrevealed = Até revelar algo
undo-free = Sempre
undo-off = Nunca
undo-asks = { $count ->
    [one] { $name } quer desfazer { $count } escolha.
   *[other] { $name } quer desfazer { $count } escolhas.
    }
undo-waits = Para desfazer falta o acordo de { $names }.
undo-agree = Concordar
undo-refuse = Recusar
why-not = Por que não?
why-not-title = Por que não “{ $what }”?
why-not-nothing = Nada o impede.
handover = Passe a tela para { $name }
handover-hint = As cartas estão guardadas. Os demais: olhem para o teto um momento.
handover-me = Sou { $name }: olhar

## Side panel

log = Registro
rules = Regras
talk = Conversa
claims = Afirmações
talk-hint = Diga algo…
talk-empty = Ninguém disse nada ainda.
silent = Agora as regras pedem silêncio
send = Enviar
rule-open = Abrir a regra { $id }
rules-search = Buscar nas regras
rules-none = Nenhuma regra tem essas palavras.
rules-empty = Busque uma palavra ou siga um link de regra.
applies-now = Vale agora
see-also = Veja também:

## Replays

replay = Replay
step = Passo
step-of = Passo { $at } de { $last }
step-back = Um passo atrás
step-on = Um passo adiante
round-back = Rodada anterior
round-on = Próxima rodada
chosen = { $name }: { $what }
replay-run = Reproduzir
replay-stop = Parar
speed = Velocidade: { $speed } vezes
eyes = Com os olhos de quem
eyes-all = Tudo à vista
eyes-of = Como { $name }
share = Compartilhar

## Keys

help = Teclas e ajuda
key-option = Escolher a opção 1 a 9
key-gold = O botão dourado
key-next = O próximo; com Shift, o anterior
key-arrows = O mais próximo nessa direção
key-may = O próximo com que você pode agir
key-why = Por que não?, sobre o que está em foco
key-undo = Desfazer
key-just-now = Reler “Agora há pouco”
key-decide = Ir aonde você é consultado
key-parts = Tabuleiro, mão, tapete, pessoas
key-panels = Registro, regras, conversa, afirmações
key-secrets = Segurar sobre seu papel: vê-lo
key-replay = Replay: passo, rodada
key-close = Fechar, retirar uma escolha não selada
key-help = Esta folha

## About

about-what = Uma sala de jogos para jogos de tabuleiro lovecraftianos. As regras são cumpridas à risca, e cada passo pode nomear a regra que segue.
about-icons = Ícones
about-icons-line = Da coleção game-icons:
about-fonts = Fontes
about-drawings = Desenhos
about-drawings-line = As cenas, os retratos e os ornamentos são nossos, desenhados para este projeto sob a licença dele.
about-games = Os jogos
about-games-line = Os nomes e as regras dos jogos são de seus autores e editoras. Aqui não há nada dos textos nem das ilustrações deles: para jogar, tenha os jogos.
