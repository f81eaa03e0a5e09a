"""Replays: a finished game as it stood after each choice, with the eyes of one seat or of all of them together."""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic import Game, Lang, Text
from miskatonic.server.errors import BadRequest, Conflict
from miskatonic.server.table import Table
from miskatonic.server.telling import log_line, shown
from miskatonic.server.wire.rules import ReplayStep

__all__ = ["finished", "journal_of", "step"]


def finished(table: Table) -> Game:
    """The table's game, which must be over: before that, nobody sees more than they may."""
    game = table.game
    if game is None or not game.over:
        raise Conflict.because("not-over")
    return game


def journal_of(table: Table) -> str:
    """The journal of a finished game, as text."""
    return str(finished(table).journal)


def step(table: Table, at: int, seat: int | None, lang: Lang) -> ReplayStep:
    """A finished game after so many choices; without a seat, with all that any of them knew."""
    game = finished(table)
    choices = table.choices()
    first = game.version - len(choices)
    if not 0 <= at <= len(choices):
        raise BadRequest.because("replay-end", at=at, most=len(choices))
    there = game.at(first + at)
    chosen_by, chosen = None, ""
    if at:
        choice = choices[at - 1]
        chosen_by = choice.seat
        if seat in (None, choice.seat):
            decision = game.at(first + at - 1).decision(choice.seat)
            assert decision is not None
            chosen = next(option.label(lang) for option in decision.options if option.key == choice.key)
    lines = game.table.logbook if seat is None else game.lines(seat)
    result = there.result
    return ReplayStep(
        at=at,
        choices=len(choices),
        seat=seat,
        chosen_by=chosen_by,
        chosen=chosen,
        board=_everything(there, lang) if seat is None else shown(there.view(seat).board, there, lang),
        log=tuple([log_line(game, line, line.text, lang) for line in lines if line.choice == first + at]),
        ending=None if result is None else there.say(Text(result.outcome), lang),
    )


def _everything(game: Game, lang: Lang) -> Any:
    """The board as a spectator sees it, filled in with what each seat sees besides."""
    board: Any = None
    for viewer in (None, *game.seats):
        board = _filled(board, msgspec.to_builtins(shown(game.view(viewer).board, game, lang)))
    return board


def _filled(known: Any, more: Any) -> Any:
    """What is known, with what is missing there and told by another: an empty field, a hand that was only counted."""
    if known is None or known == more:
        return more
    if isinstance(known, dict) and isinstance(more, dict):
        return {**more, **{key: _filled(value, more.get(key, value)) for key, value in known.items()}}
    if isinstance(known, list | tuple) and isinstance(more, list | tuple):
        if len(known) == len(more):
            return [_filled(ours, theirs) for ours, theirs in zip(known, more, strict=True)]
        return max(known, more, key=len)
    return known
