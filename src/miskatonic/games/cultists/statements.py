"""Statements that computers understand and people pick from a menu, and the claims that they leave behind.

The golden rules hold by what there is to say: a team can be claimed, never a role, nothing counts the dead, and no
statement shows anything. Any of them may be a lie.

A claim in the state is a word of four letters: who spoke, in which round, what was said, about whom or what.
"""

from functools import cache

from msgspec import Struct

from miskatonic.games.cultists.board import CORRIDORS, ROOM_CODES
from miskatonic.games.cultists.cards import LETTERS, NAMES, ROOM_CARDS
from miskatonic.games.cultists.rooms import UNSAFE
from miskatonic.games.cultists.tokens import NAMES as EVENTS
from miskatonic.kernel.frames import Act, Option
from miskatonic.kernel.seats import Seat

__all__ = [
    "ASK_WHERE",
    "SAY_ALIVE",
    "SAY_CARD",
    "SAY_CULTIST",
    "SAY_DEAD",
    "SAY_GAVE_ALIVE",
    "SAY_INNOCENT",
    "SAY_TOKEN",
    "SAY_WAS_IN",
    "SAY_WAS_WITH",
    "STATEMENTS",
    "SUSPECT",
    "TRUST",
    "UNSAFE_PASSAGE_PLACE",
    "URGE_CALM",
    "URGE_PORTAL",
    "URGE_VOTE",
    "Claim",
    "claims",
    "is_asked_where",
    "note",
]

_FREE = ("talk-about-everything.1",)
_TEAM = ("talk-about-everything.2",)
_LOOKED = ("check-a-status.7",)

SAY_INNOCENT = Act("say-innocent", message="cultists-act-say-innocent", rules=_TEAM)
SAY_CULTIST = Act("say-cultist", message="cultists-act-say-cultist", rules=_TEAM)
SAY_ALIVE = Act("say-alive", "seat", message="cultists-act-say-alive", rules=_LOOKED)
SAY_DEAD = Act("say-dead", "seat", message="cultists-act-say-dead", rules=_LOOKED)
SAY_CARD = Act("say-card", "place", "card", message="cultists-act-say-card", rules=_FREE)
SAY_GAVE_ALIVE = Act("say-gave-alive", "seat", message="cultists-act-say-gave-alive", rules=_FREE)
SAY_TOKEN = Act("say-token", "event", message="cultists-act-say-token", rules=("event-in-control.3",))
SUSPECT = Act("suspect", "seat", message="cultists-act-suspect", rules=_FREE)
TRUST = Act("trust", "seat", message="cultists-act-trust", rules=_FREE)
ASK_WHERE = Act("ask-where", "seat", message="cultists-act-ask-where", rules=_FREE)
SAY_WAS_IN = Act("say-was-in", "place", message="cultists-act-say-was-in", rules=_FREE)
SAY_WAS_WITH = Act("say-was-with", "seat", message="cultists-act-say-was-with", rules=_FREE)
URGE_PORTAL = Act("urge-portal", message="cultists-act-urge-portal", rules=_FREE)
URGE_VOTE = Act("urge-vote", message="cultists-act-urge-vote", rules=_FREE)
URGE_CALM = Act("urge-calm", message="cultists-act-urge-calm", rules=_FREE)

_KINDS = {
    SAY_INNOCENT: "i",
    SAY_CULTIST: "c",
    SAY_ALIVE: "a",
    SAY_DEAD: "d",
    SAY_GAVE_ALIVE: "g",
    SAY_TOKEN: "e",
    SUSPECT: "s",
    TRUST: "t",
    ASK_WHERE: "?",
    SAY_WAS_IN: "l",
    SAY_WAS_WITH: "w",
    URGE_PORTAL: "p",
    URGE_VOTE: "v",
    URGE_CALM: "n",
}
"""The third letter of a claim; of a card that was laid, it is the card's own."""

STATEMENTS = (*_KINDS, SAY_CARD)

UNSAFE_PASSAGE_PLACE = "unsafe-passage"
"""What the Unsafe Passage pile is called where a place is."""

_PLACE_CODES = {
    **ROOM_CODES,
    **{corridor.id: chr(ord("l") + number) for number, corridor in enumerate(CORRIDORS)},
    UNSAFE_PASSAGE_PLACE: UNSAFE,
}
_PLACE_OF = {code: place for place, code in _PLACE_CODES.items()}
_TOKEN_OF = {name: token for token, name in EVENTS.items()}
_KIND_OF = {kind: act for act, kind in _KINDS.items()} | dict.fromkeys(ROOM_CARDS, SAY_CARD)


class Claim(Struct, frozen=True):
    """Something that somebody said: the statement goes by its name in the options, and by what it is about."""

    by: Seat
    round: int
    statement: str
    seat: Seat | None = None
    place: str | None = None
    card: str | None = None
    event: str | None = None


def _letter(round: int) -> str:
    """A round as one letter."""
    return chr(ord("0") + round)


def note(by: Seat, round: int, option: Option) -> str:
    """The word that keeps a statement."""
    act, args = option.act, option.args
    about = "-"
    if act is SAY_CARD:
        return f"{by}{_letter(round)}{LETTERS[str(args[1])]}{_PLACE_CODES[str(args[0])]}"
    if act is SAY_WAS_IN:
        about = _PLACE_CODES[str(args[0])]
    elif act is SAY_TOKEN:
        about = _TOKEN_OF[str(args[0])]
    elif args:
        about = str(args[0])
    return f"{by}{_letter(round)}{_KINDS[act]}{about}"


def claims(words: str) -> tuple[Claim, ...]:
    """All that was said, in order."""
    return tuple([_claim(words[start : start + 4]) for start in range(0, len(words), 4)])


@cache
def _claim(word: str) -> Claim:
    by, round, kind, about = tuple(word)
    act = _KIND_OF[kind]
    return Claim(
        Seat(int(by)),
        ord(round) - ord("0"),
        act.name,
        seat=Seat(int(about)) if "seat" in act.takes else None,
        place=_PLACE_OF[about] if "place" in act.takes else None,
        card=NAMES[kind] if act is SAY_CARD else None,
        event=EVENTS[about] if act is SAY_TOKEN else None,
    )


def is_asked_where(words: str, seat: Seat, round: int) -> bool:
    """Whether somebody has asked this player in this round where he was."""
    return f"{_letter(round)}{_KINDS[ASK_WHERE]}{seat}" in words
