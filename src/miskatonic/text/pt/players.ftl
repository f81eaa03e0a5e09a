# Jogadores automáticos, como os nomeia a página de preparação.
player-thumb = Joga por regras simples
player-search = Busca: mais lento e mais forte
player-random = Joga ao acaso
