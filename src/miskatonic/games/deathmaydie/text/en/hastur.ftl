### Hastur: his names and those of his cards.

## Hastur

dmd-kind-hastur = Hastur
dmd-kind-disciple-of-hastur = Disciple of Hastur
    .a = a Disciple of Hastur
dmd-which-disciple-of-hastur = Disciples of Hastur
dmd-mythos-the-pallid-mask = The Pallid Mask
dmd-mythos-carcosa-beckons = Carcosa Beckons
dmd-mythos-procession-in-yellow = Procession in Yellow
dmd-mythos-the-play-resumes = The Play Resumes
dmd-mythos-the-king-in-tatters = The King in Tatters
dmd-mythos-an-unspeakable-oath = An Unspeakable Oath
dmd-mythos-song-of-the-hyades = Song of the Hyades
dmd-mythos-the-empty-box = The Empty Box
