"""One random game with all checks: what fuzzing and long runs do by the thousand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType
from miskatonic.kernel.game import Game
from miskatonic.kernel.text import LANGS
from miskatonic.testing.contract.broken import demand
from miskatonic.testing.contract.decisions import check_decision
from miskatonic.testing.contract.driver import play_randomly
from miskatonic.testing.contract.errors import check_errors
from miskatonic.testing.contract.leaks import Tally, check_leaks
from miskatonic.testing.contract.promises import check_promises
from miskatonic.testing.contract.secrets import check_secrecy_declared

__all__ = ["check_game"]


def check_game(
    kind: GameType[Any],
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    *,
    points: int = 2,
    plants: int | None = 2,
) -> Tally:
    """Play a game at random: `check_decision` at every decision, everything else at a few random ones.

    `points` is how many of those there are; `plants`, how many secrets of each name the leak test tries there (None:
    all). Returns what was planted. Raises `ContractBroken` with a sentence on what is wrong, and where.
    """
    check_secrecy_declared(kind)
    first = play_randomly(kind, seed, options)
    chance = Chance.of(f"points of {seed}")
    versions = {chance.below(first.version + 1) for _ in range(points)}
    tally = Tally()

    def visit(game: Game, aside: Chance) -> None:
        check_decision(game)
        lang = aside.pick(LANGS)
        if game.version in versions:
            check_promises(game, aside)
            check_errors(game, aside)
            tally.update(check_leaks(game, aside, most=plants, lang=lang))
        elif unproven := tally.unproven():
            tally.update(check_leaks(game, aside, most=plants, lang=lang, only=frozenset(unproven)))

    again = play_randomly(kind, seed, options, at=visit)
    demand(again.snapshot() == first.snapshot(), again, "the same seed and choices have led to another game")
    unproven = ", ".join(tally.unproven())
    demand(not unproven, again, f"others are asked whenever {unproven} is planted, so nothing proves that it is kept")
    return tally
