"""What a game of Arkham Horror is made of: investigators, cards in play, locations and the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NewType

from miskatonic.kernel.records import Open, Record, Secret, changed
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.state import State

if TYPE_CHECKING:
    from miskatonic.games.arkham.boxes import Box
    from miskatonic.games.arkham.declarations import Definition

__all__ = [
    "NOBODY",
    "NOWHERE",
    "NO_CARD",
    "ArkhamState",
    "ArkhamTable",
    "CardId",
    "InPlay",
    "Investigator",
    "Place",
    "PlaceId",
    "Who",
]

Who = Seat
"""An investigator goes by its seat."""

CardId = NewType("CardId", int)
"""A card's number in the box; from 1."""

PlaceId = NewType("PlaceId", str)
"""A location of the scenario, such as "hallway" or "arkham-woods-2", whatever card lies there."""

NOBODY = Who(-1)
NOWHERE = PlaceId("")
NO_CARD = CardId(0)


class Investigator(Record, frozen=True):
    """An investigator card with all that its player has beside it, but for cards in play."""

    card: Open[CardId]
    place: Open[PlaceId] = NOWHERE
    deck: Secret[tuple[CardId, ...]] = ()
    """The top card first."""
    hand: Secret[tuple[CardId, ...]] = ()
    discard: Open[tuple[CardId, ...]] = ()
    """The top card last."""
    resources: Open[int] = 0
    clues: Open[int] = 0
    damage: Open[int] = 0
    horror: Open[int] = 0
    actions: Open[int] = 0
    """Left in this turn."""
    turn_taken: Open[bool] = False
    gone: Open[str] = ""
    """How it was eliminated: "resigned", "damage", "horror", "both" or "card"."""
    physical: Open[int] = 0
    mental: Open[int] = 0
    """Trauma suffered in this scenario."""


class InPlay(Record, frozen=True):
    """A card in play: in a threat area (`threat`), at a location, on another card, or under somebody's control."""

    controller: Open[Who] = NOBODY
    place: Open[PlaceId] = NOWHERE
    """The location where it stands or to which it is attached."""
    host: Open[CardId] = NO_CARD
    """The card to which it is attached."""
    threat: Open[Who] = NOBODY
    exhausted: Open[bool] = False
    damage: Open[int] = 0
    horror: Open[int] = 0
    doom: Open[int] = 0
    clues: Open[int] = 0
    uses: Open[int] = 0
    """Ammo, charges, supplies, secrets or resources on it."""


class Place(Record, frozen=True):
    """A location in play. Which card it is, is secret until it is revealed."""

    card: Secret[CardId]
    revealed: Open[bool] = False
    clues: Open[int] = 0
    doom: Open[int] = 0


class ArkhamState(State):
    """The tables of a game."""

    investigators: Open[list[Investigator]] = []
    play: Open[dict[CardId, InPlay]] = {}
    places: Open[dict[PlaceId, Place]] = {}
    encounter: Secret[tuple[CardId, ...]] = ()
    """The encounter deck, the top card first."""
    encounter_discard: Open[tuple[CardId, ...]] = ()
    """The top card last."""
    aside: Secret[tuple[CardId, ...]] = ()
    """Cards that the scenario set aside."""
    victory: Open[tuple[CardId, ...]] = ()
    removed: Secret[tuple[CardId, ...]] = ()
    bag: Open[tuple[str, ...]] = ()
    act: Open[int] = 0
    agenda: Open[int] = 0
    """The places of the current act and agenda in their decks."""
    act_clues: Open[int] = 0
    agenda_doom: Open[int] = 0
    lead: Open[Who] = Who(0)
    active: Open[Who] = NOBODY
    round: Open[int] = 0
    phase: Open[str] = "setup"
    recorded: Open[tuple[str, ...]] = ()
    """What the campaign log will say, as ids."""
    resolution: Open[str] = ""


class ArkhamTable(Table[ArkhamState]):
    """The table with the questions that rules and words ask of it."""

    __slots__ = ("box",)

    box: Box

    # -- investigators

    def investigator(self, who: Who) -> Investigator:
        return self.state.investigators[who]

    def alter(self, who: Who, /, **changes: Any) -> None:
        """Change fields of an investigator."""
        investigators = self.state.investigators
        investigators[who] = changed(investigators[who], **changes)

    @property
    def players(self) -> tuple[Who, ...]:
        """Those not eliminated, in player order: the lead investigator first, then clockwise (in-player-order.1)."""
        count = len(self.state.investigators)
        order = (Who((self.state.lead + step) % count) for step in range(count))
        return tuple(who for who in order if not self.state.investigators[who].gone)

    def at(self, place: PlaceId) -> tuple[Who, ...]:
        """The investigators at a location, in player order."""
        return tuple(who for who in self.players if self.state.investigators[who].place == place)

    @property
    def began(self) -> int:
        """How many investigators began the scenario (per-investigator.1)."""
        return len(self.state.investigators)

    # -- cards in play

    def card(self, card: CardId) -> Definition:
        """What is printed on a card."""
        return self.box.card(card)

    def alter_card(self, card: CardId, /, **changes: Any) -> None:
        """Change fields of a card in play."""
        play = self.state.play
        play[card] = changed(play[card], **changes)

    def place_of(self, card: CardId) -> PlaceId:
        """The location where a card in play is (location-cards.2, threat-area.2); nowhere, if it is not in play."""
        found = self.state.play.get(card)
        if found is None:
            return NOWHERE
        if found.host:
            return self.place_of(found.host)
        if found.threat != NOBODY:
            return self.state.investigators[found.threat].place
        if found.controller != NOBODY:
            return self.state.investigators[found.controller].place
        return found.place
