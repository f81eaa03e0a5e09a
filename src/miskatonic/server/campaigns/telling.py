"""A campaign as somebody who takes part is told of it, in that person's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic import GameType, Lang, Ledger, Text, telling_of
from miskatonic.server.campaigns.pages import Page, Partner
from miskatonic.server.describing import options_of
from miskatonic.server.errors import NotFound
from miskatonic.server.table import Table
from miskatonic.server.telling import worded
from miskatonic.server.wire.campaigns import CampaignPlan, CampaignSummary, CampaignView, CharacterInfo, MemberView

__all__ = ["plan_of", "summary", "view", "wares"]


def plan_of(kind: GameType[Any], lang: Lang) -> CampaignPlan:
    """What a campaign of a game is begun with."""
    book = kind.campaigns
    if book is None:
        raise NotFound.because("no-campaigns", game=kind.id)
    say = _speaker(kind, lang)
    characters = tuple([CharacterInfo(character, say(name)) for character, name in book.characters().items()])
    return CampaignPlan(kind.id, options_of(kind, book.options, lang), characters, kind.players[-1])


def summary(id: str, page: Page, lang: Lang) -> CampaignSummary:
    """A line in the list of a person's campaigns."""
    ledger: Ledger = page.book.ledger(page.file)
    line = _speaker(page.kind, lang)(ledger.title)
    return CampaignSummary(id, page.game, page.title, line, page.table, ledger.over, page.at)


def view(id: str, version: int, page: Page, table: Table | None, person: str, lang: Lang) -> CampaignView:
    """The whole campaign. Who holds a character is told by no more than whether it is the reader."""
    ledger: Ledger = page.book.ledger(page.file)
    members = [
        _member(sheet.character, page.partners.get(sheet.character, Partner()), person) for sheet in ledger.sheets
    ]
    return CampaignView(
        id=id,
        game=page.game,
        title=page.title,
        version=version,
        host=person == page.host,
        members=tuple(members),
        table=page.table,
        status=None if table is None else table.status,
        tables=page.tables,
        ledger=worded(ledger, _speaker(page.kind, lang)),
    )


def wares(page: Page, character: str, lang: Lang) -> list[Any]:
    """What a character may buy, in words."""
    with telling_of(page.kind):
        found = page.book.wares(page.file, character)
    say = _speaker(page.kind, lang)
    return [worded(each, say) for each in found]


def _member(character: str, partner: Partner, person: str) -> MemberView:
    return MemberView(character, partner.kind, partner.player, bool(person) and partner.holder == person)


def _speaker(kind: GameType[Any], lang: Lang) -> Callable[[Text], str]:
    names = kind.names_at(None)
    return lambda text: kind.words.say(text, lang, names)
