"""Playing at a terminal, as somebody meets it who types numbers."""

from pathlib import Path

import pytest

import miskatonic
from tests.cli.terminal import Terminal, lab

CLEARED = "\x1b[2J\x1b[3J\x1b[H"


def saved(folder: Path, name: str = "laboratory-1.journal") -> miskatonic.Game:
    return miskatonic.replay((folder / name).read_text(encoding="utf-8"))


def test_a_person_sees_the_log_the_table_and_numbered_options(tmp_path: Path) -> None:
    shown = lab("play", "laboratory", "--seed", "4", "--seats", "3", typed="q\n", saves=tmp_path).output

    assert "Round 1 begins.\n  Seat 1 draws " in shown
    assert "Seat 2 draws a card." in shown
    assert "\nYou are Seat 1\n" in shown
    assert "\n1. Bid 0\n2. Bid 1\n3. Bid 2\nChoose a number: q\n" in shown


def test_a_whole_game_can_be_played_by_numbers(tmp_path: Path) -> None:
    told = lab("play", "laboratory", "--seed", "4", typed="1\n" * 500, saves=tmp_path)

    assert told.exit_code == 0
    assert "The game is over" in told.output
    assert saved(tmp_path / "finished").over
    assert list(tmp_path.glob("*.journal")) == []


@pytest.mark.parametrize(
    ("lang", "prompt"),
    [("es", "Elige un número:"), ("pt", "Escolha um número:"), ("ru", "Выберите номер:")],
)
def test_everything_is_said_in_the_language_asked_for(lang: str, prompt: str, tmp_path: Path) -> None:
    shown = lab("play", "laboratory", "--lang", lang, typed="?\nz\nq\n", saves=tmp_path).output

    assert prompt in shown
    assert "Choose" not in shown
    assert "'z'" in shown


def test_what_is_no_option_is_told_and_nothing_is_chosen(tmp_path: Path) -> None:
    shown = lab("play", "laboratory", "--seats", "2", typed="99\n0\nfly\nq\n", saves=tmp_path).output

    assert shown.count("is no option: type a number from 1 to 3") == 3
    assert saved(tmp_path).version == 1


def test_the_key_of_an_option_will_do_as_well(tmp_path: Path) -> None:
    lab("play", "laboratory", "--seats", "2", "--me", "1", "--me", "2", typed="\nbid:2\nq\n", saves=tmp_path)

    assert list(saved(tmp_path).journal.entries) == [miskatonic.Choice(0, "bid:2")]


def test_help_view_log_and_place_of_the_save_are_there_to_ask_for(tmp_path: Path) -> None:
    shown = lab("play", "laboratory", "--seed", "4", typed="?\nv\nl\ns\nq\n", saves=tmp_path).output

    assert "l        all that happened" in shown
    assert shown.count("You are Seat 1") == 2
    assert shown.count("Round 1 begins.") == 2
    assert f"Saved in {tmp_path / 'laboratory-1.journal'}" in shown


def test_why_not_gives_the_reason_or_the_acts_there_are(tmp_path: Path) -> None:
    shown = lab("play", "laboratory", typed="w strike\nw bid\nw fly\nq\n", saves=tmp_path).output

    assert "Choose a number: w strike\nIt isn't open now\n" in shown
    assert "Choose a number: w bid\nNothing forbids it" in shown
    assert "'fly' is no action to ask about: there are bid, play, strike" in shown


def test_a_rule_can_be_looked_up_while_playing(tmp_path: Path) -> None:
    shown = lab("play", "laboratory", typed="r attack of opportunity\nr\nr zzzzqqq\nq\n", saves=tmp_path)

    assert "attack-of-opportunity.2" in shown.output
    assert "Say what to look for" in shown.output
    assert shown.exit_code == 0


def test_undo_takes_the_own_choice_back_and_what_computer_players_chose_after_it(tmp_path: Path) -> None:
    words = ("play", "laboratory", "--seed", "4", "--seats", "3")
    lab(*words, typed="1\nq\n", saves=tmp_path)

    shown = lab(*words, typed="1\n1\nu\nq\n", saves=tmp_path).output

    before, after = saved(tmp_path), saved(tmp_path, "laboratory-2.journal")
    assert "Undone" in shown
    assert after.version == before.version
    assert after.lines() == before.lines()
    assert '["undo",' in (tmp_path / "laboratory-2.journal").read_text(encoding="utf-8")


