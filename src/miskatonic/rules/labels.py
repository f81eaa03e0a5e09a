"""The names of games and sections, and the words around a rule, in the four languages."""

from __future__ import annotations

from miskatonic.rules.records import Title

GAME_NAMES = {
    "arkham": "Arkham Horror: The Card Game",
    "cultists": "Among Cultists",
    "deathmaydie": "Cthulhu: Death May Die",
}

SECTIONS = {
    "golden-rules": Title("Golden rules", "Reglas de oro", "Regras de ouro", "Золотые правила"),
    "glossary": Title("Glossary", "Glosario", "Glossário", "Глоссарий"),
    "campaign": Title("Campaign play", "Juego de campaña", "Campanha", "Кампания"),
    "appendix-1-initiation": Title(
        "Appendix I: initiation",
        "Apéndice I: iniciación",
        "Apêndice I: iniciação",
        "Приложение I: применение карт и свойств",
    ),
    "appendix-2-framework": Title(
        "Appendix II: the round", "Apéndice II: la ronda", "Apêndice II: a rodada", "Приложение II: раунд"
    ),
    "appendix-2-skill-test": Title(
        "Appendix II: skill tests",
        "Apéndice II: pruebas de habilidad",
        "Apêndice II: testes de perícia",
        "Приложение II: проверки навыков",
    ),
    "appendix-3-setup": Title(
        "Appendix III: setup", "Apéndice III: preparación", "Apêndice III: preparação", "Приложение III: подготовка"
    ),
    "appendix-4-cards": Title(
        "Appendix IV: parts of a card",
        "Apéndice IV: partes de una carta",
        "Apêndice IV: partes de uma carta",
        "Приложение IV: части карты",
    ),
    "components": Title("Components", "Componentes", "Componentes", "Компоненты"),
    "overview": Title("Overview", "Visión general", "Visão geral", "Обзор"),
    "setup": Title("Setup", "Preparación", "Preparação", "Подготовка"),
    "night": Title("Night", "Noche", "Noite", "Ночь"),
    "movement": Title("Movement", "Movimiento", "Movimento", "Движение"),
    "encounters": Title("Encounters", "Encuentros", "Encontros", "Встречи"),
    "event": Title("Events", "Eventos", "Eventos", "События"),
    "actions": Title("Actions", "Acciones", "Ações", "Действия"),
    "room-actions": Title("Room actions", "Acciones de Sala", "Ações de Sala", "Действия в комнатах"),
    "voting": Title("Voting", "Votaciones", "Votações", "Голосования"),
    "upkeep": Title("Upkeep", "Mantenimiento", "Manutenção", "Обслуживание"),
    "victory": Title("Victory", "Victoria", "Vitória", "Победа"),
    "roles": Title("Roles", "Roles", "Papéis", "Роли"),
    "complexity": Title("Complexity", "Complejidad", "Complexidade", "Сложность"),
    "automa": Title("AUTOMA", "AUTOMA", "IA", "АВТОМА"),
    "events-appendix": Title("Events and symbols", "Eventos y símbolos", "Eventos e símbolos", "События и символы"),
    "map": Title("Map", "Mapa", "Mapa", "Поле"),
    "investigators": Title("Investigators", "Investigadores", "Investigadores", "Сыщики"),
    "sanity": Title("Sanity", "Cordura", "Sanidade", "Рассудок"),
    "dice": Title("Dice", "Dados", "Dados", "Кубики"),
    "turn": Title("Turn", "Turno", "Turno", "Ход"),
    "mythos": Title("Mythos", "Mitos", "Mito", "Миф"),
    "investigate-or-fight": Title(
        "Investigate or fight", "Investigar o luchar", "Investigue ou lute", "Расследуйте или сражайтесь"
    ),
    "end-of-turn": Title("End of turn", "Final del turno", "Fim do turno", "Конец хода"),
    "death": Title("Death", "Muerte", "Morte", "Смерть"),
    "ritual": Title("Ritual", "Ritual", "Ritual", "Ритуал"),
    "elder-one": Title("The Elder One", "El Primigenio", "O Ancião", "Древний"),
    "end-of-game": Title("End of the game", "Final de la partida", "Fim de jogo", "Конец игры"),
}

GIVEN = Title("Given", "Situación", "Situação", "Дано")
EXPECT = Title("Expect", "Resultado", "Resultado", "Итог")
TEST = Title("Test", "Prueba", "Teste", "Проверка")
UNTESTABLE = Title("For people, not for software", "Para personas, no para software", "Para pessoas", "Для людей")
FIGURES = Title("Figures", "Cifras", "Números", "Числа")
OPEN_QUESTION = Title("Open question", "Duda", "Dúvida", "Спорный вопрос")
READING = Title("Reading", "Lectura", "Leitura", "Толкование")
WHY = Title("Why", "Por qué", "Por quê", "Почему")
EDITIONS = Title("Editions", "Ediciones", "Edições", "Издания")
SEE_ALSO = Title("See also", "Véase también", "Veja também", "См. также")
CARRIED_OUT = Title("Carried out in", "Dónde se aplica", "Onde se aplica", "Где выполняется")
ALSO_FOUND = Title("Also found", "También se encontró", "Também encontrado", "Найдено также")
NOT_FOUND = Title("Nothing found for", "Nada encontrado para", "Nada encontrado para", "Ничего не найдено:")
NEAREST = Title("Did you mean", "¿Quería decir", "Você quis dizer", "Может быть")
ENGLISH_ONLY = Title(
    "",
    "Los títulos están traducidos; el texto de las reglas está por ahora en inglés.",
    "Os títulos estão traduzidos; o texto das regras está por enquanto em inglês.",
    "Заголовки переведены; текст правил пока на английском.",
)
