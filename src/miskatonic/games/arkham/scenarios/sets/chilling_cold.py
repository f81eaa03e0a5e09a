"""The encounter set Chilling Cold."""

from miskatonic.games.arkham.declarations import Definition, Treachery
from miskatonic.games.arkham.words.abilities import Constant, Forced, Revelation
from miskatonic.games.arkham.words.cards import AttachHere, DiscardAsset, DiscardThisCard
from miskatonic.games.arkham.words.dangers import OrElse
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.moments import After
from miskatonic.games.arkham.words.occasions import Investigated
from miskatonic.games.arkham.words.standing import Shroud
from miskatonic.games.arkham.words.testing import Test

__all__ = ["CHILLING_COLD_SET"]

CRYPT_CHILL = Treachery(
    code="01167",
    slug="crypt-chill",
    traits=("hazard",),
    quantity=2,
    encounter="chilling-cold",
    abilities=(Revelation((Test("willpower", 4, fail=(OrElse((DiscardAsset(),), (Take(damage=2),)),)),)),),
)

OBSCURING_FOG = Treachery(
    code="01168",
    slug="obscuring-fog",
    traits=("hazard",),
    quantity=2,
    encounter="chilling-cold",
    abilities=(
        Revelation((AttachHere(one=True),)),
        Constant((Shroud(2),)),
        Forced(After(Investigated()), (DiscardThisCard(),)),
    ),
)

CHILLING_COLD_SET: tuple[Definition, ...] = (CRYPT_CHILL, OBSCURING_FOG)
