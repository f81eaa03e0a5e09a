"""The course of a laboratory game: rounds, secret bids, turns."""

from collections.abc import Mapping
from typing import ClassVar

from miskatonic.kernel.frames import DONE, Act, Ask, AskEach, Frame, Option, Outcome, Prompt
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat

from .events import DrawCards, EndOfRound, LoseLife, PlayCard, Strike
from .records import LabTable, Zone

ROUNDS = 6
ACTIONS = 2

BID = Act("bid", "number", message="lab-act-bid")
PLAY = Act("play", "card", message="lab-act-play")
STRIKE = Act(
    "strike",
    message="lab-act-strike",
    details=lambda table, option: {"number": table.value("strike", table.state.stack[-1].seat, 1)},
)
TARGET = Act("target", "seat", message="lab-act-target")
END = Act("end-turn", message="lab-act-end-turn")

_BIDS = (BID(0), BID(1), BID(2))
_STRIKE = STRIKE()
_END = END()
_ASK_BID = Prompt("lab-ask-bid")
_ASK_TARGET = Prompt("lab-ask-target")


class Round(Frame, frozen=True):
    """Everybody draws, everybody bids for the first turn in secret, everybody takes a turn."""

    waiting: tuple[Seat, ...] = ()
    """Who has yet to take a turn."""

    steps: ClassVar[tuple[str, ...]] = ("dawn", "bid", "reveal_bids", "turn", "dusk", "again")

    def dawn(self, table: LabTable) -> Outcome:
        table.state.round += 1
        table.log("lab-round", number=table.state.round)
        for seat in table.state.alive:
            table.do(DrawCards(seat, 1))
        return None

    def bid(self, table: LabTable) -> Outcome:
        alive = table.state.alive
        if len(alive) < 2:
            return "again"
        return AskEach(dict.fromkeys(sorted(alive), _BIDS), _ASK_BID, changeable=True)

    def reveal_bids(self, table: LabTable, bids: Mapping[Seat, Option]) -> Outcome:
        numbers = {seat: int(option.args[0]) for seat, option in bids.items()}
        best = max(numbers.values())
        highest = [seat for seat, number in numbers.items() if number == best]
        if best > 0 and len(highest) == 1:
            alive = table.state.alive
            place = alive.index(highest[0])
            table.state.alive = alive[place:] + alive[:place]
            table.log("lab-first", seat=highest[0], number=best)
            table.do(LoseLife(highest[0], best))
        return self.keep(waiting=table.state.alive)

    def turn(self, table: LabTable) -> Outcome:
        alive = table.state.alive
        for place, seat in enumerate(self.waiting):
            if seat in alive and len(alive) > 1:
                table.do(Turn(seat))
                return self.goto("turn", waiting=self.waiting[place + 1 :])
        return None

    def dusk(self, table: LabTable) -> Outcome:
        table.do(EndOfRound(table.state.round))
        return None

    def again(self, table: LabTable) -> Outcome:
        if table.state.round < ROUNDS and len(table.state.alive) > 1:
            return "dawn"
        lives = {player.seat: player.life for player in table.state.players if player.life > 0 and not player.doomed}
        winners = [seat for seat, life in lives.items() if life == max(lives.values())]
        table.finish("lab-won" if winners else "lab-lost", winners=winners)
        return None


class Turn(Frame, frozen=True):
    """Two actions: play a card, strike, or stop. `card` is what is being aimed; 0 is a plain strike."""

    seat: Seat
    actions: int = ACTIONS
    card: int = 0

    steps: ClassVar[tuple[str, ...]] = ("act", "begin_action", "aim", "hit")

    def act(self, table: LabTable) -> Outcome:
        player = table.state.players[self.seat]
        if self.actions == 0 or player.life == 0 or len(table.state.alive) == 1:
            return DONE
        definition = table.definition
        options = PLAY.each([card for card in player.hand if definition(card).playable])
        options += (_STRIKE, _END)
        return Ask(self.seat, options, Prompt("lab-ask-act", {"count": self.actions}))

    def begin_action(self, table: LabTable, option: Option) -> Outcome:
        if option.act is END:
            return DONE
        card = 0 if option.act is STRIKE else int(option.args[0])
        if card == 0 or table.definition(card).aimed:
            return self.goto("aim", card=card, actions=self.actions - 1)
        table.do(PlayCard(self.seat, card, self.seat))
        return self.goto("act", actions=self.actions - 1)

    def aim(self, table: LabTable) -> Outcome:
        """At whom? A single rival needs no asking."""
        rivals = table.rivals(self.seat)
        if len(rivals) == 1:
            return self._at(table, rivals[0])
        return Ask(self.seat, TARGET.each(rivals), _ASK_TARGET)

    def hit(self, table: LabTable, option: Option) -> Outcome:
        return self._at(table, Seat(int(option.args[0])))

    def _at(self, table: LabTable, target: Seat) -> Outcome:
        if self.card:
            table.do(PlayCard(self.seat, self.card, target))
        else:
            table.do(Strike(self.seat, target, 1))
        return "act"


def deal(table: LabTable, doomed: tuple[bool, ...]) -> None:
    """Each player draws three cards, and a fate is laid face down."""
    for seat, player in enumerate(table.state.players):
        deck = player.deck
        for card in deck[:3]:
            table.state.cards[card] = changed(table.state.cards[card], zone=Zone.HAND)
        table.state.players[seat] = changed(player, deck=deck[3:], hand=deck[:3], doomed=doomed[seat])
