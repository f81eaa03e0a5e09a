### Words of scenarios and encounter cards.

## Locations, acts and enemies

arkham-word-title = { $title }
arkham-word-put-into-play = вводятся в игру: { $places }
arkham-word-remove-place = удаляется из игры: { $where }
arkham-word-reveal-place = откройте: { $where }
arkham-word-discard-enemies-at = сбросьте всех врагов в этой локации: { $where }
arkham-word-place-investigators = каждый сыщик попадает сюда: { $where }
arkham-word-put-asset-at = { $card } появляется здесь: { $where }
arkham-word-spawn-aside = появляется { $card }
arkham-word-spawn-aside-at = { $card } появляется здесь: { $where }
arkham-word-spawn-escaped = сбежавшие культисты появляются здесь: { $where }
arkham-word-draw-cultist = возьмите верхнюю карту колоды культистов
arkham-word-move-enemies-towards = каждый не вступивший в бой враг с чертой «{ $trait }» делает шаг сюда: { $where }
arkham-word-defeat = вы побеждены
arkham-word-end-acts = сцена удаляется: теперь замысел заменяет и её
arkham-word-clues-on-act = положите на сцену улики: { $count }
arkham-word-clues-up-to = добавьте сюда улики, пока их не станет: { $count }
arkham-word-ready-this = приведите эту карту в готовность

## Dangers

arkham-word-or-else = { $words }; если не можете: { $otherwise }
arkham-word-each-at-this = каждый сыщик в этой локации: { $words }
arkham-word-attack-harder = эта атака наносит больше урона (+{ $damage }) и ужаса (+{ $horror })
arkham-word-discard-at-random = сбросьте случайные карты с руки: { $count }
arkham-word-discard-chosen = выберите и сбросьте карты с руки: { $count }
arkham-word-spend-your-clues = потратьте улики: { $count }
arkham-word-place-your-clues = положите свои улики в свою локацию: { $count }
arkham-word-place-your-clues-all = положите все свои улики в свою локацию
arkham-word-gain-surge = эта карта получает «натиск»
arkham-word-disengage-from = выйдите из боя с каждым врагом без черты «{ $trait }»
arkham-word-go-to = переместитесь сюда: { $where }
arkham-word-go-to-trait = переместитесь в локацию с чертой «{ $trait }»
arkham-word-attach-to-most-clues = прикрепите эту карту к локации с наибольшим числом улик без такой же карты
arkham-word-doom-on-nearest = гибель на ближайшего врага: { $count }
arkham-word-doom-on-nearest-with = гибель на ближайшего врага с чертой «{ $trait }»: { $count }
arkham-word-doom-on-each = гибель на каждого врага с чертой «{ $trait }»: { $count }
arkham-word-spawn-it-here = вместо этого он появляется здесь

## Looking for cards

arkham-word-shuffle-discards = замешайте сброс контактов в колоду контактов
arkham-word-dig-for-trait = сбрасывайте карты колоды контактов, пока не выйдет враг с чертой «{ $trait }», и возьмите его
arkham-word-dig-for-trait-at-doom = сбрасывайте карты колоды контактов, пока не выйдет враг с чертой «{ $trait }»; он появляется здесь: { $where }, с гибелью: { $doom }
arkham-word-dig-for-at = сбрасывайте карты колоды контактов, пока не выйдут враги: { $count }; они появляются здесь: { $where }
arkham-word-search-encounter = найдите в колоде контактов и её сбросе врага с чертой «{ $trait }», возьмите его и перетасуйте колоду
arkham-word-draw-own-weakness = найдите в своей колоде слабость с чертой «{ $trait }», возьмите её и перетасуйте колоду
arkham-word-gain-weakness = возьмите из своей коллекции случайную базовую слабость с чертой «{ $trait }»

## Numbers and conditions

arkham-word-minus = −({ $number })
arkham-word-enemies-here = число врагов с чертой «{ $trait }» в вашей локации
arkham-word-enemies-in-play = число врагов с чертой «{ $trait }» в игре
arkham-word-enemies-at = число врагов с чертой «{ $trait }» здесь: { $places }
arkham-word-most-doom = наибольшая гибель на враге с чертой «{ $trait }»
arkham-word-doom-in-play = вся гибель в игре
arkham-word-as-many = { $many }, если сыщиков { $investigators } и больше, иначе { $few }
arkham-word-enemy-in-play = в игре есть враг с чертой «{ $trait }»
arkham-word-act-is = номер сцены не больше { $most }
arkham-word-act-holds = улик на сцене не меньше: { $count }
arkham-word-victory-holds = в зоне победы уникальных врагов с чертой «{ $trait }»: { $count }

## Moments

arkham-word-falls = повержен враг: { $card }
arkham-word-is-overcome = враг попадает в зону победы
arkham-word-spawns-anywhere = появляется { $card }
arkham-word-reaches = сыщик входит сюда: { $where }
arkham-word-investigated = прикреплённая локация успешно исследована
arkham-word-attacks-successfully = сыщик в вашей локации успешно атакует врага с чертой «{ $trait }»
arkham-word-clues-reach-act = на сцену положены улики

## What is told and chosen

arkham-act-draw-found = Взять { $card-acc }
arkham-log-place-appears = Появляется локация: { $place }.
arkham-log-place-vanishes = Из игры удалена локация: { $card }.
arkham-log-clues-on-act = { $who } кладёт на сцену улики: { $clues }.
arkham-event-overcome = Враг одолён
arkham-event-place-clues-on-act = Улики положены на сцену
