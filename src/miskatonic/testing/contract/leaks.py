"""The leak test: another value in a hidden field must be no difference to anybody who may not know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.frames import AskEach
from miskatonic.kernel.game import Game
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.text import Lang
from miskatonic.testing.contract.broken import broken
from miskatonic.testing.contract.course import Course, Move, leak_between, take
from miskatonic.testing.contract.decisions import keys_of, viewers, waiting
from miskatonic.testing.contract.looks import Asked, at_once, differing, later, tried
from miskatonic.testing.contract.secrets import Hidden, put, secrets_of

__all__ = ["Planted", "Tally", "check_leaks", "plantable", "planted_games"]

OTHER_SEED = 0x5EED

MOVES = 3
"""How many choices are followed at one moment, each with the secrets that it touches."""


@dataclass
class Tally:
    """How often each secret was planted, by `Record.field`; a test that plants nothing proves nothing."""

    planted: Counter[str] = field(default_factory=Counter)
    unfitting: Counter[str] = field(default_factory=Counter)
    """Plants with which other seats would be asked, so that everybody may see the difference."""
    single: Counter[str] = field(default_factory=Counter)
    """Secrets that can have but one value."""

    def unproven(self) -> list[str]:
        """Secrets of which no plant ever fitted."""
        return sorted(name for name in self.unfitting if not self.planted[name])

    def update(self, other: Tally) -> None:
        """Count another tally in."""
        self.planted.update(other.planted)
        self.unfitting.update(other.unfitting)
        self.single.update(other.single)


@dataclass(frozen=True)
class Plant:
    """Another value for one secret, and who may see that it is another."""

    hidden: Hidden
    value: Any
    knows: Callable[[Viewer], bool]
    lasts: bool = True
    """Whether it stays one secret while the game goes on; chance turns into whatever comes next."""


def check_leaks(
    game: Game,
    chance: Chance | None = None,
    *,
    most: int | None = None,
    lang: Lang = "en",
    only: frozenset[str] | None = None,
) -> Tally:
    """Plant another value in each secret of the state, one after another, and compare what each viewer gets.

    `most` is how many secrets of one name are tried, chosen by `chance`; `only` restricts the test to some names.
    Raises `ContractBroken` with the field, the viewer and the channel.
    """
    chance = chance or Chance.of(game.version)
    test = _Test(game, lang, chance.word())
    secrets = [hidden for hidden in secrets_of(game.table.state) if only is None or hidden.name in only]
    for hidden in _some(secrets, chance, most):
        for plant, planted, strangers in test.planted(hidden):
            test.compare(plant, planted, strangers)
            if test.moves and plant.lasts:
                test.follow(chance.pick(test.moves), plant, planted, strangers)
    for move in chance.shuffle(test.moves)[:MOVES]:
        for hidden in _some(test.touched(move, secrets), chance, most):
            for plant, planted, strangers in test.planted(hidden):
                test.follow(move, plant, planted, strangers)
    return test.tally


class Planted(NamedTuple):
    """A game in which one secret is another, and the viewers for whom that must make no difference."""

    secret: str
    game: Game
    strangers: list[Viewer]


def planted_games(game: Game, chance: Chance, *, most: int = 1) -> Iterator[Planted]:
    """Games like this one with one secret changed, for whoever sends games somewhere and must not send secrets.

    `most` is how many secrets of one name are changed, each in a game of its own.
    """
    test = _Test(game, "en", 0)
    for hidden in _some(list(secrets_of(game.table.state)), chance, most):
        for _, planted, strangers in test.planted(hidden):
            yield Planted(hidden.name, planted, strangers)


def plantable(game: Game) -> Iterator[tuple[str, bool]]:
    """The game's own secrets at this moment by name, each with whether it could have another value."""
    table = game.table
    for hidden in secrets_of(table.state):
        if not hidden.of_engine:
            yield hidden.name, table.game.plant(table, hidden.record, hidden.field) != hidden.value


