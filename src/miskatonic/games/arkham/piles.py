"""Piles: hands, decks and discard piles, the encounter deck, the victory display, what is set aside or removed.

A card on its way from one to another lies in none of them.
"""

from __future__ import annotations

from miskatonic.games.arkham.records import NOBODY, ArkhamTable, CardId, Who
from miskatonic.kernel.frames import rule

__all__ = [
    "forget",
    "forget_top",
    "put_away",
    "put_in_discard",
    "put_in_hand",
    "put_in_victory_display",
    "reset_deck",
    "shuffle_into_deck",
    "shuffle_into_encounter_deck",
    "take_from_piles",
]


def take_from_piles(table: ArkhamTable, card: CardId) -> None:
    """Take a card out of whatever out-of-play area it lies in."""
    state = table.state
    for who, investigator in enumerate(state.investigators):
        if card in investigator.hand:
            table.alter(Who(who), hand=_without(investigator.hand, card))
            return
        if card in investigator.deck:
            table.alter(Who(who), deck=_without(investigator.deck, card))
            return
        if card in investigator.discard:
            table.alter(Who(who), discard=_without(investigator.discard, card))
            return
    for pile in ("encounter", "encounter_discard", "aside", "victory", "removed"):
        cards: tuple[CardId, ...] = getattr(state, pile)
        if card in cards:
            setattr(state, pile, _without(cards, card))
            return


def put_in_hand(table: ArkhamTable, who: Who, card: CardId) -> None:
    """A card goes to its owner's hand (ownership-and-control.5)."""
    owner = table.owner(card)
    who = owner if owner != NOBODY else who
    table.alter(who, hand=(*table.investigator(who).hand, card))


@rule("discard-piles.1", "discard-piles.2", "ownership-and-control.5", "elimination.5")
def put_in_discard(table: ArkhamTable, card: CardId) -> None:
    """A card goes on top of its owner's discard pile; what an eliminated investigator owns is removed from the game."""
    owner = table.owner(card)
    if owner == NOBODY:
        table.state.encounter_discard = (*table.state.encounter_discard, card)
    elif table.investigator(owner).gone:
        table.state.removed = (*table.state.removed, card)
    else:
        table.alter(owner, discard=(*table.investigator(owner).discard, card))


def put_away(table: ArkhamTable, card: CardId) -> None:
    """A card that was played or in play goes to its discard pile; events may have to go under the deck instead."""
    owner = table.owner(card)
    if table.card(card).sort != "event" or owner == NOBODY or not table.standing("event-to-bottom", owner):
        put_in_discard(table, card)
        return
    table.alter(owner, deck=(*table.investigator(owner).deck, card))
    bottom = f"{owner}<"
    table.state.looks[bottom] = table.state.looks.get(bottom, 0) + 1


def put_in_victory_display(table: ArkhamTable, card: CardId) -> None:
    """A card goes to the victory display (victory-display.2)."""
    table.state.victory = (*table.state.victory, card)
    table.log("arkham-log-victory-display", card=table.card(card).code)


def shuffle_into_deck(table: ArkhamTable, who: Who, cards: tuple[CardId, ...] = ()) -> None:
    """An investigator's deck is shuffled, with these cards if any."""
    table.alter(who, deck=table.state.chance.shuffle((*table.investigator(who).deck, *cards)))
    forget(table, str(who))


def shuffle_into_encounter_deck(table: ArkhamTable, cards: tuple[CardId, ...] = ()) -> None:
    """The encounter deck is shuffled, with these cards if any."""
    table.state.encounter = table.state.chance.shuffle((*table.state.encounter, *cards))
    forget(table, "encounter")


@rule("drawing-cards.4", "discard-piles.9")
def reset_deck(table: ArkhamTable, who: Who) -> None:
    """The discard pile becomes the deck."""
    discard = table.investigator(who).discard
    table.alter(who, deck=table.state.chance.shuffle(discard), discard=())
    forget(table, str(who))
    table.log("arkham-log-reshuffles", who=who)


# -- what somebody has seen of a deck


def forget_top(table: ArkhamTable, deck: str, count: int) -> None:
    """So many cards have left the top of a deck: "encounter", or a seat's number."""
    looks = table.state.looks
    if not looks:
        return
    for key in [key for key in looks if key.startswith(f"{deck}@")]:
        if looks[key] > count:
            looks[key] -= count
        else:
            del looks[key]


def forget(table: ArkhamTable, deck: str) -> None:
    """A deck has been shuffled."""
    looks = table.state.looks
    for key in [key for key in looks if key.startswith((f"{deck}@", f"{deck}<"))]:
        del looks[key]


def _without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
