"""The Upkeep Phase: the lone Cultist's claim, round 10, and the next round."""

from typing import Any

import pytest

from .scenes import Scene, Somebody, player, scene

NO_SEER = {"complexity": "expert", "roles": ("novice",)}
DEAD = player(start="D")


def upkeep(*players: Somebody, **options: Any) -> Scene:
    """An Upkeep, up to the claim if there is one."""
    return scene(*players, phase="upkeep", **{**NO_SEER, **options})


def silent(table: Scene, *but: int) -> Scene:
    """All who are asked for a claim keep silent, except these."""
    for seat in list(table.asked):
        if seat not in but:
            table.choose(seat, "keep-silent")
    return table


@pytest.mark.rule("upkeep-claim.1")
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("round", [1, 7, 10])
def test_the_lone_cultist_may_claim_at_the_end_of_any_round(seats: int, round: int) -> None:
    table = upkeep(player(), player("cultist"), seats=seats, round=round)

    assert table.options(1) == ["claim-victory", "keep-silent"]
    assert table.options(0) == ["keep-silent"]


@pytest.mark.rule("upkeep-claim.1")
def test_the_round_comes_to_the_claim_by_itself() -> None:
    table = scene(player("cultist"), **NO_SEER)  # type: ignore[arg-type]

    table.pass_all()

    assert table.options(0) == ["claim-victory", "keep-silent"]


def test_nobody_sees_who_could_have_claimed() -> None:
    """All the living are asked, so that the silence of one tells nothing."""
    table = upkeep(player(), player("cultist"), player(died=1))
    assert table.asked == [0, 1, 3, 4]

    table.choose(1, "keep-silent")

    other = upkeep(player("cultist"), player(), player(died=1)).choose(1, "keep-silent")
    assert table.view() == other.view()
    assert table.log() == other.log()


@pytest.mark.rule("upkeep-claim.2", "one-cultist-end.3", "game-end.1")
def test_a_claim_ends_the_game_at_once_and_all_piles_are_seen() -> None:
    table = upkeep(player("cultist"), DEAD, player(pulse="AD"), player(pulse="A"), player())

    silent(table, 0).choose(0, "claim-victory")

    assert table.game.over
    assert table.state.round == 1
    assert [shown.pulse for shown in table.view().players] == [(), ("dead",), ("alive", "dead"), ("alive",), ()]


@pytest.mark.rule("upkeep-claim.3", "counting-dead-investigators.2", "cultist-victory.1", "one-cultist-end.1")
@pytest.mark.parametrize(
    ("seats", "dead", "winners"), [(5, 3, (0,)), (5, 2, (1, 2, 3, 4)), (6, 4, (0,)), (6, 3, (1, 2, 3, 4, 5))]
)
def test_the_claim_is_right_from_the_number_in_the_table_on(seats: int, dead: int, winners: tuple[int, ...]) -> None:
    table = upkeep(player("cultist"), *[player(pulse="D")] * dead, seats=seats)

    silent(table, 0).choose(0, "claim-victory")

    assert table.winners == winners


@pytest.mark.rule("one-cultist-end.3")
def test_a_wrong_claim_loses_without_a_guess_at_the_seer() -> None:
    table = upkeep(player("cultist"), player("seer"), complexity="experienced", roles=())

    silent(table, 0).choose(0, "claim-victory")

    assert table.winners == (1, 2, 3, 4)


@pytest.mark.rule("one-cultist-end.3")
def test_without_a_claim_the_game_goes_on_although_enough_are_dead() -> None:
    table = upkeep(player("cultist"), DEAD, DEAD, DEAD)

    silent(table)

    assert not table.game.over
    assert (table.state.round, table.state.phase) == (2, "movement")


@pytest.mark.rule("upkeep-claim.4")
def test_in_round_ten_the_claim_comes_before_the_end() -> None:
    table = upkeep(player("cultist"), DEAD, DEAD, DEAD, round=10)
    assert not table.game.over

    silent(table, 0).choose(0, "claim-victory")

    assert table.winners == (0,)
    assert table.game.result is not None
    assert table.game.result.outcome == "cultists-won-claim-right"


@pytest.mark.rule("upkeep-claim.5")
@pytest.mark.parametrize("options", [{"seats": 7}, {"seats": 8}, {"seats": 6, "automa": True}])
@pytest.mark.parametrize("died", [0, 1])
def test_with_two_cultists_nobody_is_ever_asked_for_a_claim(options: dict[str, Any], died: int) -> None:
    table = scene(player("cultist"), player("cultist", died=died), DEAD, DEAD, DEAD, DEAD, phase="upkeep", **options)

    assert (table.state.round, table.state.phase) == (2, "movement")


@pytest.mark.rule("upkeep-round-ten.1", "cultist-victory.2")
def test_after_round_ten_there_is_no_eleventh() -> None:
    table = upkeep(player("cultist"), round=10, points=9)

    silent(table)

    assert table.winners == (0,)
    assert table.game.result is not None
    assert table.game.result.outcome == "cultists-won-time"
    assert table.asked == []


@pytest.mark.rule("upkeep-next-round.1")
def test_the_vote_token_is_active_again() -> None:
    table = upkeep(vote_ready=False, round=2)

    silent(table)

    assert table.state.vote_ready


@pytest.mark.rule("upkeep-next-round.2")
@pytest.mark.parametrize(("knife", "following"), [(2, 3), (4, 0)])
def test_the_knife_goes_on_clockwise(knife: int, following: int) -> None:
    table = silent(upkeep(knife=knife, round=3))

    assert table.view().first_player == following
    assert (table.state.round, table.state.phase) == (4, "movement")
    assert table.asked == [following]


@pytest.mark.rule("upkeep-next-round.2")
def test_the_knife_skips_no_ghost() -> None:
    table = silent(upkeep(player(), player(died=1)))

    assert table.view().first_player == 1
    assert all(key.startswith("teleport") for key in table.options(1))
