"""The laboratory as a game: what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from miskatonic.kernel.abilities import Ability
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType, Reason, Setup
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Act
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Text
from miskatonic.kernel.windows import PASS, TRIGGER, Triggered

from .cards import DEFINITIONS, Definition, Part
from .events import PlayCard, Strike
from .frames import BID, END, PLAY, STRIKE, TARGET, Round, deal
from .records import Card, LabState, LabTable, Player, Zone

CARDS = 60
STOCKS = {
    "all": tuple(DEFINITIONS) * 4,
    "quiet": tuple(card.id for card in DEFINITIONS.values() if not card.abilities) * 12,
}


class LabSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be chosen for a laboratory game: which cards there are, and with how much life all begin."""

    deck: Literal["all", "quiet"] = "all"
    life: Annotated[int, Meta(ge=1, le=99)] = 10


class CardView(Struct, frozen=True):
    id: int
    definition: str


class PlayerView(Struct, frozen=True):
    seat: Seat
    life: int
    deck: int
    hand_count: int
    hand: tuple[CardView, ...]
    play: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    doomed: bool | None


class LabView(Struct, frozen=True):
    round: int
    order: tuple[Seat, ...]
    players: tuple[PlayerView, ...]


class Laboratory(GameType[LabTable]):
    """Up to four alchemists strike at each other with cards that interrupt, replace and cancel."""

    id: ClassVar[str] = "laboratory"
    players: ClassVar[range] = range(2, 5)
    setup: ClassVar[type[Setup]] = LabSetup
    state: ClassVar[type[State]] = LabState
    table: ClassVar[type[Any]] = LabTable
    packages: ClassVar[tuple[str, ...]] = (__package__,)
    catalogues: ClassVar[tuple[Path, ...]] = (Path(__file__).parent / "text",)
    acts: ClassVar[tuple[Act, ...]] = (BID, PLAY, STRIKE, TARGET, END, TRIGGER, PASS)
    effects: ClassVar[Mapping[str, Sequence[Ability]]] = {id: card.leaves for id, card in DEFINITIONS.items()}

    # -- the course of a game

    def deal(self, table: LabTable, setup: LabSetup) -> None:
        state = table.state
        chance = state.chance
        size = CARDS // len(setup.seats)
        for number, _ in enumerate(setup.seats):
            seat = Seat(number)
            ids = tuple([state.next_id() for _ in range(size)])
            kinds = chance.sample(STOCKS[setup.deck], size)
            for card, kind in zip(ids, kinds, strict=False):
                state.cards[card] = Card(kind, seat)
            state.players.append(Player(seat, setup.life, deck=ids))
        state.alive = tuple(player.seat for player in state.players)
        deal(table, tuple(chance.below(3) == 0 for _ in state.players))
        table.do(Round())

    # -- who knows what

    def view(self, table: LabTable, viewer: Viewer) -> LabView:
        state = table.state
        return LabView(state.round, state.alive, tuple(self._player(table, player, viewer) for player in state.players))

    def _player(self, table: LabTable, player: Player, viewer: Viewer) -> PlayerView:
        return PlayerView(
            seat=player.seat,
            life=player.life,
            deck=len(player.deck),
            hand_count=len(player.hand),
            hand=self._faces(table, player.hand) if viewer == player.seat else (),
            play=self._faces(table, player.play),
            discard=self._faces(table, player.discard),
            doomed=player.doomed if table.state.result is not None else None,
        )

    def _faces(self, table: LabTable, cards: tuple[int, ...]) -> tuple[CardView, ...]:
        return tuple([CardView(card, table.state.cards[card].definition) for card in cards])

    def knows(self, table: LabTable, viewer: Viewer, record: object, field: str) -> bool:
        if isinstance(record, Card):
            shown = record.zone >= Zone.PLAY or (record.zone is Zone.HAND and record.owner == viewer)
            return shown or self._triggered(table, record)
        if isinstance(record, Player):
            if field == "doomed":
                return table.state.result is not None
            return field == "hand" and record.seat == viewer
        return False

    def _triggered(self, table: LabTable, card: Card) -> bool:
        """Whether it is being played from the hand in answer to something, for all to see."""
        sources = [frame.source for frame in table.state.stack if isinstance(frame, Triggered)]
        return any(source > 0 and table.state.cards[source] is card for source in sources)

    def imagine(self, table: LabTable, viewer: Viewer, chance: Chance) -> None:
        state = table.state
        over = state.result is not None
        for seat, player in enumerate(state.players):
            mine = [card for card, record in state.cards.items() if record.owner == seat]
            hidden = [card for card in mine if not self.knows(table, viewer, state.cards[card], "definition")]
            left = list(STOCKS[table.setup.deck])
            for card in mine:
                if card not in hidden:
                    left.remove(state.cards[card].definition)
            for card, kind in zip(hidden, chance.shuffle(left), strict=False):
                state.cards[card] = changed(state.cards[card], definition=kind)
            doomed = player.doomed if over else chance.below(3) == 0
            hand = player.hand if seat == viewer else tuple(sorted(player.hand))
            deck = chance.shuffle(sorted(player.deck))
            state.players[seat] = changed(player, deck=deck, hand=hand, doomed=doomed)

    def plant(self, table: LabTable, record: Any, field: str) -> Any:
        if isinstance(record, Card):
            return next(kind for kind in DEFINITIONS if kind != record.definition)
        if field == "doomed":
            return not record.doomed
        return tuple(reversed(getattr(record, field)))

    def invariants(self, table: LabTable) -> Iterable[str]:
        state = table.state
        piles = {Zone.DECK: "deck", Zone.HAND: "hand", Zone.PLAY: "play", Zone.DISCARD: "discard"}
        for player in state.players:
            found = {card: zone for zone, pile in piles.items() for card in getattr(player, pile)}
            owned = {card: record.zone for card, record in state.cards.items() if record.owner == player.seat}
            if found != owned or sum(len(getattr(player, pile)) for pile in piles.values()) != len(owned):
                yield f"the cards of seat {player.seat} do not lie where they say: {found} against {owned}"
            if player.life < 0:
                yield f"seat {player.seat} has {player.life} life"
        if state.round > 6:
            yield f"round {state.round} is one too many"

    # -- abilities

    definitions: ClassVar[Mapping[str, Definition]] = DEFINITIONS

    def sources(self, table: LabTable) -> Iterable[int]:
        cards = table.state.cards
        return [card for card, record in cards.items() if DEFINITIONS[record.definition].active_in is record.zone]

    def abilities(self, table: LabTable, source: int) -> Sequence[Part]:
        return DEFINITIONS[table.state.cards[source].definition].abilities

    def controller(self, table: LabTable, source: int) -> Seat:
        return table.state.cards[source].owner if source > 0 else table.state.effects[-source].seat

    def target(self, table: LabTable, source: int, event: Event) -> Seat:
        """Whom an ability is aimed at: the one an effect names, the striker, or its own controller."""
        if source < 0:
            return Seat(table.state.effects[-source].targets[0])
        if isinstance(event, Strike):
            return event.by
        return self.controller(table, source)

    def order(self, table: LabTable) -> Sequence[Seat]:
        return table.state.alive

    def orders(self, table: LabTable, event: Event) -> Seat:
        return table.state.alive[0] if table.state.alive else Seat(0)

    # -- names

    names: ClassVar[Mapping[str, Any]] = {
        "card": lambda table, card: Text("lab-card-" + (card if isinstance(card, str) else table.card_def(card))),
    }

    def title_of(self, table: LabTable, source: int) -> str:
        return table.state.cards[source].definition if source > 0 else table.state.effects[-source].definition

    def name_of(self, table: LabTable, source: int) -> Text:
        return Text("lab-card-" + self.title_of(table, source))

    def describe(self, table: LabTable, event: Event) -> Text:
        if isinstance(event, Strike):
            return Text("lab-strikes", {"seat": event.by, "seat_target": event.target, "amount": event.amount})
        if isinstance(event, PlayCard):
            return Text("lab-plays", {"seat": event.seat, "card": event.card})
        return Text("lab-something")

    def reasons(self, table: LabTable, seat: Seat, act: str, args: tuple[str, ...]) -> Sequence[Reason]:
        if act == "play" and args and args[0].isdigit():
            card_id = int(args[0])
            card = table.state.cards.get(card_id)
            if card is not None and card.owner == seat and card.zone is Zone.HAND and card.definition == "ward":
                return [Reason(Text("lab-reason-counter", {"card": card_id}))]
        return ()


LABORATORY = Laboratory()
