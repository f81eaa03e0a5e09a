"""What a set-up page is made of."""

from __future__ import annotations

import miskatonic
from miskatonic.server.describing import described
from miskatonic.server.wire.games import OptionInfo


def cultists() -> dict[str, OptionInfo]:
    return {option.name: option for option in described(miskatonic.game_type("cultists"), "en").options}


def test_what_an_option_can_be_comes_in_the_order_of_the_game() -> None:
    complexity = cultists()["complexity"]

    assert [each.label for each in complexity.values] == ["First game", "Experienced", "Expert"]


def test_an_option_that_names_a_seat_says_so() -> None:
    assert cultists()["first"].kind == "seat"
    assert cultists()["statements"].kind == "number"


def test_roles_tell_whom_their_loyalty_helps_and_other_options_weigh_nothing() -> None:
    weights = {each.value: each.weight for each in cultists()["roles"].values}

    assert (weights["mechanic"], weights["firestarter"], weights["seer"]) == (3, -2, 0)
    assert {each.weight for each in cultists()["complexity"].values} == {None}
