"""Hastur and Cthulhu: minions, stages and Mythos cards."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import ELDER_ONES
from miskatonic.games.deathmaydie.end_of_turn import Advance
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.words.harm import HarmEnemies

from ..scenes import Scene, Somebody, beth, foe, scene, somebody
from .effects import effects


def hero(**more: Any) -> Somebody:
    """Rasputin has no skill that changes an attack on him; with full stress nothing is asked about dice."""
    return somebody("rasputin", **{"at": "library", "stress": 4, **more})


def alone_against(**more: Any) -> Scene:
    return scene(hero(), beth(at="attic"), **more)


# -- minions


def struck(kind: str, dice: str, against: str, **mine: Any) -> set[str]:
    """What an attack of one enemy brings about."""
    table = scene(hero(**mine), beth(at="attic"), enemies=[foe(kind, at="library")], against=against).dice(dice)
    return effects(table, lambda at: at.run(EnemyAttack(EnemyId(1), Who(0))).let_stand())


@pytest.mark.parametrize(
    ("against", "kind", "dice", "happens"),
    [
        ("hastur", "cultist", "S B", {"0 wounds +", "0 signs +"}),
        ("hastur", "cultist", "B E", set()),
        ("hastur", "disciple-of-hastur", "B B B+", {"0 signs +"}),
        ("cthulhu", "cultist", "B E", {"0 sanity +"}),
        ("cthulhu", "cultist", "S B", {"0 wounds +"}),
        ("cthulhu", "star-spawn", "B B B+ B+", {"rlyeh at library"}),
    ],
)
def test_a_minion_does_what_its_card_says(against: str, kind: str, dice: str, happens: set[str]) -> None:
    assert struck(kind, dice, against) == happens


@pytest.mark.parametrize(("against", "kind"), [("hastur", "disciple-of-hastur"), ("cthulhu", "star-spawn")])
def test_the_special_minions_are_as_many_as_the_box_holds(against: str, kind: str) -> None:
    figures = {"disciple-of-hastur": 4, "star-spawn": 1}[kind]

    left = {each.id: each.left for each in alone_against(against=against).view().kinds}

    assert left[kind] == figures


# -- stages


def advanced(against: str, stage: int) -> set[str]:
    elder_one = ("attic", 0) if stage > 1 else None
    table = scene(hero(), beth(at="attic"), somebody("borden"), against=against, elder_one=elder_one, stage=stage)
    return effects(table, lambda at: at.run(Advance(Who(0)))) - {"fire + attic"}


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_every_advance_of_hastur_hands_out_a_sign(stage: int) -> None:
    assert advanced("hastur", stage) == {"0 signs +"}


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_every_advance_of_cthulhu_raises_a_piece_of_rlyeh(stage: int) -> None:
    assert advanced("cthulhu", stage) == {"rlyeh at library"}


def ended(against: str, stage: int, **more: Any) -> set[str]:
    """What one stage does at the end of a turn."""
    mine = more.pop("mine", {})
    table = scene(hero(**mine), beth(at="attic"), against=against, elder_one=("attic", 0), stage=stage, **more)
    return effects(table, lambda at: at.run(Resolving(f"stage:{stage}:end-of-turn", Who(0))))


@pytest.mark.parametrize(
    ("against", "stage", "options", "happens"),
    [
        ("hastur", 2, {"mine": {"signs": 3}}, {"0 sanity +"}),
        ("hastur", 2, {"mine": {"signs": 2}}, set()),
        ("hastur", 4, {"mine": {"signs": 4, "stress": 0}}, {"0 stress +"}),
        ("hastur", 4, {"mine": {"signs": 3, "stress": 0}}, set()),
        ("cthulhu", 4, {"enemies": [foe("byakhee", at="front-hall")]}, {"byakhee to long-corridor"}),
    ],
)
def test_a_stage_acts_at_the_end_of_a_turn(
    against: str, stage: int, options: dict[str, Any], happens: set[str]
) -> None:
    assert ended(against, stage, **options) == happens


@pytest.mark.parametrize(("space", "sanity"), [("library", 1), ("attic", 0)])
def test_cthulhus_stage_1_maddens_whoever_lingers_where_rlyeh_has_risen(space: str, sanity: int) -> None:
    table = scene(hero(), beth(at="attic"), against="cthulhu", tokens=[("rlyeh", space), ("laboratory", "attic")])

    assert table.pass_turn().board().sanity == sanity


@pytest.mark.parametrize(("space", "stress"), [("library", 1), ("courtyard", 0)])
def test_cthulhus_stage_2_stresses_whoever_is_with_him(space: str, stress: int) -> None:
    table = scene(hero(stress=0), beth(at="attic"), against="cthulhu", elder_one=(space, 0))

    table.run(Resolving("stage:2:end-of-turn", Who(0)))

    assert table.board().stress == stress


@pytest.mark.parametrize(
    ("against", "stage", "happens"),
    [
        ("hastur", 3, {"hastur to chemistry-wing", "1 wounds +"}),
        ("hastur", 4, {"0 signs +", "1 signs +"}),
        ("cthulhu", 3, {"cthulhu to boiler-room", "0 sanity +", "1 sanity +"}),
        ("cthulhu", 4, {"rlyeh at chemistry-wing", "rlyeh at attic"}),
    ],
)
def test_a_stage_is_revealed_by_the_defeat_of_the_one_before(against: str, stage: int, happens: set[str]) -> None:
    table = scene(
        hero(), beth(at="library", signs=2), against=against, elder_one=("library", 0), stage=stage - 1, disrupted=True
    )

    assert effects(table, lambda at: at.words(HarmEnemies(30))) == happens
    assert table.state.stage == stage


@pytest.mark.parametrize(("against", "happens"), [("hastur", set()), ("cthulhu", {"rlyeh at library"})])
def test_stage_2_brings_the_elder_one_to_the_active_investigator(against: str, happens: set[str]) -> None:
    table = scene(hero(), beth(at="attic"), against=against, discard=["smoke", "chain-reaction"], track=3)

    happened = effects(table, lambda at: at.pass_turn())

    assert {f"{against} at library", *happens} <= happened


@pytest.mark.parametrize(
    ("against", "kind", "stage", "more"),
    [
        ("hastur", "cultist", 2, 0), ("hastur", "cultist", 3, 1), ("hastur", "disciple-of-hastur", 3, 0),
        ("cthulhu", "star-spawn", 2, 0), ("cthulhu", "star-spawn", 3, 1), ("cthulhu", "cultist", 4, 0),
    ],
)  # fmt: skip
def test_from_stage_3_on_some_of_the_minions_roll_more(against: str, kind: str, stage: int, more: int) -> None:
    table = scene(
        hero(stress=0), enemies=[foe(kind, at="library")], against=against, elder_one=("attic", 0), stage=stage
    )
    card = table.table.box.kinds[kind]

    table.run(EnemyAttack(EnemyId(1), Who(0)))

    assert table.roll == (card.standard, card.bonus + more)


def test_hasturs_stages_are_those_that_the_rulebook_names() -> None:
    stages = ELDER_ONES["hastur"].stages

    assert stages[1].health == 12
    assert (sum(stage.standard for stage in stages[:3]), sum(stage.bonus for stage in stages[:3])) == (3, 3)


# -- Mythos cards

CARDS: list[tuple[str, str, dict[str, Any], list[str], set[str]]] = [
    ("hastur", "the-pallid-mask", {}, [], {"0 signs +", "disciple-of-hastur at chemistry-wing"}),
    ("hastur", "carcosa-beckons", {}, [], {"0 sanity +", "1 sanity +", "cultist at boiler-room"}),
    (
        "hastur", "procession-in-yellow", {"enemies": [foe("cultist", at="front-hall")]}, [],
        {"cultist to long-corridor", "cultist at attic"},
    ),
    ("hastur", "the-play-resumes", {}, [], {"cultist at chemistry-wing", "cultist at boiler-room"}),
    (
        "hastur", "the-play-resumes", {"mine": {"signs": 2}}, [],
        {"0 wounds +", "cultist at chemistry-wing", "cultist at boiler-room"},
    ),
    (
        "hastur", "the-king-in-tatters", {"enemies": [foe("disciple-of-hastur", at="front-hall")]}, [],
        {"disciple-of-hastur to library", "disciple-of-hastur at attic"},
    ),
    ("hastur", "an-unspeakable-oath", {}, ["choose:0"], {"0 signs +", "cultist at attic"}),
    ("hastur", "an-unspeakable-oath", {}, ["choose:1"], {"0 wounds +", "cultist at attic"}),
    (
        "hastur", "song-of-the-hyades", {"mine": {"stress": 0}}, [],
        {"0 stress +", "disciple-of-hastur at chemistry-wing"},
    ),
    (
        "hastur", "the-empty-box", {"enemies": [foe("byakhee", at="front-hall")]}, [],
        {"byakhee to library", "cultist at boiler-room"},
    ),
    ("cthulhu", "the-city-rises", {}, [], {"rlyeh at library", "cultist at chemistry-wing"}),
    ("cthulhu", "dreams-of-drowning", {}, [], {"0 sanity +", "1 sanity +", "cultist at boiler-room"}),
    ("cthulhu", "angles-that-are-wrong", {}, [], {"rlyeh at library", "cultist at attic"}),
    (
        "cthulhu", "angles-that-are-wrong", {"tokens": [("rlyeh", "library"), ("laboratory", "attic")]}, [],
        {"0 wounds +", "cultist at attic"},
    ),
    (
        "cthulhu", "the-sleeper-stirs", {"enemies": [foe("star-spawn", at="front-hall")]}, [],
        {"star-spawn to library"},
    ),
    ("cthulhu", "the-sleeper-stirs", {}, [], {"star-spawn at chemistry-wing"}),
    (
        "cthulhu", "the-call", {"mine": {"stress": 0}, "enemies": [foe("cultist", at="front-hall")]}, [],
        {"0 stress +", "1 stress +", "cultist to long-corridor", "cultist at attic"},
    ),
    ("cthulhu", "words-in-no-mouth", {}, ["choose:0"], {"0 sanity +", "cultist at boiler-room"}),
    ("cthulhu", "words-in-no-mouth", {}, ["choose:1"], {"0 wounds +", "cultist at boiler-room"}),
    ("cthulhu", "green-stone", {}, [], {"rlyeh at boiler-room", "star-spawn at attic"}),
    (
        "cthulhu", "black-tide", {"enemies": [foe("byakhee", at="front-hall")]}, [],
        {"byakhee to library", "cultist at chemistry-wing", "cultist at boiler-room"},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("against", "card", "options", "choices", "happens"), CARDS)
def test_a_mythos_card_does_what_it_says(
    against: str, card: str, options: dict[str, Any], choices: list[str], happens: set[str]
) -> None:
    given = {"mine": {}, **options}
    table = scene(hero(**given.pop("mine")), beth(at="deans-office"), against=against, mythos=[card], **given)

    def draw(at: Scene) -> None:
        at.mythos()
        at.play(*choices)

    assert effects(table, draw) == happens
    assert table.view().mythos_discard == (card,)


@pytest.mark.parametrize("against", ELDER_ONES)
def test_every_mythos_card_is_tried(against: str) -> None:
    assert {card for name, card, *_ in CARDS if name == against} == {card.id for card in ELDER_ONES[against].mythos}


def test_rlyeh_rises_nine_times_and_no_more() -> None:
    table = scene(hero(), against="cthulhu", tokens=[("rlyeh", "attic")] * 9, mythos=["the-city-rises"])

    assert effects(table, lambda at: at.mythos()) == {"cultist at chemistry-wing"}
