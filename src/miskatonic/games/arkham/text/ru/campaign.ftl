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