class _Test:
    """One game against its planted copies; what each viewer gets from the game itself is worked out once."""

    def __init__(self, game: Game, lang: Lang, seed: int) -> None:
        self.game = type(game)(game.type, game.table.copy(), None)
        self.tally = Tally()
        self.lang = lang
        self.seed = seed
        self.moves = [Move(seat, key) for seat, keys in keys_of(game).items() for key in keys]
        self.tries = (*[act.name for act in game.type.acts], *sorted({move.key for move in self.moves}))
        self._seen: dict[Viewer, dict[str, bytes]] = {}
        self._courses: dict[Move, Course] = {}

    def planted(self, hidden: Hidden) -> Iterator[tuple[Plant, Game, list[Viewer]]]:
        """Games with another value in this secret, each with those who may not know it."""
        plants = list(_plants(self.game.table, hidden))
        if not plants and not hidden.of_engine:
            self.tally.single[hidden.name] += 1
        for plant in plants:
            strangers = [viewer for viewer in viewers(self.game) if not plant.knows(viewer)]
            planted = self._with_plant(plant) if strangers else None
            if planted is not None:
                self.tally.planted[hidden.name] += 1
                yield plant, planted, strangers
            elif strangers:
                self.tally.unfitting[hidden.name] += 1

    def compare(self, plant: Plant, planted: Game, strangers: list[Viewer]) -> None:
        """Nobody may see a difference who does not know the secret."""
        tries = self._tries_of(plant.hidden)
        for viewer in strangers:
            self._demand(plant, viewer, differing(self._looks(viewer), self._all(planted, viewer)))
            about = dict(tried(self.game, viewer, self.lang, tries))
            self._demand(plant, viewer, differing(about, tried(planted, viewer, self.lang, tries)))

    def follow(self, move: Move, plant: Plant, planted: Game, strangers: list[Viewer]) -> None:
        """Nor may they while a choice is carried out, as long as the secret stays unknown to them."""
        if move.key in keys_of(planted)[move.seat]:
            ours, theirs = self._course(move), take(planted, move)
            for viewer in strangers:
                self._demand(plant, viewer, leak_between(ours, theirs, viewer), f" after '{move.key}'")

    def touched(self, move: Move, secrets: list[Hidden]) -> list[Hidden]:
        """The game's own secrets of which a record changes when this choice is made: a card that is drawn."""
        after = self._course(move).game.table.state
        return [hidden for hidden in secrets if hidden.way and _at(after, hidden.way) is not hidden.record]

    def _with_plant(self, plant: Plant) -> Game | None:
        """The planted game; None if others would be asked there, or could not have answered as they have."""
        hidden = plant.hidden
        table = self.game.table.copy()
        table.state = put(table.state, (*hidden.way, hidden.field), plant.value)
        table.reindex()
        stack, lines = table.state.stack.copy(), len(table.logbook)
        if not self.game.over:
            table.advance()
        rests = table.state.stack == stack and len(table.logbook) == lines
        if not rests or not (hidden.of_engine or _answers_again(table, self.game.table)):
            return None
        planted = type(self.game)(self.game.type, table, None)
        return planted if waiting(planted) == waiting(self.game) else None

    def _demand(self, plant: Plant, viewer: Viewer, leak: str | None, when: str = "") -> None:
        if leak is not None:
            who = "the spectator" if viewer is None else f"seat {viewer}"
            where = "".join(f"[{step!r}]" for step in plant.hidden.way)
            sentence = f"{plant.hidden.name} reaches {who}, who may not know it,{when} through the {leak}; {where}"
            raise broken(self.game, sentence)

    def _tries_of(self, hidden: Hidden) -> Asked:
        """Asking about the very thing that hides something: whatever one can do with one thing, with this one."""
        things = [step for step in hidden.way if isinstance(step, int)]
        acts = [act for act in self.game.type.acts if len(act.takes) == 1]
        return tuple(f"{act.name}:{thing}" for thing in things for act in acts)

    def _looks(self, viewer: Viewer) -> dict[str, bytes]:
        if viewer not in self._seen:
            self._seen[viewer] = dict(self._all(self.game, viewer))
        return self._seen[viewer]

    def _course(self, move: Move) -> Course:
        if move not in self._courses:
            self._courses[move] = take(self.game, move)
        return self._courses[move]

    def _all(self, game: Game, viewer: Viewer) -> Iterator[tuple[str, bytes]]:
        yield from at_once(game, viewer, self.lang)
        yield from tried(game, viewer, self.lang, self.tries)
        yield from later(game, viewer, self.seed)


def _answers_again(planted: Table[Any], table: Table[Any]) -> bool:
    """Give the answers of the other table by what was answered, not by its number; False if one isn't open."""
    asked, other = planted.asked, table.asked
    if isinstance(asked, AskEach) and isinstance(other, AskEach):
        answers = [(seat, other.options[seat][place]) for seat, place in table.state.answers]
        if any(option not in asked.options.get(seat, ()) for seat, option in answers):
            return False
        planted.state.answers = tuple([(seat, list(asked.options[seat]).index(option)) for seat, option in answers])
    return True


def _some(secrets: list[Hidden], chance: Chance, most: int | None) -> Iterator[Hidden]:
    """So many secrets of each name."""
    by_name: dict[str, list[Hidden]] = {}
    for hidden in secrets:
        by_name.setdefault(hidden.name, []).append(hidden)
    for those in by_name.values():
        yield from chance.shuffle(those)[:most] if most is not None else those


def _at(part: Any, way: tuple[Any, ...]) -> Any:
    """What lies at the end of the way now; None if the way is gone."""
    for step in way:
        if isinstance(part, dict):
            part = part.get(step)
        elif isinstance(part, list | tuple):
            part = part[step] if step < len(part) else None
        else:
            part = getattr(part, step, None)
    return part


def _plants(table: Table[Any], hidden: Hidden) -> Iterator[Plant]:
    """Other values of a secret: the engine's own are known here, the others to the game."""
    if hidden.of_engine and hidden.field == "chance":
        chance = hidden.value
        for other in (replace(chance, seed=chance.seed ^ OTHER_SEED), replace(chance, drawn=chance.drawn + 1)):
            yield Plant(hidden, other, lambda _: False, lasts=False)
    elif hidden.of_engine:
        yield from _other_answers(table, hidden)
    else:
        value = table.game.plant(table, hidden.record, hidden.field)
        if value != hidden.value:
            yield Plant(hidden, value, partial(_knows, table, hidden))


def _other_answers(table: Table[Any], hidden: Hidden) -> Iterator[Plant]:
    """Each seat that has answered a secret question, with another answer; it knows its own."""
    asked = table.asked
    if isinstance(asked, AskEach):
        for seat, _ in hidden.value:
            count = len(asked.options[seat])
            if count > 1:
                others = tuple((who, (at + 1) % count if who == seat else at) for who, at in hidden.value)
                yield Plant(hidden, others, partial(_is, seat), lasts=False)


def _is(seat: Seat, viewer: Viewer) -> bool:
    return viewer == seat


def _knows(table: Table[Any], hidden: Hidden, viewer: Viewer) -> bool:
    return bool(table.game.knows(table, viewer, hidden.record, hidden.field))
