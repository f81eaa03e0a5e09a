"""Limits and maximums, choices, targets, reactions and the steps of initiating, in the words of the rules."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham.locations import shroud
from miskatonic.games.arkham.records import InPlay, PlaceId, Who
from miskatonic.games.arkham.skill_tests import SkillTest
from miskatonic.games.arkham.words.cards import DiscardAsset, Draw, Gain
from miskatonic.games.arkham.words.enemies import ChooseEnemy
from miskatonic.games.arkham.words.flow import Choose, May, MustChoose
from miskatonic.games.arkham.words.harm import HurtIt, Take
from miskatonic.games.arkham.words.testing import Test as Testing
from miskatonic.kernel.abilities import Modifier
from miskatonic.kernel.quantities import reckon

from .scenes import agnes, daisy, foe, roland, scene, skids, wendy

# -- limits and maximums


@pytest.mark.rule("limits-and-maximums.3")
def test_a_second_fog_cannot_lie_on_one_location_but_on_another() -> None:
    table = scene(
        roland(at="hallway"), places=["hallway", "attic"], attached={"obscuring-fog": "hallway"}, clues={"hallway": 1}
    )

    table.draw("obscuring-fog")
    assert table.discarded == ["obscuring-fog"]
    assert shroud(table.table, PlaceId("hallway")) == 3
    table.play("move:attic").draw("obscuring-fog")

    assert shroud(table.table, PlaceId("attic")) == 3


# -- must and may


@pytest.mark.rule("must.1")
def test_without_an_asset_to_discard_the_horror_must_be_taken() -> None:
    table = scene(roland()).words(MustChoose(((DiscardAsset(),), (Take(horror=1),))))

    assert table.hurt() == (0, 1)


@pytest.mark.rule("must.2")
def test_without_must_one_may_choose_to_lose_resources_that_one_does_not_have() -> None:
    table = scene(roland(resources=0)).words(Choose(((Gain(-2),), (Take(damage=1),))))

    assert table.open == ["choose:0", "choose:1"]
    table.play("choose:0")
    assert table.hurt() == (0, 0)


@pytest.mark.rule("may.1")
def test_what_one_may_do_can_be_declined() -> None:
    table = scene(roland(deck=["knife"])).words(May(((Draw(1),),)))

    table.play("choose-none")

    assert table.hand() == []


@pytest.mark.rule("may.2")
def test_the_controller_of_lita_decides_whether_the_damage_is_dealt() -> None:
    table = scene(
        roland(at="parlor"), wendy(at="parlor"), places=["parlor"], enemies=[foe("ghoul-priest", engaged=0)], token="+1"
    )
    lita = table.ids("lita-chantler")[0]
    table.change(lambda at: at.state.play.update({lita: _held_by(1)}))

    table.play("fight:ghoul-priest")

    assert table.asked == [1]


def _held_by(who: int) -> InPlay:
    return InPlay(controller=Who(who))


# -- targets


@pytest.mark.rule("target.1")
def test_an_enemy_here_is_chosen_and_none_elsewhere() -> None:
    table = scene(
        roland(at="hallway"),
        places=["hallway", "attic"],
        enemies=[foe("ghoul-minion", at="hallway"), foe("ravenous-ghoul", at="hallway"), foe("icy-ghoul", at="attic")],
    )

    table.words(ChooseEnemy((HurtIt(1),)))

    assert table.open == ["choose-enemy:ghoul-minion", "choose-enemy:ravenous-ghoul"]


@pytest.mark.rule("target.2")
def test_an_ability_without_a_target_is_not_offered() -> None:
    assert "use:beat-cop:1" not in scene(roland(play=["beat-cop"])).open


@pytest.mark.rule("target.5")
def test_an_investigator_whom_it_would_not_help_is_no_target() -> None:
    table = scene(roland(play=["first-aid"]), wendy(damage=1))

    table.play("activate:first-aid:0")

    assert table.hurt(1) == (0, 0)


# -- reactions


@pytest.mark.rule("reaction-triggered-abilities.1")
def test_rolands_reaction_comes_right_after_the_defeat() -> None:
    table = scene(roland(), clues={"study": 1}, enemies=[foe("swarm-of-rats", engaged=0)])

    table.play("fight:swarm-of-rats")

    assert "pass" in table.open
    assert not table.in_play("swarm-of-rats")
    assert "arkham-log-enemy-defeated" in table.messages()


@pytest.mark.rule("reaction-triggered-abilities.2")
def test_dodge_is_offered_before_any_damage_is_dealt() -> None:
    table = scene(roland(hand=["dodge"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("resource")

    assert "pass" in table.open
    assert table.hurt() == (0, 0)


@pytest.mark.rule("reaction-triggered-abilities.3")
def test_dr_milan_pays_after_the_clue_is_found() -> None:
    table = scene(daisy(play=["dr-milan-christopher"]), clues={"study": 1})

    table.play("investigate")

    assert "pass" in table.open
    assert table.who().clues == 1
    assert table.react().who().resources == 6


# -- initiating


@pytest.mark.rule("initiation.2.b")
def test_of_two_costs_neither_is_paid_where_one_cannot_be() -> None:
    table = scene(agnes(play=["scrying"]), encounter=["ghoul-minion", "icy-ghoul"])
    card = table.ids("scrying")[0]

    table.change(lambda at: at.alter_card(card, uses=0))

    table.refuses(0, "activate:scrying:0")
    assert not table.card("scrying").exhausted


@pytest.mark.rule("initiation.4.a", "cancel.3")
def test_a_warded_revelation_does_nothing() -> None:
    table = scene(agnes(hand=["ward-of-protection"], horror=0))

    table.draw("rotting-remains").react()

    assert table.hurt() == (0, 1)  # the ward's own price
    assert "arkham-log-test" not in table.messages()


@pytest.mark.rule("initiation.a")
def test_one_choice_names_the_card_before_anything_is_paid() -> None:
    table = scene(roland(hand=["machete"]))

    assert "play:machete" in table.open
    assert table.who().resources == 5


# -- skill tests


@pytest.mark.rule("skill-tests.1")
def test_a_test_names_one_of_the_four_skills() -> None:
    table = scene(roland(hand=["guts"])).words(Testing("willpower", 3))

    assert [frame.skill for frame in table.state.stack if isinstance(frame, SkillTest)] == ["willpower"]


@pytest.mark.rule("difficulty-skill-tests.5")
def test_the_number_in_parentheses_is_the_difficulty() -> None:
    table = scene(roland(hand=["perception"])).words(Testing("intellect", 3))

    assert (table.view(0).test.skill, table.view(0).test.difficulty) == ("intellect", 3)


@pytest.mark.rule("chaos-tokens.1")
def test_no_test_is_settled_without_a_token() -> None:
    table = scene(roland()).test("willpower", 1)

    told = table.messages()
    assert told.index("arkham-log-reveals-token") < told.index("arkham-log-test-succeeds")


@pytest.mark.rule("skill-test.st6.a")
def test_a_test_is_settled_once() -> None:
    table = scene(roland()).test("willpower", 1)

    assert table.messages().count("arkham-log-test-succeeds") == 1


# -- modifiers


@pytest.mark.rule("modifiers.2")
def test_what_is_below_zero_counts_until_the_sum_is_made() -> None:
    assert reckon(4, [(1, -8, Modifier("skill")), (2, 2, Modifier("skill"))]).total == 0
    assert reckon(4, [(1, -8, Modifier("skill")), (2, 6, Modifier("skill"))]).total == 2


@pytest.mark.rule("modifiers.3")
def test_additions_come_before_doubling() -> None:
    assert reckon(3, [(1, 0, Modifier("skill", doubled=True)), (2, 1, Modifier("skill"))]).total == 8


@pytest.mark.rule("modifiers.4")
def test_fractions_are_rounded_up() -> None:
    assert reckon(5, [(1, 0, Modifier("skill", halved=True))]).total == 3


# -- assets


@pytest.mark.rule("asset-cards.3")
@pytest.mark.parametrize("on_ally", [0, 1, 2])
def test_damage_is_split_between_the_ally_and_the_investigator_as_one_likes(on_ally: int) -> None:
    table = scene(roland(play=["beat-cop"])).words(Take(damage=2))

    for point in range(2):
        table.play("assign-damage:beat-cop" if point < on_ally else "assign-damage:roland-banks")

    assert table.hurt() == (2 - on_ally, 0)
    assert table.in_play("beat-cop") is (on_ally < 2)


@pytest.mark.rule("slots.3")
def test_the_necronomicon_in_the_threat_area_fills_a_hand() -> None:
    table = scene(daisy(play=["knife", "flashlight"], deck=["the-necronomicon"]))

    table.play("draw")

    assert table.open == ["give-up:knife", "give-up:flashlight"]


@pytest.mark.rule("unique.1")
def test_two_leos_are_never_in_play_at_once() -> None:
    table = scene(skids(hand=["leo-de-luca", "leo-de-luca"], resources=20))

    table.play("play:leo-de-luca")

    assert not any(key.startswith("play:leo-de-luca") for key in table.open)


# -- play restrictions


@pytest.mark.rule("play-restrictions.1")
def test_working_a_hunch_needs_a_clue_where_one_is() -> None:
    assert "play-fast:working-a-hunch" not in scene(daisy(hand=["working-a-hunch"])).open
    assert "play-fast:working-a-hunch" in scene(daisy(hand=["working-a-hunch"]), clues={"study": 1}).open
