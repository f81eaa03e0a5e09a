"""Campaigns for tests: who plays, and how a scenario went."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham.campaign.course import record, start
from miskatonic.games.arkham.campaign.joining import begin
from miskatonic.games.arkham.campaign.records import Campaign, Sheet
from miskatonic.games.arkham.outcome import Outcome, SeatOutcome

__all__ = ["at", "campaign", "ended", "played"]


def campaign(*investigators: str, **options: Any) -> Campaign:
    """A campaign at its beginning; players are named after their investigators."""
    players = [(slug.partition("-")[0].title(), slug, None) for slug in investigators or ("roland-banks",)]
    return begin(players, **options)


def at(scene: Campaign, investigator: str) -> Sheet:
    """The sheet of an investigator who is known to be there."""
    sheet = scene.sheet(investigator)
    assert sheet is not None
    return sheet


def ended(
    scene: Campaign, resolution: str = "1", *, seats: dict[str, dict[str, Any]] | None = None, **facts: Any
) -> Outcome:
    """How the scenario under way ended; `seats` says what each investigator took away."""
    taken = seats or {}
    return Outcome(
        scenario=scene.scenario,
        resolution=resolution,
        won=True,
        seats=tuple(
            SeatOutcome(investigator=sheet.investigator, **taken.get(sheet.investigator, {})) for sheet in scene.team
        ),
        **facts,
    )


def played(scene: Campaign, resolution: str = "1", **facts: Any) -> Campaign:
    """The campaign after its next scenario."""
    return record(start(scene), ended(scene, resolution, **facts))
