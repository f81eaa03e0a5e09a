"""A table through the eyes of one investigator: what is here, what is near, and where there is something to do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush

from miskatonic.players.thumb.deathmaydie import harm
from miskatonic.players.thumb.deathmaydie.seen import EnemySeen, InvestigatorSeen, TableSeen

__all__ = ["ELDER_ONE", "Sight"]

ELDER_ONE = 0
RUN = 3
"""Spaces that a Run goes without any skill."""


class Sight:
    """What a player makes of a view, without weighing yet."""

    def __init__(self, table: TableSeen, seat: int, who: int | None = None) -> None:
        self.table = table
        mine = [one for one in table.investigators if one.seat == seat]
        awake = [one for one in mine if not one.dead] or mine
        active = table.active
        self.me: InvestigatorSeen = next((one for one in mine if one.who == (active if who is None else who)), awake[0])
        self.here = self.me.space
        self.spaces = {space.id: space for space in table.spaces}
        self.enemies_in: dict[str, list[EnemySeen]] = {}
        for enemy in table.enemies:
            self.enemies_in.setdefault(enemy.space, []).append(enemy)

    @cached_property
    def others(self) -> list[InvestigatorSeen]:
        """The other living investigators."""
        return [one for one in self.table.investigators if not one.dead and one.who != self.me.who]

    @cached_property
    def foes(self) -> list[EnemySeen]:
        """The enemies in this investigator's space."""
        return self.enemies_in.get(self.here, [])

    @cached_property
    def elder_one(self) -> EnemySeen | None:
        """The Elder One, if it can be harmed."""
        return next((enemy for enemy in self.table.enemies if enemy.number == ELDER_ONE and enemy.mortal), None)

    @cached_property
    def threat(self) -> float:
        """What a fight here costs."""
        return harm.fight(self.table, self.me, tuple(self.foes))

    def danger(self, space: str) -> float:
        """What it costs to end a turn there, followed by all that is here."""
        if space == self.here:
            return self.threat
        there = self.enemies_in.get(space, [])
        if not there:
            return self.threat
        return harm.fight(self.table, self.me, (*self.foes, *there))

    def steps(self, start: str) -> dict[str, int]:
        """How many spaces away each space is."""
        far = {start: 0}
        edge = [start]
        for space in edge:
            for way in self.spaces[space].ways:
                if way not in far:
                    far[way] = far[space] + 1
                    edge.append(way)
        return far

    @cached_property
    def trouble(self) -> dict[str, float]:
        """For each space the trouble of going there: its distance, and what follows or burns on the way."""
        return {space: cost for space, (cost, _) in self._ways.items()}

    def first_step(self, space: str) -> str:
        """Where to go first on the best way there."""
        return self._ways[space][1]

    @cached_property
    def _ways(self) -> dict[str, tuple[float, str]]:
        best: dict[str, tuple[float, str]] = {}
        edge: list[tuple[float, str, str]] = [(0.0, self.here, "")]
        while edge:
            cost, space, first = heappop(edge)
            if space in best:
                continue
            best[space] = (cost, first)
            leaving = cost + 1.0 + 1.2 * self.spaces[space].fire
            if space != self.here and space in self.enemies_in:
                leaving += 2.0 * len(self.enemies_in[space])
            for way in self.spaces[space].ways:
                if way not in best:
                    heappush(edge, (leaving, way, first or way))
        return best

    # -- the ritual

    def errands(self) -> Iterator[tuple[str, float]]:
        """Where something can be done for the ritual, and how promising it is there, from 0 to 1."""
        table = self.table
        if table.disrupted:
            return
        wanted = dict(table.ritual.wants)
        for action in table.actions:
            if action.ritual:
                for space in action.spaces:
                    yield space, self._promise(space, wanted)

    def _promise(self, space: str, wanted: dict[str, str]) -> float:
        """A token that is wanted elsewhere is worth most; one that may lie there face down, by the odds."""
        if not wanted:
            return 1.0
        if any(token.space == space and wanted.get(token.kind, space) != space for token in self.table.tokens):
            return 1.0
        for crowd in self.table.crowds:
            if crowd.place == space:
                among = sum(count for kind, count in crowd.kinds if kind in wanted)
                return among / crowd.count if among else 0.02
        return 0.9
