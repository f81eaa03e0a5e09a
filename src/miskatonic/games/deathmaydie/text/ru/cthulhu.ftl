### Cthulhu: names of its own and those of its cards.

## Cthulhu

dmd-kind-cthulhu = Ктулху
dmd-kind-star-spawn = Звёздное отродье
dmd-which-star-spawn = звёздные отродья
    .gen = звёздных отродий
    .a = звёздное отродье
dmd-token-rlyeh = Р’льех

## Mythos cards

dmd-mythos-the-city-rises = Город восстаёт
dmd-mythos-dreams-of-drowning = Сны утопленника
dmd-mythos-angles-that-are-wrong = Неверные углы
dmd-mythos-the-sleeper-stirs = Спящий шевелится
dmd-mythos-the-call = Зов
dmd-mythos-words-in-no-mouth = Слова без уст
dmd-mythos-green-stone = Зелёный камень
dmd-mythos-black-tide = Чёрный прилив
