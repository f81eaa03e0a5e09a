"""The door: pages of other servers don't come in, and nobody wants too much at once."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from miskatonic.server.errors import NotAllowed, TooMany
from miskatonic.server.limits import Allowances, Crowd
from miskatonic.server.settings import Settings

__all__ = ["Door", "address_of"]

DAY = 86_400


class Door:
    """What is counted by address: requests, new tables, live connections."""

    def __init__(self, settings: Settings) -> None:
        self._requests = Allowances(settings.rate)
        self._tables = Allowances(settings.tables_a_day / DAY, settings.tables_a_day)
        self._most_tables = settings.tables_a_day
        self.connections = Crowd(settings.connections)

    async def let_in(self, connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        """Refuse what another server's page asks in somebody's name, and whoever asks too often.

        A browser sends our cookie with whatever any page asks of us, and names the page's server as the origin. It is a
        coroutine because Litestar would send anything else to a thread and back.
        """
        if not connection.scope["path"].startswith("/api"):
            return
        origin = connection.headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
            raise NotAllowed.because("origin-foreign")
        if not self._requests.take(address_of(connection)):
            raise TooMany.because("too-fast")

    def let_make(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse one table too many."""
        if not self._tables.take(address_of(connection)):
            raise TooMany.because("many-tables", most=self._most_tables)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as the server or the balancer before it knows."""
    return connection.client.host if connection.client else ""
