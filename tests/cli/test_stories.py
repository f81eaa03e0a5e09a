"""Stories: games that are watched and games that are told again."""

from pathlib import Path

import pytest

import miskatonic
from miskatonic import Game
from miskatonic.simulate import Plan, load, play_out
from tests.cli.terminal import lab


@pytest.fixture
def game() -> Game:
    load("tests.laboratory")
    plan = Plan("laboratory", options={"seats": 3}, seed=7)
    game = plan.begin(0)
    play_out(game, plan.seated(0, game))
    return game


@pytest.fixture
def journal(game: Game, tmp_path: Path) -> str:
    path = tmp_path / "game.journal"
    path.write_text(str(game.journal), encoding="utf-8")
    return str(path)


def test_a_watched_game_is_told_to_its_end_and_the_same_seed_tells_it_again() -> None:
    told = lab("watch", "laboratory", "--seed", "7", "--seats", "3")

    assert told.output.startswith("Round 1 begins.\n  Seat 1 draws a card.\n")
    assert "\nThe game is over\n" in told.output
    assert lab("watch", "laboratory", "--seed", "7", "--seats", "3").output == told.output


def test_a_watched_game_can_be_read_in_russian() -> None:
    assert lab("watch", "laboratory", "--lang", "ru").output.startswith("Начинается раунд 1.\n")


def test_a_spectator_reads_the_log_and_that_the_journal_fits(journal: str, game: Game) -> None:
    shown = lab("replay", journal).output

    assert [line.strip() for line in shown.splitlines()][: len(game.log())] == game.log()
    assert shown.endswith(f"The journal fits: {game.version} choices\n")


def test_a_seat_reads_what_it_was_told_and_its_own_choices(journal: str, game: Game) -> None:
    shown = lab("replay", journal, "--seat", "2").output

    told = [line.strip() for line in shown.splitlines() if line and not line.startswith(">")]
    assert told[: len(game.log())] == game.log(1)
    assert "> Seat 2: Bid" in shown
    assert "> Seat 1:" not in shown
    assert "> Seat 3:" not in shown


def test_opened_every_choice_and_every_card_is_told(journal: str, game: Game) -> None:
    shown = lab("replay", journal, "--open").output

    assert sum(line.startswith("> ") for line in shown.splitlines()) == game.version
    assert "draws a card" not in shown


def test_a_story_can_end_early(journal: str) -> None:
    shown = lab("replay", journal, "--to", "5").output

    assert shown.endswith("The journal fits: 5 choices\n")
    assert "The last alchemist" not in shown


def test_step_by_step_one_may_leave(journal: str) -> None:
    shown = lab("replay", journal, "--step", "--seat", "1", typed="\n\nq\n").output

    assert shown.count("Press Enter to go on") == 3
    assert "The journal fits" not in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [(("--to", "999"), "'999' is too many"), (("--seat", "4"), "give a number from 1 to 3")],
)
def test_a_choice_or_seat_that_is_not_there_is_told(journal: str, words: tuple[str, ...], said: str) -> None:
    told = lab("replay", journal, *words)

    assert told.exit_code == 2
    assert said in told.stderr


def test_a_journal_that_does_not_fit_is_told_with_the_choice(tmp_path: Path, game: Game) -> None:
    path = tmp_path / "bent.journal"
    path.write_text(str(game.journal).replace('"bid:0"', '"bid:9"').replace('"bid:1"', '"bid:9"'), encoding="utf-8")

    told = lab("replay", str(path))

    assert told.exit_code == 2
    assert "of the journal, 'bid:9' for Seat" in told.stderr


def test_the_story_of_a_game_with_a_choice_taken_back_is_the_one_that_counts(tmp_path: Path) -> None:
    game = miskatonic.new("laboratory", seed=1, seats=2)
    game.choose(0, "bid:2")
    path = tmp_path / "undone.journal"
    path.write_text(str(game.journal) + miskatonic.undo_line(1) + '["choose",0,"bid:0"]\n', encoding="utf-8")

    shown = lab("replay", str(path), "--open").output

    assert "> Seat 1: Bid 0" in shown
    assert "Bid 2" not in shown


def test_a_game_that_was_undone_while_it_was_played_is_told_choice_by_choice(tmp_path: Path) -> None:
    lab("play", "laboratory", "--seed", "4", typed="1\n1\nu\n2\nu\n1\n1\nq\n", saves=tmp_path)
    path = tmp_path / "laboratory-1.journal"

    shown = lab("replay", str(path), "--open")

    assert shown.exit_code == 0
    assert shown.output.count("\n> ") == miskatonic.replay(path.read_text(encoding="utf-8")).version
