"""Why somebody can't say something now."""

from collections.abc import Iterator

from miskatonic.games.cultists.board import PLACES, ROOM_CODES
from miskatonic.games.cultists.discussion import Discussion
from miskatonic.games.cultists.records import CultistsTable, Player
from miskatonic.games.cultists.rooms import UNSAFE
from miskatonic.games.cultists.statements import (
    SAY_ALIVE,
    SAY_CARD,
    SAY_DEAD,
    SAY_GAVE_ALIVE,
    SAY_TOKEN,
    SAY_WAS_IN,
    SAY_WAS_WITH,
    UNSAFE_PASSAGE_PLACE,
    URGE_PORTAL,
    is_asked_where,
)
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import text

__all__ = ["unsaid"]

_TALK = ("talk-about-everything.1",)


def unsaid(table: CultistsTable, player: Player, act: str, args: tuple[str, ...]) -> Iterator[Reason]:
    """Nobody speaks without a connection, outside a discussion or after the last word, nor of what he has not done."""
    if table.silent:
        yield Reason(text("cultists-why-silent"), ("event-no-connection.1",))
        return
    talk = next((frame for frame in table.state.stack if isinstance(frame, Discussion)), None)
    if talk is None:
        yield Reason(text("cultists-why-no-talk"), _TALK)
    elif talk.said[player.seat] >= table.setup.statements:
        yield Reason(text("cultists-why-said-all", count=table.setup.statements), _TALK)
    elif player.seat in talk.ready:
        yield Reason(text("cultists-why-ready"), _TALK)
    yield from _about_what(table, player, act, args)


def _about_what(table: CultistsTable, player: Player, act: str, args: tuple[str, ...]) -> Iterator[Reason]:
    """What one may only say who has looked, laid, given, drawn or been asked."""
    state = table.state
    target = Seat(int(args[0])) if args and args[0].isdecimal() and int(args[0]) < len(state.players) else None
    if act in (SAY_ALIVE.name, SAY_DEAD.name) and target is not None:
        if not any(check.by == player.seat and check.target == target for check in state.checks):
            yield Reason(text("cultists-why-not-looked", seat=target), ("check-a-status.7",))
    elif act == SAY_GAVE_ALIVE.name and target is not None:
        if str(target) not in player.went:
            yield Reason(text("cultists-why-not-given", seat=target), _TALK)
    elif act == SAY_CARD.name and args and args[0] in (*PLACES, UNSAFE_PASSAGE_PLACE):
        if ROOM_CODES.get(args[0], UNSAFE if args[0] == UNSAFE_PASSAGE_PLACE else "-") not in player.went:
            yield Reason(text("cultists-why-not-laid", place=args[0]), _TALK)
    elif act == SAY_TOKEN.name:
        if state.peeker != player.seat:
            yield Reason(text("cultists-why-not-drawn"), ("event-in-control.1",))
    elif act in (SAY_WAS_IN.name, SAY_WAS_WITH.name):
        if not is_asked_where(state.claims, player.seat, state.round):
            yield Reason(text("cultists-why-not-asked"), _TALK)
    elif act == URGE_PORTAL.name and not state.portal:
        yield Reason(text("cultists-why-no-portal"), ("close-the-portal.1",))
