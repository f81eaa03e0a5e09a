"""The end of a turn: its five steps, the Mythos pile, the advance, the summoning, the Elder One's effects."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.deathmaydie.content.elder_ones.hastur import HASTUR
from miskatonic.games.deathmaydie.declarations import Stage
from miskatonic.games.deathmaydie.records import Who
from miskatonic.games.deathmaydie.words.figures import BringElderOne
from miskatonic.games.deathmaydie.words.fire import CatchFire
from miskatonic.games.deathmaydie.words.harm import HealStress, HealWounds, LoseSanity, TakeStress, TakeWounds
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.tokens import GainSigns

from .scenes import CALM, Scene, Somebody, beth, foe, ian, made_up, scene, somebody

TWO = ("smoke", "chain-reaction")
"""Two Mythos cards with the symbol."""

THREE = (*TWO, "sparks-in-the-stacks")
PLAIN = ("backdraft", "a-shadow-on-the-skylight")
"""Two Mythos cards without it."""


def rasputin(**more: Any) -> Somebody:
    """Rasputin has no skill that acts at the end of a turn."""
    return somebody("rasputin", **{"at": "library", "stress": 4, **more})


def calm(*people: Somebody, **more: Any) -> Scene:
    """A turn whose Mythos card has a symbol and does nothing."""
    return scene(*(people or (rasputin(), beth(at="library"))), **{"mythos": [CALM], **more})


def stages(monkeypatch: pytest.MonkeyPatch, **changed: Stage) -> Any:
    """Hastur with other stages, by `one`, `two`, `three` and `final`."""
    names = ("one", "two", "three", "final")
    made = tuple(changed.get(name, stage) for name, stage in zip(names, HASTUR.stages, strict=True))
    return made_up(monkeypatch, elder_one={"stages": made}, advance=(TakeStress(1),))


# -- the order of the five steps


@pytest.mark.rule("end-of-turn-order.1", "turn-sequence.1", "end-of-turn-effects.3")
def test_the_end_of_a_turn_has_five_steps_in_this_order(monkeypatch: pytest.MonkeyPatch) -> None:
    box = stages(monkeypatch, one=replace(HASTUR.stages[0], end_of_turn=(GainSigns(1),)))
    mad = rasputin(at="library", fire=1, finds=["guilty-conscience"], stress=3)
    table = calm(mad, beth(), ian(), discard=TWO, track=3, **box)

    table.dice("S").pass_turn()

    order = (
        "dmd-log-mythos", "dmd-log-stress", "dmd-log-rolls", "dmd-log-advances", "dmd-log-shuffles-mythos",
        "dmd-log-summoned", "dmd-log-gains-signs", "dmd-log-turn",
    )  # fmt: skip
    first_turn = table.messages()[: table.messages().index("dmd-log-turn", 1) + 1]
    happened = [message for message in first_turn if message in order]
    assert happened[1:] == [
        "dmd-log-mythos", "dmd-log-stress", "dmd-log-rolls", "dmd-log-advances", "dmd-log-gains-signs",
        "dmd-log-shuffles-mythos", "dmd-log-summoned", "dmd-log-gains-signs", "dmd-log-turn",
    ]  # fmt: skip


# -- 1. effects


@pytest.mark.rule("end-of-turn-effects.1")
def test_a_healing_prayer_comes_before_the_fire_roll() -> None:
    table = calm(somebody("ahmed-yasin", wounds=4, fire=1), beth(at="attic"))

    table.play("end-actions")
    assert (table.prompt, table.said("dmd-log-rolls")) == ("dmd-ask-mend", 0)
    table.dice("S").play("mend:0:1:0").let_stand()

    assert (table.board().wounds, table.board().dead) == (4, False)


@pytest.mark.rule("end-of-turn-effects.2")
def test_the_active_player_orders_the_effects() -> None:
    table = calm(somebody("ahmed-yasin", stress=3, finds=["guilty-conscience"]), beth(at="attic"))

    table.play("end-actions")

    assert (table.prompt, table.asked, len(table.open)) == ("choose-order", [0], 2)
    prayer = next(key for key, label in table.labels(0).items() if "Prayer" in label)
    table.play(prayer, "mend:0:0:1")
    assert table.board().stress == 3, "healed first, and then stressed for being alone"


@pytest.mark.rule("end-of-turn-effects.2")
def test_nobody_is_asked_to_order_what_would_do_nothing() -> None:
    """The prayer has nobody to heal, the conscience is not alone."""
    table = calm(somebody("ahmed-yasin", at="library", finds=["guilty-conscience"]), beth(at="library"))

    assert table.pass_turn().state.active == 1


@pytest.mark.rule("end-of-turn-effects.3", "elder-one-end-of-turn.1")
@pytest.mark.parametrize("stage", [1, 2])
def test_cthulhus_effects_wait_until_the_pile_has_been_checked(stage: int) -> None:
    """On risen R'lyeh one loses sanity: after the advance, and in order with all that his stages do."""
    table = scene(
        rasputin(stress=0), beth(), against="cthulhu", mythos=[CALM], discard=TWO, tokens=[("rlyeh", "library")],
        elder_one=("attic", 0) if stage > 1 else None,
    )  # fmt: skip

    table.pass_turn()

    order = ("dmd-log-advances", "dmd-log-sanity")
    assert table.steps(*order) == list(order)
    assert table.board().sanity == 1


