"""A campaign laid open for a screen: chapters, notes, the bag, and each investigator's sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from miskatonic.games.arkham.campaign.joining import MOST_PLAYERS, available, named
from miskatonic.games.arkham.campaign.records import Campaign, Sheet
from miskatonic.games.arkham.campaign.telling import note_text, scenario_name, title
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import card_name
from miskatonic.games.arkham.decks.deck import counts
from miskatonic.games.arkham.declarations import PlayerCard
from miskatonic.games.arkham.names import token_name
from miskatonic.kernel.ledgers import (
    Chapter,
    GuideAnswer,
    GuideQuestion,
    Ledger,
    LedgerCard,
    LedgerFigure,
    LedgerSheet,
    Newcomer,
)
from miskatonic.kernel.text import Text

__all__ = ["LEAD", "ledger"]

LEAD = "lead"
"""The question who is the lead investigator (lead-investigator.1)."""


def ledger(campaign: Campaign) -> Ledger:
    """All that stands in the log."""
    closed = campaign.underway or not campaign.scenario or len(campaign.team) == MOST_PLAYERS
    return Ledger(
        title=title(campaign),
        chapters=tuple(_chapters(campaign)),
        notes=tuple([note_text(note) for note in campaign.notes]),
        bag=tuple([LedgerCard(token, token_name(token), count) for token, count in Counter(campaign.bag).items()]),
        sheets=tuple([_sheet(sheet) for sheet in campaign.sheets]),
        heirlooms=tuple([LedgerCard(code, _name(code)) for code in campaign.heirlooms]),
        newcomers=() if closed else tuple([Newcomer(slug, _named(slug)) for slug in available(campaign)]),
        questions=tuple(_questions(campaign)),
        underway=campaign.underway,
        over=not campaign.scenario,
    )


def _chapters(campaign: Campaign) -> Iterator[Chapter]:
    """Those that were played, the next, and those after it; where the campaign has ended early, the rest is left."""
    played = {each.scenario: each.resolution for each in campaign.played}
    for id in campaign.the_guide.scenarios:
        name = scenario_name(id)
        if id in played:
            yield Chapter(id, name, "played", _ending(played[id]))
        elif id == campaign.scenario:
            yield Chapter(id, name, "underway" if campaign.underway else "next")
        else:
            yield Chapter(id, name, "ahead" if campaign.scenario else "left")


def _ending(resolution: str) -> Text:
    if resolution == "none":
        return Text("arkham-chapter-none")
    return Text("arkham-chapter-reached", {"number": resolution})


def _questions(campaign: Campaign) -> Iterator[GuideQuestion]:
    if campaign.scenario and not campaign.underway and len(campaign.team) > 1:
        answers = [GuideAnswer(sheet.investigator, _named(sheet.investigator)) for sheet in campaign.team]
        yield GuideQuestion(LEAD, Text("arkham-question-lead"), tuple(answers))


def _sheet(sheet: Sheet) -> LedgerSheet:
    card = CORE.investigators[sheet.investigator]
    return LedgerSheet(
        character=sheet.investigator,
        name=_named(sheet.investigator),
        player=sheet.player,
        plays=sheet.plays,
        away=sheet.away and not sheet.fate,
        lost=bool(sheet.fate),
        state=Text(f"arkham-sheet-{sheet.fate or ('away' if sheet.away else 'plays')}"),
        figures=(
            LedgerFigure("experience", Text("arkham-figure-experience"), sheet.experience),
            LedgerFigure("physical", Text("arkham-figure-physical"), sheet.physical, card.health),
            LedgerFigure("mental", Text("arkham-figure-mental"), sheet.mental, card.sanity),
        ),
        cards=tuple([_card(card, count) for card, count in sheet.deck.known(CORE)]),
        earned=tuple(
            [LedgerCard(code, _name(code), included=bool(sheet.deck.cards.get(code))) for code in sheet.story]
        ),
    )


def _card(card: PlayerCard, count: int) -> LedgerCard:
    return LedgerCard(card.code, card_name(card), count, makes_room=counts(card))


def _name(code: str) -> Text:
    return Text(f"arkham-card-{code}")


def _named(investigator: str) -> Text:
    name = named(investigator)
    assert isinstance(name, Text), "every investigator of a campaign has a card"
    return name
