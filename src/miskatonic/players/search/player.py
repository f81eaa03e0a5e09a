"""The player: it tries its options in imagined games, the promising ones more often, and takes the best.

An imagined game is dealt from what the seat knows (`Chair.imagine`), so what is hidden can't help. Each option is tried
in the same imagined games, dice and all: options are compared, not luck. After each round the worse half is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt
from time import monotonic

from miskatonic import Chair, Game, Option
from miskatonic.players.player import Player
from miskatonic.players.search.budget import Budget
from miskatonic.players.search.senses import Sense, sense_of

__all__ = ["Searcher"]

TIMED = 1_000_000
"""Tries that nobody reaches where time counts."""


TRUST = 0.02
"""By how much another option must be better than that of a sensible player."""


class Searcher:
    """Plays any game. With a number of tries the same seed plays the same way."""

    def __init__(self, budget: Budget | None = None, seed: int | str = 0) -> None:
        self._budget = budget or Budget()
        self._seed = str(seed)

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        if decision is None:
            raise ValueError(f"seat {chair.seat} isn't being asked, so there is nothing to choose from")
        options = decision.options
        if len(options) == 1:
            return options[0]
        sense = sense_of(chair.game_id)
        keys = [option.key for option in options]
        seed = f"{self._seed}:{decision.version}"
        favourite = None
        places = list(range(len(options)))
        if sense.sensible:
            chosen = sense.policy(seed).choose(chair)
            favourite = keys.index(chosen if isinstance(chosen, str) else chosen.key)
            if options[0].act in sense.trifles:
                return options[favourite]
        if sense.ranked is not None:
            ranking = sense.ranked(chair)
            places = sorted(places, key=lambda place: (place != favourite, -ranking[place]))[: sense.most]
        return options[Trial(chair, sense, seed, keys, favourite).best(self._budget, places)]


class Trial:
    """One decision's worth of trying."""

    def __init__(self, chair: Chair, sense: Sense, seed: str, keys: Sequence[str], favourite: int | None) -> None:
        self._chair = chair
        self._sense = sense
        self._seed = seed
        self._keys = keys
        self._favourite = favourite
        self._came: list[list[float]] = [[] for _ in keys]
        """What came of each option, world by world; the worlds are the same for all, as long as an option is tried."""

    def best(self, budget: Budget, places: Sequence[int]) -> int:
        """The place of the best of these options (successive halving)."""
        alive = list(places)
        rounds = ceil(log2(len(alive)))
        deadline = budget.deadline()
        start = monotonic() if deadline else 0.0
        for number in range(rounds):
            until = None if deadline is None else start + budget.seconds * (number + 1) / rounds
            worlds = TIMED if until is not None else max(1, budget.tries // (rounds * len(alive)))
            self._try(alive, worlds, until)
            alive.sort(key=self._worth, reverse=True)
            dropped = alive[(len(alive) + 1) // 2 :]
            del alive[(len(alive) + 1) // 2 :]
            if self._sense.doubt and self._favourite in dropped:
                alive.append(self._favourite)
        return self._sure(alive[0])

    def _sure(self, best: int) -> int:
        """The best option, unless its lead over the favourite may well be luck."""
        if not self._sense.doubt or self._favourite is None or best == self._favourite:
            return best
        leads = [one - other for one, other in zip(self._came[best], self._came[self._favourite], strict=True)]
        lead = sum(leads) / len(leads)
        error = sqrt(sum((each - lead) ** 2 for each in leads)) / len(leads)
        return best if lead > TRUST + self._sense.doubt * error else self._favourite

    def _worth(self, place: int) -> float:
        """How good an option has been so far."""
        return sum(self._came[place]) / len(self._came[place]) + (place == self._favourite) * TRUST

    def _try(self, alive: Sequence[int], worlds: int, until: float | None) -> None:
        """Try all options that are left in so many more imagined games, at least in one."""
        for _ in range(worlds):
            seed = f"{self._seed}:{len(self._came[alive[0]])}"
            world = self._chair.imagine(seed)
            for place in alive:
                self._came[place].append(self._outcome(world.copy(), self._keys[place], seed))
            if until is not None and monotonic() >= until:
                return

    def _outcome(self, game: Game, key: str, seed: str) -> float:
        """What comes of an option in one imagined game: 1 if this seat wins, 0 if not, or the table's worth."""
        seat = self._chair.seat
        game.choose(seat, key)
        _play_on(game, self._sense.policy(seed), self._sense.depth)
        if game.result is not None:
            return 1.0 if seat in game.result.winners else 0.0
        return 0.5 if self._sense.value is None else self._sense.value(game.view(seat))


def _play_on(game: Game, player: Player, choices: int) -> None:
    """The same player chooses for all seats."""
    chairs = [game.chair(seat) for seat in game.seats]
    for _ in range(choices):
        decisions = game.decisions
        if not decisions:
            return
        seat = decisions[0].seat
        game.choose(seat, player.choose(chairs[seat]))
