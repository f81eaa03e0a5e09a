### Hastur: his names and those of his cards.

## Hastur

dmd-kind-hastur = Hastur
dmd-kind-disciple-of-hastur = Discípulo de Hastur
    .a = um Discípulo de Hastur
dmd-which-disciple-of-hastur = os Discípulos de Hastur
    .a = um Discípulo de Hastur
dmd-mythos-the-pallid-mask = A máscara pálida
dmd-mythos-carcosa-beckons = Carcosa chama
dmd-mythos-procession-in-yellow = Procissão de amarelo
dmd-mythos-the-play-resumes = A peça recomeça
dmd-mythos-the-king-in-tatters = O Rei em farrapos
dmd-mythos-an-unspeakable-oath = Um juramento inominável
dmd-mythos-song-of-the-hyades = Canto das Híades
dmd-mythos-the-empty-box = O camarote vazio
