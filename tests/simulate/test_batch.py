"""Batches: the same seed gives the same games, failures are told, and what is counted adds up."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import miskatonic
from miskatonic import BadOption, Chair, MiskatonicError, UnknownGame, players
from miskatonic.simulate import Failure, Played, Report, run

LAB = ("tests.laboratory",)


def batch(
    games: int = 20, seed: int = 1, jobs: int = 1, seats: int = 3, kinds: tuple[str, ...] = ("random",)
) -> Report:
    return run("laboratory", games=games, players=kinds, seats=seats, seed=seed, jobs=jobs, loads=LAB)


def test_the_result_is_the_same_whatever_the_number_of_jobs() -> None:
    alone, together = batch(jobs=1), batch(jobs=2)

    assert alone.facts() == together.facts()
    assert alone.rows() == together.rows()


def test_another_seed_gives_other_games() -> None:
    assert batch(seed=1).rows() != batch(seed=2).rows()


def test_game_seventeen_can_be_played_alone() -> None:
    many = batch(games=20)

    alone = run("laboratory", games=1, first=17, seats=3, seed=1, loads=LAB)

    assert alone.rows()[1] == many.rows()[18]


@settings(max_examples=10)
@given(st.integers(2, 4), st.integers(0, 10))
def test_what_is_counted_adds_up(seats: int, seed: int) -> None:
    report = batch(games=5, seats=seats, seed=seed)

    assert sum(share.count for share in report.outcomes.values()) == 5
    assert sum(share.count for share in report.seats) == sum(len(game.winners) for game in report.played)
    assert sum(share.of for share in report.players.values()) == 5 * seats
    assert report.length is not None
    assert report.length.shortest <= report.length.median <= report.length.longest


def test_each_game_of_teams_is_won_by_one_of_them() -> None:
    report = run("cultists", games=20, seats=4, seed=1)

    assert list(report.sides) == ["cultists-side-investigators", "cultists-side-cultists"]
    assert sum(share.count for share in report.sides.values()) == 20
    assert report.facts()["sides"] == report.sides


def test_a_game_without_teams_counts_none() -> None:
    assert batch(games=2).sides == {}


def test_kinds_of_players_are_counted_apart() -> None:
    report = batch(kinds=("random", "random:3", "random"))

    assert {kind: share.of for kind, share in report.players.items()} == {"random": 40, "random:3": 20}


class Clumsy:
    """Chooses well ten times, then something that is not there."""

    def __init__(self) -> None:
        self.left = 10

    def choose(self, chair: Chair) -> str:
        self.left -= 1
        decision = chair.decision
        assert decision is not None
        return decision.options[0].key if self.left else "jump"


def test_a_game_that_fails_is_told_with_its_seed_and_the_others_go_on() -> None:
    players.register("clumsy", lambda argument, seed: Clumsy())

    report = batch(games=3, kinds=("random", "clumsy", "random"))

    assert report.failed
    failure = report.failed[0]
    assert failure.error.startswith("IllegalChoice[option.closed]: 'jump' isn't open to Seat 2")
    assert failure.seed == f"1:{failure.number}"
    assert len(report.played) + len(report.failed) == 3
    again = miskatonic.replay(failure.journal)
    assert again.version == failure.choices
    assert report.plan.command("simulate", failure.number) == (
        f"miskatonic --with tests.laboratory simulate laboratory --games 1 --first {failure.number} --seed 1 "
        "--players random,clumsy,random --seats 3"
    )


def test_a_batch_that_is_stopped_keeps_what_there_is() -> None:
    seen: list[Played | Failure] = []

    def stop(result: Played | Failure) -> None:
        seen.append(result)
        if len(seen) == 3:
            raise KeyboardInterrupt

    report = run("laboratory", games=10, seats=2, loads=LAB, watch=stop)

    assert report.stopped
    assert len(report.played) == 3
    assert report.facts()["asked"] == 10


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"game": "labratory"}, UnknownGame),
        ({"game": "laboratory", "seats": 9}, BadOption),
        ({"game": "laboratory", "seats": 3, "players": ("random", "random")}, players.PlayerError),
        ({"game": "laboratory", "players": ("nobody",)}, players.PlayerError),
    ],
)
def test_what_can_not_be_played_is_refused_before_the_first_game(
    arguments: dict[str, object], error: type[MiskatonicError]
) -> None:
    with pytest.raises(error):
        run(loads=LAB, **arguments)  # type: ignore[arg-type]  # wrong on purpose
