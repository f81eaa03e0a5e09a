"""Playing cards: costs, slots, uses, fast cards, events, limits, in the words of the rules."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham.actions.spending import actions_left
from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.slots import SLOTS
from miskatonic.games.arkham.words.cards import AddUses

from .scenes import Scene, agnes, daisy, foe, roland, scene, skids, wendy


def left(table: Scene) -> int:
    return actions_left(table.table, Who(0))


def with_uses(table: Scene, slug: str, uses: int) -> Scene:
    """A card in play with so many uses on it."""
    card = table.ids(slug)[0]
    return table.change(lambda at: at.alter_card(card, uses=uses))


# -- playing


@pytest.mark.rule("play-action.2", "asset-cards.1", "initiation.2.a")
def test_an_asset_costs_resources_and_an_action_and_comes_into_play() -> None:
    table = scene(roland(hand=["first-aid", "guts"]))

    table.play("play:first-aid")

    assert table.in_play("first-aid")
    assert table.hand() == ["guts"]
    assert table.who().resources == 3
    assert left(table) == 2


@pytest.mark.rule("costs.2", "initiation.b", "initiation.check-restrictions.c")
def test_a_card_that_costs_more_than_one_has_cannot_be_played() -> None:
    table = scene(roland(hand=["machete"], resources=2))

    table.refuses(0, "play:machete")

    assert left(table) == 3


@pytest.mark.rule("costs.1")
def test_an_ability_costs_what_stands_before_the_colon_and_no_resources() -> None:
    table = scene(roland(play=["45-automatic"], resources=0), enemies=[foe("icy-ghoul", engaged=0)])

    table.play("activate:45-automatic:0")

    assert table.card("45-automatic").uses == 3


@pytest.mark.rule("initiation.determine-cost.a", "initiation.1.a")
@pytest.mark.parametrize(("resources", "offered"), [(2, True), (1, False)])
def test_easttown_makes_allies_cheaper(resources: int, offered: bool) -> None:
    table = scene(roland(at="easttown", hand=["beat-cop"], resources=resources), scenario="the-midnight-masks")

    assert ("play:beat-cop" in table.open) is offered


@pytest.mark.rule("play.5", "asset-cards.2")
def test_an_asset_stays_in_play_for_the_next_round() -> None:
    table = scene(roland(hand=["first-aid"]))

    table.play("play:first-aid", "end-turn")

    assert table.state.round == 2
    assert table.in_play("first-aid")


@pytest.mark.rule("play.4", "event-cards.3", "initiation.4.b")
def test_an_event_has_its_effect_and_is_discarded() -> None:
    table = scene(roland(hand=["emergency-cache"]))

    table.play("play:emergency-cache")

    assert table.who().resources == 8
    assert table.slugs(table.who().discard) == ["emergency-cache"]


@pytest.mark.rule("play.7", "play-action.4")
def test_skill_cards_are_never_played() -> None:
    table = scene(roland(hand=["guts", "overpower"]))

    assert not any(key.startswith("play") for key in table.open)


@pytest.mark.rule("event-cards.6", "initiation.check-restrictions.b")
def test_an_event_that_would_change_nothing_cannot_be_played() -> None:
    alone = scene(roland(hand=["sneak-attack"]))
    with_enemy = scene(roland(hand=["sneak-attack"]), enemies=[foe("ghoul-minion", at="study", exhausted=True)])

    assert "play:sneak-attack" not in alone.open
    assert "play:sneak-attack" in with_enemy.open


@pytest.mark.rule("unique.2")
def test_a_second_leo_de_luca_cannot_come_into_play() -> None:
    table = scene(skids(hand=["leo-de-luca"], resources=9), wendy(play=["leo-de-luca-1"]))

    assert "play:leo-de-luca" not in table.open


# -- slots


@pytest.mark.rule("slots.2")
def test_an_investigator_has_the_usual_slots() -> None:
    assert SLOTS == {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}


@pytest.mark.rule("slots.1", "asset-cards.4")
def test_a_third_one_handed_card_drives_one_of_the_others_out() -> None:
    table = scene(roland(hand=["machete"], play=["knife", "flashlight"]))

    table.play("play:machete")
    assert table.open == ["give-up:knife", "give-up:flashlight"]
    table.play("give-up:knife")

    assert table.in_play("machete")
    assert table.in_play("flashlight")
    assert not table.in_play("knife")


@pytest.mark.rule("slots.5", "play.6")
def test_a_two_handed_weapon_leaves_no_hand_free() -> None:
    table = scene(wendy(hand=["baseball-bat"], play=["knife", "flashlight"]))

    table.play("play:baseball-bat", "give-up:knife")

    assert not table.in_play("flashlight")
    assert table.in_play("baseball-bat")


@pytest.mark.rule("slots.4")
def test_talents_fill_no_slot() -> None:
    table = scene(roland(hand=["first-aid"], play=["physical-training", "physical-training", "first-aid"]))

    table.play("play:first-aid")

    assert len([card for card in table.state.play if table.table.card(card).slug == "first-aid"]) == 2


@pytest.mark.rule("slots.6")
def test_a_second_ally_replaces_the_first() -> None:
    table = scene(roland(hand=["guard-dog"], play=["beat-cop"]))

    table.play("play:guard-dog")

    assert table.in_play("guard-dog")
    assert table.slugs(table.who().discard) == ["beat-cop"]


def test_the_tote_bag_holds_tomes_and_nothing_else() -> None:
    tomes = scene(daisy(hand=["old-book-of-lore"], play=["daisys-tote-bag", "knife", "flashlight"]))
    others = scene(daisy(hand=["machete"], play=["daisys-tote-bag", "knife", "flashlight"]))

    tomes.play("play:old-book-of-lore")
    others.play("play:machete")

    assert tomes.in_play("knife")
    assert others.open == ["give-up:knife", "give-up:flashlight"]


# -- uses


@pytest.mark.rule("uses.1")
def test_a_firearm_comes_with_its_ammo_from_the_token_pool() -> None:
    table = scene(roland(hand=["45-automatic"]))

    table.play("play:45-automatic")

    assert table.card("45-automatic").uses == 4
    assert table.who().resources == 1


@pytest.mark.rule("uses.2")
def test_a_shot_takes_one_ammo() -> None:
    table = scene(roland(play=["45-automatic"]), enemies=[foe("icy-ghoul", engaged=0)])

    table.play("activate:45-automatic:0")

    assert table.card("45-automatic").uses == 3


@pytest.mark.rule("uses.3")
def test_extra_ammunition_reloads_a_firearm() -> None:
    table = scene(roland(hand=["extra-ammunition-1"], play=["45-automatic"]))

    table.play("play:extra-ammunition-1")

    assert table.card("45-automatic").uses == 7


@pytest.mark.rule("uses.4")
def test_charges_cannot_be_put_on_a_card_with_ammo() -> None:
    table = scene(roland(play=["45-automatic"]))

    table.words(AddUses(1, "charges", "firearm"))

    assert table.card("45-automatic").uses == 4


@pytest.mark.rule("uses.5")
def test_first_aid_goes_with_its_last_supply_and_an_empty_gun_stays() -> None:
    table = scene(roland(play=["first-aid", "45-automatic"], damage=2), enemies=[foe("icy-ghoul", at="study")])
    with_uses(with_uses(table, "first-aid", 1), "45-automatic", 1)

    table.play("activate:first-aid:0")
    table.play("activate:45-automatic:0")

    assert not table.in_play("first-aid")
    assert table.in_play("45-automatic")


# -- fast


@pytest.mark.rule("fast.1", "play-action.3", "fast.6", "play.3", "fast.7")
def test_a_fast_asset_takes_no_action_and_gives_no_opportunity() -> None:
    table = scene(roland(hand=["magnifying-glass"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("play-fast:magnifying-glass")

    assert table.in_play("magnifying-glass")
    assert left(table) == 3
    assert table.hurt() == (0, 0)


@pytest.mark.rule("fast.1")
def test_with_no_action_left_a_fast_asset_is_still_offered() -> None:
    table = scene(roland(hand=["magnifying-glass"]))

    table.play("resource", "resource", "resource")

    assert table.open == ["play-fast:magnifying-glass", "end-turn"]


@pytest.mark.rule("fast.6")
def test_a_fast_asset_is_not_offered_in_the_upkeep_phase() -> None:
    table = scene(roland(hand=["magnifying-glass"]))

    table.play("end-turn")

    assert table.state.round == 2
    assert "play-fast:magnifying-glass" in table.open  # and was not before
    assert table.state.phase == "investigation"


@pytest.mark.rule("fast.2")
def test_working_a_hunch_is_not_offered_in_the_turn_of_another() -> None:
    table = scene(roland(), daisy(hand=["working-a-hunch"]), clues={"study": 1})

    assert table.options(1) == []
    table.play("resource", "end-turn")
    assert "play-fast:working-a-hunch" in table.options(1)


@pytest.mark.rule("fast.3", "event-cards.5", "reaction-triggered-abilities.4")
def test_evidence_can_be_played_once_for_a_defeated_enemy_or_not_at_all() -> None:
    table = scene(
        agnes(hand=["evidence", "evidence"]), clues={"study": 3}, enemies=[foe("swarm-of-rats", engaged=0)], token="0"
    )

    table.play("fight:swarm-of-rats")
    assert len([key for key in table.open if key.startswith("trigger")]) == 2
    table.react()
    assert len([key for key in table.open if key.startswith("trigger")]) == 1
    table.play("pass")

    assert table.who().clues == 1
    assert table.hand() == ["evidence"]


@pytest.mark.rule("event-cards.1", "initiation.check-restrictions.a", "player-windows.a", "play.2")
def test_a_window_offers_neither_actions_nor_cards_that_are_not_fast() -> None:
    table = scene(roland(hand=["emergency-cache", "machete"], play=["physical-training", "machete"], resources=9),
                  enemies=[foe("ghoul-minion", engaged=0)])  # fmt: skip

    table.test("willpower", 3)

    assert table.open == ["use:physical-training:0", "pass"]


@pytest.mark.rule("event-cards.2")
def test_dodge_protects_a_teammate_here_in_the_teammates_turn() -> None:
    table = scene(wendy(), roland(hand=["dodge"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("resource")
    assert table.asked == [1]
    table.react()

    assert table.hurt(0) == (0, 0)


@pytest.mark.rule("play-restrictions.2")
def test_wendys_amulet_lets_the_last_event_be_played_from_the_discard_pile() -> None:
    table = scene(wendy(play=["wendys-amulet"], discard=["emergency-cache", "guts"]))

    table.play("play:emergency-cache")

    assert table.who().resources == 8
    assert table.slugs(table.who().deck) == ["emergency-cache"]


# -- costs


@pytest.mark.rule("costs.3")
def test_what_is_exhausted_cannot_be_exhausted_for_a_cost() -> None:
    table = scene(daisy(play=["old-book-of-lore"], deck=["guts", "knife"]))
    card = table.ids("old-book-of-lore")[0]

    table.change(lambda at: at.alter_card(card, exhausted=True))

    assert "activate:old-book-of-lore:0" not in table.open


@pytest.mark.rule("costs.9", "triggered-abilities.4")
def test_first_aid_is_not_offered_where_nobody_is_hurt() -> None:
    assert "activate:first-aid:0" not in scene(roland(play=["first-aid"])).open
    assert "activate:first-aid:0" in scene(roland(play=["first-aid"], damage=1)).open


@pytest.mark.rule("costs.10")
def test_horror_as_a_cost_may_go_to_an_ally() -> None:
    table = scene(agnes(play=["forbidden-knowledge", "arcane-initiate"], resources=0))

    table.play("use:forbidden-knowledge:0", "assign-horror:arcane-initiate")

    assert table.who().resources == 1
    assert table.hurt() == (0, 0)


@pytest.mark.rule("initiation.4.c")
def test_an_ability_whose_cost_discards_its_card_still_works() -> None:
    table = scene(roland(play=["beat-cop"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("use:beat-cop:1")

    assert not table.in_play("beat-cop")
    assert table.enemy("ghoul-minion").damage == 1


# -- limits


@pytest.mark.rule("limits-and-maximums.1")
def test_rolands_reaction_works_once_per_round() -> None:
    table = scene(
        roland(), clues={"study": 3}, enemies=[foe("swarm-of-rats", engaged=0), foe("swarm-of-rats", engaged=0)]
    )

    table.play("fight:swarm-of-rats").react()
    table.play(next(key for key in table.open if key.startswith("fight")))

    assert table.who().clues == 1
    assert "pass" not in table.open


@pytest.mark.rule("limits-and-maximums.5")
def test_a_group_limit_once_per_game_leaves_nothing_for_the_others() -> None:
    table = scene(roland(at="northside"), wendy(at="northside"), scenario="the-midnight-masks")

    table.play(next(key for key in table.open if key.startswith("activate:northside")))
    table.play("end-turn")

    assert "resource" in table.options(1)
    assert not any(key.startswith("activate:northside") for key in table.options(1))


@pytest.mark.rule("limits-and-maximums.4")
def test_a_limit_once_per_turn_is_each_investigators_own() -> None:
    table = scene(roland(at="your-house"), wendy(at="your-house"), scenario="the-midnight-masks")

    table.play("activate:your-house:1")
    assert "activate:your-house:1" not in table.open
    table.play("end-turn")

    assert "activate:your-house:1" in table.options(1)
