"""The actions of a turn: how many, what each does, when it is offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Reaction
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.doing import LoseActions
from miskatonic.games.arkham.words.moments import After, Engages, Evaded

from ..cards.scenes import Scene, daisy, foe, roland, scene, skids
from .own import asset, enemy, reprint

Declare = Callable[..., None]
BASIC = ("investigate", "move", "draw", "resource", "fight", "engage", "evade", "activate", "play")


def actions(table: Scene) -> set[str]:
    """The kinds of action that are open to whoever is asked."""
    return {key.partition(":")[0] for key in table.open} & {*BASIC}


@pytest.mark.rule("arkham:action.1")
def test_after_three_actions_there_are_no_more() -> None:
    table = scene(roland(play=["stray-cat"]), foes=[foe("ghoul-minion", engaged=0, exhausted=True)])

    table.play("resource", "resource")
    two = actions(table)
    table.play("resource")

    assert {"resource", "draw", "fight", "move"} <= two
    assert table.open == ["use:stray-cat:0", "end-turn"]


@pytest.mark.rule("arkham:action.3")
def test_a_lost_action_is_missing_in_this_round_and_back_in_the_next() -> None:
    pet = roland(play=["stray-cat"])
    table = scene(pet, foes=[foe("ghoul-minion", engaged=0, exhausted=True)]).words(LoseActions(1))
    left = table.view(0).investigators[0].actions

    table.play("resource", "resource")
    spent = actions(table)
    table.end_round()

    assert (left, spent) == (2, set())
    assert table.view(0).investigators[0].actions == 3


@pytest.mark.rule(
    "investigate-action.1", "fight-action.1", "evade-action.1", "engage-action.1", "draw-action.1", "event-cards.1"
)
def test_no_action_is_open_outside_of_ones_own_turn() -> None:
    def table(active: int) -> Scene:
        return scene(
            roland(play=["beat-cop"], hand=["emergency-cache"]), daisy(),
            foes=[foe("ghoul-minion", engaged=0), foe("icy-ghoul", at="hallway", exhausted=True)], active=active,
        )  # fmt: skip

    own, theirs, enemies = table(0), table(1), table(1)
    theirs.choose_one("resource")
    enemies.choose_one("end-turn")
    while enemies.state.phase != "enemy":
        enemies.choose_one("end-turn" if "end-turn" in enemies.open else enemies.open[-1])

    assert actions(own) == {*BASIC} - {"activate"}
    assert (theirs.asked, actions(theirs)) == (0, set())
    assert (enemies.asked, actions(enemies)) == (0, set())


@pytest.mark.rule("investigate-action.2")
@pytest.mark.parametrize(("token", "found"), [("0", 1), ("-1", 0)])
def test_an_investigation_is_an_intellect_test_against_the_shroud(declare: Declare, token: str, found: int) -> None:
    declare(reprint("attic", shroud=3))
    table = scene(roland(at="attic"), bag=[token])

    table.play("investigate")

    assert table.who().clues == found


@pytest.mark.rule(
    "investigate-action.3", "investigate-action.4", "arkham:clues.2", "arkham:clues.3", "difficulty-skill-tests.3"
)
def test_success_moves_one_clue_from_the_location_to_the_investigator() -> None:
    table = scene(roland(at="attic"), bag=["-2"])

    table.play("investigate")

    assert (table.clues("attic"), table.who().clues) == (1, 1)


@pytest.mark.rule("investigate-action.4")
def test_at_a_location_without_clues_there_is_none_to_gain() -> None:
    table = scene()

    table.play("investigate")

    assert table.who().clues == 0


@pytest.mark.rule("investigate-action.5", "arkham:clues.2")
def test_a_failed_investigation_finds_nothing() -> None:
    table = scene(roland(at="attic"), bag=["-3"])

    table.play("investigate")

    assert (table.clues("attic"), table.who().clues) == (2, 0)


@pytest.mark.rule("draw-action.2", "drawing-cards.1")
def test_the_draw_action_takes_the_top_card() -> None:
    table = scene(roland(deck=["guts", "machete"]))

    table.play("draw")

    assert table.hand() == ["guts"]
    assert table.pile("deck", 0) == ["machete"]
    assert table.who().spent == 1


@pytest.mark.rule("fight-action.2", "difficulty-skill-tests.1", "difficulty-skill-tests.2")
@pytest.mark.parametrize(("token", "damage"), [("-1", 1), ("-2", 0)])
def test_a_fight_is_a_combat_test_against_the_fight_value(token: str, damage: int) -> None:
    table = scene(foes=[foe("icy-ghoul", engaged=0)], bag=[token])

    table.play("fight:icy-ghoul")

    assert table.damage("icy-ghoul") == damage


@pytest.mark.rule("difficulty-skill-tests.2")
def test_a_fight_value_with_a_modifier_is_the_difficulty() -> None:
    table = scene(
        roland(at="main-path"), scenario="the-devourer-below", places={"main-path": 0}, agenda=1,
        foes=[foe("ravenous-ghoul", engaged=0)], bag=["-1"],
    )  # fmt: skip

    table.play("fight:ravenous-ghoul")

    assert table.damage("ravenous-ghoul") == 0


@pytest.mark.rule("fight-action.3")
def test_a_hit_deals_one_damage() -> None:
    table = scene(foes=[foe("ravenous-ghoul", engaged=0)])

    table.play("fight:ravenous-ghoul")

    assert table.damage("ravenous-ghoul") == 1


@pytest.mark.rule("fight-action.4")
def test_a_weapon_adds_damage_to_the_hit() -> None:
    table = scene(roland(play=["knife"]), foes=[foe("ravenous-ghoul", engaged=0)])

    table.play("activate:knife:1")

    assert table.damage("ravenous-ghoul") == 2


@pytest.mark.rule("fight-action.5")
def test_a_miss_does_the_enemy_no_harm() -> None:
    table = scene(foes=[foe("ravenous-ghoul", engaged=0)], bag=["auto_fail"])

    table.play("fight:ravenous-ghoul")

    assert table.damage("ravenous-ghoul") == 0


@pytest.mark.rule("fight-action.6")
def test_a_miss_hits_the_teammate_whom_the_enemy_is_engaged_with() -> None:
    table = scene(roland(play=["45-automatic"]), daisy(), foes=[foe("icy-ghoul", engaged=1)], bag=["-8"])

    table.play("activate:45-automatic:0")

    assert (table.who(0).damage, table.who(1).damage) == (0, 2)
    assert table.damage("icy-ghoul") == 0


@pytest.mark.rule("fight-action.6")
def test_a_miss_hits_nobody_where_the_enemy_is_engaged_with_the_attacker_or_nobody() -> None:
    for where in (foe("icy-ghoul", engaged=0), foe("icy-ghoul", at="hallway", exhausted=True)):
        table = scene(roland(), daisy(), foes=[where], bag=["-8"])

        table.play("fight:icy-ghoul")

        assert (table.who(0).damage, table.who(1).damage) == (0, 0)


@pytest.mark.rule("fight-action.7", "enemy-engagement.2")
def test_all_enemies_at_the_location_can_be_fought_and_none_elsewhere() -> None:
    table = scene(
        roland(),
        daisy(),
        foes=[
            foe("ghoul-minion", engaged=0), foe("icy-ghoul", engaged=1),
            foe("ravenous-ghoul", at="hallway", exhausted=True), foe("swarm-of-rats", at="attic", exhausted=True),
        ],
    )  # fmt: skip

    assert {key for key in table.open if key.startswith("fight:")} == {
        "fight:ghoul-minion", "fight:icy-ghoul", "fight:ravenous-ghoul",
    }  # fmt: skip


@pytest.mark.rule("evade-action.2", "difficulty-skill-tests.4")
@pytest.mark.parametrize(("token", "evaded"), [("0", True), ("-1", False)])
def test_an_evasion_is_an_agility_test_against_the_evade_value(token: str, evaded: bool) -> None:
    table = scene(foes=[foe("ghoul-minion", engaged=0)], bag=[token])

    table.play("evade:ghoul-minion")

    assert table.card("ghoul-minion").exhausted is evaded


@pytest.mark.rule("evade-action.3")
def test_the_enemy_exhausts_while_cards_are_still_committed(declare: Declare) -> None:
    declare(asset("shadows", Reaction(After(Evaded(by="you")), (Gain(1),))))
    table = scene(roland(hand=["unexpected-courage"], play=["shadows"]), foes=[foe("ghoul-minion", engaged=0)])

    table.choose_one("evade:ghoul-minion", "commit:unexpected-courage")

    assert "trigger:shadows:0:0" in table.open
    assert table.card("ghoul-minion").exhausted
    assert table.pile("discard", 0) == []
    assert [code for code, _ in table.view(0).test.committed] == ["01093"]


@pytest.mark.rule("evade-action.4")
def test_a_failed_evasion_leaves_the_enemy_engaged_and_quiet() -> None:
    table = scene(foes=[foe("ghoul-minion", engaged=0)], bag=["-8"])

    table.play("evade:ghoul-minion")

    assert not table.card("ghoul-minion").exhausted
    assert table.card("ghoul-minion").threat == 0
    assert table.hurt() == (0, 0)


@pytest.mark.rule("evade-action.5", "evade-action.6")
def test_an_automatic_evasion_needs_no_test() -> None:
    table = scene(
        roland(play=["stray-cat"], hand=["unexpected-courage"]), foes=[foe("ghoul-minion", engaged=0)],
        bag=["auto_fail"],
    )  # fmt: skip

    table.choose_one("use:stray-cat:0")

    assert "end-turn" in table.open
    assert table.view(0).test is None
    assert table.card("ghoul-minion").exhausted
    assert (table.card("ghoul-minion").threat, table.place("ghoul-minion")) == (-1, "hallway")


@pytest.mark.rule("evade-action.6")
def test_an_evaded_enemy_stands_exhausted_and_unengaged_at_the_location() -> None:
    table = scene(roland(at="attic"), foes=[foe("ghoul-minion", engaged=0)])

    table.play("evade:ghoul-minion")

    found = table.card("ghoul-minion")
    assert (found.exhausted, found.threat, found.place) == (True, -1, "attic")


@pytest.mark.rule("evade-action.7")
def test_an_enemy_on_a_teammate_cannot_be_evaded() -> None:
    table = scene(roland(), daisy(), foes=[foe("ghoul-minion", engaged=1)])

    assert "fight:ghoul-minion" in table.open
    assert "engage:ghoul-minion" in table.open
    assert "evade:ghoul-minion" not in table.open


@pytest.mark.rule("engage-action.2")
def test_one_can_engage_the_exhausted_the_aloof_and_those_engaged_with_others(declare: Declare) -> None:
    declare(enemy("watcher", keywords=("aloof",)))
    for where in (
        foe("ghoul-minion", at="hallway", exhausted=True), foe("watcher", at="hallway"), foe("icy-ghoul", engaged=1),
    ):  # fmt: skip
        table = scene(roland(), daisy(), foes=[where])

        table.play(f"engage:{where.slug}")

        assert table.card(where.slug).threat == 0


@pytest.mark.rule("engage-action.3")
def test_an_enemy_taken_from_a_teammate_never_stands_unengaged(declare: Declare) -> None:
    declare(asset("bell", Reaction(After(Engages(who="any")), (Gain(1),))))
    table = scene(roland(), daisy(play=["bell"]), foes=[foe("ravenous-ghoul", engaged=1)])

    table.choose_one("engage:ravenous-ghoul")

    assert table.asked == 1
    assert table.card("ravenous-ghoul").threat == 0
    table.choose_one("trigger:bell:0:0")
    assert table.who(1).resources == 1
    assert "end-turn" in table.open


@pytest.mark.rule("engage-action.4")
def test_an_enemy_that_is_already_engaged_cannot_be_engaged_again() -> None:
    table = scene(foes=[foe("ghoul-minion", engaged=0)])

    assert "fight:ghoul-minion" in table.open
    assert "engage" not in actions(table)


@pytest.mark.rule("engage-action.5")
def test_engaging_one_enemy_gives_the_other_its_opportunity() -> None:
    table = scene(roland(), daisy(), foes=[foe("swarm-of-rats", engaged=0), foe("ghoul-minion", engaged=1)])

    table.play("engage:ghoul-minion")

    assert table.hurt() == (1, 0)
    assert table.card("ghoul-minion").threat == 0


@pytest.mark.rule("arkham:exhaust.1", "arkham:exhaust.2")
def test_what_is_exhausted_shows_it_and_cannot_exhaust_again_until_it_is_ready() -> None:
    table = scene(skids(play=["cat-burglar-1"]))
    before = "activate:cat-burglar-1:1" in table.open

    table.play("activate:cat-burglar-1:1", "choose-place:attic")
    shown = table.view(0).investigators[0].play[0].exhausted
    again = "activate:cat-burglar-1:1" in table.open
    table.end_round()

    assert (before, shown, again) == (True, True, False)
    assert "activate:cat-burglar-1:1" in table.open
