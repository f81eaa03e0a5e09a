"""The campaign log on a screen, and what may be bought with what has been earned."""

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham.campaign.course import options, start
from miskatonic.games.arkham.campaign.joining import leave
from miskatonic.games.arkham.campaign.ledger import ledger
from miskatonic.games.arkham.campaign.purchases import buy
from miskatonic.games.arkham.campaign.records import Campaign
from miskatonic.games.arkham.campaign.refusals import Refused
from miskatonic.games.arkham.campaign.wares import wares
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.kernel.ledgers import LedgerSheet, Ware
from tests.arkham.campaign.scenes import at, campaign, played

ROLAND, DAISY, SKIDS, AGNES, WENDY = CORE.investigators
LITA = "01117"
BEAT_COP, BEAT_COP_2 = "01018", "01028"


def with_experience(experience: int) -> Campaign:
    scene = campaign(ROLAND)
    return scene.with_sheet(replace(at(scene, ROLAND), experience=experience))


def figures(sheet: LedgerSheet) -> dict[str, int]:
    return {figure.kind: figure.value for figure in sheet.figures}


def ware(scene: Campaign, code: str, out: str = "") -> Ware:
    return next(each for each in wares(scene, ROLAND) if (each.id, each.out) == (code, out))


def states(scene: Campaign) -> list[str]:
    return [chapter.state for chapter in ledger(scene).chapters]


def test_chapters_tell_what_was_played_what_is_next_and_what_will_never_be() -> None:
    scene = campaign()

    assert states(scene) == ["next", "ahead", "ahead"]
    assert states(start(scene)) == ["underway", "ahead", "ahead"]
    assert states(played(scene)) == ["played", "next", "ahead"]
    assert states(played(scene, ending="lose")) == ["played", "left", "left"]


def test_a_sheet_shows_experience_trauma_and_at_how_much_of_it_one_is_lost() -> None:
    scene = played(campaign(), seats={ROLAND: {"experience": 3, "physical": 1, "mental": 2}})

    (sheet,) = ledger(scene).sheets

    assert figures(sheet) == {"experience": 3, "physical": 1, "mental": 2}
    assert [figure.most for figure in sheet.figures] == [None, 9, 5]
    assert (sheet.plays, sheet.lost, sheet.away) == (True, False, False)


@pytest.mark.parametrize("fate", ["killed", "insane"])
def test_who_is_lost_can_not_come_back_and_who_left_can(fate: str) -> None:
    scene = played(campaign(ROLAND, WENDY), seats={ROLAND: {fate: True}})

    lost, away = ledger(leave(scene, WENDY)).sheets

    assert (lost.plays, lost.lost, lost.away, lost.state.id) == (False, True, False, f"arkham-sheet-{fate}")
    assert (away.plays, away.lost, away.away) == (False, False, True)


def test_story_cards_lie_in_the_deck_or_beside_it_and_those_of_the_dead_wait() -> None:
    scene = played(campaign(), seats={ROLAND: {"earned": (LITA,)}}, heirlooms=(LITA,))

    told = ledger(scene)

    assert [(card.id, card.included) for card in told.sheets[0].earned] == [(LITA, False)]
    assert [card.id for card in told.heirlooms] == [LITA]


def test_newcomers_are_those_whom_nobody_has_used_and_nobody_comes_during_a_scenario() -> None:
    scene = campaign(ROLAND, WENDY)

    assert [each.character for each in ledger(scene).newcomers] == [DAISY, SKIDS, AGNES]
    assert ledger(start(scene)).newcomers == ()
    assert ledger(campaign(ROLAND, DAISY, SKIDS, AGNES)).newcomers == ()


@pytest.mark.rule("lead-investigator.1")
def test_the_investigators_agree_who_leads_before_each_scenario() -> None:
    scene = campaign(ROLAND, WENDY)

    (question,) = ledger(scene).questions

    assert [answer.id for answer in question.answers] == [ROLAND, WENDY]
    assert [options(scene, answer.id)["lead"] for answer in question.answers] == [0, 1]
    assert ledger(campaign(ROLAND)).questions == ()
    with pytest.raises(Refused):
        options(scene, DAISY)


@pytest.mark.rule("experience.9")
def test_a_better_version_is_offered_in_place_of_the_card_that_it_improves() -> None:
    found = ware(with_experience(5), BEAT_COP_2, BEAT_COP)

    assert (found.cost, found.needs_room, found.refused) == (2, False, None)


@pytest.mark.rule("experience.4")
def test_what_is_too_dear_is_shown_with_the_reason() -> None:
    found = ware(with_experience(1), BEAT_COP_2, BEAT_COP)

    assert found.refused is not None
    assert found.refused.args["cost"] == 2


@pytest.mark.rule("experience.1")
def test_nothing_can_be_bought_while_a_scenario_is_played() -> None:
    assert all(each.refused is not None for each in wares(start(with_experience(9)), ROLAND))


def test_whatever_is_offered_without_a_reason_against_it_can_be_bought() -> None:
    scene = with_experience(9)
    room = next(card.id for card in ledger(scene).sheets[0].cards if card.makes_room)
    open_now = [each for each in wares(scene, ROLAND) if each.refused is None]

    for each in open_now:
        after = buy(scene, ROLAND, each.id, each.out or (room if each.needs_room else None))
        assert at(after, ROLAND).experience == 9 - each.cost

    assert len(open_now) > 20


def test_nobody_buys_for_an_investigator_who_is_not_there() -> None:
    with pytest.raises(Refused):
        list(wares(campaign(ROLAND), WENDY))
