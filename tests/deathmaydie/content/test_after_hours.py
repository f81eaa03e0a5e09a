"""After Hours: artifacts for the gates, and watchmen who do their duty."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import EPISODES
from miskatonic.games.deathmaydie.end_of_turn import EndOfTurn
from miskatonic.games.deathmaydie.records import Token, Who
from miskatonic.games.deathmaydie.words.harm import TakeWounds

from ..scenes import Scene
from .cards import Row, acts, advances, attacks, discovers, draws, ends, row, table

HOME = EPISODES["after-hours"]
CALM: Any = {"mine": {"stress": 0}}
WATCH = ("watchman", "mineral-room")


def here(**given: Any) -> Scene:
    """In the rotunda, with Beth in the archive."""
    return table("after-hours", **{"at": "rotunda", "apart": "archive", **given})


def carrying(**given: Any) -> Scene:
    """The same, with an artifact in hand."""
    return here(**given).lay(lambda it: it.state.tokens.update({150: Token("artifact", "", Who(0))}))


MYTHOS = [
    row("the-rounds", "watchman to rotunda", "cultist at whale-hall", play=["token-way:100:guard-room"],
        tokens=[WATCH]),
    row(
        "something-in-the-tank", "shoggoth to guard-room", play=["way:1:guard-room"],
        enemies=[("shoggoth", "mineral-room")],
    ),
    row("something-in-the-tank", "shoggoth at cellar"),
    row("the-masks-sing", "0 sanity +", "1 sanity +", "cultist at star-dome"),
    row("through-the-dome", "byakhee to rotunda", "byakhee at star-dome", enemies=[("byakhee", "cellar")]),
    row("a-torch-beam", "watchman to rotunda", "0 stress +", "cultist at cellar", tokens=[("watchman", "guard-room")],
        **CALM),
    row("dust-and-chanting", "cultist to rotunda", "cultist at whale-hall", enemies=[("cultist", "egyptian-wing")]),
    row("the-case-is-empty", "0 sanity +", "byakhee at star-dome", play=["choose:0"]),
    row("the-case-is-empty", "0 wounds +", "byakhee at star-dome", play=["choose:1"]),
    row("a-draught", "byakhee to rotunda", "0 stress +", "cultist at cellar", enemies=[("byakhee", "whale-hall")],
        **CALM),
]  # fmt: skip

DISCOVERIES = [
    row("broken-glass", "0 has wanted"),
    row("the-quiet-hour", "0 stress -", play=["choose:1"]),
    row("the-alarm-wire", "0 stress -", dice="S B B"),
    row("the-alarm-wire", "watchman to rotunda", dice="B B B", play=["token-way:100:guard-room"], tokens=[WATCH]),
    row("the-dumb-waiter", "0 to archive", dice="S B B B+", play=["choose:0", "go:archive"]),
    row("the-dumb-waiter", "0 wounds +", dice="B B B B+"),
    row("a-mummys-hand", "0 sanity +", play=["choose:1"]),
    row("the-thief", "0 has thief", "0 stress +", play=["choose:0"], **CALM),
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


def test_the_wanted_draw_the_watchmen_near_when_others_talk() -> None:
    at = here(tokens=[("watchman", "guard-room")])
    discovers(at, row("broken-glass"))

    assert "watchman to rotunda" in discovers(at, row("the-taxidermist"))


@pytest.mark.parametrize(("first", "sanity"), [("Wanted", 1), ("After Hours", 0)])
def test_the_wanted_lose_sanity_beside_a_watchman_unless_they_are_arrested_first(first: str, sanity: int) -> None:
    """The active player orders what happens at the end of the turn; after the arrest no watchman is there any more."""
    at = here(tokens=[("watchman", "rotunda")], **CALM)
    discovers(at, row("broken-glass"))

    at.run(EndOfTurn(Who(0))).play(next(key for key, label in at.labels(0).items() if first in label))

    assert (at.board().sanity, at.board().space) == (sanity, "guard-room")


@pytest.mark.parametrize(
    ("kind", "dice", "happens"), [("shoggoth", "S B B B+", {"0 wounds +"}), ("byakhee", "S B", {"0 wounds +"})]
)
def test_a_monster_attacks_with_its_dice(kind: str, dice: str, happens: set[str]) -> None:
    assert attacks(here(enemies=[(kind, "rotunda")], who="rasputin"), dice) == happens


def test_a_byakhee_that_survives_an_attack_stresses() -> None:
    at = here(enemies=[("byakhee", "rotunda")], mine={"stress": 3})

    assert acts(at, "attack:1", "S B B") == {"byakhee wounded", "0 stress +"}


def test_a_shoggoth_creeps_nearer_at_the_end_of_every_turn() -> None:
    assert ends(here(enemies=[("shoggoth", "hall-of-masks")])) == {"shoggoth to egyptian-wing"}


def test_a_watchman_arrests_whoever_is_in_his_room_when_the_turn_ends() -> None:
    """The artifact stays behind, nobody follows, and there is fire to catch on the way out."""
    at = carrying(tokens=[("watchman", "rotunda")], enemies=[("cultist", "rotunda")], fires={"rotunda": 1}, **CALM)

    happens = ends(at)

    assert happens >= {"artifact to rotunda", "0 to guard-room", "0 stress +", "0 fire +"}
    assert at.kinds("rotunda") == ["cultist"]


def test_where_no_watchman_is_nobody_is_arrested() -> None:
    assert ends(carrying(tokens=[("watchman", "guard-room")])) == set()


@pytest.mark.parametrize(("dice", "happens"), [("S B B", {"artifact to with 0"}), ("B B B", {"watchman to rotunda"})])
def test_lifting_an_artifact_takes_a_success_or_makes_a_noise(dice: str, happens: set[str]) -> None:
    at = here(tokens=[("artifact", "rotunda"), ("watchman", "guard-room")])

    assert acts(at, "do:lift", dice) == happens


def test_nobody_carries_two_artifacts_or_lifts_one_from_a_gate() -> None:
    assert "do:lift" not in carrying(tokens=[("artifact", "rotunda")]).open
    assert "do:lift" not in here(at="whale-hall", tokens=[("artifact", "whale-hall")]).open


def test_set_up_is_for_gates_without_an_artifact() -> None:
    assert "do:set-up" not in carrying().open
    assert "do:set-up" not in carrying(at="whale-hall", tokens=[("artifact", "whale-hall")]).open

    assert acts(carrying(at="whale-hall"), "do:set-up") == {"artifact to whale-hall"}


@pytest.mark.parametrize(("gates", "disrupted"), [((), False), (("cellar",), True), (("whale-hall",), False)])
def test_artifacts_at_two_gates_at_once_disrupt_the_ritual(gates: tuple[str, ...], disrupted: bool) -> None:
    at = carrying(at="star-dome", tokens=[("artifact", gate) for gate in gates if gate != "whale-hall"])

    acts(at, "do:set-up")

    assert at.view().disrupted is disrupted


def test_an_artifact_dropped_at_a_gate_by_the_dying_counts_as_well() -> None:
    at = carrying(at="whale-hall", tokens=[("artifact", "cellar")], elder_one=("archive", 0))

    at.words(TakeWounds(5))

    assert at.view().disrupted


def test_every_advance_sends_the_watchmen_after_the_nearest() -> None:
    assert advances(here(tokens=[("watchman", "guard-room")])) == {"watchman to rotunda"}
