### Слова игры Among Cultists.
### $place, $card, $role, $event и $seat показываются как имена.

cultists-automa = АВТОМА
    .gender = feminine
    .gen = АВТОМЫ
    .dat = АВТОМЕ
    .acc = АВТОМУ
    .ins = АВТОМОЙ
    .prep = АВТОМЕ

## Места

cultists-place-cm = Центральный коридор
    .gen = Центрального коридора
    .prep = Центральном коридоре
cultists-place-nw = Северо-западный коридор
    .gen = Северо-западного коридора
    .prep = Северо-западном коридоре
cultists-place-ne = Северо-восточный коридор
    .gen = Северо-восточного коридора
    .prep = Северо-восточном коридоре
cultists-place-se = Юго-восточный коридор
    .gen = Юго-восточного коридора
    .prep = Юго-восточном коридоре
cultists-place-sw = Юго-западный коридор
    .gen = Юго-западного коридора
    .prep = Юго-западном коридоре
cultists-place-db1 = Синяя комната 1
    .gender = feminine
    .gen = Синей комнаты 1
    .acc = Синюю комнату 1
    .prep = Синей комнате 1
cultists-place-db2 = Синяя комната 2
    .gender = feminine
    .gen = Синей комнаты 2
    .acc = Синюю комнату 2
    .prep = Синей комнате 2
cultists-place-db3 = Синяя комната 3
    .gender = feminine
    .gen = Синей комнаты 3
    .acc = Синюю комнату 3
    .prep = Синей комнате 3
cultists-place-p1 = Розовая комната 1
    .gender = feminine
    .gen = Розовой комнаты 1
    .acc = Розовую комнату 1
    .prep = Розовой комнате 1
cultists-place-p2 = Розовая комната 2
    .gender = feminine
    .gen = Розовой комнаты 2
    .acc = Розовую комнату 2
    .prep = Розовой комнате 2
cultists-place-p3 = Розовая комната 3
    .gender = feminine
    .gen = Розовой комнаты 3
    .acc = Розовую комнату 3
    .prep = Розовой комнате 3
cultists-place-o1 = Оранжевая комната 1
    .gender = feminine
    .gen = Оранжевой комнаты 1
    .acc = Оранжевую комнату 1
    .prep = Оранжевой комнате 1
cultists-place-o2 = Оранжевая комната 2
    .gender = feminine
    .gen = Оранжевой комнаты 2
    .acc = Оранжевую комнату 2
    .prep = Оранжевой комнате 2
cultists-place-lb = Столовая
    .gender = feminine
    .gen = Столовой
    .acc = Столовую
    .prep = Столовой
cultists-place-r = Комната охраны
    .gender = feminine
    .gen = Комнаты охраны
    .acc = Комнату охраны
    .prep = Комнате охраны
cultists-place-g = Зелёная комната
    .gender = feminine
    .gen = Зелёной комнаты
    .acc = Зелёную комнату
    .prep = Зелёной комнате
cultists-place-unsafe-passage = Опасный проход
    .gen = Опасного прохода
    .prep = Опасном проходе

## Персонажи

cultists-character-andre = Андре
cultists-character-bruno = Бруно
cultists-character-carolina = Каролина
    .gender = feminine
    .gen = Каролины
    .dat = Каролине
    .acc = Каролину
    .ins = Каролиной
    .prep = Каролине
cultists-character-frederico = Фредерику
cultists-character-joana = Жуана
    .gender = feminine
    .gen = Жуаны
    .dat = Жуане
    .acc = Жуану
    .ins = Жуаной
    .prep = Жуане
cultists-character-maria = Мария
    .gender = feminine
    .gen = Марии
    .dat = Марии
    .acc = Марию
    .ins = Марией
    .prep = Марии
cultists-character-mario = Марио
cultists-character-raul = Раул
    .gen = Раула
    .dat = Раулу
    .acc = Раула
    .ins = Раулом
    .prep = Рауле
cultists-character-ricardo = Рикарду
cultists-character-susana = Сузана
    .gender = feminine
    .gen = Сузаны
    .dat = Сузане
    .acc = Сузану
    .ins = Сузаной
    .prep = Сузане

