"""Secrets are found wherever they lie, and replaced without touching anything else."""

from __future__ import annotations

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.frames import AnyFrame, Frame
from miskatonic.kernel.records import Open, Record, Secret
from miskatonic.kernel.state import State
from miskatonic.testing.contract.secrets import put, secrets_of


class Coin(Record, frozen=True):
    value: Open[int]
    forged: Secret[bool] = False


class Purse(Record, frozen=True):
    coins: Open[tuple[Coin, ...]] = ()
    lining: Secret[tuple[Coin, ...]] = ()


class Search(Frame, frozen=True):
    finder: Secret[int] = 0


class Market(State):
    purses: Open[dict[str, Purse]] = {}
    weights: Secret[list[int]] = []


def market() -> Market:
    purse = Purse((Coin(1), Coin(5, forged=True)), (Coin(9),))
    stack: list[AnyFrame] = [Search(finder=2)]
    return Market(chance=Chance(1), stack=stack, purses={"red": purse, "blue": Purse()}, weights=[3])


def test_secrets_are_found_in_tables_tuples_and_frames() -> None:
    found = {(hidden.name, hidden.way) for hidden in secrets_of(market()) if not hidden.of_engine}

    assert found == {
        ("Coin.forged", ("purses", "red", "coins", 0)),
        ("Coin.forged", ("purses", "red", "coins", 1)),
        ("Purse.lining", ("purses", "red")),
        ("Purse.lining", ("purses", "blue")),
        ("Search.finder", ("stack", 0)),
        ("Market.weights", ()),
    }


def test_the_engines_own_secrets_are_among_them() -> None:
    assert {hidden.field for hidden in secrets_of(market()) if hidden.of_engine} == {"answers", "chance"}


def test_a_planted_value_is_the_only_difference() -> None:
    state = market()

    planted = put(state, ("purses", "red", "coins", 1, "forged"), False)

    assert planted.purses["red"].coins == (Coin(1), Coin(5))
    assert state.purses["red"].coins[1].forged
    assert planted.purses["red"].coins[0] is state.purses["red"].coins[0]
    assert planted.purses["blue"] is state.purses["blue"]
    assert put(planted, ("purses", "red", "coins", 1, "forged"), True) == state
