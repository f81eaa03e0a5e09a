"""Under a Stolen Moon: mirrors that can't be moved in the dark, and a moon that must be full."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import EPISODES
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.words.harm import HarmEnemies

from ..scenes import Scene
from .cards import Row, acts, advances, attacks, discovers, draws, ends, row, table
from .effects import effects

HOME = EPISODES["stolen-moon"]
NEW, WAXING, FULL, WANING = range(4)
CALM: Any = {"mine": {"stress": 0}}
THREE = [("mirror", "telescope-room")] * 3


def here(dial: int = NEW, **given: Any) -> Scene:
    """In the vestibule, with Beth up in the dome gallery."""
    at = table("stolen-moon", **{"at": "vestibule", "apart": "dome-gallery", **given})
    return at.lay(lambda it: setattr(it.state, "dial", dial))


MYTHOS = [
    row("the-sky-lurches", "dial to 1", "cultist at lens-workshop"),
    row("clouds", "dial to 1", "0 stress +", "cultist at instrument-room", **CALM),
    row("voices-below-the-stair", "ghoul to vestibule", "ghoul at mirror-hall", enemies=[("ghoul", "west-terrace")]),
    row("a-face-in-the-moon", "0 sanity +", "1 sanity +", "ghoul at lens-workshop"),
    row("out-of-the-eyepiece", "0 wounds +", "hunting-horror at instrument-room"),
    row("out-of-the-eyepiece", "0 stress +", "hunting-horror at instrument-room", dial=WAXING, **CALM),
    row("the-wrong-stars", "0 sanity +", "cultist at mirror-hall", play=["choose:0"]),
    row("the-wrong-stars", "0 wounds +", "cultist at mirror-hall", play=["choose:1"]),
    row("the-shadow-passes", "dial to 2", "ghoul to vestibule", "cultist at lens-workshop",
        enemies=[("ghoul", "spiral-stair")]),
    row("moon-hunger", "ghoul to lens-workshop", "ghoul at mirror-hall", enemies=[("ghoul", "spiral-stair")]),
]  # fmt: skip

DISCOVERIES = [
    row("moonlight-on-the-floor", "0 has moonstruck"),
    row("the-orrery", "dial to 1", play=["choose:1"], **CALM),
    row("the-orrery", "0 has clockwork-orrery", "0 stress +", play=["choose:0"], **CALM),
    row("a-clear-sky", "0 stress -", play=["choose:1"]),
    row("the-moving-floor", "0 to spiral-stair", dice="S B B B+", play=["choose:0", "go:spiral-stair"]),
    row("the-moving-floor", "0 wounds +", dice="B B B B+"),
    row("something-behind-the-lens", "0 stress -", dice="S S B"),
    row("something-behind-the-lens", "0 sanity +", "dial to 1", dice="S B B"),
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


@pytest.mark.parametrize(("dial", "happens"), [(FULL, {"0 stress +"}), (NEW, set())])
def test_the_moonstruck_are_stressed_under_a_full_moon(dial: int, happens: set[str]) -> None:
    at = here(dial, **CALM)
    discovers(at, row("moonlight-on-the-floor"))

    assert ends(at) == happens


@pytest.mark.parametrize(("dial", "sanity"), [(FULL, True), (NEW, False)])
def test_some_people_speak_to_the_moonstruck_under_a_full_moon(dial: int, sanity: bool) -> None:
    at = here(dial)
    discovers(at, row("moonlight-on-the-floor"))

    assert ("0 sanity +" in discovers(at, row("the-caretaker"))) is sanity


@pytest.mark.parametrize(("dial", "dice"), [(WAXING, (2, 1)), (NEW, (2, 0))])
def test_ghouls_are_worse_in_the_dark(dial: int, dice: tuple[int, int]) -> None:
    at = here(dial, enemies=[("ghoul", "vestibule")], **CALM)

    assert at.run(EnemyAttack(EnemyId(1), Who(0))).roll == dice


@pytest.mark.parametrize(("dial", "happens"), [(WAXING, {"ghoul gone", "0 stress -"}), (NEW, {"ghoul gone"})])
def test_a_ghoul_killed_in_the_dark_is_a_relief(dial: int, happens: set[str]) -> None:
    at = here(dial, enemies=[("ghoul", "vestibule")])

    assert effects(at, lambda it: it.words(HarmEnemies(3))) == happens


@pytest.mark.parametrize(("dial", "happens"), [(WAXING, set()), (NEW, {"0 stress +"})])
def test_a_hunting_horror_is_seen_in_the_light(dial: int, happens: set[str]) -> None:
    at = here(dial, enemies=[("hunting-horror", "vestibule")], who="rasputin", mine={"stress": 3})

    assert attacks(at, "B B B+") == happens


def test_a_mirror_is_carried_out_of_the_light() -> None:
    at = here(tokens=[("mirror", "vestibule"), ("mirror", "vestibule")])

    happens = acts(at, "do:carry", play=["go:dome-gallery"])

    assert happens == {"0 to dome-gallery", "mirror to dome-gallery"}
    assert sorted(token.space for token in at.view().tokens) == ["dome-gallery", "vestibule"], "one at a time"


@pytest.mark.parametrize(("dial", "carried"), [(NEW, True), (WAXING, False), (FULL, True), (WANING, True)])
def test_a_mirror_in_shadow_cannot_be_moved(dial: int, carried: bool) -> None:
    assert ("do:carry" in here(dial, tokens=[("mirror", "vestibule")]).open) is carried


def test_in_the_telescope_room_a_mirror_stays() -> None:
    assert "do:carry" not in here(at="telescope-room", tokens=[("mirror", "telescope-room")]).open


@pytest.mark.parametrize(
    ("dice", "happens", "disrupted"), [("S B B", {"dial to 2"}, True), ("B B B", {"0 stress +"}, False)]
)
def test_turning_the_heavens_to_the_full_moon_disrupts_the_ritual(
    dice: str, happens: set[str], disrupted: bool
) -> None:
    at = here(WAXING, at="telescope-room", tokens=THREE, mine={"stress": 3})

    assert acts(at, "do:turn-the-heavens", dice) == happens
    assert at.view().disrupted is disrupted


def test_arcane_mastery_helps_to_turn_the_heavens() -> None:
    at = here(WAXING, at="telescope-room", tokens=THREE, who="fatima-safar")

    assert at.lay(lambda it: it.change(Who(0), stress=0)).play("do:turn-the-heavens").roll == (3, 1)


def test_without_all_mirrors_the_heavens_stand_still() -> None:
    assert "do:turn-the-heavens" not in here(WAXING, at="telescope-room", tokens=THREE[:2]).open


def test_the_third_mirror_under_a_full_moon_disrupts_the_ritual_as_well() -> None:
    at = here(FULL, at="dome-gallery", apart="vestibule", tokens=[*THREE[:2], ("mirror", "dome-gallery")])

    acts(at, "do:carry", play=["go:telescope-room"])

    assert at.view().disrupted


def test_every_advance_turns_the_moon_and_after_the_last_phase_comes_the_first() -> None:
    at = here(FULL)

    assert [advances(at) for _ in range(3)] == [{"dial to 3"}, {"dial to 0"}, {"dial to 1"}]


@pytest.mark.parametrize("dial", range(4))
def test_everybody_sees_which_rooms_lie_in_shadow(dial: int) -> None:
    at = here(dial)

    assert {space.id for space in at.view().spaces if space.shadow} == set(HOME.shadows[dial])
