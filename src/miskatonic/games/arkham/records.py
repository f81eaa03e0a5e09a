"""What a game of Arkham Horror is made of: investigators, cards in play, locations and the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NewType, cast

from miskatonic.kernel.records import Open, Record, Secret, changed
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from miskatonic.games.arkham.boxes import Box
    from miskatonic.games.arkham.declarations import Definition
    from miskatonic.games.arkham.declarations import Investigator as InvestigatorCard
    from miskatonic.games.arkham.holding import Held
    from miskatonic.games.arkham.setup import ArkhamSetup
    from miskatonic.games.arkham.skill_tests import SkillTest
    from miskatonic.kernel.contract import GameType, Setup
    from miskatonic.table.places import Plan

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


_ALONE = (Who(0),)
_ORDERS = {
    (count, lead): tuple(Who((lead + step) % count) for step in range(count))
    for count in range(2, 5)
    for lead in range(count)
}
"""All investigators in player order, by how many there are and who leads."""


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
    spent: Open[int] = 0
    """Actions taken or lost in this round, less those gained."""
    turn_taken: Open[bool] = False
    gone: Open[str] = ""
    """How it was eliminated: "resigned", "damage", "horror", "both" or "card"."""
    physical: Open[int] = 0
    mental: Open[int] = 0
    """Trauma suffered in this scenario."""
    experience: Open[int] = 0
    """Experience that cards of its own gave or took in this scenario."""


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
    aside: Open[tuple[CardId, ...]] = ()
    """Cards that the scenario set aside."""
    cult: Secret[tuple[CardId, ...]] = ()
    """A deck that the scenario keeps beside the encounter deck, the top card first."""
    owners: Open[dict[CardId, Who]] = {}
    """Whose decks cards have come into that belonged to nobody as the box was made."""
    victory: Open[tuple[CardId, ...]] = ()
    removed: Open[tuple[CardId, ...]] = ()
    unused: Secret[tuple[CardId, ...]] = ()
    """Cards that were removed from the game unseen as the scenario was set up."""
    bag: Open[tuple[str, ...]] = ()
    act: Open[int] = 0
    agenda: Open[int] = 0
    """The places of the current act and agenda in their decks."""
    turned: Open[tuple[CardId, ...]] = ()
    """Acts and agendas that have been turned over: what their fronts said is no longer so."""
    act_clues: Open[int] = 0
    agenda_doom: Open[int] = 0
    lead: Open[Who] = Who(0)
    active: Open[Who] = NOBODY
    round: Open[int] = 0
    phase: Open[str] = "setup"
    recorded: Open[tuple[str, ...]] = ()
    """What the campaign log will say, as ids."""
    resolution: Open[str] = ""
    looks: Open[dict[str, int]] = {}
    """How many cards of a deck a viewer knows: "2@0" the top cards of seat 2's deck, as seat 0 has seen them;
    "encounter@0" those of the encounter deck; "2<" the bottom cards that everybody has seen go there."""


class ArkhamTable(Table[ArkhamState]):
    """The table with the questions that rules and words ask of it."""

    __slots__ = ("box", "planned")

    box: Box
    setup: ArkhamSetup
    test_kind: ClassVar[type[SkillTest]]
    """The class of skill tests, which says so itself: importing it at each question took as long as the answer."""
    planned: tuple[tuple[tuple[PlaceId, ...], tuple[Place, ...]], Plan] | None
    """The plan of the locations that was asked for last, and the locations as they were then."""

    def __init__(self, game: GameType[Any], setup: Setup, state: ArkhamState) -> None:
        super().__init__(game, setup, state)
        self.box = game.box(setup)  # type: ignore[attr-defined]  # the game of this table has boxes
        self.planned = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.box = self.box
        twin.planned = self.planned
        return twin

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
        investigators = self.state.investigators
        if len(investigators) == 1:
            return () if investigators[0].gone else _ALONE
        order = _ORDERS[len(investigators), self.state.lead]
        for investigator in investigators:
            if investigator.gone:
                return tuple([who for who in order if not investigators[who].gone])
        return order

    def next_after(self, done: tuple[Who, ...]) -> Who | None:
        """The first in player order whose turn at something is yet to come; None after the last."""
        for who in self.players:
            if who not in done:
                return who
        return None

    def at(self, place: PlaceId) -> tuple[Who, ...]:
        """The investigators at a location, in player order."""
        investigators = self.state.investigators
        return tuple([who for who in self.players if investigators[who].place == place])

    @property
    def began(self) -> int:
        """How many investigators began the scenario (per-investigator.1)."""
        return len(self.state.investigators)

    def skill(self, who: Who, skill: str) -> int:
        """An investigator's value in a skill, outside of tests."""
        return self.value(skill, who, getattr(self._investigator_card(who), skill))

    def remaining_health(self, who: Who) -> int:
        """Health with what changes it, less damage (health-and-damage.7)."""
        return self.value("health", who, self._investigator_card(who).health) - self.investigator(who).damage

    def remaining_sanity(self, who: Who) -> int:
        """Sanity with what changes it, less horror (sanity-and-horror.5)."""
        return self.value("sanity", who, self._investigator_card(who).sanity) - self.investigator(who).horror

    def _investigator_card(self, who: Who) -> InvestigatorCard:
        return cast("InvestigatorCard", self.box.card(self.state.investigators[who].card))

    # -- cards

    def owner(self, card: CardId) -> Who:
        """In whose deck or play area it began the game (ownership-and-control.1); nobody's is the encounter deck's."""
        owner = self.box.owners.get(card, NOBODY)
        return self.state.owners.get(card, NOBODY) if owner == NOBODY else owner

    def whose_card(self, card: CardId) -> Who | None:
        """Whose investigator card it is, if it is one."""
        return self.box.investigators.get(card)

    @property
    def act(self) -> CardId:
        """The current act; no card, if there is none any more."""
        acts = self.box.acts
        return acts[self.state.act] if self.state.act < len(acts) else NO_CARD

    @property
    def agenda(self) -> CardId:
        """The current agenda; no card, if there is none any more."""
        agendas = self.box.agendas
        return agendas[self.state.agenda] if self.state.agenda < len(agendas) else NO_CARD

    def turn_over(self, card: CardId) -> None:
        """An act or agenda shows its reverse."""
        self.leaves(card)
        self.state.turned = (*self.state.turned, card)

    def lies_somewhere(self, card: CardId) -> bool:
        """Whether a card is in play or in any pile, rather than on its way."""
        state = self.state
        if card in state.play or card in state.encounter_discard or card in state.victory or card in state.removed:
            return True
        if card in state.encounter or card in state.aside:
            return True
        return any(card in each.hand or card in each.deck or card in each.discard for each in state.investigators)

    def blank(self, card: CardId) -> bool:
        """Whether the text box of a card in play counts as blank (blank.1)."""
        return "blank" in self.index and self.value("blank", card, 0) > 0

    def has_trait(self, card: CardId, trait: str) -> bool:
        """Whether a card has a trait: printed in its text box, unless all of that counts as blank (blank.2)."""
        if trait not in self.box.card(card).traits:
            return False
        return "blank" not in self.index or all(word.but_traits for word in self.standing("blank", card))

    def unique_in_play(self, card: Definition) -> CardId | None:
        """The unique card in play with this title, if any (unique.1)."""
        for id in self.state.play:
            other = self.box.card(id)
            if other.unique and other.title == card.title:
                return id
        return None

    def card(self, card: CardId) -> Definition:
        """What is printed on a card."""
        return self.box.cards[card - 1]

    def alter_card(self, card: CardId, /, **changes: Any) -> None:
        """Change fields of a card in play."""
        play = self.state.play
        play[card] = changed(play[card], **changes)

    def place_of(self, card: CardId) -> PlaceId:
        """The location where a card in play is (location-cards.2, threat-area.2), or that it is; else nowhere."""
        found = self.state.play.get(card)
        if found is None:
            for id, place in self.state.places.items():
                if place.card == card:
                    return id
            return NOWHERE
        if found.host:
            return self.place_of(found.host)
        if found.threat != NOBODY:
            return self.state.investigators[found.threat].place
        if found.controller != NOBODY:
            return self.state.investigators[found.controller].place
        return found.place

    def spend_uses(self, card: CardId, count: int) -> None:
        """Take uses off a card; where it says so, it is discarded with the last (uses.2, uses.5)."""
        from miskatonic.games.arkham.leaving_play import Discard

        left = self.state.play[card].uses - count
        self.alter_card(card, uses=left)
        if not left and self.box.discarded_when_empty(card):
            self.do(Discard(card))

    def attached_title(self, place: PlaceId, title: str) -> bool:
        """Whether a card of this title is attached to a location (limits-and-maximums.3)."""
        return any(found.place == place and self.card(card).title == title for card, found in self.state.play.items())

    # -- what is in force, and what is under way

    def standing(self, key: str, subject: int) -> Sequence[Any]:
        """The standing words of a kind that hold for this investigator or card now."""
        if key not in self.index:
            return ()
        listening = self.index[key]
        held = cast("tuple[tuple[int, int, Held], ...]", listening.modifiers)
        return [modifier.word for source, _, modifier in held if modifier.touches(self, source, subject)]

    def current_test(self) -> tuple[int, SkillTest] | None:
        """The innermost skill test under way, with its height on the stack."""
        kind = self.test_kind
        stack = self.state.stack
        if kind not in map(type, stack):
            return None
        height = len(stack)
        for frame in reversed(stack):
            height -= 1
            if type(frame) is kind:
                return height, frame
        return None

    def enters(self, source: int) -> None:
        if source < 0 or source in self.box.by_source:
            super().enters(source)

    def leaves(self, source: int) -> None:
        if source < 0 or self.state.uses or source in self.box.by_source:
            super().leaves(source)
