"""Statements that computers understand and people pick from a menu, and the claims that they leave behind.

The golden rules hold by what there is to say: a team can be claimed, never a role, nothing counts the dead, and no
statement shows anything. Any of them may be a lie.

In the state, what was said in a round is its number and a letter for each claim: there are as many letters as seats
times things to say.
"""

from functools import cache
from typing import Any

from msgspec import Struct

from miskatonic.games.cultists.board import PLACES, ROOM_CODES
from miskatonic.games.cultists.cards import NAMES, ROOM_CARDS
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
    "noted",
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

_PLAIN = (SAY_INNOCENT, SAY_CULTIST, URGE_PORTAL, URGE_VOTE, URGE_CALM)
_ABOUT_SOMEBODY = (SAY_ALIVE, SAY_DEAD, SAY_GAVE_ALIVE, SUSPECT, TRUST, ASK_WHERE, SAY_WAS_WITH)

STATEMENTS = (*_PLAIN, *_ABOUT_SOMEBODY, SAY_WAS_IN, SAY_TOKEN, SAY_CARD)

UNSAFE_PASSAGE_PLACE = "unsafe-passage"
"""What the Unsafe Passage pile is called where a place is."""

_SEATS = range(8)

_SAYINGS = (
    *[act() for act in _PLAIN],
    *[act(seat) for act in _ABOUT_SOMEBODY for seat in _SEATS],
    *[SAY_WAS_IN(place) for place in PLACES],
    *[SAY_TOKEN(event) for event in EVENTS.values()],
    *[SAY_CARD(place, NAMES[card]) for place in (*ROOM_CODES, UNSAFE_PASSAGE_PLACE) for card in ROOM_CARDS],
)
"""Everything that anybody can say."""

_FIRST = 0x100
"""The first letter of a claim; below it are the numbers of the rounds."""

_LETTERS = {
    (by, saying): chr(_FIRST + by * len(_SAYINGS) + number) for by in _SEATS for number, saying in enumerate(_SAYINGS)
}
_SAID = {letter: by_and_saying for by_and_saying, letter in _LETTERS.items()}
_ASKS = {seat: [_LETTERS[by, ASK_WHERE(seat)] for by in _SEATS] for seat in _SEATS}
"""The letters with which somebody asks a seat where it was."""


class Claim(Struct, frozen=True):
    """Something that somebody said: the statement goes by its name in the options, and by what it is about."""

    by: Seat
    round: int
    statement: str
    seat: Seat | None = None
    place: str | None = None
    card: str | None = None
    event: str | None = None


def noted(words: str, by: Seat, round: int, saying: Option) -> str:
    """All that was said so far, and this as well."""
    number = _number(round)
    return f"{words}{'' if number in words else number}{_LETTERS[by, saying]}"


def claims(words: str) -> tuple[Claim, ...]:
    """All that was said, in order."""
    said, round = [], 0
    for letter in words:
        if letter in _SAID:
            said.append(_claim(letter, round))
        else:
            round = ord(letter) - ord("0")
    return tuple(said)


def is_asked_where(words: str, seat: Seat, round: int) -> bool:
    """Whether somebody has asked this player in this round where he was."""
    said_now = words.partition(_number(round))[2]
    return any(letter in said_now for letter in _ASKS[seat])


@cache
def _claim(letter: str, round: int) -> Claim:
    by, saying = _SAID[letter]
    about: dict[str, Any] = dict(zip(saying.act.takes, saying.args, strict=True))
    return Claim(Seat(by), round, saying.act.name, **about)


def _number(round: int) -> str:
    return chr(ord("0") + round)
