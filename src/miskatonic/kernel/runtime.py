"""The table: a game's state and the loop that runs its frames until somebody must choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import repeat
from typing import Any, Generic, Self, TypeVar

from msgspec.structs import replace

from miskatonic.kernel.abilities import Ability, Limit, Listener, Timing
from miskatonic.kernel.contract import GameType, Setup
from miskatonic.kernel.errors import EngineFault
from miskatonic.kernel.events import Event, Trigger
from miskatonic.kernel.frames import (
    DONE,
    Act,
    Ask,
    AskAny,
    AskEach,
    Frame,
    GameOver,
    Offers,
    Option,
    Outcome,
    Over,
    Question,
)
from miskatonic.kernel.listening import NOBODY, Hearer, Listening, indexed
from miskatonic.kernel.log import Line
from miskatonic.kernel.quantities import Reckoning, reckon, total
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.state import Effect, Result, State
from miskatonic.kernel.text import Text, Value
from miskatonic.kernel.trail import Trail
from miskatonic.kernel.windows import Triggered, Window

__all__ = ["Table"]

S = TypeVar("S", bound=State)

RESTING = frozenset((Ask, AskEach, AskAny, Over))
"""What a step returns to have the loop rest; told apart by `type`, which is four times as quick as `isinstance`."""

RUNAWAY = 100_000
"""Steps after which a game that asks nobody is taken to run in a circle."""


class Table(Generic[S]):
    """What a step works with: the state, chance, the log, and the verbs do, cancel, instead, amend, log.

    A game may subclass it with questions and short cuts of its own.
    """

    __slots__ = ("_base", "_index_shared", "answering", "asked", "game", "index", "logbook", "setup", "state")

    def __init__(self, game: GameType[Any], setup: Setup, state: S) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.asked: Question | None = None
        self.answering = -1
        self.index: dict[str, Listening] = {}
        self.logbook: Trail[Line] = Trail()
        self._index_shared = False
        self._base = 0

    def copy(self) -> Self:
        """The same table again, independent of this one."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.setup = self.setup
        twin.state = self.state.copy()
        twin.asked = self.asked
        twin.answering = self.answering
        twin.index = self.index
        twin._index_shared = self._index_shared = True
        twin.logbook = self.logbook.copy()
        twin._base = self._base
        return twin

    # -- the loop

    def advance(self) -> None:
        """Run steps until a seat must choose or the game is over.

        As long as a frame's steps return nothing and push nothing, the inner loop goes from one to the next without
        fetching the frame anew: a third less to do for each such step.
        """
        self.asked = None
        state = self.state
        stack = state.stack
        for _ in repeat(None, RUNAWAY):
            frame = stack[-1]
            run, pc = frame.run, frame.pc
            step = run[pc]
            if step is None:
                state.ended = stack.pop()
                if stack:
                    continue
                raise EngineFault(f"{self.game.id}: nothing is left to resolve, and nobody has won or lost")
            self._base = base = len(stack)
            outcome: Any = step(frame, self)
            while outcome is None:
                pc += 1
                step = run[pc]
                if len(stack) != base:
                    stack[base - 1] = replace(frame, pc=pc)
                    break
                if step is None:
                    if base > 1:
                        state.ended = stack.pop()
                    else:
                        stack[0] = replace(frame, pc=pc)
                    break
                stack[-1] = frame = replace(frame, pc=pc)
                outcome = step(frame, self)
            else:
                kind = type(outcome)
                if kind is str:
                    if outcome is DONE and len(stack) == base > 1:
                        state.ended = stack.pop()
                    else:
                        stack[base - 1] = replace(frame, pc=frame.places[outcome])
                elif kind is Ask and len(stack) == base and outcome.options:
                    self.asked = outcome
                    return
                elif kind in RESTING:
                    self._rest(stack, outcome)
                    return
                else:
                    stack[base - 1] = outcome
        raise EngineFault(f"{self.game.id}: {RUNAWAY} steps and nobody was asked; innermost is {stack[-1]!r}")

    def answer(self, chosen: Option | Mapping[Seat, Option], then: str) -> None:
        """Hand the answer to the frame that asked, and advance."""
        stack = self.state.stack
        frame = stack[-1]
        pc = frame.places[then] if then else frame.pc + 1
        stack[-1] = frame = replace(frame, pc=pc)
        self._base = base = len(stack)
        step = frame.run[pc]
        outcome: Any = step(frame, self, chosen) if step is not None else None
        if outcome is None:
            stack[base - 1] = replace(frame, pc=pc + 1)
        elif type(outcome) is str:
            stack[base - 1] = replace(frame, pc=frame.places[outcome])
        elif type(outcome) in RESTING:
            raise EngineFault(
                f"{type(frame).__name__}.{frame.steps[pc]} takes an answer, so a step of its own must ask"
            )
        else:
            stack[base - 1] = outcome
        self.advance()

    def _rest(self, stack: list[Frame], outcome: Question | Over) -> None:
        """Wait for an answer, the frame staying at the step that asks; or for nothing more."""
        frame = stack[self._base - 1]
        if isinstance(outcome, Over):
            stack.clear()
            return
        options: Any = outcome.options
        each_has_some = type(outcome) is Ask or type(options) is Offers or all(options.values())
        if not options or not each_has_some:
            raise EngineFault(f"{type(frame).__name__}.{frame.steps[frame.pc]} asks, but leaves nothing to choose")
        if len(stack) != self._base:
            raise EngineFault(
                f"{type(frame).__name__}.{frame.steps[frame.pc]} asks, so it must leave the table as it is"
            )
        self.asked = outcome

    def offered(self, seat: Seat) -> Sequence[Option]:
        """What this seat, one of those asked, may choose now."""
        asked = self.asked
        if asked is None or isinstance(asked, Ask):
            return asked.options if asked is not None else ()
        options = asked.options
        if not isinstance(options, Offers):
            return options[seat]
        offered = options.of(self, seat)
        if not offered:
            raise EngineFault(
                f"{type(self.state.stack[-1]).__name__} asks seat {seat}, but leaves it nothing to choose"
            )
        return offered

    def resolve_at_once(self, event: Event) -> Outcome:
        """Resolve an event that nobody listens to within the step it is in; by the time it is over, somebody may.

        Still nobody, and nothing to do first: it ends at once, without a step for what comes after it.
        """
        state = self.state
        stack = state.stack
        base = self._base
        stack[base - 1] = standing = replace(event, pc=event.place_to_resolve)
        outcome = standing.resolve(self)
        if outcome is None:
            outcome = event.then_does
        elif type(outcome) is not str:
            return outcome
        if outcome == "after" and len(stack) == base and event.name not in self.index and not state.gatherers:
            return DONE if event.after_is_last else outcome
        return outcome

    # -- verbs of a step

    def do(self, frame: Frame) -> None:
        """Resolve `frame` before the next step of the frame that is running; several go in the order given."""
        self.state.stack.insert(self._base, frame)

    @property
    def quiet(self) -> bool:
        """Whether the running step has had nothing resolved before the next one, which can then follow in it."""
        return len(self.state.stack) == self._base

    def amend(self, height: int, /, **changes: Any) -> None:
        """Change fields of a frame further down the stack, such as an event that has yet to resolve.

        A step changes its own frame by returning it.
        """
        stack = self.state.stack
        stack[height] = replace(stack[height], **changes)

    def cancel(self, trigger: Trigger) -> None:
        """Stop the event: what it would have done does not happen."""
        self.amend(self._pending(trigger), cancelled=True)

    def instead(self, trigger: Trigger, successor: Event, by: tuple[int, int] | None = None) -> None:
        """Have `successor` happen in the event's place; the same ability can't do that to the successor again.

        `by` is that ability's address; by default, the one that is resolving.
        """
        height = self._pending(trigger)
        answered = (*trigger.event(self).answered, by or self._resolving(trigger))
        self.amend(height, successor=replace(successor, answered=answered))

    def _resolving(self, trigger: Trigger) -> tuple[int, int]:
        for frame in reversed(self.state.stack):
            if isinstance(frame, Triggered) and frame.trigger == trigger:
                return frame.source, frame.number
        raise EngineFault("no ability is resolving on this trigger: name the one that replaces the event")

    def _pending(self, trigger: Trigger) -> int:
        """The height of the event, if it has yet to resolve."""
        event = trigger.event(self)
        if trigger.over is not None or event.pc > event.places["resolve"]:
            raise EngineFault(f"{event.name} is over: it can't be cancelled or replaced any more")
        return trigger.height

    def finish(self, outcome: str, *, winners: Sequence[Seat] = (), rules: tuple[str, ...] = ()) -> None:
        """End the game."""
        stack = self.state.stack
        self.state.result = Result(outcome, tuple(winners), rules or stack[self._base - 1].rules)
        stack.append(GameOver())

    def log(
        self,
        message: str,
        /,
        *,
        to: tuple[Seat, ...] | None = None,
        others: Text | None = None,
        rules: tuple[str, ...] = (),
        **args: Value,
    ) -> None:
        """Write a line for seats in `to` (everybody, if not given); the others read `others`, or nothing."""
        state = self.state
        base = self._base
        if base and not rules:
            frame = state.stack[base - 1]
            rules = frame.clauses[frame.pc]
        self.logbook.append(Line(Text(message, args), rules, base, to, others, state.choices))

    def gatherer(self) -> int | None:
        """Height of the effect that the running event is an aspect of; None where it stands alone."""
        if not self.state.gatherers:
            return None
        stack = self.state.stack
        for height in range(self._base - 2, -1, -1):
            frame = stack[height]
            if frame.gathers:
                return height
            if isinstance(frame, Window):
                return None
        return None

    def open_window(self, timing: Timing, happened: tuple[Frame, ...] = ()) -> None:
        """Let abilities of this timing step in on the running event, or on all those that have happened."""
        self.do(Window(self._base - 1, timing.value, happened))

    # -- abilities in force

    def ability(self, source: int, number: int) -> Ability:
        """The ability at an address."""
        if source < 0:
            effect = self.state.effects[-source]
            return self.game.effects[effect.definition][effect.number]
        return self.game.abilities(self, source)[number]

    def listening(self, event: Event) -> Listening:
        """The abilities that are indexed under this kind of event."""
        return self.index.get(event.name, NOBODY)

    def heard(self, hearers: Sequence[Hearer], event: Event) -> bool:
        """Whether any of these abilities would step in on the event now."""
        for source, number, ability in hearers:  # noqa: SIM110  `any` of a generator takes half as long again
            if self.users(source, number, ability, event):
                return True
        return False

    def users(self, source: int, number: int, ability: Listener, event: Event) -> Sequence[Seat]:
        """Who may have this ability step in on the event: nobody, unless its condition and the lineage allow it."""
        if not ability.hears(self, source, event) or (source, number) in event.answered:
            return ()
        users = ability.users(self, source)
        limit = ability.limit
        if limit is None:
            return users
        return [seat for seat in users if self.uses_left(limit, source, number, seat) > 0]

    def listener(self, source: int, number: int) -> Listener:
        """The ability at an address, where only a listener can be meant."""
        ability = self.ability(source, number)
        if not isinstance(ability, Listener):
            raise EngineFault(f"{self.game.id}: ability {number} of {source} does not listen to events")
        return ability

    def enters(self, source: int) -> None:
        """From now on the abilities of `source` are in force."""
        self._own_index()
        for number, ability in enumerate(self._abilities(source)):
            for key in ability.keys:
                self.index[key] = self.index.get(key, NOBODY).joined(source, number, ability)

    def leaves(self, source: int) -> None:
        """The abilities of `source` are no longer in force; coming back, it is a new copy to its limits."""
        self._own_index()
        for ability in self._abilities(source):
            for key in ability.keys:
                left = self.index.get(key, NOBODY).left(source, ability)
                if left == NOBODY:
                    self.index.pop(key, None)
                else:
                    self.index[key] = left
        if self.state.uses:
            gone = f"|{source}."
            self.state.uses = {key: count for key, count in self.state.uses.items() if gone not in key}

    def reindex(self) -> None:
        """Build the index anew from the state, as after loading."""
        sources = [*self.game.sources(self), *[-effect for effect in self.state.effects]]
        self.index = indexed([(source, self._abilities(source)) for source in sources])
        self._index_shared = False

    def _abilities(self, source: int) -> Sequence[Ability]:
        return self.game.abilities(self, source) if source >= 0 else (self.ability(source, 0),)

    def _own_index(self) -> None:
        if self._index_shared:
            self.index = dict(self.index)
            self._index_shared = False

    # -- effects, limits, bans, quantities

    def start(self, effect: Effect) -> int:
        """Put a lasting or delayed effect in force; its id."""
        number = self.state.next_id()
        self.state.effects[number] = effect
        self.enters(-number)
        return number

    def end(self, effect: int) -> None:
        """Take an effect out of force."""
        if effect in self.state.effects:
            self.leaves(-effect)
            del self.state.effects[effect]

    def end_period(self, period: str) -> None:
        """A round, a turn, a test is over: effects that last until then expire, limits per period start anew."""
        for number in [number for number, effect in self.state.effects.items() if effect.until == period]:
            self.end(number)
        if self.state.uses:
            start = period + "|"
            self.state.uses = {key: count for key, count in self.state.uses.items() if not key.startswith(start)}

    def uses_left(self, limit: Limit, source: int, number: int, by: Seat) -> int:
        """How often this seat may still initiate the ability in the period."""
        uses = self.state.uses
        return limit.times - uses.get(limit.key(self, source, number, by), 0) if uses else limit.times

    def count_use(self, limit: Limit, source: int, number: int, by: Seat) -> None:
        """This seat initiates the ability once more."""
        key = limit.key(self, source, number, by)
        self.state.uses[key] = self.state.uses.get(key, 0) + 1

    def forbidden(self, event: Event) -> tuple[Text, ...]:
        """Why this event cannot happen; empty if nothing forbids it."""
        listening = self.index.get(event.name, NOBODY)
        return tuple(
            [ban.reason(self, source) for source, _, ban in listening.bans if ban.forbids(self, source, event)]
        )

    def value(self, quantity: str, subject: int, base: int) -> int:
        """A quantity with all modifiers now in force, never below zero; without the lines of the sum."""
        if quantity not in self.index:
            return max(base, 0)
        plus = doublings = halvings = 0
        for source, _, modifier in self.index[quantity].modifiers:
            if modifier.touches(self, source, subject):
                plus += modifier.amount(self, source, subject)
                doublings += modifier.doubled
                halvings += modifier.halved
        return total(base, plus, doublings, halvings)

    def reckoning(self, quantity: str, subject: int, base: int) -> Reckoning:
        """The same sum, line by line with its sources."""
        modifiers = self.index.get(quantity, NOBODY).modifiers
        return reckon(
            base,
            [
                (source, modifier.amount(self, source, subject), modifier)
                for source, _, modifier in modifiers
                if modifier.touches(self, source, subject)
            ],
        )

    # -- what options are called

    def key(self, option: Option) -> str:
        """An option's key: the name of the act and what it is done with."""
        act: Act = option.act
        if not option.args:
            return act.name
        key, takes = act.name, act.takes
        slugs = self.game.slugs
        for place, arg in enumerate(option.args):
            kind = takes[place]
            key = f"{key}:{slugs[kind](self, arg) if kind in slugs else arg}"
        return key

    def label(self, option: Option) -> Text:
        """An option's label as a message, arithmetic and all."""
        args: dict[str, Value] = dict(zip(option.act.takes, option.args, strict=True))
        if option.act.details is not None:
            args.update(option.act.details(self, option))
        return Text(option.act.message, args)
