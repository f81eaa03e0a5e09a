### Hastur: his names and those of his cards.

## Hastur

dmd-kind-hastur = Hastur
dmd-kind-disciple-of-hastur = Discípulo de Hastur
    .a = un Discípulo de Hastur
dmd-which-disciple-of-hastur = los Discípulos de Hastur
    .a = un Discípulo de Hastur
dmd-mythos-the-pallid-mask = La máscara pálida
dmd-mythos-carcosa-beckons = Carcosa llama
dmd-mythos-procession-in-yellow = Procesión de amarillo
dmd-mythos-the-play-resumes = La obra se reanuda
dmd-mythos-the-king-in-tatters = El Rey en harapos
dmd-mythos-an-unspeakable-oath = Un juramento innombrable
dmd-mythos-song-of-the-hyades = Canto de las Híades
dmd-mythos-the-empty-box = El palco vacío
