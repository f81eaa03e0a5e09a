### Names that all episodes share.

## Investigators

dmd-investigator-adam-benchley = Лорд Адам Бенчли
dmd-investigator-ahmed-yasin = Ахмед Ясин
dmd-investigator-borden = Борден
    .gender = feminine
dmd-investigator-elizabeth-ives = Элизабет Айвз
    .gender = feminine
dmd-investigator-fatima-safar = Фатима Сафар
    .gender = feminine
dmd-investigator-ian-welles = Сержант Иан Уэллс
dmd-investigator-john-morgan = Джон Морган
dmd-investigator-rasputin = Распутин
dmd-investigator-sister-beth = Сестра Бет
    .gender = feminine
dmd-investigator-the-kid = Дитя
    .gender = neuter

## Skills

dmd-skill-arcane-mastery = Владение тайным
dmd-skill-brawling = Драка
dmd-skill-marksman = Меткость
dmd-skill-stealth = Скрытность
dmd-skill-swiftness = Быстрота
dmd-skill-toughness = Стойкость
dmd-skill-fueled-by-madness = Силой безумия
dmd-skill-healing-prayer = Исцеляющая молитва
dmd-skill-savage = Дикость
dmd-skill-lucky = Везение
dmd-skill-read-the-omens = Чтение знамений
dmd-skill-vengeance-obsession = Одержимость местью
dmd-skill-protector = Защитник
dmd-skill-unkillable = Неубиваемость
dmd-skill-high-strung = Натянутые нервы
dmd-skill-gate-manipulation = Власть над вратами

## Insanities

dmd-insanity-recurring-trauma = Возвратная травма
dmd-insanity-catatonia = Кататония
dmd-insanity-pyromania = Пиромания
dmd-insanity-monophobia = Монофобия
dmd-insanity-violent-psychosis = Буйный психоз
dmd-insanity-clinging = Болезненная привязанность
dmd-insanity-self-harm = Против себя
dmd-insanity-delusions-of-pursuit = Мания преследования
dmd-insanity-siren-voice = Внутренний хор
dmd-insanity-blind-rage = Слепая ярость
dmd-insanity-burning-visions = Пылающие видения
dmd-insanity-contagious-terror = Заразительный ужас

## Enemies

dmd-kind-cultist = Культист
dmd-kind-fire-vampire = Огненный вампир
dmd-which-fire-vampire = огненные вампиры
    .gen = огненных вампиров
    .a = огненный вампир
dmd-kind-byakhee = Бьякхи
dmd-which-byakhee = бьякхи
    .gen = бьякхи
    .a = бьякхи
dmd-kind-ghoul = Гуль
dmd-which-ghoul = гули
    .gen = гулей
    .a = гуль
dmd-kind-chthonian = Хтонец
dmd-which-chthonian = хтонцы
    .gen = хтонцев
    .a = хтонец
dmd-kind-deep-one = Глубоководный
dmd-which-deep-one = глубоководные
    .gen = глубоководных
    .a = глубоководный
dmd-kind-hunting-horror = Охотящийся ужас
dmd-which-hunting-horror = охотящиеся ужасы
    .gen = охотящихся ужасов
    .a = охотящийся ужас
dmd-kind-shoggoth = Шоггот
dmd-which-shoggoth = шогготы
    .gen = шогготов
    .a = шоггот
