"""Abilities with a trigger: when, after, and what they wait for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Action, Fast, Reaction
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.costs import HurtThis, TakeHorror
from miskatonic.games.arkham.words.doing import GainClues
from miskatonic.games.arkham.words.enemies import ChooseEnemy
from miskatonic.games.arkham.words.harm import Heal
from miskatonic.games.arkham.words.moments import After, Defeated, EntersPlay, Spawns, SucceedsInTest, When
from tests.arkham.scenes import daisy, foe, roland, scene, skids, wendy

from .own import asset, enemy

Declare = Callable[..., None]


@pytest.mark.rule("reaction-triggered-abilities.1")
def test_a_reaction_needs_no_turn_and_no_window_and_costs_no_action() -> None:
    """Guard Dog bites the Swarm dead in the enemy phase; Roland answers at once."""
    table = scene(
        roland(play=["guard-dog"]), enemies=[foe("swarm-of-rats", engaged=0)], clues={"study": 1}
    ).enemy_phase()  # fmt: skip
    table.play("assign-damage:guard-dog").react()

    offered = table.open
    table.react()

    assert offered == ["trigger:roland-banks:0:0", "pass"]
    assert (table.who().clues, table.who().spent) == (1, 0)


@pytest.mark.rule("reaction-triggered-abilities.2", "when.1")
def test_a_reaction_to_when_comes_before_anything_has_come_of_it() -> None:
    table = scene(roland(hand=["dodge"]), enemies=[foe("ghoul-minion", engaged=0)]).play("resource")

    before = table.open, table.hurt()
    table.react()

    assert before == (["trigger:dodge:0:0", "pass"], (0, 0))
    assert table.hurt() == (0, 0)


@pytest.mark.rule("reaction-triggered-abilities.3")
def test_a_reaction_to_after_comes_once_all_of_it_has_come() -> None:
    table = scene(
        roland(), enemies=[foe("ghoul-minion", engaged=0, damage=1)], clues={"study": 1}
    ).play("fight:ghoul-minion")  # fmt: skip

    assert table.open == ["trigger:roland-banks:0:0", "pass"]
    assert table.discarded == ["ghoul-minion"]


@pytest.mark.rule("triggered-abilities.1")
def test_the_icon_of_an_ability_says_when_it_is_offered(declare: Declare) -> None:
    declare(
        asset(
            "toolbox",
            Action((Gain(1),)),
            Fast((Gain(1),), cost=(HurtThis("damage"),)),
            Reaction(After(Defeated()), (Gain(1),)),
            health=9,
        )
    )
    table = scene(roland(play=["toolbox"]), skids(play=["toolbox"]), enemies=[foe("ghoul-minion", engaged=0, damage=1)])
    turn = [key for key in table.open if "toolbox" in key]

    table.play("fight:ghoul-minion")
    while not any(key.startswith("trigger:toolbox") for key in table.open):
        assert "activate:toolbox:0" not in table.open
        table.play("pass")

    assert turn == ["activate:toolbox:0", "use:toolbox:1"]
    assert [key for key in table.open if "toolbox" in key] == ["trigger:toolbox:0:0"]


@pytest.mark.rule("triggered-abilities.3")
def test_nobody_has_to_use_a_reaction() -> None:
    table = scene(
        roland(), enemies=[foe("ghoul-minion", engaged=0, damage=1)], clues={"study": 1}
    ).play("fight:ghoul-minion")  # fmt: skip

    table.play("pass")

    assert table.who().clues == 0
    assert "investigate" in table.open


@pytest.mark.rule("triggered-abilities.2", "triggered-abilities.5")
def test_what_paying_would_bring_about_does_not_count_when_an_ability_is_judged(declare: Declare) -> None:
    declare(asset("leech", Action((Heal(1, "horror"),), cost=(TakeHorror(1),))))

    assert "activate:leech:0" not in scene(roland(play=["leech"])).open
    assert "activate:leech:0" in scene(roland(play=["leech"], horror=1)).open


@pytest.mark.rule("triggering-condition.1")
def test_only_what_an_ability_waits_for_offers_it() -> None:
    """Dr. Milan Christopher answers investigations that succeed, and nothing else."""
    there = scene(daisy(play=["dr-milan-christopher"]), clues={"study": 2}).play("investigate")
    fight = scene(
        daisy(play=["dr-milan-christopher"]), enemies=[foe("swarm-of-rats", engaged=0)], token="+1"
    ).play("fight:swarm-of-rats")  # fmt: skip

    assert "trigger:dr-milan-christopher:1:0" in there.open
    assert not any(key.startswith("trigger:") for key in fight.open)


@pytest.mark.rule("when.1", "when.2")
def test_what_answers_the_moment_of_spawning_interrupts_it(declare: Declare) -> None:
    """The lantern is used as the ghoul is about to appear, then the ghoul appears."""
    declare(asset("lantern", Reaction(When(Spawns()), (Gain(1),))))
    table = scene(roland(play=["lantern"])).draw("ghoul-minion")

    before = table.open, table.in_play("ghoul-minion")
    table.react()

    assert before == (["trigger:lantern:0:0", "pass"], False)
    assert (table.who().resources, table.enemy("ghoul-minion").threat) == (6, 0)


@pytest.mark.rule("when.2")
def test_what_was_interrupted_does_not_go_on_if_it_no_longer_can() -> None:
    table = scene(roland(play=["disc-of-itzamna-2"])).draw("ghoul-minion")

    table.react()

    assert not table.in_play("ghoul-minion")
    assert table.discarded == ["ghoul-minion"]


@pytest.mark.rule("triggering-condition.2")
def test_a_reaction_is_offered_once_each_time_its_moment_comes(declare: Declare) -> None:
    declare(asset("trophy-case", Reaction(After(Defeated()), (GainClues(1),))))
    rats = [foe("swarm-of-rats", engaged=0), foe("ghoul-minion", engaged=0, damage=1)]
    table = scene(wendy(play=["trophy-case"]), enemies=rats, token="+1")
    seen = 0

    for enemy_slug in ("swarm-of-rats", "ghoul-minion"):
        table.play(f"fight:{enemy_slug}")
        while "trigger:trophy-case:0:0" in table.open:
            seen += 1
            table.play("trigger:trophy-case:0:0")

    assert seen == 2


@pytest.mark.rule("target.2")
def test_a_reaction_without_a_target_is_not_offered(declare: Declare) -> None:
    declare(
        asset("net", Reaction(After(EntersPlay()), (ChooseEnemy((Gain(1),)),))),
        enemy("bat"),
    )
    empty, full = (
        scene(roland(hand=["net"])),
        scene(roland(hand=["net"]), enemies=[foe("bat", at="study", exhausted=True)]),
    )

    empty.play("play:net")
    full.play("play:net")

    assert "trigger:net:0:0" not in empty.open
    assert "trigger:net:0:0" in full.open


@pytest.mark.rule("triggering-condition.3")
def test_both_copies_of_a_reaction_may_be_used_on_one_success(declare: Declare) -> None:
    declare(asset("ledger", Reaction(After(SucceedsInTest()), (Draw(1),)), quantity=2))
    table = scene(daisy(play=["ledger", "ledger"], deck=["knife"] * 4), clues={"study": 1}).play("investigate")

    while "pass" in table.open:
        table.react()

    assert table.hand() == ["knife", "knife"]
