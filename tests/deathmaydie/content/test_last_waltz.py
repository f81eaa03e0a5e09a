"""The Last Waltz: sorcerers behind masks, and a pier to bring them to."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import EPISODES
from miskatonic.games.deathmaydie.records import Crowd

from ..scenes import Scene
from .cards import Row, acts, advances, attacks, discovers, draws, ends, row, table

HOME = EPISODES["last-waltz"]
CALM: Any = {"mine": {"stress": 0}}


def here(*guests: str, **given: Any) -> Scene:
    """In the ballroom, with Beth on the pier; these guests are masked there, and nobody elsewhere."""
    at = table("last-waltz", **{"at": "ballroom", "apart": "pier", **given})
    return at.lay(lambda it: setattr(it.state, "crowds", {"ballroom": Crowd(guests)} if guests else {}))


MYTHOS = [
    row("change-partners", "cultist at orchestra"),
    row("out-of-the-water", "deep-one to ballroom", "deep-one at boathouse", enemies=[("deep-one", "orchestra")]),
    row("a-false-note", "0 sanity +", "1 sanity +", "cultist at orchestra"),
    row(
        "wings-over-the-lawn", "hunting-horror to ballroom", "hunting-horror at master-bedroom",
        enemies=[("hunting-horror", "upper-landing")],
    ),
    row("the-lights-go-out", "0 stress +", "1 stress +", "cultist at master-bedroom", **CALM),
    row("they-drift-back", "sorcerer to terrace", "deep-one at boathouse",
        tokens=[("sorcerer", "rose-walk"), ("sorcerer", "pier")]),
    row("a-toast", "0 sanity +", "cultist at master-bedroom", play=["choose:0"]),
    row("a-toast", "0 wounds +", "cultist at master-bedroom", play=["choose:1"]),
    row("wet-footprints", "deep-one to boathouse", "cultist to ballroom", "deep-one at boathouse",
        enemies=[("deep-one", "terrace"), ("cultist", "orchestra")]),
]  # fmt: skip

DISCOVERIES = [
    row("a-scream-upstairs", "0 has scandal"),
    row("the-string-quartet", "0 stress -", play=["choose:1"]),
    row("a-partner-insists", "0 to orchestra", dice="S B B B+", play=["choose:0", "go:orchestra"]),
    row("a-partner-insists", "0 stress +", dice="B B B B+", mine={"stress": 2}),
    row("the-wrong-mask", "0 stress -", dice="S S B"),
    row("the-wrong-mask", "0 sanity +", dice="S B B"),
    row("a-masked-stranger", "0 sanity +", play=["choose:1"]),
    row("the-hostess-in-tears", "0 has guest-list", "0 stress +", play=["choose:1"], **CALM),
]


@pytest.mark.parametrize("one", MYTHOS, ids=str)
def test_a_mythos_card_does_what_it_says(one: Row) -> None:
    assert draws(here(**one.given), one) == one.happens


@pytest.mark.parametrize("card", ["change-partners", "the-lights-go-out"])
def test_where_nobody_watches_a_sorcerer_slips_back_among_the_masks(card: str) -> None:
    gone = here("guest", at="terrace", tokens=[("sorcerer", "ballroom")])
    watched = here("guest", tokens=[("sorcerer", "ballroom")])

    assert {"sorcerer gone", "face down ballroom"} <= draws(gone, row(card))
    assert "sorcerer gone" not in draws(watched, row(card))
    assert dict(gone.view().crowds[0].kinds) == {"guest": 1, "sorcerer": 1}


@pytest.mark.parametrize("one", DISCOVERIES, ids=str)
def test_a_discovery_card_does_what_it_says(one: Row) -> None:
    assert discovers(here(**one.given), one) == one.happens


def test_every_card_is_tried() -> None:
    """Discovery cards that can be claimed are tried half by half with all finds."""
    assert {one.card for one in MYTHOS} == {card.id for card in HOME.mythos}
    assert {card.id for card in HOME.discovery if card.left is None} <= {one.card for one in DISCOVERIES}


@pytest.mark.parametrize(("guests", "happens"), [(("guest",), {"0 stress +"}), ((), set())])
def test_a_scandal_stresses_among_the_masked(guests: tuple[str, ...], happens: set[str]) -> None:
    at = here(*guests, **CALM)
    discovers(at, row("a-scream-upstairs"))

    assert ends(at) == happens


@pytest.mark.parametrize(
    ("kind", "dice", "happens"),
    [
        ("deep-one", "S B", {"0 wounds +", "0 stress +"}),
        ("deep-one", "B B", set()),
        ("hunting-horror", "E B B+", {"0 stress +", "1 stress +"}),
        ("hunting-horror", "B B B+", set()),
    ],
)
def test_a_monster_does_what_its_card_says(kind: str, dice: str, happens: set[str]) -> None:
    at = here(enemies=[(kind, "ballroom")], apart="ballroom", who="rasputin", mine={"stress": 3})

    assert attacks(at, dice) == happens


@pytest.mark.parametrize(
    ("guests", "happens"),
    [
        (("sorcerer", "guest"), {"face down ballroom", "sorcerer at ballroom"}),
        (("guest", "guest"), {"face down ballroom", "0 stress +"}),
    ],
)
def test_interrogation_shows_a_face_and_a_mere_guest_is_an_embarrassment(
    guests: tuple[str, ...], happens: set[str]
) -> None:
    assert acts(here(*guests, **CALM), "do:interrogate") == happens


def test_usher_takes_the_sorcerers_of_the_space_along() -> None:
    at = here(tokens=[("sorcerer", "ballroom"), ("sorcerer", "ballroom"), ("sorcerer", "terrace")])

    happens = acts(at, "do:usher", play=["go:rose-walk"])

    assert happens == {"0 to rose-walk", "sorcerer to rose-walk"}
    assert sorted(token.space for token in at.view().tokens) == ["rose-walk", "rose-walk", "terrace"]


def test_usher_is_no_run_so_nobody_follows() -> None:
    at = here(tokens=[("sorcerer", "ballroom")], enemies=[("cultist", "ballroom")])

    acts(at, "do:usher", play=["go:terrace"])

    assert at.kinds("ballroom") == ["cultist"]


def test_on_the_pier_there_is_nobody_to_usher() -> None:
    assert "do:usher" not in here(at="pier", tokens=[("sorcerer", "pier")]).open


@pytest.mark.parametrize(("there", "disrupted"), [(2, False), (3, True)])
def test_four_sorcerers_on_the_pier_disrupt_the_ritual(there: int, disrupted: bool) -> None:
    at = here(at="rose-walk", tokens=[("sorcerer", "pier")] * there + [("sorcerer", "rose-walk")])

    acts(at, "do:usher", play=["go:pier"])

    assert at.view().disrupted is disrupted


def test_four_of_the_ten_behind_masks_are_sorcerers() -> None:
    faces = [face for pile in HOME.piles for face in pile.faces]

    assert (faces.count("sorcerer"), len(faces)) == (4, 10)


def test_every_advance_masks_the_unwatched_and_stresses() -> None:
    at = here("guest", at="terrace", tokens=[("sorcerer", "ballroom")], **CALM)

    assert advances(at) == {"sorcerer gone", "face down ballroom", "0 stress +"}


def test_a_sorcerer_in_a_room_without_masks_stays_known() -> None:
    assert advances(here(at="terrace", tokens=[("sorcerer", "ballroom")])) == set()
