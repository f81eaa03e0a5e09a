"""Telling a table to one reader: everything in the reader's language, and made from what that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from msgspec import Struct

from miskatonic import Decision, Game, Lang, Line, Seat, Text, words
from miskatonic.server.table import Table
from miskatonic.server.wire.tables import (
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

if TYPE_CHECKING:
    from miskatonic.server.occasion import Occasion, Public

__all__ = [
    "Own",
    "Reader",
    "log_line",
    "question",
    "said",
    "seats_of",
    "shown",
    "summary",
    "undo_of",
    "why_not",
    "worded",
]


class Own(Struct, frozen=True, gc=False):
    """The part of a `TableView` that is one reader's own, but for the log."""

    you: You
    board: Any
    ask: Question | None
    silent: bool


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
        return self.whole(occasion.table, occasion.public(self.lang), self.own(occasion), self.log(occasion))

    def whole(self, table: Table, public: Public, own: Own, log: list[LogLine]) -> TableView:
        """The whole table, put together."""
        return TableView(
            id=table.id,
            game=table.made.game,
            title=public.title,
            campaign=table.made.campaign,
            lang=self.lang,
            status=public.status,
            paused=public.paused,
            seeded=table.made.seeded,
            you=own.you,
            seats=public.seats,
            rules=public.rules,
            options=table.made.options,
            choices=public.choices,
            board=public.board if own.board is None else own.board,
            ask=own.ask,
            log=log,
            chat=public.chat,
            silent=own.silent,
            undo=public.undo,
            ending=public.ending,
            winners=public.winners,
        )

    def own(self, occasion: Occasion) -> Own:
        """What nobody else is told, or not everybody."""
        table, seat = occasion.table, self.seat
        game = table.game
        return Own(
            self._you(occasion),
            occasion.board(seat, self.lang),
            self._ask(table) if occasion.status == "playing" else None,
            game is not None and game.silent(seat),
        )

    def _you(self, occasion: Occasion) -> You:
        table, person = occasion.table, self.person
        seats = table.seats_of(person)
        setups = tuple([table.chairs[seat].setup for seat in seats]) if table.game is None else ()
        away = occasion.stand_in.away if person and person == occasion.stand_in.person else ()
        return You(self.seat, seats, bool(person) and person == table.host, setups, away)

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

    def log(self, occasion: Occasion) -> list[LogLine]:
        """The log so far. What is new is put behind it; only a game that went back gets another one."""
        table = occasion.table
        game = table.game
        if game is None:
            return self._log
        if self._rewound != table.rewound:
            self._rewound, self._read, self._log = table.rewound, 0, []
        if self._read != game.written:
            self._log += occasion.lines(game, self.seat, self.lang, self._read)
            self._read = game.written
        return self._log


def question(decision: Decision, lang: Lang, moment: int, deadline: int | None) -> Question:
    """A decision in words."""
    key = decision.table.key
    options = tuple(
        [
            OptionView(key(raw), label, (act := raw.act).name, dict(zip(act.takes, raw.args, strict=True)), act.rules)
            for raw, label in zip(decision.raw, decision.labels(lang), strict=True)
        ]
    )
    return Question(moment, decision.prompt(lang), decision.rules, options, decision.changes, deadline)


def log_line(game: Game, line: Line, text: Text, lang: Lang) -> LogLine:
    """One line in words: those that this reader has of it."""
    return LogLine(game.say(text, lang), line.rules, line.depth, line.choice)


def seats_of(table: Table, present: Iterable[int] = ()) -> tuple[SeatView, ...]:
    """Who sits where, as all may know it; who is asked stands in everybody's view."""
    game = table.game
    waiting: Sequence[Seat] = () if game is None else game.waiting
    answered: Sequence[Seat] = () if game is None else game.answered
    return tuple(
        [
            SeatView(
                seat,
                chair.name,
                chair.kind,
                chair.player,
                chair.colour,
                chair.ready,
                seat in present or bool(chair.player),
                seat in waiting,
                seat in answered,
            )
            for seat, chair in enumerate(table.chairs)
        ]
    )


def summary(table: Table, person: str, lang: Lang) -> TableSummary:
    """A line in the list of a person's tables."""
    own = table.seats_of(person)
    game = table.game
    result = None if game is None else game.result
    return TableSummary(
        id=table.id,
        game=table.made.game,
        title=table.title,
        status=table.status,
        seats=seats_of(table),
        you=You(own[0] if own else None, own, person == table.host),
        your_move=game is not None and table.status == "playing" and any(seat in own for seat in game.waiting),
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


def undo_of(table: Table) -> UndoView | None:
    """What somebody wants to take back."""
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
