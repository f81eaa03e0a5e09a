"""What a scenario is: the cards it needs, the instructions that set it up, and the endings it can have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from miskatonic.games.arkham.scenarios.steps import Gather, GatherAside, GatherOneAtRandom, Step

__all__ = ["NO_RESOLUTION", "Ending", "Everybody", "Resolution", "Scenario"]

NO_RESOLUTION = "none"
"""The ending of a scenario in which no resolution was reached (winning-and-losing.4)."""

Everybody = Literal["each", "lead"]
Ending = Literal["", "win", "lose", "survived"]


class Resolution(Struct, frozen=True, kw_only=True):
    """One ending of a scenario (winning-and-losing.1): what is recorded, suffered and earned (campaign-play.5)."""

    won: bool
    """Whether it is a victory in standalone mode: a resolution that an act calls for (winning-and-losing.6)."""
    records: tuple[str, ...] = ()
    """Notes for the campaign log."""
    killed: Literal["", "each", "not-resigned"] = ""
    """Who is killed (killed-insane-investigators.4)."""
    physical: int = 0
    mental: int = 0
    """Trauma, and whether each investigator suffers it or the lead investigator alone."""
    suffers: Everybody = "each"
    victory: bool = True
    """Whether the victory display counts (experience.2)."""
    bonus: int = 0
    lead_bonus: int = 0
    """Experience beside the victory display, for each investigator and for the lead investigator."""
    earns: tuple[str, ...] = ()
    """Codes of story assets that the lead investigator earns."""
    heirlooms: tuple[str, ...] = ()
    """Codes of story assets that somebody earns, as the group chooses, if the lead investigator was killed."""
    loses: tuple[str, ...] = ()
    """Codes of story assets that leave the campaign."""
    weakness: str = ""
    """A trait: each investigator adds a random basic weakness with it."""
    tally: Literal["", "cultists", "cultists-and-hunter"] = ""
    """Whether the names of cultists met and missed are recorded, with the Masked Hunter while agenda 1 is current."""
    ending: Ending = ""
    """How the campaign ends with it, if it does."""


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario of a campaign."""

    id: str
    resolutions: dict[str, Resolution]
    """By the number that cards name, such as "1"; "none" is the ending without one."""
    reference: str = ""
    """Code of the scenario reference card."""
    agendas: tuple[str, ...] = ()
    acts: tuple[str, ...] = ()
    """Codes, in the order of their stages (setup.11.a, setup.12.a)."""
    setup: tuple[Step, ...] = ()
    """The instructions of the campaign guide, in order (setup.10.a)."""
    story: tuple[str, ...] = ()
    """Messages that are told as it begins: introduction, agenda 1a, act 1a (setup.9.a)."""
    layout: dict[str, tuple[int, int]] = {}
    """Column and row of each place, for drawing; a place goes by the title of its location."""

    def steps(self) -> tuple[Step, ...]:
        """All instructions, those inside of others after them."""
        return tuple(_each(self.setup))

    def sets(self) -> tuple[str, ...]:
        """The encounter sets that it may gather."""
        return tuple(dict.fromkeys(name for step in self.steps() for name in _sets(step)))


def _each(steps: Iterable[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from _each(step.needs())


def _sets(step: Step) -> tuple[str, ...]:
    if isinstance(step, Gather | GatherOneAtRandom):
        return step.sets
    return (step.encounter_set,) if isinstance(step, GatherAside) else ()
