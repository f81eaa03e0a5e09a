"""The full-screen table on a real terminal: when it opens, how it is left, and that nothing is lost."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import miskatonic
from miskatonic.cli.saves import read_journal
from tests.cli.terminal import Terminal, lab

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo terminals")

BEGIN = ("play", "cultists", "--players", "6", "--seed", "11")
FULL_SCREEN = "\x1b[?1049h"


@contextmanager
def terminal(*words: str, saves: Path, **more: str) -> Iterator[Terminal]:
    opened = Terminal(*words, saves=saves, **more)
    try:
        yield opened
    finally:
        opened.close()


def saved(saves: Path) -> miskatonic.Game:
    return miskatonic.replay(read_journal(saves / "cultists-1.journal"))


def test_a_table_that_is_killed_loses_no_choice_and_goes_on(tmp_path: Path) -> None:
    with terminal(*BEGIN, saves=tmp_path) as first:
        shown = first.read_to("Open your envelope")
        first.press("1")
        first.read_to("Where to")
        first.process.kill()
        first.process.wait()
    kept = saved(tmp_path)

    with terminal("play", "--resume", saves=tmp_path) as again:
        again.read_to("Where to")
        again.press("1")
        again.read_to("goes to the North-west Corridor")

    assert FULL_SCREEN in shown
    assert kept.decision(0) is not None
    assert saved(tmp_path).version > kept.version


def test_ctrl_c_leaves_the_table_and_says_how_to_come_back(tmp_path: Path) -> None:
    with terminal(*BEGIN, saves=tmp_path) as table:
        table.read_to("Open your envelope")
        table.press("\x03")
        told = table.read_to("miskatonic play --resume")
        left = table.process.wait(20)

    assert "Saved in" in told
    assert "cultists-1.journal" in told
    assert left == 130


@pytest.mark.parametrize(("words", "more"), [(("--plain",), {}), ((), {"TERM": "dumb"})])
def test_plain_and_dumb_terminals_play_line_by_line(
    words: tuple[str, ...], more: dict[str, str], tmp_path: Path
) -> None:
    with terminal(*BEGIN, *words, saves=tmp_path, **more) as lines:
        shown = lines.read_to("Choose a number:")

    assert FULL_SCREEN not in shown
    assert "1. Open it" in shown


def test_where_the_output_is_piped_the_game_is_played_line_by_line(tmp_path: Path) -> None:
    shown = lab(*BEGIN, typed="q\n", saves=tmp_path).output

    assert "1. Open it" in shown
    assert "\x1b" not in shown