# -- 2. fire


@pytest.mark.rule("on-fire.1", "fire-roll.6")
@pytest.mark.parametrize(("fire", "rolls"), [(1, 1), (0, 0)])
def test_whoever_is_on_fire_rolls_at_the_end_of_the_own_turn(fire: int, rolls: int) -> None:
    table = calm(rasputin(fire=fire), beth())

    table.dice("B " * fire).pass_turn()

    assert (table.said("dmd-log-rolls"), table.state.active) == (rolls, 1)


@pytest.mark.rule("on-fire.2")
def test_fire_by_a_monster_counts_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = replace(HASTUR.cultist, abilities=(On("enemy-attacks", (CatchFire(1),)),))
    table = calm(
        rasputin(), beth(), enemies=[foe("cultist", at="library")],
        **made_up(monkeypatch, elder_one={"cultist": torch}),
    )  # fmt: skip

    table.dice("B B S").pass_turn()

    assert (table.board().wounds, table.board().fire) == (1, 0)


@pytest.mark.rule("on-fire.3")
def test_fire_caught_in_anothers_turn_waits_for_the_own() -> None:
    table = calm(rasputin(), beth(at="library", stress=4))
    table.words(CatchFire(1, "others"))

    table.pass_turn()
    assert (table.board(1).fire, table.said("dmd-log-rolls")) == (1, 0)
    table.dice("S").pass_turn()

    assert (table.board(1).fire, table.board(1).wounds) == (0, 1)


@pytest.mark.rule("fire-roll.1", "fire-roll.8")
def test_one_standard_die_is_rolled_for_each_token_and_no_bonus_die() -> None:
    table = calm(somebody("rasputin", at="library", fire=3, sanity=15), beth())

    table.dice("B B B").play("end-actions")

    assert (table.prompt, table.roll) == ("dmd-ask-fire", (3, 0))


@pytest.mark.rule("fire-roll.2", "fire-roll.3")
def test_stress_rerolls_the_fire() -> None:
    table = calm(rasputin(stress=3, fire=2), beth())

    table.dice("S S").play("end-actions").dice("B").play("reroll:0:stress")

    assert (table.board().wounds, table.board().stress) == (1, 4)


@pytest.mark.rule("fire-roll.3", "fire-roll.4", "fire-roll.5")
@pytest.mark.parametrize(("dice", "wounds", "sanity"), [("S S", 2, 0), ("T B", 0, 1), ("ST T", 1, 2), ("B E", 0, 0)])
def test_fire_wounds_and_maddens_and_is_gone(dice: str, wounds: int, sanity: int) -> None:
    table = calm(rasputin(fire=2), beth())
    reserve = table.view().fire_in_reserve

    table.dice(dice).pass_turn()

    board = table.board()
    assert (board.wounds, board.sanity, board.fire) == (wounds, sanity, 0)
    assert table.view().fire_in_reserve == reserve + 2


@pytest.mark.rule("fire-roll.7")
def test_fire_in_the_space_burns_on() -> None:
    table = calm(rasputin(fire=1), beth(), fires={"library": 2})

    table.dice("B").pass_turn()

    assert table.state.fires == {"library": 2}


# -- running out of fire tokens


@pytest.mark.rule("fire-shortage.1", "token-supply.2")
def test_with_none_left_nothing_burns_on_the_map() -> None:
    table = scene(rasputin(), fires={"attic": 7}, mythos=["sparks-in-the-stacks"])

    table.mythos()
    assert table.state.fires == {"attic": 7, "library": 1}
    table.lay(lambda at: setattr(at.state, "mythos", (0, *at.state.mythos))).mythos()

    assert table.state.fires == {"attic": 7, "library": 1}


