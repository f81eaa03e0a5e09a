"""Sources: the ids under which the kernel knows cards with abilities; lasting effects have negative ones.

A card in play goes by its own number: assets, enemies, treacheries, locations, investigators, act and agenda alike.
In a hand it is another source, since other abilities of it work there.
"""

from miskatonic.games.arkham.records import CardId

__all__ = ["card_of", "hand_source", "in_hand"]

_HAND = 100_000


def hand_source(card: CardId) -> int:
    """A card in somebody's hand."""
    return _HAND + card


def in_hand(source: int) -> bool:
    """Whether a source is a card in a hand."""
    return source >= _HAND


def card_of(source: int) -> CardId:
    """The card that a source is, wherever it lies."""
    return CardId(source % _HAND)
