"""Standalone mode: one scenario by itself, with what those before it would have left (standalone-mode.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from miskatonic.games.arkham.campaign.guide import NIGHT_OF_THE_ZEALOT, Guide
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.outcome import Finish, Finisher, conclude
from miskatonic.games.arkham.scenarios.library import SCENARIOS

__all__ = ["Before", "before"]

FIRST = "1"
"""The resolution of players who are unsure or don't mind (standalone-mode.6)."""

CULTISTS = ("01137", "01138", "01139", "01140", "01141")
MASKED_HUNTER = "01121b"


class Before(Struct, frozen=True):
    """What the scenarios that were not played have left."""

    recorded: tuple[str, ...]
    physical: tuple[int, ...]
    mental: tuple[int, ...]
    """Trauma that resolutions inflict, by seat (standalone-mode.10)."""
    story: tuple[tuple[str, ...], ...]
    """Codes of the story assets that each seat has earned."""


def before(
    scenario: str,
    investigators: Sequence[str],
    picks: Mapping[str, str] | None = None,
    lead: int = 0,
    guide: Guide = NIGHT_OF_THE_ZEALOT,
) -> Before:
    """Go straight to one resolution of each earlier scenario, from the first on; nobody earns experience for it.

    Each is taken as ended with everybody there: with resolution 1 of The Midnight Masks all six cultists were met, with
    any other they got away. A scenario of no campaign has none before it.
    """
    recorded: list[str] = []
    physical, mental = [0] * len(investigators), [0] * len(investigators)
    story: list[tuple[str, ...]] = [()] * len(investigators)
    earlier = guide.scenarios[: guide.scenarios.index(scenario)] if scenario in guide.scenarios else ()
    for skipped in earlier:
        resolution = (picks or {}).get(skipped, FIRST)
        met = (*CULTISTS, MASKED_HUNTER) if resolution == FIRST else ()
        finish = Finish(
            resolution=resolution,
            lead=lead,
            agenda=2 if resolution == FIRST else 1,
            investigators=tuple(Finisher(investigator=slug) for slug in investigators),
            victory=met,
            missed=() if met else CULTISTS,
            recorded=tuple(recorded),
        )
        outcome = conclude(SCENARIOS[skipped], CORE, finish)
        recorded = [note for note in recorded if note not in outcome.crossed_out]
        recorded += outcome.records
        for number, seat in enumerate(outcome.seats):
            physical[number] += seat.physical
            mental[number] += seat.mental
            story[number] += seat.earned
    return Before(tuple(recorded), tuple(physical), tuple(mental), tuple(story))
