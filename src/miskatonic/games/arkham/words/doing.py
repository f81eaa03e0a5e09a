"""Words about investigators: where they go, what they may do, clues, doom, the end of the scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from miskatonic.games.arkham.actions.spending import lose_actions
from miskatonic.games.arkham.actions.targets import can_move_to
from miskatonic.games.arkham.acts import AdvanceAct
from miskatonic.games.arkham.clues import DiscoverClues as Discover
from miskatonic.games.arkham.doom import CheckDoom
from miskatonic.games.arkham.doom import PlaceDoom as Place
from miskatonic.games.arkham.elimination import Eliminate
from miskatonic.games.arkham.encounter import DrawEncounterCard
from miskatonic.games.arkham.enemies import enemies_at
from miskatonic.games.arkham.immunity import immune
from miskatonic.games.arkham.moving import MoveInvestigator
from miskatonic.games.arkham.records import NO_CARD, NOBODY, PlaceId, Who
from miskatonic.games.arkham.resolutions import ReachResolution
from miskatonic.games.arkham.words.base import Designator, Number, Word, Words, reckoned
from miskatonic.games.arkham.words.targeting import CHOOSE_INVESTIGATOR, CHOOSE_PLACE, Target, Targeting
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.kernel.frames import Act

__all__ = [
    "Advance",
    "ChooseInvestigator",
    "CluesOffThis",
    "DiscoverClues",
    "DrawEncounter",
    "End",
    "GainActions",
    "GainClues",
    "LoseActions",
    "LoseExperience",
    "MoveTo",
    "PlaceDoom",
    "PutResource",
    "Resign",
    "TakeControl",
]


class DiscoverClues(Word, frozen=True):
    """You discover clues at your location, or at the one that it is about."""

    count: Number = 1
    there: bool = False

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        place = table.state.places.get(self._place(table, at))
        return place is not None and place.clues > 0 and reckoned(self.count, table, at) > 0

    def wholly(self, table: ArkhamTable, at: Resolving) -> bool:
        place = table.state.places.get(self._place(table, at))
        return place is not None and place.clues >= reckoned(self.count, table, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(Discover(at.you, self._place(table, at), reckoned(self.count, table, at)))

    def _place(self, table: ArkhamTable, at: Resolving) -> PlaceId:
        return at.place_id if self.there else table.investigator(at.you).place


class GainClues(Word, frozen=True):
    """You gain clues from the token pool."""

    count: int

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.alter(at.you, clues=table.investigator(at.you).clues + self.count)
        table.log("arkham-log-gains-clues", who=at.you, clues=self.count)


class CluesOffThis(Word, frozen=True):
    """As many clues are discarded from this card, instead of being discovered."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.play.get(at.source)
        return found is not None and found.clues > 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        found = table.state.play[at.source]
        gone = min(found.clues, at.amount)
        if at.trigger is not None:
            table.cancel(at.trigger)
        table.alter_card(at.source, clues=found.clues - gone)
        table.log("arkham-log-clues-off", card=table.card(at.source).code, clues=gone)


class GainActions(Word, frozen=True):
    """More actions in this turn: for you, or for whoever's turn it is."""

    count: int = 1
    whose: Literal["you", "active"] = "you"

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return table.state.active != NOBODY

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        lose_actions(table, at.you if self.whose == "you" else table.state.active, -self.count)

    def text(self) -> Text:
        return Text(f"{self.message}-{self.whose}", {"count": self.count})


class LoseActions(Word, frozen=True):
    """You lose actions."""

    count: int = 1

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        lose_actions(table, at.you, self.count)
        table.log("arkham-log-loses-actions", who=at.you, count=self.count)


class PlaceDoom(Word, frozen=True):
    """Doom on this card or on the agenda, which may advance by it where the card says so (doom.3)."""

    count: Number
    on: Literal["agenda", "this"] = "agenda"
    advances: bool = False

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return not immune(table, at.source if self.on == "this" else table.agenda, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(Place(reckoned(self.count, table, at), at.source if self.on == "this" else NO_CARD))
        if self.advances:
            table.do(CheckDoom())

    def text(self) -> Text:
        end = "-advances" if self.advances else ""
        return Text(f"{self.message}-{self.on}{end}", {"count": self.args()["count"]})


class MoveTo(Targeting, frozen=True):
    """You move: to a connected location, or to any revealed one without enemies."""

    where: Literal["connected", "without-enemies"] = "connected"

    act: ClassVar[Act] = CHOOSE_PLACE

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        if self.where == "connected":
            return [str(place) for place in can_move_to(table, at.you)]
        here = table.investigator(at.you).place
        return [
            str(id)
            for id, place in table.state.places.items()
            if place.revealed
            and id != here
            and not enemies_at(table, id)
            and not table.forbidden(MoveInvestigator(at.you, id))
        ]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(MoveInvestigator(at.you, PlaceId(str(target))))

    def text(self) -> Text:
        return Text(f"{self.message}-{self.where}")


class ChooseInvestigator(Targeting, frozen=True):
    """Words about an investigator at your location whom you choose."""

    words: Words

    act: ClassVar[Act] = CHOOSE_INVESTIGATOR

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        """Only those for whom it would change something (target.5)."""
        from miskatonic.games.arkham.initiating import would_change

        here = table.at(table.investigator(at.you).place)
        return [int(who) for who in here if would_change(table, self.words, at.inside(0, whom=who))]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(at.inside(0, whom=Who(int(target))))

    def parts(self) -> tuple[Words, ...]:
        return (self.words,)


class DrawEncounter(Word, frozen=True):
    """You draw the top card of the encounter deck."""

    def wholly(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(table.state.encounter or table.state.encounter_discard)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(DrawEncounterCard(at.you))


class PutResource(Word, frozen=True):
    """A resource moves from your pool to this card."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return table.investigator(at.you).resources > 0 and at.source in table.state.play

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.alter(at.you, resources=table.investigator(at.you).resources - 1)
        table.alter_card(at.source, uses=table.state.play[at.source].uses + 1)


class LoseExperience(Word, frozen=True):
    """You earn less experience for this scenario."""

    count: int

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.alter(at.you, experience=table.investigator(at.you).experience - self.count)


class TakeControl(Word, frozen=True):
    """You take control of this asset."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.play.get(at.source)
        return found is not None and found.controller != at.you

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        from miskatonic.games.arkham.slots import MakeRoom

        table.alter_card(at.source, controller=at.you, place=PlaceId(""))
        table.log("arkham-log-takes-control", who=at.you, card=table.card(at.source).code)
        table.do(MakeRoom(at.you, at.source))


class Resign(Word, frozen=True):
    """You resign (resign.3)."""

    designates: ClassVar[Designator] = "resign"

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(Eliminate(at.you, "resigned"))


class Advance(Word, frozen=True):
    """The act advances."""

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(AdvanceAct())


class End(Word, frozen=True):
    """A resolution is reached."""

    resolution: str

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(ReachResolution(self.resolution))
