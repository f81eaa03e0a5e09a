"""The encounter set Ancient Evils."""

from miskatonic.games.arkham.declarations import Definition, Treachery
from miskatonic.games.arkham.words.abilities import Revelation
from miskatonic.games.arkham.words.doing import PlaceDoom

__all__ = ["ANCIENT_EVILS_SET"]

ANCIENT_EVILS = Treachery(
    code="01166",
    slug="ancient-evils",
    traits=("omen",),
    quantity=3,
    encounter="ancient-evils",
    abilities=(Revelation((PlaceDoom(1, advances=True),)),),
)

ANCIENT_EVILS_SET: tuple[Definition, ...] = (ANCIENT_EVILS,)
