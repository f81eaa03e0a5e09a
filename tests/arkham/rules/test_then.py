"""Then: what follows only if what came before was done."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham.words.abilities import Forced, Reaction
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.doing import DiscoverClues, DrawEncounter
from miskatonic.games.arkham.words.enemies import Cancel, EachEnemy
from miskatonic.games.arkham.words.flow import Then
from miskatonic.games.arkham.words.harm import DamageEnemy, Heal, HurtIt, Take
from miskatonic.games.arkham.words.moments import After, Engages, Harmed, When
from tests.arkham.scenes import agnes, foe, roland, scene

from .own import asset, enemy

Declare = Callable[..., None]


@pytest.mark.rule("then.1", "then.2")
@pytest.mark.parametrize(("resources", "horror"), [(1, 0), (2, 1)])
def test_what_follows_comes_only_if_all_of_what_came_before_was_done(resources: int, horror: int) -> None:
    table = scene(roland(resources=resources)).words(Then((Gain(-2),), (Take(horror=1),)))

    assert table.who().resources == 0
    assert table.hurt() == (0, horror)


@pytest.mark.rule("then.1", "then.4")
@pytest.mark.parametrize(("horror", "drawn"), [(1, []), (2, ["knife"])])
def test_healing_less_than_was_said_does_not_count_as_done(horror: int, drawn: list[str]) -> None:
    table = scene(roland(horror=horror, deck=["knife"])).words(Then((Heal(2, "horror"),), (Draw(1),)))

    assert table.hurt() == (0, 0)
    assert table.hand() == drawn


@pytest.mark.rule("then.4")
def test_a_place_with_too_few_clues_gives_what_it_has_and_nothing_follows() -> None:
    table = scene(roland(), clues={"study": 1}).words(Then((DiscoverClues(2),), (Gain(3),)))

    assert (table.who().clues, table.who().resources) == (1, 5)


@pytest.mark.rule("then.2")
def test_nobody_can_leave_out_what_follows() -> None:
    """Ward of Protection cancels the revelation, and its horror comes unasked."""
    table = scene(agnes(hand=["ward-of-protection"])).draw("ancient-evils")

    table.react()

    assert table.state.agenda_doom == 0
    assert table.hurt() == (0, 1)


@pytest.mark.rule("then.3")
def test_what_follows_comes_before_anybody_reacts_to_what_came_before(declare: Declare) -> None:
    declare(asset("watchman", Reaction(After(Engages(who="you")), (Gain(1),))))
    table = scene(roland(play=["watchman"]), encounter=["ghoul-minion"])

    table.words(Then((DrawEncounter(),), (Take(horror=1),)))

    assert table.open == ["trigger:watchman:0:2", "pass"]
    assert (table.enemy("ghoul-minion").threat, table.hurt()) == (0, (0, 1))


@pytest.mark.rule("then.1", "then.3")
def test_drawn_to_the_flame_finds_clues_after_the_card_and_before_what_answers_it(declare: Declare) -> None:
    declare(asset("watchman", Reaction(After(Engages(who="you")), (Gain(1),))))
    table = scene(
        agnes(hand=["drawn-to-the-flame"], play=["watchman"]), encounter=["ghoul-minion"], clues={"study": 3}
    ).play("play:drawn-to-the-flame")  # fmt: skip
    nothing = scene(agnes(hand=["drawn-to-the-flame"]), clues={"study": 3})

    assert table.open == ["trigger:watchman:0:2", "pass"]
    assert table.who().clues == 2
    nothing.play("play:drawn-to-the-flame")
    assert nothing.who().clues == 0


@pytest.mark.rule("then.1", "then.4")
@pytest.mark.parametrize(("answer", "clues", "resources"), [("trigger:cover-up:0:0", 0, 5), ("pass", 1, 8)])
def test_what_is_replaced_by_something_else_was_not_done(answer: str, clues: int, resources: int) -> None:
    table = scene(roland(threat=["cover-up"]), clues={"study": 2})
    table.change(lambda found: found.alter_card(table.ids("cover-up")[0], clues=3))

    table.words(Then((DiscoverClues(1),), (Gain(3),))).play(answer)

    assert (table.who().clues, table.who().resources) == (clues, resources)


@pytest.mark.rule("then.1")
def test_each_part_is_judged_as_it_comes() -> None:
    """Three resources gained are enough to lose six of eight, though five were not."""
    table = scene(roland(resources=5)).words(Then((Gain(3), Gain(-6)), (Take(horror=1),)))

    assert (table.who().resources, table.hurt()) == (2, (0, 1))


@pytest.mark.rule("then.1", "then.3")
def test_a_card_whose_revelation_was_cancelled_was_drawn_all_the_same() -> None:
    table = scene(agnes(hand=["ward-of-protection"]), encounter=["ancient-evils", "ancient-evils"])

    table.words(Then((DrawEncounter(),), (Gain(3),))).react()

    assert table.state.agenda_doom == 0
    assert table.who().resources == 5 - 1 + 3


@pytest.mark.rule("then.1", "then.4")
@pytest.mark.parametrize(("target", "resources"), [("ghost", 5), ("icy-ghoul", 8)])
def test_damage_that_was_cancelled_was_not_dealt(declare: Declare, target: str, resources: int) -> None:
    declare(enemy("ghost", Forced(When(Harmed("damage")), (Cancel(),))))
    table = scene(roland(), enemies=[foe("ghost", engaged=0), foe("icy-ghoul", engaged=0)])

    table.words(Then((DamageEnemy(1),), (Gain(3),))).play(f"choose-enemy:{target}")

    assert table.enemy("ghost").damage == 0
    assert table.who().resources == resources


@pytest.mark.rule("then.1", "then.4")
def test_one_of_several_that_was_cancelled_is_enough(declare: Declare) -> None:
    declare(enemy("ghost", Forced(When(Harmed("damage")), (Cancel(),))))
    table = scene(roland(), enemies=[foe("ghost", engaged=0), foe("icy-ghoul", engaged=0)])

    table.words(Then((EachEnemy((HurtIt(1),)),), (Gain(3),)))

    assert (table.enemy("ghost").damage, table.enemy("icy-ghoul").damage) == (0, 1)
    assert table.who().resources == 5
