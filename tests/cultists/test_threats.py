"""Cultist tokens and the Fish-man: what they stop, and how they are driven out."""

import pytest

from miskatonic.games.cultists.rooms import unsafe_passage_draw

from .scenes import player, room, scene

# -- Combat a Cultist


@pytest.mark.rule("combat-a-cultist.1")
def test_without_a_token_there_is_nothing_to_combat() -> None:
    table = scene(player(at="db2"))

    assert "combat" not in table.options(0)
    assert table.why(0, "combat") == {"combat-a-cultist.1"}


@pytest.mark.rule("combat-a-cultist.2")
def test_a_token_combatted_has_left_the_game_for_good() -> None:
    table = scene(player(at="db2"), threats=("db2",), tokens=("p1",))

    table.choose(0, "combat")

    assert (table.state.threats, table.state.tokens) == ((), ("p1",))
    assert table.state.turned == ("db2", "o1")
    assert not table.view(1).rooms[1].cultist_token


@pytest.mark.rule("combat-a-cultist.3")
def test_the_next_player_may_work_there_in_the_same_phase() -> None:
    table = scene(player(at="db2"), player(at="db2", hand="S"), threats=("db2",))

    table.choose(0, "combat")

    assert "fill:db2:success" in table.options(1)


# -- what a Cultist token stops


@pytest.mark.rule("threat-tokens.1")
def test_a_token_stops_room_actions_and_no_character_actions() -> None:
    table = scene(player("cultist", at="db2"), player(at="db2"), threats=("db2",), rooms={"db2": room("SSS")})

    assert table.options(0) == ["check-status:1", "combat", "pass-turn"]
    assert table.why(0, "fill:db2:success") == {"threat-tokens.1", "room-action-conditions.5"}
    assert table.why(0, "check-room:db2") == {"threat-tokens.1", "room-action-conditions.5"}


@pytest.mark.rule("threat-tokens.2")
def test_a_token_bars_neither_way_nor_encounter() -> None:
    table = scene(player(at="se"), player(at="db2"), phase="movement", threats=("db2",))

    table.choose(0, "move:db2")

    assert all(key.startswith("give:") for key in table.options(0))
    table.give({0: "A", 1: "A"})
    assert (table.place(0), table.options(0)) == ("db2", ["move:se", "stop"])


def test_the_camera_sees_into_a_room_with_a_token() -> None:
    table = scene(player(at="r"), threats=("db2",), rooms={"db2": room("FFF")})

    assert "camera:db2" in table.options(0)


def test_under_secret_doors_a_token_stops_its_own_room_only() -> None:
    """Orange 1 and orange 2 are one Location, and a token lies in orange 1."""
    beside = scene(player(at="o2", hand="S"), event="secret-doors", threats=("o1",))
    inside = scene(player(at="o1", hand="S"), event="secret-doors", threats=("o1",))

    assert [key for key in beside.options(0) if key.startswith(("fill", "combat"))] == ["fill:o2:success"]
    assert [key for key in inside.options(0) if key.startswith(("fill", "combat"))] == ["combat"]


# -- where the Fish-man lands


@pytest.mark.rule("threat-tokens.3", "board-elements.5")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_up_to_six_he_lands_between_the_canteen_and_a_pink_room(seats: int) -> None:
    table = scene(seats=seats, unsafe="X")

    table.lay(unsafe_passage_draw)

    assert table.state.fish_man == "ne"
    assert {"lb", "p1"} <= set(table.table.layout.neighbours["ne"])


@pytest.mark.rule("threat-tokens.4", "board-elements.5")
@pytest.mark.parametrize("seats", [7, 8])
def test_from_seven_on_he_lands_in_the_central_corridor(seats: int) -> None:
    table = scene(seats=seats, unsafe="X")

    table.lay(unsafe_passage_draw)

    assert table.state.fish_man == "cm"


# -- Scare off the Fish-man


@pytest.mark.rule("scare-off-the-fish-man.1")
def test_only_the_knife_drives_him_off_and_only_where_he_is() -> None:
    holder = scene(player(at="ne"), fish_man="ne")
    other = scene(player(at="sw"), player(at="ne"), fish_man="ne").choose(0, "pass-turn")
    elsewhere = scene(player(at="sw"), fish_man="ne")

    assert "scare-off" in holder.options(0)
    assert "scare-off" not in other.options(1)
    assert other.why(1, "scare-off") == {"scare-off-the-fish-man.1"}
    assert "scare-off" not in elsewhere.options(0)


@pytest.mark.rule("scare-off-the-fish-man.1", "ghost-privileges.2")
def test_a_ghost_with_the_knife_does_not_frighten_him() -> None:
    table = scene(player(at="ne", died=1), fish_man="ne")

    assert table.options(0) == ["pass-turn"]
    assert table.why(0, "scare-off") == {"ghost-privileges.4"}


@pytest.mark.rule("scare-off-the-fish-man.2")
def test_back_in_the_lake_he_leaves_the_corridor_to_all() -> None:
    table = scene(player(at="ne"), player(at="p1"), fish_man="ne", complexity="expert", roles=("novice",))

    table.choose(0, "scare-off")

    assert table.state.fish_man == ""
    assert table.view(1).fish_man is None
    table.pass_all()
    for seat in list(table.asked):
        table.choose(seat, "keep-silent")
    assert "move:ne" in table.options(1)


@pytest.mark.rule("scare-off-the-fish-man.3")
def test_he_may_come_back_later() -> None:
    table = scene(player(at="ne"), fish_man="ne", unsafe="X").choose(0, "scare-off")

    table.lay(unsafe_passage_draw)

    assert table.state.fish_man == "ne"
