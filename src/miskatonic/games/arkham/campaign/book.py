"""Campaigns as tools see them: the text of a file in, the text of the changed file out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from msgspec import Struct

from miskatonic.games.arkham.campaign.course import abandon, options, record, start
from miskatonic.games.arkham.campaign.files import read_campaign, write_campaign
from miskatonic.games.arkham.campaign.guide import NIGHT_OF_THE_ZEALOT, Difficulty
from miskatonic.games.arkham.campaign.joining import begin, come_back, join, leave, named
from miskatonic.games.arkham.campaign.ledger import LEAD, ledger
from miskatonic.games.arkham.campaign.purchases import buy, exclude, include, inherit
from miskatonic.games.arkham.campaign.records import Campaign
from miskatonic.games.arkham.campaign.refusals import refuse
from miskatonic.games.arkham.campaign.telling import tell, title
from miskatonic.games.arkham.campaign.wares import wares
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.book import from_plain, to_plain
from miskatonic.games.arkham.decks.names import find, nearest_name
from miskatonic.games.arkham.outcome import Outcome
from miskatonic.kernel import campaigns
from miskatonic.kernel.decks import Deck
from miskatonic.kernel.errors import nearest
from miskatonic.kernel.ledgers import Ledger, Ware
from miskatonic.kernel.text import Text, listed, text

__all__ = ["ArkhamCampaigns"]


def _card(written: str) -> str:
    """The code of a card by name, slug or code; a level above 0 as in "Beat Cop (2)" or "beat-cop-2"."""
    name, bracket, level = written.rstrip(" )").rpartition("(")
    code = find(name.strip(), int(level)) if bracket and level.isdecimal() else find(written)
    if code is None:
        close = nearest_name(written)
        raise refuse(
            text("arkham-deck-unknown", codes=written)
            if close is None
            else text("arkham-deck-unknown-near", name=written, nearest=close)
        )
    return code


def _buy(campaign: Campaign, investigator: str, card: str, removed: str = "") -> Campaign:
    return buy(campaign, investigator, _card(card), _card(removed) if removed else None)


_CHANGES: dict[str, Callable[..., Campaign]] = {
    "leave": leave,
    "return": come_back,
    "upgrade": _buy,
    "include": lambda campaign, investigator, card: include(campaign, investigator, _card(card)),
    "exclude": lambda campaign, investigator, card: exclude(campaign, investigator, _card(card)),
    "inherit": lambda campaign, investigator, card: inherit(campaign, investigator, _card(card)),
}


class CampaignOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be chosen for a new campaign."""

    guide: str = NIGHT_OF_THE_ZEALOT.id
    difficulty: Difficulty = "standard"


class ArkhamCampaigns:
    """The campaigns of the core set."""

    options: type[Struct] = CampaignOptions
    changes: Mapping[str, str] = {
        "leave": "investigator",
        "return": "investigator",
        "upgrade": "investigator card [card]",
        "include": "investigator card",
        "exclude": "investigator card",
        "inherit": "investigator card",
    }

    def characters(self) -> Mapping[str, Text]:
        return {slug: Text(f"arkham-card-{card.code}") for slug, card in CORE.investigators.items()}

    def begin(self, members: Sequence[campaigns.Member], options: Mapping[str, str], seed: int | str) -> str:
        unknown = sorted(set(options) - {"difficulty", "guide"})
        if unknown:
            raise refuse(text("arkham-campaign-option", names=listed(unknown)))
        players = [(name, slug, from_plain(deck) if deck else None) for name, slug, deck in members]
        usual = CampaignOptions()
        difficulty = cast("Difficulty", options.get("difficulty", usual.difficulty))
        return write_campaign(begin(players, difficulty=difficulty, guide=options.get("guide", usual.guide), seed=seed))

    def tell(self, file: str) -> Sequence[Text]:
        return tell(read_campaign(file))

    def title(self, file: str) -> Text:
        return title(read_campaign(file))

    def ledger(self, file: str) -> Ledger:
        return ledger(read_campaign(file))

    def wares(self, file: str, character: str) -> Sequence[Ware]:
        return tuple(wares(read_campaign(file), character))

    def underway(self, file: str) -> bool:
        return read_campaign(file).underway

    def table(self, file: str, answers: Mapping[str, str] | None = None) -> dict[str, Any]:
        return options(read_campaign(file), (answers or {}).get(LEAD, ""))

    def started(self, file: str) -> str:
        return write_campaign(start(read_campaign(file)))

    def abandoned(self, file: str) -> str:
        return write_campaign(abandon(read_campaign(file)))

    def recorded(self, file: str, view: Struct) -> str:
        outcome = getattr(view, "outcome", None)
        if not isinstance(outcome, Outcome):
            raise refuse(text("arkham-campaign-unfinished"))
        return write_campaign(record(read_campaign(file), outcome))

    def change(self, file: str, name: str, args: Sequence[str]) -> str:
        campaign = read_campaign(file)
        if name not in _CHANGES:
            close = nearest(name, _CHANGES)
            raise refuse(text("arkham-campaign-change", name=name, nearest=close, known=listed(list(_CHANGES))))
        wanted = self.changes[name].split()
        least = sum(not word.startswith("[") for word in wanted)
        if not least <= len(args) <= len(wanted):
            raise refuse(text("arkham-campaign-words", name=name, words=self.changes[name]))
        return write_campaign(_CHANGES[name](campaign, *args))

    def joined(self, file: str, member: campaigns.Member) -> str:
        name, slug, deck = member
        return write_campaign(join(read_campaign(file), name, slug, from_plain(deck) if deck else None))

    def deck(self, file: str, character: str) -> Deck:
        sheet = read_campaign(file).sheet(character)
        if sheet is None:
            raise refuse(text("arkham-campaign-not-in", investigator=named(character)))
        return to_plain(sheet.deck)
