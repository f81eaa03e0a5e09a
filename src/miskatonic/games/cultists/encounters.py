"""Encounters: who meets whom, and the Pulse cards that change hands unseen."""

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import ClassVar

from miskatonic.games.cultists.cards import ALIVE, DEAD, ENCOUNTER_CARDS, LETTERS, NAMES, encounter_cards, without
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.tokens import SECRET_DOORS
from miskatonic.kernel.frames import DONE, Act, Ask, AskEach, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text, Value, listed

__all__ = ["AGREE", "ARRANGE", "GIVE", "REFUSE", "Encounter", "answer_of_power_table", "meet"]

ARRANGE = Act(
    "arrange",
    "receivers",
    message="cultists-act-arrange",
    rules=("encounter-exchange.3",),
    details=lambda table, option: {"pairs": _pairs_text(table, table.state.stack[-1].who, str(option.args[0]))},
)
AGREE = Act("agree", message="cultists-act-agree", rules=("encounter-exchange.3",))
REFUSE = Act("refuse", message="cultists-act-refuse", rules=("encounter-exchange.3",))
GIVE = Act("give", "card", message="cultists-act-give", rules=("encounter-exchange.1", "encounter-exchange.5"))

_GIVE_ALIVE = (GIVE(NAMES[ALIVE]),)
_GIVE_DEAD = (GIVE(NAMES[DEAD]),)
_GIVE_EITHER = (*_GIVE_ALIVE, *_GIVE_DEAD)
_AGREEMENT = (AGREE(), REFUSE())
_ASK_ARRANGE = Prompt("cultists-ask-arrange")

MOST_FREE = 4
"""With more than so many involved, all give to the next, the next but one and so on, not in any order at all."""


@rule("encounter-power-table.1", "encounter-power-table.2")
def answer_of_power_table(living: int, *, power: bool) -> bool:
    """Whether so many living Characters in one Location meet: exactly two with power, two or more without."""
    return living == 2 or (living > 2 and not power)


def meet(table: CultistsTable, seat: Seat) -> None:
    """A living player has entered a Location: those in it may have an Encounter now."""
    state = table.state
    places = state.places
    if state.event == SECRET_DOORS:
        location = table.location(places[seat])
        here = [player.seat for player in state.players if not player.died and places[player.seat] in location]
    else:
        place = places[seat]
        here = [player.seat for player in state.players if places[player.seat] == place and not player.died]
    if len(here) < 2 or state.round <= state.calm_until:
        return
    if len(here) == 2 or not table.lit(table.location(places[seat])):
        table.do(encounter(table, here, seat))


def encounter(table: CultistsTable, here: Iterable[Seat], first: Seat) -> "Encounter":
    """The Encounter of these players, told clockwise from one of them."""
    order = table.state.order
    start = order.index(first)
    who = tuple(sorted(here, key=lambda seat: (order.index(seat) - start) % len(order)))
    receivers = _default(table, who)
    if len(who) == 2 or _automa_in(table, who):
        return Encounter(who, receivers, pc=Encounter.places["give"])
    return Encounter(who, receivers)


