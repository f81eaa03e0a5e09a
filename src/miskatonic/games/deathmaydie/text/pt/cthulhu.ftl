### Cthulhu: names of its own and those of its cards.

## Cthulhu

dmd-kind-cthulhu = Cthulhu
dmd-kind-star-spawn = Cria Estelar
    .a = uma Cria Estelar
dmd-which-star-spawn = as Crias Estelares
    .a = uma Cria Estelar
dmd-token-rlyeh = R’lyeh

## Mythos cards

dmd-mythos-the-city-rises = A cidade emerge
dmd-mythos-dreams-of-drowning = Sonhos de afogado
dmd-mythos-angles-that-are-wrong = Ângulos errados
dmd-mythos-the-sleeper-stirs = O adormecido se agita
dmd-mythos-the-call = O chamado
dmd-mythos-words-in-no-mouth = Palavras sem boca
dmd-mythos-green-stone = Pedra verde
dmd-mythos-black-tide = Maré negra
