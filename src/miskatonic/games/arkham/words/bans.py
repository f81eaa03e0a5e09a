"""Bans: what cannot be done as long as they are in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from miskatonic.games.arkham.immunity import immune
from miskatonic.games.arkham.sources import card_of
from miskatonic.games.arkham.words.base import Standing
from miskatonic.games.arkham.words.standing import Yours, reaches
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.kernel.events import Event

__all__ = [
    "CannotAttack",
    "CannotDiscoverOrSpend",
    "CannotEnter",
    "CannotInvestigate",
    "CannotLeavePlay",
    "CannotPlay",
]


class CannotPlay(Yours, frozen=True):
    """You cannot play cards of these sorts."""

    sorts: tuple[Literal["asset", "event"], ...]

    def text(self) -> Text:
        sorts = Text(f"arkham-sort-{self.sorts[0]}")
        for sort in self.sorts[1:]:
            sorts = Text("arkham-word-or", {"head": sorts, "item": Text(f"arkham-sort-{sort}")})
        return Text(self.message, {"sorts": sorts})


class CannotInvestigate(Standing, frozen=True):
    """This location, or the one to which this card is attached, cannot be investigated."""

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        place = table.state.places.get(table.place_of(at.source))
        return place is not None and place.card == subject and reaches(table, at, subject)


class CannotEnter(Standing, frozen=True):
    """Nobody, or no enemy but those with a trait, can move to this location or the one to which this is attached."""

    who: Literal["investigators", "enemies"]
    without: str = ""

    bans: ClassVar[tuple[str, ...]] = ("MoveInvestigator", "MoveEnemy")

    def concerns(self, table: ArkhamTable, source: int, what: Any) -> bool:
        return bool(what.place == table.place_of(card_of(source)))

    def forbids(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        if self.who == "investigators":
            return hasattr(event, "who")
        free = not hasattr(event, "enemy") or table.has_trait(event.enemy, self.without)
        return not free and not immune(table, event.enemy, at)

    def text(self) -> Text:
        return Text(f"{self.message}-{self.who}", {"trait": self.without} if self.without else {})


class CannotAttack(Standing, frozen=True):
    """Enemies without a trait cannot attack you."""

    without: str = ""

    bans: ClassVar[tuple[str, ...]] = ("EnemyAttack",)

    def forbids(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        meant = event.who == at.you and not table.has_trait(event.enemy, self.without)
        return bool(meant and not immune(table, event.enemy, at))

    def text(self) -> Text:
        return Text(self.message, {"trait": self.without})


class CannotDiscoverOrSpend(Standing, frozen=True):
    """Whoever is engaged with this enemy can neither discover nor spend clues."""

    bans: ClassVar[tuple[str, ...]] = ("DiscoverClues", "SpendClues")

    def forbids(self, table: ArkhamTable, at: Resolving, event: Any) -> bool:
        found = table.state.play.get(at.source)
        return found is not None and bool(found.threat == event.who)


class CannotLeavePlay(Standing, frozen=True):
    """This card cannot leave play."""

    bans: ClassVar[tuple[str, ...]] = ("Discard", "DefeatAsset")

    def forbids(self, table: ArkhamTable, at: Resolving, event: Event) -> bool:
        return getattr(event, "card", None) == at.source
