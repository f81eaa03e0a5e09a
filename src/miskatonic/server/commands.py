"""What people may have happen at a table: each command is checked and becomes entries, or is refused with a reason.

Whether a choice is legal says the game itself, when the entry is applied.
"""

from __future__ import annotations

from collections.abc import Collection
from secrets import token_hex
from typing import Any

from msgspec import UNSET

import miskatonic
from miskatonic import Game
from miskatonic.players import check, kinds
from miskatonic.server import entries as e
from miskatonic.server.clock import now
from miskatonic.server.errors import BadRequest, Conflict, NotAllowed, NotFound
from miskatonic.server.people import digest
from miskatonic.server.revealing import reveals
from miskatonic.server.table import Table
from miskatonic.server.wire.requests import Choosing, Claim, Saying, SeatChange, TableChange

__all__ = [
    "answer_undo",
    "change_seat",
    "change_table",
    "choose",
    "claim",
    "close",
    "invite",
    "known_player",
    "say",
    "wish_undo",
]

MANY_INVITES = 64


def choose(table: Table, person: str, asked: Choosing) -> list[e.Entry]:
    """A choice by the person who holds the seat."""
    _own(table, person, asked.seat)
    return chosen(table, asked.seat, asked.moment, asked.key)


def chosen(table: Table, seat: int, moment: int, key: str) -> list[e.Entry]:
    """A choice by whoever decides for the seat."""
    _playing(table)
    if table.paused:
        raise Conflict.because("paused")
    if moment != table.moments[seat]:
        raise Conflict.because("stale")
    return [e.Chose(seat=seat, key=key, at=now())]


def say(table: Table, person: str, asked: Saying) -> list[e.Entry]:
    """A message by somebody who sits here, or by the host; none, if it came already."""
    if asked.seat is not None:
        _own(table, person, asked.seat)
    elif person != table.host:
        raise NotAllowed.because("seat-needed")
    if (asked.seat, asked.id) in table.said:
        return []
    if table.closed:
        raise Conflict.because("closed")
    if table.game is not None and table.game.silent(asked.seat):
        raise Conflict.because("silent")
    return [e.Said(seat=asked.seat, id=asked.id, text=asked.text, at=now())]


def wish_undo(table: Table, person: str, seat: int) -> list[e.Entry]:
    """Take the seat's last choice back, at once if nobody else plays, or when the others have agreed."""
    _own(table, person, seat)
    game = _playing(table)
    alone = table.players() <= {person}
    if table.rules.undo == "off":
        raise NotAllowed.because("undo-off")
    if game.over and (not alone or table.made.campaign):
        raise Conflict.because("undo-over")
    choices = table.choices()
    last = max((number for number, choice in enumerate(choices) if choice.seat == seat), default=None)
    if last is None:
        raise Conflict.because("undo-nothing")
    back = len(choices) - last
    if table.rules.undo == "unrevealed" and not alone and reveals(game, back):
        raise Conflict.because("undo-revealed")
    wish = e.UndoAsked(seat=seat, choices=back, at=now())
    return [_undone(back)] if alone else [wish]


def answer_undo(table: Table, person: str, agree: bool) -> list[e.Entry]:
    """Agree to what another wants taken back, or refuse it; the last to agree has it done."""
    seats = table.seats_of(person)
    if not seats:
        raise NotAllowed.because("seat-needed")
    wish = table.undo
    if wish is None:
        raise Conflict.because("undo-none")
    answer = e.UndoAnswered(seat=seats[0], agree=agree, at=now())
    if agree and table.players() <= wish.agreed | {person}:
        return [answer, _undone(wish.choices)]
    return [answer]


def invite(table: Table, person: str, seat: int, secret: str) -> list[e.Entry]:
    """A secret for a link to a seat; the table keeps its digest."""
    _host(table, person)
    _seat(table, seat)
    if len(table.invites) >= MANY_INVITES:
        raise Conflict.because("many-invites", most=MANY_INVITES)
    if table.chairs[seat].holder:
        raise Conflict.because("seat-taken", number=seat + 1)
    return [e.Invited(seat=seat, secret=digest(secret), at=now())]


def claim(table: Table, person: str, asked: Claim) -> list[e.Entry]:
    """Sit down where a link says; whoever sits there already just comes back."""
    seat = table.invites.get(digest(asked.secret))
    if seat is None:
        raise NotAllowed.because("link-unknown")
    if table.chairs[seat].holder not in ("", person):
        raise Conflict.because("seat-taken", number=seat + 1)
    colour = table.chairs[seat].colour if asked.colour is None else asked.colour
    name = asked.name if table.game is None else table.chairs[seat].name
    return [
        e.Sat(seat=seat, holder=person, at=now()),
        e.Renamed(seat=seat, name=name or asked.name, colour=colour, ready=False, at=now()),
    ]


