"""Three Cards as a game: how it is dealt, who sees what, what things are called."""

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType, Reason, Setup
from miskatonic.kernel.frames import Act
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Text

from .frames import BET, CALL, CHECK, FOLD, Betting
from .records import CARDS, Hand, ThreeCardsState, ThreeCardsTable


class ThreeCardsSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be chosen: how many coins each pays for a card."""

    ante: Annotated[int, Meta(ge=1, le=5)] = 1


class HandView(Struct, frozen=True):
    seat: Seat
    paid: int
    card: int | None


class ThreeCardsView(Struct, frozen=True):
    hands: tuple[HandView, ...]


class ThreeCards(GameType[ThreeCardsTable]):
    """Each of two players gets one of three cards; the higher card wins, unless its owner gives up."""

    id: ClassVar[str] = "threecards"
    players: ClassVar[range] = range(2, 3)
    setup: ClassVar[type[Setup]] = ThreeCardsSetup
    state: ClassVar[type[State]] = ThreeCardsState
    table: ClassVar[type[Any]] = ThreeCardsTable
    packages: ClassVar[tuple[str, ...]] = (__package__,)
    catalogues: ClassVar[tuple[Any, ...]] = (files(__package__) / "text",)
    acts: ClassVar[tuple[Act, ...]] = (CHECK, BET, CALL, FOLD)

    def deal(self, table: ThreeCardsTable, setup: ThreeCardsSetup) -> None:
        *cards, table.state.spare = table.state.chance.shuffle(CARDS)
        for number, card in enumerate(cards):
            table.state.hands.append(Hand(Seat(number), card, paid=setup.ante))
        table.do(Betting())

    def view(self, table: ThreeCardsTable, viewer: Viewer) -> ThreeCardsView:
        hands = table.state.hands
        seen = [hand.card if self.knows(table, viewer, hand, "card") else None for hand in hands]
        return ThreeCardsView(
            tuple([HandView(hand.seat, hand.paid, card) for hand, card in zip(hands, seen, strict=True)])
        )

    def knows(self, table: ThreeCardsTable, viewer: Viewer, record: object, field: str) -> bool:
        if isinstance(record, Hand):
            return record.shown or record.seat == viewer
        return all(hand.shown for hand in table.state.hands)  # the spare card is what is left

    def imagine(self, table: ThreeCardsTable, viewer: Viewer, chance: Chance) -> None:
        state = table.state
        known = [hand for hand in state.hands if self.knows(table, viewer, hand, "card")]
        seen = [hand.card for hand in known]
        left = list(chance.shuffle([card for card in CARDS if card not in seen]))
        state.hands = [hand if hand in known else changed(hand, card=left.pop()) for hand in state.hands]
        state.spare = left.pop()

    def plant(self, table: ThreeCardsTable, record: Any, field: str) -> int:
        return next(card for card in CARDS if card != getattr(record, field))

    def invariants(self, table: ThreeCardsTable) -> Iterable[str]:
        cards = [*(hand.card for hand in table.state.hands), table.state.spare]
        if sorted(cards) != list(CARDS):
            yield f"the cards are {cards}"

    def reasons(self, table: ThreeCardsTable, seat: Seat, act: str, args: tuple[str, ...]) -> Sequence[Reason]:
        if act in ("call", "fold") and len({hand.paid for hand in table.state.hands}) == 1:
            return [Reason(Text("threecards-no-bet"))]
        return ()

    names: ClassVar[Mapping[str, Any]] = {"card": lambda table, card: Text(f"threecards-card-{card}")}


THREE_CARDS = ThreeCards()
