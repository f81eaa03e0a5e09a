"""Frames: steps, their outcomes, and the mistakes in them that the engine finds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from miskatonic import EngineFault, Game
from miskatonic.kernel.events import Event, Trigger
from miskatonic.kernel.frames import DONE, Ask, AskEach, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.state import Effect
from miskatonic.kernel.windows import Triggered
from tests.laboratory.frames import BID

from .benches import Bench, mark, numbers, play

ASK = Prompt("lab-ask-bid")
BIDS = (BID(0), BID(1))


class Mark(Frame, frozen=True):
    """Leaves its number in the log."""

    number: int

    steps: ClassVar[tuple[str, ...]] = ("note",)

    def note(self, table: Any) -> Outcome:
        mark(table, self.number)
        return None


class End(Frame, frozen=True):
    """Ends the game."""

    steps: ClassVar[tuple[str, ...]] = ("end",)

    def end(self, table: Any) -> Outcome:
        table.finish("lab-lost")
        return None


# -- outcomes


class InOrder(Frame, frozen=True):
    steps: ClassVar[tuple[str, ...]] = ("first", "second", "third", "fourth", "fifth")

    count: int = 0

    def first(self, table: Any) -> Outcome:
        mark(table, 1)
        return None

    def second(self, table: Any) -> Outcome:
        mark(table, 2)
        return self.keep(count=5)

    def third(self, table: Any) -> Outcome:
        mark(table, self.count)
        return self.goto("second") if self.count < 5 else "fifth"

    def fourth(self, table: Any) -> Outcome:
        mark(table, 4)
        return None

    def fifth(self, table: Any) -> Outcome:
        table.finish("lab-lost")
        return DONE


def test_steps_follow_each_other_and_may_name_the_next() -> None:
    assert numbers(play(InOrder())) == [1, 2, 5]


class Nested(Frame, frozen=True):
    steps: ClassVar[tuple[str, ...]] = ("push", "go_on", "end")

    def push(self, table: Any) -> Outcome:
        table.do(Mark(1))
        table.do(Mark(2))
        mark(table, 0)
        return None

    def go_on(self, table: Any) -> Outcome:
        assert isinstance(table.state.ended, Mark)
        mark(table, 10 + table.state.ended.number)
        table.do(Mark(3))
        return "end"

    def end(self, table: Any) -> Outcome:
        table.do(End())
        table.do(Mark(99))
        return DONE


def test_frames_put_on_the_stack_are_resolved_in_the_order_given_before_the_next_step() -> None:
    assert numbers(play(Nested())) == [0, 1, 2, 12, 3]


def test_nothing_goes_on_once_the_game_is_over() -> None:
    game = play(Nested())

    assert (game.over, game.decisions, game.table.state.stack) == (True, (), [])
    assert 99 not in numbers(game)


class EarlyDone(Frame, frozen=True):
    way: str
    steps: ClassVar[tuple[str, ...]] = ("leave", "never", "again")

    def leave(self, table: Any) -> Outcome:
        table.do(Mark(1))
        return DONE if self.way == "name" else self.done()

    def never(self, table: Any) -> Outcome:
        mark(table, 2)
        return None

    def again(self, table: Any) -> Outcome:
        mark(table, 3)
        return None


class Parent(Frame, frozen=True):
    child: str
    steps: ClassVar[tuple[str, ...]] = ("push", "end")

    def push(self, table: Any) -> Outcome:
        table.do(EarlyDone(self.child))
        return None

    def end(self, table: Any) -> Outcome:
        assert isinstance(table.state.ended, EarlyDone)
        table.finish("lab-lost")
        return None


@pytest.mark.parametrize("way", ["name", "method"])
def test_a_frame_that_is_done_resolves_what_it_has_begun_and_none_of_its_other_steps(way: str) -> None:
    assert numbers(play(Parent(way))) == [1]


class Aftermath(Event, frozen=True):
    """An event that nobody listens to, with a step of its own at the end."""

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "after", "clear_up")

    def resolve(self, table: Any) -> Outcome:
        mark(table, 1)
        return None

    def clear_up(self, table: Any) -> Outcome:
        mark(table, 2)
        table.finish("lab-lost")
        return None


def test_what_an_event_does_last_it_does_whether_or_not_anybody_listens() -> None:
    assert numbers(play(Aftermath())) == [1, 2]


def test_an_act_offers_each_of_several_things() -> None:
    assert BID.each(range(2)) == list(BIDS)


class Asking(Frame, frozen=True):
    then: str = ""
    asks_each: bool = False
    steps: ClassVar[tuple[str, ...]] = ("ask", "hear", "hear_elsewhere")

    def ask(self, table: Any) -> Outcome:
        if self.asks_each:
            return AskEach({Seat(0): BIDS, Seat(1): BIDS}, ASK, self.then)
        return Ask(Seat(1), BIDS, ASK, self.then)

    def hear(self, table: Any, heard: Option | Mapping[Seat, Option]) -> Outcome:
        options = [heard] if isinstance(heard, Option) else list(heard.values())
        for option in options:
            mark(table, int(option.args[0]))
        return "ask"

    def hear_elsewhere(self, table: Any, option: Option) -> Outcome:
        mark(table, 100 + int(option.args[0]))
        return "ask"


class Later(Asking, frozen=True):
    """A frame that only some games have."""

    __module__ = "later"


def test_the_next_step_hears_the_answer_unless_another_is_named() -> None:
    game, other = play(Asking()), play(Asking("hear_elsewhere"))

    game.choose(1, "bid:1")
    other.choose(1, "bid:1")

    assert (numbers(game), numbers(other)) == ([1], [101])


def test_secret_answers_are_heard_in_seat_order() -> None:
    game = play(Asking(asks_each=True))

    game.choose(1, "bid:1")
    game.choose(0, "bid:0")

    assert numbers(game) == [0, 1]


class Cited(Frame, frozen=True):
    steps: ClassVar[tuple[str, ...]] = ("note", "ask", "end")

    @rule("effects.4")
    def note(self, table: Any) -> Outcome:
        mark(table, 1)
        table.log("lab-round", number=2, rules=("may.1",))
        return None

    @rule("target.1", "target.2")
    def ask(self, table: Any) -> Outcome:
        return Ask(Seat(0), BIDS, ASK)

    @rule("elimination.10")
    def end(self, table: Any, option: Option) -> Outcome:
        table.finish("lab-lost")
        return None


def test_log_lines_decisions_and_the_result_cite_the_clause_of_their_step() -> None:
    game = play(Cited())

    assert [line.rules for line in game.lines()] == [("effects.4",), ("may.1",)]
    assert game.decisions[0].rules == ("target.1", "target.2")
    game.choose(0, "bid:0")
    assert game.result is not None
    assert game.result.rules == ("elimination.10",)


# -- events with steps of their own


class Long(Event, frozen=True):
    """An event that goes on for a step after its impact."""

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "linger", "after")

    def resolve(self, table: Any) -> Outcome:
        mark(table, 1)
        return None

    def linger(self, table: Any) -> Outcome:
        mark(table, 2)
        return None


class Happening(Frame, frozen=True):
    event: Long = Long()
    steps: ClassVar[tuple[str, ...]] = ("happen", "end")

    def happen(self, table: Any) -> Outcome:
        table.do(self.event)
        return None

    def end(self, table: Any) -> Outcome:
        table.finish("lab-lost")
        return None


def test_an_event_that_nobody_hears_takes_all_its_steps() -> None:
    assert numbers(play(Happening())) == [1, 2]


class Forgotten(Frame, frozen=True):
    """An effect's ability initiates, and the effect ends before it resolves."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "end")

    def begin(self, table: Any) -> Outcome:
        effect = table.start(Effect("oath", 0, "", Seat(0), (1,)))
        table.end(effect)
        table.do(Triggered(-effect, 0, Trigger(0), Seat(0)))
        return None

    def end(self, table: Any) -> Outcome:
        table.finish("lab-lost")
        return None


