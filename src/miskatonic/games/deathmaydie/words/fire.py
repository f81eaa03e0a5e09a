"""Words about fire in spaces and on boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.burning import BreakOut
from miskatonic.games.deathmaydie.fire import add_fire, catch_fire, fire_in_reserve, put_out
from miskatonic.games.deathmaydie.words.base import Word
from miskatonic.games.deathmaydie.words.whom import Where, Whom, investigators_of, space_of

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable
    from miskatonic.games.deathmaydie.resolving import Resolving

__all__ = ["AddFire", "BurnAtTokens", "CatchFire", "PutOut", "PutOutOwn"]


class AddFire(Word, frozen=True):
    """Fire tokens in a space, as many as there are (fire-shortage.1)."""

    count: int
    where: Where = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return fire_in_reserve(table) > 0 and space_of(table, at, self.where) is not None

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        add_fire(table, space_of(table, at, self.where) or "", self.count)


class BurnAtTokens(Word, frozen=True):
    """Fire in each space with a token of a kind."""

    count: int
    token: str

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        laid = table.state.tokens.values()
        spaces = tuple(token.space for token in laid if token.kind == self.token and token.space)
        table.do(BreakOut(spaces, self.count))


class CatchFire(Word, frozen=True):
    """Fire tokens on boards (on-fire.2)."""

    count: int
    whom: Whom = "you"

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            catch_fire(table, who, self.count)


class PutOut(Word, frozen=True):
    """Fire tokens leave your space."""

    count: int

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return table.investigator(at.you).space in table.state.fires

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        put_out(table, table.investigator(at.you).space, self.count)


class PutOutOwn(Word, frozen=True):
    """All fire leaves boards."""

    whom: Whom = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        boards = [table.investigator(who) for who in investigators_of(table, at, self.whom)]
        return any(board.fire or board.stand_ins for board in boards)

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            board = table.investigator(who)
            if board.fire or board.stand_ins:
                table.change(who, fire=0, stand_ins=0)
                table.log("dmd-log-puts-out-own", who=who)
