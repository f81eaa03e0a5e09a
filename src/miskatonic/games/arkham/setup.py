"""Setting the table: what can be chosen, and the thirteen steps of setup."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, cast

from msgspec import Meta

from miskatonic.games.arkham.boxes import Box
from miskatonic.games.arkham.campaign.guide import NIGHT_OF_THE_ZEALOT, Difficulty
from miskatonic.games.arkham.campaign.standalone import Before, before
from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.dealing import Dealing
from miskatonic.games.arkham.decks.starters import STARTERS
from miskatonic.games.arkham.declarations import Definition, Token
from miskatonic.games.arkham.records import CardId, Who
from miskatonic.games.arkham.scenarios.library import SCENARIOS
from miskatonic.games.arkham.scenarios.log import ESCAPED, escaped
from miskatonic.games.arkham.scenarios.steps import ShuffleIn
from miskatonic.kernel.contract import SeatSetup, Setup
from miskatonic.kernel.errors import BadOption
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text, Value, listed, text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.scenarios.scenario import Scenario

__all__ = ["ArkhamSeat", "ArkhamSetup", "box_of", "deal"]

Trauma = Annotated[int, Meta(ge=0, le=20)]


class ArkhamSeat(SeatSetup, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One investigator with its deck; without one it plays its starter deck."""

    investigator: str | None = None
    """None: the first of the core set whom nobody else plays."""
    deck: dict[str, Annotated[int, Meta(ge=1, le=50)]] | None = None
    """Codes of cards, and how many copies of each."""
    physical: Trauma = 0
    mental: Trauma = 0
    story: tuple[str, ...] = ()
    """Story assets that a campaign has put into the deck."""
    weaknesses: tuple[str, ...] = ()
    """Weaknesses that a campaign has put into the deck."""


class ArkhamSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the table is set: a scenario, and an investigator for each seat."""

    seats: tuple[ArkhamSeat, ...]
    scenario: str = "the-gathering"
    difficulty: Difficulty = "standard"
    lead: Seat | None = None
    """The seat of the lead investigator; None: by chance (lead-investigator.1)."""
    bag: tuple[Token, ...] = ()
    """The chaos bag as a campaign brings it; empty: that of the difficulty (setup.6)."""
    recorded: tuple[str, ...] = ()
    """What the campaign log says."""
    standalone: bool = True
    """Whether it is a game by itself, outside of a campaign (standalone-mode.1)."""
    skipped: dict[str, str] = {}
    """Which resolution the scenarios before had in a standalone game; those not named had the first."""

    def __post_init__(self) -> None:
        _among("scenario", self.scenario, SCENARIOS)
        if self.lead is not None and not 0 <= self.lead < len(self.seats):
            raise _bad("lead", self.lead, text("expected-between", least=0, most=len(self.seats) - 1))
        chosen = [seat.investigator for seat in self.seats if seat.investigator is not None]
        for number, seat in enumerate(self.seats):
            if seat.investigator is not None:
                _among(f"seats[{number}].investigator", seat.investigator, CORE.investigators)
                if chosen.count(seat.investigator) > 1:
                    raise _bad(f"seats[{number}].investigator", seat.investigator, text("arkham-investigator-twice"))
            for code in (*(seat.deck or {}), *seat.story, *seat.weaknesses):
                if code not in CORE.by_code:
                    raise _bad(f"seats[{number}].deck", code, text("arkham-expected-card"))
        for name, resolution in self.skipped.items():
            _among("skipped", name, SCENARIOS)
            _among(f"skipped.{name}", resolution, SCENARIOS[name].resolutions)
        for note in self.recorded:
            if note.startswith(ESCAPED) and note.removeprefix(ESCAPED) not in CORE.by_slug:
                raise _bad("recorded", note, text("arkham-expected-enemy"))

    @property
    def investigators(self) -> tuple[str, ...]:
        """Who plays: those chosen, and for the other seats the first that are left (setup.1.a)."""
        chosen = [seat.investigator for seat in self.seats]
        if None not in chosen:
            return cast("tuple[str, ...]", tuple(chosen))
        left = iter([name for name in CORE.investigators if name not in chosen])
        return tuple(name if name is not None else next(left) for name in chosen)

    @property
    def earlier(self) -> Before | None:
        """What the scenarios before have left in a standalone game for which no campaign log was given."""
        if not self.standalone or self.recorded:
            return None
        return _before(self.scenario, self.investigators, tuple(sorted(self.skipped.items())), self.lead or 0)

    @property
    def log(self) -> tuple[str, ...]:
        """What the campaign log says, with what the scenarios before have left (standalone-mode.5)."""
        earlier = self.earlier
        return self.recorded if earlier is None else earlier.recorded

    def decks(self) -> tuple[tuple[str, ...], ...]:
        """The cards of each deck by code, one by one; random weaknesses are not in them yet."""
        return tuple([_deck(seat, name) for seat, name in zip(self.seats, self.investigators, strict=True)])


@lru_cache(maxsize=256)
def _before(scenario: str, investigators: tuple[str, ...], picks: tuple[tuple[str, str], ...], lead: int) -> Before:
    """Worked out once for all tables that are set alike."""
    return before(scenario, investigators, dict(picks), lead)


def _deck(seat: ArkhamSeat, investigator: str) -> tuple[str, ...]:
    listed = _starter(investigator) if seat.deck is None else tuple(_each(seat.deck))
    return (*listed, *seat.story, *seat.weaknesses)


@cache
def _starter(investigator: str) -> tuple[str, ...]:
    """Spread out once for all tables."""
    return tuple(_each(STARTERS[investigator].cards))


def _each(cards: Mapping[str, int]) -> Iterator[str]:
    for code in sorted(cards):
        if code in CORE.by_code:
            yield from [code] * cards[code]


def _among(name: str, value: str, known: Iterable[str]) -> None:
    if value not in known:
        raise _bad(name, value, text("expected-one-of", items=listed(list(known))))


def _bad(name: str, value: Value, expected: Text) -> BadOption:
    return BadOption("setup.bad", text("bad-option", name=name, value=str(value), expected=expected))


def box_of(setup: ArkhamSetup) -> Box:
    """The box of a set-up: those that hold the same cards share one."""
    hard = setup.difficulty in ("hard", "expert")
    return _box(setup.scenario, setup.investigators, setup.decks(), setup.log, hard)


@lru_cache(maxsize=256)
def _box(
    scenario_id: str,
    investigators: tuple[str, ...],
    decks: tuple[tuple[str, ...], ...],
    recorded: tuple[str, ...],
    hard: bool,
) -> Box:
    """Decks first, then all that the scenario may bring, then the weaknesses that nobody has."""
    scenario = SCENARIOS[scenario_id]
    cards: list[Definition] = []
    owners: dict[CardId, Who] = {}
    seated: dict[CardId, Who] = {}
    for number, (name, deck) in enumerate(zip(investigators, decks, strict=True)):
        cards.append(CORE.investigators[name])
        seated[CardId(len(cards))] = owners[CardId(len(cards))] = Who(number)
        for code in deck:
            cards.append(CORE.by_code[code])
            owners[CardId(len(cards))] = Who(number)
    cards += [CORE.by_code[code] for code in _codes(scenario, recorded)]
    acts = _numbered(cards, scenario.acts)
    agendas = _numbered(cards, scenario.agendas)
    held = [code for deck in decks for code in deck]
    for weakness in CORE.basic_weaknesses():
        cards += [weakness] * (weakness.quantity - held.count(weakness.code))
    return Box(cards, owners, seated, acts, agendas, scenario, hard)


def _numbered(cards: list[Definition], codes: Sequence[str]) -> list[CardId]:
    numbers = []
    for code in codes:
        cards.append(CORE.by_code[code])
        numbers.append(CardId(len(cards)))
    return numbers


def _codes(scenario: Scenario, recorded: tuple[str, ...]) -> Iterator[str]:
    """All cards that the steps of a scenario may lay out, and its reference card."""
    for name in scenario.sets():
        for card in CORE.encounter_set(name):
            if card.sort not in ("act", "agenda", "scenario"):
                yield from [card.code] * card.quantity
    yield from [step.card for step in scenario.steps() if isinstance(step, ShuffleIn)]
    yield from escaped(CORE, recorded)
    yield scenario.reference


def deal(table: ArkhamTable, setup: ArkhamSetup) -> None:
    """Lay out what needs no decision; hands, mulligans and the first round are played."""
    Dealing(table, setup.bag or NIGHT_OF_THE_ZEALOT.bags[setup.difficulty]).lay_out()
