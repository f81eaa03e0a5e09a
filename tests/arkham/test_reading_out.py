"""Every card of the core set can be read in four languages, from its own definition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Act, Agenda, Event, Investigator, Location, PlayerCard, ScenarioCard
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.words.base import Said
from miskatonic.kernel.events import Event as Happening
from miskatonic.kernel.text import LANGS, Lang, Text
from miskatonic.table.spoken import slug


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("card", CORE.cards, ids=lambda card: card.slug)
def test_a_card_reads_itself_out(card: Any, lang: Lang) -> None:
    table = ARKHAM.names_at(None)

    for text in _texts(card):
        said = ARKHAM.words.say(text, lang, table)
        assert said
        assert "{" not in said


def _happenings(kind: type[Happening] = Happening) -> list[type[Happening]]:
    """The events that can happen: those that no other is a sort of."""
    sorts = kind.__subclasses__()
    return [each for sort in sorts for each in _happenings(sort)] if sorts else [kind]


@pytest.mark.parametrize("event", _happenings(), ids=lambda event: event.__name__)
def test_every_event_has_a_name(event: type[Happening]) -> None:
    if event.__module__.startswith("miskatonic.games.arkham"):
        assert ARKHAM.words.has(f"arkham-event-{slug(event.__name__)}")


def _texts(card: Any) -> Iterator[Text]:
    for ability in card.abilities:
        yield ability.text()
    if isinstance(card, PlayerCard):
        yield from (ability.text() for ability in card.committed)
    if isinstance(card, Location) and card.unrevealed is not None:
        yield from (ability.text() for ability in card.unrevealed.abilities)
    words = [*_lists(card)]
    yield from (Said.read_out(each) for each in words if each)


def _lists(card: Any) -> Iterator[Any]:
    if isinstance(card, Event):
        yield card.words
    if isinstance(card, Investigator):
        yield card.elder_sign
    if isinstance(card, Act | Agenda):
        yield card.reverse
    if isinstance(card, ScenarioCard):
        yield from card.easy.values()
        yield from card.hard.values()


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_screen_asks_for_by_the_code_of_a_card_is_said_whole(lang: Lang) -> None:
    readings = ARKHAM.readings()

    assert {f"arkham-facts-{card.code}" for card in CORE.cards} <= set(readings)
    for text in readings.values():
        assert "{" not in ARKHAM.words.say(text, lang, ARKHAM.names_at(None))


def test_a_card_is_read_with_its_icons_slots_and_traits() -> None:
    code = CORE.by_slug["guard-dog"].code

    said = ARKHAM.words.say(ARKHAM.readings()[f"arkham-facts-{code}"], "en", ARKHAM.names_at(None))

    assert said == "Asset, Guardian, icons C, Ally, health 3, sanity 1, Ally, Creature"
