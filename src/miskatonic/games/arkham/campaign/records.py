"""What a campaign is made of: its log, and each investigator's sheet."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.games.arkham.campaign.guide import GUIDES, Difficulty, Guide
from miskatonic.games.arkham.decks.deck import Deck
from miskatonic.games.arkham.scenarios.scenario import Ending
from miskatonic.kernel.chance import Chance

__all__ = ["Campaign", "Fate", "Played", "Sheet"]

Fate = Literal["", "killed", "insane"]


class Sheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One investigator's part of the campaign log: it stays when the player leaves (joining-or-leaving-campaign.2)."""

    player: str
    investigator: str
    deck: Deck
    experience: int = 0
    """Not spent yet (experience.13)."""
    physical: int = 0
    mental: int = 0
    """Trauma (trauma.1)."""
    fate: Fate = ""
    away: bool = False
    """Whether its player has left."""
    story: tuple[str, ...] = ()
    """Codes of story assets that it has earned."""
    weaknesses: tuple[str, ...] = ()
    """Codes of weaknesses that play has added to its deck."""

    @property
    def plays(self) -> bool:
        """Whether it takes part in the next scenario."""
        return not self.fate and not self.away


class Played(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario that is over, and how it ended."""

    scenario: str
    resolution: str


class Campaign(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A campaign between two scenarios, or while one is being played."""

    guide: str
    difficulty: Difficulty
    """Chosen once, before the first scenario (difficulty-level.1)."""
    sheets: tuple[Sheet, ...]
    """All investigators that were ever used in it, in the order in which they came."""
    bag: tuple[str, ...]
    """The chaos bag, as the last scenario left it (setup.6.b)."""
    scenario: str
    """The one to be played next; empty, when the campaign is over."""
    underway: bool = False
    """Whether it is being played now: who takes part is settled (joining-or-leaving-campaign.1)."""
    notes: tuple[str, ...] = ()
    """What has been recorded, as ids."""
    played: tuple[Played, ...] = ()
    heirlooms: tuple[str, ...] = ()
    """Codes of story assets that somebody is still to earn."""
    ending: Ending = ""
    seed: int = 0
    drawn: int = 0
    """Where its own chance stands: it draws basic weaknesses."""

    @property
    def the_guide(self) -> Guide:
        return GUIDES[self.guide]

    @property
    def team(self) -> tuple[Sheet, ...]:
        """The investigators of the next scenario, in seating order."""
        return tuple(sheet for sheet in self.sheets if sheet.plays)

    def chance(self) -> Chance:
        """Its chance, as far as it was used."""
        return Chance(self.seed, self.drawn)

    def sheet(self, investigator: str) -> Sheet | None:
        """An investigator's sheet, if it was ever used."""
        return next((sheet for sheet in self.sheets if sheet.investigator == investigator), None)

    def with_sheet(self, sheet: Sheet) -> Campaign:
        """With a sheet of an investigator as it is now, or with a new one."""
        if self.sheet(sheet.investigator) is None:
            return replace(self, sheets=(*self.sheets, sheet))
        kept = tuple(sheet if each.investigator == sheet.investigator else each for each in self.sheets)
        return replace(self, sheets=kept)
