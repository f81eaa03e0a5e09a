"""Who takes part: beginning a campaign, joining it between scenarios, leaving it and coming back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from miskatonic.games.arkham.campaign.guide import DIFFICULTIES, GUIDES, Difficulty
from miskatonic.games.arkham.campaign.records import Campaign, Sheet
from miskatonic.games.arkham.campaign.refusals import Refused, refuse
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.building import problems
from miskatonic.games.arkham.decks.deck import Deck
from miskatonic.games.arkham.decks.starters import STARTERS
from miskatonic.games.arkham.decks.weaknesses import with_weaknesses
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.text import Text, listed, text

__all__ = ["MOST_PLAYERS", "available", "begin", "come_back", "join", "leave", "named"]

MOST_PLAYERS = 4


def named(investigator: str) -> Text | str:
    """What an investigator is called."""
    card = CORE.investigators.get(investigator)
    return Text(f"arkham-card-{card.code}", {}) if card else investigator


def available(campaign: Campaign) -> tuple[str, ...]:
    """The investigators that nobody has used yet in this campaign (joining-or-leaving-campaign.3, trauma.11)."""
    return tuple(slug for slug in CORE.investigators if campaign.sheet(slug) is None)


def begin(
    players: Sequence[tuple[str, str, Deck | None]],
    *,
    difficulty: Difficulty = "standard",
    guide: str = "night-of-the-zealot",
    seed: int | str = 0,
) -> Campaign:
    """Carry out the campaign setup: the chaos bag is filled and every deck is built (campaign-play.4)."""
    if guide not in GUIDES:
        raise refuse(text("arkham-campaign-guide", name=guide, known=listed(list(GUIDES))))
    if difficulty not in DIFFICULTIES:
        known = listed(list(DIFFICULTIES))
        raise refuse(text("arkham-campaign-difficulty", name=difficulty, known=known), "difficulty-level.1")
    if not players:
        raise refuse(text("arkham-campaign-nobody"))
    campaign = Campaign(
        guide=guide,
        difficulty=difficulty,
        sheets=(),
        bag=GUIDES[guide].bags[difficulty],
        scenario=GUIDES[guide].scenarios[0],
        seed=Chance.of(seed).seed,
    )
    for player, investigator, deck in players:
        campaign = join(campaign, player, investigator, deck)
    return campaign


def join(campaign: Campaign, player: str, investigator: str, deck: Deck | None = None) -> Campaign:
    """A player comes with an investigator that was not used before, and a deck of level 0 (deckbuilding.6).

    So does the player of one who was killed or driven insane (trauma.10).
    """
    _open_for_changes(campaign)
    if investigator not in CORE.investigators:
        raise refuse(text("arkham-deck-investigator", name=investigator), "deckbuilding.1")
    if campaign.sheet(investigator) is not None:
        used = text("arkham-campaign-used", investigator=named(investigator))
        raise refuse(used, "joining-or-leaving-campaign.3", "killed-insane-investigators.1", "setup.1.a")
    if len(campaign.team) == MOST_PLAYERS:
        raise refuse(text("arkham-campaign-full", most=MOST_PLAYERS))
    deck = deck or STARTERS[investigator]
    if deck.investigator != investigator:
        other = text("arkham-campaign-deck", investigator=named(investigator), other=named(deck.investigator))
        raise refuse(other, "deckbuilding.1")
    wrong = problems(deck, CORE)
    if wrong:
        raise Refused(wrong)
    chance = campaign.chance()
    taken = [code for sheet in campaign.sheets for code in sheet.deck.each()]
    deck = with_weaknesses(deck, CORE, chance, taken)
    sheet = Sheet(player=player, investigator=investigator, deck=deck)
    return replace(campaign.with_sheet(sheet), drawn=chance.drawn)


def leave(campaign: Campaign, investigator: str) -> Campaign:
    """A player leaves between two scenarios; the sheet stays in the log (joining-or-leaving-campaign.2)."""
    _open_for_changes(campaign)
    sheet = _sheet(campaign, investigator)
    if not sheet.plays:
        raise refuse(text("arkham-campaign-not-in", investigator=named(investigator)))
    return campaign.with_sheet(replace(sheet, away=True))


def come_back(campaign: Campaign, investigator: str) -> Campaign:
    """A player who left comes back, with all experience and trauma (joining-or-leaving-campaign.2)."""
    _open_for_changes(campaign)
    sheet = _sheet(campaign, investigator)
    if not sheet.away or sheet.fate:
        raise refuse(text("arkham-campaign-not-away", investigator=named(investigator)))
    if len(campaign.team) == MOST_PLAYERS:
        raise refuse(text("arkham-campaign-full", most=MOST_PLAYERS))
    return campaign.with_sheet(replace(sheet, away=False))


def _open_for_changes(campaign: Campaign) -> None:
    """Nobody comes or goes during a scenario (joining-or-leaving-campaign.1)."""
    if campaign.underway:
        raise refuse(text("arkham-campaign-underway"), "joining-or-leaving-campaign.1")
    if not campaign.scenario:
        raise refuse(text("arkham-campaign-over"))


def _sheet(campaign: Campaign, investigator: str) -> Sheet:
    found = campaign.sheet(investigator)
    if found is None:
        raise refuse(text("arkham-campaign-not-in", investigator=named(investigator)))
    return found
