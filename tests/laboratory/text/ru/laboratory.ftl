### Слова лаборатории.

## Карты

lab-card-spark = Искра
    .acc = Искру
lab-card-study = Учение
lab-card-balm = Бальзам
lab-card-storm = Буря
    .acc = Бурю
lab-card-oath = Клятва
    .acc = Клятву
lab-card-feast = Пир
lab-card-ward = Оберег
lab-card-hound = Пёс
    .acc = Пса
lab-card-mirror = Зеркало
lab-card-ashes = Пепел
lab-card-padding = Стёганка
    .acc = Стёганку
lab-card-bell = Колокол
lab-card-toll = Дань
lab-card-relic = Реликвия
    .acc = Реликвию
lab-card-altar = Алтарь
lab-card-idol = Идол
lab-card-veil = Покров
lab-card-silence = Тишина
    .acc = Тишину
lab-card-truce = Перемирие
lab-card-shell = Раковина
    .acc = Раковину
lab-card-prism = Призма
    .acc = Призму
lab-card-sleight = Уловка
    .acc = Уловку
lab-card-scar = Шрам
lab-card-rust = Ржавчина
    .acc = Ржавчину
lab-card-hush = Безмолвие
lab-card-thorn = Шип
lab-card-vigil = Бдение
lab-card-recall = Отзыв
lab-card-revel = Гулянье

## Вопросы и действия

lab-ask-bid = Сколько жизни вы ставите на первый ход?
lab-ask-act =
    { $count ->
        [one] Ваш ход: осталось { $count } действие
        [few] Ваш ход: осталось { $count } действия
       *[many] Ваш ход: осталось { $count } действий
    }
lab-ask-target = В кого?
lab-act-bid = Поставить { $number }
lab-act-play = Сыграть { $card-acc }
lab-act-strike = Ударить на { $number }
lab-act-target = Цель: { $seat }
lab-act-end-turn = Закончить ход

## Что происходит

lab-round = Начинается раунд { $number }.
lab-draws = { $seat }: взята карта.
lab-draws-card = { $seat } берёт { $card-acc }.
lab-reshuffles = { $seat }: карт не осталось, минус одна жизнь, сброс перемешан.
lab-strikes = { $seat } бьёт на { $amount }, цель: { $seat_target }.
lab-gains = { $seat }: жизнь +{ $amount }.
lab-falls = { $seat } выбывает.
lab-discards = { $card }: в сброс.
lab-plays = { $seat } играет { $card-acc }.
lab-first = { $seat } ставит { $number } и ходит первым.
lab-something = Что-то происходит
lab-won = Остался последний алхимик.
lab-lost = Никого не осталось, или все оставшиеся были обречены.
lab-reason-counter = { $card } ждёт карты, которую можно отменить

## Слова карт

lab-word-hit = Удар на { $number }.
lab-word-hit-all = Удар по всем остальным на { $number }.
lab-word-draw =
    { $number ->
        [one] Возьмите { $number } карту.
        [few] Возьмите { $number } карты.
       *[many] Возьмите { $number } карт.
    }
lab-word-heal = Жизнь +{ $number }.
lab-word-bleed = Жизнь −{ $number }.
lab-word-play-this = Сыграйте эту карту.
lab-word-cancel = Отмените её.
lab-word-reflect = Вместо этого удар получает тот, кто бил.
lab-word-lose-this = Вместо этого сбросьте эту карту.
lab-word-soften = Он слабее на { $number }.
lab-word-delayed = Кое-что остаётся до конца раунда.
lab-word-lasting = До конца раунда:
lab-word-plus = Ваши удары сильнее на { $number }.
lab-word-double = Ваши удары вдвое сильнее.
lab-word-halve = Чужие удары вдвое слабее.
lab-word-silence = Никто, кроме вас, не может брать карты.
lab-when-round-ends = Принудительно, в конце раунда: { $word }
lab-when-card-played = Реакция, когда другой играет карту: { $word }
lab-after-struck = Реакция, после удара по вам: { $word } ({ $period })
lab-would-be-struck = Реакция, когда вас собираются ударить: { $word }
lab-when-struck = Принудительно, когда вас бьют: { $word }
lab-after-draw = Принудительно, после того как вы взяли карту: { $word }
lab-after-gain = Реакция, после того как вам прибавилось жизни: { $word } ({ $period })
lab-once-round = раз за раунд
lab-once-game = раз за игру, на все экземпляры
lab-word-take-back = Верните на руку последнюю из ваших остальных карт в игре.
lab-word-revel = Одновременно: жизнь +{ $number } и карт из колоды: { $number }.
lab-word-truce = Никто, кроме вас, не может бить.
lab-react-struck = Реакция, когда вас бьют: { $word }
lab-forced-after-struck = Принудительно, после удара по вам: { $word }
lab-when-ability = Реакция, когда применяется чужая способность: { $word } ({ $period })
lab-react-round-ends = Реакция, в конце раунда: { $word }
