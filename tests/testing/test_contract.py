"""The contract suite finds what a game does wrong, and says what it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, ClassVar

import pytest
from msgspec import Struct

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.decisions import Option as Shown
from miskatonic.kernel.frames import Act, Ask, Frame, Option, Outcome, Prompt
from miskatonic.kernel.game import Game
from miskatonic.kernel.records import Open, Record, Secret
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.state import State
from miskatonic.testing import (
    ContractBroken,
    check_decision,
    check_errors,
    check_game,
    check_promises,
    check_secrecy_declared,
    play_out,
    play_randomly,
)

from ..laboratory import LABORATORY, Laboratory
from ..laboratory.frames import BID, STRIKE
from ..laboratory.records import LabState, LabTable


class SaysNothing(LabState):
    weather: str = ""


class Scroll(Record, frozen=True):
    words: Open[str]
    reader: Annotated[int, "whoever"] = 0


class HoldsScroll(LabState):
    scrolls: Open[dict[int, tuple[Scroll, ...]]] = {}


class Loose(Struct, frozen=True):
    thing: int = 0


class HoldsLoose(LabState):
    loose: Open[list[Loose] | None] = None


class HoldsSecretLoose(LabState):
    loose: Secret[list[Loose] | None] = None


def with_state(kind: type[State]) -> Laboratory:
    class Other(Laboratory):
        state: ClassVar[type[State]] = kind

    return Other()


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (SaysNothing, "SaysNothing.weather says neither"),
        (HoldsScroll, "Scroll.reader says neither"),
        (HoldsLoose, "Loose lies in the state, so it should be a Record"),
    ],
)
def test_a_field_that_says_nothing_is_found(state: type[State], said: str) -> None:
    with pytest.raises(ContractBroken, match=said):
        check_secrecy_declared(with_state(state))


def test_what_lies_in_a_secret_field_is_that_fields_own() -> None:
    check_secrecy_declared(with_state(HoldsSecretLoose))


class OneKey(Laboratory):
    slugs: ClassVar[Mapping[str, Callable[[Any, Any], str]]] = {"number": lambda table, number: "some"}


class KeysCount(Laboratory):
    """Keys that change whenever they are read."""

    read: ClassVar[list[int]] = [0]

    @classmethod
    def counted(cls, number: int) -> str:
        cls.read[0] += 1
        return f"{number}-{cls.read[0]}"

    slugs: ClassVar[Mapping[str, Callable[[Any, Any], str]]] = {"number": lambda _, number: KeysCount.counted(number)}


class Impossible(Laboratory):
    def invariants(self, table: LabTable) -> Iterable[str]:
        return ["there are six elements"]


class ShowsStack(Laboratory):
    def view(self, table: LabTable, viewer: Viewer) -> Any:
        return {"stack": len(table.state.stack)}


class ShowsSeed(Laboratory):
    def view(self, table: LabTable, viewer: Viewer) -> Any:
        return {"luck": table.state.chance.seed}


class OldIndex(Laboratory):
    """Cards that enter play are not among the sources."""

    def sources(self, table: LabTable) -> Iterable[int]:
        return super().sources(table) if table.state.round == 0 else []


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (OneKey(), "two options of one key"),
        (KeysCount(), "asked again, the game has the keys"),
        (Impossible(), "the state is impossible: there are six elements"),
        (ShowsStack(), "the view of 0 shows the engine's own stack"),
        (ShowsSeed(), "the view of 0 shows the seed of what is to come"),
        (OldIndex(), "the index of abilities is not what it would be built anew"),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Laboratory) else "",
)
def test_what_is_wrong_at_a_decision_is_found(kind: Laboratory, said: str) -> None:
    with pytest.raises(ContractBroken, match=said):
        play_randomly(kind, 4, {"seats": 2}, at=lambda game, _: check_decision(game))


class LastAnswers(Laboratory):
    """The last to bid goes first, so the order of secret answers counts."""

    class Table(LabTable):
        __slots__ = ()

        def log(self, message: str, /, **args: Any) -> None:
            if message == "lab-first":
                self.state.alive = tuple(sorted(self.state.alive, key=lambda seat: seat != self.answering))
            super().log(message, **args)

    table: ClassVar[type[Any]] = Table


class ForgetsOwnHand(Laboratory):
    """Imagined games deal the viewer's own cards as well."""

    def imagine(self, table: LabTable, viewer: Viewer, chance: Chance) -> None:
        super().imagine(table, None, chance)