## Карты, роли, события

cultists-card-alive = Жив
cultists-card-dead = Мёртв
cultists-card-success = Успех
cultists-card-failure = Неудача
    .gender = feminine
cultists-card-sabotage = Саботаж

cultists-role-investigator = Сыщик
cultists-role-cultist = Культист
cultists-role-seer = Провидец
cultists-role-assassin = Убийца
cultists-role-radiant-beauty = Ослепительная красавица
    .gender = feminine
cultists-role-infected = Заражённый
cultists-role-super-ghost = Суперпризрак
cultists-role-mechanic = Механик
cultists-role-novice = Новичок
cultists-role-butterfingers = Растяпа
cultists-role-scaredy-cat = Трусишка
cultists-role-firestarter = Поджигатель

cultists-event-lightning-strike = Удар молнии
cultists-event-secret-doors = Найдены потайные двери
    .gender = feminine
    .number = plural
cultists-event-no-connection = Нет связи
    .gender = feminine
cultists-event-false-eyes = Лживые глаза следят
    .number = plural
cultists-event-raised-morale = Подъём духа
cultists-event-in-control = Всё под контролем
    .gender = neuter
cultists-event-portal-opens = Портал открывается
cultists-event-broken-panes = Разбитые стёкла
    .number = plural
cultists-event-portable-camera = Переносная камера
    .gender = feminine

## Подготовка стола

cultists-need-automa = включена: четыре человека играют с АВТОМОЙ на пятом месте
cultists-no-automa =
    { $count ->
        [one] выключена: АВТОМА играет с 4 или 6 людьми, а здесь { $count } человек
        [few] выключена: АВТОМА играет с 4 или 6 людьми, а здесь { $count } человека
       *[many] выключена: АВТОМА играет с 4 или 6 людьми, а здесь { $count } человек
    }
cultists-character-twice = Персонаж, которого больше ни у кого нет
cultists-roles-for-experts = пустым, если сложность не 'expert'
cultists-role-twice = роль, названная один раз: маркер каждой роли один
cultists-no-seer-with-seven = роль для 7 человек; Провидец играет с 5, 6 или 8
cultists-no-seer-with-automa = роль для одного Культиста и АВТОМЫ; Провидцу там нужны два Культиста
cultists-assassin-needs-seven = роль для одного Культиста; Убийца играет с 7 или 8
cultists-roles-most = не более { $most }: по одной роли на Сыщика
cultists-loyalty-most = набор, в котором верность одной команде не больше { $most }
cultists-loyalty =
    { $team ->
        [investigator] набор с верностью { $count } в пользу Сыщиков; здесь { $good } за них и { $evil } за Культистов
       *[cultist] набор с верностью { $count } в пользу Культистов; здесь { $evil } за них и { $good } за Сыщиков
    }

## Что спрашивают

cultists-ask-open-envelope = Откройте свой конверт
cultists-ask-move =
    { $count ->
        [one] Куда? Осталось { $count } очко движения
        [few] Куда? Осталось { $count } очка движения
       *[many] Куда? Осталось { $count } очков движения
    }
cultists-ask-teleport = Где появится ваш призрак?
cultists-ask-arrange = Кто кому даёт?
cultists-ask-agree = Пусть будет так: { $pairs }?
cultists-ask-give = Встреча: { $seat } и { $seat_target }. Какую карту вы отдаёте?
cultists-ask-give-round = { $pairs }: какую карту вы отдаёте?
cultists-ask-act = Ваше действие
cultists-ask-report =
    { $count ->
        [0] В стопке пульса ({ $seat_target }) нет карт «Мёртв»
        [one] В стопке пульса ({ $seat_target }) { $count } карта «Мёртв»
        [few] В стопке пульса ({ $seat_target }) { $count } карты «Мёртв»
       *[many] В стопке пульса ({ $seat_target }) { $count } карт «Мёртв»
    }
