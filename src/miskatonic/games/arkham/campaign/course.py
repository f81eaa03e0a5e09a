"""The course of a campaign: setting the next scenario up, and recording how it ended."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from miskatonic.games.arkham.campaign.joining import available, named
from miskatonic.games.arkham.campaign.records import Campaign, Fate, Played, Sheet
from miskatonic.games.arkham.campaign.refusals import refuse
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.weaknesses import draw_weakness
from miskatonic.games.arkham.outcome import Outcome, SeatOutcome
from miskatonic.games.arkham.scenarios.scenario import Ending
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.text import text

__all__ = ["abandon", "options", "record", "start"]


def options(campaign: Campaign, lead: str = "") -> dict[str, Any]:
    """How the table of the next scenario is set (setup.2.a, setup.6.b), led by this investigator or the first."""
    team = [sheet.investigator for sheet in campaign.team]
    if lead and lead not in team:
        raise refuse(text("arkham-campaign-not-in", investigator=named(lead)), "lead-investigator.1")
    return {
        "scenario": campaign.scenario,
        "standalone": False,
        "difficulty": campaign.difficulty,
        "lead": team.index(lead) if lead else 0,
        "bag": list(campaign.bag),
        "recorded": list(campaign.notes),
        "seats": [
            {
                "name": sheet.player,
                "investigator": sheet.investigator,
                "deck": dict(sheet.deck.cards),
                "physical": sheet.physical,
                "mental": sheet.mental,
            }
            for sheet in campaign.team
        ],
    }


def start(campaign: Campaign) -> Campaign:
    """The next scenario begins: from now on nobody joins or leaves."""
    if not campaign.scenario:
        raise refuse(text("arkham-campaign-over"))
    if campaign.underway:
        raise refuse(text("arkham-campaign-underway"), "joining-or-leaving-campaign.1")
    if not campaign.team:
        raise refuse(text("arkham-campaign-nobody"), "trauma.10")
    return replace(campaign, underway=True)


def abandon(campaign: Campaign) -> Campaign:
    """The scenario is not played to its end: everything is as before it."""
    return replace(campaign, underway=False)


def record(campaign: Campaign, outcome: Outcome) -> Campaign:
    """Record what a scenario ended with, whatever it was, and go on to the next (winning-and-losing.5)."""
    if not campaign.underway or outcome.scenario != campaign.scenario:
        raise refuse(text("arkham-campaign-other", scenario=outcome.scenario))
    if tuple(seat.investigator for seat in outcome.seats) != tuple(sheet.investigator for sheet in campaign.team):
        raise refuse(text("arkham-campaign-others"))
    chance = campaign.chance()
    for sheet, seat in zip(campaign.team, outcome.seats, strict=True):
        campaign = campaign.with_sheet(_carried_on(campaign, sheet, seat, outcome, chance))
    notes = [note for note in campaign.notes if note not in outcome.crossed_out]
    notes += [note for note in outcome.records if note not in notes]
    campaign = replace(
        campaign,
        notes=tuple(notes),
        bag=outcome.bag or campaign.bag,
        played=(*campaign.played, Played(scenario=outcome.scenario, resolution=outcome.resolution)),
        heirlooms=(*campaign.heirlooms, *outcome.heirlooms),
        underway=False,
        drawn=chance.drawn,
    )
    ending = outcome.ending or _lost(campaign, outcome)
    following = "" if ending else campaign.the_guide.after(campaign.scenario)
    return replace(campaign, ending=ending, scenario=following)


def _carried_on(campaign: Campaign, sheet: Sheet, seat: SeatOutcome, outcome: Outcome, chance: Chance) -> Sheet:
    """A sheet after a scenario: trauma, experience, cards earned and lost, weaknesses that stay (weakness.6)."""
    physical, mental = sheet.physical + seat.physical, sheet.mental + seat.mental
    deck, story = sheet.deck, tuple(dict.fromkeys((*sheet.story, *seat.earned)))
    for code in outcome.lost:
        deck = deck.with_card(code, -deck.cards.get(code, 0))
        story = tuple(each for each in story if each != code)
    added = list(seat.weaknesses)
    if seat.weakness:
        taken = [code for each in campaign.sheets for code in each.deck.each()] + added
        drawn = draw_weakness(CORE, chance, taken, seat.weakness)
        added += [drawn] if drawn else []
    for code in added:
        deck = deck.with_card(code)
    return replace(
        sheet,
        deck=deck,
        experience=sheet.experience + seat.experience,
        physical=physical,
        mental=mental,
        fate=_fate(sheet.investigator, seat, physical, mental),
        story=story,
        weaknesses=(*sheet.weaknesses, *added),
    )


def _fate(investigator: str, seat: SeatOutcome, physical: int, mental: int) -> Fate:
    """Killed or insane by what is printed on the card, not by what it had in play (killed-insane-investigators.2)."""
    card = CORE.investigators[investigator]
    if seat.killed or physical >= card.health:
        return "killed"
    return "insane" if seat.insane or mental >= card.sanity else ""


def _lost(campaign: Campaign, outcome: Outcome) -> Ending:
    """With somebody killed or insane and no investigator left to choose, all have lost (trauma.12)."""
    fallen = [sheet for sheet in campaign.sheets if sheet.fate]
    now = {seat.investigator for seat in outcome.seats}
    waiting = any(sheet.investigator in now for sheet in fallen)
    return "lose" if waiting and not available(campaign) else ""
