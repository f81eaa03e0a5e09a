### Hastur: his names and those of his cards.

## Hastur

dmd-kind-hastur = Хастур
dmd-kind-disciple-of-hastur = Ученик Хастура
dmd-which-disciple-of-hastur = ученики Хастура
    .gen = учеников Хастура
    .a = ученик Хастура
dmd-mythos-the-pallid-mask = Бледная маска
dmd-mythos-carcosa-beckons = Каркоза манит
dmd-mythos-procession-in-yellow = Шествие в жёлтом
dmd-mythos-the-play-resumes = Пьеса продолжается
dmd-mythos-the-king-in-tatters = Король в лохмотьях
dmd-mythos-an-unspeakable-oath = Неназываемая клятва
dmd-mythos-song-of-the-hyades = Песнь Гиад
dmd-mythos-the-empty-box = Пустая ложа
