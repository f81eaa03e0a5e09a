"""Words and abilities with which laboratory cards trouble other cards."""

from __future__ import annotations

from typing import Any

from miskatonic.kernel.abilities import Limit, Timing
from miskatonic.kernel.events import Together
from miskatonic.kernel.text import Text
from miskatonic.kernel.windows import Triggered

from .events import Deed, DrawCards, GainLife, Strike, move
from .records import LabTable, Zone
from .vocabulary import NobodyElse, On, Word


class TakeBack(Word):
    """The newest of your other cards in play returns to your hand."""

    says = "lab-word-take-back"

    def do(self, table: LabTable, deed: Deed) -> None:
        others = [card for card in table.state.players[deed.you].play if card != deed.source]
        if others:
            move(table, others[0], Zone.HAND)


class Revel(Word):
    """Two aspects of one effect: life and a card."""

    says = "lab-word-revel"

    def do(self, table: LabTable, deed: Deed) -> None:
        table.do(Together((GainLife(deed.you, self.number), DrawCards(deed.you, self.number))))


class OnAbility(On):
    """A reaction to somebody else's ability as it initiates."""

    def __init__(self, does: Word, says: str, *, limit: Limit) -> None:
        super().__init__(Timing.WHEN, Triggered, lambda you, event: True, does, says, limit=limit)

    def hears(self, table: LabTable, source: int, event: Any) -> bool:
        return bool(table.game.controller(table, event.source) != table.game.controller(table, source))


class NobodyElseStrikes(NobodyElse):
    """The others cannot strike at all."""

    def __init__(self) -> None:
        super().__init__(Strike)

    def forbids(self, table: LabTable, source: int, event: Any) -> bool:
        return bool(event.by != table.game.controller(table, source))

    def text(self) -> Text:
        return Text("lab-word-truce")
