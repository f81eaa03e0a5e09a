### O que está errado em um arquivo de conteúdo.

load-file = '{ $path }' não pode ser lido ({ $why })
load-content = '{ $path }' não pode ser usado; o que está errado, por linha:{ $lines }
content-lines = { $head }{ $item }
content-none = { $game } não aceita conteúdo de arquivos
content-game = o arquivo deve dizer para que jogo é, como em 'game: deathmaydie'
content-field = não há aqui o campo '{ $field }', o mais parecido é '{ $nearest }': { $known }
content-lacks = falta o campo '{ $field }'
content-word = não há a palavra '{ $word }', a mais parecida é '{ $nearest }': { $known }
content-name = não existe '{ $name }', o mais parecido é '{ $nearest }': { $known }
content-value = '{ $value }' não pode estar aqui: deveria ser { $expected }
content-count = aqui há { $count } em vez de { $need }
content-expected-word = um mapeamento com uma destas chaves: { $known }
content-taken = já existe '{ $name }': escolha outro identificador
content-names = um nome é uma palavra, ou uma palavra para cada um de en, es, pt, ru
content-wrong = { $why }
content-line =
    { "" }
    linha { $line }: { $what }
content-at =
    { "" }
    { $file }, linha { $line }: { $what }
