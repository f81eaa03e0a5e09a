"""The encounter set The Devourer Below."""

from miskatonic.games.arkham.declarations import (
    Act,
    Agenda,
    Count,
    Definition,
    Enemy,
    Location,
    ScenarioCard,
    Side,
    Treachery,
)

__all__ = ["THE_DEVOURER_BELOW_SET"]

REFERENCE = ScenarioCard(code="01142", slug="the-devourer-below", encounter="the-devourer-below")

THE_ARKHAM_WOODS = Agenda(code="01143", slug="the-arkham-woods", stage=1, doom=4, encounter="the-devourer-below")

THE_RITUAL_BEGINS = Agenda(code="01144", slug="the-ritual-begins", stage=2, doom=5, encounter="the-devourer-below")

VENGEANCE_AWAITS = Agenda(code="01145", slug="vengeance-awaits", stage=3, doom=5, encounter="the-devourer-below")

INVESTIGATING_THE_TRAIL = Act(
    code="01146", slug="investigating-the-trail", stage=1, clues=Count(3, each=True), encounter="the-devourer-below"
)

INTO_THE_DARKNESS = Act(code="01147", slug="into-the-darkness", stage=2, encounter="the-devourer-below")

DISRUPTING_THE_RITUAL = Act(code="01148", slug="disrupting-the-ritual", stage=3, encounter="the-devourer-below")

MAIN_PATH = Location(
    code="01149",
    slug="main-path",
    shroud=2,
    symbol="squiggle",
    connects=("square", "plus"),
    connects_traits=("woods",),
    traits=("woods",),
    encounter="the-devourer-below",
)

ARKHAM_WOODS_UNHALLOWED_GROUND = Location(
    code="01150",
    slug="arkham-woods-unhallowed-ground",
    called="arkham-woods",
    shroud=4,
    clues=Count(1, each=True),
    symbol="triangle",
    connects=("squiggle", "hourglass", "diamond"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
)

ARKHAM_WOODS_TWISTING_PATHS = Location(
    code="01151",
    slug="arkham-woods-twisting-paths",
    called="arkham-woods",
    shroud=3,
    clues=Count(1, each=True),
    symbol="tee",
    connects=("squiggle", "diamond", "equals"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
)

ARKHAM_WOODS_OLD_HOUSE = Location(
    code="01152",
    slug="arkham-woods-old-house",
    called="arkham-woods",
    shroud=2,
    clues=Count(1, each=True),
    symbol="diamond",
    connects=("squiggle", "triangle", "tee"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
)

ARKHAM_WOODS_CLIFFSIDE = Location(
    code="01153",
    slug="arkham-woods-cliffside",
    called="arkham-woods",
    shroud=2,
    clues=Count(1, each=True),
    symbol="hourglass",
    connects=("squiggle", "moon", "triangle"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
)

ARKHAM_WOODS_TANGLED_THICKET = Location(
    code="01154",
    slug="arkham-woods-tangled-thicket",
    called="arkham-woods",
    shroud=2,
    clues=Count(1, each=True),
    symbol="equals",
    connects=("squiggle", "moon", "tee"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
)

ARKHAM_WOODS_QUIET_GLADE = Location(
    code="01155",
    slug="arkham-woods-quiet-glade",
    called="arkham-woods",
    shroud=1,
    symbol="moon",
    connects=("squiggle", "equals", "hourglass"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
)

RITUAL_SITE = Location(
    code="01156",
    slug="ritual-site",
    shroud=3,
    clues=Count(2, each=True),
    symbol="plus",
    connects=("squiggle",),
    traits=("cave",),
    encounter="the-devourer-below",
)

UMORDHOTH = Enemy(
    code="01157",
    slug="umordhoth",
    fight=5,
    health=Count(6),
    evade=6,
    damage=3,
    horror=3,
    keywords=("hunter", "massive"),
    traits=("ancient-one", "elite"),
    unique=True,
    encounter="the-devourer-below",
)

UMORDHOTHS_WRATH = Treachery(
    code="01158", slug="umordhoths-wrath", traits=("curse",), quantity=2, encounter="the-devourer-below"
)

THE_DEVOURER_BELOW_SET: tuple[Definition, ...] = (
    REFERENCE,
    THE_ARKHAM_WOODS,
    THE_RITUAL_BEGINS,
    VENGEANCE_AWAITS,
    INVESTIGATING_THE_TRAIL,
    INTO_THE_DARKNESS,
    DISRUPTING_THE_RITUAL,
    MAIN_PATH,
    ARKHAM_WOODS_UNHALLOWED_GROUND,
    ARKHAM_WOODS_TWISTING_PATHS,
    ARKHAM_WOODS_OLD_HOUSE,
    ARKHAM_WOODS_CLIFFSIDE,
    ARKHAM_WOODS_TANGLED_THICKET,
    ARKHAM_WOODS_QUIET_GLADE,
    RITUAL_SITE,
    UMORDHOTH,
    UMORDHOTHS_WRATH,
)
