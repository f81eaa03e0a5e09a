"""What cards are called, in every language."""

import json
import os
from pathlib import Path

import pytest

import miskatonic
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.kernel.text import LANGS, Lang, Text
from miskatonic.kernel.words import Words

CATALOGUE = Path(miskatonic.__file__).parent / "games" / "arkham" / "text"
WORDS = Words(CATALOGUE)
NAMES = Path(os.environ.get("MISKATONIC_FACTS") or Path(__file__).parents[3] / "facts") / "names.json"


def ids(prefix: str, names: set[str]) -> list[str]:
    return [f"arkham-{prefix}-{name}" for name in sorted(names)]


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_trait_and_encounter_set_has_a_name(lang: Lang) -> None:
    named = (
        ids("card", {card.code for card in CORE.cards})
        + ids("trait", {trait for card in CORE.cards for trait in card.traits})
        + ids("set", {card.encounter for card in CORE.cards if card.encounter})
        + ids("sort", {card.sort for card in CORE.cards})
    )

    assert all(WORDS.say(Text(id, {}), lang) for id in named)


@pytest.mark.skipif(not NAMES.exists(), reason="no public card names: MISKATONIC_FACTS names their folder")
@pytest.mark.parametrize("lang", LANGS)
def test_names_are_those_of_the_printed_editions(lang: Lang) -> None:
    printed = json.loads(NAMES.read_text(encoding="utf-8"))
    ours = {code: WORDS.say(Text(f"arkham-card-{code}", {}), lang) for code in printed}

    assert {code: plain(name) for code, name in ours.items()} == {
        code: plain(names[lang]["name"]) for code, names in printed.items()
    }


def plain(name: str) -> str:
    """Without marks that differ in how a language sets them."""
    return " ".join("".join(letter for letter in name if letter.isalnum() or letter == " ").split())
