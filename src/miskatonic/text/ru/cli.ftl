### То, что говорит терминал вокруг игры.

cli-you-are = Вы играете: { $seat }
cli-options-title = Ваши варианты
cli-view-title = Стол
cli-log-title = Что произошло
cli-choose-number = Выберите номер:
cli-help-hint = Введите номер варианта или ? для справки
cli-not-a-number =
    { $most ->
        [1] '{ $input }': такого варианта нет, он всего 1
       *[many] '{ $input }': такого варианта нет, введите номер от 1 до { $most }
    }
cli-undone = Отменено
cli-saved = Сохранено: { $path }
cli-resumed = Продолжаем: { $path }
cli-no-games = Продолжать нечего: начните новую игру
cli-game-over = { game-over }
cli-goodbye = До встречи
