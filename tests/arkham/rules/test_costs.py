"""Costs, effects and events."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Action, Fast, Play
from miskatonic.games.arkham.words.cards import DiscardDownTo, Draw, Gain
from miskatonic.games.arkham.words.conditions import DuringTest, YourTurn
from miskatonic.games.arkham.words.costs import DiscardCards, Exhaust, Pay, SpendClues
from miskatonic.games.arkham.words.harm import DamageEnemy, Heal, Take
from miskatonic.games.arkham.words.moments import After, SucceedsInTest
from miskatonic.games.arkham.words.searching import LookAtTop

from ..cards.scenes import daisy, foe, roland, scene, skids
from .own import asset, event

Declare = Callable[..., None]


@pytest.mark.rule("costs.1")
def test_a_card_costs_resources_to_play_and_its_ability_only_what_stands_before_the_colon(declare: Declare) -> None:
    declare(asset("shop", Fast((Draw(1),), cost=(Pay(1),)), cost=2))
    table = scene(roland(hand=["shop"], deck=["guts"], resources=4))

    table.play("play:shop")
    played = table.who().resources
    table.play("use:shop:0")

    assert (played, table.who().resources) == (2, 1)


@pytest.mark.rule("costs.2")
@pytest.mark.parametrize(("resources", "playable"), [(2, False), (3, True)])
def test_a_card_of_cost_three_needs_three_resources(resources: int, playable: bool) -> None:
    table = scene(roland(hand=["machete"], resources=resources))

    assert ("play:machete" in table.open) is playable


@pytest.mark.rule("costs.3", "arkham:exhaust.2")
def test_an_ability_whose_cost_cannot_be_paid_is_not_offered(declare: Declare) -> None:
    declare(asset("purse", Fast((Gain(1),), cost=(Exhaust(),))))
    ready = scene(roland(play=["purse"]))
    tired = scene(roland(play=["purse"], touched={"purse": {"exhausted": True}}))

    assert "use:purse:0" in ready.open
    assert "use:purse:0" not in tired.open


@pytest.mark.rule("costs.4")
def test_several_costs_are_all_paid_before_anything_else(declare: Declare) -> None:
    declare(asset("trade", Action((Draw(1),), cost=(Pay(1), Exhaust()))))
    table = scene(
        roland(play=["trade", "guard-dog"], deck=["knife"], resources=1), foes=[foe("swarm-of-rats", engaged=0)]
    )

    table.choose_one("activate:trade:0")

    assert "assign-damage:guard-dog" in table.open
    assert (table.who().resources, table.card("trade").exhausted, table.hand()) == (0, True, [])


@pytest.mark.rule("costs.5")
def test_the_resources_of_a_teammate_pay_for_nothing(declare: Declare) -> None:
    declare(asset("shop", Fast((Draw(1),), cost=(Pay(1),))))
    table = scene(roland(hand=["machete"], play=["shop"], deck=["guts"], resources=0), daisy(resources=9))

    assert "play:machete" not in table.open
    assert "use:shop:0" not in table.open


@pytest.mark.rule("costs.6", "costs.7")
def test_a_card_from_the_hand_is_paid_with_ones_own_hand(declare: Declare) -> None:
    declare(asset("altar", Fast((Gain(1),), cost=(DiscardCards(1),))))
    poor = scene(roland(play=["altar"]), daisy(hand=["guts"]))
    rich = scene(roland(play=["altar"], hand=["guts"]), daisy())

    assert "use:altar:0" not in poor.open
    assert "use:altar:0" in rich.open


@pytest.mark.rule("costs.6")
def test_a_card_in_hand_cannot_be_sacrificed_in_place_of_one_in_play() -> None:
    held = scene(roland(hand=["beat-cop"], resources=0), foes=[foe("ghoul-minion", engaged=0)])
    theirs = scene(roland(), daisy(play=["beat-cop"]), foes=[foe("ghoul-minion", engaged=0)])

    assert "use:beat-cop:1" not in held.open
    assert "use:beat-cop:1" not in theirs.open


@pytest.mark.rule("costs.8")
def test_a_cost_of_the_group_is_shared(declare: Declare) -> None:
    declare(asset("council", Action((Gain(5),), cost=(SpendClues(3, together=True),))))
    table = scene(roland(play=["council"], clues=2), daisy(clues=1))
    poor = scene(roland(play=["council"], clues=2), daisy())

    table.play("activate:council:0")

    assert [table.who(seat).clues for seat in (0, 1)] == [0, 0]
    assert table.who().resources == 5
    assert "activate:council:0" not in poor.open


@pytest.mark.rule("costs.9", "event-cards.6")
def test_what_would_change_nothing_can_be_neither_used_nor_played(declare: Declare) -> None:
    declare(asset("salve", Fast((Heal(1, "damage"),), cost=(Pay(1),))), event("bandage", Heal(2, "damage")))
    sound = scene(roland(play=["salve"], hand=["bandage"], resources=2))
    hurt = scene(roland(play=["salve"], hand=["bandage"], resources=2, damage=1))

    assert not {"use:salve:0", "play:bandage"} & {*sound.open}
    assert {"use:salve:0", "play:bandage"} <= {*hurt.open}


@pytest.mark.rule("arkham:effects.4")
def test_as_much_of_an_effect_happens_as_can() -> None:
    table = scene(roland(resources=1)).words(Gain(-3), DiscardDownTo(0), Take(damage=1))

    assert table.who().resources == 0
    assert table.who().damage == 1


@pytest.mark.rule("arkham:effects.5")
def test_looking_at_five_cards_of_three_shows_three() -> None:
    table = scene(encounter=["ancient-evils", "ghoul-minion", "swarm-of-rats"]).words(LookAtTop(5))

    assert len(table.open) == 3
    assert all(key.startswith("put-on-top:") for key in table.open)


@pytest.mark.rule("arkham:effects.7")
def test_what_comes_after_one_part_of_an_effect_waits_for_the_whole(declare: Declare) -> None:
    declare(event("strike", DamageEnemy(1), Gain(2)))
    table = scene(roland(hand=["strike"]), foes=[foe("swarm-of-rats", engaged=0)], places={"hallway": 1})

    table.choose_one("play:strike")

    assert "trigger:roland-banks:0:0" in table.open
    assert table.who().resources == 2


@pytest.mark.rule("arkham:effects.7")
def test_what_comes_after_one_part_of_an_ability_waits_for_the_whole(declare: Declare) -> None:
    declare(asset("stake", Fast((DamageEnemy(1), Gain(2)))))
    table = scene(roland(play=["stake"]), foes=[foe("swarm-of-rats", engaged=0)], places={"hallway": 1})

    table.choose_one("use:stake:0")

    assert "trigger:roland-banks:0:0" in table.open
    assert table.who().resources == 2


@pytest.mark.rule("event-cards.1")
def test_an_event_without_fast_waits_for_ones_turn() -> None:
    own = scene(roland(hand=["emergency-cache"], play=["beat-cop"]), foes=[foe("ghoul-minion", engaged=0)])
    later = scene(roland(hand=["emergency-cache"], play=["beat-cop"]), foes=[foe("ghoul-minion", engaged=0)])

    later.choose_one("end-turn")

    assert "play:emergency-cache" in own.open
    assert later.state.phase == "enemy"
    assert not [key for key in later.open if "emergency-cache" in key]


@pytest.mark.rule("event-cards.2", "fast.3")
def test_dodge_is_offered_in_a_teammates_turn_when_an_enemy_attacks() -> None:
    table = scene(roland(hand=["dodge"], resources=1), daisy(), foes=[foe("ghoul-minion", engaged=1)], active=1)

    table.choose_one("resource")

    assert table.asked == 0
    assert table.open == ["trigger:dodge:0:0", "pass"]


@pytest.mark.rule("event-cards.3")
def test_an_event_reaches_the_discard_pile_once_its_effect_is_over(declare: Declare) -> None:
    declare(event("study", LookAtTop(2), cost=1))
    table = scene(roland(hand=["study"], resources=1), encounter=["ancient-evils", "ghoul-minion"])

    table.choose_one("play:study")
    during = (table.who().resources, table.pile("discard", 0))
    table.choose_one(table.open[0])

    assert during == (0, [])
    assert table.pile("discard", 0) == ["study"]


@pytest.mark.rule("event-cards.5")
def test_an_event_whose_moment_comes_can_be_passed_over() -> None:
    table = scene(roland(hand=["dodge"], resources=1), foes=[foe("swarm-of-rats", engaged=0)])

    table.choose_one("draw", "pass")

    assert table.who().damage == 1
    assert "dodge" in table.hand()


@pytest.mark.rule("fast.1", "fast.6")
def test_a_fast_asset_needs_no_action_and_only_ones_own_turn() -> None:
    table = scene(roland(hand=["magnifying-glass"], resources=1))
    table.change(spent=3)
    other = scene(roland(hand=["magnifying-glass"], resources=1), daisy(), active=1)
    other.choose_one("resource")

    assert "play-fast:magnifying-glass" in table.open
    assert "play:magnifying-glass" not in table.open
    assert other.asked == 1


@pytest.mark.rule("fast.6")
def test_a_fast_asset_is_not_offered_in_the_upkeep_phase() -> None:
    table = scene(
        roland(hand=["magnifying-glass"], play=["stray-cat"], resources=1),
        foes=[foe("ghoul-minion", engaged=0, exhausted=True)],
    )
    seen = {}

    table.choose_one("end-turn")
    while table.state.round == 1:
        seen[table.state.phase] = list(table.open)
        table.choose_one("pass")

    assert "use:stray-cat:0" in seen["upkeep"]
    assert "play-fast:magnifying-glass" not in seen["upkeep"]


@pytest.mark.rule("fast.2")
def test_a_fast_event_for_ones_own_turn_is_not_offered_in_that_of_another() -> None:
    own = scene(roland(hand=["working-a-hunch"], resources=2), daisy(), places={"hallway": 1})
    other = scene(
        roland(hand=["working-a-hunch"], play=["beat-cop"], resources=2), daisy(), places={"hallway": 1}, active=1,
        foes=[foe("ghoul-minion", engaged=0)],
    )  # fmt: skip
    other.choose_one("resource")

    assert "play-fast:working-a-hunch" in own.open
    assert other.asked == 0
    assert "play-fast:working-a-hunch" not in other.open


@pytest.mark.rule("fast.3")
def test_an_event_for_the_defeat_of_an_enemy_is_offered_once_for_each() -> None:
    table = scene(roland(hand=["evidence"], resources=1), foes=[foe("swarm-of-rats", engaged=0)], places={"hallway": 2})

    before = "trigger:evidence:0:0" in table.open
    table.choose_one("fight:swarm-of-rats")
    while "trigger:roland-banks:0:0" in table.open and "trigger:evidence:0:0" not in table.open:
        table.choose_one("pass")
    offered = "trigger:evidence:0:0" in table.open
    table.choose_one("pass").hush()

    assert (before, offered) == (False, True)
    assert "trigger:evidence:0:0" not in table.open


@pytest.mark.rule("fast.4")
def test_an_event_for_a_period_is_offered_in_each_window_inside_it(declare: Declare) -> None:
    declare(event("focus", Gain(1), fast=True, abilities=(Play(when=DuringTest()),)))
    table = scene(roland(hand=["focus", "guts"], at="attic"))
    outside = "play-fast:focus" in table.open

    table.choose_one("investigate")
    first = list(table.open)
    table.choose_one("pass")
    second = list(table.open)
    table.choose_one("pass")

    assert not outside
    assert "play-fast:focus" in first
    assert "play-fast:focus" in second
    assert "end-turn" in table.open


@pytest.mark.rule("fast.5")
def test_an_event_for_a_moment_inside_a_period_needs_both(declare: Declare) -> None:
    declare(event("pride", Gain(1), fast=True, abilities=(Play(After(SucceedsInTest()), when=YourTurn()),)))
    own = scene(roland(hand=["pride"], at="attic"))
    mythos = scene(roland(hand=["pride"], at="attic"), encounter=["rotting-remains"])

    own.choose_one("investigate")
    mythos.choose_one("end-turn")

    assert "trigger:pride:0:0" in own.open
    assert mythos.pile("encounter_discard") == ["rotting-remains"]
    assert (mythos.state.round, mythos.state.phase, mythos.who().horror) == (2, "investigation", 0)


@pytest.mark.rule("fast.7")
def test_a_fast_card_provokes_nobody() -> None:
    table = scene(roland(hand=["magnifying-glass"], resources=1), foes=[foe("swarm-of-rats", engaged=0)])

    table.play("play-fast:magnifying-glass")

    assert table.in_play("magnifying-glass")
    assert table.who().damage == 0


@pytest.mark.rule("gains.1")
def test_gained_resources_come_on_top() -> None:
    table = scene(roland(resources=3)).words(Gain(2))

    assert table.who().resources == 5


@pytest.mark.rule("gains.2")
def test_a_gained_action_is_a_fourth() -> None:
    table = scene(skids(resources=2))

    table.play("use:skids-otoole:0", "draw", "draw", "draw")
    fourth = "draw" in table.open
    round_before = table.state.round
    table.play("draw")

    assert (fourth, round_before) == (True, 1)
    assert table.state.round == 2
