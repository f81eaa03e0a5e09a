"""The engine's promises at one moment of a game: it keeps, copies, takes back, plays again and imagines exactly."""

from itertools import permutations
from typing import Any

import msgspec

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.errors import WrongSeat
from miskatonic.kernel.frames import AskEach
from miskatonic.kernel.game import Game
from miskatonic.kernel.journal import Choice, Journal
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.testing.contract.broken import broken, demand
from miskatonic.testing.contract.decisions import keys_of, viewers
from miskatonic.testing.contract.driver import play_out
from miskatonic.testing.contract.secrets import secrets_of

__all__ = [
    "check_alike",
    "check_copy",
    "check_imagine",
    "check_promises",
    "check_replay",
    "check_secret_answers",
    "check_undo",
    "check_variety",
]

UNDOS = 3
"""How many earlier versions one check goes back to."""

WORLDS = 64
"""How many games are imagined before what is the same in all of them is held to be fixed."""

ORDERS = 6
"""How many orders of secret answers one check tries; all of them for up to three seats."""


def check_promises(game: Game, chance: Chance) -> None:
    """All promises at this moment; raises `ContractBroken` with a sentence on what is wrong."""
    before = _everything(game)
    check_snapshot(game)
    check_copy(game, chance)
    check_replay(game)
    check_undo(game, chance)
    check_secret_answers(game, chance)
    check_alike(game)
    for viewer in viewers(game):
        check_imagine(game, viewer, chance)
    check_variety(game, chance)
    demand(_everything(game) == before, game, "looking at copies of the game has changed it")


def check_alike(game: Game) -> None:
    """Where a game says that everybody sees the same board, they do."""
    if game.type.alike:
        boards = [(viewer, msgspec.json.encode(game.board(viewer))) for viewer in viewers(game)]
        for viewer, board in boards:
            demand(board == boards[0][1], game, f"everybody is said to see the same board, and {viewer} does not")


def check_snapshot(game: Game) -> None:
    """What is restored from bytes is the same game, and looks the same to everybody."""
    restored = type(game).restore(game.type, game.snapshot())
    demand(restored.snapshot() == game.snapshot(), game, "restored from a snapshot, the game gives another snapshot")
    _alike(game, restored, "restored from a snapshot")


def check_copy(game: Game, chance: Chance) -> None:
    """A copy is equal, and whatever happens to it does not touch the game."""
    before = _everything(game)
    twin = game.copy()
    demand(_everything(twin) == before, game, "a copy is not equal to the game")
    play_out(twin, chance)
    demand(_everything(game) == before, game, "what happened to a copy has changed the game")


def check_replay(game: Game) -> None:
    """The journal, written and read again, plays to the same game."""
    journal = game.journal
    parsed = Journal.parse(str(journal))
    demand(parsed == journal, game, "the journal does not come back from its text as it was")
    again = type(game).replay(game.type, parsed)
    demand(again.snapshot() == game.snapshot(), game, "the journal plays to another state")
    demand(again.journal == journal, game, "the journal played again gives another journal")
    _alike(game, again, "played again from its journal")


def check_undo(game: Game, chance: Chance) -> None:
    """Undo gives the state that was there, chance included; the same choices lead back to this one."""
    journal = game.journal
    choices = [place for place, entry in enumerate(journal.entries) if isinstance(entry, Choice)]
    for _ in range(UNDOS if choices else 0):
        back = 1 + chance.below(len(choices))
        start = choices[-back]
        then = type(game).replay(game.type, Journal(journal.header, journal.entries[:start]))
        twin = game.copy()
        twin.undo(back)
        demand(twin.snapshot() == then.snapshot(), game, f"{back} choices taken back, the state is not as it was")
        demand(twin.journal == then.journal, game, f"{back} choices taken back, the journal is not as it was")
        demand(game.at(game.version - back).snapshot() == then.snapshot(), game, f"`at` {back} choices ago is not it")
        _alike(then, twin, f"{back} choices taken back")
        again = journal.entries[start:]
        if all(isinstance(entry, Choice) for entry in again):
            for entry in again:
                if isinstance(entry, Choice):
                    twin.choose(entry.seat, entry.key)
            demand(_everything(twin) == _everything(game), game, f"{back} choices taken back and made again differ")


def check_secret_answers(game: Game, chance: Chance) -> None:
    """Several seats asked in secret: the order of their answers is nothing, and a change leaves no trace."""
    asked = game.table.asked
    if not isinstance(asked, AskEach):
        return
    answers = {seat: chance.pick(keys) for seat, keys in keys_of(game).items()}
    seats = tuple(answers)
    orders = list(permutations(seats)) if len(seats) <= 3 else [chance.shuffle(seats) for _ in range(ORDERS)]
    ends = set()
    for order in orders:
        twin = game.copy()
        for seat in order:
            twin.choose(seat, answers[seat])
        ends.add(twin.snapshot())
    demand(len(ends) == 1, game, f"the same answers in another order lead to {len(ends)} different states")
    if asked.changeable:
        _check_change_after_loading(game, chance)
    if len(seats) > 1:
        seat = chance.pick(seats)
        _check_change(game, seat, answers[seat], keys_of(game)[seat], changeable=asked.changeable)


