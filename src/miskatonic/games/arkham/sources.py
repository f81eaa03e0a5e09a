"""Sources: the ids under which the kernel knows cards with abilities; lasting effects have negative ones.

A card in play goes by its own number: assets, enemies, treacheries, locations, investigators, act and agenda alike.
In a hand, or as a location that nobody has revealed, it is another source, since other abilities of it work there.
"""

from miskatonic.games.arkham.records import CardId

__all__ = ["card_of", "hand_source", "in_hand", "unrevealed_source"]

_HAND, _UNREVEALED, _SPAN = 100_000, 200_000, 100_000


def hand_source(card: CardId) -> int:
    """A card in somebody's hand."""
    return _HAND + card


def in_hand(source: int) -> bool:
    """Whether a source is a card in a hand."""
    return _HAND <= source < _UNREVEALED


def unrevealed_source(card: CardId) -> int:
    """The unrevealed side of a location."""
    return _UNREVEALED + card


def card_of(source: int) -> CardId:
    """The card that a source is, wherever it lies."""
    return CardId(source % _SPAN)
