"""Standalone mode: what the scenarios before would have left."""

import pytest

from miskatonic.games.arkham.campaign.standalone import before

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