@pytest.mark.rule("fire-shortage.2", "fire-shortage.4", "token-supply.2")
def test_wound_tokens_stand_in_on_a_board() -> None:
    table = scene(rasputin(), fires={"library": 3, "attic": 4})
    assert table.view().fire_in_reserve == 1

    table.play("run:reading-room", "stop")

    board = table.board()
    assert (board.fire, board.stand_ins, board.wounds) == (1, 2, 0)
    assert table.view().fire_in_reserve == 0


@pytest.mark.rule("fire-shortage.3", "fire-roll.5")
def test_stand_ins_are_rolled_for_and_discarded_like_fire() -> None:
    table = calm(rasputin(fire=1, stand_ins=2), beth(), fires={"attic": 7})

    table.dice("S B B").pass_turn()

    board = table.board()
    assert (board.fire, board.stand_ins, board.wounds) == (0, 0, 1)
    assert table.said("dmd-log-rolls") == 1
    assert table.view().fire_in_reserve == 1


# -- 3. the Mythos discard pile


@pytest.mark.rule("check-mythos-discard.1")
@pytest.mark.parametrize(("discard", "track"), [(TWO[:1], 1), (TWO, 2)])
def test_three_symbols_advance_the_elder_one(discard: tuple[str, ...], track: int) -> None:
    assert calm(discard=discard).pass_turn().view().track == track


@pytest.mark.rule("check-mythos-discard.2")
def test_cards_without_the_symbol_do_not_count() -> None:
    table = calm(discard=[TWO[0], *PLAIN])

    table.pass_turn()

    assert (len(table.view().mythos_discard), table.view().symbols, table.view().track) == (4, 2, 1)


@pytest.mark.rule("check-mythos-discard.3")
def test_nothing_moves_in_the_middle_of_a_turn() -> None:
    table = calm(discard=TWO, enemies=[foe("cultist", at="library")])

    table.mythos()
    assert (table.view().symbols, table.view().track) == (3, 1)
    table.play("run:reading-room", "stop")

    assert table.view().track == 1


@pytest.mark.rule("check-mythos-discard.4")
def test_after_an_advance_all_discarded_cards_go_back_in_a_new_order() -> None:
    orders = set()
    for seed in range(5):
        table = calm(discard=[*TWO, PLAIN[0]], seed=seed)
        table.pass_turn()
        orders.add(table.state.mythos)
        assert (table.view().mythos_deck, table.view().mythos_discard) == (16, ())

    assert len(orders) == 5


@pytest.mark.rule("check-mythos-discard.5")
def test_without_an_advance_the_pile_stays() -> None:
    table = calm(discard=[TWO[0]], mythos=[CALM, "backdraft"])

    table.pass_turn()
    assert table.view().mythos_discard == (TWO[0], CALM)

    assert table.pass_turn().view().mythos_discard == (TWO[0], CALM, "backdraft")


@pytest.mark.rule("check-mythos-discard.6")
def test_the_pile_is_empty_when_stage_2_is_revealed() -> None:
    table = calm(discard=TWO, track=3)

    table.pass_turn()

    order = ("dmd-log-shuffles-mythos", "dmd-log-stage-revealed")
    assert table.steps(*order) == list(order)
    assert table.view().mythos_discard == ()


@pytest.mark.rule("check-mythos-discard.7")
def test_four_symbols_are_one_advance() -> None:
    table = calm(discard=THREE)

    table.pass_turn()

    assert (table.view().track, table.said("dmd-log-advances"), table.view().mythos_discard) == (2, 1, ())


# -- the advance


@pytest.mark.rule("elder-one-advances.1", "elder-one-advances.6", "summoning-track.3")
def test_the_figure_moves_along_the_track() -> None:
    table = calm(discard=TWO, track=2)

    table.pass_turn()

    assert (table.view().track, table.view().summoned) == (3, False)


@pytest.mark.rule("elder-one-advances.2")
def test_once_summoned_the_progress_token_moves_and_the_figure_stays() -> None:
    table = calm(discard=TWO, elder_one=("attic", 2), track=5)

    table.pass_turn()

    assert (table.view().track, table.enemy(0).space, table.enemy(0).wounds) == (6, "attic", 2)


