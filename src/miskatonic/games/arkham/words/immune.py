"""The word for what effects cannot reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.games.arkham.immunity import affected
from miskatonic.games.arkham.words.base import Standing
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.declarations import Definition
    from miskatonic.games.arkham.records import ArkhamTable, CardId
    from miskatonic.games.arkham.resolving import Resolving

__all__ = ["Immune"]

PLAYER_CARDS = ("asset", "event", "skill", "investigator")


class Immune(Standing, frozen=True):
    """Effects of cards, of player cards or of cards of a sort cannot affect this card, nor choose it (immune.1).

    For a while it is the enemy that the words are about which gains it.
    """

    to: Literal["cards", "player-cards", "asset", "event", "skill", "enemy", "treachery", "location", "act", "agenda"]

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        return subject == (at.enemy or at.source)

    def bound(self, table: ArkhamTable, at: Resolving) -> tuple[CardId, ...]:
        return tuple(affected(table, at, (at.enemy,)))

    def covers(self, source: Definition) -> bool:
        """Whether the effects of a card are among those that it is immune to."""
        if self.to == "player-cards":
            return source.sort in PLAYER_CARDS
        return self.to in ("cards", source.sort)

    def text(self) -> Text:
        if self.to in ("cards", "player-cards"):
            return Text(f"{self.message}-{self.to}")
        return Text(self.message, {"sort": Text(f"arkham-sort-{self.to}")})
