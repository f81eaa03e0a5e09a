"""Words about cards and what is on them: drawing, gaining, discarding, uses, searching."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from miskatonic.games.arkham.discarding import DiscardsFromHand
from miskatonic.games.arkham.drawing import AddToHand, DrawCards
from miskatonic.games.arkham.immunity import immune
from miskatonic.games.arkham.leaving_play import Discard, EnterPlay, attached_to, leave_play, remove_from_game, stays
from miskatonic.games.arkham.piles import put_in_hand
from miskatonic.games.arkham.records import NOBODY, CardId
from miskatonic.games.arkham.resources import GainResources
from miskatonic.games.arkham.slots import MakeRoom
from miskatonic.games.arkham.words.base import Number, Word, reckoned
from miskatonic.games.arkham.words.harm import Whom, whom_of
from miskatonic.games.arkham.words.targeting import CHOOSE_CARD, Target, Targeting
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.kernel.frames import Act

__all__ = [
    "ALL",
    "AddUses",
    "AttachHere",
    "DiscardAsset",
    "DiscardAttachment",
    "DiscardDownTo",
    "DiscardThisCard",
    "Draw",
    "Gain",
    "PutInThreatArea",
    "RemoveDiscardPile",
    "ReturnThis",
    "TakeBack",
    "TakeUse",
]


ALL = 99
"""More than anybody has."""


class Draw(Word, frozen=True):
    """You draw cards, or whoever was chosen does."""

    count: Number = 1
    whom: Whom = "you"

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        investigator = table.investigator(whom_of(at, self.whom))
        return bool(investigator.deck or investigator.discard) and reckoned(self.count, table, at) > 0

    def wholly(self, table: ArkhamTable, at: Resolving) -> bool:
        investigator = table.investigator(whom_of(at, self.whom))
        return len(investigator.deck) + len(investigator.discard) >= reckoned(self.count, table, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(DrawCards(whom_of(at, self.whom), reckoned(self.count, table, at)))

    def text(self) -> Text:
        said = Text(self.message, {"count": self.args()["count"]})
        return said if self.whom == "you" else Text("arkham-word-for-chosen", {"words": said})


class Gain(Word, frozen=True):
    """You gain resources, or lose them, perhaps `-ALL` of them."""

    count: Number

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        count = reckoned(self.count, table, at)
        return count > 0 or (count < 0 and table.investigator(at.you).resources > 0)

    def wholly(self, table: ArkhamTable, at: Resolving) -> bool:
        count = reckoned(self.count, table, at)
        return count == -ALL or table.investigator(at.you).resources + count >= 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(GainResources(at.you, reckoned(self.count, table, at)))

    def text(self) -> Text:
        return Text("arkham-word-lose-all") if self.count == -ALL else Text(self.message, self.args())


class DiscardThisCard(Word, frozen=True):
    """This card is discarded."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return at.source in table.state.play and not immune(table, at.source, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(Discard(at.source))


class ReturnThis(Word, frozen=True):
    """This card goes back to its owner's hand; while committed, after the test."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.current_test()
        return at.source in table.state.play or (found is not None and at.source in found[1].committed)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        if leave_play(table, at.source):
            put_in_hand(table, table.owner(at.source), at.source)
            return
        found = table.current_test()
        if found is not None:
            table.amend(found[0], returned=(*found[1].returned, at.source))


class DiscardDownTo(Word, frozen=True):
    """You choose and discard cards from your hand, down to so many."""

    left: int

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return len(table.investigator(at.you).hand) > self.left

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(DiscardsFromHand(at.you, 0, down_to=self.left, weaknesses=True))


class DiscardAsset(Targeting, frozen=True):
    """You choose and discard an asset that you control."""

    act: ClassVar[Act] = CHOOSE_CARD

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        return [
            card
            for card, found in table.state.play.items()
            if found.controller == at.you
            and table.card(card).sort == "asset"
            and not table.forbidden(Discard(card))
            and not stays(table, card)
        ]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(Discard(CardId(int(target))))


class DiscardAttachment(Targeting, frozen=True):
    """You choose and discard a treachery that is attached to your location, other than a weakness."""

    act: ClassVar[Act] = CHOOSE_CARD

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        return [
            card
            for card in attached_to(table, table.investigator(at.you).place)
            if table.card(card).sort == "treachery" and not table.box.weakness(card)
        ]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(Discard(CardId(int(target))))


class AddUses(Targeting, frozen=True):
    """Uses are added to an asset with a trait: yours, or one that anybody at your location controls."""

    count: int
    kind: Literal["ammo", "charges", "supplies", "secrets"]
    trait: str
    whose: Literal["you", "here"] = "you"

    act: ClassVar[Act] = CHOOSE_CARD

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        """Only what bears such uses (uses.4)."""
        here = table.at(table.investigator(at.you).place) if self.whose == "here" else (at.you,)
        return [
            card
            for card, found in table.state.play.items()
            if found.controller in here
            and table.has_trait(card, self.trait)
            and (table.box.uses_kind(card) == self.kind)
        ]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        card = CardId(int(target))
        table.alter_card(card, uses=table.state.play[card].uses + self.count)
        table.log("arkham-log-uses-added", card=table.card(card).code, count=self.count, kind=self.kind)

    def text(self) -> Text:
        return Text(f"{self.message}-{self.whose}", {"kind": self.kind, "trait": self.trait, "count": self.count})


class TakeUse(Word, frozen=True):
    """A use moves from this card to your resource pool, as a resource."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.play.get(at.source)
        return found is not None and found.uses > 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.spend_uses(at.source, 1)
        table.do(GainResources(at.you, 1))


class TakeBack(Targeting, frozen=True):
    """A card with a trait goes from your discard pile to your hand."""

    trait: str

    act: ClassVar[Act] = CHOOSE_CARD

    def targets(self, table: ArkhamTable, at: Resolving) -> list[Target]:
        return [card for card in table.investigator(at.you).discard if table.has_trait(card, self.trait)]

    def upon(self, table: ArkhamTable, at: Resolving, target: Target) -> None:
        table.do(AddToHand(at.you, CardId(int(target))))


class RemoveDiscardPile(Word, frozen=True):
    """All cards of your discard pile are removed from the game."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(table.investigator(at.you).discard)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for card in table.investigator(at.you).discard:
            remove_from_game(table, card)


class PutInThreatArea(Word, frozen=True):
    """This card enters play in your threat area, with tokens on it."""

    clues: int = 0
    horror: int = 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        asset = table.card(at.source).sort == "asset"
        controller = at.you if asset else NOBODY
        if asset:
            table.do(MakeRoom(at.you, at.source))
        table.do(EnterPlay(at.source, threat=at.you, controller=controller, clues=self.clues, horror=self.horror))

    def text(self) -> Text:
        end = "-clues" if self.clues else "-horror" if self.horror else ""
        return Text(self.message + end, self.args())


class AttachHere(Word, frozen=True):
    """This card is attached to your location; perhaps only if no copy of it is there (limits-and-maximums.3)."""

    one: bool = False

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        here = table.investigator(at.you).place
        if here in table.state.places and immune(table, table.state.places[here].card, at):
            return False
        return not self.one or not table.attached_title(here, table.card(at.source).title)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(EnterPlay(at.source, place=table.investigator(at.you).place))