class ImaginesOnce(Laboratory):
    """All imagined games are one and the same."""

    def imagine(self, table: LabTable, viewer: Viewer, chance: Chance) -> None:
        super().imagine(table, viewer, Chance(1))


class Shares(Laboratory):
    """What happens is kept outside the state."""

    moves: ClassVar[list[int]] = []

    class Table(LabTable):
        __slots__ = ()

        def log(self, message: str, /, **args: Any) -> None:
            Shares.moves.append(1)
            super().log(message, **args)
            self.state.serial += len(Shares.moves)

    table: ClassVar[type[Any]] = Table


class SaysAlike(Laboratory):
    """It says that everybody sees the same, which is not so."""

    alike: ClassVar[bool] = True


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (LastAnswers(), "the same answers in another order lead to 2 different states"),
        (ForgetsOwnHand(), "imagined by 0, the view"),
        (ImaginesOnce(), "64 imagined games are all the same, though nobody knows Card.definition"),
        (Shares(), "the journal plays to another state"),
        (SaysAlike(), "everybody is said to see the same board, and 1 does not"),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Laboratory) else "",
)
def test_a_broken_promise_is_found(kind: Laboratory, said: str) -> None:
    with pytest.raises(ContractBroken, match=said):
        play_randomly(kind, 4, {"seats": 2}, at=check_promises)


class Lax(Game):
    """A game that takes whatever is chosen."""

    def choose(self, seat: int, option: str | Shown, *, version: int | None = None) -> None:
        if version is None and seat in self.seats:
            option = self.decisions[seat].options[0]
        super().choose(seat, option, version=version)


def test_a_mistake_without_an_error_is_found() -> None:
    game = Lax.begin(LABORATORY, 1, {})

    with pytest.raises(ContractBroken, match="an illegal choice is answered by no error, not by IllegalChoice"):
        check_errors(game)


class Accuse(Frame, frozen=True):
    """Who is asked tells how many are doomed."""

    steps: ClassVar[tuple[str, ...]] = ("ask", "end")

    def ask(self, table: LabTable) -> Outcome:
        doomed = sum(player.doomed for player in table.state.players)
        return Ask(Seat(doomed % 2), [BID(0)], Prompt("lab-ask-bid"))

    def end(self, table: LabTable, option: Option) -> Outcome:
        table.finish("lab-lost")
        return None


class Tells(Laboratory):
    packages: ClassVar[tuple[str, ...]] = (*Laboratory.packages, __name__)

    def deal(self, table: LabTable, setup: Any) -> None:
        super().deal(table, setup)
        table.state.stack.clear()
        table.do(Accuse())


def test_a_secret_that_no_plant_ever_fits_is_found() -> None:
    with pytest.raises(ContractBroken, match=r"others are asked whenever Player\.doomed is planted"):
        check_game(Tells(), 1, points=8)


def test_a_game_without_an_end_is_found() -> None:
    with pytest.raises(ContractBroken, match="laboratory is not over after 5 choices"):
        play_out(Game.begin(LABORATORY, 1, {}), Chance.of(1), most=5)


def test_a_broken_contract_says_where() -> None:
    with pytest.raises(ContractBroken, match=r"\(laboratory, choice 0\)$"):
        check_game(Impossible(), 1)


def test_random_play_is_the_same_for_the_same_seed() -> None:
    one, other = (play_randomly(LABORATORY, 9, {"seats": 3}) for _ in range(2))

    assert one.journal == other.journal
    assert one.snapshot() == other.snapshot()
    assert play_randomly(LABORATORY, 10, {"seats": 3}).journal != one.journal


class Peaceful(Laboratory):
    rash: ClassVar[tuple[Act, ...]] = (STRIKE,)


def test_random_play_mostly_thinks_better_of_what_is_rash() -> None:
    strikes = [
        sum("strike" in str(play_randomly(kind, seed, {"seats": 2}).journal) for seed in range(20))
        for kind in (LABORATORY, Peaceful())
    ]

    assert strikes[1] < strikes[0] / 2
