"""What a finished scenario leaves behind: the view shows it, and a campaign goes on from it (campaign-play.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from miskatonic.games.arkham.declarations import Enemy
from miskatonic.games.arkham.scenarios.log import ESCAPED, INTERROGATED
from miskatonic.games.arkham.scenarios.scenario import Ending, Resolution, Scenario

if TYPE_CHECKING:
    from miskatonic.games.arkham.cards.library import Library

__all__ = ["Finish", "Finisher", "Outcome", "SeatOutcome", "conclude"]

MASKED_HUNTER = "the-masked-hunter"
GHOUL_PRIEST = "ghoul-priest"
PRIEST_ALIVE = "ghoul-priest-alive"


class Finisher(Struct, frozen=True, kw_only=True):
    """How one investigator ended the scenario, as the table knows it."""

    investigator: str
    gone: str = ""
    """How it was eliminated: "resigned", "damage", "horror", "both" or "card"."""
    physical: int = 0
    mental: int = 0
    """Trauma suffered in play."""
    experience: int = 0
    """Experience that its own cards gave or took."""
    weaknesses: tuple[str, ...] = ()
    """Codes of weaknesses that came into its deck during play (weakness.6)."""
    killed: bool = False
    insane: bool = False
    """By an ability."""


class Finish(Struct, frozen=True, kw_only=True):
    """How a scenario ended, as the table knows it."""

    resolution: str
    agenda: int = 1
    """The stage of the agenda."""
    lead: int = 0
    investigators: tuple[Finisher, ...]
    victory: tuple[str, ...] = ()
    """Codes in the victory display."""
    missed: tuple[str, ...] = ()
    """Codes of enemies in play or in a deck that the scenario keeps beside the encounter deck."""
    bag: tuple[str, ...] = ()
    recorded: tuple[str, ...] = ()
    """What the campaign log said before."""


class SeatOutcome(Struct, frozen=True, kw_only=True):
    """What one investigator takes away."""

    investigator: str
    gone: str = ""
    experience: int = 0
    physical: int = 0
    mental: int = 0
    killed: bool = False
    """By an ability or the resolution; trauma may kill as well (killed-insane-investigators.2)."""
    insane: bool = False
    earned: tuple[str, ...] = ()
    """Codes of story assets that may go into its deck."""
    weaknesses: tuple[str, ...] = ()
    """Codes of weaknesses that belong to its deck from now on."""
    weakness: str = ""
    """A trait: it adds a random basic weakness with it."""


class Outcome(Struct, frozen=True, kw_only=True):
    """What the campaign log will say, and what each investigator takes away."""

    scenario: str
    resolution: str
    won: bool
    """Whether it counts as won in a standalone game (winning-and-losing.6)."""
    victory: int = 0
    """The points in the victory display."""
    records: tuple[str, ...] = ()
    crossed_out: tuple[str, ...] = ()
    seats: tuple[SeatOutcome, ...]
    heirlooms: tuple[str, ...] = ()
    """Codes of story assets that somebody earns, as the group chooses."""
    lost: tuple[str, ...] = ()
    """Codes of story assets that leave the campaign."""
    bag: tuple[str, ...] = ()
    ending: Ending = ""
    """How the campaign ends with it, if it does."""


def conclude(scenario: Scenario, library: Library, finish: Finish) -> Outcome:
    """Carry out the resolution that was reached, or the entry for none (winning-and-losing.4)."""
    resolution = scenario.resolutions[finish.resolution]
    points = sum(library.by_code[code].victory for code in finish.victory)
    seats = tuple(
        _seat(resolution, one, lead=number == finish.lead, points=points)
        for number, one in enumerate(finish.investigators)
    )
    return Outcome(
        scenario=scenario.id,
        resolution=finish.resolution,
        won=resolution.won,
        victory=points,
        records=(*resolution.records, *_tally(resolution, library, finish)),
        crossed_out=tuple(_crossed_out(library, finish)),
        seats=seats,
        heirlooms=resolution.heirlooms if seats[finish.lead].killed else (),
        lost=resolution.loses,
        bag=finish.bag,
        ending=resolution.ending,
    )


def _seat(resolution: Resolution, one: Finisher, *, lead: bool, points: int) -> SeatOutcome:
    """One investigator's part of a resolution: experience is the whole display, not a share (experience.2)."""
    suffers = lead or resolution.suffers == "each"
    earned = points + resolution.bonus if resolution.victory else 0
    spared = resolution.killed == "not-resigned" and one.gone == "resigned"
    return SeatOutcome(
        investigator=one.investigator,
        gone=one.gone,
        experience=max(0, earned + one.experience + (resolution.lead_bonus if lead else 0)),
        physical=one.physical + (resolution.physical if suffers else 0),
        mental=one.mental + (resolution.mental if suffers else 0),
        killed=one.killed or bool(resolution.killed and not spared),
        insane=one.insane,
        earned=resolution.earns if lead else (),
        weaknesses=one.weaknesses,
        weakness=resolution.weakness,
    )


def _tally(resolution: Resolution, library: Library, finish: Finish) -> Iterable[str]:
    """The names under "Cultists We Interrogated" and "Cultists Who Got Away"."""
    if not resolution.tally:
        return
    for card in map(library.by_code.__getitem__, finish.victory):
        if card.unique and "cultist" in card.traits:
            yield INTERROGATED + card.slug
    missed = [library.by_code[code] for code in finish.missed]
    names = [card.slug for card in missed if card.unique and isinstance(card, Enemy)]
    met = {library.by_code[code].slug for code in finish.victory}
    if resolution.tally == "cultists-and-hunter" and finish.agenda == 1 and MASKED_HUNTER not in (*names, *met):
        names.append(MASKED_HUNTER)
    for name in names:
        yield ESCAPED + name


def _crossed_out(library: Library, finish: Finish) -> Iterable[str]:
    """The Ghoul Priest is no longer alive once it lies in the victory display."""
    beaten = {library.by_code[code].slug for code in finish.victory}
    if PRIEST_ALIVE in finish.recorded and GHOUL_PRIEST in beaten:
        yield PRIEST_ALIVE
