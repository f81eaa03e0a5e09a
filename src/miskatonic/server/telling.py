"""Telling a table to one reader: everything in the reader's language, and made from what that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from miskatonic import Decision, Game, Lang, Line, Seat, Text, View, words
from miskatonic.server.table import Chair, Table
from miskatonic.server.wire.tables import (
    ChatLine,
    LogLine,
    OptionView,
    Question,
    ReasonView,
    SeatView,
    TableSummary,
    TableView,
    UndoView,
    You,
)

__all__ = ["Occasion", "Reader", "log_line", "said", "seats_of", "summary", "why_not", "worded"]


class Occasion:
    """A table that is told to all its readers now. What is the same for each of them is made once."""

    __slots__ = ("_chat", "_lines", "_seats", "present", "table")

    def __init__(self, table: Table, present: Iterable[int] = ()) -> None:
        self.table = table
        self.present = present
        self._seats: tuple[SeatView, ...] | None = None
        self._chat: tuple[ChatLine, ...] | None = None
        self._lines: dict[tuple[Lang, int], LogLine] = {}

    def seats(self, view: View | None) -> tuple[SeatView, ...]:
        """Who sits where; who is asked stands in everybody's view."""
        if self._seats is None:
            self._seats = seats_of(self.table, self.present, view)
        return self._seats

    @property
    def chat(self) -> tuple[ChatLine, ...]:
        if self._chat is None:
            self._chat = _chat(self.table)
        return self._chat

    def line(self, game: Game, line: Line, lang: Lang) -> LogLine:
        """A line of the log; those who read the same text of it get the same words."""
        key = (lang, id(line.text))
        said = self._lines.get(key)
        if said is None:
            said = self._lines[key] = log_line(game, line, lang)
        return said


class Reader:
    """One pair of eyes on a table, in one language. It remembers what it has said, so that the same is said once."""

    def __init__(self, seat: int | None, lang: Lang, person: str) -> None:
        self.seat = seat
        self.lang = lang
        self.person = person
        self._read = 0
        self._log: list[LogLine] = []
        self._rewound = 0
        self._question: Question | None = None
        self._asked: tuple[int, int | None] = (-1, None)

    def tell(self, occasion: Occasion) -> TableView:
        """The whole table as it stands."""
        table = occasion.table
        game = table.game
        view = None if game is None else game.view(self.seat)
        status = table.status
        result = None if view is None else view.result
        return TableView(
            id=table.id,
            game=table.made.game,
            title=table.title,
            campaign=table.made.campaign,
            lang=self.lang,
            status=status,
            paused=table.paused,
            seeded=table.made.seeded,
            you=You(self.seat, table.seats_of(self.person), bool(self.person) and self.person == table.host),
            seats=occasion.seats(view),
            rules=table.rules,
            options=table.made.options,
            choices=0 if view is None else view.version,
            board=None if game is None or view is None else shown(view.board, game, self.lang),
            ask=self._ask(table) if status == "playing" else None,
            log=self._lines(occasion),
            chat=occasion.chat,
            silent=game is not None and game.silent(self.seat),
            undo=_undo(table),
            ending=None if game is None or result is None else said(game, Text(result.outcome), self.lang),
            winners=() if result is None else result.winners,
        )

    def _ask(self, table: Table) -> Question | None:
        """What this seat is asked; said anew only if it is another question."""
        game, seat = table.game, self.seat
        if game is None or seat is None:
            return None
        deadline = table.asked_since[seat] + table.rules.timer * 1000 if table.rules.timer else None
        if table.paused or not table.asked_since[seat]:
            deadline = None
        mark = (table.moments[seat], deadline)
        if mark != self._asked:
            decision = game.decision(seat)
            self._asked = mark
            self._question = None if decision is None else question(decision, self.lang, mark[0], deadline)
        return self._question

    def _lines(self, occasion: Occasion) -> list[LogLine]:
        """The log so far. What is new is put behind it; only a game that went back gets another one."""
        table = occasion.table
        game = table.game
        if game is None:
            return self._log
        if self._rewound != table.rewound:
            self._rewound, self._read, self._log = table.rewound, 0, []
        if self._read != game.written:
            lang = self.lang
            self._log += [occasion.line(game, line, lang) for line in game.lines(self.seat, start=self._read)]
            self._read = game.written
        return self._log


