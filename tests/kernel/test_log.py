"""Log lines: who reads which of the two texts."""

import pytest

from miskatonic import Line, Seat, Text

SECRET, OPEN = Text("secret"), Text("open")
TO_ONE = (Seat(1),)


@pytest.mark.parametrize(
    ("line", "read"),
    [
        (Line(OPEN), [OPEN, OPEN, OPEN]),
        (Line(SECRET, to=TO_ONE), [None, None, SECRET]),
        (Line(SECRET, to=TO_ONE, others=OPEN), [OPEN, OPEN, SECRET]),
        (Line(SECRET, to=(Seat(0), Seat(1))), [None, SECRET, SECRET]),
        (Line(SECRET, to=()), [None, None, None]),
    ],
)
def test_a_line_is_read_by_those_it_is_for(line: Line, read: list[Text | None]) -> None:
    assert [line.text_for(viewer) for viewer in (None, Seat(0), Seat(1))] == read
