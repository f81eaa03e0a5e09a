### Las palabras del laboratorio.

## Cartas

lab-card-spark = Chispa
lab-card-study = Estudio
lab-card-balm = Bálsamo
lab-card-storm = Tormenta
lab-card-oath = Juramento
lab-card-feast = Banquete
lab-card-ward = Guarda
lab-card-hound = Sabueso
lab-card-mirror = Espejo
lab-card-ashes = Cenizas
lab-card-padding = Acolchado
lab-card-bell = Campana
lab-card-toll = Peaje
lab-card-relic = Reliquia
lab-card-altar = Altar
lab-card-idol = Ídolo
lab-card-veil = Velo
lab-card-silence = Silencio
lab-card-truce = Tregua
lab-card-shell = Caparazón
lab-card-prism = Prisma
lab-card-sleight = Treta
lab-card-scar = Cicatriz
lab-card-rust = Herrumbre
lab-card-hush = Mutismo
lab-card-thorn = Espina
lab-card-vigil = Vigilia
lab-card-recall = Retirada
lab-card-revel = Jolgorio

## Lo que se pregunta y lo que se puede hacer

lab-ask-bid = ¿Cuánta vida apuestas por el primer turno?
lab-ask-act =
    { $count ->
        [1] Tu turno: queda una acción
       *[other] Tu turno: quedan { $count } acciones
    }
lab-ask-target = ¿Contra quién?
lab-act-bid = Apostar { $number }
lab-act-play = Jugar { $card }
lab-act-strike = Golpear por { $number }
lab-act-target = Contra { $seat }
lab-act-end-turn = Terminar el turno

## Lo que pasa

lab-round = Empieza la ronda { $number }.
lab-draws = { $seat } roba una carta.
lab-draws-card = { $seat } roba { $card }.
lab-reshuffles = { $seat } se queda sin cartas, pierde una vida y baraja su descarte.
lab-strikes = { $seat } golpea a { $seat_target } por { $amount }.
lab-gains = { $seat } gana { $amount } de vida.
lab-falls = { $seat } cae.
lab-discards = Se descarta { $card }.
lab-plays = { $seat } juega { $card }.
lab-first = { $seat } apuesta { $number } y empieza.
lab-something = Pasa algo
lab-won = Queda en pie el último alquimista.
lab-lost = No queda nadie, o los que quedan estaban condenados.
lab-reason-counter = { $card } espera una carta que contrarrestar

## Las palabras de las cartas

lab-word-hit = Golpea por { $number }.
lab-word-hit-all = Golpea a todos los demás por { $number }.
lab-word-draw =
    { $number ->
        [1] Roba una carta.
       *[other] Roba { $number } cartas.
    }
lab-word-heal = Gana { $number } de vida.
lab-word-bleed = Pierde { $number } de vida.
lab-word-play-this = Juega esta carta.
lab-word-cancel = Cancélala.
lab-word-reflect = En su lugar recibe el golpe quien lo dio.
lab-word-lose-this = En su lugar descarta esta carta.
lab-word-soften = Es { $number } menos.
lab-word-delayed = Deja algo para el final de la ronda.
lab-word-lasting = Hasta el final de la ronda:
lab-word-plus = Tus golpes valen { $number } más.
lab-word-double = Tus golpes valen el doble.
lab-word-halve = Los golpes de los demás valen la mitad.
lab-word-silence = Nadie más puede robar cartas.
lab-when-round-ends = Obligado, al final de la ronda: { $word }
lab-when-card-played = Reacción, cuando otro juega una carta: { $word }
lab-after-struck = Reacción, después de recibir un golpe: { $word } ({ $period })
lab-would-be-struck = Reacción, cuando fueras a recibir un golpe: { $word }
lab-when-struck = Obligado, cuando recibes un golpe: { $word }
lab-after-draw = Obligado, después de robar una carta: { $word }
lab-after-gain = Reacción, después de ganar vida: { $word } ({ $period })
lab-once-round = una vez por ronda
lab-once-game = una vez por partida, entre todas las copias
lab-word-take-back = Devuelve a tu mano la más reciente de tus otras cartas en juego.
lab-word-revel = A la vez: gana { $number } de vida y roba { $number } de tu mazo.
lab-word-truce = Nadie más puede golpear.
lab-react-struck = Reacción, cuando recibes un golpe: { $word }
lab-forced-after-struck = Obligado, después de recibir un golpe: { $word }
lab-when-ability = Reacción, cuando se activa una habilidad ajena: { $word } ({ $period })
lab-react-round-ends = Reacción, al final de la ronda: { $word }
