"""Dealing: hands, mulligans, bags and encounter decks, in the words of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import miskatonic
from miskatonic.games.arkham.campaign.guide import NIGHT_OF_THE_ZEALOT
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.records import ArkhamTable
from miskatonic.kernel.errors import MiskatonicError

from .scenes import Scene

SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")


def dealt(seed: int = 1, **options: Any) -> Scene:
    return Scene.new(ARKHAM, seed=seed, **options)


def begun(seed: int = 1, **options: Any) -> Scene:
    """A game whose opening hands everybody keeps."""
    table = dealt(seed, **options)
    while "keep-hand" in table.open:
        table.play("keep-hand")
    return table


def weak(table: ArkhamTable, cards: tuple[Any, ...]) -> list[Any]:
    return [card for card in cards if table.box.weakness(card)]


@pytest.mark.rule("setup.1.a")
def test_two_players_cannot_have_the_same_investigator() -> None:
    with pytest.raises(MiskatonicError, match="roland-banks"):
        miskatonic.new("arkham", seats=[{"investigator": "roland-banks"}, {"investigator": "roland-banks"}])


@pytest.mark.rule("setup.2.a", "setup.a")
def test_trauma_lies_on_the_investigator_from_the_beginning() -> None:
    table = dealt(seats=[{"investigator": "roland-banks", "physical": 2, "mental": 1}])

    assert table.hurt() == (2, 1)
    assert "keep-hand" in table.open


@pytest.mark.rule("setup.3.a", "lead-investigator.1")
def test_the_lead_is_chosen_or_falls_to_somebody_by_chance() -> None:
    assert dealt(seats=3, lead=2).state.lead == 2
    assert {dealt(seed, seats=3).state.lead for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("setup.6.a")
@pytest.mark.parametrize("difficulty", list(NIGHT_OF_THE_ZEALOT.bags))
def test_the_bag_is_that_of_the_difficulty(difficulty: Any) -> None:
    assert Counter(dealt(difficulty=difficulty).state.bag) == Counter(NIGHT_OF_THE_ZEALOT.bags[difficulty])


@pytest.mark.rule("setup.6.b")
def test_a_campaign_brings_its_own_bag() -> None:
    bag = ["0", "tablet", "tablet", "auto_fail"]

    assert list(dealt(bag=bag).state.bag) == bag


@pytest.mark.rule("setup.7.a", "setup.8.a")
@pytest.mark.parametrize("seed", range(8))
def test_everybody_begins_with_five_resources_and_five_cards_that_are_no_weaknesses(seed: int) -> None:
    table = begun(seed, seats=4)

    for investigator in table.state.investigators:
        assert investigator.resources == 5
        assert len(investigator.hand) == 5
        assert not weak(table.table, investigator.hand)


@pytest.mark.rule("setup.8.d", "setup.8.c")
@pytest.mark.parametrize("seed", range(8))
def test_all_weaknesses_are_in_the_deck_after_the_opening_draw(seed: int) -> None:
    table = begun(seed)

    assert len(weak(table.table, table.who().deck)) == 2


@pytest.mark.rule("setup.8.b", "mulligan.3")
def test_mulligans_are_taken_in_player_order() -> None:
    table = dealt(seats=3, lead=1)

    assert table.asked == [1]
    table.play("keep-hand")
    assert table.asked == [2]
    table.play("keep-hand")
    assert table.asked == [0]


@pytest.mark.rule("mulligan.1")
def test_there_is_one_mulligan() -> None:
    table = dealt()

    table.play(table.open[0], "keep-hand")

    assert "keep-hand" not in table.open


@pytest.mark.rule("mulligan.2")
@pytest.mark.parametrize("seed", range(8))
def test_a_replaced_card_is_never_its_own_replacement(seed: int) -> None:
    table = dealt(seed)
    before = table.who().hand

    for _ in before:
        table.play(table.open[0])
    table.play("keep-hand")

    assert not set(before) & set(table.who().hand)
    assert set(before) <= set(table.who().deck)


@pytest.mark.rule("setup.10.b", "setup.10.f", "setup.10.e")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_encounter_deck_holds_what_is_left_of_its_sets(scenario: str) -> None:
    table = dealt(scenario=scenario)
    box, state = table.table.box, table.state

    laid = {place.card for place in state.places.values()}
    assert not {*state.aside, *state.unused, *laid} & set(state.encounter)
    assert all(box.card(card).sort in ("enemy", "treachery") for card in state.encounter)


@pytest.mark.rule("setup.10.c", "setup.10.d")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_only_the_starting_location_is_revealed_with_its_clues(scenario: str) -> None:
    table = begun(scenario=scenario)

    revealed = [id for id, place in table.state.places.items() if place.revealed]
    assert revealed == [table.who().place]


@pytest.mark.rule("setup.11.a", "setup.12.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_agenda_and_act_are_on_top_without_doom(scenario: str) -> None:
    table = dealt(scenario=scenario)

    view = table.view(0)
    assert view.agenda == table.table.box.scenario.agendas[0]
    assert view.act == table.table.box.scenario.acts[0]
    assert view.agenda_doom == 0


@pytest.mark.rule("setup.b", "player-windows.d")
def test_no_window_opens_during_setup() -> None:
    table = dealt(seats=2)

    while table.state.round == 0:
        assert all(key.startswith(("replace", "keep-hand")) for key in table.open)
        table.play("keep-hand")


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"scenario": "the-dunwich-horror"}, "scenario"),
        ({"seats": 1, "lead": 3}, "lead"),
        ({"seats": [{"investigator": "joe-diamond"}]}, "joe-diamond"),
        ({"seats": [{"deck": {"99999": 1}}]}, "99999"),
        ({"recorded": ["escaped-nobody"]}, "escaped-nobody"),
    ],
)
def test_a_mistaken_option_is_named(options: dict[str, Any], named: str) -> None:
    with pytest.raises(MiskatonicError, match=named):
        miskatonic.new("arkham", **options)
