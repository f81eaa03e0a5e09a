### Campaigns: their log, and what can’t be done.

## What stands in the way

arkham-campaign-refused = Так нельзя: { $problems }
arkham-campaign-guide = Кампании «{ $name }» нет; есть: { $known }
arkham-campaign-difficulty = Уровня сложности «{ $name }» нет; есть: { $known }
arkham-campaign-nobody = Никто не участвует
arkham-campaign-used = { $investigator }: в этой кампании этот сыщик уже был
arkham-campaign-full = Сыщиков не может быть больше { $most }
arkham-campaign-deck = В этой колоде сыщик — { $other }, а не { $investigator }
arkham-campaign-not-in = { $investigator }: этот сыщик не участвует
arkham-campaign-not-away = { $investigator }: этот сыщик не может вернуться
arkham-campaign-underway = Сценарий ещё не доигран
arkham-campaign-over = Кампания окончена
arkham-campaign-other = Сейчас идёт другой сценарий, не { $scenario }
arkham-campaign-others = За столом были другие сыщики
arkham-campaign-not-there = { $card }: этой карты в колоде нет
arkham-campaign-kept = { $card }: эта карта должна остаться в колоде
arkham-campaign-room = { $card }: скажите, какую карту убрать из колоды
arkham-campaign-price = { $card } стоит { $cost } опыта, а есть { $have }
arkham-file-format = Это не файл кампании
arkham-file-version = Версия файла — { $came }, а эта программа читает { $version }
arkham-file-field = «{ $field }» не годится: { $problem }
arkham-file-unknown = Поле «{ $field }» неизвестно
arkham-file-value = «{ $field }» не может быть «{ $came }»
arkham-file-deck = «{ $field }»: { $problem }
arkham-campaign-option = Неизвестные настройки: { $names }
arkham-campaign-unfinished = Сценарий ещё не окончен
arkham-campaign-change = «{ $name }» нет; может быть, «{ $nearest }»? Есть: { $known }
arkham-campaign-words = Для «{ $name }» нужно: { $words }

## The log read out

arkham-guide-night-of-the-zealot = Ночь фанатички
arkham-difficulty-easy = легко
arkham-difficulty-standard = обычно
arkham-difficulty-hard = трудно
arkham-difficulty-expert = очень трудно
arkham-campaign-title-next = { $guide } ({ $difficulty }): впереди — { $scenario }
arkham-campaign-title-underway = { $guide } ({ $difficulty }): сейчас — { $scenario }
arkham-campaign-title-over = { $guide } ({ $difficulty }): { $ending }
arkham-campaign-ending-win = сыщики победили
arkham-campaign-ending-lose = сыщики проиграли
arkham-campaign-ending-survived = сыщики выжили, но дорогой ценой
arkham-campaign-ending-done = кампания окончена
arkham-campaign-played-reached = { $scenario }: развязка { $number }
arkham-campaign-played-none = { $scenario }: до развязки не дошло
arkham-campaign-heirloom = Нужно решить, кому достанется { $card }
arkham-campaign-bag = Мешок хаоса: { $tokens }
arkham-campaign-sheet-plays = { $player } — { $investigator }: опыт { $experience }, физические травмы { $physical }, психические травмы { $mental }, карт в колоде { $cards }
arkham-campaign-sheet-away = { $player } — { $investigator }: опыт { $experience }, физические травмы { $physical }, психические травмы { $mental }, карт в колоде { $cards } (в отъезде)
arkham-campaign-sheet-killed = { $player } — { $investigator }: опыт { $experience }, физические травмы { $physical }, психические травмы { $mental }, карт в колоде { $cards } (смерть)
arkham-campaign-sheet-insane = { $player } — { $investigator }: опыт { $experience }, физические травмы { $physical }, психические травмы { $mental }, карт в колоде { $cards } (безумие)
arkham-note-house-burned = Дом сгорел дотла.
arkham-note-house-standing = Дом цел.
arkham-note-ghoul-priest-alive = Упырь-жрец жив.
arkham-note-lita-finds-others = Лита ищет помощи у других.
arkham-note-past-midnight = Полночь миновала.
arkham-note-ritual-broken = Ритуал сорван.
arkham-note-umordhoth-repelled = Умордхот отброшен.
arkham-note-lita-sacrificed = Лита Чентлер отдана Умордхоту.
arkham-note-arkham-succumbed = Аркхэм пал перед Умордхотом.
arkham-note-interrogated = Допрос: { $card }
arkham-note-escaped = На свободе: { $card }