cultists-ask-help = { $seat } хочет закрыть портал вместе с вами. Это займёт и ваше действие
cultists-ask-event-check = Чью стопку пульса вы смотрите?
cultists-ask-event-camera = На что вы смотрите через камеру?
cultists-ask-peek = Смотрите жетон из мешочка?
cultists-ask-peeked = Вы вытянули жетон «{ $event }»
cultists-ask-talk = Что вы скажете?
cultists-ask-talk-before-vote = Скоро голосование: что вы скажете?
cultists-ask-vote = Кого изгнать?
cultists-ask-knife = Все голоса видны. С Ножом вы можете изменить свой
cultists-ask-claim = Кто-нибудь заявляет о победе?
cultists-ask-guess = Кто Провидец? У вас одна попытка

## Что можно сделать

cultists-act-open-envelope = Открыть
cultists-act-move = Идти в { $place-acc }
cultists-act-stop = Остаться здесь
cultists-act-teleport = Появиться в { $place-prep }
cultists-act-arrange = { $pairs }
cultists-pair = { $giver } → { $receiver }
cultists-act-agree = Согласиться
cultists-act-refuse = Отказаться
cultists-act-give = Отдать «{ $card }»
cultists-act-pass = Пропустить ход
cultists-act-check-status = Проверить состояние: { $seat }
cultists-act-guard = Охранять коридор картой «{ $card }»
cultists-act-combat = Сразиться с Культистом
cultists-act-scare-off = Отпугнуть Человека-рыбу
cultists-act-assassinate = Убить: { $seat }
cultists-act-fill = Положить «{ $card }» в { $place-acc }
cultists-act-check-room = Проверить { $place-acc }
cultists-act-start-vote = Начать голосование
cultists-act-camera = Проверить { $place-acc } через камеру
cultists-act-camera-status = Проверить состояние через камеру: { $seat }
cultists-act-restore-power = Восстановить электричество
cultists-act-close-portal = Закрыть портал вдвоём: { $seat }
cultists-act-reveal = Показать карту «Мёртв»
cultists-act-put-back = Вернуть стопку: мёртвых нет
cultists-act-help = Помочь закрыть
cultists-act-decline = Не помогать
cultists-act-event-check = Смотреть стопку пульса: { $seat }
cultists-act-event-room = Проверить { $place-acc }
cultists-act-peek = Посмотреть жетон
cultists-act-remove-token = Убрать его из игры
cultists-act-return-token = Вернуть его в мешочек
cultists-act-decline-event = Ничего не делать
cultists-act-ready = Готово: больше сказать нечего
cultists-act-say-innocent = «Я не Культист»
cultists-act-say-cultist = «Я Культист»
cultists-act-say-alive = «Я смотрю в стопку: { $seat } — пульс есть»
cultists-act-say-dead = «Я смотрю в стопку: { $seat } — пульса нет»
cultists-act-say-card = «Моя карта в { $place-prep } — { $card }»
cultists-act-say-gave-alive = «Моя карта — Жив. Получает { $seat }»
cultists-act-say-token = «Мой жетон из мешочка: { $event }»
cultists-act-say-was-in = «Моё место было в { $place-prep }»
cultists-act-say-was-with = «Рядом со мной: { $seat }»
cultists-act-urge-portal = «Давайте закроем портал»
cultists-act-suspect = «Подозреваю: { $seat }»
cultists-act-trust = «Доверяю: { $seat }»
cultists-act-ask-where = «{ $seat }, где вы были?»
cultists-act-urge-vote = «Давайте кого-нибудь изгоним»
cultists-act-urge-calm = «Давайте никого не изгонять»
cultists-act-vote = Указать: { $seat }
cultists-act-vote-once = Указать без Ножа: { $seat }
cultists-act-abstain = Воздержаться
cultists-act-abstain-once = Воздержаться без Ножа
cultists-act-keep-vote = Оставить как есть
cultists-act-claim = Открыться: мёртвых Сыщиков достаточно
cultists-act-keep-silent = Промолчать
cultists-act-guess = Провидец — { $seat }

## Что происходит

