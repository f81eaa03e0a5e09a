"""Whether the server is there, and whether it can work."""

from __future__ import annotations

from importlib.metadata import version

from litestar import get
from msgspec import Struct

from miskatonic.server.http.given import TheRoom

__all__ = ["Health", "health", "ready"]


class Health(Struct, frozen=True):
    """The answer of a server that is well."""

    status: str
    version: str


@get("/health", tags=["server"])
async def health() -> Health:
    """Answers as soon as the server does."""
    return Health("ok", version("miskatonic"))


@get("/ready", tags=["server"])
async def ready(room: TheRoom) -> Health:
    """Answers if the store does as well."""
    await room.store.ping()
    return Health("ok", version("miskatonic"))
