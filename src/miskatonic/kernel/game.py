"""A game as people and programs hold it: what is asked, choose, undo, view, save, replay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import msgspec

from miskatonic.kernel.chairs import Chair
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType, Reason, Setup
from miskatonic.kernel.decisions import Decision, Option
from miskatonic.kernel.errors import (
    IllegalChoice,
    JournalMisfit,
    MiskatonicError,
    NothingToUndo,
    OtherVersion,
    StaleDecision,
    UnknownSeat,
    WrongSeat,
    stands_at,
)
from miskatonic.kernel.frames import Ask, AskEach
from miskatonic.kernel.frames import Option as Raw
from miskatonic.kernel.imagination import imagined
from miskatonic.kernel.journal import Choice, Fresh, Header, Journal
from miskatonic.kernel.log import Line
from miskatonic.kernel.openings import dealt, thawed
from miskatonic.kernel.past import Past
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.setups import make_setup
from miskatonic.kernel.snapshots import FORMAT, freeze
from miskatonic.kernel.state import Result
from miskatonic.kernel.text import Lang, Text, listed
from miskatonic.kernel.views import View

__all__ = ["Game"]


class Game:
    """A game in progress. It rests whenever a seat must choose; `choose` goes on to the next time.

    >>> game = miskatonic.new("sample", seats=2, seed=7)
    >>> decision = game.decisions[0]
    >>> game.choose(decision.seat, decision.options[0].key)
    >>> game.undo()
    """

    __slots__ = ("_decisions", "_header", "_past", "table", "type")

    def __init__(self, kind: GameType[Any], table: Table[Any], header: Header | None) -> None:
        self.type = kind
        self.table = table
        self._header = header
        self._past = Past(table)
        self._decisions: tuple[Decision, ...] | None = None

    # -- beginnings

    @classmethod
    def begin(cls, kind: GameType[Any], seed: int | str, options: Mapping[str, Any]) -> Self:
        """Set the table up and play to the first decision."""
        setup = make_setup(kind, options)
        plain = msgspec.json.decode(msgspec.json.encode(setup))
        header = Header(format=FORMAT, game=kind.id, version=kind.version, setup=plain, seed=seed)
        return cls(kind, dealt(kind, setup, seed), header)

    @classmethod
    def restore(cls, kind: GameType[Any], data: bytes) -> Self:
        """The game that `snapshot` made these bytes of; what was chosen before can't be undone."""
        return cls(kind, thawed(kind, data), None)

    @classmethod
    def replay(cls, kind: GameType[Any], journal: Journal) -> Self:
        """The game in a journal, played again."""
        header = journal.header
        if header.game != kind.id:
            raise OtherVersion("journal.game", Text("journal-game", {"found": header.game, "expected": kind.id}))
        found, expected = f"{header.format}.{header.version}", f"{FORMAT}.{kind.version}"
        if found != expected:
            raise OtherVersion("journal.version", Text("journal-version", {"found": found, "expected": expected}))
        if header.snapshot:
            game = cls.restore(kind, header.snapshot)
        else:
            game = cls.begin(kind, header.seed, header.setup)
        for number, entry in enumerate(journal.entries, 1):
            try:
                game.follow(entry)
            except (IllegalChoice, UnknownSeat) as error:
                assert isinstance(entry, Choice)
                raise _misfit(game, number, entry) from error
        return game

    # -- what is asked

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is being asked: one entry for each seat that must answer, or may; empty when the game is over."""
        decisions = self._decisions
        if decisions is None:
            decisions = self._decisions = self._ask()
        return decisions

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked, or may still answer anew; None if nothing."""
        table = self.table
        asked = table.asked
        if isinstance(asked, AskEach) and self._may_change() and seat in self.answered:
            return Decision(table, Seat(seat), asked.prompt, self.version, changes=True)
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose."""
        return tuple([decision.seat for decision in self.decisions])

    @property
    def answered(self) -> tuple[Seat, ...]:
        """The seats that have answered a secret question; what they chose is not told."""
        return tuple([seat for seat, _ in self.table.state.answers])

    @property
    def version(self) -> int:
        """How many choices have been made."""
        choices: int = self.table.state.choices
        return choices

    @property
    def over(self) -> bool:
        return self.table.state.result is not None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        result: Result | None = self.table.state.result
        return result

    @property
    def setup(self) -> Setup:
        return self.table.setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(number) for number in range(len(self.table.setup.seats)))

    def chair(self, seat: int) -> Chair:
        """The game as this seat meets it, for a computer player."""
        self._known(Seat(seat))
        return Chair(self, Seat(seat))

    # -- choosing and taking back

    def choose(self, seat: int, option: str | Option, *, version: int | None = None) -> None:
        """Choose an option by its key, and go on to the next decision.

        `version`, if given, is the decision's: a choice that comes twice or too late is `StaleDecision`.
        """
        table = self.table
        state = table.state
        if version is not None and version != state.choices:
            raise self._error(
                StaleDecision, "decision.stale", message="stale-decision", version=version, current=state.choices
            )
        if isinstance(option, Option) and option.decision.seat == seat and option.decision in (self._decisions or ()):
            place, raw = option.place, option.raw
        else:
            place, raw = self._option(seat, option)
        choice = Choice(seat, table.key(raw))
        if state.answers and seat in self.answered:
            self._change(seat, place, choice)
            return
        self._past.add(choice, table)
        state.choices += 1
        table.answering = seat
        asked = table.asked
        try:
            if type(asked) is AskEach:
                self._answer_one(asked, seat, place)
            elif asked is not None:
                table.answer(raw, asked.then)
        except Exception:
            self._go_to(self._past.entries.length - 1)
            raise
        self._decisions = None

    def follow(self, entry: Choice | Fresh) -> None:
        """Do what this entry of a journal says, as a copy in another process does."""
        if isinstance(entry, Fresh):
            self._freshen(entry, Chance.of(entry.seed))
        else:
            self.choose(entry.seat, entry.key)

    def undo(self, choices: int = 1, *, fresh: int | str | None = None) -> None:
        """Take back the last choices: the game is exactly as it was, chance included.

        With `fresh`, chance goes on from that seed, so that nobody chooses knowing what will come.
        """
        places = self._past.choices()
        if not places:
            raise self._error(NothingToUndo, "undo.nothing", message="nothing-to-undo")
        if not 1 <= choices <= len(places):
            raise self._error(NothingToUndo, "undo.too-far", message="too-far-undo", asked=choices, have=len(places))
        if fresh is None:
            self._go_to(places[-choices])
        else:
            chance = Chance.of(fresh)
            self._go_to(places[-choices])
            self._freshen(Fresh(fresh), chance)

    def at(self, version: int) -> Self:
        """The game as it was after so many choices, as a copy."""
        last = self.version
        first = last - len(self._past.choices())
        if not first <= version <= last:
            args = {"version": version, "first": first, "last": last}
            raise self._error(NothingToUndo, "undo.no-such-version", message="unknown-version", **args)
        twin = self.copy()
        if version != last:
            twin.undo(last - version)
        return twin

    # -- looking

    def view(self, seat: int | None = None) -> View:
        """What a seat sees, or a spectator: typed, redacted, ready for JSON."""
        table = self.table
        return View(
            game=self.type.id,
            version=self.version,
            seat=self._known(seat),
            seats=tuple([setup.name for setup in table.setup.seats]),
            waiting=self.waiting,
            answered=self.answered,
            result=table.state.result,
            board=self.board(seat),
        )

    def board(self, seat: int | None = None) -> Any:
        """The part of the view that is the game's own."""
        return self.type.view(self.table, self._known(seat))

    @property
    def written(self) -> int:
        """How many lines the log has, those included that not everybody may read: for whoever reads on later."""
        return self.table.logbook.length

    def lines(self, seat: int | None = None, *, start: int = 0) -> list[Line]:
        """The log lines that this viewer may read, with rules and depth; nothing for other eyes is in them.

        With `start`, those that came after the log had so many lines (`written`).
        """
        viewer = self._known(seat)
        lines = []
        for line in self.table.logbook[start:] if start else self.table.logbook:
            if line.to is None and line.others is None:
                lines.append(line)
                continue
            text = line.text_for(viewer)
            if text is not None:
                lines.append(msgspec.structs.replace(line, text=text, to=None, others=None))
        return lines

    def log(self, seat: int | None = None, lang: Lang = "en") -> list[str]:
        """What happened, in sentences, as far as this viewer may know."""
        return [self.say(line.text, lang) for line in self.lines(seat)]

    def say(self, text: Text, lang: Lang = "en") -> str:
        """A text of this game in words."""
        return self.type.words.say(text, lang, self.type.names_at(self.table))

    def silent(self, seat: int | None) -> bool:
        """Whether the rules forbid this person to talk now."""
        return self.type.silent(self.table, self._known(seat))

    def why_not(self, seat: int, action: str) -> tuple[Reason, ...]:
        """Why the seat can't do this now, with the rules; empty if it can. An act's name or an option's key."""
        seat = Seat(seat)
        self._known(seat)
        name, *args = action.split(":")
        known = [act.name for act in self.type.acts]
        if name not in known:
            raise self._error(
                IllegalChoice, "act.unknown", message="why-not-unknown", action=name, known=", ".join(known)
            )
        decision = self.decision(seat)
        if decision is not None:
            for option in decision.options:
                if action in (option.key, option.raw.act.name):
                    return ()
        reasons = tuple(self.type.reasons(self.table, seat, name, tuple(args)))
        return reasons or (self._not_now(decision),)

    # -- keeping

    def copy(self) -> Self:
        """The same game again: what happens to one does not touch the other."""
        twin = type(self).__new__(type(self))
        twin.type = self.type
        twin.table = self.table.copy()
        twin._header = self._header
        twin._past = self._past.copy()
        twin._decisions = None
        return twin

    def snapshot(self) -> bytes:
        """The state as bytes, for `restore`."""
        return freeze(self.type, self.table.setup, self.table.state)

    @property
    def journal(self) -> Journal:
        """How the game began and all choices since, for `replay`."""
        header = self._header
        if header is None:
            table = self._past.beginning
            data = freeze(self.type, table.setup, table.state)
            header = Header(format=FORMAT, game=self.type.id, version=self.type.version, snapshot=data)
        return Journal(header, tuple(self._past.entries))

    def imagine(self, seat: int | None, seed: int | str) -> Self:
        """A copy in which all that the seat can't know is dealt afresh, in agreement with what it does know."""
        viewer = self._known(seat)
        return type(self)(self.type, imagined(self.table, viewer, self.lines(viewer), seed), None)

    # -- inside

    def _ask(self) -> tuple[Decision, ...]:
        table = self.table
        asked = table.asked
        if asked is None:
            return ()
        state = table.state
        version = state.choices
        prompt = asked.prompt
        if isinstance(asked, Ask):
            return (Decision(table, asked.seat, prompt, version, False, asked.options),)
        waiting: Iterable[Seat] = asked.options
        if state.answers:
            answered = self.answered
            waiting = [seat for seat in waiting if seat not in answered]
        return tuple([Decision(table, seat, prompt, version) for seat in waiting])

    def _option(self, seat: int, option: str | Option) -> tuple[int, Raw]:
        """The option that is meant, and its place among those that are open to the seat; or why there is none."""
        key = option if isinstance(option, str) else option.key
        options = self._options_of(seat, key)
        for place, raw in enumerate(options):
            if self.table.key(raw) == key:
                return place, raw
        open_now = ", ".join(f"'{self.table.key(raw)}'" for raw in options)
        raise self._error(
            IllegalChoice, "option.closed", message="illegal-choice-closed", key=key, seat=seat, open=open_now
        )

    def _options_of(self, seat: int, key: str) -> Sequence[Raw]:
        asked = self.table.asked
        if asked is None:
            raise self._error(IllegalChoice, "game.over", message="illegal-choice-over", key=key)
        if isinstance(asked, Ask):
            if seat == asked.seat:
                return asked.options
        elif seat in asked.options and (seat not in self.answered or self._may_change()):
            return self.table.offered(Seat(seat))
        self._known(seat)
        waiting = listed([self.type.seat_name(self.table, decision.seat) for decision in self.decisions])
        raise self._error(WrongSeat, "seat.not-asked", message="wrong-seat", seat=seat, waiting=waiting)

    def _may_change(self) -> bool:
        asked = self.table.asked
        return isinstance(asked, AskEach) and asked.changeable

    def _answer_one(self, asked: AskEach, seat: int, place: int) -> None:
        """Keep a secret answer until the last one is in."""
        table = self.table
        state = table.state
        answers = tuple(sorted((*state.answers, (seat, place))))
        if len(answers) < len(asked.options):
            state.answers = answers
            return
        state.answers = ()
        table.answer({who: asked.options[who][taken] for who, taken in answers}, asked.then)

    def _change(self, seat: int, place: int, choice: Choice) -> None:
        _answer_anew(self.table, seat, place)
        if not self._past.change(choice):
            # The answer came with the snapshot that this game began from: it began with the new one, then.
            beginning = self._past.beginning.copy()
            _answer_anew(beginning, seat, place)
            self._past.begin_with(beginning)

    def _go_to(self, count: int) -> None:
        """Be as after `count` entries."""
        self.table, again = self._past.back_to(count)
        self._decisions = None
        for entry in again:
            self.follow(entry)

    def _freshen(self, entry: Fresh, chance: Chance) -> None:
        self.table.state.chance = chance
        self._past.entries.append(entry)

    def _known(self, seat: int | None) -> Viewer:
        """The seat or spectator meant, if there is such a one here."""
        count = len(self.table.setup.seats)
        if seat is not None and not 0 <= seat < count:
            raise self._error(UnknownSeat, "seat.unknown", message="unknown-seat", seat=seat, count=count)
        return None if seat is None else Seat(seat)

    def _not_now(self, decision: Decision | None) -> Reason:
        if self.over:
            return Reason(Text("game-over"))
        if decision is None:
            return Reason(Text("reason-not-asked"))
        return Reason(Text("reason-not-open"), decision.rules)

    def _error(self, kind: type[MiskatonicError], code: str, *, message: str, **args: Any) -> MiskatonicError:
        where = stands_at(self.type.id, self.version)
        error = kind(code, Text(message, args), where, self.type.names_at(self.table))
        error.game = self.type
        return error


def _answer_anew(table: Table[Any], seat: int, place: int) -> None:
    state = table.state
    state.answers = tuple((who, place if who == seat else taken) for who, taken in state.answers)


def _misfit(game: Game, number: int, entry: Choice) -> JournalMisfit:
    decision = game.decision(entry.seat)
    open_now = ", ".join(f"'{option.key}'" for option in decision.options) if decision else "-"
    args: dict[str, Any] = {"number": number, "key": entry.key, "seat": entry.seat, "open": open_now}
    error = JournalMisfit("journal.misfit", Text("journal-misfit", args), None, game.type.names_at(game.table))
    error.game = game.type
    return error
