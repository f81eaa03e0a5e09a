"""Counting and noting each answer over HTTP."""

from __future__ import annotations

from logging import getLogger
from time import perf_counter

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from miskatonic.server.metrics import Metrics

__all__ = ["measured"]

log = getLogger("miskatonic.requests")


def measured(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """The same application, each of whose answers is counted, and noted where the log is set to tell of it.

    Only the path is noted: what stands behind its question mark is nobody else's business.
    """

    async def through(scope: Scope, receive: Receive, send: Send) -> None:
        method = str(scope.get("method", ""))
        if not method:  # a live connection counts its own commands
            await app(scope, receive, send)
            return
        begun = perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = perf_counter() - begun
                metrics.answered(method, message["status"], took)
                facts = {
                    "method": method,
                    "path": scope["path"],
                    "status": message["status"],
                    "ms": round(took * 1e3, 2),
                }
                log.info("%s %s %s", method, scope["path"], message["status"], extra={"facts": facts})
            await send(message)

        await app(scope, receive, sending)

    return through
