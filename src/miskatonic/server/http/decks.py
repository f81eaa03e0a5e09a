"""The routes of decks: what they are built from, what is wrong with one, lists of them, and what can be bought.

The server keeps no decks; a browser keeps those of its person.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from litestar import Controller, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

import miskatonic
from miskatonic import GameType, Lang, MiskatonicError
from miskatonic.server.errors import NotFound
from miskatonic.server.http.asking import Asked, language
from miskatonic.server.http.given import Word
from miskatonic.server.telling import worded
from miskatonic.server.wire.decks import (
    DeckAsked,
    DeckBought,
    DeckChecked,
    DeckFile,
    DeckListed,
    DeckOffer,
    DeckPurchase,
    DeckRead,
    DeckWanted,
    DeckWritten,
)
from miskatonic.server.wire.tables import ReasonView

__all__ = ["Decks"]

T = TypeVar("T")


class Decks(Controller):
    """Decks of a game that is played with some; `lang` in the query chooses the language of what comes back."""

    path = "/api/games/{game:str}/decks"
    tags = ["decks"]

    @get("/")
    async def collection(self, request: Asked, game: Word) -> Any:
        """All that decks are built from: the game's own record, as `...Collection` of the schema tells it."""
        return await asyncio.to_thread(_collection, _with_decks(game), language(request))

    @post("/checks", status_code=HTTP_200_OK)
    async def check(self, request: Asked, game: Word, data: JSONBody[DeckAsked]) -> DeckChecked:
        """All that is wrong with a deck, at once and in words."""
        kind, lang = _with_decks(game), language(request)
        found = _of(kind, lambda decks: decks.problems(data.deck, data.purpose))
        problems = tuple(ReasonView(kind.words.say(each.text, lang), each.rules) for each in found)
        return DeckChecked(problems, {} if problems else _of(kind, lambda decks: decks.seat(data.deck)))

    @post("/readings", status_code=HTTP_200_OK)
    async def read(self, game: Word, data: JSONBody[DeckFile]) -> DeckRead:
        """The deck in a list; what can't be read is told, and nothing is left out."""
        return DeckRead(await asyncio.to_thread(_of, _with_decks(game), lambda decks: decks.read(data.text)))

    @post("/writings", status_code=HTTP_200_OK)
    async def write(self, request: Asked, game: Word, data: JSONBody[DeckListed]) -> DeckWritten:
        """A deck as a list, for other programs or for people."""
        lang = language(request)
        return DeckWritten(_of(_with_decks(game), lambda decks: decks.write(data.deck, data.form, lang)))

    @post("/offers", status_code=HTTP_200_OK)
    async def offers(self, game: Word, data: JSONBody[DeckWanted]) -> list[DeckOffer]:
        """What can be bought for a deck, cheapest first."""
        found = _of(_with_decks(game), lambda decks: decks.offers(data.deck))
        return [DeckOffer(each.card, each.cost, each.out) for each in found]

    @post("/purchases", status_code=HTTP_200_OK)
    async def buy(self, game: Word, data: JSONBody[DeckPurchase]) -> DeckBought:
        """A deck after a purchase. Nothing is kept: whoever asks has the new deck or the old one."""
        wanted = (data.deck, data.experience, data.card, data.out)
        return DeckBought(*_of(_with_decks(game), lambda decks: decks.buy(*wanted)))


def _with_decks(game: str) -> GameType[Any]:
    kind = miskatonic.game_type(game)
    if kind.decks is None:
        raise NotFound.because("no-decks", game=game)
    return kind


def _of(kind: GameType[Any], wanted: Callable[[Any], T]) -> T:
    """What a game's decks answer; a refusal is said in the game's words."""
    try:
        return wanted(kind.decks)
    except MiskatonicError as error:
        error.game = error.game or kind
        raise


@cache
def _collection(kind: GameType[Any], lang: Lang) -> Any:
    assert kind.decks is not None, "the game was chosen for its decks"
    names = kind.names_at(None)
    return worded(kind.decks.collection(), lambda text: kind.words.say(text, lang, names))
