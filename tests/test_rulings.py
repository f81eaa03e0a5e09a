"""Each ruling on the page names clauses that exist and a test that proves it."""

import re
from pathlib import Path

import pytest

from miskatonic import rules

TESTS = Path(__file__).parent
PAGE = (TESTS.parent / "docs" / "rulings.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]
RULINGS = [row for row in ROWS if row[0] != "question" and not row[0].startswith("-")]
CODE = "\n".join(file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py"))
NAMES = set(re.findall(r"^def (test_\w+)", CODE, re.MULTILINE))


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda row: row[0][:40])
def test_a_ruling_names_its_clauses_and_its_test(ruling: list[str]) -> None:
    question, clauses, verdict, test = ruling

    assert question
    assert verdict
    assert all(rules.known(clause) for clause in clauses.split(", ")), clauses
    assert test.strip("`") in NAMES, test
