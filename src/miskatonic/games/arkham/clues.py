"""Clues: discovered at locations, spent by the group."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.records import NO_CARD, NOWHERE, ArkhamTable, CardId, PlaceId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import changed

__all__ = ["CONTRIBUTE", "DiscoverClues", "PlaceClues", "SpendClues", "SpendCluesTogether", "can_spend", "clues_of"]

CONTRIBUTE = Act("contribute", "clues", message="arkham-act-contribute", rules=("clues.5",))


class DiscoverClues(Event, frozen=True):
    """An investigator takes clues from a location, as many as there are (clues.3)."""

    who: Who
    place: PlaceId
    count: int
    investigating: bool = False
    """Whether they are what an investigation has found."""

    @rule("clues.2", "clues.3")
    def resolve(self, table: ArkhamTable) -> Outcome:
        place = table.state.places.get(self.place)
        found = min(self.count, place.clues) if place is not None else 0
        if place is None or found <= 0 or table.investigator(self.who).gone:
            return self.done(cancelled=True)
        table.state.places[self.place] = changed(place, clues=place.clues - found)
        table.alter(self.who, clues=table.investigator(self.who).clues + found)
        table.log("arkham-log-discovers", who=self.who, clues=found, place=self.place)
        return self.keep(count=found)


class SpendClues(Event, frozen=True):
    """An investigator spends clues: they go to the token pool."""

    who: Who
    count: int

    def resolve(self, table: ArkhamTable) -> Outcome:
        clues = table.investigator(self.who).clues
        if not 0 < self.count <= clues:
            return self.done(cancelled=True)
        table.alter(self.who, clues=clues - self.count)
        table.log("arkham-log-spends-clues", who=self.who, clues=self.count)
        return None


class PlaceClues(Event, frozen=True):
    """Clues go to a location or a card: from an investigator, or from the token pool."""

    count: int
    place: PlaceId = NOWHERE
    card: CardId = NO_CARD
    giver: Who | None = None

    def resolve(self, table: ArkhamTable) -> Outcome:
        count = self.count if self.giver is None else min(self.count, table.investigator(self.giver).clues)
        if count <= 0:
            return self.done(cancelled=True)
        if self.giver is not None:
            table.alter(self.giver, clues=table.investigator(self.giver).clues - count)
        if self.card:
            table.alter_card(self.card, clues=table.state.play[self.card].clues + count)
        else:
            place = table.state.places[self.place]
            table.state.places[self.place] = changed(place, clues=place.clues + count)
            table.log("arkham-log-places-clues", clues=count, place=self.place)
        return self.keep(count=count)


def clues_of(table: ArkhamTable, who: Who) -> int:
    """The clues that an investigator could spend now: none, while something forbids it."""
    clues = table.investigator(who).clues
    return 0 if clues and table.forbidden(SpendClues(who, clues)) else clues


def can_spend(table: ArkhamTable, count: int, among: tuple[Who, ...]) -> bool:
    """Whether these investigators as a group have so many clues to spend (act-deck-and-agenda-deck.2)."""
    return sum([clues_of(table, who) for who in among]) >= count


class SpendCluesTogether(Frame, frozen=True):
    """Some investigators spend clues as a group, in any shares: each in player order says how many (clues.5)."""

    count: int
    among: tuple[Who, ...]

    steps: ClassVar[tuple[str, ...]] = ("share", "ask", "contribute")

    @rule("clues.4", "clues.5", "act-deck-and-agenda-deck.5")
    def share(self, table: ArkhamTable) -> Outcome:
        """Nobody is asked where there is nothing to choose."""
        if not self.count or not self.among:
            return DONE
        least, most = self._bounds(table)
        if least != most:
            return None
        if least:
            table.do(SpendClues(self.among[0], least))
        return self.goto("share", count=self.count - least, among=self.among[1:])

    def ask(self, table: ArkhamTable) -> Outcome:
        least, most = self._bounds(table)
        prompt = Prompt("arkham-ask-contribute", {"count": self.count})
        return Ask(self.among[0], CONTRIBUTE.each(range(least, most + 1)), prompt)

    def contribute(self, table: ArkhamTable, answer: Option) -> Outcome:
        share = int(answer.args[0])
        if share:
            table.do(SpendClues(self.among[0], share))
        return self.goto("share", count=self.count - share, among=self.among[1:])

    def _bounds(self, table: ArkhamTable) -> tuple[int, int]:
        """The fewest and the most clues that the next investigator can give."""
        first, *others = self.among
        rest = sum(clues_of(table, who) for who in others)
        return max(0, self.count - rest), min(self.count, clues_of(table, first))
