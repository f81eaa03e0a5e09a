"""The death of an investigator, and what becomes of the turn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.deathmaydie.content.elder_ones.hastur import HASTUR
from miskatonic.games.deathmaydie.records import Token, Who
from miskatonic.games.deathmaydie.words.fire import AddFire
from miskatonic.games.deathmaydie.words.harm import LoseSanity, TakeStress, TakeWounds

from .scenes import CALM, Scene, Somebody, beth, foe, ian, made_up, scene, somebody

TWO = ("smoke", "chain-reaction")


def morgan(**more: Any) -> Somebody:
    """John Morgan has no skill that changes his own rolls; with full stress nothing is asked about them."""
    return somebody("john-morgan", **{"at": "library", "stress": 4, **more})


def late(*people: Somebody, **more: Any) -> Scene:
    """After the summoning, with the Elder One far away."""
    return scene(*people, **{"elder_one": ("attic", 0), "track": 4, **more})


# -- killed or mad


@pytest.mark.rule("death-of-an-investigator.1", "lose-conditions.1")
@pytest.mark.parametrize("word", [TakeWounds(5), LoseSanity(1)])
def test_either_death_before_the_summoning_loses_the_game(word: Any) -> None:
    table = scene(ian(sanity=19), beth())

    table.words(word)

    assert table.outcome == "dmd-lost-too-early"


@pytest.mark.rule("death-of-an-investigator.1", "death-of-an-investigator.3")
@pytest.mark.parametrize("word", [TakeWounds(5), LoseSanity(1)])
def test_either_death_after_it_and_the_others_play_on(word: Any) -> None:
    table = late(morgan(sanity=19, stress=0), beth())

    table.words(word)

    assert (table.board().dead, table.over, table.asked) == (True, False, [1])


@pytest.mark.rule("death-of-an-investigator.2")
def test_before_the_summoning_all_is_over_at_once() -> None:
    names = ("john-morgan", "sister-beth", "rasputin", "borden")
    table = scene(*[somebody(name, at="library", wounds=4) for name in names], mythos=["smoke"], discard=TWO)

    table.words(TakeWounds(1))

    assert table.outcome == "dmd-lost-too-early"
    assert (table.state.mythos_discard != (), table.view().track, table.said("dmd-log-mythos")) == (True, 1, 0)


@pytest.mark.rule("death-of-an-investigator.4")
def test_cards_and_tokens_of_the_dead_are_discarded() -> None:
    table = late(
        morgan(wounds=4, fire=2, stand_ins=1, signs=3, finds=["fire-axe", "hip-flask", "guilty-conscience"]),
        beth(),
        fires={"attic": 6},
    )
    assert table.view().fire_in_reserve == 0

    table.words(TakeWounds(1))

    board = table.board()
    assert (table.finds(), board.fire, board.stand_ins, board.signs) == ([], 0, 0, 0)
    assert {"the-red-bucket", "the-porters-drawer"} <= set(table.view().discovery_discard)
    assert table.view().fire_in_reserve == 2


@pytest.mark.rule("death-of-an-investigator.5")
def test_the_episodes_tokens_stay_where_their_bearer_died() -> None:
    """An artifact of the museum is not lost: the next one can lift it."""
    table = late(
        somebody("john-morgan", at="rotunda", wounds=4), somebody("rasputin", at="rotunda", stress=4),
        episode="after-hours", tokens=(), elder_one=("archive", 0),
    )  # fmt: skip
    table.lay(lambda at: at.state.tokens.update({100: Token("artifact", "", Who(0))}))

    table.words(TakeWounds(1))

    assert [(token.kind, token.space, token.bearer) for token in table.view().tokens] == [("artifact", "rotunda", None)]
    assert "do:lift" in table.open


# -- dying in one's own turn


@pytest.mark.rule("dead-players-turn.1")
def test_who_dies_of_an_action_draws_no_mythos_card() -> None:
    table = late(morgan(sanity=19), beth(), enemies=[foe("cultist", at="library")], mythos=["smoke"])

    table.dice("T B B").play("attack:1")

    assert table.board().dead
    assert (table.said("dmd-log-mythos"), table.said("dmd-log-attacks"), table.asked) == (0, 0, [1])


@pytest.mark.rule("dead-players-turn.1")
def test_who_dies_of_the_mythos_card_neither_fights_nor_burns() -> None:
    table = late(
        morgan(wounds=4, fire=1, finds=["guilty-conscience"]), beth(),
        enemies=[foe("cultist", at="library")], mythos=["a-shadow-on-the-skylight"],
    )  # fmt: skip

    table.play("end-actions")

    assert table.board().dead
    assert (table.said("dmd-log-attacks"), table.said("dmd-log-rolls"), table.asked) == (0, 0, [1])
    assert table.view().mythos_discard == ("a-shadow-on-the-skylight",)


@pytest.mark.rule("dead-players-turn.1", "elder-one-end-of-turn.1")
def test_after_a_death_the_elder_ones_end_of_turn_effects_do_not_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    first = replace(HASTUR.stages[0], end_of_turn=(TakeStress(1, "all"),))
    box = made_up(monkeypatch, elder_one={"stages": (first, *HASTUR.stages[1:])})
    table = late(morgan(wounds=4), beth(at="library"), **box)

    table.words(TakeWounds(1))

    assert (table.board(1).stress, table.state.active) == (0, 1)


@pytest.mark.rule("dead-players-turn.1", "dead-players-turn.2")
@pytest.mark.parametrize(("discard", "track"), [(TWO, 4), ((*TWO, CALM), 5)])
def test_the_pile_is_checked_all_the_same(discard: tuple[str, ...], track: int) -> None:
    table = late(morgan(wounds=4), beth(), discard=discard, mythos=())

    table.words(TakeWounds(1))

    assert (table.view().track, table.asked) == (track, [1])


@pytest.mark.rule("dead-players-turn.2")
def test_the_third_symbol_of_the_card_that_kills_counts() -> None:
    table = late(morgan(sanity=19), beth(), against="cthulhu", mythos=["dreams-of-drowning"], discard=TWO)

    table.play("end-actions")

    assert (table.board().dead, table.view().track, table.view().mythos_discard) == (True, 5, ())


@pytest.mark.rule("dead-players-turn.3")
def test_an_advance_at_the_active_investigators_space_takes_the_space_of_death(monkeypatch: pytest.MonkeyPatch) -> None:
    box = made_up(monkeypatch, advance=(AddFire(1),))
    table = late(morgan(wounds=4, at="courtyard"), beth(), discard=(*TWO, CALM), mythos=(), **box)

    table.words(TakeWounds(1))

    assert table.state.fires == {"courtyard": 1}


@pytest.mark.rule("dead-players-turn.4")
def test_a_dead_players_turns_are_skipped() -> None:
    table = late(ian(at="library"), morgan(wounds=4), beth(at="library"))
    table.words(TakeWounds(1), you=1)
    first = table.asked[0]

    asked = [first, *(table.pass_turn().asked[0] for _ in range(3))]

    assert asked == [0, 2, 0, 2]


@pytest.mark.rule("dead-players-turn.5")
def test_who_disrupts_the_ritual_and_dies_has_made_the_elder_one_mortal() -> None:
    table = late(
        morgan(at="attic", sanity=19), beth(at="library"), elder_one=("library", 0), tokens=[("laboratory", "attic")]
    )

    table.dice("S S T").play("do:wreck")

    assert (table.board().dead, table.view().disrupted) == (True, True)
    assert "attack:0" in table.open


@pytest.mark.rule("dead-players-turn.6")
def test_a_death_in_anothers_turn_does_not_cut_it_short() -> None:
    table = late(ian(at="library"), beth(at="attic", wounds=4), discovery=["the-red-bucket"])

    table.words(TakeWounds(1), you=1)

    assert (table.board(1).dead, table.asked, table.prompt) == (True, [0], "dmd-ask-act")
    table.pass_turn()
    assert (table.said("dmd-log-mythos"), table.said("dmd-log-discovers")) == (1, 1)
    table.play("choose-none")
    assert table.asked == [0], "and nobody else is left to play"


# -- awkward moments


def test_who_dies_of_a_tentacle_has_still_dealt_the_wounds_of_the_roll() -> None:
    table = late(morgan(sanity=19), beth(), enemies=[foe("cultist", at="library")])

    table.dice("S ST B").play("attack:1")

    assert (table.board().dead, table.kinds("library")) == (True, [])


def test_who_dies_in_a_fight_is_attacked_by_nobody_else() -> None:
    table = late(morgan(wounds=4), beth(), enemies=[foe("cultist", at="library"), foe("cultist", at="library")])

    table.dice("S B").play("end-actions", "face:1").let_stand()

    assert (table.board().dead, table.said("dmd-log-attacks"), table.asked) == (True, 1, [1])


def test_who_burns_to_death_ends_the_turn_with_the_check_of_the_pile() -> None:
    table = late(morgan(wounds=4, fire=1, levels=(1, 1, 1)), beth(), mythos=[CALM], discard=TWO)

    table.dice("S").pass_turn()

    assert (table.board().dead, table.view().track, table.asked) == (True, 5, [1])


def test_the_rest_of_an_effect_does_nothing_to_the_dead() -> None:
    table = late(morgan(wounds=4, stress=0, sanity=3), beth())

    table.words(TakeWounds(1), TakeStress(1), LoseSanity(1))

    board = table.board()
    assert (board.dead, board.stress, board.sanity, table.said("dmd-log-insanity")) == (True, 0, 3, 0)


def test_alone_the_other_investigator_plays_on_after_the_summoning() -> None:
    table = late(morgan(wounds=4), beth(at="library"), alone=True)

    table.words(TakeWounds(1))

    active = [table.state.active, table.pass_turn().state.active]
    assert (active, table.asked, table.over) == ([1, 1], [0], False)


def test_alone_the_second_death_loses_the_game() -> None:
    table = late(morgan(wounds=4), beth(at="library", wounds=4), alone=True)

    table.words(TakeWounds(1)).words(TakeWounds(1), you=1)

    assert table.outcome == "dmd-lost-everybody"


@pytest.mark.rule("death-of-an-investigator.2", "sanity-track.2")
@pytest.mark.parametrize(("elder_one", "outcome"), [(None, "dmd-lost-too-early"), (("attic", 0), "")])
def test_madness_comes_before_the_thresholds_that_others_reach_at_the_same_moment(elder_one: Any, outcome: str) -> None:
    table = scene(morgan(sanity=3, insanity="self-harm"), beth(sanity=19), ian(), elder_one=elder_one)

    table.words(LoseSanity(1, "all"))

    assert (table.board(1).dead, table.outcome) == (True, outcome)
    assert table.said("dmd-log-insanity") == (0 if outcome else 1)


def test_two_who_die_of_one_effect_before_the_summoning_lose_once() -> None:
    table = scene(morgan(wounds=4), beth(wounds=4))

    table.words(TakeWounds(1, "all"))

    assert (table.outcome, table.said("dmd-log-dies")) == ("dmd-lost-too-early", 1)


def test_a_companion_dies_with_its_investigator_or_before() -> None:
    """Two wounds at four: one on Jerome, and the other kills."""
    table = late(morgan(wounds=4, finds=["jerome"]), beth())

    table.words(TakeWounds(2)).play(f"shield:{table.view().finds[0].card}")

    assert (table.board().dead, table.finds(), table.said("dmd-log-discards-find")) == (True, [], 1)
