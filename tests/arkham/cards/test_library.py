"""The core set as a whole: what refers to what, and that all of it hangs together."""

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Enemy, Location


def test_a_card_is_found_by_code_and_by_slug() -> None:
    assert CORE.by_slug["lucky-2"] is CORE.by_code["01084"]


def test_versions_of_a_card_share_their_title() -> None:
    assert {CORE.by_slug[slug].title for slug in ("beat-cop", "beat-cop-2")} == {"beat-cop"}
    assert CORE.by_slug["southside-historical-society"].title == CORE.by_slug["southside-mas-boarding-house"].title


def test_each_investigator_has_a_treasure_and_a_weakness_of_its_own() -> None:
    for investigator in CORE.investigators.values():
        own = [card for card in CORE.player_cards() if card.only == investigator.slug]

        assert tuple(card.code for card in own) == investigator.required
        assert [card.weakness for card in own] == ["", "signature"]


@pytest.mark.rule("asset-cards.5")
def test_lita_chantler_is_a_story_asset_with_an_encounter_set_and_no_level() -> None:
    story = [card for card in CORE.player_cards() if card.encounter]

    assert [(card.slug, card.sort, card.level) for card in story] == [("lita-chantler", "asset", None)]


def test_no_other_encounter_card_can_lie_in_a_deck() -> None:
    assert "swarm-of-rats" not in {card.slug for card in CORE.player_cards()}


def test_the_box_holds_ten_basic_weaknesses() -> None:
    assert sum(card.quantity for card in CORE.basic_weaknesses()) == 10


@pytest.mark.parametrize("set_name", ["the-gathering", "the-midnight-masks"])
def test_locations_are_connected_both_ways(set_name: str) -> None:
    places = [card for card in CORE.encounter_set(set_name) if isinstance(card, Location)]
    ropes = {(place.symbol, other) for place in places for other in place.connects}

    assert ropes == {(other, place) for place, other in ropes}


def test_the_six_woods_form_a_ring_once_they_are_revealed() -> None:
    cards = CORE.encounter_set("the-devourer-below")
    woods = {card.symbol: card for card in cards if isinstance(card, Location) and card.unrevealed}

    came, here = [""], "triangle"
    while here not in came:
        came.append(here)
        here = next(symbol for symbol in woods[here].connects if symbol in woods and symbol != came[-2])

    assert set(came) - {""} == set(woods)
    assert here == "triangle"


def test_places_where_enemies_spawn_are_titles_of_locations() -> None:
    titles = {card.title for card in CORE.cards if isinstance(card, Location)}
    spawns = {card.spawn.at for card in CORE.cards if isinstance(card, Enemy) and card.spawn and card.spawn.at}

    assert spawns <= titles
