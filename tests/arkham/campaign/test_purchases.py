"""Spending experience between scenarios."""

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham.campaign.course import start
from miskatonic.games.arkham.campaign.purchases import buy
from miskatonic.games.arkham.campaign.records import Campaign
from miskatonic.games.arkham.campaign.refusals import Refused
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.buying import cost
from miskatonic.games.arkham.decks.deck import size
from miskatonic.games.arkham.declarations import Asset, PlayerCard
from tests.arkham.campaign.scenes import at, campaign, played

ROLAND = "roland-banks"
BEAT_COP, BEAT_COP_2, SHOTGUN, EXTRA_AMMUNITION, BADGE = "01018", "01028", "01029", "01026", "01027"
DODGE, KNIFE, COVER_UP, REVOLVER = "01023", "01086", "01007", "01006"
CHARM = Asset(code="90001", slug="charm-3", card_class="guardian", level=3, exceptional=True)


def rich(experience: int) -> Campaign:
    """Roland after The Gathering, with so much experience."""
    return played(campaign(), seats={ROLAND: {"experience": experience}})


def left(scene: Campaign) -> int:
    return at(scene, ROLAND).experience


def refused(scene: Campaign, code: str, removed: str | None) -> list[str]:
    with pytest.raises(Refused) as caught:
        buy(scene, ROLAND, code, removed)
    return list(caught.value.rules)


def card(code: str) -> PlayerCard:
    found = CORE.by_code[code]
    assert isinstance(found, PlayerCard)
    return found


@pytest.mark.rule("experience.1")
def test_nothing_is_bought_before_the_scenario_is_recorded() -> None:
    assert refused(start(rich(5)), EXTRA_AMMUNITION, DODGE) == ["experience.1"]


@pytest.mark.rule("experience.4", "experience.5")
def test_a_card_costs_its_level() -> None:
    after = buy(rich(6), ROLAND, BADGE, DODGE)

    assert left(after) == 4
    assert refused(rich(3), SHOTGUN, DODGE) == ["experience.4"]


@pytest.mark.rule("experience.6")
def test_only_cards_within_reach_can_be_bought() -> None:
    assert refused(rich(10), "01043", DODGE) == ["experience.6"]
    assert refused(rich(10), "01056", DODGE) == ["experience.6"]


@pytest.mark.rule("experience.7")
def test_each_card_needs_room() -> None:
    after = buy(rich(2), ROLAND, BADGE, DODGE)

    assert size(at(after, ROLAND).deck, CORE) == 30
    assert DODGE not in at(after, ROLAND).deck.cards
    assert refused(rich(2), BADGE, None) == ["experience.7"]


def test_a_card_that_is_not_there_makes_no_room() -> None:
    assert refused(rich(2), BADGE, "01094") == []


@pytest.mark.rule("experience.8")
@pytest.mark.parametrize("kept", [REVOLVER, COVER_UP, "basic"])
def test_weaknesses_and_required_cards_make_no_room(kept: str) -> None:
    scene = rich(4)
    if kept == "basic":
        kept = next(code for code in at(scene, ROLAND).deck.each() if card(code).weakness == "basic")

    assert refused(scene, BADGE, kept) == ["experience.8"]


@pytest.mark.rule("experience.9")
def test_a_card_of_level_0_costs_one_all_the_same() -> None:
    after = buy(rich(1), ROLAND, "01091", DODGE)

    assert left(after) == 0
    assert refused(rich(0), "01091", DODGE) == ["experience.4"]


@pytest.mark.rule("experience.10")
def test_an_upgrade_costs_the_difference_and_takes_the_lower_version_out() -> None:
    after = buy(rich(2), ROLAND, BEAT_COP_2, BEAT_COP)

    assert left(after) == 0
    assert at(after, ROLAND).deck.cards.get(BEAT_COP, 0) == at(rich(2), ROLAND).deck.cards[BEAT_COP] - 1
    assert cost(card("01054"), card("01048")) == 1


def test_an_upgrade_from_level_1_pays_the_rest_only() -> None:
    low = Asset(code="90002", slug="lamp-1", called="lamp", level=1)
    high = Asset(code="90003", slug="lamp-4", called="lamp", level=4)

    assert (cost(high, low), cost(low, high), cost(high, None)) == (3, 1, 4)


@pytest.mark.rule("experience.11")
def test_two_copies_are_paid_one_by_one_and_each_makes_its_own_room() -> None:
    first = buy(rich(4), ROLAND, BADGE, DODGE)
    second = buy(first, ROLAND, BADGE, "01024")

    assert (left(first), left(second)) == (2, 0)
    assert at(second, ROLAND).deck.cards[BADGE] == 2
    assert size(at(second, ROLAND).deck, CORE) == 30


def test_a_third_copy_by_title_is_refused() -> None:
    scene = buy(rich(9), ROLAND, BEAT_COP_2, DODGE)

    assert refused(scene, BEAT_COP_2, "01024") == ["deckbuilding.4"]


@pytest.mark.rule("experience.12", "deckbuilding.11")
def test_nothing_is_swapped_for_free_between_scenarios() -> None:
    poor = rich(0)

    assert refused(poor, "01091", DODGE) == ["experience.4"]
    assert at(poor, ROLAND).deck == at(campaign(), ROLAND).deck


@pytest.mark.rule("experience.13")
def test_what_is_not_spent_is_there_after_the_next_scenario() -> None:
    after = buy(rich(3), ROLAND, BADGE, DODGE)

    assert left(played(after)) == 1


@pytest.mark.rule("exceptional.2")
def test_an_exceptional_card_of_level_3_costs_6() -> None:
    assert cost(CHARM, None) == 6
    assert cost(replace(CHARM, exceptional=False), None) == 3
