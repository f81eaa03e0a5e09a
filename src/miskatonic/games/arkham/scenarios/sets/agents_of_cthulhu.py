"""The encounter set Agents of Cthulhu."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey, Treachery
from miskatonic.games.arkham.words.abilities import Action, Constant, Forced, Revelation
from miskatonic.games.arkham.words.cards import DiscardThisCard, PutInThreatArea
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import After, Engages
from miskatonic.games.arkham.words.standing import Skill, Toughness
from miskatonic.games.arkham.words.testing import Test

__all__ = ["AGENTS_OF_CTHULHU_SET"]

YOUNG_DEEP_ONE = Enemy(
    code="01181",
    slug="young-deep-one",
    fight=3,
    health=Count(3),
    evade=3,
    damage=1,
    horror=1,
    keywords=("hunter",),
    prey=Prey("least", "combat"),
    traits=("humanoid", "monster", "deep-one"),
    quantity=2,
    encounter="agents-of-cthulhu",
    abilities=(Forced(After(Engages(enemy="this")), (Take(horror=1),)),),
)

DREAMS_OF_RLYEH = Treachery(
    code="01182",
    slug="dreams-of-rlyeh",
    traits=("omen",),
    quantity=2,
    encounter="agents-of-cthulhu",
    abilities=(
        Revelation((PutInThreatArea(),)),
        Constant((Skill("willpower", -1), Toughness("sanity", -1))),
        Action((Test("willpower", 3, success=(DiscardThisCard(),)),)),
    ),
)

AGENTS_OF_CTHULHU_SET: tuple[Definition, ...] = (YOUNG_DEEP_ONE, DREAMS_OF_RLYEH)
