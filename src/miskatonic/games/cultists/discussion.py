"""Discussion: whoever speaks is heard at once, and what was said stays on the table as a claim."""

from functools import lru_cache
from typing import ClassVar

from miskatonic.games.cultists import tokens
from miskatonic.games.cultists.board import ROOM_CODES
from miskatonic.games.cultists.cards import LETTERS, ROOM_CARDS
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.rooms import UNSAFE
from miskatonic.games.cultists.statements import (
    ASK_WHERE,
    SAY_ALIVE,
    SAY_CARD,
    SAY_CULTIST,
    SAY_DEAD,
    SAY_GAVE_ALIVE,
    SAY_INNOCENT,
    SAY_TOKEN,
    SAY_WAS_IN,
    SAY_WAS_WITH,
    STATEMENTS,
    SUSPECT,
    TRUST,
    UNSAFE_PASSAGE_PLACE,
    URGE_CALM,
    URGE_PORTAL,
    URGE_VOTE,
    is_asked_where,
    noted,
)
from miskatonic.kernel.frames import DONE, Act, AskAny, Frame, Offers, Option, Outcome, Prompt, rule
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Value

__all__ = ["READY", "Discussion"]

READY = Act("ready", message="cultists-act-ready", rules=("vote-procedure.1",))

_SAID = {act: act.message.replace("-act-", "-log-") for act in STATEMENTS}
_ASK = Prompt("cultists-ask-talk")
_ASK_BEFORE_VOTE = Prompt("cultists-ask-talk-before-vote")
_READY = READY()
_PORTAL = URGE_PORTAL()
_CALLS_FOR_ANSWER = (ASK_WHERE, SUSPECT)
_ABOUT_SELF = (SAY_INNOCENT(), SAY_CULTIST(), URGE_VOTE(), URGE_CALM())
_ABOUT_CARDS = {
    code: tuple(SAY_CARD(place, name) for name, letter in LETTERS.items() if letter in ROOM_CARDS)
    for place, code in (*ROOM_CODES.items(), (UNSAFE_PASSAGE_PLACE, UNSAFE))
}


class Discussion(Frame, frozen=True):
    """It ends when all living players are ready or have no more to say."""

    ready: tuple[Seat, ...] = ()
    said: tuple[int, ...] = (0,) * 8
    """How many statements each seat has made."""
    before_vote: bool = False

    steps: ClassVar[tuple[str, ...]] = ("talk", "hear")

    @rule("talk-about-everything.1", "vote-procedure.1", "vote-procedure.4")
    def talk(self, table: CultistsTable) -> Outcome:
        """Ghosts talk as well, but nobody waits for them."""
        players = table.state.players[: table.people]
        ready = self.ready
        if all(player.died or player.seat in ready for player in players):
            return DONE
        speakers = tuple([player.seat for player in players if player.seat not in ready])
        return AskAny(Offers(speakers, _offer), _ASK_BEFORE_VOTE if self.before_vote else _ASK)

    @rule("talk-about-everything.1", "talk-about-everything.2")
    def hear(self, table: CultistsTable, option: Option) -> Outcome:
        """Who was ready and is now asked or suspected may answer after all."""
        seat = Seat(table.answering)
        act = option.act
        if act is READY:
            return self.goto("talk", ready=(*self.ready, seat))
        state = table.state
        state.claims = noted(state.claims, seat, state.round, option)
        args: dict[str, Value] = dict(zip(act.takes, option.args, strict=True))
        if "seat" in args:
            args["seat_target"] = args.pop("seat")
        table.log(_SAID[act], seat=seat, **args)  # type: ignore[arg-type]  # no statement takes `to` or `rules`
        most = table.setup.statements
        said = (*self.said[:seat], self.said[seat] + 1, *self.said[seat + 1 :])
        ready = (*self.ready, seat) if said[seat] >= most else self.ready
        if act in _CALLS_FOR_ANSWER and said[int(option.args[0])] < most:
            ready = tuple([other for other in ready if other != option.args[0]])
        return self.goto("talk", said=said, ready=ready)


def _offer(table: CultistsTable, seat: Seat) -> tuple[Option, ...]:
    """All that this seat can say: about others, and about what it has done or was asked, true or false."""
    state = table.state
    unseen = ""
    if state.peeker == seat:
        bag = tokens.bag(portable_camera=table.column.large_bag, threats=table.setup.threats)
        unseen = "".join(sorted(set(bag) - set(state.drawn)))
    return _sayable(
        seat,
        len(state.players),
        table.people,
        tuple(sorted({check.target for check in state.checks if check.by == seat})),
        "".join(sorted(set(state.players[seat].went))),
        unseen,
        state.portal > 0,
        table.layout.places if is_asked_where(state.claims, seat, state.round) else (),
    )


@lru_cache(maxsize=1 << 13)
def _sayable(
    seat: Seat,
    players: int,
    people: int,
    looked: tuple[Seat, ...],
    went: str,
    unseen: str,
    portal: bool,
    places: tuple[str, ...],
) -> tuple[Option, ...]:
    """What can be said follows from a few facts, so each list is made once."""
    others = [other for other in range(players) if other != seat]
    options = [
        _READY,
        *_ABOUT_SELF,
        *[act(other) for act in (SUSPECT, TRUST) for other in others],
        *[ASK_WHERE(other) for other in others if other < people],
        *[act(target) for target in looked for act in (SAY_ALIVE, SAY_DEAD)],
    ]
    for where in went:
        if where.isdigit():
            options.append(SAY_GAVE_ALIVE(int(where)))
        elif where in _ABOUT_CARDS:
            options += _ABOUT_CARDS[where]
    options += [SAY_TOKEN(tokens.NAMES[token]) for token in unseen]
    if portal:
        options.append(_PORTAL)
    if places:
        options += [SAY_WAS_IN(place) for place in places]
        options += [SAY_WAS_WITH(other) for other in others]
    return tuple(options)
