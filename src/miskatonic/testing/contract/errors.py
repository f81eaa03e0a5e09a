"""What people, programs and files do wrong: each a named error that says what would be right, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType
from miskatonic.kernel.errors import (
    BadOption,
    CorruptJournal,
    CorruptSnapshot,
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
)
from miskatonic.kernel.game import Game
from miskatonic.kernel.journal import Choice, Journal
from miskatonic.kernel.snapshots import freeze
from miskatonic.kernel.text import LANGS
from miskatonic.registry import game_type
from miskatonic.testing.contract.broken import broken, demand

__all__ = ["check_errors"]

NOWHERE = "no-such-thing"
"""No game has an option, an act or a set-up option of this name."""

FLIPS = 24
"""How many damaged snapshots one check tries."""


class Mistake(NamedTuple):
    """Something wrong, the errors that may answer it, and what their words must name."""

    what: str
    act: Callable[[], object]
    answers: tuple[type[MiskatonicError], ...]
    names: tuple[str, ...] = ()


def check_errors(game: Game, chance: Chance | None = None) -> None:
    """Make every mistake at this moment; raises `ContractBroken` if one is answered wrongly or changes anything."""
    chance = chance or Chance.of(game.version)
    before = game.snapshot(), str(game.journal)
    for mistake in (*_choices(game), *_snapshots(game, chance), *_journals(game), *_setups(game)):
        error = _made(game, mistake)
        _check_words(game, mistake, error)
        after = game.snapshot(), str(game.journal)
        demand(after == before, game, f"{mistake.what} is refused, and yet the game has changed")


def _made(game: Game, mistake: Mistake) -> MiskatonicError:
    try:
        mistake.act()
    except mistake.answers as error:
        demand(error.code, game, f"{mistake.what} is refused with {type(error).__name__}, which has no code")
        return error
    except MiskatonicError as error:
        found = type(error).__name__
    else:
        found = "no error"
    wanted = " or ".join(answer.__name__ for answer in mistake.answers)
    raise broken(game, f"{mistake.what} is answered by {found}, not by {wanted}")


def _check_words(game: Game, mistake: Mistake, error: MiskatonicError) -> None:
    seed = str(game.table.state.chance.seed)
    said = {error.say(lang) for lang in LANGS}
    demand(len(said) == len(LANGS), game, f"the error for {mistake.what} is not said in four languages: {said}")
    for words in said:
        for name in mistake.names:
            demand(name in words, game, f"the error for {mistake.what} does not name '{name}': {words}")
        demand(seed not in words, game, f"the error for {mistake.what} tells the seed")


def _choices(game: Game) -> Iterator[Mistake]:
    """Wrong choices, wrong seats, taking back too much."""
    beyond = len(game.seats)
    yield Mistake("a choice for an unknown seat", _choose(game, beyond, NOWHERE), (_unless_over(game, UnknownSeat),))
    yield Mistake("a view for an unknown seat", lambda: game.view(_seat(beyond)), (UnknownSeat,), (str(beyond),))
    yield Mistake("a question about no act", lambda: game.why_not(0, NOWHERE), (IllegalChoice,), (NOWHERE,))
    yield Mistake("an undo too far", lambda: game.undo(game.version + 1), (NothingToUndo,))
    yield Mistake("an undo of nothing", lambda: game.undo(0), (NothingToUndo,))
    for decision in game.decisions:
        seat, first = decision.seat, decision.options[0].key
        stale = _choose(game, seat, first, version=game.version + 1)
        yield Mistake("a choice at another version", stale, (StaleDecision,), (str(game.version),))
        yield Mistake("an illegal choice", _choose(game, seat, NOWHERE), (IllegalChoice,), (NOWHERE, first))
    for seat in game.seats:
        if game.over:
            yield Mistake("a choice after the end", _choose(game, seat, NOWHERE), (IllegalChoice,), (NOWHERE,))
        elif game.decision(seat) is None:
            key = game.decisions[0].options[0].key
            yield Mistake("a choice for a seat that is not asked", _choose(game, seat, key), (WrongSeat,))


def _choose(game: Game, seat: int, key: str, version: int | None = None) -> Callable[[], None]:
    return lambda: game.choose(seat, key, version=version)


def _unless_over(game: Game, error: type[MiskatonicError]) -> type[MiskatonicError]:
    return IllegalChoice if game.over else error


def _seat(number: int) -> Any:
    return number


def _snapshots(game: Game, chance: Chance) -> Iterator[Mistake]:
    """Snapshots that are damaged, or of something else."""
    kind, data = game.type, game.snapshot()
    yield Mistake("an empty snapshot", _restore(game, b""), (CorruptSnapshot,))
    yield Mistake("a snapshot with something behind it", _restore(game, data + b"\x00"), (CorruptSnapshot,))
    for _ in range(FLIPS):
        cut = data[: chance.below(len(data))]
        yield Mistake("a snapshot that was cut off", _restore(game, cut), (CorruptSnapshot,))
        place = chance.below(len(data))
        bit = data[place] ^ (1 << chance.below(8))
        flipped = data[:place] + bytes([bit]) + data[place + 1 :]
        yield Mistake("a snapshot with one bit changed", _restore(game, flipped), (CorruptSnapshot,))
    other = _stand_in(kind, version=kind.version + 1)
    later = freeze(other, game.setup, game.table.state)
    yield Mistake("a snapshot of a later version", _restore(game, later), (OtherVersion,), (str(other.version),))
    strange = freeze(_stand_in(kind, id="elsewhere"), game.setup, game.table.state)
    yield Mistake("a snapshot of another game", _restore(game, strange), (OtherVersion,), ("elsewhere", kind.id))


def _restore(game: Game, data: bytes) -> Callable[[], Game]:
    return lambda: type(game).restore(game.type, data)


def _stand_in(kind: GameType[Any], **changes: Any) -> GameType[Any]:
    """The game under another name or version."""
    other = copy(kind)
    vars(other).update(changes)
    return other


def _journals(game: Game) -> Iterator[Mistake]:
    """Journals that can't be read, or do not fit the game."""
    journal = game.journal
    header = journal.header
    written = str(journal)
    yield Mistake("an empty journal", lambda: Journal.parse(""), (CorruptJournal,))
    yield Mistake("a journal without its first half", lambda: Journal.parse(written[20:]), (CorruptJournal,))
    yield Mistake("a journal with another line", lambda: Journal.parse(f"{written}*\n"), (CorruptJournal,))
    undoing = f'{written}["undo",{len(journal.entries) + 1}]\n'
    yield Mistake("a journal that takes back too much", lambda: Journal.parse(undoing), (CorruptJournal,))
    later = Journal(replace(header, version=header.version + 1), journal.entries)
    yield Mistake("a journal of a later version", _replay(game, later), (OtherVersion,), (str(header.version + 1),))
    for seat in (*game.seats, len(game.seats)):
        wrong = Journal(header, (*journal.entries, Choice(_seat(seat), NOWHERE)))
        number = str(len(wrong.entries))
        yield Mistake("a journal with an illegal choice", _replay(game, wrong), (JournalMisfit,), (NOWHERE, number))


