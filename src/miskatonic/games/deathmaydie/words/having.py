"""Conditions about tokens: where they lie, who carries them, how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.tokens import carried, lie_in
from miskatonic.games.deathmaydie.words.base import Condition
from miskatonic.games.deathmaydie.words.conditions import Here
from miskatonic.games.deathmaydie.words.whom import Where, space_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from miskatonic.games.deathmaydie.records import DeathMayDieTable, Deed

__all__ = [
    "Carries",
    "FaceDownHere",
    "NoTokens",
    "TokenHere",
    "TokensAt",
    "TokensAtGates",
    "TokensInPlay",
]


class TokenHere(Here, frozen=True):
    """A token of a kind lies in your space."""

    token: str

    def holds_in(self, table: DeathMayDieTable, at: Deed, space: str) -> bool:
        return bool(lie_in(table, self.token, space))


class FaceDownHere(Here, frozen=True):
    """A token lies face down in your space."""

    def holds_in(self, table: DeathMayDieTable, at: Deed, space: str) -> bool:
        return space in table.state.crowds


class Carries(Condition, frozen=True):
    """You carry a token of a kind."""

    token: str

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return bool(carried(table, self.token, at.you))


class NoTokens(Condition, frozen=True):
    """No token of a kind is left in the game."""

    token: str

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return not _in_play(table, self.token)

    def progress(self, table: DeathMayDieTable, at: Deed) -> tuple[int, int]:
        laid = sum(token.kind == self.token for token in table.box.episode.tokens)
        return max(laid - _in_play(table, self.token), 0), laid


class TokensInPlay(Condition, frozen=True):
    """So many tokens of a kind or more are in the game, wherever they are."""

    token: str
    least: int

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return _in_play(table, self.token) >= self.least

    def progress(self, table: DeathMayDieTable, at: Deed) -> tuple[int, int]:
        return min(_in_play(table, self.token), self.least), self.least


class TokensAt(Condition, frozen=True):
    """So many tokens of a kind or more lie in a space."""

    token: str
    where: Where
    least: int

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return self._there(table, at) >= self.least

    def _there(self, table: DeathMayDieTable, at: Deed) -> int:
        space = space_of(table, at, self.where)
        return len(lie_in(table, self.token, space)) if space is not None else 0

    def progress(self, table: DeathMayDieTable, at: Deed) -> tuple[int, int]:
        return min(self._there(table, at), self.least), self.least

    def wants(self, table: DeathMayDieTable, at: Deed) -> Iterator[tuple[str, str]]:
        space = space_of(table, at, self.where)
        if space is not None and not self.met(table, at):
            yield self.token, space


class TokensAtGates(Condition, frozen=True):
    """Tokens of a kind lie in the spaces of so many gates at the same time."""

    token: str
    gates: int

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return len(self._lacking(table)) <= len(table.box.gates) - self.gates

    def _lacking(self, table: DeathMayDieTable) -> list[str]:
        return [space for space in table.box.gates.values() if not lie_in(table, self.token, space)]

    def progress(self, table: DeathMayDieTable, at: Deed) -> tuple[int, int]:
        return min(len(table.box.gates) - len(self._lacking(table)), self.gates), self.gates

    def wants(self, table: DeathMayDieTable, at: Deed) -> Iterator[tuple[str, str]]:
        if not self.met(table, at):
            yield from ((self.token, space) for space in self._lacking(table))


def _in_play(table: DeathMayDieTable, kind: str) -> int:
    return sum(token.kind == kind for token in table.state.tokens.values())
