"""Random games from their later hours: chance alone hardly ever lives to see the Elder One, so it is put there.

Stage, track, skills, sanity, finds, fire and enemies are anything that could be; then it is played on at random, with
the invariants looked at after each choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from miskatonic.games.deathmaydie.fire import fire_in_reserve
from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.games.deathmaydie.invariants import broken
from miskatonic.games.deathmaydie.records import ELDER_ONE, DeathMayDieTable, Enemy, Find, Who
from miskatonic.games.deathmaydie.tracks import FULL_STRESS, LAST_SPACE, RED_SPACES, SKULL, THRESHOLDS
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.game import Game
from miskatonic.testing import ContractBroken, Situation, play_out

__all__ = ["late_game"]


def late_game(seed: str, options: Mapping[str, Any]) -> Game:
    """A game somewhere after the summoning, played to its end."""
    chance = Chance.of(f"late {seed}")
    table = Situation.new(DEATH_MAY_DIE, seed, **options).lay(lambda at: _later(at, chance))

    def look(game: Game, _: Chance) -> None:
        wrong = list(broken(game.table))  # type: ignore[arg-type]  # a game of Death May Die has its table
        if wrong:
            raise ContractBroken(f"late {seed} {dict(options)}, after choice {game.version}: {'; '.join(wrong)}")

    return play_out(table.game, Chance.of(f"choices of {seed}"), at=look)


def _later(table: DeathMayDieTable, chance: Chance) -> None:
    state = table.state
    places = table.box.plan.places
    for who in range(len(state.investigators)):
        sanity = chance.below(SKULL)
        table.change(
            Who(who),
            space=chance.pick(places),
            stress=chance.below(FULL_STRESS + 1),
            sanity=sanity,
            levels=_levels(chance, sum(sanity >= threshold for threshold in THRESHOLDS)),
            fire=min(chance.below(2), fire_in_reserve(table)),
        )
    state.stage = 2 + chance.below(3)
    state.track = RED_SPACES[0] + chance.below(LAST_SPACE - RED_SPACES[0])
    state.disrupted = chance.below(4) > 0
    health = table.box.elder_one.stages[state.stage - 1].health
    state.enemies = {
        ELDER_ONE: Enemy(table.box.elder_one.id, chance.pick(places), chance.below(health)),
        **state.enemies,
    }
    for card, side in list(table.box.halves):
        if card in state.discovery and chance.below(4) == 0:
            state.discovery = tuple(other for other in state.discovery if other != card)
            state.finds[card] = Find(Who(chance.below(len(state.investigators))), side)


def _levels(chance: Chance, risen: int) -> tuple[int, int, int]:
    levels = [1, 1, 1]
    for _ in range(risen):
        slot = chance.pick([slot for slot in range(3) if levels[slot] < 4])
        levels[slot] += 1
    return levels[0], levels[1], levels[2]
