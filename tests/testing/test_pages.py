"""The manuals for writers of games: what they show is the sample's own code, or runs as it stands there."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import miskatonic

from ..sample_game.src import threecards
from ..sample_game.src.threecards import game as threecards_game

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "tests" / "sample_game"
CODE = "\n\n".join(
    file.read_text(encoding="utf-8")
    for file in (
        *sorted((SAMPLE / "src").rglob("*.py")),
        *sorted((SAMPLE / "src").rglob("*.ftl")),
        SAMPLE / "pyproject.toml",
        ROOT / "tests" / "contract" / "test_sample.py",
    )
)


def blocks(page: str) -> list[str]:
    """The fenced pieces of code on a page."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(r"^```(?:python|toml|fluent)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def examples(page: str) -> list[str]:
    """The pieces that show what Python answers."""
    return [block for block in blocks(page) if block.startswith(">>>")]


def listings(page: str) -> list[str]:
    """The others."""
    return [block for block in blocks(page) if not block.startswith(">>>")]


@pytest.mark.parametrize("listing", listings("writing-games.md"), ids=lambda listing: listing.splitlines()[0].strip())
def test_a_listing_of_the_manual_is_the_samples_own(listing: str) -> None:
    assert listing in CODE


@pytest.mark.parametrize("page", ["api.md", "testing.md", "writing-games.md"])
def test_the_examples_in_the_manual_do_what_they_show(page: str) -> None:
    miskatonic.register(threecards_game.THREE_CARDS)
    names = {"THREE_CARDS": threecards_game.THREE_CARDS}
    shown = doctest.DocTestParser().get_doctest("\n".join(examples(page)), names, page, page, 0)

    results = doctest.DocTestRunner().run(shown)

    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("listing", listings("testing.md"), ids=lambda listing: listing.splitlines()[0].strip())
def test_a_test_in_the_manual_passes(listing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "threecards", threecards)
    monkeypatch.setitem(sys.modules, "threecards.game", threecards_game)
    found: dict[str, Any] = {}

    exec(listing, found)

    tests = [name for name in found if name.lower().startswith("test")]
    assert tests
    for name in tests:
        if name.startswith("test_"):
            found[name]()
