"""Whether the server is there, and whether it can work."""

from __future__ import annotations

from importlib.metadata import version

from litestar import MediaType, get
from msgspec import Struct

from miskatonic.server.http.given import TheMetrics, TheRoom

__all__ = ["Health", "health", "metrics", "ready"]


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


@get("/metrics", tags=["server"], media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(counted: TheMetrics) -> str:
    """Figures for Prometheus: how much there is of everything, and how long it takes. Nothing about anybody."""
    return str(counted)
