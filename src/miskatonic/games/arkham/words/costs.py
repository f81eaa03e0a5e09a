"""Costs: what is paid before an effect (costs.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.games.arkham.clues import SpendCluesTogether, can_spend
from miskatonic.games.arkham.damage import DealDamage, Share, deal
from miskatonic.games.arkham.discarding import DiscardsFromHand
from miskatonic.games.arkham.leaving_play import Discard, stays
from miskatonic.games.arkham.locations import location_card
from miskatonic.games.arkham.words.base import Cost, Number, reckoned
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable, Who
    from miskatonic.games.arkham.resolving import Resolving

__all__ = [
    "DiscardCards",
    "DiscardThis",
    "Exhaust",
    "HurtThis",
    "Pay",
    "SpendClues",
    "SpendUses",
    "TakeHorror",
]


class Exhaust(Cost, frozen=True):
    """Exhaust this card."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.play.get(at.source)
        return found is not None and not found.exhausted

    def pay(self, table: ArkhamTable, at: Resolving) -> None:
        table.alter_card(at.source, exhausted=True)


class SpendUses(Cost, frozen=True):
    """Spend uses of this card (uses.2); where it says so, it is discarded with the last (uses.5)."""

    count: int = 1

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.play.get(at.source)
        return found is not None and found.uses >= self.count

    def pay(self, table: ArkhamTable, at: Resolving) -> None:
        table.spend_uses(at.source, self.count)


class Pay(Cost, frozen=True):
    """Spend resources."""

    count: int

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return table.state.investigators[at.you].resources >= self.count

    def pay(self, table: ArkhamTable, at: Resolving) -> None:
        table.alter(at.you, resources=table.investigator(at.you).resources - self.count)


class SpendClues(Cost, frozen=True):
    """Spend clues: your own, or as a group; `title` names the location where those stand who may give any."""

    count: Number
    together: bool = False
    title: str = ""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return can_spend(table, reckoned(self.count, table, at), self._among(table, at))

    def pay(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(SpendCluesTogether(reckoned(self.count, table, at), self._among(table, at)))

    def _among(self, table: ArkhamTable, at: Resolving) -> tuple[Who, ...]:
        if not self.title:
            return table.players if self.together else (at.you,)
        places = [place for place in table.state.places if location_card(table, place).title == self.title]
        return tuple(who for place in places for who in table.at(place))

    def text(self) -> Text:
        return Text(self.message + ("-at" if self.title else "-together" if self.together else ""), self.args())


class TakeHorror(Cost, frozen=True):
    """Take horror (costs.10)."""

    count: int

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return True

    def pay(self, table: ArkhamTable, at: Resolving) -> None:
        """It comes from no card: a cost is no effect (effects.3)."""
        deal(table, at.you, horror=self.count)


class HurtThis(Cost, frozen=True):
    """Deal damage or horror to this card."""

    what: Literal["damage", "horror"]
    count: int = 1

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return at.source in table.state.play

    def pay(self, table: ArkhamTable, at: Resolving) -> None:
        damage, horror = (self.count, 0) if self.what == "damage" else (0, self.count)
        table.do(DealDamage(enemies=(Share(at.source, damage, horror),), source=at.source))

    def text(self) -> Text:
        return Text(f"{self.message}-{self.what}", {"count": self.count})


class DiscardThis(Cost, frozen=True):
    """Discard this card."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return at.source in table.state.play and not table.forbidden(Discard(at.source)) and not stays(table, at.source)

    def pay(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(Discard(at.source))


class DiscardCards(Cost, frozen=True):
    """Choose and discard cards from your hand."""

    count: int = 1

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        weakness = table.box.weakness
        return sum(not weakness(card) for card in table.investigator(at.you).hand) >= self.count

    def pay(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(DiscardsFromHand(at.you, self.count))
