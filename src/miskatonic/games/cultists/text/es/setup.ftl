### Las palabras de la página de preparación.

game-title = Entre Cultistas
game-summary = Registra la universidad de noche, intercambia cartas a oscuras y descubre demasiado tarde que no tienes pulso.

setup-complexity = Complejidad
setup-complexity-help = Con experiencia usa los roles recomendados; la primera partida deja fuera el Pasaje Inseguro, las fichas de Cultista y el Hombre Pez; en modo experto se eligen los roles.
setup-complexity-first-game = Primera partida
setup-complexity-experienced = Con experiencia
setup-complexity-expert = Experto
setup-roles = Roles para expertos
setup-roles-help = Además de Cultistas e Investigadores simples. Su lealtad debe quedar equilibrada.
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
setup-automa-help = Un jugador sin persona: siempre con 4 personas, si se quiere con 6.
setup-first = Asiento del primer jugador
setup-first-help = Se cuenta desde 0; al azar si se deja vacío.
setup-discussions = Discusiones
setup-discussions-rounds = Cada ronda
setup-discussions-votes = Antes de votar
setup-statements = Declaraciones por discusión
setup-character = Personaje
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

player-deducer = Deduce