def question(decision: Decision, lang: Lang, moment: int, deadline: int | None) -> Question:
    """A decision in words."""
    labels = decision.labels(lang)
    options = tuple(
        [
            OptionView(option.key, label, (act := option.raw.act).name, option.args, act.rules)
            for option, label in zip(decision.options, labels, strict=True)
        ]
    )
    return Question(moment, decision.prompt(lang), decision.rules, options, decision.changes, deadline)


def log_line(game: Game, line: Line, lang: Lang) -> LogLine:
    """One line in words."""
    return LogLine(game.say(line.text, lang), line.rules, line.depth, line.choice)


def seats_of(table: Table, present: Iterable[int] = (), view: View | None = None) -> tuple[SeatView, ...]:
    """Who sits where, as all may know it."""
    here = set(present)
    waiting: Sequence[Seat] = () if view is None else view.waiting
    answered: Sequence[Seat] = () if view is None else view.answered
    return tuple(
        [_seat(seat, chair, seat in here, seat in waiting, seat in answered) for seat, chair in enumerate(table.chairs)]
    )


def _seat(seat: int, chair: Chair, present: bool, asked: bool, answered: bool) -> SeatView:
    return SeatView(
        seat=seat,
        name=chair.name,
        kind=chair.kind,
        player=chair.player,
        colour=chair.colour,
        ready=chair.ready,
        present=present or bool(chair.player),
        asked=asked,
        answered=answered,
    )


def summary(table: Table, person: str, lang: Lang) -> TableSummary:
    """A line in the list of a person's tables."""
    own = table.seats_of(person)
    game = table.game
    view = None if game is None else game.view(None)
    result = None if game is None else game.result
    return TableSummary(
        id=table.id,
        game=table.made.game,
        title=table.title,
        status=table.status,
        seats=seats_of(table, (), view),
        you=You(own[0] if own else None, own, person == table.host),
        your_move=view is not None and table.status == "playing" and any(seat in own for seat in view.waiting),
        touched=table.touched,
        ending=None if game is None or result is None else said(game, Text(result.outcome), lang),
    )


def why_not(table: Table, seat: int, action: str, lang: Lang) -> tuple[ReasonView, ...]:
    """Why the seat can't do that now."""
    game = table.game
    if game is None:
        return (ReasonView(words().say(Text("room-not-begun"), lang), ()),)
    return tuple([ReasonView(said(game, reason.text, lang), reason.rules) for reason in game.why_not(seat, action)])


def said(game: Game, text: Text, lang: Lang) -> str:
    """A text of a game in words."""
    return game.say(text, lang)


def _chat(table: Table) -> tuple[ChatLine, ...]:
    return tuple(
        [
            ChatLine(each.seat, "" if each.seat is None else table.chairs[each.seat].name, each.text, each.at)
            for each in table.chat
        ]
    )


def _undo(table: Table) -> UndoView | None:
    wish = table.undo
    if wish is None:
        return None
    waiting = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.holder and not chair.player and chair.holder not in wish.agreed
    ]
    return UndoView(wish.seat, wish.choices, tuple(waiting))


def shown(board: Any, game: Game, lang: Lang) -> Any:
    """The board ready for the wire: texts in it become words; a board without texts goes as it is."""
    if not _has_texts(type(board)):
        return board
    return worded(board, lambda text: game.say(text, lang))


_with_texts: dict[type, bool] = {}


def _has_texts(kind: type) -> bool:
    """Whether a text may lie anywhere in such a record."""
    if kind not in _with_texts:
        _with_texts[kind] = _mentions(kind, set())
    return _with_texts[kind]


def _mentions(hint: Any, seen: set[Any]) -> bool:
    if hint is Text or hint is Any or hint is object:
        return True
    if isinstance(hint, type) and issubclass(hint, Struct):
        if hint in seen:
            return False
        seen.add(hint)
        return any(_mentions(inner, seen) for inner in get_type_hints(hint).values())
    return any(_mentions(inner, seen) for inner in get_args(hint))


def worded(value: Any, say: Callable[[Text], str]) -> Any:
    """A record, and all that lies in it, with words for its texts."""
    if isinstance(value, Text):
        return say(value)
    if isinstance(value, Struct):
        return {field: worded(getattr(value, field), say) for field in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {key: worded(item, say) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [worded(item, say) for item in value]
    return value
