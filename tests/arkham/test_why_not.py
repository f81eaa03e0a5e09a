"""Why not: what keeps somebody from doing something, in words and with the clause."""

from __future__ import annotations

import pytest

from .scenes import Scene, foe, roland, scene, skids, wendy


def why(table: Scene, key: str, seat: int = 0) -> dict[str, tuple[str, ...]]:
    """The reasons by message, each with its clauses."""
    return {reason.text.id: reason.rules for reason in table.game.why_not(seat, key)}


@pytest.mark.rule("play.1")
def test_a_card_that_is_too_dear_names_both_numbers() -> None:
    table = scene(roland(hand=["machete"], resources=2))

    reason = table.game.why_not(0, "play:machete")[0]

    assert reason.text.args == {"need": 3, "have": 2}
    assert "costs.2" in reason.rules


@pytest.mark.rule("fast.1")
def test_a_fast_card_is_not_played_with_an_action() -> None:
    assert "arkham-why-fast" in why(scene(roland(hand=["magnifying-glass"])), "play:magnifying-glass")


@pytest.mark.rule("play-action.4")
def test_a_skill_card_is_not_played() -> None:
    assert "arkham-why-not-played" in why(scene(roland(hand=["guts"])), "play:guts")


def test_a_unique_card_that_is_in_play_already_is_named() -> None:
    table = scene(skids(hand=["leo-de-luca"], resources=9), wendy(play=["leo-de-luca-1"]))

    assert why(table, "play:leo-de-luca") == {"arkham-why-unique": ("unique.2",)}


def test_an_event_without_effect_says_so() -> None:
    assert "arkham-why-no-change" in why(scene(roland(hand=["sneak-attack"])), "play:sneak-attack")


@pytest.mark.rule("move.9", "move-action.2")
def test_a_move_says_whether_one_is_there_or_there_is_no_way() -> None:
    table = scene(roland(at="attic"), places=["hallway", "attic", "cellar"])

    assert "arkham-why-there-already" in why(table, "move:attic")
    assert "arkham-why-no-way" in why(table, "move:cellar")


@pytest.mark.rule("fight-action.2", "evade-action.7", "engage-action.4")
def test_an_enemy_is_too_far_or_engaged_with_the_wrong_one() -> None:
    table = scene(
        roland(at="hallway"),
        wendy(at="hallway"),
        places=["hallway", "attic"],
        enemies=[foe("ghoul-minion", engaged=0), foe("ravenous-ghoul", engaged=1), foe("icy-ghoul", at="attic")],
    )

    assert "arkham-why-too-far" in why(table, "fight:icy-ghoul")
    assert "arkham-why-not-engaged" in why(table, "evade:ravenous-ghoul")
    assert "arkham-why-engaged" in why(table, "engage:ghoul-minion")


@pytest.mark.rule("investigate-action.1")
def test_somebody_elses_turn_is_a_reason() -> None:
    table = scene(roland(), wendy())

    assert "arkham-why-not-your-turn" in why(table, "investigate", seat=1)


@pytest.mark.rule("action.1")
def test_no_action_left_is_a_reason() -> None:
    table = scene(roland(hand=["magnifying-glass"])).play("resource", "resource", "resource")

    reasons = table.game.why_not(0, "investigate")

    assert reasons[0].text.args == {"need": 1, "have": 0}


@pytest.mark.rule("triggered-abilities.4")
def test_an_ability_says_what_it_lacks() -> None:
    unhurt = scene(roland(play=["first-aid"]))
    poor = scene(roland(play=["physical-training"], resources=0))
    theirs = scene(roland(), wendy(play=["machete"]), enemies=[foe("ghoul-minion", engaged=0)])

    assert "arkham-why-no-change" in why(unhurt, "activate:first-aid:0")
    assert "arkham-why-cost" in why(poor, "use:physical-training:0")
    assert "arkham-why-out-of-reach" in why(theirs, "activate:machete:0")
