"""Live updates by PostgreSQL, over two connections that stay: Litestar's own opens one for every word it says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from asyncpg.connection import connect
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

__all__ = ["PostgresChannel"]


class PostgresChannel(AsyncPgChannelsBackend):
    """LISTEN on one connection, NOTIFY on another."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._url = url
        self._saying: Any = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._saying = await connect(self._url)  # type: ignore[no-untyped-call]  # asyncpg has no types

    async def on_shutdown(self) -> None:
        if self._saying is not None:
            await self._saying.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._saying.execute("SELECT pg_notify($1, $2)", channel, data.decode())
