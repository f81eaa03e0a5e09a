"""What can be wrong with a request, each with the HTTP status that says so."""

from __future__ import annotations

from typing import ClassVar, Self

from miskatonic import IllegalChoice, JournalMisfit, MiskatonicError, OtherVersion, StaleDecision, Text, WrongSeat

__all__ = [
    "BadRequest",
    "Busy",
    "Conflict",
    "NotAllowed",
    "NotFound",
    "Raced",
    "RoomError",
    "TooMany",
    "Unknown",
    "status_of",
]


class RoomError(MiskatonicError):
    """Something that the game room does not do; says what it would do."""

    status: ClassVar[int] = 400

    @classmethod
    def because(cls, reason: str, /, **args: int | str) -> Self:
        """The error of this name; its words are the message `room-...`."""
        return cls(f"room.{reason}", Text(f"room-{reason}", {**args}))


class BadRequest(RoomError):
    """The request makes no sense here."""


class Unknown(RoomError):
    """Nobody knows who is asking: a token is needed."""

    status = 401


class NotAllowed(RoomError):
    """This person may not do that."""

    status = 403


class NotFound(RoomError):
    """There is no such thing."""

    status = 404


class Conflict(RoomError):
    """The table has moved on, or is in no state for that."""

    status = 409


class Raced(Conflict):
    """Another node was faster at this table: what was wanted has not happened, and may be wanted again."""


class TooMany(RoomError):
    """Too many, too often."""

    status = 429


class Busy(RoomError):
    """The store is out of reach for the moment; nothing was kept."""

    status = 503


def status_of(error: MiskatonicError) -> int:
    """The HTTP status for an error."""
    if isinstance(error, RoomError):
        return error.status
    if isinstance(error, WrongSeat | IllegalChoice | StaleDecision):
        return 409
    if isinstance(error, JournalMisfit | OtherVersion):
        return 422
    return 400
