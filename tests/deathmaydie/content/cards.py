"""Rows of card tests: the scene of an episode, a card, what is chosen and thrown, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from miskatonic.games.deathmaydie.content.library import EPISODES
from miskatonic.games.deathmaydie.end_of_turn import EndOfTurn
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.investigating import Investigate
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.resolving import Resolving

from ..scenes import Scene, beth, foe, scene, somebody
from .effects import effects

__all__ = ["Row", "acts", "advances", "attacks", "discovers", "draws", "ends", "played", "row", "table"]


@dataclass(frozen=True)
class Row:
    """One try of one card."""

    card: str
    happens: frozenset[str]
    play: tuple[str, ...] = ()
    """What is chosen, one decision after another."""
    dice: str = ""
    given: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.card


def row(card: str, *happens: str, play: Sequence[str] = (), dice: str = "", **given: Any) -> Row:
    """A card, and what is different afterwards."""
    return Row(card, frozenset(happens), tuple(play), dice, given)


def table(episode: str, *, at: str, apart: str, mine: Any = None, who: str = "john-morgan", **given: Any) -> Scene:
    """Somebody in a space who is asked nothing about dice, and Beth in another."""
    enemies = [foe(kind, at=space) for kind, space in given.pop("enemies", ())]
    board = {"stress": 4, **(mine or {})}
    return scene(
        somebody(who, at=at, **board), beth(at=apart),
        **{"tokens": (), "mythos": (), **given}, enemies=enemies, episode=episode,
    )  # fmt: skip


def played(at: Scene, choices: Sequence[str]) -> None:
    """Choose, and let rolls stand that are asked about."""
    for choice in choices:
        at.let_stand().play(choice)
    at.let_stand()


def draws(at: Scene, one: Row) -> set[str]:
    """What a Mythos card does."""
    number = [card.id for card in at.table.box.mythos].index(one.card)
    at.lay(lambda it: setattr(it.state, "mythos", (number, *[card for card in it.state.mythos if card != number])))
    return effects(at.dice(one.dice), lambda it: played(it.mythos(), one.play))


def discovers(at: Scene, one: Row) -> set[str]:
    """What a Discovery card does."""
    number = [card.id for card in EPISODES[at.table.setup.episode].discovery].index(one.card)
    at.lay(lambda it: setattr(it.state, "discovery", (number,)))
    at.lay(lambda it: setattr(it.state, "discovery_discard", ()))
    return effects(at.dice(one.dice), lambda it: played(it.run(Investigate(Who(0))), one.play))


def acts(at: Scene, key: str, dice: str = "", play: Sequence[str] = ()) -> set[str]:
    """What an action of the episode does."""
    return effects(at.dice(dice), lambda it: played(it.play(key), play))


def attacks(at: Scene, dice: str) -> set[str]:
    """What an attack of the first enemy does."""
    return effects(at.dice(dice), lambda it: it.run(EnemyAttack(EnemyId(1), Who(0))).let_stand())


def ends(at: Scene) -> set[str]:
    """What happens at the end of the turn, in whichever order."""

    def end(it: Scene) -> None:
        it.run(EndOfTurn(Who(0)))
        while it.prompt == "choose-order":
            it.play(it.open[0])

    return effects(at, end)


def advances(at: Scene, play: Sequence[str] = ()) -> set[str]:
    """What the episode says about an advance."""
    return effects(at, lambda it: played(it.run(Resolving("advance", Who(0))), play))
