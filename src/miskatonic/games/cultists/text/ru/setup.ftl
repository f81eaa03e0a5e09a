### Слова страницы подготовки.

game-title = Среди культистов
game-summary = Обыскивайте ночной университет, меняйтесь картами в темноте и слишком поздно узнавайте, что у вас нет пульса.

setup-complexity = Сложность
setup-complexity-help = Для опытных — рекомендованные роли; в первой игре нет Опасного прохода, жетонов Культистов и Человека-рыбы; знатоки выбирают роли сами.
setup-complexity-first-game = Первая игра
setup-complexity-experienced = Для опытных
setup-complexity-expert = Для знатоков
setup-roles = Роли для знатоков
setup-roles-help = Кроме Культистов и простых Сыщиков. Их верность должна уравновешиваться.
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
setup-automa = АВТОМА
setup-automa-help = Игрок без человека: всегда при 4 участниках, по желанию при 6.
setup-first = Место первого игрока
setup-first-help = Счёт с 0; если пусто — по жребию.
setup-discussions = Обсуждения
setup-discussions-rounds = Каждый раунд
setup-discussions-votes = Перед голосованием
setup-statements = Высказываний за обсуждение
setup-character = Персонаж
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

player-deducer = Рассуждает
