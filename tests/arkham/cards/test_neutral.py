"""What neutral cards do."""

import pytest

from .scenes import daisy, foe, roland, scene


def test_knife_adds_one_or_is_thrown_away_for_two_and_a_damage() -> None:
    table = scene(roland(play=["knife"]), foes=[foe("icy-ghoul", engaged=0)])

    table.play("activate:knife:0", "activate:knife:1")

    assert table.damage("icy-ghoul") == 3
    assert table.where("knife") == "discard:0"


def test_flashlight_makes_the_place_easier_to_investigate() -> None:
    table = scene(roland(play=["flashlight"], at="cellar"), bag=["-1"])

    table.play("activate:flashlight:0")

    assert table.who().clues == 1
    assert table.card("flashlight").uses == 2


def test_emergency_cache_gains_three_resources() -> None:
    table = scene(roland(hand=["emergency-cache"]))

    table.play("play:emergency-cache")

    assert table.who().resources == 3


@pytest.mark.parametrize(
    ("card", "act"),
    [("perception", "investigate"), ("overpower", "fight:ghoul-minion"), ("manual-dexterity", "evade:ghoul-minion")],
)
def test_a_skill_draws_a_card_if_the_test_succeeds(card: str, act: str) -> None:
    foes = [foe("ghoul-minion", at="hallway", exhausted=True)]
    foes = foes if act != "evade:ghoul-minion" else [foe("ghoul-minion", engaged=0)]
    table = scene(roland(hand=[card], deck=["knife"]), foes=foes, places={"hallway": 2})
    failed = scene(roland(hand=[card], deck=["knife"]), foes=foes, places={"hallway": 2}, bag=["auto_fail"])

    table.play(act, f"commit:{card}")
    failed.play(act, f"commit:{card}")

    assert (table.hand(), failed.hand()) == (["knife"], [])


def test_guts_draws_a_card_and_only_one_copy_fits_a_test() -> None:
    table = scene(roland(hand=["guts"], deck=["knife", "knife"]), daisy(hand=["guts"]), encounter=["rotting-remains"])

    table.end_turn()
    table.play("end-turn", "commit:guts")

    assert table.hand(0).count("guts") == 0
    assert "guts" in table.hand(1)


def test_unexpected_courage_is_worth_two_of_anything() -> None:
    table = scene(roland(hand=["unexpected-courage"]), places={"hallway": 2}, bag=["-4"])

    table.play("investigate", "commit:unexpected-courage")

    assert table.who().clues == 1


@pytest.mark.parametrize(("card", "kind"), [("bulletproof-vest-3", "damage"), ("elder-sign-amulet-3", "horror")])
def test_vest_and_amulet_take_four(card: str, kind: str) -> None:
    table = scene(roland(play=[card]), foes=[foe("ghoul-priest", engaged=0)])

    table.play("resource", f"assign-{kind}:{card}", f"assign-{kind}:{card}")

    assert getattr(table.card(card), kind) == 2
    assert getattr(table.who(), kind) == 0
