"""What everybody has seen stands in every view, so that nobody must write it down."""

from typing import cast

from miskatonic.games.cultists.view import CultistsView
from tests.cultists.scenes import Scene, dawn, player, room, scene


def seen(table: Scene, seat: int | None = None) -> CultistsView:
    return cast("CultistsView", table.view(seat))


def test_all_see_who_laid_a_card_in_a_room_but_not_which() -> None:
    table = scene(player(at="r", hand="S"), rooms={"r": room("S")})

    table.choose(0, "fill:r:success")

    assert next(one for one in seen(table).rooms if one.id == "r").story == "o0"


def test_all_see_in_which_colours_a_player_has_worked() -> None:
    table = scene(player(at="r", hand="S"), rooms={"r": room("S")})

    table.choose(0, "fill:r:success")

    assert seen(table).players[0].worked == (("red",), (), (), ())
    assert seen(table).players[1].worked == ()


def test_a_novice_who_dies_of_a_vote_is_cleared_of_being_a_cultist() -> None:
    table = scene(player("novice", at="lb"))
    before = seen(table).players[0].cleared

    table.choose(0, "start-vote")

    assert (before, seen(table).players[0].cleared) == (False, True)


def test_the_first_player_sees_all_votes_before_using_the_knife() -> None:
    table = scene(player(at="lb"))

    table.choose(0, "start-vote").vote(2, None, 3, 3, 1)

    assert table.options(0)[0] == "keep-vote"
    assert seen(table, 0).votes == ((0, 2), (1, None), (2, 3), (3, 3), (4, 1))


def test_the_box_says_how_many_cultists_there_are_and_which_roles() -> None:
    box = seen(dawn(6)).box

    assert (box.cultists, box.roles) == (1, ("seer", "firestarter"))
    assert len(box.routes) == 10
