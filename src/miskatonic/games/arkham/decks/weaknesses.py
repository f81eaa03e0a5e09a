"""Random basic weaknesses: drawn from the collection at the end of deck building (deckbuilding.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from miskatonic.games.arkham.decks.building import extra_weaknesses
from miskatonic.games.arkham.decks.deck import RANDOM_WEAKNESS, Deck

if TYPE_CHECKING:
    from miskatonic.games.arkham.cards.library import Library
    from miskatonic.kernel.chance import Chance

__all__ = ["draw_weakness", "with_weaknesses"]


def draw_weakness(library: Library, chance: Chance, taken: Iterable[str] = (), trait: str = "") -> str | None:
    """A basic weakness of the collection, as if all copies that nobody has yet were shuffled; None if all are out."""
    gone = Counter(taken)
    pool = [
        card.code
        for card in library.basic_weaknesses()
        if not trait or trait in card.traits
        for _ in range(card.quantity - gone[card.code])
    ]
    return chance.pick(pool) if pool else None


def with_weaknesses(
    deck: Deck, library: Library, chance: Chance, taken: Iterable[str] = (), *, standalone: bool = False
) -> Deck:
    """A deck with the random basic weaknesses that it still lacks; a placeholder gives way to a real one."""
    due = deck.investigator_card(library).basic_weaknesses
    if standalone:
        due += extra_weaknesses(deck, library)
    have = sum(count for card, count in deck.known(library) if card.weakness == "basic")
    deck = deck.with_card(RANDOM_WEAKNESS, -deck.cards.get(RANDOM_WEAKNESS, 0))
    gone = [*taken, *deck.each()]
    for _ in range(due - have):
        drawn = draw_weakness(library, chance, gone)
        if drawn is None:
            break
        deck = deck.with_card(drawn)
        gone.append(drawn)
    return deck
