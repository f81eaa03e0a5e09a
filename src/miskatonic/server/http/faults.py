"""How mistakes are told: always as a `Fault`, in the reader's language, with the status that fits."""

from __future__ import annotations

from logging import getLogger
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException

from miskatonic import EngineFault, Lang, MiskatonicError, words
from miskatonic.server.errors import BadRequest, Busy, RoomError, status_of
from miskatonic.server.http.asking import Asked, language
from miskatonic.server.store import Unsaved
from miskatonic.server.wire.requests import Fault
from miskatonic.server.wire.tables import ReasonView

__all__ = ["HANDLERS"]

log = getLogger(__name__)

NAMES = {
    401: "token-needed",
    403: "not-allowed",
    404: "no-such-page",
    405: "no-such-method",
    413: "too-large",
    415: "not-json",
    429: "too-fast",
}


def _lang(request: Asked) -> Lang:
    try:
        return language(request)
    except BadRequest:
        return "en"


def _told(request: Asked, error: MiskatonicError, status: int) -> Response[Fault]:
    lang = _lang(request)
    said = words() if error.game is None else error.game.words
    problems = tuple(ReasonView(said.say(each.text, lang), each.rules) for each in error.problems)
    fault = Fault(error.code, error.say(lang), problems)
    return Response(fault, status_code=status, media_type=MediaType.JSON)


def refused(request: Asked, error: MiskatonicError) -> Response[Fault]:
    """Something that the room or the game does not do."""
    return _told(request, error, status_of(error))


def malformed(request: Asked, error: ValidationException) -> Response[Fault]:
    """A body or a query that is not what is wanted there."""
    details = error.extra if isinstance(error.extra, list) else []
    why = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".lstrip(": ") for each in details)
    return _told(request, BadRequest.because("request-malformed", why=(why or error.detail)[:300]), 400)


def by_status(request: Asked, error: HTTPException) -> Response[Fault]:
    """What Litestar finds wrong by itself."""
    status = error.status_code
    if status == 400:
        return _told(request, BadRequest.because("request-malformed", why=error.detail[:300]), 400)
    return _told(request, RoomError.because(NAMES.get(status, "fault")), status)


def unsaved(request: Asked, error: Unsaved) -> Response[Fault]:
    """The store is out of reach."""
    log.error("the store is out of reach: %s", error)
    return _told(request, Busy.because("unsaved"), 503)


def broken(request: Asked, error: Exception) -> Response[Fault]:
    """A mistake of ours: nothing of it is told but that it happened."""
    log.error("request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _told(request, RoomError.because("fault"), 500)


HANDLERS: dict[Any, Any] = {
    MiskatonicError: refused,
    ValidationException: malformed,
    HTTPException: by_status,
    Unsaved: unsaved,
    EngineFault: broken,
    Exception: broken,
}
