### The words of the browser client.

## The room

home = Inicio
pages = Páginas
page-play = Jugar
page-rules = Reglas
page-about = Acerca de
home-title = Las lámparas están encendidas.
home-line = Siéntate a solas o envía el enlace a un amigo.
server-away = La sala de juego no responde. ¿Está en marcha el servidor?
try-again = Reintentar
loading = Un momento…
close = Cerrar
back = Atrás
yes = Sí
no = No
you = Tú
seat = Asiento { $number }
somebody = Alguien
computer = Ordenador
away = Ausente
here = Presente
ready = Preparado
automatic = Automático

## Settings

settings = Ajustes
language = Idioma: { $name }
language-title = Idioma
theme = Claro u oscuro
theme-dark = Oscuro
theme-light = Claro
motion = Movimiento
motion-normal = Normal
motion-fast = Rápido
motion-off = Sin movimiento

## Home

play-computers = Con ordenadores
play-computers-of = Jugar a { $game } con ordenadores
set-table = Preparar una mesa
set-table-of = Preparar una mesa de { $game }
people-count = { $least }–{ $most } personas
your-tables = Tus mesas
running = { $count } en curso
no-tables = No hay partidas en curso.
your-move = Te toca
resume = Continuar
open = Abrir
invitation = ¿Tienes una invitación?
paste-link = Pega el enlace
link-wrong = Esto no es una invitación: su enlace termina en #/join/ y dos palabras más.
sit-down = Sentarse
finished = Terminadas
replays = { $count ->
    [one] { $count } repetición
   *[other] { $count } repeticiones
    }
rules-door-line = Cada cláusula, en cuatro idiomas
watch = Ver

## Setting a table

new-table = { $game }: nueva mesa
no-game = Aquí no hay ningún juego llamado «{ $game }».
games = Juegos
how-many = Cuántos juegan
seats = Asientos
name-of = Nombre del asiento { $number }
who-sits = Quién ocupa el asiento { $number }
strength-of = Jugador del ordenador en el asiento { $number }
same-screen = En esta pantalla
by-link = Amigo por enlace
timer = Tiempo por decisión
timer-0 = Sin límite
timer-30 = 30 s
timer-120 = 2 min
timer-86400 = 1 día
more = Más ajustes
automatic-of = { $option }: automático
pace = Los jugadores del ordenador responden
pace-20 = Con calma
pace-8 = Como personas
pace-0 = Al instante
scales = En la balanza: { $good } contra { $bad }
spectators = Espectadores
fine-as-it-is = Está bien así: pulsa Empezar.
links-next = A continuación tendrás un enlace para cada amigo.
begin = Empezar

## Seats

seat-open = Asiento libre
copy-link = Copiar la invitación
copied = Copiado
link-of = Invitación al asiento { $number }
free-seat = Liberar el asiento
take-back = Recuperar tu asiento
still-open = Envía los enlaces. La partida empieza cuando no queden asientos libres.
all-here = Todos los asientos están ocupados.
pause = Pausar
go-on = Reanudar
close-table = Cerrar la mesa
to-table = A la mesa
invited = Te han invitado
invited-line = Te guardan un asiento en una mesa. ¿Cómo te llamarán los demás?
your-name = Tu nombre

## At the table

board = Tablero
people = Personas
decision = Tu decisión
side = Registro, reglas y charla
round-short = R
round-and-phase = Ronda { $round }: { $phase }
just-now = Ahora mismo
nothing-yet = Aún no ha pasado nada.
waiting-for = { $count ->
    [0] Un momento…
    [one] { $names } está pensando
   *[other] Están pensando: { $names }
    }
waiting-hint = Se te preguntará cuando te toque.
answered-may-change = Has respondido; puedes cambiarlo hasta que todos lo hagan.
sealed = sellado
say-something = Decir algo
ways = { $count ->
    [one] { $count } forma
   *[other] { $count } formas
    }
choose-on-board = Elige en el tablero
or-from-list = o en una lista de { $count }
time-left = { $count ->
    [one] Queda { $count } segundo
   *[other] Quedan { $count } segundos
    }
paused = La partida está en pausa
status-gathering = Esperando a la gente
status-closed = La mesa está cerrada
game-over = La partida ha terminado; ya no queda nada oculto.
watch-replay = Ver la repetición
reconnecting = Reconectando, no se pierde nada
seat-acting = Actúa
seat-thinking = Piensa
seat-done = ✓ Listo
seat-waiting = Espera
undo = Deshacer
undo-unrevealed = Hasta revelar algo
undo-free = Siempre
undo-off = Nunca
undo-asks = { $count ->
    [one] { $name } quiere deshacer { $count } decisión.
   *[other] { $name } quiere deshacer { $count } decisiones.
    }
undo-waits = Para deshacer falta el acuerdo de { $names }.
undo-agree = De acuerdo
undo-refuse = Rechazar
why-not = ¿Por qué no?
why-not-title = ¿Por qué no «{ $what }»?
why-not-nothing = Nada lo impide.
handover = Pasa la pantalla a { $name }
handover-hint = Las cartas están guardadas. Los demás: mirad al techo un momento.
handover-me = Soy { $name }: mirar

## Side panel

log = Registro
rules = Reglas
talk = Charla
claims = Afirmaciones
talk-hint = Di algo…
talk-empty = Aún nadie ha dicho nada.
silent = Ahora las reglas piden silencio
send = Enviar
rule-open = Abrir la regla { $id }
rules-search = Buscar en las reglas
rules-none = Ninguna regla tiene esas palabras.
rules-empty = Busca una palabra o sigue un enlace a una regla.
applies-now = Se aplica ahora
see-also = Véase también:

## Replays

replay = Repetición
step = Paso
step-of = Paso { $at } de { $last }
step-back = Un paso atrás
step-on = Un paso adelante
round-back = Ronda anterior
round-on = Ronda siguiente
chosen = { $name }: { $what }
replay-run = Reproducir
replay-stop = Detener
speed = Velocidad: { $speed } veces
eyes = Con qué ojos
eyes-all = Todo a la vista
eyes-of = Como { $name }
share = Compartir

## Keys

help = Teclas y ayuda
key-option = Elegir la opción 1 a 9
key-gold = El botón dorado
key-next = Lo siguiente; con Mayús, lo anterior
key-arrows = Lo más cercano en esa dirección
key-may = Lo próximo con lo que puedes actuar
key-why = ¿Por qué no?, sobre lo enfocado
key-undo = Deshacer
key-just-now = Releer «Ahora mismo»
key-decide = Ir a donde se te pregunta
key-parts = Tablero, mano, tapete, personas
key-panels = Registro, reglas, charla, afirmaciones
key-secrets = Mantener sobre tu rol: verlo
key-replay = Repetición: paso, ronda
key-close = Cerrar, retirar una elección sin sellar
key-help = Esta hoja

## About

about-what = Una sala de juego para juegos de mesa lovecraftianos. Las reglas se cumplen al pie de la letra y cada paso puede nombrar la regla que sigue.
about-icons = Iconos
about-icons-line = De la colección game-icons:
about-fonts = Tipos de letra
about-drawings = Dibujos
about-drawings-line = Las escenas, los retratos y los adornos son nuestros, dibujados para este proyecto con su licencia.
about-games = Los juegos
about-games-line = Los nombres y las reglas de los juegos son de sus autores y editoriales. Aquí no hay nada de sus textos ni ilustraciones: para jugar, ten los juegos.