class Encounter(Frame, frozen=True):
    """Each of those involved gives one card face down to another and receives one from another."""

    who: tuple[Seat, ...]
    receivers: tuple[Seat, ...]
    """To whom each of them gives: by default to the next clockwise."""
    proposed: tuple[Seat, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("arrange", "propose", "agree", "settle", "give", "exchange")

    @rule("encounter-exchange.2", "encounter-exchange.3")
    def arrange(self, table: CultistsTable) -> Outcome:
        """Who gives to whom? The first of those who meet proposes."""
        return Ask(self.who[0], [ARRANGE(_written(way)) for way in _arrangements(self.who)], _ASK_ARRANGE)

    @rule("encounter-exchange.3")
    def propose(self, table: CultistsTable, option: Option) -> Outcome:
        proposed = tuple(Seat(int(digit)) for digit in str(option.args[0]))
        if proposed == self.receivers:
            return self.goto("give")
        return self.keep(proposed=proposed)

    @rule("encounter-exchange.3")
    def agree(self, table: CultistsTable) -> Outcome:
        """Only what all agree on is done."""
        pairs = _pairs_text(table, self.who, _written(self.proposed))
        return AskEach(dict.fromkeys(sorted(self.who[1:]), _AGREEMENT), Prompt("cultists-ask-agree", {"pairs": pairs}))

    @rule("encounter-exchange.3")
    def settle(self, table: CultistsTable, answers: Mapping[Seat, Option]) -> Outcome:
        if all(option.act is AGREE for option in answers.values()):
            return self.keep(receivers=self.proposed)
        return None

    @rule("encounter-exchange.1", "encounter-exchange.5", "encounter-card-shortage.1")
    def give(self, table: CultistsTable) -> Outcome:
        """All who have Encounter cards choose one; the AUTOMA gives its top one unseen."""
        players = table.state.players
        people = table.people
        asked = {}
        for seat in self.who:
            hand = players[seat].hand
            if seat < people and (ALIVE in hand or DEAD in hand):
                asked[seat] = _GIVE_ALIVE if DEAD not in hand else _GIVE_EITHER if ALIVE in hand else _GIVE_DEAD
        if not asked:
            self.exchange(table, {})
            return DONE
        return AskEach(asked, self._ask(table))

    def _ask(self, table: CultistsTable) -> Prompt:
        """Who meets whom; with more than two, who gives to whom."""
        if len(self.who) == 2:
            return Prompt("cultists-ask-give", {"seat": self.who[0], "seat_target": self.who[1]})
        return Prompt("cultists-ask-give-round", {"pairs": _pairs_text(table, self.who, _written(self.receivers))})

    @rule("encounter-exchange.2", "encounter-exchange.4")
    def exchange(self, table: CultistsTable, answers: Mapping[Seat, Option]) -> Outcome:
        """The cards change hands, and nobody looks at what was received."""
        state = table.state
        players = state.players
        now = chr(ord("0") + state.round)
        for seat, receiver in zip(self.who, self.receivers, strict=True):
            giver = players[seat]
            if seat in answers:
                card = LETTERS[str(answers[seat].args[0])]
            elif encounter_cards(giver.hand):
                card = next(card for card in giver.hand if card in ENCOUNTER_CARDS)
            else:
                table.log("cultists-log-gives-nothing", seat=seat, seat_target=receiver)
                continue
            players[seat] = changed(
                giver,
                hand=without(giver.hand, card),
                played=giver.played + card,
                went=giver.went + str(receiver),
            )
            target = players[receiver]
            players[receiver] = changed(
                target,
                pulse=target.pulse + card,
                givers=target.givers + str(seat),
                received=target.received + now,
            )
            told = Text("cultists-log-gives", {"seat": seat, "seat_target": receiver})
            table.log("cultists-log-you-give", card=NAMES[card], seat_target=receiver, to=(seat,), others=told)
        return DONE


def _default(table: CultistsTable, who: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Each gives to the next clockwise; with the AUTOMA, so many seats on that its card goes where it must."""
    shift = 1
    automa = Seat(table.people)
    if len(who) > 2 and automa in who:
        place = who.index(automa)
        target = who.index(receiver_of_automa(table, who))
        shift = (target - place) % len(who)
    return who[shift:] + who[:shift]


@rule("automa-encounters.2", "automa-encounters.3")
def receiver_of_automa(table: CultistsTable, who: tuple[Seat, ...]) -> Seat:
    """Of several, the one with the fewest cards in the Pulse pile; on a tie the nearest on the AUTOMA's left."""
    place = who.index(Seat(table.people))
    others = who[place + 1 :] + who[:place]
    players = table.state.players
    return min(others, key=lambda seat: len(players[seat].start + players[seat].pulse))


def _automa_in(table: CultistsTable, who: tuple[Seat, ...]) -> bool:
    return table.people in who


def _arrangements(who: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """The ways in which all give one card and get one, the default first."""
    if len(who) > MOST_FREE:
        return [who[shift:] + who[:shift] for shift in range(1, len(who))]
    turned = who[1:] + who[:1]
    ways = [way for way in permutations(who) if all(one != other for one, other in zip(who, way, strict=True))]
    return [turned, *(way for way in ways if way != turned)]


def _written(receivers: tuple[Seat, ...]) -> str:
    return "".join(map(str, receivers))


def _pairs_text(table: CultistsTable, who: tuple[Seat, ...], receivers: str) -> Value:
    name = table.game.seat_name
    return listed(
        [
            Text("cultists-pair", {"giver": name(table, seat), "receiver": name(table, Seat(int(digit)))})
            for seat, digit in zip(who, receivers, strict=True)
        ]
    )
