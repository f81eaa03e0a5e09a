"""The encounter set Agents of Yog Sothoth."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey, Treachery
from miskatonic.games.arkham.words.abilities import Forced, Revelation
from miskatonic.games.arkham.words.cards import Draw
from miskatonic.games.arkham.words.dangers import AttackHarder, DiscardAtRandom, ForAttacked, OrElse
from miskatonic.games.arkham.words.doing import PlaceDoom
from miskatonic.games.arkham.words.flow import MustChoose
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import Attacks, When

__all__ = ["AGENTS_OF_YOG_SOTHOTH_SET"]

YITHIAN_OBSERVER = Enemy(
    code="01177",
    slug="yithian-observer",
    fight=4,
    health=Count(4),
    evade=3,
    damage=1,
    horror=1,
    prey=Prey("least", "cards"),
    traits=("monster", "yithian"),
    quantity=2,
    encounter="agents-of-yog-sothoth",
    victory=1,
    abilities=(
        Forced(When(Attacks(enemy="this")), (ForAttacked((OrElse((DiscardAtRandom(1),), (AttackHarder(1, 1),)),)),)),
    ),
)

OFFER_OF_POWER = Treachery(
    code="01178",
    slug="offer-of-power",
    peril=True,
    traits=("pact",),
    quantity=2,
    encounter="agents-of-yog-sothoth",
    abilities=(Revelation((MustChoose(((Draw(2), PlaceDoom(2, advances=True)), (Take(horror=2),))),)),),
)

AGENTS_OF_YOG_SOTHOTH_SET: tuple[Definition, ...] = (YITHIAN_OBSERVER, OFFER_OF_POWER)
