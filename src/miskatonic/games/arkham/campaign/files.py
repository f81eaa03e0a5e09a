"""Campaigns as files: written as JSON that people can read, and checked to the last field when they are read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from miskatonic.games.arkham.campaign.guide import GUIDES
from miskatonic.games.arkham.campaign.records import Campaign, Sheet
from miskatonic.games.arkham.campaign.refusals import Refused
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import Occasion, problems
from miskatonic.games.arkham.decks.deck import RANDOM_WEAKNESS
from miskatonic.games.arkham.declarations import Token
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.text import Text, listed, text

__all__ = ["CorruptCampaign", "read_campaign", "write_campaign"]

FORMAT = "miskatonic-arkham-campaign"
VERSION = 1
TOKENS = get_args(Token)


class CorruptCampaign(Refused):
    """A campaign file that can't be read: its text says everything that is wrong with it."""


def write_campaign(campaign: Campaign) -> str:
    """A campaign as the text of its file."""
    data = {"format": FORMAT, "version": VERSION, **msgspec.to_builtins(campaign)}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def read_campaign(source: str) -> Campaign:
    """The campaign in the text of a file."""
    try:
        data = json.loads(source)
    except (ValueError, RecursionError) as error:
        raise CorruptCampaign([Reason(text("arkham-deck-json", line=getattr(error, "lineno", 1)))]) from None
    if not isinstance(data, dict) or data.pop("format", None) != FORMAT:
        raise CorruptCampaign([Reason(text("arkham-file-format"))])
    version = data.pop("version", None)
    if version != VERSION:
        raise CorruptCampaign([Reason(text("arkham-file-version", came=str(version), version=VERSION))])
    found = list(_shape(data, Campaign, ""))
    sheets = data.get("sheets")
    for number, sheet in enumerate(sheets if isinstance(sheets, list) else ()):
        found += _shape(sheet, Sheet, f"sheets[{number}].")
    if found:
        raise CorruptCampaign(found)
    campaign = msgspec.convert(data, Campaign)
    found = list(_sense(campaign))
    if found:
        raise CorruptCampaign(found)
    return campaign


def _shape(data: object, kind: type[Struct], where: str) -> Iterator[Reason]:
    """Fields that are missing, unknown, or hold the wrong thing."""
    if not isinstance(data, dict):
        yield Reason(text("arkham-file-field", field=where.rstrip("."), problem="object"))
        return
    hints = get_type_hints(kind)
    known = {field.name: field for field in fields(kind)}
    for name in sorted(set(map(str, data)) - set(known)):
        yield Reason(text("arkham-file-unknown", field=where + name))
    for name, field in known.items():
        if name not in data:
            if field.default is NODEFAULT and field.default_factory is NODEFAULT:
                yield Reason(text("arkham-deck-missing", field=where + name))
        elif name != "sheets" or not isinstance(data[name], list):
            yield from _typed(data[name], hints[name], where + name)


def _typed(value: object, hint: Any, where: str) -> Iterator[Reason]:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        yield Reason(text("arkham-file-field", field=where, problem=str(error)))


def _sense(campaign: Campaign) -> Iterator[Reason]:
    """Fields of the right shape that name nothing there is."""
    if campaign.guide not in GUIDES:
        known = listed(list(GUIDES))
        yield Reason(text("arkham-campaign-guide", name=campaign.guide, known=known))
    elif campaign.scenario not in (*campaign.the_guide.scenarios, ""):
        yield Reason(text("arkham-file-value", field="scenario", came=campaign.scenario))
    for token in campaign.bag:
        if token not in TOKENS:
            yield Reason(text("arkham-file-value", field="bag", came=token))
    slugs = [sheet.investigator for sheet in campaign.sheets]
    for slug in sorted({slug for slug in slugs if slugs.count(slug) > 1}):
        yield Reason(text("arkham-campaign-used", investigator=slug), ("setup.1.a",))
    for number, sheet in enumerate(campaign.sheets):
        yield from _sheet_sense(sheet, f"sheets[{number}]")


def _sheet_sense(sheet: Sheet, where: str) -> Iterator[Reason]:
    for name in ("experience", "physical", "mental"):
        if getattr(sheet, name) < 0:
            yield Reason(text("arkham-file-value", field=f"{where}.{name}", came=str(getattr(sheet, name))))
    for code in (*sheet.story, *sheet.weaknesses):
        if code not in CORE.by_code and code != RANDOM_WEAKNESS:
            yield Reason(text("arkham-file-value", field=where, came=code))
    if sheet.deck.investigator != sheet.investigator:
        yield Reason(text("arkham-file-value", field=f"{where}.deck.investigator", came=sheet.deck.investigator))
        return
    occasion = Occasion(experience=None, story=sheet.story, weaknesses=sheet.weaknesses)
    for problem in problems(sheet.deck, CORE, occasion):
        in_deck: Text = text("arkham-file-deck", field=f"{where}.deck", problem=problem.text)
        yield Reason(in_deck, problem.rules)
