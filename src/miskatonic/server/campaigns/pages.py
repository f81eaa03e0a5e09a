"""A campaign's pages: each is the whole campaign as it stands. What happens to it adds a page; none is ever changed."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import miskatonic
from miskatonic import GameType
from miskatonic.server.errors import NotFound
from miskatonic.server.store import KeptPage

__all__ = ["Page", "Partner", "decode", "kept"]


class Partner(Struct, frozen=True, omit_defaults=True):
    """Who plays a character: a person (the digest of the token), a kind of computer player, or nobody yet."""

    holder: str = ""
    player: str = ""

    @property
    def kind(self) -> Literal["open", "person", "computer"]:
        return "computer" if self.player else "person" if self.holder else "open"


class Page(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A campaign between two of its games, or while one is being played."""

    at: int
    """When this came about, in milliseconds since 1970."""
    game: str
    host: str
    title: str = ""
    file: str
    """What the game keeps of it; the server reads nothing in there."""
    partners: dict[str, Partner] = {}
    """By character."""
    table: str = ""
    """The table whose result will be carried back: no other one's is."""
    tables: tuple[str, ...] = ()
    """Those whose results were, in their order."""

    @property
    def kind(self) -> GameType[Any]:
        """The game that is played, which must have campaigns."""
        return miskatonic.game_type(self.game)

    @property
    def book(self) -> Any:
        """What the game knows about its campaigns."""
        book = self.kind.campaigns
        if book is None:
            raise NotFound.because("no-campaigns", game=self.game)
        return book

    def people(self) -> set[str]:
        """The host, and all who play a character."""
        return {self.host, *(partner.holder for partner in self.partners.values() if partner.holder)}

    def characters_of(self, person: str) -> tuple[str, ...]:
        """The characters that this person plays."""
        return tuple([name for name, partner in self.partners.items() if person and partner.holder == person])

    def with_partner(self, character: str, partner: Partner) -> Page:
        """With somebody else playing this character."""
        return replace(self, partners={**self.partners, character: partner})


_encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Page).decode


def kept(campaign: str, version: int, page: Page) -> KeptPage:
    """A page as the store takes it."""
    return KeptPage(campaign, version, _encode(page), page.game, page.at, page.people(), page.table)
