"""The encounter set Dark Cult."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Spawn, Treachery

__all__ = ["DARK_CULT_SET"]

ACOLYTE = Enemy(
    code="01169",
    slug="acolyte",
    fight=3,
    health=Count(1),
    evade=2,
    damage=1,
    spawn=Spawn(empty=True),
    traits=("humanoid", "cultist"),
    quantity=3,
    encounter="dark-cult",
)

WIZARD_OF_THE_ORDER = Enemy(
    code="01170",
    slug="wizard-of-the-order",
    fight=4,
    health=Count(2),
    evade=2,
    damage=1,
    keywords=("retaliate",),
    spawn=Spawn(empty=True),
    traits=("humanoid", "cultist"),
    encounter="dark-cult",
)

MYSTERIOUS_CHANTING = Treachery(
    code="01171", slug="mysterious-chanting", traits=("hex",), quantity=2, encounter="dark-cult"
)

DARK_CULT_SET: tuple[Definition, ...] = (ACOLYTE, WIZARD_OF_THE_ORDER, MYSTERIOUS_CHANTING)
