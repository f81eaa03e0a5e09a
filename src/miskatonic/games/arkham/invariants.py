"""What holds whenever a game rests; anything else is a mistake of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from miskatonic.games.arkham.defeat import DefeatInvestigator, Defeats
from miskatonic.games.arkham.elimination import Eliminate
from miskatonic.games.arkham.records import NOBODY, CardId, Who
from miskatonic.games.arkham.slots import MakeRoom, excess, held_assets

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.kernel.frames import Frame

__all__ = ["broken", "cards_in"]


def broken(table: ArkhamTable) -> Iterator[str]:
    """What is wrong: sentences; none, if all is well."""
    yield from _cards(table)
    yield from _tokens(table)
    if table.state.result is None:
        yield from _investigators(table)
        yield from _places(table)


def _cards(table: ArkhamTable) -> Iterator[str]:
    """Each card lies in one place; those that a frame holds are on their way."""
    state = table.state
    lying: Counter[CardId] = Counter(list(state.play))
    for investigator in state.investigators:
        for pile in (investigator.hand, investigator.deck, investigator.discard):
            lying.update(pile)
    for pile in (
        state.encounter,
        state.encounter_discard,
        state.aside,
        state.cult,
        state.victory,
        state.removed,
        state.unused,
    ):
        lying.update(pile)
    lying.update([place.card for place in state.places.values() if place.card not in state.victory])
    twice = [card for card, count in lying.items() if count > 1]
    if twice:
        yield f"cards lie in two places: {[table.box.slugs[card] for card in twice]}"
    if state.result is None:
        lost = [card for card in table.box.dealt(table) if card not in lying and not _held(table, card)]
        if lost:
            yield f"cards lie nowhere: {[table.box.slugs[card] for card in lost]}"


def _held(table: ArkhamTable, card: CardId) -> bool:
    """Whether something that is being resolved holds a card."""
    return any(card in cards_in(frame) for frame in table.state.stack)


def cards_in(frame: Frame) -> Iterator[CardId]:
    """The cards in a frame: one, several, or pairs of somebody and a card."""
    for field in ("card", "enemy", "committed", "aside"):
        value = getattr(frame, field, ())
        for each in value if isinstance(value, tuple) else (value,):
            yield each[1] if isinstance(each, tuple) else each


def _tokens(table: ArkhamTable) -> Iterator[str]:
    revealed: Counter[str] = Counter(token for frame in table.state.stack for token in getattr(frame, "tokens", ()))
    strange = revealed - Counter(table.state.bag)
    if strange:
        yield f"tokens are revealed that the bag never held: {sorted(strange)}"
    for who, investigator in enumerate(table.state.investigators):
        numbers = (investigator.resources, investigator.clues, investigator.damage, investigator.horror)
        if min(numbers) < 0:
            yield f"investigator {who} has less than nothing: {investigator}"
    for card, found in table.state.play.items():
        if min(found.damage, found.horror, found.doom, found.clues, found.uses) < 0:
            yield f"{table.box.slugs[card]} has less than nothing on it: {found}"
    for id, place in table.state.places.items():
        if place.clues < 0 or place.doom < 0:
            yield f"{id} has less than nothing on it: {place}"


def _investigators(table: ArkhamTable) -> Iterator[str]:
    leaving = [frame.who for frame in table.state.stack if isinstance(frame, Eliminate)]
    fitting = [frame.who for frame in table.state.stack if isinstance(frame, MakeRoom)]
    for who, investigator in enumerate(table.state.investigators):
        if who in leaving:
            continue
        if investigator.gone:
            if investigator.hand or investigator.deck or investigator.discard:
                yield f"investigator {who} is out of the game and has cards"
            continue
        doomed = any(
            (isinstance(frame, DefeatInvestigator) and frame.who == who)
            or (isinstance(frame, Defeats) and investigator.card in frame.cards)
            for frame in table.state.stack
        )
        if not doomed and min(table.remaining_health(Who(who)), table.remaining_sanity(Who(who))) <= 0:
            yield f"investigator {who} has as much damage or horror as it can bear, and is not defeated"
        over = set() if who in fitting else excess(table, Who(who), held_assets(table, Who(who)))
        if over:
            yield f"investigator {who} has too many assets in {sorted(over)} slots"


def _places(table: ArkhamTable) -> Iterator[str]:
    places = table.state.places
    for who in table.players:
        if table.investigator(who).place not in places:
            yield f"investigator {who} is at no location: {table.investigator(who).place!r}"
    for card, found in table.state.play.items():
        homes = (found.place != "", found.host != 0, found.threat != NOBODY, found.controller != NOBODY)
        if not any(homes):
            yield f"{table.box.slugs[card]} is in play and nowhere"
        if found.place and found.place not in places:
            yield f"{table.box.slugs[card]} is at no location: {found.place!r}"
        out = found.threat != NOBODY and bool(table.investigator(found.threat).gone)
        if out and not any(isinstance(frame, Eliminate) for frame in table.state.stack):
            yield f"{table.box.slugs[card]} is in the threat area of somebody who is out of the game"
