"""Assassinate a Character, and the role that can."""

import pytest

from miskatonic.games.cultists.roles import LOYALTY, Role

from .scenes import player, scene


@pytest.mark.rule("assassinate-a-character.1", "role-assassin.1")
def test_the_assassin_strikes_the_living_who_share_the_place() -> None:
    table = scene(player("assassin", at="se"), player(at="se"), player(at="se", died=1), player(at="nw"), seats=7)

    assert [key for key in table.options(0) if key.startswith("assass")] == ["assassinate:1"]
    assert LOYALTY.get(Role.ASSASSIN, 0) == 0


@pytest.mark.rule("assassinate-a-character.1")
@pytest.mark.parametrize("role", ["investigator", "cultist", "seer", "mechanic"])
def test_nobody_else_is_offered_it(role: str) -> None:
    table = scene(player(role, at="se"), player(at="se"), seats=8)

    assert "assassinate:1" not in table.options(0)
    assert table.why(0, "assassinate:1") == {"assassinate-a-character.1"}


@pytest.mark.rule("assassinate-a-character.1", "role-assassin.1")
def test_a_dead_assassin_strikes_nobody() -> None:
    table = scene(player("assassin", at="se", died=1), player(at="se"), seats=7)

    assert table.options(0) == ["pass-turn"]


@pytest.mark.rule("assassinate-a-character.2", "character-status.2")
def test_the_assassin_is_revealed_and_the_target_dies_with_the_pile_face_down() -> None:
    table = scene(player("assassin", at="se"), player(at="se", pulse="AD"), seats=7)

    table.choose(0, "assassinate:1")

    view = table.view(2)
    assert (view.players[0].role, view.players[1].alive) == ("assassin", False)
    assert (view.players[1].corpse, view.players[1].pulse, view.players[1].role) == (False, (), None)


@pytest.mark.rule("assassinate-a-character.3", "mandatory-vote.2")
def test_the_next_player_acts_and_no_vote_is_held() -> None:
    table = scene(player("assassin", at="se"), player(at="se"), player(at="nw"), seats=7)

    table.choose(0, "assassinate:1")

    assert table.asked == [1]
    assert "pass-turn" in table.options(1)


@pytest.mark.rule("assassinate-a-character.4")
def test_the_first_of_two_cultists_dies_unknown() -> None:
    table = scene(player("assassin", at="se"), player("cultist", at="se"), player("cultist"), seats=7)

    table.choose(0, "assassinate:1")

    assert not table.game.over
    assert table.view(3).players[1].role is None


@pytest.mark.rule("assassinate-a-character.4", "role-assassin.2", "investigator-victory.2", "game-end.1")
def test_the_last_cultist_struck_ends_the_game_at_once() -> None:
    table = scene(player("assassin", at="se"), player("cultist", at="se"), player("cultist", died=1), seats=7, round=2)

    table.choose(0, "assassinate:1")

    assert table.winners == (0, 3, 4, 5, 6)


@pytest.mark.rule("role-assassin.1")
def test_it_can_be_done_once_in_a_game() -> None:
    table = scene(player("assassin", at="se", shown=True), player(at="se"), seats=7)

    assert "assassinate:1" not in table.options(0)
    assert table.why(0, "assassinate:1") == {"role-assassin.1"}


@pytest.mark.rule("role-assassin.2")
def test_an_infected_target_reveals_what_its_marker_says() -> None:
    table = scene(player("assassin", at="se"), player("infected", at="se"), seats=7)

    table.choose(0, "assassinate:1")

    assert table.view(3).players[1].role == "infected"
    assert table.state.calm_until == 2


def test_the_assassin_strikes_through_secret_doors() -> None:
    table = scene(player("assassin", at="o1"), player(at="o2"), seats=7, event="secret-doors")

    table.choose(0, "assassinate:1")

    assert not table.alive(1)