def test_an_effect_that_ends_while_its_ability_waits_does_nothing() -> None:
    game = play(Forgotten())

    assert game.over
    assert [player.life for player in game.table.state.players] == [10, 10]


# -- mistakes


def test_a_step_that_is_named_must_be_there() -> None:
    with pytest.raises(TypeError, match=r"Torn\.steps names 'second', but the class has no such method"):

        class Torn(Frame, frozen=True):
            __module__ = "nowhere"
            steps = ("first", "second")

            def first(self, table: Any) -> Outcome:
                return None


class Meddling(Frame, frozen=True):
    kind: str
    steps: ClassVar[tuple[str, ...]] = ("ask", "hear")

    def ask(self, table: Any) -> Outcome:
        if self.kind == "pushes":
            table.do(Mark(1))
        if self.kind == "pushes before asking several":
            table.do(Mark(1))
            return AskEach({Seat(0): BIDS}, ASK)
        if self.kind == "offers one seat nothing":
            return AskEach({Seat(0): BIDS, Seat(1): ()}, ASK)
        return Ask(Seat(0), () if self.kind == "offers nothing" else BIDS, ASK)

    def hear(self, table: Any, option: Option) -> Outcome:
        mark(table, 1)
        return Ask(Seat(0), BIDS, ASK)


