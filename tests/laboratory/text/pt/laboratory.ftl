### As palavras do laboratório.

## Cartas

lab-card-spark = Centelha
lab-card-study = Estudo
lab-card-balm = Bálsamo
lab-card-storm = Tempestade
lab-card-oath = Juramento
lab-card-feast = Banquete
lab-card-ward = Guarda
lab-card-hound = Sabujo
lab-card-mirror = Espelho
lab-card-ashes = Cinzas
lab-card-padding = Acolchoado
lab-card-bell = Sino
lab-card-toll = Pedágio
lab-card-relic = Relíquia
lab-card-altar = Altar
lab-card-idol = Ídolo
lab-card-veil = Véu
lab-card-silence = Silêncio
lab-card-truce = Trégua
lab-card-shell = Carapaça
lab-card-prism = Prisma
lab-card-sleight = Artimanha
lab-card-scar = Cicatriz
lab-card-rust = Ferrugem
lab-card-hush = Mudez
lab-card-thorn = Espinho
lab-card-vigil = Vigília
lab-card-recall = Retirada
lab-card-revel = Folia

## O que se pergunta e o que se pode fazer

lab-ask-bid = Quanta vida oferece pelo primeiro turno?
lab-ask-act =
    { $count ->
        [1] É a sua vez: resta uma ação
       *[other] É a sua vez: restam { $count } ações
    }
lab-ask-target = Contra quem?
lab-act-bid = Oferecer { $number }
lab-act-play = Jogar { $card }
lab-act-strike = Golpear por { $number }
lab-act-target = Contra { $seat }
lab-act-end-turn = Terminar o turno

## O que acontece

lab-round = Começa a rodada { $number }.
lab-draws = { $seat } compra uma carta.
lab-draws-card = { $seat } compra { $card }.
lab-reshuffles = { $seat } fica sem cartas, perde uma vida e embaralha o descarte.
lab-strikes = { $seat } golpeia { $seat_target } por { $amount }.
lab-gains = { $seat } ganha { $amount } de vida.
lab-falls = { $seat } cai.
lab-discards = { $card } é descartada.
lab-plays = { $seat } joga { $card }.
lab-first = { $seat } oferece { $number } e começa.
lab-something = Acontece algo
lab-won = Resta o último alquimista.
lab-lost = Não resta ninguém, ou os que restam estavam condenados.
lab-reason-counter = { $card } espera uma carta para anular

## As palavras das cartas

lab-word-hit = Golpeie por { $number }.
lab-word-hit-all = Golpeie todos os outros por { $number }.
lab-word-draw =
    { $number ->
        [1] Compre uma carta.
       *[other] Compre { $number } cartas.
    }
lab-word-heal = Ganhe { $number } de vida.
lab-word-bleed = Perca { $number } de vida.
lab-word-play-this = Jogue esta carta.
lab-word-cancel = Anule-a.
lab-word-reflect = Em vez disso, quem golpeou recebe o golpe.
lab-word-lose-this = Em vez disso, descarte esta carta.
lab-word-soften = É { $number } a menos.
lab-word-delayed = Deixe algo para o fim da rodada.
lab-word-lasting = Até o fim da rodada:
lab-word-plus = Os seus golpes valem { $number } a mais.
lab-word-double = Os seus golpes valem o dobro.
lab-word-halve = Os golpes dos outros valem a metade.
lab-word-silence = Ninguém mais pode comprar cartas.
lab-when-round-ends = Forçado, no fim da rodada: { $word }
lab-when-card-played = Reação, quando outro joga uma carta: { $word }
lab-after-struck = Reação, depois de ser golpeado: { $word } ({ $period })
lab-would-be-struck = Reação, quando fosse ser golpeado: { $word }
lab-when-struck = Forçado, quando é golpeado: { $word }
lab-after-draw = Forçado, depois de comprar uma carta: { $word }
lab-after-gain = Reação, depois de ganhar vida: { $word } ({ $period })
lab-once-round = uma vez por rodada
lab-once-game = uma vez por partida, entre todas as cópias
lab-word-take-back = Devolva à sua mão a mais recente das suas outras cartas em jogo.
lab-word-revel = Ao mesmo tempo: ganhe { $number } de vida e compre { $number } do seu baralho.
lab-word-truce = Ninguém mais pode golpear.
lab-react-struck = Reação, quando é golpeado: { $word }
lab-forced-after-struck = Forçado, depois de ser golpeado: { $word }
lab-when-ability = Reação, quando uma habilidade alheia é ativada: { $word } ({ $period })
lab-react-round-ends = Reação, no fim da rodada: { $word }
