"""Cancelling treacheries, and what cannot be done at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Revelation
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.doing import DrawEncounter

from ..cards.scenes import Scene, agnes, roland, scene
from .own import treachery

Declare = Callable[..., None]


def warded(slug: str, **more: object) -> Scene:
    """Agnes draws a treachery and wards it off."""
    table = scene(agnes(hand=["ward-of-protection"], resources=1, deck=["guts"]), encounter=[slug], **more)  # type: ignore[arg-type]  # options of a scene
    return table.words(DrawEncounter()).play("trigger:ward-of-protection:0:0")


@pytest.mark.rule("cancel.1")
def test_a_cancelled_revelation_changes_nothing() -> None:
    table = warded("ancient-evils")

    assert table.view(0).doom == 0
    assert table.who().horror == 1


@pytest.mark.rule("cancel.3")
def test_neither_part_of_a_cancelled_effect_happens(declare: Declare) -> None:
    declare(treachery("bargain", Revelation((Gain(2), Draw(1)))))

    table = warded("bargain")

    assert (table.who().resources, table.hand()) == (0, [])


@pytest.mark.rule("cancel.5")
def test_a_cancelled_treachery_goes_to_the_encounter_discard_pile() -> None:
    table = warded("frozen-in-fear")

    assert table.pile("encounter_discard") == ["frozen-in-fear"]
    assert not table.in_play("frozen-in-fear")


@pytest.mark.rule("cancel.1", "cancel.5")
def test_a_cancelled_treachery_with_surge_surges_all_the_same(declare: Declare) -> None:
    declare(treachery("flood", Revelation((Gain(2),)), surge=True))
    table = scene(agnes(hand=["ward-of-protection"], resources=1), encounter=["flood", "ancient-evils", "ghoul-minion"])

    table.words(DrawEncounter()).play("trigger:ward-of-protection:0:0")

    assert table.who().resources == 0
    assert table.view(0).doom == 1
    assert table.pile("encounter_discard") == ["flood", "ancient-evils"]


@pytest.mark.rule("cannot.1")
def test_what_cannot_leave_play_stays_though_a_card_would_have_it_discarded() -> None:
    table = scene(
        roland(threat=["the-necronomicon"], touched={"the-necronomicon": {"horror": 3}}), encounter=["crypt-chill"],
        bag=["-8"],
    )  # fmt: skip

    table.words(DrawEncounter()).hush()

    assert table.in_play("the-necronomicon")
    assert table.who().damage == 2
