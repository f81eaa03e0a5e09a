"""The Ossuary Library: dead Cultists have sigils, and sigils open tomes."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import EPISODES
from miskatonic.games.deathmaydie.records import Token, Who
from miskatonic.games.deathmaydie.words.harm import HarmEnemies

from ..scenes import Scene
from .cards import Row, acts, advances, attacks, discovers, draws, ends, row, table

HOME = EPISODES["ossuary-library"]
CALM: Any = {"mine": {"stress": 0}}


def here(**given: Any) -> Scene:
    """In the chapel, with Beth at the ghouls' end."""
    return table("ossuary-library", **{"at": "chapel", "apart": "scriptorium", **given})


MYTHOS = [
    row("something-gnaws", "ghoul to chapel", "ghoul at lower-vault", enemies=[("ghoul", "crypt-stair")]),
    row("the-earth-shakes", "0 wounds +", "1 stress +", "chthonian at ghoul-run"),
    row("bones-underfoot", "0 stress -", "cultist at ghoul-run", dice="S B B"),
    row("bones-underfoot", "0 wounds +", "cultist at ghoul-run", dice="B B B"),
    row(
        "the-candles-go-out", "0 stress +", "cultist to crypt-stair", "cultist at candle-store",
        enemies=[("cultist", "ossuary")], **CALM,
    ),
    row(
        "feast-of-the-dead", "body gone", "cultist at candle-store", "ghoul at lower-vault",
        enemies=[("ghoul", "cistern")], tokens=[("body", "cistern"), ("body", "chapel")],
    ),
    row("whispering-skulls", "0 sanity +", "cultist at ghoul-run"),
    row("a-hand-through-the-wall", "0 wounds +", "cultist at lower-vault", play=["choose:0"], **CALM),
    row("a-hand-through-the-wall", "0 stress +", "cultist at lower-vault", play=["choose:1"], **CALM),
    row("the-pack", "ghoul to ghoul-run", "ghoul at ghoul-run", "0 stress +", enemies=[("ghoul", "chapel")], **CALM),
]  # fmt: skip

DISCOVERIES = [
    row("the-open-coffin", "0 has defiled"),
    row("a-fresh-corpse", "0 stress -", play=["choose:1"]),
    row("a-fresh-corpse", "0 has borrowed-sigil", "0 stress +", play=["choose:0"], **CALM),
    row("a-quiet-prayer", "0 stress -", play=["choose:1"]),
    row("loose-flagstones", "0 to sacristy", dice="S B B B+", play=["choose:0", "go:sacristy"]),
    row("loose-flagstones", "0 wounds +", dice="B B B B+"),
    row("eyes-in-the-dark", "0 stress -", dice="S S B"),
    row("eyes-in-the-dark", "ghoul to chapel", dice="S B B", enemies=[("ghoul", "crypt-stair")]),
    row("the-lame-sexton", "0 has sexton", "0 stress +", play=["choose:0"], **CALM),
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


@pytest.mark.parametrize(("ghouls", "happens"), [(1, {"0 stress +"}), (0, set())])
def test_the_defiled_are_stressed_by_a_ghoul_beside_them(ghouls: int, happens: set[str]) -> None:
    at = here(enemies=[("ghoul", "chapel")] * ghouls, **CALM)
    discovers(at, row("the-open-coffin"))

    assert ends(at) == happens


@pytest.mark.parametrize("space", ["chapel", "cistern"])
def test_a_dead_cultist_leaves_a_body_where_it_died(space: str) -> None:
    at = here(at=space, enemies=[("cultist", space), ("ghoul", space)])

    at.words(HarmEnemies(3))

    assert [(token.kind, token.space) for token in at.view().tokens] == [("body", space)], "and the ghoul leaves none"


def test_ghouls_eat_the_bodies_beside_them_at_the_end_of_every_turn() -> None:
    at = here(enemies=[("ghoul", "cistern")], tokens=[("body", "cistern"), ("body", "chapel")])

    assert ends(at) == {"body gone"}
    assert [token.space for token in at.view().tokens] == ["chapel"]


def test_a_chthonian_stresses_everybody_in_the_space() -> None:
    at = here(enemies=[("chthonian", "chapel")], apart="chapel", who="rasputin", mine={"stress": 3})

    assert attacks(at, "B B B+ B+") == {"0 stress +", "1 stress +"}


@pytest.mark.parametrize(("dice", "looted"), [("S B B", False), ("S S B", True)])
def test_looting_a_body_draws_a_sigil(dice: str, looted: bool) -> None:
    at = here(tokens=[("body", "chapel")])

    happens = acts(at, "do:loot", dice)

    assert ("body gone" in happens, "face down sigils" in happens) == (looted, looted)
    assert [token.kind.startswith("sigil-of-") for token in at.view().tokens] == [looted]


def with_sigil(sigil: str, tome: str) -> Scene:
    at = here(tokens=[(f"tome-of-{tome}", "chapel")])
    return at.lay(lambda it: it.state.tokens.update({150: Token(f"sigil-of-{sigil}", "", Who(0))}))


@pytest.mark.parametrize("seal", ["ash", "blood", "bone", "salt"])
def test_the_right_sigil_opens_a_tome_and_is_used_up(seal: str) -> None:
    at = with_sigil(seal, seal)

    assert acts(at, "do:open") == {f"sigil-of-{seal} gone", "open-tome at with 0"}


def test_the_wrong_sigil_opens_nothing() -> None:
    at = with_sigil("ash", "bone")

    assert "do:open" not in at.open
    assert at.game.why_not(0, "do:open")[0].rules == ("episode-actions.1",)


def test_two_open_tomes_disrupt_the_ritual_wherever_they_are() -> None:
    at = with_sigil("ash", "ash")
    acts(at, "do:open")
    assert (at.view().disrupted, at.view().ritual.done) == (False, 1)

    at.lay(
        lambda it: it.state.tokens.update(
            {151: Token("sigil-of-salt", "", Who(0)), 152: Token("tome-of-salt", "chapel")}
        )
    )
    acts(at, "do:open")

    assert at.view().disrupted


def test_a_sigil_lies_in_the_pile_twice_and_nobody_sees_the_order() -> None:
    (pile,) = here().view().crowds

    assert (pile.place, pile.count) == ("sigils", 8)
    assert [number for _, number in pile.kinds] == [2, 2, 2, 2]


def test_every_advance_brings_a_ghoul() -> None:
    assert advances(here()) == {"ghoul at candle-store"}


def test_the_tunnel_leads_from_the_ghouls_to_the_abbot() -> None:
    assert "run:abbots-tomb" in here(at="ghoul-run").open
