"""Among Cultists as a game: what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from miskatonic.games.cultists import discussion, encounters, events, movement, portal, status, victory, voting
from miskatonic.games.cultists.acts import CAMERA_STATUS, CHARACTER_ACTIONS, PASS_TURN, ROOM_ACTIONS
from miskatonic.games.cultists.imagine import imagine
from miskatonic.games.cultists.invariants import broken
from miskatonic.games.cultists.knowledge import another, knows
from miskatonic.games.cultists.night import OPEN_ENVELOPE, Night
from miskatonic.games.cultists.reasons import reasons
from miskatonic.games.cultists.records import CultistsState, CultistsTable
from miskatonic.games.cultists.roles import LOYALTY, Role
from miskatonic.games.cultists.setup import CultistsSetup, deal
from miskatonic.games.cultists.statements import STATEMENTS
from miskatonic.games.cultists.view import CultistsView, character_of, view
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType, Reason, Setup
from miskatonic.kernel.frames import Act, rule
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Text

__all__ = ["CULTISTS", "Cultists"]


class Cultists(GameType[CultistsTable]):
    """Investigators search a university for books; among them are Cultists, and somebody may be dead already."""

    id: ClassVar[str] = "cultists"
    players: ClassVar[range] = range(4, 9)
    seating: ClassVar[tuple[str, ...]] = ("game-frame.1",)
    setup: ClassVar[type[Setup]] = CultistsSetup
    state: ClassVar[type[State]] = CultistsState
    table: ClassVar[type[Any]] = CultistsTable
    packages: ClassVar[tuple[str, ...]] = (__package__,)
    catalogues: ClassVar[tuple[Traversable, ...]] = (files(__package__) / "text",)
    weights: ClassVar[Mapping[str, Mapping[str, int]]] = {"roles": {role.slug: LOYALTY.get(role, 0) for role in Role}}
    acts: ClassVar[tuple[Act, ...]] = (
        OPEN_ENVELOPE,
        movement.MOVE,
        movement.STOP,
        movement.TELEPORT,
        encounters.ARRANGE,
        encounters.AGREE,
        encounters.REFUSE,
        encounters.GIVE,
        *CHARACTER_ACTIONS,
        *ROOM_ACTIONS,
        CAMERA_STATUS,
        PASS_TURN,
        status.REVEAL,
        status.PUT_BACK,
        portal.HELP,
        portal.DECLINE,
        events.EVENT_CHECK,
        events.EVENT_ROOM,
        events.PEEK,
        events.REMOVE,
        events.RETURN,
        events.DECLINE_EVENT,
        discussion.READY,
        *STATEMENTS,
        voting.VOTE,
        voting.ABSTAIN,
        voting.VOTE_ONCE,
        voting.ABSTAIN_ONCE,
        voting.KEEP_VOTE,
        victory.CLAIM,
        victory.KEEP_SILENT,
        victory.GUESS,
    )

    rash: ClassVar[tuple[Act, ...]] = (victory.CLAIM,)
    sides: ClassVar[Mapping[str, str]] = victory.SIDES

    def deal(self, table: CultistsTable, setup: CultistsSetup) -> None:
        deal(table)
        table.do(Night())

    def view(self, table: CultistsTable, viewer: Viewer) -> CultistsView:
        return view(table, viewer)

    def knows(self, table: CultistsTable, viewer: Viewer, record: object, field: str) -> bool:
        return knows(table, viewer, record, field)

    def imagine(self, table: CultistsTable, viewer: Viewer, chance: Chance) -> None:
        imagine(table, viewer, chance)

    def plant(self, table: CultistsTable, record: Any, field: str) -> Any:
        return another(table, record, field)

    def invariants(self, table: CultistsTable) -> Iterable[str]:
        return broken(table)

    def order(self, table: CultistsTable) -> Sequence[Seat]:
        return table.clockwise()

    @rule("event-no-connection.1")
    def silent(self, table: CultistsTable, viewer: Viewer) -> bool:
        return table.silent

    def reasons(self, table: CultistsTable, seat: Seat, act: str, args: tuple[str, ...]) -> Sequence[Reason]:
        return reasons(table, seat, act, args)

    names: ClassVar[Mapping[str, Any]] = {
        "place": lambda table, place: Text(f"cultists-place-{place}"),
        "card": lambda table, card: Text(f"cultists-card-{card}"),
        "role": lambda table, role: Text(f"cultists-role-{role}"),
        "event": lambda table, event: Text(f"cultists-event-{event}"),
    }

    def seat_name(self, table: Any, seat: Seat) -> Text | str:
        """Who gave no name goes by that of the Character; the AUTOMA sits behind the last seat."""
        seats = table.setup.seats
        if seat == len(seats) and table.setup.with_automa:
            return Text("cultists-automa")
        if 0 <= seat < len(seats) and not seats[seat].name:
            return Text(f"cultists-character-{character_of(table, seat)}")
        return super().seat_name(table, seat)


CULTISTS = Cultists()
