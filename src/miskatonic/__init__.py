"""Rules-enforced board games: begin one, choose, look, undo, save and replay.

>>> import miskatonic
>>> miskatonic.installed_games()                                # doctest: +SKIP
('arkham', 'cultists', 'deathmaydie')

What this module exports is promised to stay; nothing else is. To write a game, start from `miskatonic.kernel.contract`.
"""

from secrets import randbits
from typing import Any

from miskatonic.kernel.chairs import Chair
from miskatonic.kernel.content import Problem
from miskatonic.kernel.contract import GameType, Reason, SeatSetup, Setup
from miskatonic.kernel.decisions import Decision, Option
from miskatonic.kernel.errors import (
    BadOption,
    CorruptJournal,
    CorruptSnapshot,
    EngineFault,
    IllegalChoice,
    JournalMisfit,
    MiskatonicError,
    NothingToUndo,
    OtherVersion,
    StaleDecision,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
    WrongSeat,
    nearest,
    telling_of,
)
from miskatonic.kernel.game import Game
from miskatonic.kernel.journal import Choice, Fresh, Journal, line_of, undo_line
from miskatonic.kernel.ledgers import Ledger, Ware
from miskatonic.kernel.log import Line
from miskatonic.kernel.packs import Pack, PackBroken, take_in
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.snapshots import head_of
from miskatonic.kernel.state import Result
from miskatonic.kernel.text import LANGS, Lang, Text
from miskatonic.kernel.views import View
from miskatonic.kernel.vocabulary import kernel_words as words
from miskatonic.registry import game_type, installed_games, register

__all__ = [
    "LANGS",
    "BadOption",
    "Chair",
    "Choice",
    "CorruptJournal",
    "CorruptSnapshot",
    "Decision",
    "EngineFault",
    "Fresh",
    "Game",
    "GameType",
    "IllegalChoice",
    "Journal",
    "JournalMisfit",
    "Lang",
    "Ledger",
    "Line",
    "MiskatonicError",
    "NothingToUndo",
    "Option",
    "OtherVersion",
    "Pack",
    "PackBroken",
    "Problem",
    "Reason",
    "Result",
    "Seat",
    "SeatSetup",
    "Setup",
    "StaleDecision",
    "Text",
    "UnknownGame",
    "UnknownOption",
    "UnknownSeat",
    "View",
    "Viewer",
    "Ware",
    "WrongSeat",
    "game_type",
    "installed_games",
    "line_of",
    "nearest",
    "new",
    "register",
    "replay",
    "restore",
    "take_in",
    "telling_of",
    "undo_line",
    "words",
]


def new(game: str, *, seed: int | str | None = None, **options: Any) -> Game:
    """Begin a game: its id, a seed (a new one if not given), and its own options, such as `seats=4`."""
    return Game.begin(game_type(game), randbits(32) if seed is None else seed, options)


def restore(data: bytes) -> Game:
    """The game that `Game.snapshot` made these bytes of."""
    return Game.restore(game_type(head_of(data).game), data)


def replay(journal: Journal | str) -> Game:
    """The game in a journal, or in the text of one, played again to its last choice."""
    if isinstance(journal, str):
        journal = Journal.parse(journal)
    return Game.replay(game_type(journal.header.game), journal)
