"""Modifiers, printed values, and values per investigator."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.declarations import Count
from miskatonic.games.arkham.elimination import Eliminate
from miskatonic.games.arkham.enemies import enemy_card, health_of
from miskatonic.games.arkham.playing import cost_of
from miskatonic.games.arkham.records import Who
from miskatonic.games.arkham.words.abilities import Action, Constant
from miskatonic.games.arkham.words.amounts import PerInvestigator
from miskatonic.games.arkham.words.cards import Draw
from miskatonic.games.arkham.words.standing import EnemyStat, Skill
from miskatonic.games.arkham.words.until import Until
from tests.arkham.scenes import Scene, daisy, foe, roland, scene, wendy

from .own import asset, enemy

Declare = Callable[..., None]


def combat(table: Scene) -> int:
    """Roland's combat as everybody sees it."""
    shown: dict[str, int] = table.view(0).investigators[0].skills
    return shown["combat"]


@pytest.mark.rule("modifiers.2")
def test_a_value_is_reckoned_anew_from_its_base_whenever_something_changes_it(declare: Declare) -> None:
    changes = tuple(Action((Until("round", (Skill("combat", plus),)),)) for plus in (-8, 2, 3))
    declare(asset("dial", *changes))
    table = scene(roland(play=["dial"]), daisy())
    seen = [combat(table)]

    for number in range(3):
        table.play(f"activate:dial:{number}")
        seen.append(combat(table))

    assert seen == [4, 0, 0, 1]


@pytest.mark.rule("modifiers.2")
def test_a_value_is_reckoned_anew_when_something_stops_changing_it() -> None:
    table = scene(roland(play=["beat-cop"]), enemies=[foe("ghoul-minion", at="study", exhausted=True)])
    before = combat(table)

    table.play("use:beat-cop:1")

    assert (before, combat(table)) == (5, 4)


@pytest.mark.rule("per-investigator.1")
def test_a_value_per_investigator_is_multiplied_by_those_who_began(declare: Declare) -> None:
    declare(enemy("hulk", health=Count(3, each=True)))
    three = scene(roland(), daisy(), wendy(), enemies=[foe("hulk", engaged=0)])
    alone = scene(roland(), enemies=[foe("hulk", engaged=0)])

    assert (three.foe("hulk").health, alone.foe("hulk").health) == (9, 3)


@pytest.mark.rule("per-investigator.2")
def test_a_value_per_investigator_is_multiplied_before_anything_changes_it(declare: Declare) -> None:
    declare(enemy("hulk", Constant((EnemyStat("health", -1),)), health=Count(2, each=True)))
    table = scene(roland(), daisy(), enemies=[foe("hulk", engaged=0)])
    card = table.ids("hulk")[0]

    assert health_of(table.table, card) == 3
    assert enemy_card(table.table, card).health.at(table.table.began) == 4


@pytest.mark.rule("per-investigator.3")
def test_words_per_investigator_count_those_who_began_and_come_before_other_changes(declare: Declare) -> None:
    declare(enemy("hulk", Constant((EnemyStat("health", PerInvestigator(2)), EnemyStat("health", -1)))))
    table = scene(roland(deck=["knife", "machete", "guts"]), daisy(), enemies=[foe("hulk", engaged=0)])
    table.resolve(Eliminate(Who(1), "resigned"))

    table.words(Draw(PerInvestigator(1)))

    assert table.hand() == ["knife", "machete"]
    assert table.foe("hulk").health == 3 + 2 * 2 - 1


@pytest.mark.rule("per-investigator.4")
@pytest.mark.parametrize(("clues", "enough"), [(5, False), (6, True)])
def test_who_is_out_of_the_game_still_counts_towards_the_act(clues: int, enough: bool) -> None:
    table = scene(roland(clues=clues), daisy(), wendy())

    table.resolve(Eliminate(Who(2), "damage"))

    assert ("advance" in table.open) is enough


@pytest.mark.rule("per-investigator.4")
def test_a_place_revealed_after_an_elimination_gets_clues_for_all_who_began() -> None:
    table = scene(roland(at="hallway"), daisy(at="hallway"), places=("hallway", "cellar"), hidden=["cellar"])
    table.resolve(Eliminate(Who(1), "horror"))

    table.play("move:cellar")

    assert table.place("cellar").clues == 4


@pytest.mark.rule("printed.1")
def test_what_makes_a_card_cheaper_leaves_its_printed_cost_alone() -> None:
    table = scene(roland(at="easttown", hand=["beat-cop"]), scenario="the-midnight-masks")
    card = table.who().hand[0]

    reduced = cost_of(table.table, card)

    assert reduced == 2
    assert table.view(0).investigators[0].cards[0].cost == 4
