"""Mistakes in rule data: each is named with its line and with what would be right."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.rules import RulebookError
from miskatonic.rules.reading import read

GOOD = """\
game: lab
sources: {pt: first edition}
entries:
  - id: move
    title: {en: Move, es: Mover, pt: Mover-se, ru: Ход}
    section: actions
    clauses:
      - id: move.1
        text: You move one space.
        test: One space.
      - id: move.2
        text: You say so aloud.
        untestable: Software has no ears.
    table: {near: 1, far: {steps: [2, 3]}}
    see: [rest]
  - id: rest
    title: {en: Rest, es: Descansar, pt: Descanso, ru: Отдых}
    section: actions
    clauses:
      - id: rest.1
        text: You rest.
        kind: example
        example: {given: tired, expect: fresh}
"""


def wrong(old: str, new: str) -> str:
    """What the reader says when `old` is replaced by `new` in a good book."""
    assert GOOD.count(old) == 1
    with pytest.raises(RulebookError) as error:
        read(GOOD.replace(old, new).encode(), "lab.yaml")
    return str(error.value)


def test_a_book_without_mistakes_is_read_whole() -> None:
    book = read(GOOD.encode(), "lab.yaml")

    assert [entry.id for entry in book.entries] == ["move", "rest"]
    assert book.entries[0].clauses[1].untestable == "Software has no ears."
    assert book.entries[0].table == {"near": 1, "far": {"steps": [2, 3]}}


def test_an_unknown_field_names_its_line_and_the_nearest_field() -> None:
    assert wrong("test: One", "tset: One") == "lab.yaml:10: clause has no field 'tset'; the nearest is 'test'"


def test_a_missing_language_names_the_title() -> None:
    assert wrong(", ru: Ход", "") == "lab.yaml:5: title lacks its 'ru'"


def test_a_wrong_type_names_its_line() -> None:
    assert wrong(
        "section: actions\n    clauses:\n      - id: rest.1", "section: 7\n    clauses:\n      - id: rest.1"
    ) == ("lab.yaml:18: expected 'str', got 'int'")


def test_a_word_that_yaml_takes_for_yes_or_no_needs_quotes() -> None:
    message = wrong("en: Move", "en: No")

    assert message == "lab.yaml:5: YAML takes No for something other than words: put it in quotes"


def test_a_reference_to_no_entry_names_the_nearest() -> None:
    assert wrong("see: [rest]", "see: [rset]") == "lab.yaml:15: no entry 'rset'; the nearest is 'rest'"


def test_a_clause_belongs_to_its_entry() -> None:
    assert wrong("id: rest.1", "id: move.3") == (
        "lab.yaml:20: 'move.3' stands in entry 'rest': its id begins with 'rest.'"
    )


def test_an_id_is_given_once() -> None:
    assert wrong("id: move.2", "id: move.1") == "lab.yaml:11: the id 'move.1' is taken already, in line 8"


def test_a_field_is_given_once() -> None:
    assert wrong("        test: One space.", "        text: One space.") == "lab.yaml:10: 'text' stands here twice"


def test_a_clause_needs_a_test_or_a_reason() -> None:
    message = wrong("        test: One space.\n", "")

    assert message.startswith("lab.yaml:8: 'move.1' needs either a test")


def test_a_clause_has_no_test_besides_its_reason() -> None:
    message = wrong("        untestable:", "        test: Listen.\n        untestable:")

    assert message.startswith("lab.yaml:11: 'move.2' needs either a test")


def test_an_example_needs_its_numbers() -> None:
    message = wrong("example: {given: tired, expect: fresh}", "untestable: Nobody knows.")

    assert message == "lab.yaml:20: 'rest.1' is an example: it needs given and expect, or a test"


def test_broken_yaml_names_its_line() -> None:
    assert wrong("    see: [rest]", "    see: [rest").startswith("lab.yaml:16: ")


def test_an_empty_file_says_what_it_needs() -> None:
    with pytest.raises(RulebookError, match="game, sources and entries"):
        read(b"", "lab.yaml")


def said_of(source: str) -> str:
    try:
        return f"book {read(source.encode(), 'lab.yaml').game}"
    except RulebookError as error:
        return str(error)


@given(st.data())
def test_any_line_left_out_gives_a_book_or_an_error_with_a_line(data: st.DataObject) -> None:
    lines = GOOD.splitlines(keepends=True)
    left_out = data.draw(st.integers(0, len(lines) - 1))
    source = "".join(lines[:left_out] + lines[left_out + 1 :])

    assert re.match(r"book lab|lab\.yaml:\d+: ", said_of(source))