def _replay(game: Game, journal: Journal) -> Callable[[], Game]:
    return lambda: type(game).replay(game.type, journal)


def _setups(game: Game) -> Iterator[Mistake]:
    """Tables that can't be set."""
    kind = game.type
    too_many = kind.players.stop
    yield Mistake("an unknown option", _begin(game, {NOWHERE: 1}), (UnknownOption,), (NOWHERE, "seats"))
    yield Mistake("too many seats", _begin(game, {"seats": too_many}), (BadOption,), (str(too_many), "seats"))
    yield Mistake("seats that are no seats", _begin(game, {"seats": 1.5}), (BadOption,), ("1.5", "seats"))
    named = [{NOWHERE: 1}] * kind.players.start
    yield Mistake("an unknown option of a seat", _begin(game, {"seats": named}), (UnknownOption,), (NOWHERE, "name"))
    options = msgspec.to_builtins(game.setup)
    yield Mistake("a good option beside a bad one", _begin(game, {**options, NOWHERE: 1}), (UnknownOption,), (NOWHERE,))
    yield Mistake("an unknown game", lambda: game_type(NOWHERE), (UnknownGame,), (NOWHERE,))


def _begin(game: Game, options: dict[str, Any]) -> Callable[[], Game]:
    return lambda: type(game).begin(game.type, 1, options)
