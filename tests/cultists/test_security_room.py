"""The Security Room: the camera, and the power that it needs."""

import pytest

from .scenes import player, room, scene

FAR = {"db2": room("SFF")}


@pytest.mark.rule("use-the-camera.1")
def test_the_camera_needs_the_security_room_and_power() -> None:
    lit = scene(player(at="r"), rooms=FAR)
    dark = scene(player(at="r"), rooms=FAR, power=False)
    elsewhere = scene(player(at="g"), rooms=FAR)

    assert "camera:db2" in lit.options(0)
    assert "camera:db2" not in dark.options(0)
    assert dark.why(0, "camera:db2") == {"use-the-camera.1"}
    assert "camera:db2" not in elsewhere.options(0)
    assert "use-the-camera.1" in elsewhere.why(0, "camera:db2")


@pytest.mark.rule("use-the-camera.2")
def test_the_camera_offers_every_explored_room_and_every_living_character() -> None:
    table = scene(
        player(at="r"), player(at="p2"), player(at="p2", died=1), rooms={**FAR, "o1": room("SS"), "p1": room("FFF")}
    )

    options = [key for key in table.options(0) if key.startswith(("camera", "check-status"))]
    assert options == ["check-status:1", "check-status:3", "check-status:4", "camera:db2", "camera:p1"]


@pytest.mark.rule("use-the-camera.2", "use-the-camera.5")
def test_a_room_at_the_far_end_is_checked_like_any_room() -> None:
    table = scene(player(at="r"), rooms={"db2": room("SFF", books=1)}, draw="SS").rig(0)

    table.choose(0, "camera:db2")

    assert (table.state.points, table.state.rooms["db2"].finished) == (2, True)
    assert table.state.draw == "SS"
    assert table.asked == [1]


@pytest.mark.rule("use-the-camera.3")
def test_the_room_on_the_screen_need_not_be_on_the_route() -> None:
    """Route 0 names red and orange in round 4."""
    table = scene(player(at="r", route=0), round=4, rooms=FAR)

    assert "camera:db2" in table.options(0)


def test_the_security_room_itself_must_be_on_the_route_for_a_room_and_not_for_a_status() -> None:
    table = scene(player(at="r", off_route=True), rooms=FAR)

    assert "camera:db2" not in table.options(0)
    assert "check-status:1" in table.options(0)
    assert "room-action-conditions.2" in table.why(0, "camera:db2")


@pytest.mark.rule("use-the-camera.4", "check-status-extra-card.1")
def test_a_status_on_the_screen_adds_a_card_where_the_target_is() -> None:
    table = scene(player(at="r"), player(at="p2"), rooms={"p2": room("S")}, draw="FS")

    table.choose(0, "check-status:1").choose(0, "put-back")

    assert (table.pile("p2"), table.state.draw) == ("SF", "S")


@pytest.mark.rule("use-the-camera.4", "check-status-extra-card.2")
def test_for_a_target_in_a_corridor_the_card_goes_to_the_unsafe_passage() -> None:
    table = scene(player(at="r"), player(at="sw"), draw="XS", unsafe="SF")

    table.choose(0, "check-status:1").choose(0, "put-back")

    assert (sorted(table.state.unsafe), table.state.draw) == (["F", "S", "X"], "S")


@pytest.mark.rule("mandatory-vote.1")
def test_a_murder_seen_by_camera_is_voted_on() -> None:
    table = scene(player(at="r"), player(at="sw", pulse="D"))

    table.choose(0, "check-status:1").choose(0, "reveal-murder").ready()

    assert table.options(3) == ["vote:0", "vote:2", "vote:3", "vote:4", "abstain"]


# -- power


@pytest.mark.rule("restore-power.1")
def test_power_is_restored_only_in_the_security_room_and_only_when_it_is_off() -> None:
    off, on = scene(player(at="r"), power=False), scene(player(at="r"))
    elsewhere = scene(player(at="g"), power=False)

    assert "restore-power" in off.options(0)
    assert "restore-power" not in on.options(0)
    assert on.why(0, "restore-power") == {"restore-power.1"}
    assert "restore-power" not in elsewhere.options(0)
    assert "restore-power.1" in elsewhere.why(0, "restore-power")


@pytest.mark.rule("restore-power.2", "event-lightning-strike.2")
def test_the_lamp_is_lit_for_the_next_player_already() -> None:
    table = scene(player(at="r"), power=False)

    table.choose(0, "restore-power")

    assert table.view(1).power
    assert table.asked == [1]


@pytest.mark.rule("restore-power.3")
def test_the_camera_works_again_in_the_same_phase() -> None:
    table = scene(player(at="r"), player("cultist", at="r"), player(at="nw"), power=False, rooms=FAR)

    table.choose(0, "restore-power")

    assert {"camera:db2", "check-status:2"} <= set(table.options(1))


@pytest.mark.rule("restore-power.3", "encounter-power-table.1")
def test_three_no_longer_meet_once_power_is_back() -> None:
    table = scene(
        player("cultist", at="r"),
        player(at="cm"),
        player(at="nw"),
        player(at="nw"),
        power=False,
    )
    table.choose(0, "restore-power").pass_all()
    for seat in list(table.asked):
        table.choose(seat, "keep-silent")

    table.choose(1, "move:nw")

    assert table.place(1) == "nw"
    assert "stop" in table.options(1)


@pytest.mark.rule("restore-power.4")
def test_two_in_the_room_do_not_meet_when_the_light_comes_back() -> None:
    table = scene(player(at="r"), player(at="r"), power=False)

    table.choose(0, "restore-power")

    assert "pass-turn" in table.options(1)
    assert table.asked == [1]
