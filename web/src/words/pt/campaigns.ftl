### Campaigns: their pages in the browser.

## The list

page-campaigns = Campanhas
campaigns-door-line = Partida após partida, com tudo o que já aconteceu
campaigns-yours = Suas campanhas
campaigns-none = Você ainda não participa de nenhuma campanha.
campaigns-what = Várias partidas seguidas: experiência, ferimentos e o que vocês fizeram passam de uma para a outra.
campaigns-new = Começar uma campanha
campaigns-over = Terminada
campaigns-playing = Em jogo
campaigns-to = À campanha

## A new one

campaign-new = { $game }: nova campanha
campaign-title = Como vocês a chamam
campaign-untitled = Campanha
campaign-who = Quem participa
campaign-character-of = Personagem { $number }
campaign-player-of = Nome do jogador { $number }
campaign-plays-of = Quem joga com { $name }
campaign-computer-of = Jogador do computador: { $name }
campaign-begin = Começar a campanha
campaign-begin-line = Nada é jogado ainda: a primeira partida começa na página seguinte.

## Chapters

campaign-chapters = Capítulos
campaign-chapter-played = Jogado
campaign-chapter-underway = Em jogo
campaign-chapter-next = Próximo
campaign-chapter-ahead = Por vir
campaign-chapter-left = Não jogado
campaign-next = Próximo capítulo: { $name }
campaign-next-begin = Começar
campaign-next-line = Ele ganha uma mesa própria. Até terminar, ninguém entra, sai nem muda o baralho.
campaign-next-host = O anfitrião começa.
campaign-underway = “{ $name }” está em jogo.
campaign-gathering = A mesa de “{ $name }” espera as pessoas.
campaign-give-up = Desistir desta partida
campaign-give-up-line = A mesa é fechada para todos, e a campanha fica como antes desta partida.
campaign-give-up-sure = Sim, desistir
campaign-over = Esta campanha terminou.
campaign-nobody = Não resta ninguém para jogar: alguém entra com um personagem novo.

## The log, the bag, the people

campaign-log = Registro da campanha
campaign-log-empty = Nada foi anotado ainda.
campaign-bag = No saco
campaign-people = Personagens
campaign-deck = Baralho: { $count } cartas
campaign-earned = Ganho pelo caminho
campaign-in-deck = { $card } está no baralho
campaign-heirlooms = Para quem fica?
campaign-give = Dar { $card } a { $name }
campaign-leave = Vai embora
campaign-leave-of = { $name } vai embora
campaign-return = Volta
campaign-return-of = { $name } volta
campaign-friend = Um amigo
campaign-free = Por link
campaign-join = Alguém entra
campaign-join-line = Também quem perdeu seu personagem.
campaign-join-add = Entrar

## Buying

campaign-buy = Gastar experiência
campaign-buy-of = { $name }: gastar experiência
campaign-buy-left = Experiência disponível: { $count }
campaign-buy-find = Procurar uma carta
campaign-buy-room = Sai em troca
campaign-buy-upgrades = Versões melhores
campaign-buy-others = Outras cartas
campaign-buy-cost = { $cost } PX
campaign-buy-replaces = substitui { $card }
campaign-buy-free-room = não ocupa lugar
campaign-buy-this = Comprar { $card }
campaign-buy-word = Comprar
campaign-buy-none = Nenhuma carta tem isso no nome.
campaign-buy-dear = Agora não
campaign-bought = Comprado: { $card }
