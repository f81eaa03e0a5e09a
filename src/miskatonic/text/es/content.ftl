### Lo que está mal en un archivo de contenido.

load-file = '{ $path }' no se puede leer ({ $why })
load-content = '{ $path }' no se puede usar; lo que está mal, por línea:{ $lines }
content-lines = { $head }{ $item }
content-none = { $game } no toma contenido de archivos
content-game = el archivo debe decir para qué juego es, como en 'game: deathmaydie'
content-field = aquí no hay campo '{ $field }', el más parecido es '{ $nearest }': { $known }
content-lacks = falta el campo '{ $field }'
content-word = no hay palabra '{ $word }', la más parecida es '{ $nearest }': { $known }
content-name = no existe '{ $name }', lo más parecido es '{ $nearest }': { $known }
content-value = '{ $value }' no puede estar aquí: debería ser { $expected }
content-count = aquí hay { $count } en vez de { $need }
content-expected-word = una correspondencia con una de estas claves: { $known }
content-taken = ya existe '{ $name }': elige otro identificador
content-names = un nombre es una palabra, o una palabra para cada uno de en, es, pt, ru
content-wrong = { $why }
content-line =
    { "" }
    línea { $line }: { $what }
content-at =
    { "" }
    { $file }, línea { $line }: { $what }
