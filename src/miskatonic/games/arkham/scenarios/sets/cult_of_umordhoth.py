"""The encounter set Cult of Umôrdhoth."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Spawn
from miskatonic.games.arkham.words.abilities import Action, Forced
from miskatonic.games.arkham.words.costs import DiscardCards, Pay, SpendClues
from miskatonic.games.arkham.words.enemies import ToVictoryDisplay
from miskatonic.games.arkham.words.harm import HealThis
from miskatonic.games.arkham.words.moments import After, Attacks, Evaded, When

__all__ = ["CULT_OF_UMORDHOTH_SET"]

WOLF_MAN_DREW = Enemy(
    code="01137",
    slug="wolf-man-drew",
    fight=4,
    health=Count(4),
    evade=2,
    damage=2,
    spawn=Spawn(at="downtown"),
    traits=("humanoid", "cultist"),
    unique=True,
    encounter="cult-of-umordhoth",
    victory=1,
    abilities=(Forced(When(Attacks(enemy="this")), (HealThis(1),)),),
)

HERMAN_COLLINS = Enemy(
    code="01138",
    slug="herman-collins",
    fight=3,
    health=Count(4),
    evade=4,
    damage=1,
    horror=1,
    spawn=Spawn(at="graveyard"),
    traits=("humanoid", "cultist"),
    unique=True,
    encounter="cult-of-umordhoth",
    victory=1,
    abilities=(Action((ToVictoryDisplay(),), cost=(DiscardCards(4),), does="parley"),),
)

PETER_WARREN = Enemy(
    code="01139",
    slug="peter-warren",
    fight=2,
    health=Count(3),
    evade=3,
    damage=1,
    spawn=Spawn(at="miskatonic-university"),
    traits=("humanoid", "cultist"),
    unique=True,
    encounter="cult-of-umordhoth",
    victory=1,
    abilities=(Action((ToVictoryDisplay(),), cost=(SpendClues(2),), does="parley"),),
)

VICTORIA_DEVEREUX = Enemy(
    code="01140",
    slug="victoria-devereux",
    fight=3,
    health=Count(3),
    evade=2,
    damage=1,
    spawn=Spawn(at="northside"),
    traits=("humanoid", "cultist"),
    unique=True,
    encounter="cult-of-umordhoth",
    victory=1,
    abilities=(Action((ToVictoryDisplay(),), cost=(Pay(5),), does="parley"),),
)

RUTH_TURNER = Enemy(
    code="01141",
    slug="ruth-turner",
    fight=2,
    health=Count(4),
    evade=5,
    damage=1,
    spawn=Spawn(at="st-marys-hospital"),
    traits=("humanoid", "cultist"),
    unique=True,
    encounter="cult-of-umordhoth",
    victory=1,
    abilities=(Forced(After(Evaded(enemy="this")), (ToVictoryDisplay(),)),),
)

CULT_OF_UMORDHOTH_SET: tuple[Definition, ...] = (
    WOLF_MAN_DREW,
    HERMAN_COLLINS,
    PETER_WARREN,
    VICTORIA_DEVEREUX,
    RUTH_TURNER,
)