cultists-log-round = Начинается раунд { $number }. Нож: { $seat }.
cultists-log-role = Ваша роль: { $role }.
cultists-log-fellow = { $seat } — тоже Культист.
cultists-log-start-dead = У игрока { $seat } с самого начала нет пульса.
cultists-log-thumbs = Вы Провидец. Вы видите поднятые пальцы Культистов: { $names }.
cultists-log-moves = { $seat } идёт в { $place-acc }.
cultists-log-teleports = Призрак ({ $seat }) появляется в { $place-prep }.
cultists-log-gives = { $seat } отдаёт карту. Получает { $seat_target }.
cultists-log-you-give = Вы отдаёте «{ $card }». Получает { $seat_target }.
cultists-log-gives-nothing = { $seat } больше не может ничего дать. Без карты остаётся { $seat_target }.
cultists-log-empty-bag = Мешочек событий пуст.
cultists-log-event = Событие раунда { $number }: { $event }.
cultists-log-power-on = Свет загорается.
cultists-log-power-off = Свет гаснет.
cultists-log-portal-opens = В Зелёной комнате открывается портал. Его можно закрыть до раунда { $number } включительно.
cultists-log-broken-panes =
    { $count ->
        [0] Стопка добора пуста: в Опасный проход ничего не попадает.
        [one] В Опасный проход попадает { $count } карта из стопки добора.
        [few] В Опасный проход попадают { $count } карты из стопки добора.
       *[many] В Опасный проход попадает { $count } карт из стопки добора.
    }
cultists-log-declines-event = { $seat } ничего не делает.
cultists-log-peeks = { $seat } смотрит жетон события из мешочка.
cultists-log-you-peek = Вы смотрите жетон из мешочка: { $event }.
cultists-log-removes-token = { $seat } убирает жетон из игры, не показывая.
cultists-log-returns-token = { $seat } возвращает жетон в мешочек.
cultists-log-passes = { $seat } пропускает ход.
cultists-log-fills = { $seat } кладёт карту в { $place-acc }.
cultists-log-you-fill = Вы кладёте «{ $card }» в { $place-acc }.
cultists-log-guards = { $seat } замешивает карту в стопку Опасного прохода.
cultists-log-you-guard = Вы замешиваете «{ $card }» в стопку Опасного прохода.
cultists-log-card-to-passage = Карта из стопки добора попадает в Опасный проход.
cultists-log-card-to-room = Карта из стопки добора попадает в { $place-acc }.
cultists-log-explored =
    { $place-gender ->
        [feminine] Исследована: { $place }.
        [neuter] Исследовано: { $place }.
       *[masculine] Исследован: { $place }.
    }
cultists-log-passage-draw = Опасный проход показывает «{ $card }».
cultists-log-token = В { $place-prep } появляется Культист.
cultists-log-fish-man = Человек-рыба приходит в { $place-acc }.
cultists-log-combats = { $seat } прогоняет Культиста из { $place-gen }.
cultists-log-scares-off = { $seat } прогоняет Человека-рыбу обратно в озеро.
cultists-log-camera = { $seat } использует камеру.
cultists-log-checks-room = { $seat } проверяет { $place-acc }: «{ $card }».
cultists-log-book = Книга из { $place-gen } попадает на полку.
cultists-log-book-lost = Книга с полки возвращается в { $place-acc }.
cultists-log-finished =
    { $place-gender ->
        [feminine] Завершена: { $place }.
        [neuter] Завершено: { $place }.
       *[masculine] Завершён: { $place }.
    }
cultists-log-scores =
    { $count ->
        [one] Полка заполнена: { $count } победное очко, { $number } из { $need }.
        [few] Полка заполнена: { $count } победных очка, { $number } из { $need }.
       *[many] Полка заполнена: { $count } победных очков, { $number } из { $need }.
    }
