"""What Rooms are worth to the Investigators: laying a Success there, and drawing a card."""

from __future__ import annotations

from miskatonic.players.deducer.mind import Mind

__all__ = ["worth_of_check", "worth_of_fill"]

_EXPLORED_AT = 3


def worth_of_fill(mind: Mind, place: str) -> float:
    """A Success there: it explores the Room, or betters what a check will draw."""
    room = mind.sight.rooms[place]
    if room.finished or room.cultist_token:
        return 0.0
    book = mind.sight.book(place)
    missing = _EXPLORED_AT - room.pile
    if not room.explored:
        if missing > mind.sight.rounds_left + 1:
            return 0.05
        return book * (0.62 - 0.1 * missing)
    good = mind.own.chances(place)[0] * room.pile
    return book * (0.55 if good < room.books else 0.15)


def worth_of_check(mind: Mind, place: str) -> float:
    """A card drawn there: a book, nothing, or a book lost."""
    room = mind.sight.rooms[place]
    if room.finished or not room.explored or not room.pile:
        return 0.0
    book = mind.sight.book(place)
    success, failure, sabotage = mind.own.chances(place)
    lost = book if mind.sight.shelf(place).books else 0.0
    return success * book + failure * 0.2 - sabotage * (0.8 * lost - 0.1) + 0.05
