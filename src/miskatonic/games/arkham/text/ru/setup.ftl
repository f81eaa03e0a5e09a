### The words of the set-up page.

game-title = Ужас Аркхэма. Карточная игра
game-summary = Идите по следу через Аркхэм, пока не пробил час, со своей колодой и полным мешком невезения.
setup-scenario = Сценарий
setup-difficulty = Сложность
setup-difficulty-help = Что лежит в мешке хаоса.
setup-difficulty-easy = Лёгкая
setup-difficulty-standard = Обычная
setup-difficulty-hard = Трудная
setup-difficulty-expert = Экспертная
setup-lead = Место ведущего сыщика
setup-lead-help = Если не указать, решит случай.
setup-investigator = Сыщик
setup-investigator-help = Каждый играет своей начальной колодой или выбранной ниже.
