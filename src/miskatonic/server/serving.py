"""Running the server: uvicorn, set as the figures in docs/performance.md want it."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import closing
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from miskatonic.server.app import make_app
from miskatonic.server.line import ShortLine
from miskatonic.server.logs import set_up
from miskatonic.server.settings import Settings

__all__ = ["is_open", "run", "server_of", "show"]

LARGEST_MESSAGE = 16_384
SELDOM = (50_000, 50, 20)
"""How many new things the collector waits for: hardly anything here forms circles, and looking for them takes time."""
TURN = 0.0005
"""Seconds that the loop may keep the store's thread waiting; with Python's usual 5 ms they wait for each other."""
LAST_WORDS = 5
"""Seconds for requests under way when the server is stopped."""


class Announced(uvicorn.Server):
    """The server; once it listens, it says where, and opens that in the browser if wanted."""

    opens = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = next(found.getsockname()[1] for server in self.servers for found in server.sockets)
        address = _address(self.config.host, port)
        sys.stdout.write(f"{address}\n")
        sys.stdout.flush()
        if self.opens:
            threading.Thread(target=show, args=(address,), daemon=True).start()


def server_of(settings: Settings) -> Announced:
    """The server, not yet running."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        loop="auto",
        http="h11",
        ws=ShortLine,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=LAST_WORDS,
        server_header=False,
    )
    return Announced(config)


def run(settings: Settings, *, opens: bool = False) -> None:
    """Serve until told to stop; what was acknowledged is kept, and everybody is sent away to come back."""
    set_up(settings.log, settings.log_level)
    server = server_of(settings)
    server.opens = opens
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(TURN)
    server.run()


def show(address: str) -> None:
    """Open this in the browser, where there is one with a window of its own."""
    windows = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if windows:
        webbrowser.open(address)


def is_open(settings: Settings) -> str | None:
    """Where a game room is open already at this address; None if there is none."""
    address = _address(settings.host, settings.port)
    try:
        with closing(urlopen(f"{address}/health", timeout=1)) as answer:
            return address if b'"status":"ok"' in answer.read() else None
    except (URLError, OSError, ValueError):
        return None


def _address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
