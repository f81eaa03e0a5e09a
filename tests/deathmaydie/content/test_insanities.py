"""The twelve insanities: what breaks out at a threshold."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.insanities import INSANITIES
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.words.harm import LoseSanity

from ..scenes import Scene, beth, foe, ian, scene, somebody
from .effects import effects

CULTIST = foe("cultist", at="library")


def maddened(insanity: str, *, alone: bool = False, mine: Any = None, **more: Any) -> Scene:
    """Rasputin in the library, one point short of a threshold; Ian beside him, Beth elsewhere."""
    return scene(
        somebody("rasputin", at="library", sanity=3, insanity=insanity, **{"stress": 1, **(mine or {})}),
        ian(at="attic" if alone else "library", stress=1),
        beth(at="attic"),
        **{"mythos": (), **more},
    )


def outbreak(table: Scene) -> set[str]:
    """What the insanity does, besides the sanity that was lost."""
    return effects(table, lambda at: table.words(LoseSanity(1))) - {"0 sanity +"}


OUTBREAKS: list[tuple[str, dict[str, Any], set[str]]] = [
    ("catatonia", {}, {"0 stress +"}),
    ("pyromania", {}, {"fire + library", "1 fire +"}),
    ("monophobia", {"alone": True}, {"0 stress +"}),
    ("monophobia", {"alone": True, "mine": {"stress": 4}}, {"0 wounds +"}),
    ("monophobia", {}, {"0 stress -"}),
    ("violent-psychosis", {"enemies": [CULTIST]}, {"1 wounds +", "cultist wounded"}),
    ("clinging", {"alone": True}, {"0 to attic"}),
    ("clinging", {}, set()),
    ("self-harm", {}, {"0 wounds +"}),
    ("self-harm", {"enemies": [CULTIST]}, {"0 stress -"}),
    (
        "delusions-of-pursuit",
        {"enemies": [foe("cultist", at="attic"), foe("byakhee", at="front-hall")]},
        {"cultist to library", "byakhee to long-corridor"},
    ),
    ("siren-voice", {}, {"cultist at library"}),
    ("siren-voice", {"enemies": [CULTIST]}, {"0 stress +", "1 stress +"}),
    ("blind-rage", {}, {"0 stress +"}),
    ("burning-visions", {"fires": {"library": 1}, "mine": {"wounds": 2}}, {"0 wounds -", "0 fire +"}),
    ("burning-visions", {"mine": {"fire": 2}}, {"0 fire -", "0 stress +"}),
    ("contagious-terror", {}, {"0 stress +", "1 sanity +"}),
    ("recurring-trauma", {"discard": ["backdraft", "smoke"]}, {"0 keeps smoke"}),
    ("recurring-trauma", {}, set()),
]


@pytest.mark.parametrize(("insanity", "options", "happens"), OUTBREAKS)
def test_an_insanity_does_what_its_card_says(insanity: str, options: dict[str, Any], happens: set[str]) -> None:
    assert outbreak(maddened(insanity, **options)) == happens


def test_every_insanity_is_tried() -> None:
    assert {insanity for insanity, _, _ in OUTBREAKS} == set(INSANITIES)


def test_blind_rage_strikes_and_is_struck() -> None:
    table = maddened("blind-rage", enemies=[CULTIST], mine={"stress": 4})

    table.dice("S B")

    assert outbreak(table) == {"cultist wounded", "0 wounds +", "0 signs +"}


@pytest.mark.rule("active-player.2", "fight.4")
def test_of_the_cultists_that_a_rage_provokes_the_active_player_says_who_strikes_first() -> None:
    table = scene(
        ian(at="attic"), somebody("rasputin", at="library", sanity=3, insanity="blind-rage", stress=4),
        enemies=[CULTIST, foe("byakhee", at="library"), CULTIST], mythos=(),
    )  # fmt: skip

    table.dice("B B B B").words(LoseSanity(1), you=1)

    assert (table.asked, table.open) == ([0], ["face:1", "face:3"])
    assert table.play("face:3").said("dmd-log-attacks") == 2


def test_recurring_trauma_relives_the_kept_card_and_keeps_the_one_on_top() -> None:
    table = maddened("recurring-trauma", discard=["backdraft"])
    smoke = next(number for number, card in enumerate(table.table.box.mythos) if card.id == "smoke")
    table.lay(lambda at: setattr(at.state, "mythos", tuple(card for card in at.state.mythos if card != smoke)))
    table.change(kept=(smoke,))

    happens = outbreak(table)

    assert {"0 stress +", "1 stress +", "2 stress +"} <= happens
    assert table.view().investigators[0].kept_mythos == ("smoke",), "on top of the pile lies what was just relived"
    assert table.view().mythos_discard == ("backdraft",)


def test_the_catatonic_take_no_actions_and_are_not_attacked_in_this_turn() -> None:
    table = maddened("catatonia", alone=True, enemies=[CULTIST])
    table.words(LoseSanity(1)).play("raise:brawling")

    assert (table.state.active, table.said("dmd-log-attacks")) == (1, 0), "there was nothing left to do but wait"
    table.run(EnemyAttack(EnemyId(1), Who(0)))

    assert table.said("dmd-log-attacks") == 1, "in the next turn they are attacked again"


@pytest.mark.rule("active-player.2", "special-effects.3")
def test_of_two_who_are_equally_near_the_active_player_says_to_whom_one_clings() -> None:
    table = scene(
        ian(at="long-corridor"), somebody("rasputin", at="library", sanity=3, insanity="clinging"),
        beth(at="reading-room"), mythos=(),
    )  # fmt: skip

    table.words(LoseSanity(1), you=1)

    assert (table.asked, table.open) == ([0], ["go:long-corridor", "go:reading-room"])
    assert table.play("go:reading-room").board(1).space == "reading-room"


def test_the_catatonic_have_no_free_rest_or_attack_either() -> None:
    """With the flask there is something left to do, so the turn waits."""
    near: Any = {"at": "courtyard", "sanity": 3, "insanity": "catatonia", "stress": 2, "finds": ["hip-flask"]}
    rests = scene(somebody("the-kid", levels=(4, 1, 1), **near), beth(at="courtyard"))
    shoots = scene(
        somebody("the-kid", levels=(1, 4, 1), **near), beth(at="courtyard"), enemies=[foe("cultist", at="front-hall")]
    )

    for table in (rests, shoots):
        table.words(LoseSanity(1)).play("raise:arcane-mastery")
        assert [key.split(":")[0] for key in table.open] == ["use", "end-actions"]


def test_the_catatonic_have_no_free_run_either() -> None:
    mad = ian(at="library", sanity=3, insanity="catatonia", levels=(1, 1, 2), finds=["hip-flask"])
    table = scene(mad, beth(at="library"))

    table.words(LoseSanity(1)).play("raise:brawling")

    assert [key.split(":")[0] for key in table.open] == ["use", "end-actions"]
