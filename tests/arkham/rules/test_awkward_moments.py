"""Rules that meet at awkward moments."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.dealing import OpeningHands
from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.words.abilities import Fast, Reaction
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.doing import Resign
from miskatonic.games.arkham.words.moments import After, SucceedsInTest
from tests.arkham.scenes import daisy, foe, roland, scene, wendy

from .own import asset

Declare = Callable[..., None]


@pytest.mark.rule("setup.8.c", "setup.8.d", "mulligan.1")
def test_two_weaknesses_in_an_opening_hand_make_way_for_other_cards_and_go_back() -> None:
    deck = ["paranoia", "knife", "machete", "amnesia", "guts", "beat-cop", "evidence", "dodge", "vicious-blow"]
    table = scene(roland(deck=deck), daisy()).resolve(OpeningHands((Who(0),)))

    dealt = table.hand()
    table.play("keep-hand")

    assert dealt == ["knife", "machete", "guts", "beat-cop", "evidence"]
    assert table.hand() == dealt
    assert sorted(table.slugs(table.who().deck)) == ["amnesia", "dodge", "paranoia", "vicious-blow"]
    assert table.hurt() == (0, 0)


@pytest.mark.rule("setup.8.c", "mulligan.2")
def test_a_weakness_drawn_by_a_mulligan_makes_way_as_well() -> None:
    deck = ["knife", "machete", "guts", "beat-cop", "evidence", "paranoia", "dodge"]
    table = scene(roland(deck=deck), daisy()).resolve(OpeningHands((Who(0),)))

    table.play("replace:guts", "keep-hand")

    assert table.hand() == ["knife", "machete", "beat-cop", "evidence", "dodge"]
    assert sorted(table.slugs(table.who().deck)) == ["guts", "paranoia"]


@pytest.mark.rule("resign.3", "elimination.1", "elimination.5", "skill-test.st8.a")
@pytest.mark.parametrize("passes", [0, 1])
def test_who_resigns_in_a_window_of_a_test_takes_the_test_out_of_the_game_too(passes: int, declare: Declare) -> None:
    """Before committing or after it: no token, no result, no retaliation; what was committed goes with its owner."""
    declare(
        asset("ladder", Fast((Resign(),))),
        asset("cheer", Reaction(After(SucceedsInTest()), (Gain(1),))),
    )
    table = scene(
        roland(play=["ladder", "cheer"], hand=["overpower"], clues=2),
        wendy(hand=["unexpected-courage"]),
        enemies=[foe("ghoul-priest", engaged=0)],
        token="-8",
    ).play("fight:ghoul-priest")

    if passes:
        table.play("pass", "commit:overpower", "commit:unexpected-courage")
    table.play("use:ladder:0")

    assert table.who().gone == "resigned"
    assert table.table.current_test() is None
    assert "arkham-log-test-fails" not in table.messages()
    assert (table.enemy("ghoul-priest").damage, table.place("study").clues) == (0, 2)
    assert table.enemy("ghoul-priest").threat == 1
    assert table.slugs(table.who(1).discard) == ["unexpected-courage"] * passes
    assert (table.who().discard, table.who().hand) == ((), ())
    assert table.state.bag == ("-8",)
    assert table.state.active != 0


@pytest.mark.rule("elimination.1", "skill-test.st8.a")
def test_somebody_else_who_resigns_in_the_window_of_a_test_leaves_it_to_the_tester(declare: Declare) -> None:
    declare(asset("ladder", Fast((Resign(),))))
    table = scene(
        roland(), daisy(play=["ladder"], hand=["overpower"]), enemies=[foe("ghoul-minion", engaged=0)], token="0"
    ).play("fight:ghoul-minion", "pass", "commit:overpower")

    table.play("use:ladder:0")

    assert table.who(1).gone == "resigned"
    assert table.enemy("ghoul-minion").damage == 1
    assert table.who(1).discard == ()
    assert "overpower" in table.slugs(table.state.removed)
