"""Discussion: statements that computers understand and people pick from a menu. Any of them may be a lie.

The golden rules hold by what there is to say: a team can be claimed, never a role, and nothing counts the dead.
"""

from typing import ClassVar

from miskatonic.games.cultists.board import ROOM_CODES
from miskatonic.games.cultists.cards import LETTERS, ROOM_CARDS
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.kernel.frames import DONE, Act, AskAny, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Value

__all__ = ["READY", "STATEMENTS", "Discussion"]

_FREE = ("talk-about-everything.1",)

READY = Act("ready", message="cultists-act-ready", rules=("vote-procedure.1",))
SAY_INNOCENT = Act("say-innocent", message="cultists-act-say-innocent", rules=("talk-about-everything.2",))
SAY_CULTIST = Act("say-cultist", message="cultists-act-say-cultist", rules=("talk-about-everything.2",))
SAY_ALIVE = Act("say-alive", "seat", message="cultists-act-say-alive", rules=("check-a-status.7",))
SAY_DEAD = Act("say-dead", "seat", message="cultists-act-say-dead", rules=("check-a-status.7",))
SAY_CARD = Act("say-card", "place", "card", message="cultists-act-say-card", rules=_FREE)
SUSPECT = Act("suspect", "seat", message="cultists-act-suspect", rules=_FREE)
TRUST = Act("trust", "seat", message="cultists-act-trust", rules=_FREE)
ASK_WHERE = Act("ask-where", "seat", message="cultists-act-ask-where", rules=_FREE)
URGE_VOTE = Act("urge-vote", message="cultists-act-urge-vote", rules=_FREE)
URGE_CALM = Act("urge-calm", message="cultists-act-urge-calm", rules=_FREE)

STATEMENTS = (
    SAY_INNOCENT,
    SAY_CULTIST,
    SAY_ALIVE,
    SAY_DEAD,
    SAY_CARD,
    SUSPECT,
    TRUST,
    ASK_WHERE,
    URGE_VOTE,
    URGE_CALM,
)

_SAID = {act: act.message.replace("-act-", "-log-") for act in STATEMENTS}
_ASK = Prompt("cultists-ask-talk")
_READY = READY()
_ABOUT_SELF = (SAY_INNOCENT(), SAY_CULTIST(), URGE_VOTE(), URGE_CALM())
_ABOUT_CARDS = {
    code: tuple(SAY_CARD(room, name) for name, letter in LETTERS.items() if letter in ROOM_CARDS)
    for room, code in ROOM_CODES.items()
}
_always: dict[tuple[Seat, int], tuple[Option, ...]] = {}
"""What a seat can say in any case, at a table of so many."""


class Discussion(Frame, frozen=True):
    """Whoever speaks is heard at once. It ends when all living players are ready or have no more to say."""

    ready: tuple[Seat, ...] = ()
    said: tuple[int, ...] = (0,) * 8
    """How many statements each seat has made."""

    steps: ClassVar[tuple[str, ...]] = ("talk", "hear")

    @rule("talk-about-everything.1", "vote-procedure.1", "vote-procedure.4")
    def talk(self, table: CultistsTable) -> Outcome:
        """Ghosts talk as well, but nobody waits for them."""
        players = table.state.players[: table.people]
        ready = self.ready
        if all(player.died or player.seat in ready for player in players):
            return DONE
        return AskAny({player.seat: _offer(table, player.seat) for player in players if player.seat not in ready}, _ASK)

    @rule("talk-about-everything.1", "talk-about-everything.2")
    def hear(self, table: CultistsTable, option: Option) -> Outcome:
        seat = Seat(table.answering)
        if option.act is READY:
            return self.goto("talk", ready=(*self.ready, seat))
        args: dict[str, Value] = dict(zip(option.act.takes, option.args, strict=True))
        if "seat" in args:
            args["seat_target"] = args.pop("seat")
        table.log(_SAID[option.act], seat=seat, **args)  # type: ignore[arg-type]  # no statement takes `to` or `rules`
        count = self.said[seat] + 1
        said = (*self.said[:seat], count, *self.said[seat + 1 :])
        if count >= table.setup.statements:
            return self.goto("talk", said=said, ready=(*self.ready, seat))
        return self.goto("talk", said=said)


def _offer(table: CultistsTable, seat: Seat) -> tuple[Option, ...]:
    """All that this seat can say: about others, about checks it has made and cards it has laid, true or false."""
    state = table.state
    count = len(state.players)
    always = _always.get((seat, count))
    if always is None:
        others = [other for other in range(count) if other != seat]
        always = _always[seat, count] = (
            _READY,
            *_ABOUT_SELF,
            *[act(other) for act in (SUSPECT, TRUST, ASK_WHERE) for other in others],
        )
    targets = sorted({check.target for check in state.checks if check.by == seat})
    laid = sorted(set(state.players[seat].went) & _ABOUT_CARDS.keys())
    if not targets and not laid:
        return always
    looked = [act(target) for target in targets for act in (SAY_ALIVE, SAY_DEAD)]
    return (*always, *looked, *[option for code in laid for option in _ABOUT_CARDS[code]])
