"""Who thinks when: computer players at the seats that they have, and for people whose time is up."""

from __future__ import annotations

import asyncio
from logging import getLogger

from miskatonic import MiskatonicError
from miskatonic.players import kinds
from miskatonic.server.clock import now
from miskatonic.server.commands import chosen
from miskatonic.server.computers.brains import Brains
from miskatonic.server.sitting import Sitting

__all__ = ["Computers", "players_here"]

log = getLogger(__name__)

PATIENCE = 3.0
"""Seconds after which a node does the thinking that another one should have done."""
AGAIN = 1.0

Turn = tuple[str, int, int, str]


class Computers:
    """Looks at each table that has moved on, and has those think who are asked."""

    def __init__(self, brains: Brains, cluster: bool) -> None:
        self._brains = brains
        self._cluster = cluster
        self._turns: dict[Turn, asyncio.Task[None]] = {}

    def consider(self, sitting: Sitting, ours: bool) -> None:
        """Begin whatever thinking this table needs now."""
        table = sitting.table
        game = table.game
        if game is None or table.status != "playing" or table.paused or table.undo is not None:
            return
        delay = table.rules.pace if ours or not self._cluster else table.rules.pace + PATIENCE
        for decision in game.decisions:
            seat = decision.seat
            chair = table.chairs[seat]
            if chair.player:
                self._begin(sitting, seat, chair.player, delay)
            elif table.rules.timer:
                left = (table.asked_since[seat] - now()) / 1000 + table.rules.timer
                self._begin(sitting, seat, players_here()[0], max(left, 0) + delay - table.rules.pace)

    def stop(self) -> None:
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
            if self._stands(sitting, turn):
                key = await self._brains.choose(sitting.table, seat, player)
                if self._stands(sitting, turn):
                    await sitting.happen(chosen(sitting.table, seat, moment, key))
        except MiskatonicError as error:
            log.info("a computer player's choice came too late: %s", error.code)
        finally:
            sitting.busy -= 1
            del self._turns[turn]
            if self._stands(sitting, turn):
                asyncio.get_running_loop().call_later(AGAIN, self.consider, sitting, True)

    def _stands(self, sitting: Sitting, turn: Turn) -> bool:
        """Whether the seat is still asked the same, and this player still decides for it."""
        table = sitting.table
        _, seat, moment, player = turn
        if table.game is None or table.status != "playing" or table.paused or table.undo is not None:
            return False
        chair = table.chairs[seat]
        return moment == table.moments[seat] and (not chair.player or chair.player == player)


def players_here() -> tuple[str, ...]:
    """The kinds of computer players there are, the best first."""
    return tuple(sorted(kinds(), key=lambda kind: (kind == "random", kind)))
