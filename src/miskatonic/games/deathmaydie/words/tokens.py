"""Words about tokens: those of the episode, in spaces and with investigators, and those of the Elder One."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.placing import Relocate
from miskatonic.games.deathmaydie.records import EVERYBODY
from miskatonic.games.deathmaydie.tokens import (
    carried,
    discard_token,
    lay_token,
    lie_in,
    move_token,
    take_token,
    tokens_left,
    turn_token,
)
from miskatonic.games.deathmaydie.walking import Stray
from miskatonic.games.deathmaydie.words.base import Word
from miskatonic.games.deathmaydie.words.whom import Where, Whom, enemies_of, investigators_of, space_of, spaces_of
from miskatonic.kernel.text import Text, Value

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable
    from miskatonic.games.deathmaydie.resolving import Resolving

__all__ = [
    "DiscardToken",
    "GainSigns",
    "LayToken",
    "MoveTokens",
    "PutToken",
    "SpendToken",
    "SweepTokens",
    "TakeToken",
    "TurnToken",
    "Unlock",
    "WalkWith",
]


class DiscardToken(Word, frozen=True):
    """A token of a kind leaves your space and the game."""

    token: str

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(lie_in(table, self.token, table.investigator(at.you).space))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        discard_token(table, lie_in(table, self.token, table.investigator(at.you).space)[0])


class TakeToken(Word, frozen=True):
    """You take a token of a kind from your space; where you go it goes."""

    token: str

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(lie_in(table, self.token, table.investigator(at.you).space))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        take_token(table, lie_in(table, self.token, table.investigator(at.you).space)[0], at.you)


class PutToken(Word, frozen=True):
    """Investigators lay the tokens of a kind that they carry into their spaces."""

    token: str
    whom: Whom = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return any(carried(table, self.token, who) for who in investigators_of(table, at, self.whom))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            for number in carried(table, self.token, who):
                move_token(table, number, table.investigator(who).space)


class SpendToken(Word, frozen=True):
    """A token of a kind that you carry leaves the game."""

    token: str

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(carried(table, self.token, at.you))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        discard_token(table, carried(table, self.token, at.you)[0])


class LayToken(Word, frozen=True):
    """A token of a kind comes into a space, if the box has one left."""

    token: str
    where: Where = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return space_of(table, at, self.where) is not None and tokens_left(table, self.token) > 0

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        lay_token(table, self.token, space_of(table, at, self.where) or "")


class TurnToken(Word, frozen=True):
    """A token of a kind that lies in your space or that you carry becomes one of another kind; or all of them do."""

    token: str
    into: str
    each: bool = False

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(self._there(table, at))

    def _there(self, table: DeathMayDieTable, at: Resolving) -> list[int]:
        return [*lie_in(table, self.token, table.investigator(at.you).space), *carried(table, self.token, at.you)]

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        there = self._there(table, at)
        for number in there if self.each else there[:1]:
            turn_token(table, number, self.into)

    def text(self) -> Text:
        return Text(self.message + ("-each" if self.each else ""), {"token": self.token, "token_into": self.into})


class Unlock(Word, frozen=True):
    """With a key that you carry and that is used up, a token in your space is opened, and then you carry it."""

    token: str
    key: str
    into: str

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        here = table.investigator(at.you).space
        return bool(carried(table, self.key, at.you)) and bool(lie_in(table, self.token, here))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        opened = lie_in(table, self.token, table.investigator(at.you).space)[0]
        discard_token(table, carried(table, self.key, at.you)[0])
        take_token(table, opened, at.you)
        turn_token(table, opened, self.into)

    def text(self) -> Text:
        return Text(self.message, {"token": self.token, "token_key": self.key, "token_into": self.into})


class MoveTokens(Word, frozen=True):
    """All tokens of a kind that lie in spaces move so far towards a space, or each towards the nearest investigator."""

    token: str
    count: int
    where: Where = "you"
    but: Where = ""
    """Those that lie here stay."""

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(self._moved(table, at))

    def _moved(self, table: DeathMayDieTable, at: Resolving) -> list[int]:
        stay = space_of(table, at, self.but) if self.but else None
        return [
            number
            for number, token in table.state.tokens.items()
            if token.kind == self.token and token.space and token.space != stay
        ]

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        spaces = spaces_of(table, at, self.where)
        for number in self._moved(table, at):
            if spaces:
                table.do(Stray(number, spaces, self.count))

    def text(self) -> Text:
        args: dict[str, Value] = {"token": self.token, "count": self.count, "where": self.where}
        if not self.but:
            return Text(self.message, args)
        return Text(self.message + "-but", {**args, "where_but": self.but})


class SweepTokens(Word, frozen=True):
    """Tokens of a kind leave the game wherever they lie in a space with an enemy of a sort."""

    token: str
    which: str

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(self._there(table))

    def _there(self, table: DeathMayDieTable) -> list[int]:
        spaces = {table.state.enemies[enemy].space for enemy in enemies_of(table, self.which)}
        return [
            number
            for number, token in table.state.tokens.items()
            if token.kind == self.token and token.space in spaces and token.bearer == EVERYBODY
        ]

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for number in self._there(table):
            discard_token(table, number)


class WalkWith(Word, frozen=True):
    """You may move up to so many spaces, and a token of a kind comes along, or all in your space; no enemy follows."""

    token: str
    count: int
    each: bool = False

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(lie_in(table, self.token, table.investigator(at.you).space))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        along = lie_in(table, self.token, table.investigator(at.you).space)
        table.do(Relocate(at.you, self.count, tuple(along if self.each else along[:1])))

    def text(self) -> Text:
        return Text(self.message + ("-each" if self.each else ""), {"token": self.token, "count": self.count})


class GainSigns(Word, frozen=True):
    """Tokens of the Elder One on boards, as many as there are."""

    count: int
    whom: Whom = "you"

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            used = sum(investigator.signs for investigator in table.state.investigators)
            count = min(self.count, table.box.elder_one.signs - used)
            if count > 0:
                table.change(who, signs=table.investigator(who).signs + count)
                table.log("dmd-log-gains-signs", who=who, count=count)