cultists-log-restores-power = { $seat } восстанавливает электричество.
cultists-log-declines = { $seat } не хочет.
cultists-log-portal-closed = { $seat } и { $seat_target } закрывают портал. Теперь Сыщикам нужно { $need }.
cultists-log-portal-stays = Портал останется открытым навсегда. Теперь Сыщикам нужно { $need }.
cultists-log-checks-status = { $seat } смотрит стопку пульса. Её хозяин: { $seat_target }.
cultists-log-you-look = Вы смотрите стопку пульса ({ $seat_target }): «Жив» — { $count }, «Мёртв» — { $dead }.
cultists-log-puts-back = { $seat } возвращает стопку пульса на место. Её хозяин: { $seat_target }.
cultists-log-reveals = { $seat } показывает карту «Мёртв». Жертва: { $seat_target }.
cultists-log-dies = { $seat } умирает и становится призраком.
cultists-log-shows-role = { $seat } — это { $role }.
cultists-log-calm = До конца раунда { $number } никто не отдаёт карт.
cultists-log-assassinates = { $seat } совершает убийство. Жертва: { $seat_target }.
cultists-log-vote-begins = { $seat } начинает голосование.
cultists-log-votes = { $seat } указывает: { $seat_target }.
cultists-log-abstains = { $seat } воздерживается.
cultists-log-changes-vote = { $seat } использует Нож и указывает теперь: { $seat_target }.
cultists-log-changes-to-abstain = { $seat } использует Нож и теперь воздерживается.
cultists-log-not-doubled = { $seat } не использует Нож: голос считается один раз.
cultists-log-nobody-out = Никто не изгнан.
cultists-log-voted-out = { $seat } покидает мир живых по голосованию.
cultists-log-claims =
    { $count ->
        [one] { $seat } открывается: Культист! Мёртв { $count } Сыщик.
        [few] { $seat } открывается: Культист! Мертвы { $count } Сыщика.
       *[many] { $seat } открывается: Культист! Мертвы { $count } Сыщиков.
    }
cultists-log-guesses = { $seat } считает, что Провидец — { $seat_target }.
cultists-log-were-cultists = Культисты: { $names }.

## Что говорят

cultists-log-say-innocent = { $seat }: «Я не Культист».
cultists-log-say-cultist = { $seat }: «Я Культист».
cultists-log-say-alive = { $seat }: «Я смотрю в стопку: { $seat_target } — пульс есть».
cultists-log-say-dead = { $seat }: «Я смотрю в стопку: { $seat_target } — пульса нет».
cultists-log-say-card = { $seat }: «Моя карта в { $place-prep } — { $card }».
cultists-log-say-gave-alive = { $seat }: «Моя карта — Жив. Получает { $seat_target }».
cultists-log-say-token = { $seat }: «Мой жетон из мешочка: { $event }».
cultists-log-say-was-in = { $seat }: «Моё место было в { $place-prep }».
cultists-log-say-was-with = { $seat }: «Рядом со мной: { $seat_target }».
cultists-log-urge-portal = { $seat }: «Давайте закроем портал».
cultists-log-suspect = { $seat }: «Подозреваю: { $seat_target }».
cultists-log-trust = { $seat }: «Доверяю: { $seat_target }».
cultists-log-ask-where = { $seat }: «{ $seat_target }, где вы были?»
cultists-log-urge-vote = { $seat }: «Давайте кого-нибудь изгоним».
cultists-log-urge-calm = { $seat }: «Давайте никого не изгонять».

## Чем кончается

cultists-won-points = Сыщики нашли достаточно книг: они победили.
cultists-won-eliminated = Последний Культист стал призраком: победили Сыщики.
cultists-won-time = Время вышло, а книг не хватает: победили Культисты.
cultists-won-dead = Погибло слишком много Сыщиков: победили Культисты.
cultists-won-seer = Культисты нашли Провидца: они победили.
cultists-won-claim-right = Заявление верно: победил Культист.
cultists-won-claim-wrong = Заявление неверно: победили Сыщики.
cultists-side-investigators = Побеждают Сыщики
cultists-side-cultists = Побеждают Культисты

## Почему нельзя

cultists-why-phase = Для действий есть фаза действий
cultists-why-spent = Ваше действие в этом раунде уже потрачено
cultists-why-ghost = Призраки не выполняют действий персонажа
cultists-why-ghost-room = Из действий комнат призракам доступны только пополнение и проверка
cultists-why-corridor = В коридорах нет действий комнат
cultists-why-room = Охранять можно только коридоры
cultists-why-token = В { $place-prep } Культист
cultists-why-route = Ваш маршрут в этом раунде не включает { $place-acc }
cultists-why-elsewhere = Для этого нужно быть в { $place-prep }
cultists-why-finished =
    { $place-gender ->
        [feminine] Уже завершена: { $place }
        [neuter] Уже завершено: { $place }
       *[masculine] Уже завершён: { $place }
    }
