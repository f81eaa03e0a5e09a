"""Journals as text: a line for each choice, read back, cut off, damaged."""

from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic import Choice, CorruptJournal, Fresh, Game, Journal, MiskatonicError, OtherVersion
from miskatonic.kernel.journal import Header, change_line, line_of, undo_line
from miskatonic.kernel.snapshots import FORMAT
from tests.laboratory import LABORATORY

HEADER = Header(format=1, game="laboratory", version=1, setup={"seats": [{"name": "Ada"}, {}]}, seed=7)
FIRST = line_of(HEADER)

seats = st.integers(0, 5)
seeds = st.integers(-(2**70), 2**70) | st.text()
entries = st.builds(Choice, seats, st.text()) | st.builds(Fresh, seeds)
values = st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text()
settings = st.dictionaries(st.text(), values | st.lists(values, max_size=3), max_size=3)
headers = st.builds(
    Header, format=seats, game=st.text(), version=seats, setup=settings, seed=seeds, snapshot=st.binary()
)
journals = st.builds(Journal, headers, st.lists(entries, max_size=8).map(tuple))


def corrupt(written: str) -> str:
    """What is said about a journal that can't be read."""
    with pytest.raises(CorruptJournal) as caught:
        Journal.parse(written)
    return caught.value.say()


def keys(written: str) -> list[str]:
    """The choices of a journal, and its fresh seeds."""
    return [
        entry.key if isinstance(entry, Choice) else f"seed {entry.seed}" for entry in Journal.parse(written).entries
    ]


@given(journals)
def test_what_is_written_is_read_back(journal: Journal) -> None:
    assert Journal.parse(str(journal)) == journal


def test_every_choice_is_a_line_that_people_can_read() -> None:
    journal = Journal(HEADER, (Choice(0, "bid:1"), Fresh("dawn")))

    assert str(journal).splitlines() == [
        '{"miskatonic":"journal","format":1,"game":"laboratory","version":1,'
        '"setup":{"seats":[{"name":"Ada"},{}]},"seed":7,"snapshot":""}',
        '["choose",0,"bid:1"]',
        '["fresh","dawn"]',
    ]


@given(journals, st.data())
def test_a_file_cut_off_while_it_was_written_gives_all_whole_lines(journal: Journal, data: st.DataObject) -> None:
    written = str(journal)
    whole = len(line_of(journal.header))
    cut = data.draw(st.integers(whole, len(written)))

    read = Journal.parse(written[:cut])

    assert read.header == journal.header
    assert read.entries == journal.entries[: written[whole:cut].count("\n")]


def test_lines_of_another_system_and_empty_lines_do_no_harm() -> None:
    written = str(Journal(HEADER, (Choice(0, "a"), Choice(1, "b")))).replace("\n", "\r\n\r\n")

    assert keys(written) == ["a", "b"]


def test_an_undo_line_takes_back_choices_and_the_seeds_after_them() -> None:
    lines = [line_of(part) for part in (Choice(0, "a"), Fresh(1), Choice(1, "b"), Fresh(2), Choice(0, "c"))]

    assert keys(FIRST + "".join(lines) + undo_line(1)) == ["a", "seed 1", "b", "seed 2"]
    assert keys(FIRST + "".join(lines) + undo_line(2) + line_of(Choice(1, "d"))) == ["a", "seed 1", "d"]
    assert keys(FIRST + "".join(lines) + undo_line(3)) == []


def test_a_change_line_gives_the_last_answer_of_a_seat_anew() -> None:
    lines = "".join(line_of(Choice(seat, key)) for seat, key in ((0, "old"), (0, "a"), (1, "b")))

    assert keys(FIRST + lines + change_line(Choice(0, "z"))) == ["old", "z", "b"]


def test_an_answer_given_before_the_snapshot_can_be_changed() -> None:
    game = Game.begin(LABORATORY, 1, {"seats": 3})
    game.choose(1, "bid:0")
    loaded = Game.restore(LABORATORY, game.snapshot())
    written = str(loaded.journal)

    for seat, key in ((0, "bid:0"), (2, "bid:1")):
        if seat == 2:
            loaded.choose(1, "bid:2")
            written += change_line(Choice(1, "bid:2"))
        loaded.choose(seat, key)
        written += line_of(Choice(seat, key))

    assert Game.replay(LABORATORY, Journal.parse(written)).snapshot() == loaded.snapshot()


