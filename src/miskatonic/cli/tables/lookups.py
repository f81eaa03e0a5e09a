"""What one can look up at the table: rules, why something can't be done, the help sheet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from miskatonic import Game, Lang, MiskatonicError, Text
from miskatonic.cli.tables.dialogs import Finder, Reader
from miskatonic.cli.tables.drawing import Drawing, Sight
from miskatonic.cli.tables.palette import BRASS, MAY, NAME, QUIET, TEXT, WARN, YOU, seat_sign
from miskatonic.cli.tables.panes import Said
from miskatonic.cli.tables.reference import Reference

__all__ = ["Lookups"]

Show: TypeAlias = Callable[[str], RenderableType]


class Lookups:
    """Makes the dialogs of one game in one language."""

    def __init__(self, game: Game, drawing: Drawing, lang: Lang) -> None:
        self._game = game
        self._drawing = drawing
        self._lang = lang
        self._reference = Reference(game.type.id, self._say)

    def why_not(self, seat: int, sight: Sight, open_now: Collection[str]) -> Finder:
        """What can't be done now, and for the one under the cursor the rules that forbid it."""
        questions = list(self._drawing.questions(sight)) or [
            (act.name.replace("-", " "), act.name) for act in self._game.type.acts
        ]
        closed = [(label, key) for label, key in questions if key not in open_now]

        def find(typed: str) -> list[tuple[str, str]]:
            words = typed.lower().split()
            return [(label, key) for label, key in closed if all(word in label.lower() for word in words)]

        return self._finder("why", find, lambda key: self._reasons(seat, key))

    def rules(self) -> Finder:
        """The rulebook, by words or by the id of a clause."""
        return self._finder(
            "rules",
            lambda typed: self._reference.find(typed, self._lang),
            lambda id: self._reference.show(id, self._lang),
        )

    def rules_of(self, line: Said) -> Reader:
        """The clauses that a line of the log rests on."""
        if line.rules:
            told = self._reference.clauses(line.rules, self._lang)
        else:
            told = Styled(self._say("table-rules-none"), QUIET)
        return self._reader("rules", Group(Styled(line.words, f"bold {YOU}"), told))

    def help(self, sight: Sight, saved: str) -> Reader:
        """The keys, where the game is kept, and what the signs mean."""
        signs = Table.grid(padding=(0, 2))
        for sign, meaning in self._drawing.legend(sight):
            signs.add_row(Styled(sign, BRASS), meaning)
        for seat in self._game.seats:
            signs.add_row(seat_sign(seat), self._say("cli-one-seat", seat=seat))
        told = Group(
            Styled(self._say("table-help"), TEXT),
            Styled(f"\n{self._say('table-help-saved', path=saved)}\n", QUIET),
            Styled(self._say("table-help-signs"), NAME),
            signs,
        )
        return self._reader("help", told)

    def _reasons(self, seat: int, key: str) -> RenderableType:
        try:
            reasons = self._game.why_not(seat, key)
        except MiskatonicError as error:
            return Styled(error.say(self._lang), WARN)
        if not reasons:
            return Styled(self._say("cli-can-do"), MAY)
        parts: list[RenderableType] = []
        for reason in reasons:
            parts.append(Styled(self._game.say(reason.text, self._lang), f"bold {WARN}"))
            parts.append(self._reference.clauses(reason.rules, self._lang))
        return Group(*parts)

    def _finder(self, id: str, find: Callable[[str], Sequence[tuple[str, str]]], show: Show) -> Finder:
        hint = self._say("table-why-filter" if id == "why" else "table-rules-search")
        return Finder(self._say(f"table-{id}-title"), hint, self._say("table-close"), find, show)

    def _reader(self, id: str, what: RenderableType) -> Reader:
        return Reader(self._say(f"table-{id}-title"), what, self._say("table-close"))

    def _say(self, id: str, /, **args: int | str) -> str:
        return self._game.say(Text(id, {**args}), self._lang)
