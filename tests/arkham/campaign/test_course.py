"""From one scenario to the next: trauma, experience, the log, the bag, and the end."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham.campaign.course import abandon, options, record, start
from miskatonic.games.arkham.campaign.guide import DIFFICULTIES, NIGHT_OF_THE_ZEALOT
from miskatonic.games.arkham.campaign.joining import available, begin, come_back, join, leave
from miskatonic.games.arkham.campaign.purchases import exclude, include, inherit
from miskatonic.games.arkham.campaign.records import Campaign
from miskatonic.games.arkham.campaign.refusals import Refused
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import problems
from miskatonic.games.arkham.decks.starters import STARTERS
from miskatonic.kernel.chance import Chance
from tests.arkham.campaign.scenes import at, campaign, ended, played

ROLAND, DAISY, SKIDS, AGNES, WENDY = CORE.investigators
LITA = "01117"


def killed(investigator: str) -> dict[str, dict[str, bool]]:
    return {investigator: {"killed": True}}


@pytest.mark.rule("campaign-play.1")
def test_everybody_keeps_the_same_investigator() -> None:
    scene = campaign(ROLAND, WENDY)

    seats = [[seat["investigator"] for seat in options(each)["seats"]] for each in (scene, played(scene))]

    assert seats == [[ROLAND, WENDY]] * 2


@pytest.mark.rule("campaign-play.2", "experience.3", "experience.13")
def test_experience_and_trauma_add_up_over_scenarios() -> None:
    once = played(campaign(), seats={ROLAND: {"experience": 2, "mental": 1}})
    twice = played(once, seats={ROLAND: {"experience": 4, "physical": 1}})

    assert (at(twice, ROLAND).experience, at(twice, ROLAND).physical, at(twice, ROLAND).mental) == (6, 1, 1)


@pytest.mark.rule("campaign-play.4", "difficulty-level.2", "setup.6.a")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_bag_is_filled_for_the_difficulty(difficulty: str) -> None:
    scene = campaign(difficulty=difficulty)

    assert scene.bag == NIGHT_OF_THE_ZEALOT.bags[scene.difficulty]
    assert options(scene)["bag"] == list(scene.bag)


@pytest.mark.rule("difficulty-level.1")
def test_there_are_four_levels_of_difficulty_and_one_is_chosen() -> None:
    assert DIFFICULTIES == ("easy", "standard", "hard", "expert")
    with pytest.raises(Refused):
        campaign(difficulty="nightmare")


@pytest.mark.rule("setup.6.b")
def test_a_token_that_a_scenario_added_stays_in_the_bag() -> None:
    scene = campaign()
    bag = (*scene.bag, "elder_thing")

    assert options(played(scene, bag=bag))["bag"] == list(bag)


@pytest.mark.rule("campaign-play.5")
def test_what_a_resolution_says_is_in_the_log_before_experience_is_spent() -> None:
    after = played(campaign(), records=("house-burned",), seats={ROLAND: {"experience": 3}})

    assert after.notes == ("house-burned",)
    assert [(each.scenario, each.resolution) for each in after.played] == [("the-gathering", "1")]
    assert at(after, ROLAND).experience == 3


def test_a_note_that_is_crossed_out_is_gone_and_none_stands_there_twice() -> None:
    after = played(campaign(), records=("ghoul-priest-alive", "house-standing"))
    later = played(after, records=("house-standing", "past-midnight"), crossed_out=("ghoul-priest-alive",))

    assert later.notes == ("house-standing", "past-midnight")


@pytest.mark.rule("campaign-play.3")
def test_a_later_table_is_told_what_was_recorded() -> None:
    later = played(played(campaign(), records=("house-burned",)))

    assert options(later)["recorded"] == ["house-burned"]


@pytest.mark.rule("winning-and-losing.5")
def test_a_lost_scenario_is_followed_by_the_next_one_all_the_same() -> None:
    assert played(campaign(), "none").scenario == "the-midnight-masks"


@pytest.mark.rule("advancing-to-next-scenario.1")
def test_scenarios_follow_each_other_in_sequence() -> None:
    first = campaign()
    second = played(first)
    third = played(second)

    assert [each.scenario for each in (first, second, third)] == list(NIGHT_OF_THE_ZEALOT.scenarios)
    assert played(third, ending="win").scenario == ""


@pytest.mark.rule("setup.2.a", "trauma.4", "trauma.7")
def test_trauma_comes_to_the_next_table() -> None:
    after = played(campaign(), seats={ROLAND: {"physical": 2, "mental": 1}})

    seat = options(after)["seats"][0]

    assert (seat["physical"], seat["mental"]) == (2, 1)


@pytest.mark.rule("trauma.1")
def test_trauma_never_heals() -> None:
    after = played(played(played(campaign(), seats={ROLAND: {"mental": 1}})))

    assert at(after, ROLAND).mental == 1


@pytest.mark.rule("trauma.2")
def test_one_physical_trauma_does_not_end_an_investigators_campaign() -> None:
    after = played(campaign(), seats={ROLAND: {"gone": "damage", "physical": 1}})

    assert [sheet.investigator for sheet in after.team] == [ROLAND]


@pytest.mark.rule("killed-insane-investigators.2", "trauma.5")
@pytest.mark.parametrize(("physical", "fate"), [(8, ""), (9, "killed"), (10, "killed")])
def test_physical_trauma_up_to_printed_health_kills(physical: int, fate: str) -> None:
    assert at(played(campaign(), seats={ROLAND: {"physical": physical}}), ROLAND).fate == fate


@pytest.mark.rule("killed-insane-investigators.3", "trauma.8", "arkham:defeat.5")
@pytest.mark.parametrize(("mental", "fate"), [(4, ""), (5, "insane"), (6, "insane")])
def test_mental_trauma_up_to_printed_sanity_drives_insane(mental: int, fate: str) -> None:
    assert at(played(campaign(), seats={ROLAND: {"mental": mental}}), ROLAND).fate == fate


@pytest.mark.rule("killed-insane-investigators.4")
def test_a_resolution_kills_without_any_trauma() -> None:
    after = played(campaign(ROLAND, WENDY), seats=killed(WENDY))

    assert (at(after, WENDY).fate, at(after, WENDY).physical) == ("killed", 0)


@pytest.mark.rule("killed-insane-investigators.1", "trauma.11")
def test_who_was_killed_is_never_chosen_again() -> None:
    after = played(campaign(ROLAND, WENDY), seats=killed(WENDY))

    assert WENDY not in available(after)
    with pytest.raises(Refused) as refused:
        join(after, "Wendy", WENDY)
    assert "killed-insane-investigators.1" in refused.value.rules


@pytest.mark.rule("trauma.10")
def test_the_player_of_a_killed_investigator_comes_back_with_another_and_a_fresh_deck() -> None:
    after = played(campaign(ROLAND, WENDY), seats={WENDY: {"killed": True, "experience": 5}})

    again = join(after, "Wendy", AGNES)

    assert [sheet.investigator for sheet in again.team] == [ROLAND, AGNES]
    assert (at(again, AGNES).experience, at(again, AGNES).physical) == (0, 0)
    assert problems(at(again, AGNES).deck, CORE) == ()


@pytest.mark.rule("trauma.12")
def test_with_no_investigator_left_to_choose_everybody_loses() -> None:
    scene = campaign(ROLAND, DAISY, SKIDS, AGNES)
    one_left = played(scene, seats=killed(AGNES))
    scene = join(one_left, "Agnes", WENDY)

    none_left = played(scene, seats=killed(WENDY))

    assert (one_left.ending, none_left.ending, none_left.scenario) == ("", "lose", "")


def test_a_campaign_goes_on_without_whoever_does_not_come_back() -> None:
    after = played(campaign(ROLAND, WENDY), seats=killed(WENDY))

    assert len(options(start(after))["seats"]) == 1


def test_with_nobody_left_alive_no_scenario_begins_until_somebody_joins() -> None:
    after = played(campaign(), seats=killed(ROLAND))

    with pytest.raises(Refused):
        start(after)
    assert start(join(after, "Roland", WENDY)).underway


@pytest.mark.rule("joining-or-leaving-campaign.1")
def test_nobody_joins_leaves_or_comes_back_during_a_scenario() -> None:
    scene = start(leave(campaign(ROLAND, WENDY), WENDY))

    changes: list[Callable[[], Campaign]] = [
        lambda: join(scene, "Agnes", AGNES),
        lambda: leave(scene, ROLAND),
        lambda: come_back(scene, WENDY),
    ]
    for change in changes:
        with pytest.raises(Refused) as refused:
            change()
        assert refused.value.rules == ("joining-or-leaving-campaign.1",)


@pytest.mark.rule("joining-or-leaving-campaign.2")
def test_who_comes_back_has_all_that_was_there() -> None:
    after = played(campaign(ROLAND, WENDY), seats={WENDY: {"experience": 3, "mental": 1}})
    gone = played(leave(after, WENDY), seats={})

    back = come_back(gone, WENDY)

    assert [sheet.investigator for sheet in gone.team] == [ROLAND]
    assert (at(back, WENDY).experience, at(back, WENDY).mental) == (3, 1)
    assert [sheet.investigator for sheet in back.team] == [ROLAND, WENDY]


@pytest.mark.rule("joining-or-leaving-campaign.3")
def test_a_newcomer_can_not_take_the_investigator_of_somebody_who_left() -> None:
    scene = leave(campaign(ROLAND, WENDY), WENDY)

    assert WENDY not in available(scene)
    with pytest.raises(Refused):
        join(scene, "Ann", WENDY)


@pytest.mark.rule("joining-or-leaving-campaign.4")
def test_a_newcomer_starts_with_no_experience_and_no_trauma() -> None:
    scene = played(played(campaign(), seats={ROLAND: {"experience": 9}}))

    joined = join(scene, "Ann", DAISY)

    assert (at(joined, DAISY).experience, at(joined, DAISY).physical, at(joined, DAISY).mental) == (0, 0, 0)


@pytest.mark.rule("setup.1.a")
def test_two_players_can_not_choose_the_same_investigator() -> None:
    with pytest.raises(Refused):
        begin([("Ann", ROLAND, None), ("Bob", ROLAND, None)])


def test_a_fifth_investigator_finds_no_seat() -> None:
    with pytest.raises(Refused):
        campaign(ROLAND, DAISY, SKIDS, AGNES, WENDY)


def test_an_illegal_deck_does_not_join_and_everything_is_said() -> None:
    deck = STARTERS[ROLAND].with_card("01006", -1).with_card("01029")

    with pytest.raises(Refused) as refused:
        begin([("Ann", ROLAND, deck)])

    assert [problem.text.id for problem in refused.value.problems] == [
        "arkham-deck-size",
        "arkham-deck-required",
        "arkham-deck-experience",
    ]


@pytest.mark.rule("deckbuilding.9")
def test_each_deck_gets_its_random_weakness_and_no_copy_is_drawn_twice() -> None:
    scenes = [campaign(ROLAND, DAISY, SKIDS, AGNES, seed=seed) for seed in range(12)]

    for scene in scenes:
        drawn = [code for sheet in scene.sheets for code in sheet.deck.each() if code in BASIC]
        assert len(drawn) == 4
        assert all(drawn.count(code) <= CORE.by_code[code].quantity for code in drawn)
    assert len({scene.sheets[0].deck.each() for scene in scenes}) > 3


BASIC = {card.code for card in CORE.basic_weaknesses()}


@pytest.mark.rule("weakness.6")
def test_a_weakness_that_came_in_play_stays_in_the_deck() -> None:
    after = played(campaign(), seats={ROLAND: {"weaknesses": ("01100",)}})

    before = at(campaign(), ROLAND).deck.cards.get("01100", 0)

    assert at(after, ROLAND).deck.cards["01100"] == before + 1


def test_guilt_adds_a_mad_weakness_that_is_drawn() -> None:
    scene = campaign(ROLAND, WENDY)

    after = played(scene, seats={slug: {"weakness": "madness"} for slug in (ROLAND, WENDY)})

    for slug in (ROLAND, WENDY):
        (added,) = at(after, slug).weaknesses
        assert "madness" in CORE.by_code[added].traits
    assert after.drawn > scene.drawn


def test_a_story_asset_that_was_earned_may_go_into_the_deck_and_out_again() -> None:
    after = played(campaign(), seats={ROLAND: {"earned": (LITA,)}})

    taken = include(after, ROLAND, LITA)

    assert LITA not in at(after, ROLAND).deck.cards
    assert at(taken, ROLAND).deck.cards[LITA] == 1
    assert at(exclude(taken, ROLAND, LITA), ROLAND).deck == at(after, ROLAND).deck
    with pytest.raises(Refused):
        include(campaign(), ROLAND, LITA)


def test_the_group_chooses_who_inherits_what_a_killed_lead_investigator_would_have_earned() -> None:
    after = played(campaign(ROLAND, WENDY), "3", heirlooms=(LITA,), seats=killed(ROLAND))

    given = inherit(after, WENDY, LITA)

    assert (at(given, WENDY).story, given.heirlooms) == ((LITA,), ())
    with pytest.raises(Refused):
        inherit(given, WENDY, LITA)


def test_a_sacrificed_ally_is_gone_for_good() -> None:
    owner = include(played(campaign(), seats={ROLAND: {"earned": (LITA,)}}), ROLAND, LITA)

    after = played(owner, lost=(LITA,))

    assert LITA not in at(after, ROLAND).deck.cards
    assert at(after, ROLAND).story == ()


def test_a_scenario_that_was_never_finished_leaves_no_trace() -> None:
    scene = campaign()

    assert abandon(start(scene)) == scene


def test_the_result_of_another_table_is_refused() -> None:
    scene = start(campaign(ROLAND, WENDY))
    outcome = ended(scene)

    for strange in (
        replace(outcome, scenario="the-devourer-below"),
        replace(outcome, seats=outcome.seats[:1]),
        replace(outcome, seats=tuple(reversed(outcome.seats))),
    ):
        with pytest.raises(Refused):
            record(scene, strange)
    with pytest.raises(Refused):
        record(campaign(ROLAND, WENDY), outcome)


def test_equal_seeds_give_equal_campaigns() -> None:
    assert campaign(ROLAND, seed=5) == campaign(ROLAND, seed=5)
    assert campaign(seed=5).seed == Chance.of(5).seed
