"""Running the server: uvicorn, set as the figures in docs/performance.md want it."""

from __future__ import annotations

import sys

import uvicorn

from miskatonic.server.app import make_app
from miskatonic.server.settings import Settings

__all__ = ["run", "server_of"]

LARGEST_MESSAGE = 16_384
LAST_WORDS = 5
"""Seconds for requests under way when the server is stopped."""


def server_of(settings: Settings) -> uvicorn.Server:
    """The server, not yet running."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        loop="auto",
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=LAST_WORDS,
        server_header=False,
    )
    return uvicorn.Server(config)


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    server = server_of(settings)
    sys.stdout.write(f"http://{settings.host}:{settings.port}\n")
    sys.stdout.flush()
    server.run()
