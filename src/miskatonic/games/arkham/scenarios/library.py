"""All scenarios there are, by id, and how one is laid out."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.arkham.cards.library import CORE, Library
from miskatonic.games.arkham.scenarios.scenario import Scenario
from miskatonic.games.arkham.scenarios.setting import Setting
from miskatonic.games.arkham.scenarios.the_devourer_below import THE_DEVOURER_BELOW
from miskatonic.games.arkham.scenarios.the_gathering import THE_GATHERING
from miskatonic.games.arkham.scenarios.the_midnight_masks import THE_MIDNIGHT_MASKS
from miskatonic.kernel.chance import Chance

__all__ = ["SCENARIOS", "lay_out"]

SCENARIOS: dict[str, Scenario] = {
    scenario.id: scenario for scenario in (THE_GATHERING, THE_MIDNIGHT_MASKS, THE_DEVOURER_BELOW)
}
"""Those of the core set; content packs add to them."""

SIDES: dict[str, str] = {
    f"arkham-ending-{scenario.id}-{id}": f"arkham-side-{'investigators' if resolution.won else 'mythos'}"
    for scenario in SCENARIOS.values()
    for id, resolution in scenario.resolutions.items()
}
"""Who has won when the core set's scenarios end, for whoever counts many games."""


def lay_out(
    scenario: Scenario, chance: Chance, investigators: int, recorded: Sequence[str] = (), library: Library = CORE
) -> Setting:
    """Carry out the set-up instructions of a scenario, then make the encounter deck of the other cards (setup.10)."""
    setting = Setting(library, chance, recorded, investigators)
    for step in scenario.setup:
        step.do(setting)
    setting.shuffle()
    return setting
