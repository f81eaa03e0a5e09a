"""The encounter set The Midnight Masks."""

from miskatonic.games.arkham.declarations import (
    Act,
    Agenda,
    Count,
    Definition,
    Enemy,
    Location,
    Prey,
    ScenarioCard,
    Spawn,
    Treachery,
)

__all__ = ["THE_MIDNIGHT_MASKS_SET"]

REFERENCE = ScenarioCard(code="01120", slug="the-midnight-masks", encounter="the-midnight-masks")

PREDATOR_OR_PREY = Agenda(code="01121a", slug="predator-or-prey", stage=1, doom=6, encounter="the-midnight-masks")

THE_MASKED_HUNTER = Enemy(
    code="01121b",
    slug="the-masked-hunter",
    fight=4,
    health=Count(4),
    evade=2,
    damage=2,
    horror=1,
    keywords=("hunter",),
    prey=Prey("most", "clues"),
    spawn=Spawn(prey=True),
    traits=("humanoid", "cultist", "elite"),
    unique=True,
    encounter="the-midnight-masks",
    victory=2,
)

TIME_IS_RUNNING_SHORT = Agenda(
    code="01122", slug="time-is-running-short", stage=2, doom=8, encounter="the-midnight-masks"
)

UNCOVERING_THE_CONSPIRACY = Act(code="01123", slug="uncovering-the-conspiracy", stage=1, encounter="the-midnight-masks")

YOUR_HOUSE = Location(
    code="01124",
    slug="your-house",
    shroud=2,
    clues=Count(1, each=True),
    symbol="squiggle",
    connects=("circle",),
    traits=("arkham",),
    encounter="the-midnight-masks",
)

RIVERTOWN = Location(
    code="01125",
    slug="rivertown",
    shroud=1,
    clues=Count(1, each=True),
    symbol="circle",
    connects=("moon", "diamond", "square", "squiggle", "hourglass"),
    traits=("arkham", "central"),
    encounter="the-midnight-masks",
)

SOUTHSIDE_HISTORICAL_SOCIETY = Location(
    code="01126",
    slug="southside-historical-society",
    called="southside",
    shroud=3,
    clues=Count(1, each=True),
    symbol="square",
    connects=("diamond", "plus", "circle"),
    traits=("arkham",),
    encounter="the-midnight-masks",
)

SOUTHSIDE_MAS_BOARDING_HOUSE = Location(
    code="01127",
    slug="southside-mas-boarding-house",
    called="southside",
    shroud=2,
    clues=Count(1, each=True),
    symbol="square",
    connects=("diamond", "plus", "circle"),
    traits=("arkham",),
    encounter="the-midnight-masks",
)

ST_MARYS_HOSPITAL = Location(
    code="01128",
    slug="st-marys-hospital",
    shroud=2,
    clues=Count(1, each=True),
    symbol="plus",
    connects=("diamond", "square"),
    traits=("arkham",),
    encounter="the-midnight-masks",
)

MISKATONIC_UNIVERSITY = Location(
    code="01129",
    slug="miskatonic-university",
    shroud=4,
    clues=Count(2, each=True),
    symbol="diamond",
    connects=("tee", "plus", "circle", "square"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    victory=1,
)

DOWNTOWN_FIRST_BANK_OF_ARKHAM = Location(
    code="01130",
    slug="downtown-first-bank-of-arkham",
    called="downtown",
    shroud=3,
    clues=Count(1, each=True),
    symbol="triangle",
    connects=("moon", "tee"),
    traits=("arkham",),
    encounter="the-midnight-masks",
)

DOWNTOWN_ARKHAM_ASYLUM = Location(
    code="01131",
    slug="downtown-arkham-asylum",
    called="downtown",
    shroud=4,
    clues=Count(2, each=True),
    symbol="triangle",
    connects=("moon", "tee"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    victory=1,
)

EASTTOWN = Location(
    code="01132",
    slug="easttown",
    shroud=2,
    clues=Count(1, each=True),
    symbol="moon",
    connects=("circle", "triangle"),
    traits=("arkham",),
    encounter="the-midnight-masks",
)

GRAVEYARD = Location(
    code="01133",
    slug="graveyard",
    shroud=1,
    clues=Count(2, each=True),
    symbol="hourglass",
    connects=("circle",),
    traits=("arkham",),
    encounter="the-midnight-masks",
    victory=1,
)

NORTHSIDE = Location(
    code="01134",
    slug="northside",
    shroud=3,
    clues=Count(2, each=True),
    symbol="tee",
    connects=("diamond", "triangle"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    victory=1,
)

HUNTING_SHADOW = Treachery(
    code="01135", slug="hunting-shadow", peril=True, traits=("curse",), quantity=3, encounter="the-midnight-masks"
)

FALSE_LEAD = Treachery(code="01136", slug="false-lead", quantity=2, encounter="the-midnight-masks")

THE_MIDNIGHT_MASKS_SET: tuple[Definition, ...] = (
    REFERENCE,
    PREDATOR_OR_PREY,
    THE_MASKED_HUNTER,
    TIME_IS_RUNNING_SHORT,
    UNCOVERING_THE_CONSPIRACY,
    YOUR_HOUSE,
    RIVERTOWN,
    SOUTHSIDE_HISTORICAL_SOCIETY,
    SOUTHSIDE_MAS_BOARDING_HOUSE,
    ST_MARYS_HOSPITAL,
    MISKATONIC_UNIVERSITY,
    DOWNTOWN_FIRST_BANK_OF_ARKHAM,
    DOWNTOWN_ARKHAM_ASYLUM,
    EASTTOWN,
    GRAVEYARD,
    NORTHSIDE,
    HUNTING_SHADOW,
    FALSE_LEAD,
)
