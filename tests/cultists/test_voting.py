"""Votes: who may start one, how all point, what the Knife does, and who is eliminated."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from miskatonic.games.cultists.voting import ABSTAINED, Vote, eliminated
from miskatonic.kernel.seats import Seat

from .scenes import Scene, Somebody, player, scene


def vote(*players: Somebody, **options: Any) -> Scene:
    """A vote that player 0 has started in the Canteen, after the talk."""
    first, *others = players or (player(),)
    table = scene(replace(first, at="lb"), *others, **options)
    return table.choose(0, "start-vote").ready()


def outcome(**votes: int) -> str | None:
    """Who is eliminated by these votes; `fists` are abstentions."""
    names = [name for name in votes if name != "fists"]
    counted: Mapping[int, int] = {
        **{number: votes[name] for number, name in enumerate(names)},
        ABSTAINED: votes.get("fists", 0),
    }
    out = eliminated(counted)
    return None if out is None else names[out]


# -- who starts one


@pytest.mark.rule("start-a-vote.1", "ghost-privileges.3")
def test_a_ghost_starts_no_vote() -> None:
    living, ghost = scene(player(at="lb")), scene(player(at="lb", died=1))

    assert "start-vote" in living.options(0)
    assert "start-vote" not in ghost.options(0)
    assert "ghost-privileges.3" in ghost.why(0, "start-vote")


@pytest.mark.rule("start-a-vote.2", "start-a-vote.3")
def test_one_vote_a_round_is_started_there_whatever_comes_of_it() -> None:
    table = scene(player(at="lb"), player(at="lb")).choose(0, "start-vote")

    table.vote(None, None, None, None, None).choose(0, "keep-vote")

    assert table.asked == [1]
    assert not table.view(1).vote_ready
    assert "start-vote" not in table.options(1)
    assert "start-a-vote.2" in table.why(1, "start-vote")


@pytest.mark.rule("vote-procedure.1")
def test_the_talk_before_a_vote_says_that_one_is_coming() -> None:
    table = scene(player(at="lb"), player()).choose(0, "start-vote")

    assert "vote" in table.game.decisions[0].prompt()


@pytest.mark.rule("start-a-vote.4")
def test_after_the_vote_the_next_player_acts() -> None:
    table = scene(player(), player(at="lb"), player()).choose(0, "pass-turn")

    table.choose(1, "start-vote").vote(None, None, None, None, None).choose(0, "keep-vote")

    assert table.asked == [2]
    assert "pass-turn" in table.options(2)


@pytest.mark.rule("mandatory-vote.1")
@pytest.mark.parametrize("event", ["false-eyes", "portable-camera"])
def test_a_murder_shown_by_an_event_is_voted_on(event: str) -> None:
    table = scene(player(), player(pulse="D"), phase="event", bag=(event,), seats=7)

    table.choose(0, "event-check:1").choose(0, "reveal-murder").ready()

    assert table.options(3) == ["vote:0", "vote:2", "vote:3", "vote:4", "vote:5", "vote:6", "abstain"]


@pytest.mark.rule("mandatory-vote.2", "role-firestarter.2")
def test_a_death_by_role_opens_no_vote() -> None:
    table = scene(player("firestarter", hand="X"), phase="upkeep", round=5)

    assert not table.alive(0)
    assert table.options(1) == ["keep-silent"]


@pytest.mark.rule("mandatory-vote.2")
def test_a_death_by_vote_opens_no_other_vote() -> None:
    table = vote(player(), player(), player())

    table.vote(2, 2, 0, 2, None).choose(0, "keep-vote")

    assert not table.alive(2)
    assert "pass-turn" in table.options(1)


@pytest.mark.rule("mandatory-vote.3", "start-a-vote.3")
@pytest.mark.parametrize("ready", [True, False])
def test_a_murder_is_voted_on_whatever_the_token_shows_and_leaves_it(ready: bool) -> None:
    table = scene(player(at="se"), player(at="se", pulse="D"), round=4, vote_ready=ready)

    table.choose(0, "check-status:1").choose(0, "reveal-murder")
    assert "ready" in table.options(4)
    table.vote(None, None, None, None, None).choose(0, "keep-vote")

    assert table.state.vote_ready is ready


def test_a_murder_revealed_in_anothers_turn_does_not_use_up_the_canteen() -> None:
    table = scene(player(at="se"), player(at="lb"), player(at="se", pulse="D"))
    table.choose(0, "check-status:2").choose(0, "reveal-murder")
    table.vote(None, None, None, None, None).choose(0, "keep-vote")

    table.choose(1, "start-vote").vote(None, None, None, None, None).choose(0, "keep-vote")

    assert not table.state.vote_ready
    assert table.asked == [2]


def test_who_is_eliminated_before_the_own_turn_acts_as_a_ghost() -> None:
    """A murder is revealed in the turn of another; the vote falls on the next player, who stands in the Canteen."""
    table = scene(player(at="se"), player(at="lb", hand="S"), player(at="se", pulse="D"))
    table.choose(0, "check-status:2").choose(0, "reveal-murder")

    table.vote(1, 1, 1, 1, 1).choose(0, "keep-vote")

    assert table.options(1) == ["fill:lb:success", "pass-turn"]


def test_a_vote_may_fall_on_who_has_started_it() -> None:
    table = scene(player(at="se"), player(at="se", pulse="D"), draw="SF")
    table.choose(0, "check-status:1").choose(0, "reveal-murder")

    table.vote(0, 0, 0, 0, 0).choose(0, "keep-vote")

    assert (table.alive(0), table.alive(1)) == (False, False)
    assert table.state.draw == "F"
    assert table.asked == [1]


def test_a_murder_shown_in_the_event_phase_is_voted_on_before_anybody_acts() -> None:
    table = scene(player(), player(pulse="D"), phase="event", bag=("false-eyes",))
    table.choose(0, "event-check:1").choose(0, "reveal-murder")

    table.vote(2, 2, 2, 2, None)
    assert table.state.phase == "event"
    table.choose(0, "keep-vote")

    assert (table.state.phase, table.asked, table.state.vote_ready) == ("action", [0], True)
    assert all(key.startswith(("fill", "check-room", "pass")) for key in table.choose(0, "pass-turn").options(1))


def test_all_fists_or_all_at_different_players_eliminate_nobody() -> None:
    fists = vote().vote(None, None, None, None, None).choose(0, "keep-vote")
    scattered = vote().vote(1, 2, 3, 4, 0).choose(0, "keep-vote")

    assert all(fists.alive(seat) and scattered.alive(seat) for seat in range(5))


# -- how it is held


@pytest.mark.rule("vote-procedure.2", "vote-procedure.3")
def test_nobody_sees_a_vote_before_all_eyes_are_open() -> None:
    table = vote()

    table.choose(1, "vote:3").choose(2, "abstain").choose(3, "vote:1").choose(4, "vote:4")
    before = [table.view(viewer) for viewer in (None, 0, 4)]
    quiet = vote().choose(1, "vote:2").choose(2, "vote:0").choose(3, "abstain").choose(4, "abstain")
    assert before == [quiet.view(viewer) for viewer in (None, 0, 4)]
    assert table.log(0) == quiet.log(0)

    table.choose(0, "abstain")

    assert table.view().votes == ((0, None), (1, 3), (2, None), (3, 1), (4, 4))


@pytest.mark.rule("vote-procedure.2")
def test_one_points_at_any_living_character_also_at_oneself_or_keeps_a_fist() -> None:
    table = vote(player(), player(died=1))

    assert table.options(0) == ["vote:0", "vote:2", "vote:3", "vote:4", "abstain"]
    assert table.why(0, "vote:1") == {"vote-procedure.2"}


@pytest.mark.rule("vote-procedure.4", "ghost-privileges.2")
def test_ghosts_vote_as_well() -> None:
    table = vote(player(), player(died=1), player(died=1), seats=6)

    assert table.asked == [0, 1, 2, 3, 4, 5]
    table.vote(None, 3, 3, 4, None, None)
    assert len(table.view().votes) == 6


def test_a_vote_cannot_be_given_twice_once_all_are_in() -> None:
    table = vote().vote(None, None, None, None, None)

    assert table.asked == [0]
    table.refuses(1, "vote:2")


# -- who is eliminated


@pytest.mark.rule("vote-outcome.1")
def test_more_than_everybody_else_is_enough() -> None:
    assert outcome(Ann=3, Bob=2, Cid=2) == "Ann"


@pytest.mark.rule("vote-outcome.2")
def test_a_tie_eliminates_nobody() -> None:
    assert outcome(Ann=2, Bob=2, fists=1) is None
    assert outcome(Ann=3, Bob=3, Cid=1) is None


@pytest.mark.rule("vote-outcome.3")
def test_as_many_fists_as_votes_save_a_character() -> None:
    assert outcome(Ann=3, fists=3) is None
    assert outcome(Ann=3, fists=4) is None
    assert outcome(Ann=3, fists=2) == "Ann"
    assert outcome(fists=5) is None


@pytest.mark.rule("vote-outcome.4", "character-status.2", "character-status.3")
def test_who_is_eliminated_goes_on_as_a_ghost_with_the_pile_face_down() -> None:
    table = vote(player(), player(pulse="AD"))

    table.vote(1, None, 1, 1, None).choose(0, "keep-vote")

    shown = table.view(2).players[1]
    assert (shown.alive, shown.corpse, shown.pulse) == (False, False, ())
    assert table.asked == [1]


@pytest.mark.rule("vote-outcome.5")
def test_the_first_of_two_cultists_is_eliminated_without_showing_a_role() -> None:
    table = vote(player(), player("cultist"), player("cultist"), seats=7)

    table.vote(1, None, 1, 1, 1, 1, 1)

    assert (table.alive(1), table.game.over) == (False, False)
    assert table.view(0).players[1].role is None


@pytest.mark.rule("vote-outcome.5", "investigator-victory.2", "game-end.1")
def test_the_last_cultist_eliminated_ends_the_game_at_once() -> None:
    table = vote(player(), player("cultist"), complexity="expert", roles=("novice",))

    table.vote(1, None, 1, 1, 1).choose(0, "keep-vote")

    assert table.winners == (0, 2, 3, 4)
    assert table.view().players[1].role == "cultist"


@pytest.mark.rule("vote-outcome.6", "symbol-glossary.2")
@pytest.mark.parametrize(
    ("role", "shown"),
    [("seer", None), ("investigator", None), ("mechanic", None), ("radiant-beauty", "radiant-beauty")],
)
def test_an_investigator_shows_only_what_the_marker_asks_for(role: str, shown: str | None) -> None:
    table = vote(player(), player(role), player("cultist"))

    table.vote(1, None, 1, 1, 1).choose(0, "keep-vote")

    assert table.view(3).players[1].role == shown


@pytest.mark.rule("vote-outcome-examples.1")
def test_example_two_two_and_two_fists() -> None:
    assert outcome(Andre=2, Susana=2, fists=2) is None


@pytest.mark.rule("vote-outcome-examples.2")
def test_example_three_one_and_two_fists() -> None:
    assert outcome(Andre=3, Susana=1, fists=2) == "Andre"


@pytest.mark.rule("vote-outcome-examples.2")
@pytest.mark.parametrize(("role", "over"), [("investigator", False), ("cultist", True)])
def test_example_andre_reveals_himself_only_as_the_last_cultist(role: str, over: bool) -> None:
    andre, susana = 1, 2
    others = [player() if role == "cultist" else player("cultist")]
    table = vote(player(), player(role), player(), *others, seats=6, complexity="expert", roles=("novice",))

    table.vote(andre, susana, andre, andre, None, None).choose(0, "keep-vote")

    assert not table.alive(andre)
    assert table.game.over is over
    assert table.view(4).players[andre].role == ("cultist" if over else None)


@pytest.mark.rule("vote-outcome-examples.3")
def test_example_three_one_and_three_fists() -> None:
    assert outcome(Bruno=3, Raul=1, fists=3) is None


@pytest.mark.rule("vote-outcome-examples.4")
def test_example_one_one_three_and_two_fists() -> None:
    assert outcome(Bruno=1, Raul=1, Mario=3, fists=2) == "Mario"


@pytest.mark.rule("vote-outcome-examples.4")
def test_example_mario_becomes_a_ghost() -> None:
    bruno, raul, mario = 1, 2, 3
    table = scene(player(died=1), seats=7).run(Vote(Seat(4))).ready()

    table.vote(mario, raul, mario, bruno, mario, None, None)

    assert not table.alive(mario)


@pytest.mark.rule("vote-outcome-examples.5")
def test_example_three_against_three_fists() -> None:
    assert outcome(Andre=3, fists=3) is None


# -- the Knife


@pytest.mark.rule("knife-in-votes.1")
@pytest.mark.parametrize("seats", [5, 6])
def test_up_to_six_players_the_knife_may_change_a_vote_that_all_have_seen(seats: int) -> None:
    table = vote(seats=seats)
    table.vote(1, 1, 2, 2, *[None] * (seats - 4))
    assert table.asked == [0]
    assert table.options(0) == ["keep-vote", "vote:0", *[f"vote:{seat}" for seat in range(2, seats)], "abstain"]

    table.choose(0, "vote:2")

    assert (table.alive(1), table.alive(2)) == (True, False)


@pytest.mark.rule("knife-in-votes.1")
def test_the_knife_may_change_a_vote_into_an_abstention() -> None:
    table = vote().vote(1, 1, 1, None, None)

    table.choose(0, "abstain")

    assert table.alive(1)


@pytest.mark.rule("knife-in-votes.1")
@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("vote:2", "André uses the Knife and now points at Carolina."),
        ("abstain", "André uses the Knife and now abstains."),
    ],
)
def test_all_see_what_a_vote_is_changed_into(key: str, line: str) -> None:
    table = vote().vote(1, 1, None, None, None)

    table.choose(0, key)

    assert line in table.log(4)


@pytest.mark.rule("knife-in-votes.2")
@pytest.mark.parametrize("seats", [7, 8])
def test_from_seven_players_on_the_knife_counts_twice(seats: int) -> None:
    ann, bob = 2, 3
    table = vote(seats=seats)

    table.vote(ann, ann, bob, bob, *range(4, seats))

    assert (table.alive(ann), table.alive(bob)) == (False, True)
    assert table.asked == [1]


@pytest.mark.rule("knife-in-votes.2")
def test_an_abstention_with_the_knife_counts_twice_as_well() -> None:
    table = vote(seats=7).vote(None, 2, 2, None, 3, 2, 3)

    assert table.alive(2)


@pytest.mark.rule("knife-in-votes.3", "ghost-privileges.2")
@pytest.mark.parametrize("seats", [5, 7])
def test_a_ghost_with_the_knife_votes_once_and_finally(seats: int) -> None:
    table = scene(player(died=1), seats=seats, round=1)
    table.run(Vote(Seat(1))).ready()

    table.vote(2, 2, 3, 3, *range(4, seats))

    assert (table.alive(2), table.alive(3)) == (True, True)
    assert table.asked == [0]
    assert "pass-turn" in table.options(0)