def test_the_same_seed_and_the_same_choices_are_the_same_game(tmp_path: Path) -> None:
    for _ in range(2):
        lab("play", "laboratory", "--seed", "4", typed="1\n2\n1\n2\nq\n", saves=tmp_path)

    assert saved(tmp_path).snapshot() == saved(tmp_path, "laboratory-2.journal").snapshot()


def test_there_is_nothing_to_undo_before_the_first_own_choice(tmp_path: Path) -> None:
    shown = lab("play", "laboratory", "--seed", "4", typed="u\nq\n", saves=tmp_path).output

    assert "There is nothing to undo" in shown


def test_undone_and_played_on_the_journal_still_fits(tmp_path: Path) -> None:
    typed = "1\n1\nu\n2\nu\nu\n1\n" + "1\n1\nu\n" * 5 + "q\n"

    lab("play", "laboratory", "--seed", "9", "--seats", "2", typed=typed, saves=tmp_path)

    assert saved(tmp_path).version > 0


def test_without_a_game_the_games_are_listed_to_choose_from(tmp_path: Path) -> None:
    shown = lab("play", typed="laboratory\nq\n", saves=tmp_path).output

    assert "Which game?" in shown
    assert "laboratory (2-4 seats)" in shown
    assert "You are Seat 1" in shown


def test_several_people_are_handed_the_screen_in_turn(tmp_path: Path) -> None:
    words = ("play", "laboratory", "--seats", "2", "--me", "1", "--me", "2")

    shown = lab(*words, typed="\n1\n\n1\nq\n", saves=tmp_path).output

    first, _, second = shown.partition("Pass the screen to Seat 2")
    assert "You are Seat 1" in first
    assert "Seat 1 draws a card" not in first
    assert "=" * 60 in first
    assert "You are Seat 2" in second
    assert "Seat 1 draws a card" in second


def test_people_who_play_together_hand_nothing_over_and_go_on_so(tmp_path: Path) -> None:
    words = ("play", "laboratory", "--seats", "2", "--me", "1", "--me", "2", "--together")

    first = lab(*words, typed="1\nq\n", saves=tmp_path).output
    again = lab("play", "--resume", typed="1\nq\n", saves=tmp_path).output

    assert "You are Seat 1" in first
    assert "You are Seat 2" in first
    assert "Pass the screen" not in first + again


@pytest.mark.skipif("sys.platform == 'win32'")
def test_on_a_terminal_nothing_of_the_last_seat_stays_on_the_screen(tmp_path: Path) -> None:
    words = ("play", "laboratory", "--seats", "2", "--seed", "4", "--me", "1", "--me", "2")
    terminal = Terminal(*words, saves=tmp_path, COLORTERM="truecolor")
    try:
        terminal.read_to("Pass the screen to Seat 1")
        terminal.type("")
        first = terminal.read_to("Choose a number:")
        terminal.type("1")
        between = terminal.read_to("Pass the screen to Seat 2")
        terminal.type("")
        second = terminal.read_to("Choose a number:")
    finally:
        terminal.close()

    assert "You are Seat 1" in first
    assert "\x1b[38;2;" in first
    assert "\x1b[38;2;" in second
    assert CLEARED in between
    assert CLEARED in second
    after = second.rpartition(CLEARED)[2]
    assert "You are Seat 2" in after
    assert "Seat 1 draws a card" in after


@pytest.mark.skipif("sys.platform == 'win32'")
def test_no_color_and_plain_send_no_codes_to_a_terminal(tmp_path: Path) -> None:
    for words, more in ((("--plain",), {}), ((), {"TERM": "dumb"})):
        terminal = Terminal("play", "laboratory", *words, saves=tmp_path, **more)
        try:
            shown = terminal.read_to("Choose a number:")
        finally:
            terminal.close()

        assert "\x1b[3" not in shown
        assert "1. Bid 0" in shown


def test_a_number_of_players_is_how_many_sit_there_and_a_word_is_who_they_are(tmp_path: Path) -> None:
    lab("play", "laboratory", "--players", "3", "--me", "2", "--players", "random:5", typed="q\n", saves=tmp_path)

    seats = (tmp_path / "laboratory-1.seats.json").read_text(encoding="utf-8")
    assert len(saved(tmp_path).seats) == 3
    assert seats == '{"people":[1],"players":["random:5","random:5","random:5"]}'


@pytest.mark.parametrize("command", ["watch", "simulate"])
def test_a_number_of_players_means_the_same_to_other_commands(command: str) -> None:
    counted, named = (lab(command, "laboratory", *words) for words in (("--players", "3"), ("--seats", "3")))

    assert counted.exit_code == 0
    assert counted.output.splitlines()[:5] == named.output.splitlines()[:5]
