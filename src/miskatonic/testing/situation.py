"""Situations: a game set as a test needs it, played in a few lines, and asked what came of it.

>>> table = Situation.new(MY_GAME, seats=["Ada", "Ben"], seed=7)
>>> table.rig(0, 2).choose("Ada", "take:1").choose("Ben", "take:2")        # doctest: +SKIP
>>> table.options("Ada")                                                   # doctest: +SKIP
['take:1', 'take:2', 'take:3']
"""

from collections.abc import Callable, Mapping
from typing import Any, Self

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType
from miskatonic.kernel.errors import IllegalChoice, nearest
from miskatonic.kernel.frames import Frame
from miskatonic.kernel.game import Game
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Lang

__all__ = ["Situation"]


class Situation:
    """A game with short words for tests; every act gives the situation back, so that lines can be chained.

    Seats go by number or by the name in the set-up. A game subclasses it with words of its own: what lies where.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    @classmethod
    def new(cls, kind: GameType[Any], seed: int | str = 0, **options: Any) -> Self:
        """A game just dealt."""
        return cls(Game.begin(kind, seed, options))

    # -- setting it

    @property
    def table(self) -> Table[Any]:
        """The table, to look at. What is laid otherwise there goes through `lay`."""
        return self.game.table

    def lay(self, change: Callable[[Any], object]) -> Self:
        """Change the table, and ask again what is to be asked. What was chosen before can't be undone any more."""
        table = self.game.table.copy()
        change(table)
        table.reindex()
        if not self.game.over:
            table.advance()
        self.game = type(self.game)(self.game.type, table, None)
        return self

    def rig(self, *outcomes: int) -> Self:
        """The next outcomes of chance, each counted from 0 among as many as there are. Shuffles are not rigged."""

        def fix(table: Table[Any]) -> None:
            chance = table.state.chance
            table.state.chance = Chance(chance.seed, chance.drawn, (*chance.rigged, *outcomes))

        return self.lay(fix)

    def run(self, *frames: Frame) -> Self:
        """Resolve these frames now, in this order, up to the next decision; then what was asked is asked again."""
        assert not self.game.over, "the game is over, so nothing can be resolved any more"
        return self.lay(lambda table: table.state.stack.extend(reversed(frames)))

    # -- acting

    def choose(self, seat: int | str, *keys: str) -> Self:
        """Choose an option by its key; several keys, one decision after another."""
        for key in keys:
            self.game.choose(self.seat(seat), key)
        return self

    def refuses(self, seat: int | str, key: str) -> IllegalChoice:
        """Assert that the seat can't choose this, and that trying changes nothing; the error, to look at."""
        before = self.game.snapshot(), self.game.journal
        open_now = self.options(seat)
        try:
            self.game.choose(self.seat(seat), key)
        except IllegalChoice as error:
            refused = error
        else:
            raise AssertionError(f"'{key}' is open to seat {seat}: open are {open_now}")
        assert (self.game.snapshot(), self.game.journal) == before, f"{refused}, and yet something has changed"
        return refused

    # -- looking

    def seat(self, who: int | str) -> Seat:
        """A seat by its number or name."""
        names = [seat.name for seat in self.game.setup.seats]
        if isinstance(who, int):
            return Seat(who)
        if who not in names:
            raise LookupError(f"nobody here is called '{who}', the nearest is '{nearest(who, names)}'")
        return Seat(names.index(who))

    def options(self, seat: int | str) -> list[str]:
        """The keys of all that the seat may choose now; none if it is not asked."""
        decision = self.game.decision(self.seat(seat))
        return [] if decision is None else [option.key for option in decision.options]

    def labels(self, seat: int | str, lang: Lang = "en") -> Mapping[str, str]:
        """What the options are called, by key."""
        decision = self.game.decision(self.seat(seat))
        return {} if decision is None else dict(zip(self.options(seat), decision.labels(lang), strict=True))

    def view(self, seat: int | str | None = None) -> Any:
        """The game's own part of what a seat sees, or a spectator."""
        return self.game.view(None if seat is None else self.seat(seat)).board

    def log(self, seat: int | str | None = None, lang: Lang = "en") -> list[str]:
        """What a seat, or a spectator, has read."""
        return self.game.log(None if seat is None else self.seat(seat), lang)
