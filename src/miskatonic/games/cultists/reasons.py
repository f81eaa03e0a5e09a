"""Why not? The rule that keeps a player from doing something now; it tells only what that player may know."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from miskatonic.games.cultists.actions import Action
from miskatonic.games.cultists.acts import CAMERA_STATUS, CHARACTER_ACTIONS, PASS_TURN, ROOM_ACTIONS
from miskatonic.games.cultists.automa import AutomaAction, AutomaMove
from miskatonic.games.cultists.board import CANTEEN, GREEN_ROOM, PLACES, SECURITY_ROOM
from miskatonic.games.cultists.cards import LETTERS, NAMES, ROOM_CARDS
from miskatonic.games.cultists.discussion import READY
from miskatonic.games.cultists.movement import MOVE, STOP, TELEPORT, Move, Teleport
from miskatonic.games.cultists.portal import partners
from miskatonic.games.cultists.records import ACTION, MOVEMENT, CultistsTable, Player
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.rooms import can_be_checked
from miskatonic.games.cultists.routes import full_rights, on_route
from miskatonic.games.cultists.silence import unsaid
from miskatonic.games.cultists.statements import STATEMENTS
from miskatonic.games.cultists.voting import ABSTAIN, VOTE, Vote
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
_MOVES = frozenset({MOVE.name, STOP.name, TELEPORT.name})
_ACTS = _CHARACTER | _ROOM | {CAMERA_STATUS.name, PASS_TURN.name}
_MOVEMENTS = (Move, Teleport, AutomaMove)
_TURNS = (Action, AutomaAction)
_TALK = frozenset(act.name for act in (*STATEMENTS, READY))


def reasons(table: CultistsTable, seat: Seat, act: str, args: Args) -> tuple[Reason, ...]:
    """All the rules that forbid it, the most general first."""
    state = table.state
    if state.result is not None or not state.round:
        return ()
    player = state.players[seat]
    found = list(_turn(table, player, act))
    if act in _CHARACTER or act in _ROOM:
        found += _action(table, player, act)
    elif act in _ACTS and state.phase != ACTION:
        found.append(Reason(text("cultists-why-phase"), ("round-overview.1",)))
    if act in _SPECIAL:
        found += _SPECIAL[act](Case(table, player, args))
    if act in _TALK:
        found += unsaid(table, player, act, args)
    return tuple(found)


def _turn(table: CultistsTable, player: Player, act: str) -> Why:
    """Moves and actions go round the table, and what a move has caused is settled first."""
    state = table.state
    moves = act in _MOVES and state.phase == MOVEMENT
    acts = act in _ACTS and state.phase == ACTION
    for height, frame in enumerate(state.stack):
        if (moves and isinstance(frame, _MOVEMENTS)) or (acts and isinstance(frame, _TURNS)):
            rule = "movement-phase-order" if moves else "action-phase-order"
            if frame.seat != player.seat:
                yield Reason(text("cultists-why-turn", seat=frame.seat), (f"{rule}.1",))
            elif moves and len(state.stack) > height + 1:
                yield Reason(text("cultists-why-encounter"), ("movement-phase-order.2",))


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
    if not args:
        return
    if args[0] not in LETTERS:
        yield Reason(text("cultists-why-unseen"), ("look-before-playing.1",))
        return
    card = LETTERS[args[0]]
    if card in "AD":
        yield Reason(text("cultists-why-encounter-card", card=NAMES[card]), ("card-families.2",))
    elif card not in player.hand:
        yield Reason(text("cultists-why-no-card", card=NAMES[card]), ("fill-a-room-pile.4",))


def _give(case: Case) -> Why:
    if not case.args:
        return
    card = LETTERS.get(case.args[0])
    if card is None:
        yield Reason(text("cultists-why-unseen"), ("look-before-playing.1",))
    elif card in ROOM_CARDS:
        yield Reason(text("cultists-why-room-card", card=NAMES[card]), ("card-families.1",))
    elif card not in case.player.hand:
        yield Reason(text("cultists-why-no-card", card=NAMES[card]), ("encounter-exchange.5",))


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
    if case.args[0] in _start(case):
        yield Reason(text("cultists-why-start"), ("must-change-place.1",))


def _walk(case: Case) -> Why:
    """Through a Door, one after another."""
    yield from _move(case)
    table = case.table
    here = table.state.places[case.player.seat]
    near = (table.layout.neighbours_linked if table.linked else table.layout.neighbours)[here]
    if case.args and case.args[0] in PLACES and case.args[0] not in near:
        yield Reason(text("cultists-why-no-door", place=case.args[0]), ("movement-points.2",))


def _teleport(case: Case) -> Why:
    if not case.player.died:
        yield Reason(text("cultists-why-alive"), ("ghost-movement.1",))
    yield from _move(case)


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
    votes = [frame for frame in case.table.state.stack if isinstance(frame, Vote)]
    if not votes:
        yield Reason(text("cultists-why-no-vote"), ("start-a-vote.1", "mandatory-vote.1"))
    elif votes[-1].votes:
        yield Reason(text("cultists-why-counted"), ("vote-procedure.3",))
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
    "give": _give,
    MOVE.name: _walk,
    TELEPORT.name: _teleport,
    STOP.name: _stop,
    VOTE.name: _vote,
    ABSTAIN.name: _vote,
}
