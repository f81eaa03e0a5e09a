"""Privileges of the living and the dead."""

import pytest

from .scenes import player, room, scene


@pytest.mark.rule("ghost-privileges.1")
def test_the_living_have_all_actions_whose_requirements_are_met() -> None:
    corridor = scene(player("assassin", at="ne"), player(at="ne"), fish_man="ne", seats=7)
    canteen = scene(player("assassin", at="lb"), player(at="lb"), rooms={"lb": room("SSS")}, seats=7)

    assert corridor.options(0) == ["check-status:1", "guard:success", "scare-off", "assassinate:1", "pass-turn"]
    assert canteen.options(0) == [
        "check-status:1", "assassinate:1", "fill:lb:success", "check-room:lb", "start-vote", "pass-turn",
    ]  # fmt: skip


@pytest.mark.rule("ghost-privileges.2", "knife-in-votes.1")
def test_only_a_living_first_player_uses_the_knife() -> None:
    living = scene(player(at="ne"), fish_man="ne")
    ghost = scene(player(at="ne", died=1), fish_man="ne")

    assert "scare-off" in living.options(0)
    assert "scare-off" not in ghost.options(0)


@pytest.mark.rule("ghost-privileges.3")
def test_a_ghost_may_only_fill_and_check_a_room() -> None:
    canteen = scene(player(at="lb", died=1, hand="S"), rooms={"lb": room("SSS")})
    security = scene(player(at="r", died=1, hand="S"), rooms={"r": room("SSS")}, power=False)
    lit = scene(player(at="r", died=1, hand="S"), rooms={"r": room("SSS")})

    assert canteen.options(0) == ["fill:lb:success", "check-room:lb", "pass-turn"]
    assert security.options(0) == lit.options(0) == ["fill:r:success", "check-room:r", "pass-turn"]
    assert "ghost-privileges.3" in security.why(0, "restore-power")
    assert "ghost-privileges.3" in lit.why(0, "camera:r")


@pytest.mark.rule("ghost-privileges.3", "close-the-portal.1")
def test_a_ghost_does_not_close_the_portal() -> None:
    table = scene(player(at="g", died=1), player(at="g"), portal=4)

    assert "close-portal:1" not in table.options(0)
    assert "ghost-privileges.3" in table.why(0, "close-portal:1")


@pytest.mark.rule("ghost-privileges.4")
def test_a_ghost_takes_no_character_action() -> None:
    table = scene(player(at="se", died=1, hand="S"), player(at="se"))

    assert table.options(0) == ["pass-turn"]
    for key in ("check-status:1", "guard:success", "combat"):
        assert "ghost-privileges.4" in table.why(0, key)


@pytest.mark.rule("ghost-privileges.5", "route-card.6", "cultist-route-freedom.2")
def test_a_route_binds_a_dead_investigator_and_not_a_dead_cultist() -> None:
    """Route 0 names dark blue, pink and light blue in round 1."""
    bound = scene(player(at="g", died=1, hand="S", route=0))
    free = scene(player("cultist", at="g", died=1, hand="S", route=0))

    assert bound.options(0) == ["pass-turn"]
    assert bound.why(0, "fill:g:success") == {"room-action-conditions.2"}
    assert free.options(0) == ["fill:g:success", "pass-turn"]
