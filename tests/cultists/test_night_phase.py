"""The Night Phase: who learns what, with and without the Seer, with seven, and with the AUTOMA."""

from __future__ import annotations

from typing import Any

import pytest

import miskatonic
from miskatonic.games.cultists.records import NIGHT, CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.kernel.records import changed

from .scenes import Scene, dawn, dealt, player, scene


def seat_of(table: Scene, role: Role) -> int:
    return next(player.seat for player in table.state.players if player.role is role)


def known_roles(table: Scene, viewer: int | None) -> dict[int, str]:
    """Whose roles a viewer sees."""
    return {player.seat: player.role for player in table.view(viewer).players if player.role is not None}


def cultists(table: Scene) -> list[int]:
    return [player.seat for player in table.state.players if player.role is Role.CULTIST]


@pytest.mark.rule("night-purpose.1")
def test_there_is_one_night() -> None:
    table = dealt()
    phases = [table.state.phase]

    for seat in range(5):
        table.choose(seat, "open-envelope")
    phases.append(table.state.phase)
    while not table.game.over and table.state.round < 3:
        seat = table.asked[0]
        table.choose(seat, table.options(seat)[-1])
        phases.append(table.state.phase)

    assert phases[0] == NIGHT
    assert NIGHT not in phases[1:]


@pytest.mark.rule("night-purpose.2", "night-ritual-with-seer.1")
@pytest.mark.parametrize("seats", [5, 6, 8])
def test_the_cultists_learn_who_is_one_and_who_is_dead_from_the_start(seats: int) -> None:
    for seed in range(5):
        table = dawn(seats, seed=seed)
        dead = {player.seat for player in table.state.players if player.start == "D"}

        for cultist in cultists(table):
            view = table.view(cultist)
            assert known_roles(table, cultist) == dict.fromkeys(cultists(table), "cultist")
            assert {player.seat for player in view.players if player.start_dead} == dead
            assert not dead & set(cultists(table))


@pytest.mark.rule("night-purpose.3", "night-ritual-with-seer.2")
@pytest.mark.parametrize("seats", [5, 6, 8])
def test_the_seer_learns_the_cultists_and_no_death_and_nobody_the_seer(seats: int) -> None:
    table = dawn(seats, complexity="first-game")
    seer = seat_of(table, Role.SEER)

    assert known_roles(table, seer) == {seer: "seer", **dict.fromkeys(cultists(table), "cultist")}
    assert {player.start_dead for player in table.view(seer).players} == {None}
    for viewer in {*range(seats), None} - {seer}:
        assert "seer" not in known_roles(table, viewer).values()


@pytest.mark.rule("night-purpose.4", "night-taking-piles.2")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_other_investigators_learn_their_own_role_only(seats: int) -> None:
    table = dawn(seats)

    for seat, one in enumerate(table.state.players):
        if one.role not in (Role.CULTIST, Role.SEER):
            assert known_roles(table, seat) == {seat: one.role.slug}
            assert {other.start_dead for other in table.view(seat).players} == {None}


@pytest.mark.rule("night-taking-piles.1", "night-taking-piles.3")
def test_opening_the_envelope_does_not_show_the_bottom_card() -> None:
    def other_start(card: str) -> Any:
        def lay(table: CultistsTable) -> None:
            table.state.players[0] = changed(table.state.players[0], start=card)

        return lay

    for seed in range(20):
        tables = [dealt(6, seed=seed).lay(other_start(card)) for card in "AD"]
        if tables[0].state.players[0].role is Role.CULTIST:
            continue
        for seat in range(6):
            assert tables[0].seen(0) == tables[1].seen(0)
            for table in tables:
                table.choose(seat, "open-envelope")
        assert tables[0].seen(0) == tables[1].seen(0)


@pytest.mark.rule("night-ritual-with-seer.3")
def test_after_the_ritual_the_night_tells_nothing_more() -> None:
    table = dawn(6)
    before = [known_roles(table, viewer) for viewer in range(6)]

    table.choose(0, "move:nw", "stop")

    assert [known_roles(table, viewer) for viewer in range(6)] == before


@pytest.mark.rule("night-ritual-without-seer.1")
@pytest.mark.parametrize(("seats", "roles"), [(6, ["novice"]), (8, ["radiant-beauty"])])
def test_without_the_seer_the_cultists_learn_the_same(seats: int, roles: list[str]) -> None:
    table = dawn(seats, complexity="expert", roles=roles)
    dead = {player.seat for player in table.state.players if player.start == "D"}

    for cultist in cultists(table):
        assert known_roles(table, cultist) == dict.fromkeys(cultists(table), "cultist")
        assert {player.seat for player in table.view(cultist).players if player.start_dead} == dead


@pytest.mark.rule("night-ritual-without-seer.2")
def test_without_the_seer_nobody_else_learns_of_a_cultist() -> None:
    table = dawn(8, complexity="expert", roles=["radiant-beauty"])

    for viewer in {*range(8), None} - set(cultists(table)):
        assert "cultist" not in known_roles(table, viewer).values()
        assert not any("thumbs" in line for line in table.log(viewer))


@pytest.mark.rule("night-ritual-seven-players.1")
def test_with_seven_the_two_cultists_see_each_other_and_no_card() -> None:
    table = dawn(7)
    one, other = cultists(table)

    assert known_roles(table, one) == known_roles(table, other) == {one: "cultist", other: "cultist"}
    for viewer in (*range(7), None):
        assert {player.start_dead for player in table.view(viewer).players} == {None}


@pytest.mark.rule("night-ritual-seven-players.2")
def test_seven_people_play_without_the_seer() -> None:
    roles = ["seer", "novice", "butterfingers", "scaredy-cat"]

    with pytest.raises(miskatonic.BadOption, match="Seer") as caught:
        dealt(7, complexity="expert", roles=roles)

    assert caught.value.rules == ("night-ritual-seven-players.2",)
    assert dealt(6, automa=True, complexity="expert", roles=roles).asked


@pytest.mark.rule("after-the-night.2", "after-the-night.3")
@pytest.mark.parametrize(("seats", "cards", "pulse"), [(5, 15, 1), (6, 15, 1), (7, 17, 0), (8, 17, 1)])
def test_all_but_the_bottom_card_become_the_hand(seats: int, cards: int, pulse: int) -> None:
    players = dawn(seats).view().players

    assert {(player.hand_count, player.pulse_count) for player in players} == {(cards, pulse)}


@pytest.mark.rule("after-the-night.4")
def test_a_played_card_leaves_a_gap_that_closes_up() -> None:
    table = scene(player("cultist", at="db1", hand="SAFDXS"))

    table.choose(0, "fill:db1:failure")

    assert table.view(0).players[0].hand == ("success", "alive", "dead", "sabotage", "success")
