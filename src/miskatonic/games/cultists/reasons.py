"""Why not? The rule that keeps a player from doing something now; it tells only what that player may know."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from miskatonic.games.cultists.acts import CHARACTER_ACTIONS, ROOM_ACTIONS
from miskatonic.games.cultists.board import CANTEEN, GREEN_ROOM, PLACES, SECURITY_ROOM
from miskatonic.games.cultists.cards import LETTERS, NAMES
from miskatonic.games.cultists.discussion import READY, STATEMENTS
from miskatonic.games.cultists.movement import MOVE, STOP, TELEPORT, Move
from miskatonic.games.cultists.portal import partners
from miskatonic.games.cultists.records import ACTION, MOVEMENT, CultistsTable, Player
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.rooms import can_be_checked
from miskatonic.games.cultists.routes import full_rights, on_route
from miskatonic.games.cultists.voting import ABSTAIN, VOTE
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import text

__all__ = ["reasons"]

Why = Iterator[Reason]
Args = tuple[str, ...]


class Case(NamedTuple):
    """What a player would do: with which act is known, with what comes here."""

    table: CultistsTable
    player: Player
    args: Args


_CHARACTER = frozenset(act.name for act in CHARACTER_ACTIONS)
_ROOM = frozenset(act.name for act in ROOM_ACTIONS)
_TALK = frozenset(act.name for act in (*STATEMENTS, READY))


def reasons(table: CultistsTable, seat: Seat, act: str, args: Args) -> tuple[Reason, ...]:
    """All the rules that forbid it, the most general first."""
    state = table.state
    if state.result is not None or not state.round:
        return ()
    player = state.players[seat]
    found: list[Reason] = []
    if act in _CHARACTER or act in _ROOM:
        found += _action(table, player, act)
    if act in _SPECIAL:
        found += _SPECIAL[act](Case(table, player, args))
    if act in _TALK and table.silent:
        found.append(Reason(text("cultists-why-silent"), ("event-no-connection.1",)))
    return tuple(found)


def _action(table: CultistsTable, player: Player, act: str) -> Why:
    """What holds for all actions of a kind."""
    state = table.state
    place = state.places[player.seat]
    if state.phase != ACTION:
        yield Reason(text("cultists-why-phase"), ("round-overview.1",))
    if player.seat in state.spent:
        yield Reason(text("cultists-why-spent"), ("action-phase-order.1",))
    if act in _CHARACTER:
        if player.died:
            yield Reason(text("cultists-why-ghost"), ("ghost-privileges.4",))
        return
    if not PLACES[place].colour:
        yield Reason(text("cultists-why-corridor"), ("room-action-conditions.4",))
        return
    if place in state.threats:
        yield Reason(text("cultists-why-token", place=place), ("threat-tokens.1", "room-action-conditions.5"))
    if not on_route(player, place, state.round):
        yield Reason(text("cultists-why-route", place=place), ("room-action-conditions.2",))
    if act not in ("fill", "check-room") and not full_rights(player):
        yield Reason(text("cultists-why-ghost-room"), ("ghost-privileges.3",))


def _fill(case: Case) -> Why:
    yield from _reachable(case)
    if case.args and case.args[0] in case.table.state.rooms and case.table.state.rooms[case.args[0]].finished:
        yield Reason(text("cultists-why-finished", place=case.args[0]), ("fill-a-room-pile.3", "finish-a-room.2"))
    yield from _card(case.player, case.args[1:])


def _check_room(case: Case) -> Why:
    yield from _reachable(case)
    yield from _checkable(case.table, case.args)


def _camera(case: Case) -> Why:
    place = case.table.state.places[case.player.seat]
    if place != SECURITY_ROOM:
        yield Reason(
            text("cultists-why-elsewhere", place=SECURITY_ROOM), ("use-the-camera.1", "room-action-conditions.1")
        )
    elif not case.table.camera_from(place):
        yield Reason(text("cultists-why-dark"), ("use-the-camera.1",))
    yield from _checkable(case.table, case.args)


def _reachable(case: Case) -> Why:
    here = case.table.location(case.table.state.places[case.player.seat])
    if case.args and case.args[0] in PLACES and case.args[0] not in here:
        yield Reason(text("cultists-why-elsewhere", place=case.args[0]), ("room-action-conditions.1",))


def _checkable(table: CultistsTable, args: Args) -> Why:
    if not args or args[0] not in table.state.rooms:
        return
    room = table.state.rooms[args[0]]
    if room.finished:
        yield Reason(text("cultists-why-finished", place=args[0]), ("finish-a-room.2",))
    elif not room.explored:
        yield Reason(text("cultists-why-unexplored", place=args[0]), ("check-a-room.1",))
    elif not can_be_checked(room):
        yield Reason(text("cultists-why-empty", place=args[0]), ("check-a-room.7",))


def _card(player: Player, args: Args) -> Why:
    if not args or args[0] not in LETTERS:
        return
    card = LETTERS[args[0]]
    if card in "AD":
        yield Reason(text("cultists-why-encounter-card", card=NAMES[card]), ("card-families.2",))
    elif card not in player.hand:
        yield Reason(text("cultists-why-no-card", card=NAMES[card]), ("fill-a-room-pile.4",))


def _guard(case: Case) -> Why:
    if not case.table.setup.threats:
        yield Reason(text("cultists-why-no-threats"), ("first-game-setup.3",))
    elif PLACES[case.table.state.places[case.player.seat]].colour:
        yield Reason(text("cultists-why-room"), ("guard-a-corridor.1",))
    yield from _card(case.player, case.args)


def _check_status(case: Case) -> Why:
    state = case.table.state
    target = _seat(case.table, case.args)
    if target is None:
        return
    if target == case.player.seat:
        yield Reason(text("cultists-why-self"), ("check-a-status.1",))
    elif state.players[target].died:
        yield Reason(text("cultists-why-dead", seat=target), ("check-a-status.1",))
    elif state.places[target] not in case.table.location(state.places[case.player.seat]):
        yield Reason(text("cultists-why-not-here", seat=target), ("check-a-status.1",))


def _combat(case: Case) -> Why:
    if case.table.state.places[case.player.seat] not in case.table.state.threats:
        yield Reason(text("cultists-why-no-token"), ("combat-a-cultist.1",))


def _scare_off(case: Case) -> Why:
    state = case.table.state
    if case.player.seat != case.table.holder:
        yield Reason(text("cultists-why-no-knife"), ("scare-off-the-fish-man.1",))
    if state.places[case.player.seat] != state.fish_man:
        yield Reason(text("cultists-why-no-fish-man"), ("scare-off-the-fish-man.1",))


def _assassinate(case: Case) -> Why:
    if case.player.role is not Role.ASSASSIN:
        yield Reason(text("cultists-why-no-assassin"), ("assassinate-a-character.1",))
    elif case.player.shown:
        yield Reason(text("cultists-why-once"), ("role-assassin.1",))


def _start_vote(case: Case) -> Why:
    state = case.table.state
    if state.places[case.player.seat] != CANTEEN:
        yield Reason(text("cultists-why-elsewhere", place=CANTEEN), ("room-action-conditions.1", "start-a-vote.1"))
    if not state.vote_ready:
        yield Reason(text("cultists-why-voted"), ("start-a-vote.2",))


def _restore_power(case: Case) -> Why:
    if case.table.state.places[case.player.seat] != SECURITY_ROOM:
        yield Reason(text("cultists-why-elsewhere", place=SECURITY_ROOM), ("restore-power.1",))
    if case.table.state.power:
        yield Reason(text("cultists-why-power-on"), ("restore-power.1",))


def _close_portal(case: Case) -> Why:
    if not case.table.state.portal:
        yield Reason(text("cultists-why-no-portal"), ("close-the-portal.1", "close-the-portal.6"))
    elif case.table.state.places[case.player.seat] != GREEN_ROOM:
        yield Reason(text("cultists-why-elsewhere", place=GREEN_ROOM), ("close-the-portal.1",))
    elif not partners(case.table, case.player.seat):
        yield Reason(text("cultists-why-alone"), ("close-the-portal.1", "close-the-portal.2"))


def _move(case: Case) -> Why:
    state = case.table.state
    if state.phase != MOVEMENT:
        yield Reason(text("cultists-why-no-movement"), ("movement-phase-order.1",))
        return
    if not case.args or case.args[0] not in case.table.layout.places:
        return
    if case.args[0] == state.fish_man and (case.player.died or case.player.seat != case.table.holder):
        yield Reason(text("cultists-why-fish-man"), ("fish-man-blocks-corridor.1",))
    origin = _start(case)
    if case.args[0] in origin:
        yield Reason(text("cultists-why-start"), ("must-change-place.1",))


def _start(case: Case) -> tuple[str, ...]:
    """The Location in which this Movement may not end: where it began, and where the player stands."""
    moving = case.table.state.stack[-1]
    here = case.table.location(case.table.state.places[case.player.seat])
    if isinstance(moving, Move) and moving.seat == case.player.seat:
        return (*here, *case.table.location(moving.start))
    return here


def _stop(case: Case) -> Why:
    moving = case.table.state.stack[-1]
    if isinstance(moving, Move) and moving.seat == case.player.seat:
        yield Reason(text("cultists-why-start"), ("must-change-place.1",))


def _vote(case: Case) -> Why:
    target = _seat(case.table, case.args)
    if target is not None and case.table.state.players[target].died:
        yield Reason(text("cultists-why-dead", seat=target), ("vote-procedure.2",))


def _seat(table: CultistsTable, args: Args) -> Seat | None:
    if args and args[0].isdecimal() and int(args[0]) < len(table.state.players):
        return Seat(int(args[0]))
    return None


_SPECIAL: dict[str, Callable[[Case], Why]] = {
    "fill": _fill,
    "check-room": _check_room,
    "camera": _camera,
    "guard": _guard,
    "check-status": _check_status,
    "combat": _combat,
    "scare-off": _scare_off,
    "assassinate": _assassinate,
    "start-vote": _start_vote,
    "restore-power": _restore_power,
    "close-portal": _close_portal,
    MOVE.name: _move,
    TELEPORT.name: _move,
    STOP.name: _stop,
    VOTE.name: _vote,
    ABSTAIN.name: _vote,
}
