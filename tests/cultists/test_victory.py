"""How the game ends: points, deaths, time, the guess at the Seer, and which of them comes first."""

from typing import Any

import pytest

from miskatonic.games.cultists.game import CULTISTS
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.victory import dead_investigators
from miskatonic.testing import play_randomly

from .scenes import Scene, Somebody, player, room, scene

NO_SEER = {"complexity": "expert", "roles": ("novice",)}
LAST_BOOK = {"g": room("S", explored=True, books=1)}
"""The green Room, where the next check finds the last of three books."""


def outcome(table: Scene) -> str:
    assert table.game.result is not None, f"the game goes on: {table.asked} must choose"
    return table.game.result.outcome.removeprefix("cultists-won-")


def last_book(*others: Somebody, missing: int = 0, **options: Any) -> Scene:
    """Player 0 scores the green shelf, with which the Investigators have their points, or lack so many."""
    need = {5: 10, 6: 12, 7: 12, 8: 13}[options.get("seats", 5)]
    table = scene(player(at="g"), *others, rooms=LAST_BOOK, points=need - 3 - missing, **{**NO_SEER, **options})
    return table.choose(0, "check-room:g")


def voted_out(*others: Somebody, **options: Any) -> Scene:
    """Player 0 starts a vote, and all living Investigators point at player 1."""
    table = scene(player(at="lb"), *others, **options).choose(0, "start-vote").ready()
    for seat in list(table.asked):
        table.choose(seat, "vote:1")
    if "keep-vote" in table.options(0):
        table.choose(0, "keep-vote")
    return table


def silent(table: Scene, *but: int) -> Scene:
    for seat in list(table.asked):
        if seat not in but:
            table.choose(seat, "keep-silent")
    return table


# -- how the Investigators win


@pytest.mark.rule("investigator-victory.1")
@pytest.mark.parametrize(("missing", "over"), [(0, True), (1, False)])
def test_exactly_the_number_of_points_is_enough(missing: int, over: bool) -> None:
    table = last_book(player("cultist"), seats=7, missing=missing, complexity="experienced", roles=())

    assert table.game.over is over
    assert not over or table.winners == (0, 2, 3, 4, 5)


@pytest.mark.rule("investigator-victory.2", "one-cultist-end.4")
def test_the_cultist_voted_out_loses_however_many_are_dead() -> None:
    table = voted_out(player("cultist"), *[player(pulse="D")] * 3, **NO_SEER, round=2)

    assert (table.winners, outcome(table)) == ((0, 2, 3, 4), "eliminated")


@pytest.mark.rule("investigator-victory.2")
def test_a_last_cultist_who_turns_out_to_be_dead_ends_the_game_as_well() -> None:
    table = scene(player(at="se"), player("cultist", at="se", pulse="D"), player("cultist", died=1), seats=7)

    table.choose(0, "check-status:1").choose(0, "reveal-murder")

    assert outcome(table) == "eliminated"


@pytest.mark.rule("teams-and-roles.4", "teams-and-roles.1")
def test_a_ghost_wins_with_its_team() -> None:
    table = voted_out(player("cultist"), player(died=1), **NO_SEER)

    assert table.winners == (0, 2, 3, 4)


def test_points_reached_in_the_last_action_of_round_ten_win() -> None:
    table = silent(last_book(player("cultist"), round=10))

    assert (table.winners, outcome(table)) == ((0, 2, 3, 4), "points")


def test_the_last_investigator_alive_may_still_vote_the_cultist_out() -> None:
    """Ghosts vote, so the dead may win; and the deaths that a lone Cultist did not claim count for nothing."""
    table = voted_out(player("cultist"), *[player(died=1)] * 3, **NO_SEER, round=2)

    assert (table.winners, outcome(table)) == ((0, 2, 3, 4), "eliminated")


def test_the_last_living_cultist_and_the_points_are_two_ends_of_which_the_first_counts() -> None:
    """The Assassin strikes the last Cultist while the points are one short: nobody guesses or claims."""
    table = scene(
        player("assassin", at="g"), player("cultist", at="g"), player("cultist", died=1), seats=7, points=11, round=2
    )

    table.choose(0, "assassinate:1")

    assert outcome(table) == "eliminated"


def test_a_cultist_who_dies_of_the_partners_card_ends_it_before_the_vote() -> None:
    table = scene(player("cultist", at="se", died=0), player("cultist", at="se", pulse="D"), seats=7)
    table.choose(0, "check-status:1").choose(0, "reveal-murder")

    assert not table.game.over

    alone = scene(player(at="se"), player("cultist", at="se", pulse="D"), player("cultist", died=1), seats=7)
    alone.choose(0, "check-status:1").choose(0, "reveal-murder")
    assert outcome(alone) == "eliminated"


