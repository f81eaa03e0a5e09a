### The words of the set-up page.

game-title = Among Cultists
game-summary = Search the university by night, trade cards in the dark, and find out too late that you are dead.

setup-complexity = Complexity
setup-complexity-help = Experienced takes the recommended roles; the first game leaves out the Unsafe Passage, the Cultist tokens and the Fish-man; experts choose the roles.
setup-complexity-first-game = First game
setup-complexity-experienced = Experienced
setup-complexity-expert = Expert
setup-roles = Roles for experts
setup-roles-help = Besides Cultists and plain Investigators. Their loyalty must balance.
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
setup-automa-help = A player without a person: always with 4 people, on request with 6.
setup-first = Seat of the first player
setup-first-help = Counted from 0; by chance if left out.
setup-discussions = Discussions
setup-discussions-rounds = Every round
setup-discussions-votes = Before votes
setup-statements = Statements in one discussion
setup-character = Character
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

player-deducer = Deduces