cultists-why-unexplored =
    { $place-gender ->
        [feminine] Ещё не исследована: { $place }
        [neuter] Ещё не исследовано: { $place }
       *[masculine] Ещё не исследован: { $place }
    }
cultists-why-empty = В { $place-prep } нет карт
cultists-why-encounter-card = «{ $card }» кладут только в стопки пульса
cultists-why-no-card = У вас на руке нет карты «{ $card }»
cultists-why-no-threats = В этой партии нет Опасного прохода
cultists-why-dark = Нет электричества
cultists-why-power-on = Электричество есть
cultists-why-self = Своё состояние проверить нельзя
cultists-why-dead = { $seat } — уже призрак
cultists-why-not-here = { $seat } в другом месте
cultists-why-no-token = Здесь нет жетона Культиста
cultists-why-no-knife = У вас нет Ножа
cultists-why-no-fish-man = Человека-рыбы здесь нет
cultists-why-fish-man = Путь преграждает Человек-рыба: войти может только живой обладатель Ножа
cultists-why-no-assassin = Это может только Убийца
cultists-why-once = Один раз за игру, и он уже использован
cultists-why-voted = В этом раунде уже голосовали
cultists-why-no-portal = Портала, который можно закрыть, нет
cultists-why-alone = Нужен ещё кто-то здесь, у кого осталось действие
cultists-why-no-movement = Для этого есть фаза движения
cultists-why-start = Движение должно закончиться в другом месте
cultists-why-silent = Нет связи: говорить нельзя
cultists-why-no-talk = Сейчас ничего не обсуждают
cultists-why-said-all =
    { $count ->
        [one] Ваше { $count } высказывание уже прозвучало
        [few] Все ваши { $count } высказывания уже прозвучали
       *[many] Все ваши { $count } высказываний уже прозвучали
    }
cultists-why-ready = Вы уже объявили, что готовы
cultists-why-not-looked = Эту стопку пульса вы не смотрели: { $seat }
cultists-why-not-given = Этот игрок не получал от вас карт: { $seat }
cultists-why-not-laid = В { $place-prep } нет вашей карты
cultists-why-not-drawn = Вы не смотрели жетонов событий
cultists-why-not-asked = В этом раунде вас не спрашивали, где вы были
cultists-why-turn = Сейчас ход: { $seat }
cultists-why-encounter = Сначала — встречи этого хода
cultists-why-unseen = Прежде чем сыграть карту, на неё смотрят: назовите её
cultists-why-room-card = «{ $card }» кладут только в комнаты и в Опасный проход
cultists-why-no-door = Отсюда нет двери в { $place-acc }
cultists-why-alive = Где угодно появляются только призраки: живые ходят через двери
cultists-why-no-vote = Голосование сейчас не идёт
cultists-why-counted = Голоса уже подсчитаны

## О чём думают компьютерные игроки

cultists-thinks-known = { $seat } — наверняка: это показала ночь.
cultists-thinks-route = { $seat }, { $number } %: комнаты, в которых работает { $seat }, плохо подходят к маршрутам.
cultists-thinks-room = { $seat }, { $number } %: то, что открылось в { $place-prep }, свидетельствует против того, кто клал туда карты. Среди них { $seat }.
cultists-thinks-murder = { $seat }, { $number } %: среди тех, от кого карты получает { $seat_target }, есть { $seat }.
cultists-thinks-report = { $seat }, { $number } %: { $seat } сомнительно рассказывает о чужой стопке пульса. Её хозяин: { $seat_target }.
cultists-thinks-talk = { $seat }, { $number } %: об этом говорит то, что и кем сказано за столом.
cultists-thinks-others = { $seat }, { $number } %: за всех остальных говорит больше.
cultists-thinks-own = Меня раскрыли? Судя по тому, что видят все, { $number } %.
cultists-thinks-nobody = Никто не выделяется.
