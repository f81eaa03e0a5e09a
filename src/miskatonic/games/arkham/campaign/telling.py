"""A campaign log read out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from miskatonic.games.arkham.campaign.joining import named
from miskatonic.games.arkham.campaign.records import Campaign, Sheet
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.deck import size
from miskatonic.games.arkham.scenarios.library import SCENARIOS
from miskatonic.games.arkham.scenarios.log import ESCAPED, INTERROGATED
from miskatonic.kernel.text import Text, Value, listed, text

__all__ = ["note_text", "scenario_name", "tell", "title"]


def title(campaign: Campaign) -> Text:
    """Which campaign it is, and what comes next."""
    args: dict[str, Value] = {
        "guide": Text(f"arkham-guide-{campaign.guide}", {}),
        "difficulty": Text(f"arkham-difficulty-{campaign.difficulty}", {}),
    }
    if not campaign.scenario:
        ending = campaign.ending or "done"
        return Text("arkham-campaign-title-over", {**args, "ending": Text(f"arkham-campaign-ending-{ending}", {})})
    state = "underway" if campaign.underway else "next"
    return Text(f"arkham-campaign-title-{state}", {**args, "scenario": scenario_name(campaign.scenario)})


def tell(campaign: Campaign) -> tuple[Text, ...]:
    """The whole log, line by line."""
    return (title(campaign), *_course(campaign), *(line for sheet in campaign.sheets for line in _sheet(sheet)))


def _course(campaign: Campaign) -> Iterator[Text]:
    for played in campaign.played:
        name = "none" if played.resolution == "none" else "reached"
        args: dict[str, Value] = {"scenario": scenario_name(played.scenario)}
        if name == "reached":
            args["number"] = played.resolution
        yield Text(f"arkham-campaign-played-{name}", args)
    for note in campaign.notes:
        yield note_text(note)
    for code in campaign.heirlooms:
        yield text("arkham-campaign-heirloom", card=Text(f"arkham-card-{code}", {}))
    tokens = [f"{count}× {token}" if count > 1 else token for token, count in Counter(campaign.bag).items()]
    yield text("arkham-campaign-bag", tokens=listed(tokens))


def _sheet(sheet: Sheet) -> Iterator[Text]:
    state = sheet.fate or ("away" if sheet.away else "plays")
    yield Text(
        f"arkham-campaign-sheet-{state}",
        {
            "player": sheet.player,
            "investigator": named(sheet.investigator),
            "experience": sheet.experience,
            "physical": sheet.physical,
            "mental": sheet.mental,
            "cards": size(sheet.deck, CORE),
        },
    )


def scenario_name(id: str) -> Text:
    """What a scenario is called."""
    return Text(f"arkham-card-{SCENARIOS[id].reference}", {})


def note_text(note: str) -> Text:
    """What has been recorded, in words."""
    for prefix in (INTERROGATED, ESCAPED):
        if note.startswith(prefix):
            card = CORE.by_slug.get(note.removeprefix(prefix))
            name = Text(f"arkham-card-{card.code}", {}) if card else note
            return Text(f"arkham-note-{prefix.rstrip('-')}", {"card": name})
    return Text(f"arkham-note-{note}", {})
