"""Discovery cards as most of them are: a half may be claimed for stress."""

from miskatonic.games.deathmaydie.declarations import DiscoveryCard, Half
from miskatonic.games.deathmaydie.words.base import Word
from miskatonic.games.deathmaydie.words.cards import Claim
from miskatonic.games.deathmaydie.words.flow import May

__all__ = ["find", "one"]


def find(id: str, left: Half, right: Half, *first: Word, costs: tuple[int, int] = (1, 1)) -> DiscoveryCard:
    """A card of which one of two halves may be claimed; what stands before that happens first."""
    return DiscoveryCard(id, (*first, May((Claim("left", costs[0]), Claim("right", costs[1])))), left, right)


def one(id: str, left: Half, *either: Word, cost: int = 1) -> DiscoveryCard:
    """A card of which the one half may be claimed, or something else is done."""
    return DiscoveryCard(id, (May((Claim("left", cost), *either)),), left)
