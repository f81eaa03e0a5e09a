"""Every half of every Discovery card: how it is claimed, and what it does. Numbers are those of the declarations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.games.deathmaydie.content.library import EPISODES
from miskatonic.games.deathmaydie.declarations import DiscoveryCard, Half
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.investigating import Investigate
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.skills import level_of
from miskatonic.games.deathmaydie.words import standing as has
from miskatonic.games.deathmaydie.words.cards import Claim
from miskatonic.games.deathmaydie.words.conditions import PhaseIs
from miskatonic.games.deathmaydie.words.crowds import DrawToken, TurnDial
from miskatonic.games.deathmaydie.words.figures import MoveEnemies, WalkTo
from miskatonic.games.deathmaydie.words.fire import CatchFire, PutOut, PutOutOwn
from miskatonic.games.deathmaydie.words.flow import MakeRoll, May
from miskatonic.games.deathmaydie.words.harm import (
    HarmEnemies,
    HealStress,
    HealWounds,
    LoseSanity,
    Mend,
    TakeStress,
    TakeWounds,
)
from miskatonic.games.deathmaydie.words.moments import On
from miskatonic.games.deathmaydie.words.tokens import MoveTokens

from ..scenes import Scene, beth, foe, scene, somebody
from .effects import effects

FOUND: list[tuple[str, DiscoveryCard, str, Half]] = [
    (episode.id, card, side, half)
    for episode in EPISODES.values()
    for card in episode.discovery
    for side, half in (("left", card.left), ("right", card.right))
    if half is not None
]
HALVES = [pytest.param(*found, id=found[3].id) for found in FOUND]
KINDS = {episode.id: [kind.id for kind in episode.kinds] for episode in EPISODES.values()}


def where(episode: str) -> tuple[str, str]:
    """The starting space of a map, and one next to it."""
    map = EPISODES[episode].map
    return map.start, map.plan().neighbours(map.start)[0]


def holding(episode: str, half: str, name: str = "john-morgan", **more: Any) -> Scene:
    """Somebody in the starting space who holds this half, or nothing."""
    here, _ = where(episode)
    mine = more.pop("mine", {})
    finds = [half] if half else []
    return scene(
        somebody(name, at=here, finds=finds, **mine), beth(at=here, wounds=2, stress=2), episode=episode, **more
    )


# -- claiming


def claim_of(card: DiscoveryCard, side: str) -> tuple[str, int]:
    """With which choice a half is claimed, if one is asked, and for how much stress."""
    for word in card.words:
        if isinstance(word, May):
            for number, part in enumerate(word.either):
                if isinstance(part, Claim) and part.side == side:
                    return f"choose:{number}", part.stress
        if isinstance(word, Claim) and word.side == side:
            return "", word.stress
    raise AssertionError(f"the {side} half of {card.id} cannot be claimed")


@pytest.mark.parametrize(("episode", "card", "side", "half"), HALVES)
def test_a_half_is_claimed_for_its_stress_and_kept_on_its_side(
    episode: str, card: DiscoveryCard, side: str, half: Half
) -> None:
    choice, cost = claim_of(card, side)
    table = holding(episode, "", discovery=[card.id], tokens=(), mine={"stress": 1})

    table.run(Investigate(Who(0))).play(*([choice] if choice else []))

    assert [(find.id, find.side) for find in table.view().finds] == [(half.id, side)]
    assert table.board().stress == 1 + cost


# -- Companions

COMPANIONS = [pytest.param(episode, half, id=half.id) for episode, _, _, half in FOUND if half.kind == "companion"]


@pytest.mark.parametrize(("episode", "half"), COMPANIONS)
def test_a_companion_lends_a_level_and_takes_wounds(episode: str, half: Half) -> None:
    table = holding(episode, half.id, "borden")
    find = table.view().finds[0].card
    own = half.lends in ("swiftness", "stealth")
    assert level_of(table.table, Who(0), half.lends) == 1 + own

    for _ in range(half.health):
        table.words(TakeWounds(1)).play(f"shield:{find}")

    assert (table.finds(), table.board().wounds) == ([], 0)
    assert level_of(table.table, Who(0), half.lends) == int(own)


# -- what can be used

Seen = Callable[[set[str]], bool]
HAPPENS: dict[type, Seen] = {
    HarmEnemies: lambda seen: any(each.endswith((" wounded", " gone")) for each in seen),
    HealStress: lambda seen: "0 stress -" in seen,
    HealWounds: lambda seen: "0 wounds -" in seen,
    Mend: lambda seen: bool({"0 wounds -", "0 stress -"} & seen),
    PutOut: lambda seen: any(each.startswith("fire - ") for each in seen),
    PutOutOwn: lambda seen: "0 fire -" in seen,
    CatchFire: lambda seen: "0 fire +" in seen,
    TakeWounds: lambda seen: "0 wounds +" in seen,
    TakeStress: lambda seen: "0 stress +" in seen,
    LoseSanity: lambda seen: "0 sanity +" in seen,
    DrawToken: lambda seen: any(each.endswith(" at with 0") for each in seen),
    MoveTokens: lambda seen: any(each.startswith("watchman to ") for each in seen),
    WalkTo: lambda seen: any(each.startswith("0 to ") for each in seen),
    MoveEnemies: lambda seen: any(each.startswith("ghoul to ") for each in seen),
    TurnDial: lambda seen: any(each.startswith("dial to ") for each in seen),
}
"""What each sort of word brings about where there is something to do for it."""


def _uses(half: Half) -> has.Usable | None:
    return next((ability for ability in half.abilities if isinstance(ability, has.Usable)), None)


USABLE = [pytest.param(episode, half, id=half.id) for episode, _, _, half in FOUND if _uses(half) is not None]


@pytest.mark.parametrize(("episode", "half"), USABLE)
def test_what_can_be_used_does_what_it_says(episode: str, half: Half) -> None:
    use = _uses(half)
    assert use is not None
    here, near = where(episode)
    watchmen = [("watchman", near)] if episode == "after-hours" else []
    kinds = [kind for kind in KINDS[episode] if kind not in ("shoggoth", "chthonian")][:1]
    table = holding(
        episode,
        half.id,
        mine={"wounds": 2, "stress": 2, "fire": 0 if any(isinstance(word, CatchFire) for word in use.words) else 1},
        enemies=[foe(kind, at=here) for kind in kinds],
        fires={here: 1},
        tokens=watchmen,
    )
    find = table.view().finds[0].card

    def use_it(at: Scene) -> None:
        at.play(f"use:{find}")
        while at.prompt != "dmd-ask-act":
            at.play(at.open[0])

    seen = effects(table, use_it)

    assert [type(word).__name__ for word in use.words if not HAPPENS[type(word)](seen)] == []
    assert (f"0 lost {half.id}" in seen) is use.discards
    assert f"use:{find}" not in table.open, "it is gone, or was used in this turn"


# -- what holds as long as one has it


def _rolls(table: Scene, on: str) -> Scene:
    """A roll of a sort, with an enemy here, an enemy next door, or a card's."""
    if on == "check":
        return table.words(MakeRoll(3, (HealStress(1),)))
    if on == "defend":
        return table.run(EnemyAttack(EnemyId(1), Who(0)))
    return table.play("attack:2" if on == "away" else "attack:1")


