"""Who is asking, and in which language."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection

from miskatonic import LANGS, Lang
from miskatonic.server.errors import BadRequest, Unknown
from miskatonic.server.people import NOBODY, digest, is_token

__all__ = ["COOKIE", "Asked", "language", "person_of", "somebody", "token_of"]

COOKIE = "miskatonic"


class Asked(Request[Any, Any, Any]):
    """A request whose body must be exactly what its handler wants: "1" is no number, and an unknown field a mistake."""

    async def json(self) -> Any:
        """The body as the record that the handler takes."""
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRequest.because("request-malformed", why=str(error)[:300]) from error


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token in the header or in the cookie; nothing if there is none."""
    scheme, _, word = connection.headers.get("authorization", "").partition(" ")
    token = word.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    if token and not is_token(token):
        raise Unknown.because("token-malformed")
    return token


def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The digest of whoever asks; `NOBODY` without a token."""
    token = token_of(connection)
    return digest(token) if token else NOBODY


def somebody(person: str) -> str:
    """This person, who must be one."""
    if person == NOBODY:
        raise Unknown.because("token-needed")
    return person


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> Lang:
    """The language of `lang` in the query, else the first of ours that the browser prefers, else English."""
    named = connection.query_params.get("lang")
    if named is not None:
        if named not in LANGS:
            raise BadRequest.because("language", lang=str(named)[:20], known=", ".join(LANGS))
        return named  # type: ignore[no-any-return]  # it is among the languages
    for part in connection.headers.get("accept-language", "").split(","):
        word = part.strip()[:2].lower()
        if word in LANGS:
            return word
    return "en"
