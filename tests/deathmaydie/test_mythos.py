"""The Mythos card: drawn, carried out from top to bottom, discarded."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.words.figures import MoveEnemies, MoveNearest, Summon
from miskatonic.games.deathmaydie.words.harm import TakeStress

from .scenes import CALM, Scene, Somebody, beth, foe, ian, scene, somebody


def rasputin(**more: Any) -> Somebody:
    return somebody("rasputin", **{"at": "library", **more})


# -- drawing


@pytest.mark.rule("draw-mythos-card.1")
def test_the_top_card_is_drawn_and_carried_out() -> None:
    table = scene(rasputin(), beth(), mythos=["smoke", CALM])

    table.pass_turn()

    assert table.view().mythos_discard == ("smoke",)
    assert [table.board(who).stress for who in (0, 1)] == [1, 1]


@pytest.mark.rule("draw-mythos-card.2")
def test_it_lies_face_up_on_top_of_the_discard_pile() -> None:
    table = scene(rasputin(), beth(), mythos=["smoke", CALM], discard=["backdraft"])
    left = table.view().mythos_deck

    table.pass_turn()

    piles = [table.view(seat).mythos_discard for seat in (0, 1, None)]
    assert piles == [("backdraft", "smoke")] * 3
    assert table.view().mythos_deck == left - 1


@pytest.mark.rule("draw-mythos-card.3")
def test_recurring_trauma_keeps_a_card_that_was_drawn() -> None:
    """The kept card lies with its owner, neither in the deck nor in the discard pile."""
    table = scene(
        rasputin(sanity=3, insanity="recurring-trauma"), beth(), against="cthulhu", mythos=["dreams-of-drowning"]
    )
    table.pass_turn().play("raise:brawling").pass_turn()
    assert table.view().investigators[0].kept_mythos == ()

    trauma = scene(
        rasputin(sanity=3, insanity="recurring-trauma"), beth(), against="cthulhu",
        mythos=["dreams-of-drowning"], discard=["smoke"],
    ).pass_turn()  # fmt: skip

    assert trauma.view().investigators[0].kept_mythos == ("smoke",)
    assert "smoke" not in trauma.view().mythos_discard
    cards = [*trauma.state.mythos, *trauma.state.mythos_discard]
    smoke = next(n for n, card in enumerate(trauma.table.box.mythos) if card.id == "smoke")
    assert smoke not in cards


# -- the steps of a card


@pytest.mark.rule("mythos-card-steps.1")
@pytest.mark.parametrize("box", [*EPISODES.values(), *ELDER_ONES.values()], ids=lambda box: str(box.id))
def test_a_card_has_a_symbol_effects_and_enemies_and_nothing_else(box: Any) -> None:
    for card in box.mythos:
        assert card.__struct_fields__ == ("id", "symbol", "effects", "summons")
        assert card.effects or card.summons
        assert all(isinstance(word, Summon) for word in card.summons)
        assert not any(isinstance(word, Summon) for word in card.effects)


@pytest.mark.rule("mythos-card-steps.2")
def test_a_new_byakhee_does_not_move_with_the_others() -> None:
    table = scene(rasputin(), enemies=[foe("byakhee", at="attic")], mythos=["wings-above-the-roof"])

    table.dice("B B").play("end-actions")

    assert table.kinds("library") == ["byakhee"]
    assert table.kinds("chemistry-wing") == ["byakhee"]


@pytest.mark.rule("mythos-card-steps.2", "mythos-card-steps.3")
def test_all_steps_come_before_the_discard_and_what_cannot_be_done_is_skipped() -> None:
    """No fire token is left for the first step; the Fire Vampire comes all the same."""
    table = scene(rasputin(), fires={"attic": 8}, mythos=["sparks-in-the-stacks"])

    table.mythos()

    assert table.state.fires == {"attic": 8}
    assert table.kinds("chemistry-wing") == ["fire-vampire"]
    assert table.view().mythos_discard == ("sparks-in-the-stacks",)


@pytest.mark.rule("mythos-card-steps.example-1", "summoning-symbol.1", "check-mythos-discard.3")
def test_the_third_symbol_moves_the_track_at_the_end_of_the_turn_only() -> None:
    table = scene(
        rasputin(), beth(at="attic"), enemies=[foe("byakhee", at="attic")],
        mythos=["wings-above-the-roof"], discard=["smoke", "chain-reaction"],
    )  # fmt: skip

    table.dice("B B").play("end-actions")
    assert (table.prompt, table.view().symbols, table.view().track) == ("dmd-ask-defend", 3, 1)
    table.let_stand()

    assert (table.view().symbols, table.view().track) == (0, 2)


@pytest.mark.rule("mythos-card-steps.example-2")
def test_each_byakhee_comes_however_far_it_is_and_without_any_the_step_is_skipped() -> None:
    many = scene(
        rasputin(), enemies=[foe("byakhee", at="attic"), foe("byakhee", at="store-room")],
        mythos=["wings-above-the-roof"],
    )  # fmt: skip
    none = scene(rasputin(), mythos=["wings-above-the-roof"])

    many.mythos()
    none.mythos()

    assert many.kinds("library") == ["byakhee", "byakhee"]
    assert none.kinds("library") == []
    assert none.kinds("chemistry-wing") == ["byakhee"]


@pytest.mark.rule("mythos-card-steps.example-3", "summon-enemies.3")
def test_with_every_byakhee_on_the_board_none_is_summoned() -> None:
    one, two = (
        scene(rasputin(), enemies=[foe("byakhee", at="attic")] * number, mythos=["wings-above-the-roof"])
        for number in (1, 2)
    )

    for table in (one, two):
        table.mythos()

    assert (one.kinds("chemistry-wing"), two.kinds("chemistry-wing")) == (["byakhee"], [])
    assert len(two.state.enemies) == 2


@pytest.mark.rule("mythos-card-steps.example-4", "special-effects.2")
def test_a_card_for_all_touches_all_and_brings_a_cultist_to_the_blue_gate() -> None:
    table = scene(rasputin(), beth(at="attic"), ian(at="courtyard"), mythos=["smoke"])

    table.mythos()

    assert [table.board(who).stress for who in range(3)] == [1, 1, 1]
    assert table.kinds("boiler-room") == ["cultist"]


# -- the symbol


@pytest.mark.rule("summoning-symbol.1")
def test_a_symbol_alone_does_nothing_when_it_is_drawn() -> None:
    table = scene(rasputin(), mythos=["smoke"], discard=["chain-reaction", "sparks-in-the-stacks"])

    table.mythos()

    assert (table.view().symbols, table.view().track) == (3, 1)


@pytest.mark.rule("summoning-symbol.2")
def test_everybody_sees_how_many_symbols_lie_in_the_pile() -> None:
    table = scene(rasputin(), beth(), discard=["smoke", "backdraft", "chain-reaction"])

    assert [table.view(seat).symbols for seat in (0, 1, None)] == [2, 2, 2]


# -- special effects


@pytest.mark.rule("special-effects.1")
def test_a_special_effect_touches_the_active_investigator_only() -> None:
    table = scene(rasputin(), beth(at="library"), against="hastur", mythos=["the-pallid-mask"])

    table.mythos()
    table.words(TakeStress(1))

    assert [table.board(who).signs for who in (0, 1)] == [1, 0]
    assert [table.board(who).stress for who in (0, 1)] == [1, 0]


@pytest.mark.rule("special-effects.3")
def test_the_active_player_says_which_of_two_equally_near_ghouls_moves() -> None:
    table = scene(
        somebody("rasputin", at="ossuary"), beth(at="chapel"), episode="ossuary-library",
        enemies=[foe("ghoul", at="scriptorium"), foe("ghoul", at="sacristy")],
    )  # fmt: skip

    table.words(MoveNearest("monsters", 1))

    assert (table.asked, table.open) == ([0], ["pick:1", "pick:2"])
    table.play("pick:1")
    assert [table.enemy(n).space for n in (1, 2)] == ["bone-gallery", "sacristy"]


# -- enemies that move


def chased(at: str, enemy: str, steps: int, to: str = "you") -> Scene:
    table = scene(rasputin(at=at), enemies=[foe("cultist", at=enemy)])
    return table.words(MoveEnemies("cultists", steps, to))


@pytest.mark.rule("enemy-movement.1")
def test_an_enemy_takes_the_shortest_way() -> None:
    """From the attic over the stairs two spaces; there is a longer way round as well."""
    table = chased("long-corridor", "attic", 2)

    assert table.kinds("long-corridor") == ["cultist"]
    assert table.said("dmd-log-enemy-moves") == 2


@pytest.mark.rule("enemy-movement.2")
def test_between_two_equally_short_ways_the_active_player_chooses() -> None:
    """In the museum two spaces from the mineral room to the rotunda, by the guard room or the whale hall."""
    two = scene(rasputin(at="rotunda"), enemies=[foe("cultist", at="mineral-room")], tokens=(), episode="after-hours")
    one = chased("library", "front-hall", 2)

    two.words(MoveEnemies("cultists", 2, "you"))

    assert (two.prompt, two.open) == ("dmd-ask-way", ["way:1:guard-room", "way:1:whale-hall"])
    assert two.play("way:1:whale-hall").kinds("rotunda") == ["cultist"]
    assert (one.prompt, one.kinds("library")) == ("dmd-ask-act", ["cultist"])


@pytest.mark.rule("enemy-movement.3")
def test_it_goes_as_far_as_the_effect_allows() -> None:
    table = chased("library", "attic", 2)

    assert table.kinds("long-corridor") == ["cultist"]
    assert table.table.box.plan.distance("long-corridor", "library") == 1


@pytest.mark.rule("enemy-movement.4")
def test_it_stops_where_it_wants_to_be() -> None:
    table = chased("library", "long-corridor", 3)

    assert (table.kinds("library"), table.said("dmd-log-enemy-moves")) == (["cultist"], 1)


@pytest.mark.rule("enemy-movement.5")
def test_it_uses_the_stairs_and_no_wall() -> None:
    table = chased("deans-office", "library", 3)

    assert table.kinds("deans-office") == ["cultist"]


def test_of_two_equally_near_investigators_the_active_player_chooses_the_prey() -> None:
    table = scene(rasputin(at="front-hall"), beth(at="lecture-hall"), enemies=[foe("cultist", at="long-corridor")])

    table.words(MoveEnemies("cultists", 1, "nearest"))

    assert table.open == ["towards:1:front-hall", "towards:1:lecture-hall"]
    assert table.play("towards:1:lecture-hall").kinds("lecture-hall") == ["cultist"]


# -- summoning enemies


@pytest.mark.rule("summon-enemies.1")
def test_a_card_with_an_empty_bottom_summons_nobody() -> None:
    table = scene(rasputin(), mythos=[CALM])

    table.mythos()

    assert table.state.enemies == {}


@pytest.mark.rule("summon-enemies.2")
def test_a_figure_from_the_reserve_stands_in_the_gates_space() -> None:
    table = scene(rasputin(), mythos=["wings-above-the-roof"])

    table.mythos()

    left = {kind.id: kind.left for kind in table.view().kinds}
    assert (table.kinds("chemistry-wing"), left["byakhee"]) == (["byakhee"], 1)


@pytest.mark.rule("summon-enemies.3")
def test_with_none_left_nothing_else_takes_its_place() -> None:
    table = scene(rasputin(), enemies=[foe("cultist", at="attic")] * 10, mythos=["smoke"])

    table.mythos()

    assert table.said("dmd-log-none-left") == 1
    assert len(table.state.enemies) == 10


@pytest.mark.rule("summon-enemies.4", "summon-enemies.5")
def test_gates_are_served_in_the_order_of_the_card_until_the_figures_run_out() -> None:
    """Red, then blue, with one figure left; and three gates with two."""
    one = scene(rasputin(), enemies=[foe("cultist", at="attic")] * 9, mythos=["the-play-resumes"])
    two = scene(rasputin(), enemies=[foe("cultist", at="library")] * 8)

    one.mythos()
    two.words(Summon("blue", "cultist"), Summon("red", "cultist"), Summon("yellow", "cultist"))

    assert (one.kinds("chemistry-wing"), one.kinds("boiler-room")) == (["cultist"], [])
    assert [two.kinds(space) for space in ("boiler-room", "chemistry-wing", "attic")] == [["cultist"], ["cultist"], []]


@pytest.mark.rule("summon-enemies.6")
def test_a_summoned_cultist_does_not_attack_at_once_but_in_the_fight() -> None:
    table = scene(rasputin(at="boiler-room"), mythos=["smoke"])

    summoned = scene(rasputin(at="boiler-room"), mythos=["smoke"]).mythos()
    table.dice("B B").play("end-actions")

    assert (summoned.kinds("boiler-room"), summoned.prompt) == (["cultist"], "dmd-ask-act")
    assert table.prompt == "dmd-ask-defend"
    assert table.let_stand().said("dmd-log-attacks") == 1


# -- the deck running out


def deck(*names: str, discard: tuple[str, ...] = (), who: Somebody | None = None) -> Scene:
    """A Mythos deck of these cards and no more; all others are kept out of it."""
    table = scene(who or rasputin(), beth(), mythos=names, discard=discard)
    return table.lay(lambda at: setattr(at.state, "mythos", at.state.mythos[: len(names)]))


def test_an_empty_deck_is_made_anew_from_the_discard_pile_without_an_advance() -> None:
    table = deck(discard=("smoke", "backdraft"))

    table.mythos()

    assert table.view().mythos_deck + len(table.view().mythos_discard) == 2
    assert (len(table.view().mythos_discard), table.view().track) == (1, 1)


def test_two_are_drawn_to_choose_from_even_if_the_deck_runs_out_between_them() -> None:
    table = deck(CALM, discard=("smoke",), who=somebody("fatima-safar", levels=(2, 1, 1), stress=2))

    table.mythos()

    assert (table.prompt, len(table.open)) == ("dmd-ask-omen", 2)
    smoke = next(key for key in table.open if table.labels(0)[key].count("Smoke"))
    table.play(next(key for key in table.open if key != smoke))
    assert (table.view().mythos_discard, table.view().mythos_buried) == ((CALM,), ("smoke",))


@pytest.mark.parametrize("level", [1, 2])
def test_while_an_omen_is_read_others_picture_the_same_card_drawn_once(level: int) -> None:
    table = scene(somebody("fatima-safar", levels=(level, 1, 1), stress=2), beth(), mythos=["smoke", CALM])
    table.play("end-actions")

    pictured = table.game.imagine(1, "another")

    assert table.prompt == "dmd-ask-omen"
    assert [option.key for option in pictured.decisions[0].options] == table.open
    assert pictured.log() == table.game.log()


def test_the_last_card_of_all_is_drawn_again_when_it_is_put_under_the_deck() -> None:
    table = deck(CALM, who=somebody("fatima-safar", stress=2))

    table.mythos()
    table.play(table.open[1])

    assert (table.board().stress, table.view().mythos_discard) == (0, (CALM,))


def test_without_any_mythos_card_the_part_is_over_at_once() -> None:
    table = deck()

    table.mythos()

    assert (table.prompt, table.said("dmd-log-mythos")) == ("dmd-ask-act", 0)