@pytest.mark.rule("elder-one-advances.3", "elder-one-advances.4", "check-summoning.5")
@pytest.mark.parametrize(("stage", "signs"), [(1, 1), (2, 2), (3, 2)])
def test_all_revealed_stages_act_and_then_the_episode(stage: int, signs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    box = stages(monkeypatch, two=replace(HASTUR.stages[1], advance=(GainSigns(1),)))
    elder_one = ("attic", 0) if stage > 1 else None
    table = scene(rasputin(stress=0), beth(), elder_one=elder_one, stage=stage, **box)

    table.advance()

    assert table.board().signs == signs
    assert table.steps("dmd-log-gains-signs", "dmd-log-stress") == ["dmd-log-gains-signs"] * signs + ["dmd-log-stress"]


@pytest.mark.rule("elder-one-advances.5")
@pytest.mark.parametrize("elder_one", [None, ("attic", 0)])
def test_the_effects_are_the_same_for_figure_and_token(elder_one: Any) -> None:
    """Fire breaks out at every laboratory that still stands."""
    table = scene(rasputin(), elder_one=elder_one)

    table.advance()

    assert (table.state.fires, table.board().signs) == ({"attic": 1}, 1)


# -- 4. the summoning


@pytest.mark.rule("check-summoning.1", "disrupt-ritual.3")
def test_a_disrupted_ritual_summons_from_the_first_space() -> None:
    table = calm(tokens=())
    table.lay(lambda at: setattr(at.state, "disrupted", True))

    table.pass_turn()

    assert (table.view().summoned, table.view().track, table.enemy(0).space) == (True, 1, "library")


@pytest.mark.rule("check-summoning.1", "check-summoning.3", "check-summoning.4")
def test_the_first_red_space_summons() -> None:
    table = calm(discard=TWO, track=3)

    table.pass_turn()

    assert (table.view().stage, table.view().track, table.enemy(0).space) == (2, 4, "library")


@pytest.mark.rule("check-summoning.2", "disrupt-ritual.3")
def test_a_disruption_does_not_summon_at_once() -> None:
    table = calm(rasputin(at="attic", stress=4), beth(), tokens=[("laboratory", "attic")])

    table.dice("S S B").play("do:wreck")
    assert (table.view().disrupted, table.view().summoned) == (True, False)
    table.play("run:upper-corridor", "stop")
    assert not table.view().summoned
    table.dice("B").pass_turn()

    assert table.view().summoned


@pytest.mark.rule("check-summoning.4")
def test_the_figure_stands_where_stage_2_says(monkeypatch: pytest.MonkeyPatch) -> None:
    box = stages(monkeypatch, two=replace(HASTUR.stages[1], reveal=(BringElderOne("yellow"),)))
    table = calm(discard=TWO, track=3, **box)

    table.pass_turn()

    assert table.enemy(0).space == "attic"


@pytest.mark.rule("check-summoning.5")
def test_stage_1_still_acts_after_the_summoning() -> None:
    table = scene(rasputin(), elder_one=("attic", 0), stage=3)

    assert table.advance().board().signs == 1


@pytest.mark.rule("check-summoning.6")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_the_progress_token_takes_the_space_that_the_figure_left(space: int) -> None:
    table = calm(track=space)
    table.lay(lambda at: setattr(at.state, "disrupted", True))

    table.pass_turn()

    assert (table.view().summoned, table.view().track) == (True, space)


@pytest.mark.rule("check-summoning.7")
def test_it_is_summoned_only_once() -> None:
    table = scene(
        rasputin(at="attic"), beth(at="library"), elder_one=("courtyard", 0), tokens=[("laboratory", "attic")]
    )

    table.dice("S S B").play("do:wreck").dice("B").pass_turn()

    assert (table.view().stage, table.said("dmd-log-summoned"), table.said("dmd-log-stage-revealed")) == (2, 0, 0)
    assert next(enemy for enemy in table.view().enemies if enemy.number == 0).mortal


def test_ritual_and_track_in_one_turn_summon_once() -> None:
    table = calm(rasputin(at="attic"), beth(), tokens=[("laboratory", "attic")], discard=TWO, track=3)

    table.dice("S S B").play("do:wreck").dice("B").pass_turn()

    assert (table.view().stage, table.view().track, table.view().disrupted) == (2, 4, True)
    assert table.said("dmd-log-stage-revealed") == 1


# -- Sister Beth's turn, the worked example


@pytest.mark.rule(
    "check-summoning.example-1", "check-summoning.example-2", "check-summoning.example-3",
    "check-summoning.example-5", "check-summoning.example-6",
)  # fmt: skip
def test_at_the_end_of_sister_beths_turn_hastur_comes() -> None:
    table = scene(beth(at="library"), ian(at="attic"), mythos=[CALM], discard=[*TWO, PLAIN[0]], track=3)
    deck = table.view().mythos_deck

    table.pass_turn()

    order = ("dmd-log-advances", "dmd-log-gains-signs", "dmd-log-fire", "dmd-log-summoned", "dmd-log-stage-revealed")
    assert table.steps(*order) == list(order)
    assert (table.view().track, table.view().stage, table.enemy(0).space) == (4, 2, "library")
    assert (table.view().mythos_discard, table.view().mythos_deck) == ((), deck + 3)


@pytest.mark.rule("check-summoning.example-4")
def test_from_then_on_the_token_advances() -> None:
    table = calm(discard=TWO, elder_one=("attic", 0), track=4)

    assert table.pass_turn().view().track == 5


# -- 5. the Elder One's effects


@pytest.mark.rule("elder-one-end-of-turn.1")
@pytest.mark.parametrize(("stage", "stress"), [(2, 0), (3, 0), (4, 1)])
def test_only_revealed_stages_act_at_the_end_of_a_turn(stage: int, stress: int) -> None:
    """Hastur's Final Stage stresses whoever has four Yellow Signs."""
    table = calm(rasputin(stress=0, signs=4, sanity=5), beth(), elder_one=("attic", 0), stage=stage)

    table.pass_turn()

    assert table.board().stress == stress


@pytest.mark.rule("elder-one-end-of-turn.2")
def test_the_stages_act_in_their_order_and_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Stage(end_of_turn=(TakeStress(1),))
    second = replace(HASTUR.stages[1], end_of_turn=(HealStress(4),))
    third = replace(HASTUR.stages[2], end_of_turn=(TakeStress(2),))
    box = stages(monkeypatch, one=first, two=second, three=third)
    table = calm(rasputin(stress=0), beth(), elder_one=("attic", 0), stage=3, **box)

    table.pass_turn()

    assert (table.board().stress, table.state.active) == (2, 1)


@pytest.mark.rule("elder-one-end-of-turn.3")
def test_you_means_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    box = stages(monkeypatch, one=Stage(end_of_turn=(TakeStress(1),)))
    table = calm(rasputin(stress=0), beth(at="library"), **box)

    table.pass_turn()

    assert [table.board(who).stress for who in (0, 1)] == [1, 0]


@pytest.mark.rule("elder-one-end-of-turn.4", "turn-order.1")
def test_with_that_the_turn_is_over() -> None:
    table = calm(elder_one=("attic", 0), stage=4)

    table.pass_turn()

    assert (table.asked, table.prompt, table.state.turn) == ([1], "dmd-ask-act", 2)


def test_a_stage_revealed_in_the_same_turn_already_acts() -> None:
    table = calm(rasputin(stress=4, signs=3), beth(), discard=TWO, track=3)

    table.pass_turn()

    assert (table.view().stage, table.board().sanity) == (2, 1)


def test_enemies_that_come_at_the_end_of_a_turn_do_not_attack_in_it() -> None:
    table = calm(discard=TWO, track=3)

    table.pass_turn()

    assert (table.enemy(0).space, table.said("dmd-log-attacks")) == ("library", 0)


@pytest.mark.rule("fire-shortage.1", "special-effects.3")
def test_with_too_few_fire_tokens_for_all_laboratories_the_active_player_says_which_burn() -> None:
    labs = ("attic", "store-room", "deans-office")
    table = scene(rasputin(), tokens=[("laboratory", space) for space in labs], fires={"library": 6})

    table.advance()
    assert (table.asked, table.open) == ([0], ["kindle:attic", "kindle:store-room", "kindle:deans-office"])
    table.play("kindle:deans-office", "kindle:attic")

    assert table.state.fires == {"library": 6, "deans-office": 1, "attic": 1}
    assert table.prompt == "dmd-ask-act"


def test_with_enough_fire_tokens_nobody_is_asked() -> None:
    labs = ("attic", "store-room", "deans-office")
    table = scene(rasputin(), tokens=[("laboratory", space) for space in labs], fires={"library": 5})

    assert table.advance().state.fires == {"library": 5, "attic": 1, "store-room": 1, "deans-office": 1}


def test_two_thresholds_reached_at_once_are_two_insanities_each_before_its_skill() -> None:
    table = scene(
        rasputin(sanity=3, insanity="self-harm", at="attic"), beth(sanity=7, insanity="self-harm", at="library")
    )

    table.words(LoseSanity(2, "all"))
    assert (table.asked, [table.board(who).wounds for who in (0, 1)]) == ([0], [1, 0])
    table.play("raise:unkillable")

    assert (table.asked, [table.board(who).wounds for who in (0, 1)]) == ([1], [1, 1])
    assert table.table.threshold_dice(Who(1)) == 1


def test_harm_and_healing_at_once_come_in_the_order_of_the_card() -> None:
    table = scene(rasputin(wounds=4), beth(), elder_one=("attic", 0))

    table.words(HealWounds(2), TakeWounds(2))

    assert (table.board().wounds, table.board().dead) == (4, False)
