"""The actions by name, and which of them are open to whom: Character actions first, then Room actions."""

from miskatonic.games.cultists.board import CANTEEN, CORRIDORS, GREEN_ROOM, PLACES, SECURITY_ROOM
from miskatonic.games.cultists.cards import NAMES, ROOM_CARDS
from miskatonic.games.cultists.portal import partners
from miskatonic.games.cultists.records import CultistsTable, Player
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.rooms import can_be_checked
from miskatonic.games.cultists.routes import full_rights, on_route
from miskatonic.kernel.frames import Act, Option, rule
from miskatonic.kernel.seats import Seat

__all__ = ["CAMERA_STATUS", "CHARACTER_ACTIONS", "PASS_TURN", "ROOM_ACTIONS", "offer"]

PASS_TURN = Act("pass-turn", message="cultists-act-pass", rules=("action-phase-order.1",))

CHECK_STATUS = Act("check-status", "seat", message="cultists-act-check-status", rules=("check-a-status.1",))
GUARD = Act("guard", "card", message="cultists-act-guard", rules=("guard-a-corridor.2",))
COMBAT = Act("combat", message="cultists-act-combat", rules=("combat-a-cultist.2",))
SCARE_OFF = Act("scare-off", message="cultists-act-scare-off", rules=("scare-off-the-fish-man.2",))
ASSASSINATE = Act("assassinate", "seat", message="cultists-act-assassinate", rules=("assassinate-a-character.2",))

CHARACTER_ACTIONS = (CHECK_STATUS, GUARD, COMBAT, SCARE_OFF, ASSASSINATE)

FILL = Act("fill", "place", "card", message="cultists-act-fill", rules=("fill-a-room-pile.2",))
CHECK_ROOM = Act("check-room", "place", message="cultists-act-check-room", rules=("check-a-room.2",))
START_VOTE = Act("start-vote", message="cultists-act-start-vote", rules=("start-a-vote.1",))
CAMERA = Act("camera", "place", message="cultists-act-camera", rules=("use-the-camera.2",))
RESTORE_POWER = Act("restore-power", message="cultists-act-restore-power", rules=("restore-power.2",))
CLOSE_PORTAL = Act("close-portal", "seat", message="cultists-act-close-portal", rules=("close-the-portal.1",))

ROOM_ACTIONS = (FILL, CHECK_ROOM, START_VOTE, CAMERA, RESTORE_POWER, CLOSE_PORTAL)

CAMERA_STATUS = Act("camera-status", "seat", message="cultists-act-camera-status", rules=("role-super-ghost.2",))
"""Use the Camera on a Character, by a Super-Ghost; for the living this is part of Check a Status."""

_PASS = PASS_TURN()
_COMBAT = COMBAT()
_SCARE_OFF = SCARE_OFF()
_START_VOTE = START_VOTE()
_RESTORE = RESTORE_POWER()
_CORRIDORS = frozenset(corridor.id for corridor in CORRIDORS)
_STATUS = tuple(CHECK_STATUS(seat) for seat in range(8))
_ASSASSINATE = tuple(ASSASSINATE(seat) for seat in range(8))
_CAMERA_STATUS = tuple(CAMERA_STATUS(seat) for seat in range(8))
_CLOSE = tuple(CLOSE_PORTAL(seat) for seat in range(8))
_GUARD = tuple((card, GUARD(NAMES[card])) for card in ROOM_CARDS)
_FILL = {place: tuple((card, FILL(place, NAMES[card])) for card in ROOM_CARDS) for place in PLACES}
_CHECK = {place: CHECK_ROOM(place) for place in PLACES}
_CAMERA = {place: CAMERA(place) for place in PLACES}


def offer(table: CultistsTable, seat: Seat, refused: tuple[Seat, ...] = ()) -> list[Option]:
    """All that this player may do with an action; passing comes last."""
    state = table.state
    player = state.players[seat]
    place = state.places[seat]
    options: list[Option] = []
    if not player.died:
        _character_actions(table, player, place, options)
    if place not in _CORRIDORS and place not in state.threats and on_route(player, place, state.round):
        _room_actions(table, player, place, options)
        if full_rights(player):
            _special_rooms(table, player, place, refused, options)
    options.append(_PASS)
    return options


@rule(
    "action-phase-order.4", "room-action-conditions.4", "ghost-privileges.4", "guard-a-corridor.1", "check-a-status.1"
)
def _character_actions(table: CultistsTable, player: Player, place: str, options: list[Option]) -> None:
    """In any Location, whatever the Route: check, guard, combat, scare off, assassinate."""
    state = table.state
    places = state.places
    seat = player.seat
    here = table.location(place)
    near = [
        other.seat for other in state.players if not other.died and other.seat != seat and places[other.seat] in here
    ]
    if table.camera_from(place):
        options += [_STATUS[other.seat] for other in state.players if not other.died and other.seat != seat]
    else:
        options += [_STATUS[other] for other in near]
    if place in _CORRIDORS:
        if table.setup.threats:
            hand = player.hand
            options += [option for card, option in _GUARD if card in hand]
        if place == state.fish_man and seat == table.holder:
            options.append(_SCARE_OFF)
    elif place in state.threats:
        options.append(_COMBAT)
    if player.role is Role.ASSASSIN and not player.shown:
        options += [_ASSASSINATE[other] for other in near]


@rule("fill-a-room-pile.1", "fill-a-room-pile.3", "check-a-room.1", "event-secret-doors.4", "room-action-conditions.5")
def _room_actions(table: CultistsTable, player: Player, place: str, options: list[Option]) -> None:
    """Fill and check, here and in every Room that Secret Doors link with this one; open to Ghosts as well."""
    state = table.state
    hand = player.hand
    for room in table.location(place):
        record = state.rooms[room]
        if record.books and room not in state.threats:
            options += [option for card, option in _FILL[room] if card in hand]
            if record.explored and record.pile:
                options.append(_CHECK[room])


@rule("start-a-vote.1", "start-a-vote.2", "use-the-camera.1", "restore-power.1", "close-the-portal.1")
def _special_rooms(
    table: CultistsTable, player: Player, place: str, refused: tuple[Seat, ...], options: list[Option]
) -> None:
    """What the Canteen, the Security Room and the green Room are for."""
    state = table.state
    if place == CANTEEN:
        if state.vote_ready:
            options.append(_START_VOTE)
    elif place == SECURITY_ROOM:
        if table.camera_from(place):
            options += [_CAMERA[room] for room, record in state.rooms.items() if can_be_checked(record)]
            if player.died:
                options += [_CAMERA_STATUS[other] for other in table.living()]
        if not state.power:
            options.append(_RESTORE)
    elif place == GREEN_ROOM and state.portal:
        options += [_CLOSE[other] for other in partners(table, player.seat) if other not in refused]
