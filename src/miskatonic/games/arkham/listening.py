"""Abilities that answer events, in the kernel's index: forced ones, reactions, and cards in a hand that answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.contexts import event_context, is_blank
from miskatonic.games.arkham.encounter import hushed
from miskatonic.games.arkham.initiating import Initiate, can_initiate
from miskatonic.games.arkham.playing import PlayFromHand, can_play, playable
from miskatonic.games.arkham.records import NO_CARD, NOBODY
from miskatonic.games.arkham.sources import card_of
from miskatonic.kernel.abilities import Ability, Listener
from miskatonic.kernel.records import changed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from miskatonic.games.arkham.records import ArkhamTable, CardId
    from miskatonic.games.arkham.words.abilities import Limit
    from miskatonic.games.arkham.words.base import Condition, Cost
    from miskatonic.games.arkham.words.moments import Moment
    from miskatonic.kernel.events import Event, Trigger
    from miskatonic.kernel.frames import Frame
    from miskatonic.kernel.seats import Seat

__all__ = ["Answer", "Gained", "Heard"]


class Heard(Listener):
    """A forced ability or a reaction; its words lie in the box as a script."""

    def __init__(
        self, at: Moment, script: str, when: Condition | None, cost: tuple[Cost, ...], limit: Limit | None,
        *, forced: bool, in_hand: bool = False,
    ) -> None:  # fmt: skip
        Ability.__init__(self, at.names)
        self.timing = at.timing
        self.forced = forced
        self.limit = limit.counted() if limit is not None else None
        self.event = at.event
        self.script = script
        self.condition = when
        self.cost = cost
        self.in_hand = in_hand
        self.gained = False

    def hears(self, table: ArkhamTable, source: int, event: Event) -> bool:
        """Whether this event is meant, it can be paid for, and it would change the game (forced-abilities.2).

        For the eliminated only the end of the game means anything (elimination.3).
        """
        card = card_of(source)
        if not self.event.concerns(table, card, event):
            return False
        if self.in_hand:
            if card not in table.investigator(table.owner(card)).hand:
                return False
        elif not self.gained and is_blank(table, source):
            return False
        at = event_context(table, source, event, self.script)
        if not self.event.meant(table, at, event):
            return False
        if at.you != NOBODY and table.investigator(at.you).gone and event.name != "GameEnds":
            return False
        if at.you != NOBODY and not self.forced and hushed(table, at.you):
            return False
        if self.condition is not None and not self.condition.met(table, at):
            return False
        return can_initiate(table, at, self.cost)

    def users(self, table: ArkhamTable, source: int) -> Sequence[Seat]:
        return (table.game.controller(table, source),)

    def initiation(self, table: ArkhamTable, source: int, number: int, trigger: Trigger, by: Seat) -> Frame | None:
        if not self.cost:
            return None
        at = event_context(table, source, trigger.event(table), self.script)
        return Initiate(changed(at, trigger=trigger))

    def respond(self, table: ArkhamTable, source: int, trigger: Trigger, by: Seat) -> None:
        at = changed(event_context(table, source, trigger.event(table), self.script), trigger=trigger)
        table.do(at.whole(table))


class Gained(Heard):
    """An ability that the host of an attachment has gained: it is the host's own (gains.3).

    Where the text of the host counts as blank, it keeps it (blank.3); where that of the attachment does, it has none.
    """

    def __init__(
        self, at: Moment, script: str, when: Condition | None, cost: tuple[Cost, ...], limit: Limit | None,
        *, forced: bool,
    ) -> None:  # fmt: skip
        super().__init__(at, script, when, cost, limit, forced=forced)
        self.gained = True

    def hears(self, table: ArkhamTable, source: int, event: Event) -> bool:
        host = _host_of(table, source)
        return host in table.state.play and not is_blank(table, source) and super().hears(table, host, event)

    def users(self, table: ArkhamTable, source: int) -> Sequence[Seat]:
        return super().users(table, _host_of(table, source))

    def initiation(self, table: ArkhamTable, source: int, number: int, trigger: Trigger, by: Seat) -> Frame | None:
        return super().initiation(table, _host_of(table, source), number, trigger, by)

    def respond(self, table: ArkhamTable, source: int, trigger: Trigger, by: Seat) -> None:
        super().respond(table, _host_of(table, source), trigger, by)


def _host_of(table: ArkhamTable, source: int) -> CardId:
    found = table.state.play.get(card_of(source))
    return found.host if found is not None else NO_CARD


class Answer(Listener):
    """A fast event in a hand, played as the answer to something (fast.3)."""

    def __init__(self, at: Moment, when: Condition | None) -> None:
        Ability.__init__(self, at.names)
        self.timing = at.timing
        self.forced = False
        self.limit = None
        self.event = at.event
        self.condition = when

    def hears(self, table: ArkhamTable, source: int, event: Event) -> bool:
        card = card_of(source)
        if card not in playable(table, table.owner(card)):
            return False
        at = event_context(table, source, event)
        if not self.event.meant(table, at, event) or (self.condition is not None and not self.condition.met(table, at)):
            return False
        return can_play(table, at.you, card, at) and not hushed(table, at.you)

    def users(self, table: ArkhamTable, source: int) -> Sequence[Seat]:
        return (table.owner(card_of(source)),)

    def initiation(self, table: ArkhamTable, source: int, number: int, trigger: Trigger, by: Seat) -> Frame | None:
        return PlayFromHand(by, card_of(source), trigger=trigger)
