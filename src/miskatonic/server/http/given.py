"""What handlers are given: parts of the server, and what stands in the address, each with its limits."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from miskatonic.server.campaigns import Keeper
from miskatonic.server.http.door import Door
from miskatonic.server.metrics import Metrics
from miskatonic.server.room import Room
from miskatonic.server.settings import Settings

__all__ = [
    "Count",
    "GameAsked",
    "SeatAsked",
    "TheDoor",
    "TheKeeper",
    "TheMetrics",
    "TheRoom",
    "TheSettings",
    "Word",
    "Words",
]

TheRoom: TypeAlias = NamedDependency[Room]
TheKeeper: TypeAlias = NamedDependency[Keeper]
TheSettings: TypeAlias = NamedDependency[Settings]
TheDoor: TypeAlias = NamedDependency[Door]
TheMetrics: TypeAlias = NamedDependency[Metrics]

Word: TypeAlias = FromPath[str]
Words: TypeAlias = Annotated[str, QueryParameter(max_length=200)]
Count: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
GameAsked: TypeAlias = Annotated[str | None, QueryParameter(max_length=64)]
SeatAsked: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=31)]