# -- how the Cultists win


@pytest.mark.rule("cultist-victory.1", "one-cultist-end.2")
def test_a_right_claim_wins_whatever_the_score() -> None:
    table = last_book(player("cultist"), *[player(pulse="D")] * 3)

    silent(table, 1).choose(1, "claim-victory")

    assert (table.winners, outcome(table)) == ((1,), "claim-right")


@pytest.mark.rule("cultist-victory.2")
def test_nine_of_ten_points_after_round_ten_are_too_few() -> None:
    table = silent(scene(player("cultist"), phase="upkeep", round=10, points=9, **NO_SEER))  # type: ignore[arg-type]

    assert (table.winners, outcome(table)) == ((0,), "time")


@pytest.mark.rule("cultist-victory.3", "role-seer.2", "seer-guess.2")
def test_naming_the_seer_wins_after_a_victory_by_points() -> None:
    table = silent(last_book(player("cultist"), player("seer"), complexity="experienced", roles=()))

    table.choose(1, "guess-seer:2")

    assert (table.winners, outcome(table)) == ((1,), "seer")


@pytest.mark.rule("one-cultist-end.1", "upkeep-claim.3")
@pytest.mark.parametrize(("seats", "need"), [(4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_the_table_says_how_many_must_be_dead(seats: int, need: int) -> None:
    assert scene(seats=seats).view().dead_needed == need


@pytest.mark.rule("one-cultist-end.2", "game-end.3")
def test_the_target_is_reached_and_a_wrong_claim_leaves_it_to_the_investigators() -> None:
    table = last_book(player("cultist"), player(pulse="D"), player(pulse="D"))

    silent(table, 1).choose(1, "claim-victory")

    assert (table.winners, outcome(table)) == ((0, 2, 3, 4), "claim-wrong")


# -- the special end with two Cultists


def two_cultists(last_death: int, deaths: int = 4, **options: Any) -> Scene:
    """The last Cultist is voted out in round 6; so many Investigators are dead, the last since this round."""
    dead = [player(pulse="D", received="2")] * (deaths - 1) + [player(pulse="D", received=str(last_death))]
    return voted_out(
        player("cultist"), player("cultist", died=3), *dead, round=6, seats=options.pop("seats", 7), **options
    )


@pytest.mark.rule("two-cultists-end.1", "cultist-victory.1")
def test_enough_deaths_in_an_earlier_round_win_although_the_last_cultist_falls() -> None:
    table = two_cultists(last_death=5)

    assert (table.winners, outcome(table)) == ((1, 2), "dead")


@pytest.mark.rule("two-cultists-end.2")
def test_a_death_in_the_round_of_the_last_cultists_fall_comes_too_late() -> None:
    table = two_cultists(last_death=6)

    assert (table.winners, outcome(table)) == ((0, 3, 4, 5, 6), "eliminated")


@pytest.mark.rule("two-cultists-end.3")
def test_three_dead_of_seven_players_are_too_few() -> None:
    table = two_cultists(last_death=5, deaths=3)

    assert outcome(table) == "eliminated"


def test_a_victory_by_points_meets_the_same_test() -> None:
    dead = [player(pulse="D", received="2")] * 4
    early = last_book(player("cultist"), player("cultist"), *dead, seats=7, round=3, complexity="experienced", roles=())
    late = last_book(player("cultist"), player("cultist"), *dead, seats=7, round=2, complexity="experienced", roles=())

    assert (outcome(early), outcome(late)) == ("dead", "points")


def test_the_first_of_two_cultists_dead_ends_nothing() -> None:
    table = voted_out(player("cultist"), player("cultist"), seats=7)

    assert not table.game.over


# -- counting


@pytest.mark.rule("counting-dead-investigators.1")
def test_more_than_enough_is_enough() -> None:
    table = scene(player("cultist"), *[player(pulse="D")] * 5, seats=6, phase="upkeep", **NO_SEER)  # type: ignore[arg-type]

    silent(table, 0).choose(0, "claim-victory")

    assert outcome(table) == "claim-right"


@pytest.mark.rule("counting-dead-investigators.2")
def test_two_dead_cards_in_one_pile_are_one_dead_investigator() -> None:
    table = scene(player("cultist"), player(pulse="DAD"), player(pulse="D"), player(start="D", pulse="D"))

    assert dead_investigators(table.table, 1) == 3


@pytest.mark.rule("counting-dead-investigators.3")
def test_who_was_dead_from_the_start_counts() -> None:
    table = scene(player("cultist"), player(start="D"), player(start="D"), player(pulse="D"), seats=6)

    assert dead_investigators(table.table, 1) == 3


@pytest.mark.rule("counting-dead-investigators.4")
def test_a_dead_cultist_adds_nothing() -> None:
    table = scene(player("cultist", pulse="D"), player("cultist", died=1), player(pulse="D"), seats=7)

    assert dead_investigators(table.table, 1) == 1


def test_an_investigator_eliminated_without_a_dead_card_counts_once() -> None:
    table = scene(player("cultist"), player(died=2), player(died=2, pulse="D"), round=3)

    assert dead_investigators(table.table, 3) == 2
    assert dead_investigators(table.table, 1) == 1


# -- the guess at the Seer


@pytest.mark.rule("seer-guess.1", "seer-guess.5", "game-end.2")
def test_the_fallen_cultists_are_seen_and_name_one_player() -> None:
    table = voted_out(player("cultist"), player("cultist", died=1), player("seer"), seats=8, round=2)

    assert not table.game.over
    assert sorted(table.asked) == [1, 2]
    assert table.options(2) == [f"guess-seer:{seat}" for seat in (0, 3, 4, 5, 6, 7)]
    assert [shown.role for shown in table.view(4).players] == [
        None, "cultist", "cultist", None, "investigator", None, None, None,
    ]  # fmt: skip


@pytest.mark.rule("seer-guess.1", "seer-guess.3")
def test_one_guess_is_all_they_have() -> None:
    table = voted_out(player("cultist"), player("cultist", died=1), player("seer"), seats=8, round=2)

    table.choose(1, "guess-seer:5")

    assert (table.winners, outcome(table)) == ((0, 3, 4, 5, 6, 7), "eliminated")
    table.refuses(2, "guess-seer:3")


@pytest.mark.rule("seer-guess.2")
def test_a_right_guess_wins_whatever_was_scored() -> None:
    table = voted_out(player("cultist"), player("seer"), points=8)

    table.choose(1, "guess-seer:2")

    assert (table.winners, outcome(table)) == ((1,), "seer")


@pytest.mark.rule("seer-guess.3")
@pytest.mark.parametrize(("last_death", "end"), [("6", "eliminated"), ("5", "dead")])
def test_enough_deaths_in_an_earlier_round_win_without_a_guess(last_death: str, end: str) -> None:
    dead = [player(pulse="D", received="2")] * 4 + [player("seer", pulse="D", received=last_death)]
    table = voted_out(player("cultist"), player("cultist", died=3), *dead, seats=8, round=6)

    if end == "eliminated":
        table.choose(1, "guess-seer:0")

    assert outcome(table) == end


@pytest.mark.rule("seer-guess.4")
def test_a_dead_seer_can_be_named() -> None:
    table = voted_out(player("cultist"), player("seer", died=2), round=3)

    table.choose(1, "guess-seer:2")

    assert table.winners == (1,)


def test_without_a_seer_in_the_game_nobody_guesses() -> None:
    table = voted_out(player("cultist"), player(), **NO_SEER)

    assert outcome(table) == "eliminated"


def test_a_claim_comes_before_the_guess_at_an_end_by_points() -> None:
    table = last_book(player("cultist"), player("seer"), complexity="experienced", roles=())
    assert table.options(1) == ["claim-victory", "keep-silent"]

    silent(table)

    assert table.asked == [1]
    assert table.options(1)[0].startswith("guess-seer")


@pytest.mark.rule("game-end.1")
def test_nothing_more_can_be_done_after_the_end() -> None:
    table = voted_out(player("cultist"), player(), **NO_SEER)

    assert table.asked == []
    for key in ("pass-turn", "vote:2", "move:nw", "ready"):
        table.refuses(0, key)


@pytest.mark.rule("game-end.3")
def test_without_a_claim_one_guess_decides_an_end_by_points() -> None:
    table = silent(
        last_book(player("cultist"), player("seer"), *[player(pulse="D")] * 2, complexity="experienced", roles=())
    )

    table.choose(1, "guess-seer:0")

    assert (table.winners, outcome(table)) == ((0, 2, 3, 4), "points")


def test_each_outcome_is_won_by_the_side_that_it_is_counted_for() -> None:
    seen = set()
    for seed in range(30):
        game = play_randomly(CULTISTS, seed, {"seats": 5 + seed % 4, "statements": 1})
        assert game.result is not None
        cultists = {player.seat for player in game.table.state.players if player.role is Role.CULTIST}
        side = CULTISTS.sides[game.result.outcome]
        assert (set(game.result.winners) == cultists) == (side == "cultists-side-cultists")
        seen.add(side)
    assert seen == set(CULTISTS.sides.values())
