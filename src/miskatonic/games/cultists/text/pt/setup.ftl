### As palavras da página de preparação.

game-title = Entre Cultistas
game-summary = Vasculhe a universidade à noite, troque cartas no escuro e descubra tarde demais que não tem pulso.

setup-complexity = Complexidade
setup-complexity-help = Com experiência usa os papéis recomendados; a primeira partida deixa de fora a Passagem Insegura, as fichas de Cultista e o Homem-Peixe; no modo perito escolhem-se os papéis.
setup-complexity-first-game = Primeira partida
setup-complexity-experienced = Com experiência
setup-complexity-expert = Perito
setup-roles = Papéis para peritos
setup-roles-help = Além de Cultistas e Investigadores simples. A lealdade deles precisa ficar equilibrada.
setup-roles-seer = { cultists-role-seer }
setup-roles-assassin = { cultists-role-assassin }
setup-roles-radiant-beauty = { cultists-role-radiant-beauty }
setup-roles-infected = { cultists-role-infected }
setup-roles-super-ghost = { cultists-role-super-ghost }
setup-roles-mechanic = { cultists-role-mechanic }
setup-roles-novice = { cultists-role-novice }
setup-roles-butterfingers = { cultists-role-butterfingers }
setup-roles-scaredy-cat = { cultists-role-scaredy-cat }
setup-roles-firestarter = { cultists-role-firestarter }
setup-automa = AUTOMA
setup-automa-help = Um jogador sem pessoa: sempre com 4 pessoas, se quiserem com 6.
setup-first = Lugar do primeiro jogador
setup-first-help = Conta-se a partir de 0; ao acaso se ficar vazio.
setup-discussions = Discussões
setup-discussions-rounds = A cada rodada
setup-discussions-votes = Antes das votações
setup-statements = Declarações por discussão
setup-character = Personagem
setup-character-andre = { cultists-character-andre }
setup-character-bruno = { cultists-character-bruno }
setup-character-carolina = { cultists-character-carolina }
setup-character-frederico = { cultists-character-frederico }
setup-character-joana = { cultists-character-joana }
setup-character-maria = { cultists-character-maria }
setup-character-mario = { cultists-character-mario }
setup-character-raul = { cultists-character-raul }
setup-character-ricardo = { cultists-character-ricardo }
setup-character-susana = { cultists-character-susana }

player-deducer = Deduz
