"""The Burning Faculty: laboratories that feed the flames."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import EPISODES

from ..scenes import Scene
from .cards import Row, acts, advances, attacks, discovers, draws, ends, row, table

HOME = EPISODES["burning-faculty"]


def here(**given: Any) -> Scene:
    """In the library, with Beth up in the dean's office."""
    return table("burning-faculty", **{"at": "library", "apart": "deans-office", "tokens": LAB, **given})


LAB = [("laboratory", "attic")]
CALM: Any = {"mine": {"stress": 0}}

MYTHOS = [
    row("sparks-in-the-stacks", "fire + library", "fire-vampire at chemistry-wing"),
    row("wings-above-the-roof", "byakhee to library", "byakhee at chemistry-wing", enemies=[("byakhee", "attic")]),
    row("smoke", "0 stress +", "1 stress +", "cultist at boiler-room", **CALM),
    row("chain-reaction", "fire + attic", "cultist at attic"),
    row("hot-on-your-heels", "byakhee to library", enemies=[("byakhee", "front-hall")]),
    row("chanting-in-the-walls", "cultist to long-corridor", "cultist at attic", enemies=[("cultist", "front-hall")]),
    row("backdraft", "fire + library", "fire-vampire at boiler-room"),
    row("backdraft", "0 fire +", "fire-vampire at boiler-room", fires={"library": 1}),
    row("a-shadow-on-the-skylight", "0 wounds +", "byakhee at attic"),
    row("a-shadow-on-the-skylight", "0 stress +", "byakhee at attic", **CALM),
]

DISCOVERIES = [
    row("a-gust-of-sparks", "fire + library", "0 stress -", dice="S S B"),
    row("a-gust-of-sparks", "fire + library", "0 fire +", dice="S B B"),
    row("the-collapsed-ceiling", "0 to front-hall", dice="S B B B+", play=["choose:0", "go:front-hall"]),
    row("the-collapsed-ceiling", dice="S B B B+", play=["choose-none"]),
    row("the-collapsed-ceiling", "0 wounds +", dice="B B B B+"),
    row("a-page-on-fire", "0 sanity +", play=["choose:1"]),
    row("a-page-on-fire", "0 has charred-page", "0 stress +", play=["choose:0"], **CALM),
    row("out-of-the-flames", "0 stress -", play=["choose:1"]),
    row("the-body-on-the-stairs", "0 has guilty-conscience"),
    row("a-voice-in-the-broom-cupboard", "0 has jerome", "0 stress +", play=["choose:0"], **CALM),
]


@pytest.mark.parametrize("one", MYTHOS, ids=str)
def test_a_mythos_card_does_what_it_says(one: Row) -> None:
    assert draws(here(**one.given), one) == one.happens


@pytest.mark.parametrize("one", DISCOVERIES, ids=str)
def test_a_discovery_card_does_what_it_says(one: Row) -> None:
    assert discovers(here(**one.given), one) == one.happens


def test_every_card_is_tried() -> None:
    """Discovery cards that can be claimed are tried half by half with all finds."""
    assert {one.card for one in MYTHOS} == {card.id for card in HOME.mythos}
    assert {card.id for card in HOME.discovery if card.left is None} <= {one.card for one in DISCOVERIES}


@pytest.mark.parametrize(("apart", "happens"), [("deans-office", {"0 stress +"}), ("library", set())])
def test_a_guilty_conscience_stresses_whoever_ends_a_turn_alone(apart: str, happens: set[str]) -> None:
    at = here(apart=apart, **CALM)
    discovers(at, row("the-body-on-the-stairs"))

    assert ends(at) == happens


@pytest.mark.parametrize(
    ("kind", "dice", "happens"),
    [
        ("fire-vampire", "B B B+", {"fire + library"}),
        ("byakhee", "S B", {"0 wounds +", "0 stress +"}),
        ("byakhee", "B B", set()),
    ],
)
def test_a_monster_does_what_its_card_says(kind: str, dice: str, happens: set[str]) -> None:
    at = here(enemies=[(kind, "library")], who="rasputin", mine={"stress": 3})

    assert attacks(at, dice) == happens


@pytest.mark.parametrize(("dice", "happens"), [("S S B", {"laboratory gone"}), ("S B B", {"fire + library"})])
def test_wrecking_a_laboratory_takes_two_successes_or_feeds_the_fire(dice: str, happens: set[str]) -> None:
    at = here(tokens=[("laboratory", "library"), *LAB])

    assert acts(at, "do:wreck", dice) == happens
    assert not at.view().disrupted


def test_dousing_puts_out_the_space_and_everybody_in_it() -> None:
    at = here(apart="library", fires={"library": 3}, mine={"fire": 1})
    at.change(1, fire=1)

    assert acts(at, "do:douse") == {"fire - library", "0 fire -", "1 fire -"}
    assert at.state.fires == {"library": 1}


def test_without_fire_there_is_nothing_to_douse() -> None:
    assert "do:douse" not in here().open


def test_the_ritual_is_disrupted_with_the_last_laboratory() -> None:
    at = here(tokens=[("laboratory", "library")])

    acts(at, "do:wreck", "S S B")

    assert at.view().disrupted
    assert (at.view().ritual.done, at.view().ritual.need) == (4, 4)


def test_every_advance_burns_where_a_laboratory_still_stands() -> None:
    at = here(tokens=[("laboratory", "attic"), ("laboratory", "store-room")])

    assert advances(at) == {"fire + attic", "fire + store-room"}


def test_the_stairs_lead_up_to_two_of_the_laboratories() -> None:
    at = here(at="long-corridor")

    at.play("run:upper-corridor")

    assert {"run:deans-office", "run:attic"} <= set(at.open)
