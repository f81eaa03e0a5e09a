"""The routes of games, rules and identities: what needs no table."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.status_codes import HTTP_200_OK

import miskatonic
from miskatonic import rules as reference
from miskatonic.rules import Entry, RuleIdError
from miskatonic.server.describing import every_game, words_of
from miskatonic.server.errors import NotFound
from miskatonic.server.http.asking import COOKIE, Asked, language, token_of
from miskatonic.server.http.given import Count, GameAsked, Word, Words
from miskatonic.server.people import new_token
from miskatonic.server.wire.games import GameInfo
from miskatonic.server.wire.requests import Identity
from miskatonic.server.wire.rules import ClauseView, RuleEntry, RuleHit

__all__ = ["Games"]

YEAR = 365 * 86_400


class Games(Controller):
    """Games, their words and their rules."""

    path = "/api"
    tags = ["games"]

    @post("/people", status_code=HTTP_200_OK)
    async def introduce(self, request: Asked) -> Response[Identity]:
        """Who you are: the token that you came with, or a new one; also as a cookie."""
        token = token_of(request) or new_token()
        response = Response(Identity(token))
        response.set_cookie(
            COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=request.url.scheme == "https"
        )
        return response

    @get("/games")
    async def games(self, request: Asked) -> list[GameInfo]:
        """All games, with their options and the computer players that can sit down."""
        return every_game(language(request))

    @get("/games/{game:str}/words")
    async def words(self, request: Asked, game: Word) -> dict[str, str]:
        """Names of a game's cards and places, labels of its view, and what its cards say, by id."""
        return await asyncio.to_thread(words_of, miskatonic.game_type(game), language(request))

    @get("/rules")
    async def search(self, request: Asked, q: Words, game: GameAsked = None, limit: Count = 10) -> list[RuleHit]:
        """Rules that these words may mean, in any of the four languages, best first."""
        lang = language(request)
        book = game if game in reference.GAMES else None
        most = min(max(limit, 1), 50)
        hits = await asyncio.to_thread(reference.search, q, book, lang, most)
        return [RuleHit(_entry(hit.game, hit.entry, lang), hit.clause.id if hit.clause else None) for hit in hits]

    @get("/rules/{game:str}")
    async def titles(self, request: Asked, game: Word) -> dict[str, str]:
        """The titles of a game's rules by their ids, for links."""
        if game not in reference.GAMES:
            return {}
        lang = language(request)
        return {str(entry.id): entry.title.to(lang) for entry in reference.book(game).entries}

    @get("/rules/{game:str}/{id:str}")
    async def rule(self, request: Asked, game: Word, id: Word) -> RuleEntry:
        """The entry of this id, or the one that holds the clause of this id."""
        if game not in reference.GAMES:
            raise NotFound.because("rule-unknown", rule=id[:80])
        try:
            found = reference.entry_of(id, game) if reference.known(id, game) else reference.entry(id, game)
        except RuleIdError as error:
            raise NotFound.because("rule-unknown", rule=id[:80]) from error
        return _entry(game, found, language(request))


def _entry(game: str, entry: Entry, lang: reference.Lang) -> RuleEntry:
    return RuleEntry(
        game=game,
        id=entry.id,
        title=entry.title.to(lang),
        section=entry.section,
        clauses=tuple(ClauseView(clause.id, clause.text) for clause in entry.clauses),
        readings=tuple(f"{doubt.issue} {doubt.reading}" for doubt in entry.ambiguity),
        table=dict(entry.table),
        see=entry.see,
    )
