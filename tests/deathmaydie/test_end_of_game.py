"""Winning and losing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.deathmaydie.content.elder_ones.hastur import HASTUR
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.games.deathmaydie.words.harm import (
    HarmAttacker,
    HarmEnemies,
    LoseSanity,
    StressOrWounds,
    TakeStress,
    TakeWounds,
)
from miskatonic.games.deathmaydie.words.tokens import GainSigns

from .scenes import CALM, Scene, Somebody, beth, foe, ian, made_up, scene, somebody

HARM = (HarmEnemies, HarmAttacker, TakeWounds, LoseSanity, StressOrWounds)
TWO = ("smoke", "chain-reaction")


def morgan(**more: Any) -> Somebody:
    """John Morgan has no skill that changes an attack; with full stress nothing is asked about the dice."""
    return somebody("john-morgan", **{"at": "library", "stress": 4, **more})


def last(*people: Somebody, **more: Any) -> Scene:
    """One wound short of victory."""
    return scene(*people, elder_one=("library", 11), stage=4, disrupted=True, **more)


@pytest.mark.rule("win-condition.1", "lose-conditions.4")
def test_all_seats_win_with_one_alive_of_four() -> None:
    dead = [somebody(name, dead=True, at="attic") for name in ("sister-beth", "rasputin", "borden")]
    table = last(morgan(), *dead)

    table.dice("S B B").play("attack:0")

    assert table.game.result is not None
    assert (table.outcome, table.game.result.winners) == ("dmd-won", (0, 1, 2, 3))


@pytest.mark.rule("win-condition.2")
def test_the_win_takes_effect_at_once() -> None:
    table = last(morgan(), beth(), mythos=["smoke"])

    table.dice("S T T").play("attack:0")

    assert (table.outcome, table.said("dmd-log-mythos"), table.board().sanity) == ("dmd-won", 0, 0)
    assert table.open == []


@pytest.mark.rule("win-condition.3", "win-condition.example-1")
def test_the_last_investigator_kills_it_and_goes_mad_and_all_have_won() -> None:
    table = last(morgan(sanity=19), beth(dead=True))

    table.dice("ST B B").play("attack:0")

    assert table.outcome == "dmd-won"


@pytest.mark.rule("win-condition.3")
def test_an_effect_that_kills_it_and_the_last_investigator_wins() -> None:
    """Dynamite: harm to the enemies, and to whoever stands there."""
    table = last(morgan(wounds=4), beth(dead=True))

    table.words(HarmEnemies(3), TakeWounds(1, "here"))

    assert table.outcome == "dmd-won"


@pytest.mark.rule("win-condition.3")
@pytest.mark.parametrize(("episode", "elder_one"), [(each, whose) for each in EPISODES for whose in ELDER_ONES])
def test_whatever_harms_both_sides_harms_the_enemies_first(episode: str, elder_one: str) -> None:
    for name, words in DEATH_MAY_DIE.box(episode, elder_one).scripts.items():
        sides = [isinstance(word, HarmEnemies | HarmAttacker) for word in words if isinstance(word, HARM)]
        assert sides == sorted(sides, reverse=True), name


@pytest.mark.rule("lose-conditions.1")
def test_the_last_wound_before_the_summoning_loses() -> None:
    table = scene(ian(wounds=4), beth())

    assert table.words(TakeWounds(1)).outcome == "dmd-lost-too-early"


@pytest.mark.rule("lose-conditions.1", "death-of-an-investigator.2")
def test_a_death_by_the_very_advance_to_the_red_space_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    box = made_up(monkeypatch, advance=(TakeWounds(1),))
    table = scene(ian(at="library", wounds=4), beth(), morgan(), mythos=[CALM], discard=TWO, track=3, **box)

    table.pass_turn()

    assert (table.outcome, table.said("dmd-log-summoned")) == ("dmd-lost-too-early", 0)


@pytest.mark.rule("lose-conditions.1")
def test_a_death_by_stage_2s_reveal_does_not_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, *rest = HASTUR.stages
    box = made_up(monkeypatch, elder_one={"stages": (one, replace(two, reveal=(*two.reveal, TakeWounds(1))), *rest)})
    table = scene(ian(at="library", wounds=4), beth(), morgan(), mythos=[CALM], discard=TWO, track=3, **box)

    table.pass_turn()

    assert (table.board().dead, table.over, table.asked) == (True, False, [1])


@pytest.mark.rule("lose-conditions.2", "death-of-an-investigator.3")
def test_after_the_summoning_only_the_last_death_loses() -> None:
    table = scene(ian(at="library", wounds=4), beth(wounds=4), elder_one=("attic", 0), stage=3)

    table.words(TakeWounds(1))
    assert not table.over
    table.words(TakeWounds(1), you=1)

    assert table.outcome == "dmd-lost-everybody"


@pytest.mark.rule("lose-conditions.3", "elder-one-advances.2")
@pytest.mark.parametrize(("track", "outcome"), [(6, ""), (7, "dmd-lost-track")])
def test_the_progress_token_on_the_eighth_space_loses(track: int, outcome: str) -> None:
    table = scene(morgan(), beth(at="library"), elder_one=("attic", 0), track=track, mythos=[CALM], discard=TWO)

    table.pass_turn()

    assert (table.view().track, table.outcome) == (track + 1, outcome)


@pytest.mark.rule("lose-conditions.4")
def test_the_living_and_the_dead_lose_alike() -> None:
    table = scene(morgan(), beth(dead=True), elder_one=("attic", 0), track=7)

    table.advance()

    assert table.game.result is not None
    assert (table.outcome, table.game.result.winners) == ("dmd-lost-track", ())


@pytest.mark.rule("lose-conditions.5")
def test_an_empty_discovery_deck_loses_nothing() -> None:
    table = scene(morgan(), beth(at="library"))
    assert table.view().discovery_deck == 0

    table.pass_turn()

    assert (table.over, table.said("dmd-log-nothing-to-discover"), table.asked) == (False, 1, [1])


def test_lost_by_the_track_nothing_of_that_advance_follows() -> None:
    table = scene(morgan(stress=0), beth(), elder_one=("attic", 0), track=7)

    table.advance()

    assert (table.outcome, table.board().signs, table.state.fires) == ("dmd-lost-track", 0, {})


def test_a_reveal_that_kills_the_last_one_loses_though_a_stage_was_defeated() -> None:
    table = scene(morgan(wounds=4, signs=2), beth(dead=True), elder_one=("library", 11), disrupted=True)

    table.dice("S B B").play("attack:0")

    assert (table.state.stage, table.outcome) == (3, "dmd-lost-everybody")


def test_nothing_can_be_chosen_any_more() -> None:
    table = last(morgan(), beth(), enemies=[foe("cultist", at="library")])
    table.words(HarmEnemies(1))

    assert table.refuses(0, "end-actions").code
    assert (table.open, table.asked) == ([], [])


def test_signs_and_stress_run_out_and_no_more_are_taken() -> None:
    table = scene(ian(signs=7), beth(signs=4))

    table.words(GainSigns(3), TakeStress(9))

    assert (table.board().signs, table.board(1).signs, table.board().stress) == (8, 4, 4)
