"""The laboratory itself: its scenes are read as they are written, and its cards in four languages."""

import doctest

import pytest

from miskatonic import LANGS, Lang

from . import LABORATORY, scenes
from .cards import DEFINITIONS


def test_the_example_of_a_scene_is_true() -> None:
    results = doctest.testmod(scenes)

    assert (results.failed, results.attempted) == (0, 4)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_reads_itself_out(lang: Lang) -> None:
    said = {
        card.id: " ".join(LABORATORY.words.say(text, lang) for text in card.texts()) for card in DEFINITIONS.values()
    }

    assert [card for card, text in said.items() if not text] == []
    assert len(set(said.values())) == len(said)
