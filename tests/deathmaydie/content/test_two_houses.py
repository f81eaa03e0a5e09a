"""Two Houses: three elders of each family aboard, and a light in the lighthouse."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import EPISODES

from ..scenes import Scene
from .cards import Row, acts, advances, attacks, discovers, draws, ends, row, table

HOME = EPISODES["two-houses"]
CALM: Any = {"mine": {"stress": 0}}
ABOARD = [("allen-elder", "boat")] * 3 + [("marsh-elder", "boat")] * 3


def here(**given: Any) -> Scene:
    """In the fish market, with Beth in the lamp room."""
    return table("two-houses", **{"at": "fish-market", "apart": "lamp-room", **given})


MYTHOS = [
    row(
        "the-allens-call", "allen-elder to allen-house", "kin to fish-market", "cultist at mole",
        tokens=[("allen-elder", "tavern"), ("allen-elder", "boat"), ("marsh-elder", "quay"), ("kin", "tavern")],
    ),
    row(
        "the-marshes-call", "marsh-elder to marsh-manor", "kin to fish-market", "cultist at cliff-path",
        tokens=[("marsh-elder", "church-square"), ("marsh-elder", "boat"), ("kin", "tavern")],
    ),
    row("up-the-slipway", "deep-one to fish-market", "deep-one at smugglers-cove", enemies=[("deep-one", "tavern")]),
    row("the-bell-buoy", "0 sanity +", "1 sanity +", "deep-one at mole"),
    row("the-ground-opens", "0 wounds +", "1 stress +", "chthonian at cliff-path"),
    row("fog", "0 stress +", "cultist at smugglers-cove", **CALM),
    row("fog", "0 stress +", "cultist at smugglers-cove", apart="fish-market", **CALM),
    row("the-tide-turns", "deep-one to mole", "deep-one at mole", enemies=[("deep-one", "tavern")]),
    row("old-quarrels", "kin to fish-market", "cultist to tavern", "cultist at smugglers-cove",
        tokens=[("kin", "allen-house")], enemies=[("cultist", "allen-house")]),
]  # fmt: skip

DISCOVERIES = [
    row("a-brawl-in-the-tavern", "0 has bad-blood"),
    row("a-grudge-laid-aside", "0 stress -", play=["choose:1"]),
    row("slippery-steps", "0 to quay", dice="S B B B+", play=["choose:0", "go:quay"]),
    row("slippery-steps", "0 wounds +", dice="B B B B+"),
    row("gossip-on-the-quay", "0 stress -", dice="S S B"),
    row("gossip-on-the-quay", "kin to fish-market", dice="S B B", tokens=[("kin", "allen-house")]),
    row("what-the-net-brought-up", "0 sanity +", play=["choose:1"]),
    row("a-runaway-marsh", "0 has runaway-marsh", "0 stress +", play=["choose:0"], **CALM),
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


def test_fog_is_worse_for_the_lonely() -> None:
    alone, together = (here(apart=apart, **CALM) for apart in ("lamp-room", "fish-market"))

    for at in (alone, together):
        draws(at, row("fog"))

    assert alone.board().stress > together.board().stress


def test_bad_blood_stresses_twice_beside_the_kin() -> None:
    """Once as everybody is, and once for the Condition."""
    plain, bad = (here(tokens=[("kin", "fish-market")], **CALM) for _ in range(2))
    discovers(bad, row("a-brawl-in-the-tavern"))

    for at in (plain, bad):
        ends(at)

    assert bad.board().stress > plain.board().stress > 0


@pytest.mark.parametrize(("dice", "happens"), [("E B", {"0 stress +"}), ("B B", set())])
def test_a_deep_one_uses_elder_signs(dice: str, happens: set[str]) -> None:
    at = here(enemies=[("deep-one", "fish-market")], who="rasputin", mine={"stress": 3})

    assert attacks(at, dice) == happens


def test_a_chthonian_stresses_everybody_when_it_comes() -> None:
    at = here(**CALM)

    assert {"0 stress +", "1 stress +"} <= draws(at, row("the-ground-opens"))
    assert at.board().stress > 1, "once for the card, and once for the Chthonian"


def test_lead_takes_all_of_one_house_along() -> None:
    tokens = [("allen-elder", "fish-market")] * 2 + [("marsh-elder", "fish-market")]

    assert acts(here(tokens=tokens), "do:lead", play=["choose:0", "go:quay"]) == {"0 to quay", "allen-elder to quay"}
    assert acts(here(tokens=tokens), "do:lead", play=["choose:1", "go:boat"]) == {"0 to boat", "marsh-elder to boat"}


def test_lead_is_no_run_so_nobody_follows() -> None:
    at = here(tokens=[("allen-elder", "fish-market")], enemies=[("cultist", "fish-market")])

    acts(at, "do:lead", play=["go:boat"])

    assert (at.kinds("fish-market"), at.board().space) == (["cultist"], "boat")


def test_nobody_is_led_off_the_boat() -> None:
    assert "do:lead" not in here(at="boat", tokens=[("allen-elder", "boat")]).open


@pytest.mark.parametrize(("dice", "lit"), [("S S B", True), ("S B B", False)])
def test_the_lamp_is_lit_when_all_are_aboard_and_that_disrupts_the_ritual(dice: str, lit: bool) -> None:
    at = here(at="lamp-room", tokens=[*ABOARD, ("dark-lamp", "lamp-room")])

    assert acts(at, "do:light", dice) == ({"lit-lamp at lamp-room"} if lit else set())
    assert at.view().disrupted is lit


@pytest.mark.parametrize("missing", [0, 5])
def test_with_one_elder_ashore_the_lamp_stays_dark(missing: int) -> None:
    tokens = [token for number, token in enumerate(ABOARD) if number != missing]

    assert "do:light" not in here(at="lamp-room", tokens=[*tokens, ("dark-lamp", "lamp-room")]).open


def test_every_advance_the_elders_on_land_walk_home() -> None:
    tokens = [("allen-elder", "fish-market"), ("marsh-elder", "fish-market"), ("allen-elder", "boat")]

    assert advances(here(tokens=tokens)) == {"allen-elder to tavern", "marsh-elder to church-square"}


def test_the_two_families_in_one_room_cost_sanity_but_not_on_the_boat() -> None:
    both = [("allen-elder", "fish-market"), ("marsh-elder", "fish-market")]
    aboard = [("allen-elder", "boat"), ("marsh-elder", "boat")]

    assert ends(here(tokens=both)) == {"0 sanity +"}
    assert ends(here(at="boat", tokens=aboard)) == set()


def test_the_kin_stress_whoever_ends_a_turn_beside_them() -> None:
    assert ends(here(tokens=[("kin", "fish-market")], **CALM)) == {"0 stress +"}


def test_the_lamp_room_is_reached_over_the_stairs_only() -> None:
    assert [key for key in here(at="lamp-room", apart="boat").open if key.startswith("run")] == ["run:lighthouse-yard"]
