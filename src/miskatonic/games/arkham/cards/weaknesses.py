"""Basic weaknesses, from which each deck gets one at random."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey, Treachery
from miskatonic.games.arkham.words.abilities import Action, Constant, Forced, Revelation
from miskatonic.games.arkham.words.cards import DiscardDownTo, DiscardThisCard, Gain, PutInThreatArea
from miskatonic.games.arkham.words.costs import Pay
from miskatonic.games.arkham.words.doing import PlaceDoom
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import After, Attacks, Harmed
from miskatonic.games.arkham.words.standing import Blank, Skill

__all__ = ["WEAKNESSES"]

AMNESIA = Treachery(
    code="01096",
    slug="amnesia",
    weakness="basic",
    traits=("madness",),
    quantity=2,
    abilities=(Revelation((DiscardDownTo(1),)),),
)

PARANOIA = Treachery(
    code="01097",
    slug="paranoia",
    weakness="basic",
    traits=("madness",),
    quantity=2,
    abilities=(Revelation((Gain(-99),)),),
)

HAUNTED = Treachery(
    code="01098",
    slug="haunted",
    weakness="basic",
    traits=("curse",),
    abilities=(
        Revelation((PutInThreatArea(),)),
        Constant((Skill("willpower", -1), Skill("intellect", -1), Skill("combat", -1), Skill("agility", -1))),
        Action((DiscardThisCard(),), actions=2),
    ),
)

PSYCHOSIS = Treachery(
    code="01099",
    slug="psychosis",
    weakness="basic",
    traits=("madness",),
    abilities=(
        Revelation((PutInThreatArea(),)),
        Forced(After(Harmed("horror", whose="you")), (Take(damage=1, direct=True),)),
        Action((DiscardThisCard(),), actions=2),
    ),
)

HYPOCHONDRIA = Treachery(
    code="01100",
    slug="hypochondria",
    weakness="basic",
    traits=("madness",),
    abilities=(
        Revelation((PutInThreatArea(),)),
        Forced(After(Harmed("damage", whose="you")), (Take(horror=1, direct=True),)),
        Action((DiscardThisCard(),), actions=2),
    ),
)

MOB_ENFORCER = Enemy(
    code="01101",
    slug="mob-enforcer",
    weakness="basic",
    fight=4,
    health=Count(3),
    evade=3,
    damage=1,
    keywords=("hunter",),
    prey=Prey("bearer", only=True),
    traits=("humanoid", "criminal"),
    abilities=(Action((DiscardThisCard(),), cost=(Pay(4),), does="parley"),),
)

SILVER_TWILIGHT_ACOLYTE = Enemy(
    code="01102",
    slug="silver-twilight-acolyte",
    weakness="basic",
    fight=2,
    health=Count(3),
    evade=3,
    damage=1,
    keywords=("hunter",),
    prey=Prey("bearer", only=True),
    traits=("humanoid", "cultist", "silver-twilight"),
    abilities=(Forced(After(Attacks(enemy="this")), (PlaceDoom(1),)),),
)

STUBBORN_DETECTIVE = Enemy(
    code="01103",
    slug="stubborn-detective",
    weakness="basic",
    fight=3,
    health=Count(2),
    evade=2,
    damage=1,
    keywords=("hunter",),
    prey=Prey("bearer", only=True),
    traits=("humanoid", "detective"),
    abilities=(Constant((Blank("investigators-here", but_traits=True),)),),
)

WEAKNESSES: tuple[Definition, ...] = (
    AMNESIA,
    PARANOIA,
    HAUNTED,
    PSYCHOSIS,
    HYPOCHONDRIA,
    MOB_ENFORCER,
    SILVER_TWILIGHT_ACOLYTE,
    STUBBORN_DETECTIVE,
)