def test_lines_written_while_a_game_is_played_are_its_journal() -> None:
    game = Game.begin(LABORATORY, 1, {"seats": 2})
    written = str(game.journal)
    for seat, key in ((0, "bid:1"), (0, "bid:2"), (1, "bid:0"), (0, "strike"), (0, "end-turn")):
        changed = game.view().answered == (seat,)
        game.choose(seat, key)
        written += change_line(Choice(seat, key)) if changed else line_of(Choice(seat, key))
    game.undo(2, fresh="dusk")
    written += undo_line(2) + line_of(Fresh("dusk"))

    read = Journal.parse(written)

    assert read == game.journal
    assert Game.replay(LABORATORY, read).snapshot() == game.snapshot()


NO_CHOICE = "it is no choice"
NO_BEGINNING = "it is not how a journal begins"


@pytest.mark.parametrize(
    ("written", "line", "why"),
    [
        ("", 1, "there is no complete line"),
        ("\n\n", 1, "there is no complete line"),
        (FIRST.strip(), 1, "there is no complete line"),
        ("{}\n", 1, NO_BEGINNING),
        ('["choose",0,"a"]\n', 1, NO_BEGINNING),
        ("\n" + FIRST.replace("journal", "diary"), 2, NO_BEGINNING),
        (FIRST.replace('"laboratory"', "7"), 1, NO_BEGINNING),
        (FIRST + "choose 0 a\n", 2, NO_CHOICE),
        (FIRST + "\n\n" + "[]\n", 4, NO_CHOICE),
        (FIRST + '["choose",0,"a"]\n["choose",0]\n', 3, NO_CHOICE),
        (FIRST + '["choose","0","a"]\n', 2, NO_CHOICE),
        (FIRST + '["dance",0,"a"]\n', 2, NO_CHOICE),
        (FIRST + '["choose",0,"a\n', 2, NO_CHOICE),
        (FIRST + '["choose",0,"\udcff"]\n', 2, NO_CHOICE),
        (FIRST + "[" * 100_000 + "\n", 2, NO_CHOICE),
        ("[" * 100_000 + "\n", 1, NO_BEGINNING),
        (FIRST + '["undo",0]\n', 2, NO_CHOICE),
        (FIRST + '["undo",-1]\n', 2, NO_CHOICE),
        (FIRST + '["undo",1]\n', 2, "it takes back more choices than were made: 1"),
        (FIRST + '["fresh",1]\n["undo",1]\n', 3, "it takes back more choices than were made: 1"),
        (FIRST + '["choose",1,"a"]\n["change",0,"b"]\n', 3, "it changes an answer of seat 0, which has given none"),
    ],
)  # fmt: skip
def test_a_damaged_journal_names_the_line_and_what_is_wrong_there(written: str, line: int, why: str) -> None:
    said = f"Line {line} of this journal can't be read ({why}): mend it or use an undamaged copy"

    assert corrupt(written) == said


@given(st.text())
def test_anything_at_all_is_a_journal_or_a_corrupt_one(written: str) -> None:
    with suppress(CorruptJournal):
        Journal.parse(written)


@given(st.integers(0), st.characters())
def test_one_letter_changed_makes_another_journal_or_a_clear_error(place: int, letter: str) -> None:
    game = Game.begin(LABORATORY, 1, {"seats": 2})
    game.choose(0, "bid:1")
    game.choose(1, "bid:0")
    written = str(game.journal)
    place %= len(written)

    with suppress(MiskatonicError):
        Game.replay(LABORATORY, Journal.parse(written[:place] + letter + written[place + 1 :]))


def test_a_journal_of_another_version_is_told_so() -> None:
    header = msgspec.structs.replace(HEADER, version=2)

    with pytest.raises(MiskatonicError, match=r"This journal has version 1\.2, but only version 1\.1 can be read"):
        Game.replay(LABORATORY, Journal(header))


def test_a_journal_of_another_game_is_not_replayed_as_this_one() -> None:
    header = Header(format=FORMAT, game="chess", version=1)

    with pytest.raises(OtherVersion, match="replay it as 'chess'"):
        Game.replay(LABORATORY, Journal(header))
