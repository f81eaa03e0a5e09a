### Campaigns: their pages in the browser.

## The list

page-campaigns = Campañas
campaigns-door-line = Partida tras partida, con todo lo que ya pasó
campaigns-yours = Tus campañas
campaigns-none = Todavía no participas en ninguna campaña.
campaigns-what = Varias partidas seguidas: la experiencia, las heridas y lo que hicisteis pasan de una a otra.
campaigns-new = Empezar una campaña
campaigns-over = Terminada
campaigns-playing = En juego
campaigns-to = A la campaña

## A new one

campaign-new = { $game }: nueva campaña
campaign-title = Cómo la llamáis
campaign-untitled = Campaña
campaign-who = Quiénes participan
campaign-character-of = Personaje { $number }
campaign-player-of = Nombre del jugador { $number }
campaign-plays-of = Quién lleva a { $name }
campaign-computer-of = Jugador del ordenador: { $name }
campaign-begin = Empezar la campaña
campaign-begin-line = Aún no se juega nada: la primera partida empieza en la página siguiente.

## Chapters

campaign-chapters = Capítulos
campaign-chapter-played = Jugado
campaign-chapter-underway = En juego
campaign-chapter-next = Siguiente
campaign-chapter-ahead = Por venir
campaign-chapter-left = Sin jugar
campaign-next = Capítulo siguiente: { $name }
campaign-next-begin = Empezarlo
campaign-next-line = Tendrá su propia mesa. Hasta que acabe, nadie entra, sale ni cambia su mazo.
campaign-next-host = La empieza el anfitrión.
campaign-underway = Se está jugando «{ $name }».
campaign-gathering = La mesa de «{ $name }» espera a la gente.
campaign-give-up = Abandonar esta partida
campaign-give-up-line = La mesa se cierra para todos y la campaña queda como antes de esta partida.
campaign-give-up-sure = Sí, abandonar
campaign-over = Esta campaña ha terminado.
campaign-nobody = No queda nadie para jugar: alguien debe entrar con un personaje nuevo.

## The log, the bag, the people

campaign-log = Registro de campaña
campaign-log-empty = Aún no hay nada anotado.
campaign-bag = En la bolsa
campaign-people = Personajes
campaign-deck = Mazo: { $count } cartas
campaign-earned = Ganado por el camino
campaign-in-deck = { $card } está en el mazo
campaign-heirlooms = ¿Para quién es?
campaign-give = Dar { $card } a { $name }
campaign-leave = Se va
campaign-leave-of = { $name } se va
campaign-return = Vuelve
campaign-return-of = { $name } vuelve
campaign-friend = Un amigo
campaign-free = Por enlace
campaign-join = Alguien se une
campaign-join-line = También quien ha perdido a su personaje.
campaign-join-add = Unirse

## Buying

campaign-buy = Gastar experiencia
campaign-buy-of = { $name }: gastar experiencia
campaign-buy-left = Experiencia disponible: { $count }
campaign-buy-find = Buscar una carta
campaign-buy-room = Sale a cambio
campaign-buy-upgrades = Versiones mejores
campaign-buy-others = Otras cartas
campaign-buy-cost = { $cost } PX
campaign-buy-replaces = sustituye a { $card }
campaign-buy-free-room = no ocupa sitio
campaign-buy-this = Comprar { $card }
campaign-buy-word = Comprar
campaign-buy-none = Ninguna carta lleva eso en el nombre.
campaign-buy-dear = Ahora no
campaign-bought = Comprado: { $card }
