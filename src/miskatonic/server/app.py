"""The application: the room, its store and its computer players, behind the routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

from miskatonic.server.campaigns import Keeper
from miskatonic.server.computers import Brains, Computers
from miskatonic.server.http.asking import Asked
from miskatonic.server.http.campaigns import CampaignPages
from miskatonic.server.http.decks import Decks
from miskatonic.server.http.door import Door
from miskatonic.server.http.faults import HANDLERS
from miskatonic.server.http.games import Games
from miskatonic.server.http.headers import put_on
from miskatonic.server.http.health import health, ready
from miskatonic.server.http.health import metrics as figures
from miskatonic.server.http.live import live
from miskatonic.server.http.measuring import measured
from miskatonic.server.http.replays import Replays
from miskatonic.server.http.tables import Tables
from miskatonic.server.metrics import Metrics
from miskatonic.server.relay import Connect, Relay, channel_of
from miskatonic.server.room import Room
from miskatonic.server.settings import Settings
from miskatonic.server.store import Store

__all__ = ["LARGEST_BODY", "make_app"]

LARGEST_BODY = 600_000
TIDY = 30.0


def make_app(settings: Settings | None = None, connect: Connect | None = None) -> Litestar:
    """The server as an ASGI application. `connect` gives what carries live updates, if that is none of the usual."""
    chosen = settings or Settings()
    if connect is None and chosen.live:
        connect = channel_of(chosen.live)
    room = Room(Store(chosen.database), chosen.in_memory, chosen.idle)
    door, metrics, keeper = Door(chosen), Metrics(room), Keeper(room)
    routes: list[Any] = [health, ready, figures, Games, Decks, Tables, Replays, CampaignPages, live]
    if chosen.has_client:
        routes.append(create_static_files_router(path="/", directories=[chosen.client], html_mode=True))
    return Litestar(
        routes,
        dependencies={
            "room": Provide(lambda: room, use_cache=True, sync_to_thread=False),
            "keeper": Provide(lambda: keeper, use_cache=True, sync_to_thread=False),
            "settings": Provide(lambda: chosen, use_cache=True, sync_to_thread=False),
            "door": Provide(lambda: door, use_cache=True, sync_to_thread=False),
            "counted": Provide(lambda: metrics, use_cache=True, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        guards=[door.let_in],
        middleware=[partial(measured, metrics=metrics)],
        logging_config=None,
        lifespan=[_lifespan(room, keeper, chosen, None if connect is None else Relay(room, connect, chosen.beat))],
        openapi_config=OpenAPIConfig(title="miskatonic", version="1", path="/api/schema"),
        request_max_body_size=LARGEST_BODY,
        request_class=Asked,
        before_send=[put_on],
    )


def _lifespan(room: Room, keeper: Keeper, settings: Settings, relay: Relay | None) -> Any:
    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await room.store.open()
        brains = Brains(settings.thinkers, settings.budget, settings.loads)
        computers = Computers(brains, relay is not None, room.holds)
        room.changed += [computers.consider, keeper.consider]
        room.writer.start()
        if relay is not None:
            relay.start()
        tidying = asyncio.create_task(_tidy(room))
        try:
            yield
        finally:
            tidying.cancel()
            with suppress(asyncio.CancelledError):
                await tidying
            computers.stop()
            await keeper.stop()
            await room.writer.stop()
            if relay is not None:
                await relay.stop()
            await room.store.close()

    return running


async def _tidy(room: Room) -> None:
    while True:
        await asyncio.sleep(TIDY)
        room.tidy()
