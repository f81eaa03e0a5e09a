"""How many have set out: what the Elder Ones and the episodes make of that."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.end_of_turn import Advance
from miskatonic.games.deathmaydie.records import Who
from miskatonic.games.deathmaydie.resolving import Resolving

from ..scenes import Scene, Somebody, foe, scene, somebody
from .cards import acts
from .effects import effects

BRAWLING = 1
"""The bonus die that Rasputin has for attacks in his space."""

TROUBLED = ("after-hours", "burning-faculty", "ossuary-library", "stolen-moon")
"""The episodes that are harder on five."""


def party(count: int, *, at: str = "library", apart: str = "attic", **each: Any) -> list[Somebody]:
    """So many investigators, all in the same state: Rasputin in one space, the others in another."""
    others = ("sister-beth", "borden", "ahmed-yasin", "elizabeth-ives")[: count - 1]
    return [somebody("rasputin", at=at, **each), *[somebody(name, at=apart, **each) for name in others]]


def hurt(count: int, stage: int, against: str = "hastur") -> Scene:
    """A party of whom everybody has some wounds and stress."""
    elder_one = ("attic", 0) if stage > 1 else None
    return scene(*party(count, stress=2, wounds=2), against=against, elder_one=elder_one, stage=stage)


def healed(table: Scene) -> set[str]:
    """What an advance heals."""
    return {effect for effect in effects(table, lambda at: at.run(Advance(Who(0)))) if effect.endswith("-")}


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
@pytest.mark.parametrize("against", ELDER_ONES)
def test_every_advance_lets_a_pair_breathe(against: str, stage: int) -> None:
    assert healed(hurt(2, stage, against)) == {"0 wounds -", "0 stress -", "1 wounds -", "1 stress -"}


@pytest.mark.parametrize("against", ELDER_ONES)
@pytest.mark.parametrize("count", [3, 5])
def test_no_advance_lets_more_than_two_breathe(count: int, against: str) -> None:
    assert healed(hurt(count, 1, against)) == set()


def test_a_lone_players_two_are_a_pair() -> None:
    table = scene(*party(2, stress=2, wounds=2), alone=True)

    assert healed(table) == {"0 wounds -", "0 stress -", "1 wounds -", "1 stress -"}


def test_three_of_whom_one_has_died_are_no_pair() -> None:
    table = hurt(3, 2)
    table.change(2, dead=True)

    assert healed(table) == set()


@pytest.mark.parametrize("against", ELDER_ONES)
@pytest.mark.parametrize(("count", "stage", "more"), [(2, 1, 0), (2, 2, 1), (2, 4, 1), (3, 3, 1), (4, 2, 0), (5, 4, 0)])
def test_up_to_three_strike_harder_once_the_elder_one_is_here(against: str, count: int, stage: int, more: int) -> None:
    elder_one = ("attic", 0) if stage > 1 else None
    foes = [foe("cultist", at="library")]
    table = scene(*party(count), enemies=foes, against=against, elder_one=elder_one, stage=stage)

    table.play("attack:1")

    assert table.roll == (3, BRAWLING + more)


@pytest.mark.parametrize(("count", "alight"), [(2, 0), (3, 0), (4, 4), (5, 5)])
def test_from_four_on_a_wrecked_laboratory_sets_alight_who_stands_by(count: int, alight: int) -> None:
    people = party(count, apart="library", stress=4)
    table = scene(*people, tokens=[("laboratory", "library"), ("laboratory", "attic")])

    happened = acts(table, "do:wreck", "S S B")

    assert happened == {"laboratory gone", *[f"{who} fire +" for who in range(alight)]}


@pytest.mark.parametrize(("count", "ghouls"), [(3, 1), (4, 1), (5, 2)])
def test_every_advance_brings_five_a_second_ghoul_under_the_library(count: int, ghouls: int) -> None:
    table = scene(*party(count, at="chapel", apart="sacristy"), episode="ossuary-library", tokens=())

    table.run(Resolving("advance", Who(0)))

    assert [enemy.space for enemy in table.view().enemies] == ["candle-store", "ghoul-run"][:ghouls]


@pytest.mark.parametrize("count", [2, 4, 5])
@pytest.mark.parametrize("episode", EPISODES)
def test_every_advance_of_some_episodes_stresses_five(episode: str, count: int) -> None:
    start = EPISODES[episode].map.start
    table = scene(*party(count, at=start, apart=start), episode=episode, tokens=())

    happened = effects(table, lambda at: at.run(Resolving("advance", Who(0))))

    everybody = {f"{who} stress +" for who in range(count)}
    assert (everybody <= happened) == (count == 5 and episode in TROUBLED)
