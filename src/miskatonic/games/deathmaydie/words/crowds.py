"""Words about tokens that lie face down, and about the episode's dial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.records import Crowd, Token
from miskatonic.games.deathmaydie.ritual import check_ritual
from miskatonic.games.deathmaydie.tokens import lie_in
from miskatonic.games.deathmaydie.words.base import Word

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable
    from miskatonic.games.deathmaydie.resolving import Resolving

__all__ = ["DrawToken", "Mask", "TurnDial", "Unmask"]


class Unmask(Word, frozen=True):
    """One of the tokens that lie face down in your space is turned over."""

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return table.investigator(at.you).space in table.state.crowds

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        space = table.investigator(at.you).space
        kind = _top(table, space)
        table.state.tokens[table.state.next_id()] = Token(kind, space)
        table.log("dmd-log-unmasks", who=at.you, token=kind, space=space)
        check_ritual(table)


class DrawToken(Word, frozen=True):
    """The top token of a face-down pile goes to you."""

    pile: str

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return self.pile in table.state.crowds

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        kind = _top(table, self.pile)
        table.state.tokens[table.state.next_id()] = Token(kind, "", at.you)
        table.log("dmd-log-takes-token", who=at.you, token=kind)
        check_ritual(table)


class Mask(Word, frozen=True):
    """Tokens of a kind among face-down ones, with nobody there to watch, are turned down and mixed with them."""

    token: str

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(self._spaces(table))

    def _spaces(self, table: DeathMayDieTable) -> list[str]:
        return [space for space in table.state.crowds if lie_in(table, self.token, space) and not table.in_space(space)]

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        state = table.state
        for space in self._spaces(table):
            gone = lie_in(table, self.token, space)
            for number in gone:
                del state.tokens[number]
            faces = [*state.crowds[space].faces, *[self.token for _ in gone]]
            state.crowds[space] = Crowd(state.chance.shuffle(sorted(faces)))
            table.log("dmd-log-masks", token=self.token, space=space)


class TurnDial(Word, frozen=True):
    """The episode's dial goes so many phases on; after the last comes the first."""

    count: int

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return table.box.episode.phases > 0

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.state.dial = (table.state.dial + self.count) % table.box.episode.phases
        table.log("dmd-log-dial", phase=table.state.dial)
        check_ritual(table)


def _top(table: DeathMayDieTable, place: str) -> str:
    """Take the top token of a pile or of those that lie in a space."""
    first, *rest = table.state.crowds[place].faces
    if rest:
        table.state.crowds[place] = Crowd(tuple(rest))
    else:
        del table.state.crowds[place]
    return first
