"""Standalone mode: what the scenarios before would have left."""

from typing import Any

import pytest

from miskatonic.games.arkham.campaign.standalone import before
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.starters import STARTERS
from miskatonic.games.arkham.decks.weaknesses import draw_weakness
from miskatonic.games.arkham.game import ARKHAM
from miskatonic.games.arkham.resolutions import ReachResolution
from miskatonic.kernel.chance import Chance
from miskatonic.testing import Situation
from tests.arkham.campaign.scenes import at, campaign, played

TWO = ("roland-banks", "wendy-adams")


@pytest.mark.rule("standalone-mode.5")
def test_each_earlier_scenario_leaves_its_resolution() -> None:
    left = before("the-devourer-below", TWO)

    assert "house-burned" in left.recorded
    assert sum(note.startswith("interrogated-") for note in left.recorded) == 6


@pytest.mark.rule("standalone-mode.6")
def test_any_resolution_may_be_picked_and_the_first_is_taken_otherwise() -> None:
    standing = before("the-midnight-masks", TWO, {"the-gathering": "2"})

    assert standing.recorded == ("house-standing",)
    assert before("the-midnight-masks", TWO).recorded == ("house-burned",)


@pytest.mark.rule("standalone-mode.8")
def test_skipped_scenarios_change_what_comes_after() -> None:
    dark = before("the-devourer-below", TWO, {"the-gathering": "none", "the-midnight-masks": "2"})

    assert {"ghoul-priest-alive", "past-midnight", "escaped-ruth-turner"} <= set(dark.recorded)


@pytest.mark.rule("standalone-mode.10")
def test_trauma_of_a_skipped_resolution_counts() -> None:
    left = before("the-midnight-masks", TWO, lead=1)

    assert (left.mental, left.physical) == ((0, 1), (0, 0))


def test_the_lead_investigator_earns_the_ally_of_a_skipped_scenario() -> None:
    assert before("the-midnight-masks", TWO).story == (("01117",), ())


def test_the_first_scenario_has_nothing_before_it() -> None:
    assert before("the-gathering", TWO).recorded == ()


def begun(scenario: str, **options: Any) -> Situation:
    """A game by itself, before the opening hands are kept."""
    return Situation.new(ARKHAM, seats=[{"investigator": name} for name in TWO], scenario=scenario, **options)


@pytest.mark.rule("standalone-mode.5", "standalone-mode.8")
def test_a_later_scenario_by_itself_begins_where_the_earlier_ones_left_off() -> None:
    burned = begun("the-midnight-masks")
    standing = begun("the-midnight-masks", skipped={"the-gathering": "2"})

    places = [{place.id for place in table.view(0).places} for table in (burned, standing)]

    assert ["your-house" in each for each in places] == [False, True]


@pytest.mark.rule("standalone-mode.10")
def test_a_skipped_resolution_hurts_from_the_beginning() -> None:
    hurt = [each.horror for each in begun("the-midnight-masks", lead=1).view(0).investigators]

    assert hurt == [0, 1]


@pytest.mark.rule("standalone-mode.7")
def test_nobody_earns_experience_for_a_skipped_scenario() -> None:
    table = begun("the-devourer-below")

    assert [each.experience for each in table.table.state.investigators] == [0, 0]


@pytest.mark.rule("standalone-mode.9")
def test_what_was_decided_in_a_skipped_scenario_is_in_the_log_before_setup() -> None:
    table = begun("the-devourer-below", skipped={"the-gathering": "3", "the-midnight-masks": "none"})

    assert {"lita-finds-others", "ghoul-priest-alive"} <= set(table.game.setup.log)  # type: ignore[attr-defined]


@pytest.mark.rule("standalone-mode.1", "killed-insane-investigators.5")
def test_nothing_of_a_game_by_itself_is_carried_into_another() -> None:
    lost = begun("the-devourer-below")
    lost.run(ReachResolution("none"))

    fresh = begun("the-gathering").view(0)

    assert [seat.killed for seat in lost.view(0).outcome.seats] == [True, True]
    assert "elder_thing" in lost.view(0).bag
    assert "elder_thing" not in fresh.bag
    assert [(each.code, each.damage, each.horror) for each in fresh.investigators] == [("01001", 0, 0), ("01005", 0, 0)]


@pytest.mark.rule("standalone-mode.3")
@pytest.mark.parametrize(("standalone", "count"), [(True, 2), (False, 1)])
def test_experience_brings_weaknesses_in_a_game_by_itself_only(standalone: bool, count: int) -> None:
    cards = dict(STARTERS["roland-banks"].cards)
    for code in ("01018", "01016"):
        del cards[code]
    cards |= {"01029": 2, "01028": 1}
    seat = {"investigator": "roland-banks", "deck": cards}

    table = Situation.new(ARKHAM, seats=[seat], standalone=standalone)

    codes = [card.code for card in table.table.box.cards]  # type: ignore[attr-defined]
    drawn = [codes[card - 1] for card, who in table.table.state.owners.items() if who == 0]
    assert len(drawn) == count
    assert all(getattr(CORE.by_code[code], "weakness", "") == "basic" for code in drawn)


@pytest.mark.rule("standalone-mode.11")
def test_a_weakness_that_nobody_owns_is_played_without() -> None:
    everything = [card.code for card in CORE.basic_weaknesses() for _ in range(card.quantity)]

    assert draw_weakness(CORE, Chance.of(1), everything, "madness") is None
    table = played(campaign(TWO[0]), seats={TWO[0]: {"weakness": "unheard-of"}})
    assert at(table, TWO[0]).weaknesses == ()