def change_seat(table: Table, person: str, seat: int, asked: SeatChange, away: Collection[int] = ()) -> list[e.Entry]:
    """What the host or the holder of a seat changes about it.

    The seats that are `away` this person may have a computer player keep, and nothing else.
    """
    _seat(table, seat)
    chair = table.chairs[seat]
    kept = seat in away and asked == SeatChange(kind="computer", player=asked.player)
    if person != table.host and (not person or chair.holder != person) and not kept:
        raise NotAllowed.because("seat-foreign", number=seat + 1)
    found: list[e.Entry] = []
    if asked.kind == "open":
        found.append(e.Freed(seat=seat, at=now()))
    elif asked.kind == "person":
        if chair.holder not in ("", person) and not chair.player:
            raise Conflict.because("seat-taken", number=seat + 1)
        found.append(e.Sat(seat=seat, holder=chair.holder or person, at=now()))
    elif asked.kind == "computer":
        player = asked.player if asked.player is not UNSET else ""
        found.append(e.Sat(seat=seat, player=known_player(player, table.made.game), at=now()))
    if any(value is not UNSET for value in (asked.name, asked.colour, asked.ready)):
        found.append(
            e.Renamed(
                seat=seat,
                name=chair.name if asked.name is UNSET else asked.name,
                colour=chair.colour if asked.colour is UNSET else asked.colour,
                ready=chair.ready if asked.ready is UNSET else asked.ready,
                at=now(),
            )
        )
    if asked.setup is not UNSET:
        found.append(_fitted(table, seat, asked.setup))
    return found


def change_table(table: Table, person: str, asked: TableChange) -> list[e.Entry]:
    """What the host changes about the table."""
    _host(table, person)
    found: list[e.Entry] = []
    if asked.title is not UNSET:
        found.append(e.Titled(title=asked.title, at=now()))
    if asked.rules is not UNSET:
        found.append(e.Ruled(rules=asked.rules, at=now()))
    if asked.paused is not UNSET and asked.paused != table.paused:
        found.append(e.Paused(paused=asked.paused, at=now()))
    if asked.begin is not UNSET:
        if table.game is not None:
            raise Conflict.because("begun")
        miskatonic.new(table.made.game, seed=table.made.seed, **table.options())  # what can't be dealt is refused here
        found.append(e.Begun(at=now()))
    return found


def close(table: Table, person: str) -> list[e.Entry]:
    """End the table for good."""
    _host(table, person)
    return [] if table.closed else [e.Closed(at=now())]


def known_player(player: str, game: str) -> str:
    """A kind of computer player that is installed and plays this game."""
    known = kinds(game)
    if player.partition(":")[0] not in known:
        raise BadRequest.because("player-unknown", name=player, known=", ".join(known))
    check(player, game)
    return player


def _fitted(table: Table, seat: int, setup: dict[str, Any]) -> e.Entry:
    """What was chosen for a seat before the game is dealt; what can't be dealt is refused."""
    if table.game is not None:
        raise Conflict.because("begun")
    kind = miskatonic.game_type(table.made.game)
    fixed = sorted(setup or ("setup",) if table.made.campaign else set(setup) & {"name", *kind.unasked})
    if fixed:
        raise NotAllowed.because("setup-fixed", names=", ".join(fixed))
    options = table.options()
    seats = [*options["seats"]]
    seats[seat] = {**setup, "name": table.chairs[seat].name}
    miskatonic.new(kind.id, seed=table.made.seed, **{**options, "seats": seats})
    return e.Fitted(seat=seat, setup=setup, at=now())


def _undone(choices: int) -> e.Entry:
    return e.Undone(choices=choices, fresh=token_hex(8), at=now())


def _host(table: Table, person: str) -> None:
    if not person or person != table.host:
        raise NotAllowed.because("host-only")
    if table.closed:
        raise Conflict.because("closed")


def _seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise NotFound.because("seat-unknown", number=seat + 1, count=len(table.chairs))
    if table.closed:
        raise Conflict.because("closed")


def _own(table: Table, person: str, seat: int) -> None:
    """The seat must be this person's own, and no computer player sitting there."""
    _seat(table, seat)
    chair = table.chairs[seat]
    if not person or chair.holder != person:
        raise NotAllowed.because("seat-foreign", number=seat + 1)
    if chair.player:
        raise Conflict.because("seat-kept", number=seat + 1)


def _playing(table: Table) -> Game:
    """The game, if one is going on."""
    if table.closed:
        raise Conflict.because("closed")
    if table.game is None:
        raise Conflict.because("not-begun")
    return table.game
