"""The encounter set The Gathering."""

from miskatonic.games.arkham.declarations import (
    Act,
    Agenda,
    Asset,
    Count,
    Definition,
    Enemy,
    Location,
    Prey,
    ScenarioCard,
    Spawn,
)

__all__ = ["THE_GATHERING_SET"]

REFERENCE = ScenarioCard(code="01104", slug="the-gathering", encounter="the-gathering")

WHATS_GOING_ON = Agenda(code="01105", slug="whats-going-on", stage=1, doom=3, encounter="the-gathering")

RISE_OF_THE_GHOULS = Agenda(code="01106", slug="rise-of-the-ghouls", stage=2, doom=7, encounter="the-gathering")

THEYRE_GETTING_OUT = Agenda(code="01107", slug="theyre-getting-out", stage=3, doom=10, encounter="the-gathering")

TRAPPED = Act(code="01108", slug="trapped", stage=1, clues=Count(2, each=True), encounter="the-gathering")

THE_BARRIER = Act(code="01109", slug="the-barrier", stage=2, clues=Count(3, each=True), encounter="the-gathering")

WHAT_HAVE_YOU_DONE = Act(code="01110", slug="what-have-you-done", stage=3, encounter="the-gathering")

STUDY = Location(
    code="01111", slug="study", shroud=2, clues=Count(2, each=True), symbol="circle", encounter="the-gathering"
)

HALLWAY = Location(
    code="01112",
    slug="hallway",
    shroud=1,
    symbol="square",
    connects=("triangle", "plus", "diamond"),
    encounter="the-gathering",
)

ATTIC = Location(
    code="01113",
    slug="attic",
    shroud=1,
    clues=Count(2, each=True),
    symbol="triangle",
    connects=("square",),
    encounter="the-gathering",
    victory=1,
)

CELLAR = Location(
    code="01114",
    slug="cellar",
    shroud=4,
    clues=Count(2, each=True),
    symbol="plus",
    connects=("square",),
    encounter="the-gathering",
    victory=1,
)

PARLOR = Location(
    code="01115", slug="parlor", shroud=2, symbol="diamond", connects=("square",), encounter="the-gathering"
)

GHOUL_PRIEST = Enemy(
    code="01116",
    slug="ghoul-priest",
    fight=4,
    health=Count(5, each=True),
    evade=4,
    damage=2,
    horror=2,
    keywords=("hunter", "retaliate"),
    prey=Prey("most", "combat"),
    traits=("humanoid", "monster", "ghoul", "elite"),
    encounter="the-gathering",
    victory=2,
)

LITA_CHANTLER = Asset(
    code="01117",
    slug="lita-chantler",
    cost=0,
    copies=1,
    slots=("ally",),
    health=3,
    sanity=3,
    traits=("ally",),
    unique=True,
    encounter="the-gathering",
)

FLESH_EATER = Enemy(
    code="01118",
    slug="flesh-eater",
    fight=4,
    health=Count(4),
    evade=1,
    damage=1,
    horror=2,
    spawn=Spawn(at="attic"),
    traits=("humanoid", "monster", "ghoul"),
    encounter="the-gathering",
    victory=1,
)

ICY_GHOUL = Enemy(
    code="01119",
    slug="icy-ghoul",
    fight=3,
    health=Count(4),
    evade=4,
    damage=2,
    horror=1,
    spawn=Spawn(at="cellar"),
    traits=("humanoid", "monster", "ghoul"),
    encounter="the-gathering",
    victory=1,
)

THE_GATHERING_SET: tuple[Definition, ...] = (
    REFERENCE,
    WHATS_GOING_ON,
    RISE_OF_THE_GHOULS,
    THEYRE_GETTING_OUT,
    TRAPPED,
    THE_BARRIER,
    WHAT_HAVE_YOU_DONE,
    STUDY,
    HALLWAY,
    ATTIC,
    CELLAR,
    PARLOR,
    GHOUL_PRIEST,
    LITA_CHANTLER,
    FLESH_EATER,
    ICY_GHOUL,
)