def _check_change(game: Game, seat: Seat, key: str, keys: list[str], *, changeable: bool) -> None:
    """An answer can be given anew if the game says so, and not otherwise."""
    twin = game.copy()
    twin.choose(seat, key)
    answered, version = _everything(twin), twin.version
    demand(seat in twin.view().answered, game, f"seat {seat} has answered, but the views do not say so")
    if not changeable:
        try:
            twin.choose(seat, key)
        except WrongSeat:
            return
        raise broken(game, f"seat {seat} may answer twice, though answers here can't be changed")
    for other in keys:
        twin.choose(seat, other)
        demand(twin.version == version, game, f"seat {seat} thought better of its answer, and that counts as a choice")
        again = type(game).replay(game.type, twin.journal)
        demand(again.snapshot() == twin.snapshot(), game, f"seat {seat} changed its answer, and the journal tells else")
    twin.choose(seat, key)
    demand(_everything(twin) == answered, game, f"seat {seat} changed its answer and changed back: a trace is left")
    twin.undo()
    demand(twin.snapshot() == game.snapshot(), game, f"seat {seat} took a changed answer back: a trace is left")


def _check_change_after_loading(game: Game, chance: Chance) -> None:
    """An answer given before a game was saved can be given anew in the loaded one, and its journal tells so."""
    for seat in game.view().answered:
        loaded = type(game).restore(game.type, game.snapshot())
        decision = loaded.decision(seat)
        if decision is None:
            raise broken(game, f"seat {seat} may change its answer, but not in the loaded game")
        loaded.choose(seat, chance.pick(decision.options).key)
        again = type(game).replay(game.type, Journal.parse(str(loaded.journal)))
        demand(
            again.snapshot() == loaded.snapshot(),
            game,
            f"seat {seat} changed its answer in a loaded game: the journal has no word of it",
        )


def check_imagine(game: Game, viewer: Viewer, chance: Chance) -> None:
    """An imagined game is the same to whoever imagines it, and can be played on."""
    seed = chance.word()
    world = game.imagine(viewer, seed)
    demand(game.imagine(viewer, seed).snapshot() == world.snapshot(), game, "one seed gives two imagined games")
    whole = [msgspec.json.encode(line) for line in world.table.logbook]
    read = [msgspec.json.encode(line) for line in game.lines(viewer)]
    demand(whole == read, game, f"imagined by {viewer}, the log holds more or less than {viewer} has read")
    ours, theirs = _looks(game, viewer), _looks(world, viewer)
    for what, seen in ours.items():
        demand(
            theirs[what] == seen,
            game,
            f"imagined by {viewer}, the {what} {theirs[what]!r} is not what {viewer} sees: {seen!r}",
        )
    play_out(world, chance)


def check_variety(game: Game, chance: Chance) -> None:
    """What even a spectator can't know comes out one way and another, imagined often enough."""
    kind, table = game.type, game.table
    open_still = [
        hidden.name
        for hidden in secrets_of(table.state)
        if not hidden.of_engine
        and not kind.knows(table, None, hidden.record, hidden.field)
        and kind.plant(table, hidden.record, hidden.field) != hidden.value
    ]
    if open_still:
        first = _hidden_in(game.imagine(None, chance.word()))
        differs = any(_hidden_in(game.imagine(None, chance.word())) != first for _ in range(WORLDS))
        nobody_knows = ", ".join(sorted(set(open_still)))
        demand(differs, game, f"{WORLDS} imagined games are all the same, though nobody knows {nobody_knows}")


def _hidden_in(game: Game) -> list[Any]:
    """All secrets of the game's own."""
    return [hidden.value for hidden in secrets_of(game.table.state) if not hidden.of_engine]


def _looks(game: Game, viewer: Viewer) -> dict[str, Any]:
    """What a viewer sees, channel by channel."""
    decision = None if viewer is None else game.decision(viewer)
    looks = {
        "view": msgspec.json.encode(game.view(viewer)),
        "log": msgspec.json.encode(game.lines(viewer)),
        "words of the log": game.log(viewer),
    }
    if decision is not None:
        looks["option keys"] = [option.key for option in decision.options]
        looks["labels"] = decision.labels()
        looks["prompt"] = decision.prompt()
    return looks


def _alike(game: Game, other: Game, how: str) -> None:
    """Everybody sees the same in both; the log apart, which is not kept in a snapshot."""
    for viewer in viewers(game):
        ours, theirs = _looks(game, viewer), _looks(other, viewer)
        for what in ours.keys() - {"log", "words of the log"}:
            demand(ours[what] == theirs.get(what), game, f"{how}, the {what} of {viewer} is {theirs.get(what)!r}")


def _everything(game: Game) -> tuple[bytes, str, list[Any]]:
    """All that a game is: its state, its journal and its whole log."""
    return game.snapshot(), str(game.journal), [msgspec.json.encode(line) for line in game.table.logbook]
