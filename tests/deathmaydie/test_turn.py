"""The turn: its four parts, and who is next."""

from __future__ import annotations

import pytest

from .scenes import beth, foe, ian, scene, somebody


@pytest.mark.rule("turn-sequence.1", "draw-mythos-card.1")
def test_a_turn_has_four_parts_in_this_order() -> None:
    table = scene(ian(at="library", fire=1), beth(at="library"), discovery=["the-red-bucket"])
    parts = [table.view().part]

    table.play("run:reading-room", "stop", "end-actions")
    parts.append(table.view().part)
    table.dice("B").play("choose-none")
    parts.append(table.view().part)

    assert parts == ["actions", "investigate-or-fight", "end-of-turn"]
    table.let_stand()
    order = ("dmd-log-moves", "dmd-log-mythos", "dmd-log-discovers", "dmd-log-rolls")
    assert table.steps(*order) == list(order)


@pytest.mark.rule("turn-sequence.2", "fight.1", "investigate-or-fight.1")
def test_a_monster_that_the_mythos_card_brings_fights_instead_of_a_discovery() -> None:
    table = scene(
        somebody("rasputin", at="library"),
        enemies=[foe("byakhee", at="attic")],
        mythos=["wings-above-the-roof"],
        discovery=["the-red-bucket"],
    )

    table.dice("B B").play("end-actions")

    assert (table.prompt, table.kinds("library")) == ("dmd-ask-defend", ["byakhee"])
    table.let_stand()
    assert table.view().discovery_deck == 1


@pytest.mark.rule("turn-order.1")
def test_turns_go_to_the_left_and_from_the_last_seat_to_the_first() -> None:
    names = ("ian-welles", "sister-beth", "rasputin", "borden")
    table = scene(*[somebody(name, at="library") for name in names])

    asked = [table.asked[0], *(table.pass_turn().asked[0] for _ in range(4))]

    assert asked == [0, 1, 2, 3, 0]


@pytest.mark.rule("turn-order.2", "lose-conditions.5")
def test_turns_go_on_until_the_game_is_won_or_lost() -> None:
    """A hundred turns with no Mythos symbol and no card left to discover."""
    table = scene(ian(at="library"), beth(at="library"))

    for _ in range(100):
        table.lay(lambda at: setattr(at.state, "mythos", (4, *[c for c in at.state.mythos if c != 4])))
        table.lay(lambda at: setattr(at.state, "mythos_discard", ()))
        table.pass_turn()

    assert (table.state.turn, table.over) == (101, False)
