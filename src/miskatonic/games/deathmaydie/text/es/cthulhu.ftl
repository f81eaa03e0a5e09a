### Cthulhu: names of its own and those of its cards.

## Cthulhu

dmd-kind-cthulhu = Cthulhu
dmd-kind-star-spawn = Engendro estelar
    .a = un Engendro estelar
dmd-which-star-spawn = los Engendros estelares
    .a = un Engendro estelar
dmd-token-rlyeh = R’lyeh

## Mythos cards

dmd-mythos-the-city-rises = La ciudad emerge
dmd-mythos-dreams-of-drowning = Sueños de ahogado
dmd-mythos-angles-that-are-wrong = Ángulos equivocados
dmd-mythos-the-sleeper-stirs = El durmiente se agita
dmd-mythos-the-call = La llamada
dmd-mythos-words-in-no-mouth = Palabras sin boca
dmd-mythos-green-stone = Piedra verde
dmd-mythos-black-tide = Marea negra
