"""Set-up instructions of the three scenarios: what lies where before the first round."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Location
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.scenarios.library import SCENARIOS, lay_out
from miskatonic.games.arkham.scenarios.scenario import Scenario
from miskatonic.games.arkham.scenarios.setting import Setting
from miskatonic.kernel.chance import Chance
from miskatonic.testing import Situation


def laid(scenario: str, *recorded: str, investigators: int = 1, seed: int = 1) -> Setting:
    return lay_out(SCENARIOS[scenario], Chance.of(seed), investigators, recorded)


def sets_of(codes: list[str] | tuple[str, ...]) -> set[str]:
    return {CORE.by_code[code].encounter for code in codes}


@pytest.mark.rule("setup.10.b")
def test_the_gathering_plays_with_its_six_encounter_sets_and_no_other() -> None:
    setting = laid("the-gathering")

    cards = [*setting.encounter, *setting.aside, *setting.places.values()]

    assert sets_of(cards) == {"the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold"}


@pytest.mark.rule("setup.10.f")
@pytest.mark.parametrize(
    ("scenario", "left"),
    [
        ("the-gathering", [2, 3, 7, 7, 3, 4]),
        ("the-midnight-masks", [5, 4, 4, 6, 2]),
        ("the-devourer-below", [2, 3, 7, 7, 6]),
    ],
)
def test_the_encounter_deck_is_what_is_left_of_the_gathered_sets(scenario: str, left: list[int]) -> None:
    setting = laid(scenario)

    ordinary = [code for code in setting.encounter if not CORE.by_code[code].encounter.startswith("agents")]

    assert len(ordinary) == sum(left)
    assert {CORE.by_code[code].sort for code in setting.encounter} <= {"enemy", "treachery"}


@pytest.mark.rule("setup.10.e")
def test_the_ghoul_priest_and_lita_are_set_aside_with_all_rooms_but_the_study() -> None:
    setting = laid("the-gathering")

    assert setting.places == {"study": "01111"}
    assert {CORE.by_code[code].slug for code in setting.aside} == {
        "hallway",
        "attic",
        "cellar",
        "parlor",
        "ghoul-priest",
        "lita-chantler",
    }
    assert not set(setting.aside) & set(setting.encounter)


def test_one_of_two_southsides_and_downtowns_is_there_by_chance() -> None:
    towns = [laid("the-midnight-masks", seed=seed) for seed in range(20)]

    for place in ("southside", "downtown"):
        assert len({setting.places[place] for setting in towns}) == 2
    assert all(len(setting.removed) == 2 for setting in towns)


@pytest.mark.parametrize(
    ("investigators", "places"),
    [(1, []), (2, ["southside"]), (3, ["southside", "downtown"]), (4, ["southside", "downtown", "graveyard"])],
)
def test_acolytes_wait_for_a_larger_group(investigators: int, places: list[str]) -> None:
    setting = laid("the-midnight-masks", investigators=investigators)

    assert setting.spawned == [("01169", place) for place in places]
    assert Counter(setting.encounter)["01169"] == 3 - len(places)


def test_the_cultists_lie_in_a_deck_of_their_own() -> None:
    setting = laid("the-midnight-masks")

    assert sets_of(setting.cult) == {"cult-of-umordhoth"}
    assert len(setting.cult) == 5
    assert "cult-of-umordhoth" not in sets_of(setting.encounter)


@pytest.mark.rule("campaign-play.3")
def test_a_burned_house_is_gone_and_the_night_begins_in_rivertown() -> None:
    burned, standing = laid("the-midnight-masks", "house-burned"), laid("the-midnight-masks", "house-standing")

    assert ("your-house" in burned.places, burned.begin) == (False, "rivertown")
    assert ("your-house" in standing.places, standing.begin) == (True, "your-house")


@pytest.mark.parametrize("scenario", ["the-midnight-masks", "the-devourer-below"])
def test_a_ghoul_priest_who_is_still_alive_comes_back(scenario: str) -> None:
    assert "01116" in laid(scenario, "ghoul-priest-alive").encounter
    assert "01116" not in laid(scenario).encounter


@pytest.mark.parametrize(("count", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_cultists_who_got_away_bring_doom(count: int, doom: int) -> None:
    names = ["wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner", "the-masked-hunter"]

    setting = laid("the-devourer-below", *[f"escaped-{name}" for name in names[:count]])

    assert setting.doom == doom
    assert {CORE.by_code[code].slug for code in setting.aside} == {"ritual-site", "umordhoth", *names[:count]}


def test_four_of_six_woods_lie_around_the_main_path() -> None:
    woods = [laid("the-devourer-below", seed=seed) for seed in range(20)]

    for setting in woods:
        placed = {code for place, code in setting.places.items() if place.startswith("arkham-woods")}
        left = {code for code in setting.removed if CORE.by_code[code].sort == "location"}
        assert (len(placed), len(left), placed & left) == (4, 2, set())
    assert len({setting.places["arkham-woods-1"] for setting in woods}) > 2


def test_one_of_four_sets_of_agents_is_shuffled_in() -> None:
    settings = [laid("the-devourer-below", seed=seed) for seed in range(40)]

    agents = [{name for name in sets_of(setting.encounter) if name.startswith("agents")} for setting in settings]

    assert all(len(names) == 1 for names in agents)
    assert len({names.pop() for names in agents}) == 4


def test_after_midnight_two_cards_of_each_opening_hand_are_discarded() -> None:
    assert laid("the-devourer-below", "past-midnight").discards == 2
    assert laid("the-devourer-below").discards == 0


def test_the_devourer_adds_an_elder_thing_to_the_bag() -> None:
    assert laid("the-devourer-below").tokens == ["elder_thing"]


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda scenario: scenario.id)
def test_every_place_of_a_scenario_is_on_its_map(scenario: Scenario) -> None:
    setting = lay_out(scenario, Chance.of(3), 4)
    waiting = {card.title for card in map(CORE.by_code.__getitem__, setting.aside) if isinstance(card, Location)}

    assert waiting | set(setting.places) == set(scenario.layout)
    assert len(set(scenario.layout.values())) == len(scenario.layout)


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda scenario: scenario.id)
def test_acts_and_agendas_lie_in_the_order_of_their_stages(scenario: Scenario) -> None:
    for deck in (scenario.acts, scenario.agendas):
        assert [getattr(CORE.by_code[code], "stage", 0) for code in deck] == list(range(1, len(deck) + 1))


def begun(scenario: str, **options: Any) -> Situation:
    """A table where everybody has kept the opening hand."""
    table = Situation.new(ARKHAM, seed=3, scenario=scenario, **options)
    while any(option.key == "keep-hand" for decision in table.game.decisions for option in decision.options):
        table.game.choose(table.game.decisions[0].seat, "keep-hand")
    return table


@pytest.mark.rule("setup.9.a", "setup.11.b", "setup.12.b")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_story_is_told_before_the_first_round(scenario: str) -> None:
    messages = [line.text.id for line in begun(scenario, seats=1).game.lines()]

    told = [message for message in messages if message in SCENARIOS[scenario].story]

    assert tuple(told) == SCENARIOS[scenario].story
    assert messages.index(told[-1]) < messages.index("arkham-log-round")


def test_acolytes_of_the_set_up_bring_their_doom() -> None:
    table = begun("the-midnight-masks", seats=3)

    acolytes = [enemy for enemy in table.view(0).enemies if enemy.code == "01169"]

    assert [(enemy.place, enemy.doom) for enemy in acolytes] == [("southside", 1), ("downtown", 1)]


@pytest.mark.rule("setup.10.d", "location-cards.4")
def test_investigators_begin_at_a_revealed_place_with_its_clues() -> None:
    view = begun("the-gathering", seats=2).view(0)

    assert [(place.id, place.revealed, place.clues) for place in view.places] == [("study", True, 4)]
    assert {investigator.place for investigator in view.investigators} == {"study"}


@pytest.mark.rule("setup.10.c")
def test_other_places_wait_unrevealed() -> None:
    view = begun("the-midnight-masks", seats=1, recorded=["house-burned"]).view(0)

    assert [place.id for place in view.places if place.revealed] == ["rivertown"]


@pytest.mark.rule("setup.11.a", "setup.12.a")
def test_the_first_agenda_and_the_first_act_lie_on_top() -> None:
    view = begun("the-devourer-below", seats=1, recorded=["escaped-ruth-turner"]).view(0)

    assert (view.agenda, view.agenda_doom, view.act) == ("01143", 1, "01146")


@pytest.mark.rule("setup.13.a", "difficulty-level.3")
@pytest.mark.parametrize(("difficulty", "side"), [("easy", "easy"), ("standard", "easy"), ("hard", "hard")])
def test_the_reference_card_shows_the_side_of_the_difficulty(difficulty: str, side: str) -> None:
    table = begun("the-gathering", seats=1, difficulty=difficulty)

    assert getattr(table.table, "box").side == side  # noqa: B009  the table of this game has a box


@pytest.mark.rule("setup.7.a", "setup.8.a")
def test_everybody_begins_with_five_resources_and_five_cards() -> None:
    view = begun("the-gathering", seats=3).view(None)

    assert [(each.resources, each.hand) for each in view.investigators] == [(5, 5)] * 3


def test_after_midnight_three_cards_are_left_of_the_opening_hand() -> None:
    view = begun("the-devourer-below", seats=1, recorded=["past-midnight"]).view(None)

    assert view.investigators[0].hand == 3


@pytest.mark.rule("setup.2.a")
def test_trauma_lies_on_the_investigator_from_the_beginning() -> None:
    seat = {"investigator": "roland-banks", "physical": 2, "mental": 1}
    view = begun("the-gathering", seats=[seat]).view(None)

    assert (view.investigators[0].damage, view.investigators[0].horror) == (2, 1)
