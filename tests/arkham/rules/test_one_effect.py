"""All that a card says in one place is one effect: what comes after a part of it waits for the whole (effects.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.games.arkham.words.abilities import Committed, Forced, Reaction
from miskatonic.games.arkham.words.base import Ability
from miskatonic.games.arkham.words.cards import Gain
from miskatonic.games.arkham.words.harm import DamageEnemy, Take
from miskatonic.games.arkham.words.moments import After, TurnEnds
from miskatonic.games.arkham.words.testing import Fight

from ..cards.scenes import Scene, agnes, foe, roland, scene, skids
from .own import asset, event, reprint, skill_card

Declare = Callable[..., None]

AGNES = "trigger:agnes-baker:0:0"
ROLAND = "trigger:roland-banks:0:0"


def shaken(**more: Any) -> Scene:
    """Agnes beside an enemy, whom she can hurt once she has taken horror."""
    return scene(agnes(**more), foes=[foe("icy-ghoul", at="hallway", exhausted=True)])


@pytest.mark.rule("effects.7")
def test_the_horror_of_a_weakness_is_answered_once_it_has_taken_the_discard_pile() -> None:
    table = shaken(deck=["abandoned-and-alone"], discard=["guts", "knife"])

    table.choose_one("draw")

    assert (table.open, table.hurt()) == ([AGNES, "pass"], (0, 2))
    assert table.pile("discard", 0) == []
    assert set(table.pile("removed")) >= {"guts", "knife"}


@pytest.mark.rule("effects.7")
@pytest.mark.parametrize(
    "ability",
    [Forced(After(TurnEnds()), (Take(horror=1), Gain(2))), Reaction(After(TurnEnds()), (Take(horror=1), Gain(2)))],
    ids=["forced", "reaction"],
)
def test_what_comes_after_one_part_of_an_answer_waits_for_the_whole(declare: Declare, ability: Ability) -> None:
    declare(asset("idol", ability))
    table = shaken(play=["idol"])

    table.choose_one("end-turn")
    if "trigger:idol:0:0" in table.open:
        table.choose_one("trigger:idol:0:0")

    assert AGNES in table.open
    assert (table.hurt(), table.who().resources) == ((0, 1), 2)


@pytest.mark.rule("effects.7", "skill-cards.2")
def test_what_comes_after_one_part_of_a_committed_card_waits_for_the_whole(declare: Declare) -> None:
    declare(skill_card("wit", committed=(Committed((DamageEnemy(1), Gain(2))),), icons={"intellect": 1}))
    table = scene(roland(at="attic", hand=["wit"]), foes=[foe("swarm-of-rats", at="attic", exhausted=True)])

    table.choose_one("investigate", "commit:wit").hush_until(ROLAND)

    assert not table.in_play("swarm-of-rats")
    assert table.who().resources == 2


@pytest.mark.rule("effects.7")
def test_what_comes_after_one_part_of_a_reverse_waits_for_the_whole(declare: Declare) -> None:
    declare(reprint("whats-going-on", reverse=(Take(horror=1), Gain(2))))
    table = shaken()
    table.lay(lambda found: setattr(found.state, "agenda_doom", 2))

    table.choose_one("end-turn").hush_until(AGNES)

    assert (table.hurt(), table.who().resources) == ((0, 1), 3)


@pytest.mark.rule("effects.7", "skill-test.st3.a")
def test_a_token_of_a_test_inside_an_effect_is_answered_before_it_counts() -> None:
    table = scene(
        skids(hand=["drawn-to-the-flame", "sure-gamble-3"], resources=2, at="attic"),
        encounter=["grasping-hands", "grasping-hands"],
        bag=["-4"],
    )

    table.choose_one("play:drawn-to-the-flame").hush_until("trigger:sure-gamble-3:0:0")
    table.choose_one("trigger:sure-gamble-3:0:0").hush()

    assert table.who().damage == 0
    assert table.who().clues == 2


@pytest.mark.rule("effects.7", "fight-action.2")
def test_an_attack_inside_an_effect_is_made_harder_before_it_hits(declare: Declare) -> None:
    declare(event("lunge", Fight(), Gain(1)))
    table = scene(roland(hand=["lunge"], play=["lita-chantler"]), foes=[foe("ghoul-minion", engaged=0, exhausted=True)])

    table.choose_one("play:lunge").hush_until("trigger:lita-chantler:1:0").choose_one("trigger:lita-chantler:1:0")
    table.hush()

    assert not table.in_play("ghoul-minion")
    assert table.who().resources == 1
