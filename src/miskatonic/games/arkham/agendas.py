"""The agenda deck: how far the hostile forces have come (act-deck-and-agenda-deck.1)."""

from __future__ import annotations

from typing import ClassVar, cast

from miskatonic.games.arkham.declarations import Agenda
from miskatonic.games.arkham.records import ArkhamTable
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome, rule
from miskatonic.kernel.records import changed

__all__ = ["AdvanceAgenda", "threshold"]


def threshold(table: ArkhamTable) -> int | None:
    """The doom at which the agenda advances; None, if doom does not make it (act-deck-and-agenda-deck.9)."""
    card = table.agenda
    if not card:
        return None
    agenda = cast("Agenda", table.card(card))
    return agenda.threshold(table.began) or None


class AdvanceAgenda(Event, frozen=True):
    """The agenda advances: all doom in play goes, the reverse is carried out, the next one comes."""

    stage: int = -1
    """The place of the agenda that advances."""

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "come_next", "after")

    @rule("act-deck-and-agenda-deck.11", "act-deck-and-agenda-deck.13", "framework.1.3.c", "framework.1.3.d")
    def resolve(self, table: ArkhamTable) -> Outcome:
        state = table.state
        state.agenda_doom = 0
        for card, found in list(state.play.items()):
            if found.doom:
                table.alter_card(card, doom=0)
        for id, place in list(state.places.items()):
            if place.doom:
                state.places[id] = changed(place, doom=0)
        agenda = cast("Agenda", table.card(table.agenda))
        table.log("arkham-log-agenda-advances", card=agenda.code)
        table.turn_over(table.agenda)
        if agenda.reverse:
            table.do(Resolving(f"{agenda.code}:reverse", state.lead, table.agenda).whole(table))
        return self.keep(stage=state.agenda)

    @rule("act-deck-and-agenda-deck.15", "act-deck-and-agenda-deck.16", "framework.1.3.e")
    def come_next(self, table: ArkhamTable) -> Outcome:
        """The next agenda in order, unless the reverse has named another."""
        state = table.state
        if state.agenda == self.stage:
            state.agenda += 1
            if table.agenda:
                table.enters(table.agenda)
        return None
