"""What happens in the laboratory. Each event can be foreseen, replaced, cancelled, changed and reacted to."""

from typing import Any, ClassVar

from msgspec import Struct

from miskatonic.kernel.events import Event, Trigger
from miskatonic.kernel.frames import DONE, Frame, Outcome
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text

from .records import DECK, DISCARD, HAND, PLAY, LabTable, Player, Zone

_PILES = {DECK: "deck", HAND: "hand", PLAY: "play", DISCARD: "discard"}


class Deed(Struct, frozen=True):
    """Who does something, with which card, to whom, and in answer to what."""

    source: int
    you: Seat
    target: Seat
    trigger: Trigger | None = None


def move(table: LabTable, card: int, zone: Zone) -> None:
    """Put a card on top of another pile of its owner, and its abilities in or out of force."""
    state = table.state
    record = state.cards[card]
    player = state.players[record.owner]
    old, new = _PILES[record.zone], _PILES[zone]
    pile: tuple[int, ...] = getattr(player, old)
    place = pile.index(card)
    piles: dict[str, Any] = {old: pile[:place] + pile[place + 1 :], new: (card, *getattr(player, new))}
    state.players[record.owner] = changed(player, **piles)
    state.cards[card] = changed(record, zone=zone)
    active_in = table.game.definitions[record.definition].active_in
    if active_in is record.zone and active_in is not zone:
        table.leaves(card)
    elif active_in is zone and active_in is not record.zone:
        table.enters(card)


class DrawCard(Event, frozen=True):
    """One card from the top of the deck to the hand."""

    seat: Seat

    def resolve(self, table: LabTable) -> Outcome:
        player = table.state.players[self.seat]
        if player.deck:
            card = player.deck[0]
            move(table, card, HAND)
            others = Text("lab-draws", {"seat": self.seat})
            table.log("lab-draws-card", seat=self.seat, card=table.card_def(card), to=(self.seat,), others=others)
        return None


class DrawCards(Frame, frozen=True):
    """Several cards, one at a time; when the deck is empty, it is made anew from the discard and the draw goes on."""

    seat: Seat
    count: int

    steps: ClassVar[tuple[str, ...]] = ("draw",)

    def draw(self, table: LabTable) -> Outcome:
        player = table.state.players[self.seat]
        if self.count <= 0 or player.life <= 0:
            return DONE
        if not player.deck:
            if not player.discard:
                return DONE
            table.do(Reshuffle(self.seat))
            return "draw"
        table.do(DrawCard(self.seat))
        return self.goto("draw", count=self.count - 1) if self.count > 1 else DONE


class Reshuffle(Event, frozen=True):
    """The discard becomes the deck, at the price of a life."""

    seat: Seat

    def resolve(self, table: LabTable) -> Outcome:
        state = table.state
        player = state.players[self.seat]
        for card in player.discard:
            state.cards[card] = changed(state.cards[card], zone=DECK)
        deck = state.chance.shuffle(player.discard)
        state.players[self.seat] = changed(player, deck=deck, discard=())
        table.log("lab-reshuffles", seat=self.seat)
        table.do(LoseLife(self.seat, 1))
        return None


class Strike(Event, frozen=True):
    """One player hurts another; the striker's modifiers count."""

    by: Seat
    target: Seat
    amount: int

    def resolve(self, table: LabTable) -> Outcome:
        amount = table.value("strike", self.by, self.amount)
        table.log("lab-strikes", seat=self.by, seat_target=self.target, amount=amount)
        table.do(LoseLife(self.target, amount))
        return None


class LoseLife(Event, frozen=True):
    """A player loses life; at nothing left, the player falls."""

    seat: Seat
    amount: int

    def resolve(self, table: LabTable) -> Outcome:
        player = table.state.players[self.seat]
        if player.life > 0 and self.amount > 0:
            table.state.players[self.seat] = changed(player, life=max(player.life - self.amount, 0))
            if player.life <= self.amount:
                table.do(Fall(self.seat))
        return None


class GainLife(Event, frozen=True):
    seat: Seat
    amount: int

    def resolve(self, table: LabTable) -> Outcome:
        player: Player = table.state.players[self.seat]
        if player.life > 0:
            table.state.players[self.seat] = changed(player, life=player.life + self.amount)
            table.log("lab-gains", seat=self.seat, amount=self.amount)
        return None


class Fall(Event, frozen=True):
    """A player is out: everything in play goes with them."""

    seat: Seat

    def resolve(self, table: LabTable) -> Outcome:
        table.log("lab-falls", seat=self.seat)
        table.state.alive = tuple(table.rivals(self.seat))
        player = table.state.players[self.seat]
        for card in (*player.play, *player.hand):
            move(table, card, DISCARD)
        return None


class DiscardCard(Event, frozen=True):
    card: int

    def resolve(self, table: LabTable) -> Outcome:
        if table.state.cards[self.card].zone in (PLAY, HAND):
            move(table, self.card, DISCARD)
            table.log("lab-discards", card=table.card_def(self.card))
        return None


class PlayCard(Event, frozen=True):
    """A card is played, as an action or in answer to an event; cancelled, it is discarded without effect."""

    seat: Seat
    card: int
    target: Seat
    answers: Trigger | None = None

    steps: ClassVar[tuple[str, ...]] = ("reveal", "would", "when", "settle", "resolve", "after")

    def reveal(self, table: LabTable) -> Outcome:
        table.log("lab-plays", seat=self.seat, card=table.card_def(self.card))
        move(table, self.card, PLAY if table.definition(self.card).stays else DISCARD)
        return None

    def settle(self, table: LabTable) -> Outcome:
        if self.cancelled and table.state.cards[self.card].zone is PLAY:
            move(table, self.card, DISCARD)
        return super().settle(table)

    def resolve(self, table: LabTable) -> Outcome:
        deed = Deed(self.card, self.seat, self.target, self.answers)
        for word in table.definition(self.card).effects:
            word.do(table, deed)
        return None


class EndOfRound(Event, frozen=True):
    """What lasts until the end of the round is over before anything happens at the end of the round."""

    round: int

    def resolve(self, table: LabTable) -> Outcome:
        table.end_period("round")
        return None