@pytest.mark.parametrize("kind", ["pushes", "pushes before asking several"])
def test_a_step_that_asks_may_not_put_anything_on_the_stack(kind: str) -> None:
    with pytest.raises(EngineFault, match=r"Meddling\.ask asks, so it must leave the table as it is"):
        play(Meddling(kind))


@pytest.mark.parametrize("kind", ["offers nothing", "offers one seat nothing"])
def test_a_step_that_asks_must_leave_something_to_choose(kind: str) -> None:
    with pytest.raises(EngineFault, match=r"Meddling\.ask asks, but leaves nothing to choose"):
        play(Meddling(kind))


def test_a_step_that_hears_an_answer_may_not_ask_and_the_choice_is_taken_back() -> None:
    game = play(Meddling("asks twice"))
    before = game.snapshot()

    with pytest.raises(EngineFault, match=r"Meddling\.hear takes an answer, so a step of its own must ask"):
        game.choose(0, "bid:1")

    assert (game.snapshot(), game.version, numbers(game), len(game.journal.entries)) == (before, 0, [], 0)


class Failing(Frame, frozen=True):
    steps: ClassVar[tuple[str, ...]] = ("ask", "hear")

    def ask(self, table: Any) -> Outcome:
        return Ask(Seat(0), BIDS, ASK)

    def hear(self, table: Any, option: Option) -> Outcome:
        table.state.players.clear()
        if option.args[0] == 1:
            raise ZeroDivisionError("a card that counts wrong")
        return "ask"


def test_a_card_that_fails_leaves_the_game_as_it_was_before_the_choice() -> None:
    game = play(Failing())
    for _ in range(40):
        game.choose(0, "bid:0")
    before, version = game.snapshot(), game.version

    with pytest.raises(ZeroDivisionError):
        game.choose(0, "bid:1")

    assert (game.snapshot(), game.version) == (before, version)
    game.choose(0, "bid:0")
    assert game.version == 41


class Circle(Frame, frozen=True):
    steps: ClassVar[tuple[str, ...]] = ("round",)

    def round(self, table: Any) -> Outcome:
        return "round"


def test_a_game_that_runs_in_a_circle_is_found() -> None:
    with pytest.raises(EngineFault, match=r"steps and nobody was asked; innermost is Circle"):
        play(Circle())


def test_a_game_that_ends_without_a_result_is_found() -> None:
    with pytest.raises(EngineFault, match=r"nothing is left to resolve, and nobody has won or lost"):
        play(Mark(1))


def test_two_frames_of_one_name_are_found() -> None:
    class Twin(Asking, frozen=True):
        __module__ = "somewhere.first"

    first = Twin

    class Twin(Asking, frozen=True):  # type: ignore[no-redef]  # the mistake itself
        __module__ = "somewhere.second"

    bench = Bench(first())
    bench.__dict__["packages"] = ("somewhere",)

    with pytest.raises(EngineFault, match=r"two frames are called Twin: in somewhere\.first and somewhere\.second"):
        _ = bench.frames


# -- saving in the middle


def test_a_game_saved_in_the_middle_of_frames_within_frames_goes_on() -> None:
    bench = Bench(Asking())
    game = Game.begin(bench, 1, {"seats": 2})
    game.choose(1, "bid:1")

    twin = Game.restore(bench, game.snapshot())
    for each in (game, twin):
        each.choose(1, "bid:0")

    assert twin.snapshot() == game.snapshot()


def test_a_game_that_is_written_anew_under_its_old_name_is_saved_with_its_new_frames() -> None:
    old, new = Bench(Asking()), Bench(Later())
    old.__dict__["id"] = new.__dict__["id"] = "written-anew"
    new.__dict__["packages"] = (*new.packages, "later")
    game, other = (Game.begin(bench, 1, {"seats": 2}) for bench in (old, new))

    assert Game.restore(old, game.snapshot()).snapshot() == game.snapshot()
    assert Game.restore(new, other.snapshot()).snapshot() == other.snapshot()


class Astray(Frame, frozen=True):
    steps: ClassVar[tuple[str, ...]] = ("begin",)

    def begin(self, table: Any) -> Outcome:
        return "begni"


def test_a_step_that_names_no_step_is_told_which_there_are() -> None:
    with pytest.raises(EngineFault, match="Astray has no step 'begni': there are begin, done"):
        play(Astray())
