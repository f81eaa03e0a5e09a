### What is wrong in a file of content.

load-file = '{ $path }' can't be read ({ $why })
load-content = '{ $path }' can't be used; what is wrong, by line:{ $lines }
content-lines = { $head }{ $item }
content-none = { $game } takes no content out of files
content-game = the file must say for which game it is, as in 'game: deathmaydie'
content-field = there is no field '{ $field }' here, the nearest is '{ $nearest }': { $known }
content-lacks = the field '{ $field }' is missing
content-word = there is no word '{ $word }', the nearest is '{ $nearest }': { $known }
content-name = there is no '{ $name }', the nearest is '{ $nearest }': { $known }
content-value = '{ $value }' can't stand here: it should be { $expected }
content-count = here are { $count } in place of { $need }
content-expected-word = a mapping with one of { $known }
content-taken = there is a '{ $name }' already: take another id
content-names = a name is a word, or a word for each of en, es, pt, ru
content-wrong = { $why }
content-line =
    { "" }
    line { $line }: { $what }
content-at =
    { "" }
    { $file }, line { $line }: { $what }
