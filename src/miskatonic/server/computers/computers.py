"""Who thinks when: computer players at the seats that they have, and for people whose time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from logging import getLogger

from miskatonic import MiskatonicError
from miskatonic.players import kinds
from miskatonic.server.clock import now
from miskatonic.server.commands import chosen
from miskatonic.server.computers.brains import Brains
from miskatonic.server.sitting import Sitting
from miskatonic.server.table import Table

__all__ = ["Computers"]

log = getLogger(__name__)

PATIENCE = 3.0
"""Seconds after which a node does the thinking that another one should have done."""
AGAIN = 1.0
TIME_IS_UP = "-"
"""Stands for a computer player in the turn of a person who has a timer."""

Turn = tuple[str, int, int, str]


class Computers:
    """Looks at each table that has moved on, and has those think who are asked."""

    def __init__(self, brains: Brains, cluster: bool, current: Callable[[Sitting], bool]) -> None:
        self._brains = brains
        self._cluster = cluster
        self._current = current
        """Whether a sitting is still the one of its table."""
        self._turns: dict[Turn, asyncio.Task[None]] = {}
        self._closed = False

    def consider(self, sitting: Sitting, ours: bool) -> None:
        """Begin whatever thinking this table needs now, and the clocks of people."""
        table = sitting.table
        game = table.game
        if self._closed or game is None or not _goes_on(table) or not self._current(sitting):
            return
        patience = 0 if ours or not self._cluster else PATIENCE
        for decision in game.decisions:
            player = table.chairs[decision.seat].player
            if player:
                self._begin(sitting, decision.seat, player, table.rules.pace + patience)
            elif table.rules.timer:
                self._begin(sitting, decision.seat, TIME_IS_UP, patience)

    def stop(self) -> None:
        """End all thinking. What is kept after this begins no more of it."""
        self._closed = True
        for task in self._turns.values():
            task.cancel()
        self._brains.stop()

    def _begin(self, sitting: Sitting, seat: int, player: str, delay: float) -> None:
        turn = (sitting.table.id, seat, sitting.table.moments[seat], player)
        if turn not in self._turns:
            sitting.busy += 1
            self._turns[turn] = asyncio.create_task(self._take(sitting, turn, delay))

    async def _take(self, sitting: Sitting, turn: Turn, delay: float) -> None:
        _, seat, moment, player = turn
        try:
            await asyncio.sleep(delay)
            if player == TIME_IS_UP:
                while (left := self._time_left(sitting, turn)) > 0:
                    await asyncio.sleep(left)
            if self._stands(sitting, turn):
                kind = kinds(sitting.table.made.game)[0] if player == TIME_IS_UP else player
                key = await self._brains.choose(sitting.table, seat, kind)
                if self._stands(sitting, turn):
                    await sitting.kept(chosen(sitting.table, seat, moment, key))
        except MiskatonicError as error:
            log.info("a computer player's choice came too late: %s", error.code)
        finally:
            sitting.busy -= 1
            del self._turns[turn]
            if self._stands(sitting, turn):
                asyncio.get_running_loop().call_later(AGAIN, self.consider, sitting, True)

    def _time_left(self, sitting: Sitting, turn: Turn) -> float:
        """Seconds that the person has still got; a pause, or another timer, may have changed it meanwhile."""
        if not self._stands(sitting, turn):
            return 0
        table = sitting.table
        return (table.asked_since[turn[1]] - now()) / 1000 + table.rules.timer

    def _stands(self, sitting: Sitting, turn: Turn) -> bool:
        """Whether the seat is still asked the same, and this player still decides for it."""
        table = sitting.table
        _, seat, moment, player = turn
        if table.game is None or not _goes_on(table) or not self._current(sitting) or moment != table.moments[seat]:
            return False
        kept = table.chairs[seat].player
        return not kept and table.rules.timer > 0 if player == TIME_IS_UP else kept == player


def _goes_on(table: Table) -> bool:
    return table.status == "playing" and not table.paused and table.undo is None
