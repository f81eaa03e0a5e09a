"""Doom: on the agenda and on cards, and when it makes the agenda advance."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.agendas import AdvanceAgenda, threshold
from miskatonic.games.arkham.records import NO_CARD, ArkhamTable, CardId
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Frame, Outcome, rule

__all__ = ["CheckDoom", "PlaceDoom", "doom_in_play"]


class PlaceDoom(Event, frozen=True):
    """Doom is placed on the current agenda, or on a card in play."""

    count: int
    card: CardId = NO_CARD

    @rule("doom.1", "doom.4", "framework.1.2.a")
    def resolve(self, table: ArkhamTable) -> Outcome:
        if self.count <= 0 or (self.card and self.card not in table.state.play):
            return self.done(cancelled=True)
        if self.card:
            table.alter_card(self.card, doom=table.state.play[self.card].doom + self.count)
            table.log("arkham-log-doom-on", card=table.card(self.card).code, doom=self.count)
        else:
            table.state.agenda_doom += self.count
            table.log("arkham-log-doom", doom=self.count)
        return None


@rule("doom.4")
def doom_in_play(table: ArkhamTable) -> int:
    """All doom: on the agenda and on every other card."""
    state = table.state
    on_cards = sum([card.doom for card in state.play.values()])
    return state.agenda_doom + on_cards + sum([place.doom for place in state.places.values()])


class CheckDoom(Frame, frozen=True):
    """If the required doom is in play, the agenda advances: in the mythos phase, or where a card says so (doom.2-3)."""

    steps: ClassVar[tuple[str, ...]] = ("compare",)

    @rule("framework.1.3.a", "framework.1.3.b", "doom.2", "act-deck-and-agenda-deck.7")
    def compare(self, table: ArkhamTable) -> Outcome:
        needed = threshold(table)
        if needed is not None and doom_in_play(table) >= needed:
            table.do(AdvanceAgenda())
        return None