def _foes(episode: str) -> dict[str, Any]:
    here, near = where(episode)
    return {"enemies": [foe("cultist", at=here), foe("cultist", at=near)], "tokens": ()}


def _bonus_dice(episode: str, half: str, word: Any) -> None:
    tables = [holding(episode, name, "adam-benchley", mine={"sanity": 1}, **_foes(episode)) for name in (half, "")]
    if isinstance(word.when, PhaseIs):
        for table in tables:
            table.lay(lambda at: setattr(at.state, "dial", word.when.phase))
    (_, more), (_, without) = (_rolls(table, word.on).roll for table in tables)
    assert more - without == word.count


def _reach(episode: str, half: str, _: Any) -> None:
    assert "attack:2" in holding(episode, half, **_foes(episode)).open


def _reduce(episode: str, half: str, word: Any) -> None:
    tables = [holding(episode, name, "rasputin", mine={"stress": 4}, **_foes(episode)) for name in (half, "")]
    less, more = (table.dice("S S").run(EnemyAttack(EnemyId(1), Who(0))).let_stand().board().wounds for table in tables)
    assert (more - less, word.sanity) == (word.wounds, 0)


def _per_turn(episode: str, half: str, _: Any) -> None:
    table = _rolls(holding(episode, half, "rasputin", mine={"stress": 4}, **_foes(episode)).dice("B B B B+"), "here")
    assert table.open[0] == "reroll:0:turn"


def _free(episode: str, half: str, word: Any) -> None:
    on = "here" if word.on == "attack" else word.on
    table = _rolls(holding(episode, half, "rasputin", mine={"stress": 4}, **_foes(episode)), on)
    assert table.open[0] == "reroll:0:free"


def _run(episode: str, half: str, word: Any) -> None:
    table = holding(episode, half, "rasputin", tokens=()).play(f"run:{where(episode)[1]}")
    assert table.game.decisions[0].asks.args["count"] == 2 + word.spaces


def _sneak(episode: str, half: str, _: Any) -> None:
    table = holding(episode, half, "rasputin", **_foes(episode)).play(f"run:{where(episode)[1]}")
    assert "sneak:1" in table.open


def _extra(episode: str, half: str, _: Any) -> None:
    table = holding(episode, half, mine={"stress": 4}, **_foes(episode))
    assert table.dice("S B B").play("attack:1").kinds(where(episode)[0]) == []


def _count_as(episode: str, half: str, _: Any) -> None:
    table = holding(episode, half, mine={"stress": 4}, **_foes(episode)).dice("E E B").play("attack:1")
    assert table.open == ["count-as:elder-sign", "let-stand"]


CHECKS: dict[type, Callable[[str, str, Any], None]] = {
    has.BonusDice: _bonus_dice,
    has.Reach: _reach,
    has.Reduce: _reduce,
    has.RerollsPerTurn: _per_turn,
    has.FreeRerolls: _free,
    has.RunFurther: _run,
    has.Sneak: _sneak,
    has.ExtraWounds: _extra,
    has.CountAs: _count_as,
}

STANDING = [
    pytest.param(episode, half.id, word, id=f"{half.id}-{type(word).__name__}")
    for episode, _, _, half in FOUND
    for word in half.abilities
    if not isinstance(word, has.Usable | On)
]


@pytest.mark.parametrize(("episode", "half", "word"), STANDING)
def test_what_one_has_works_as_long_as_one_has_it(episode: str, half: str, word: Any) -> None:
    CHECKS[type(word)](episode, half, word)


def test_every_half_does_something() -> None:
    assert [half.id for _, _, _, half in FOUND if not half.lends and not half.abilities] == []
