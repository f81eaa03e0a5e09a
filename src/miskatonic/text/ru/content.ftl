### Что не так в файле содержимого.

load-file = Файл «{ $path }» не читается ({ $why })
load-content = Файл «{ $path }» не годится; ошибки по строкам:{ $lines }
content-lines = { $head }{ $item }
content-none = { $game }: содержимое из файлов не принимается
content-game = в файле должно быть сказано, для какой он игры, например 'game: deathmaydie'
content-field = поля «{ $field }» здесь нет, ближе всего «{ $nearest }»: { $known }
content-lacks = не хватает поля «{ $field }»
content-word = слова «{ $word }» нет, ближе всего «{ $nearest }»: { $known }
content-name = «{ $name }» нет, ближе всего «{ $nearest }»: { $known }
content-value = «{ $value }» здесь не годится, нужно: { $expected }
content-count = здесь { $count } вместо { $need }
content-expected-word = соответствие с одним из ключей: { $known }
content-taken = «{ $name }» уже есть: возьмите другое имя
content-names = имя — это слово или по слову для en, es, pt, ru
content-wrong = { $why }
content-line =
    { "" }
    строка { $line }: { $what }
content-at =
    { "" }
    { $file }, строка { $line }: { $what }
