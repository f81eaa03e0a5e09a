"""Setting the table: what can be chosen, and the eleven steps of the printed set-up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from miskatonic.games.deathmaydie.content.insanities import INSANITIES
from miskatonic.games.deathmaydie.content.investigators import INVESTIGATORS
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.enemies import add_enemy
from miskatonic.games.deathmaydie.records import Crowd, DeathMayDieTable, Investigator, Token, Who
from miskatonic.kernel.contract import SeatSetup, Setup
from miskatonic.kernel.errors import BadOption
from miskatonic.kernel.frames import rule
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text, Value, listed, text

__all__ = ["DeathMayDieSeat", "DeathMayDieSetup", "deal"]


class DeathMayDieSeat(SeatSetup, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player: a name and, if wished, an investigator; a lone player chooses a second one as well."""

    investigator: str | None = None
    second: str | None = None


class DeathMayDieSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the table is set: one episode and one Elder One (one-elder-one-one-episode.1)."""

    seats: tuple[DeathMayDieSeat, ...]
    episode: str = "burning-faculty"
    elder_one: str = "hastur"
    rests: Literal["once", "often"] = "once"
    """How often one can rest in a turn: the Portuguese book says once, the English one more often (rest-action.6)."""
    first: Seat | None = None
    """The seat of the first player; None: by chance (setup-first-player.1)."""

    def __post_init__(self) -> None:
        _among("episode", self.episode, EPISODES)
        _among("elder_one", self.elder_one, ELDER_ONES)
        if self.first is not None and not 0 <= self.first < len(self.seats):
            raise _bad("first", self.first, text("expected-between", least=0, most=len(self.seats) - 1))
        for number, seat in enumerate(self.seats):
            if seat.second is not None and len(self.seats) > 1:
                raise _bad(f"seats[{number}].second", seat.second, text("dmd-second-is-for-one"))
        chosen = self.chosen
        for name in chosen:
            _among("investigator", name, INVESTIGATORS)
            if chosen.count(name) > 1:
                raise _bad("investigator", name, text("dmd-investigator-twice"))

    @property
    def chosen(self) -> list[str]:
        """The investigators that players have chosen."""
        return [name for seat in self.seats for name in (seat.investigator, seat.second) if name is not None]

    @property
    def alone(self) -> bool:
        """Whether one player leads two investigators (setup-investigators.3)."""
        return len(self.seats) == 1


def _among(name: str, value: str, known: Iterable[str]) -> None:
    if value not in known:
        raise _bad(name, value, text("expected-one-of", items=listed(list(known))))


def _bad(name: str, value: Value, expected: Text) -> BadOption:
    return BadOption("setup.bad", text("bad-option", name=name, value=str(value), expected=expected))


def deal(table: DeathMayDieTable) -> None:
    """Steps 4 to 11; the first three lay out what the box holds."""
    _lay_map(table)
    _shuffle_decks(table)
    _seat_investigators(table)
    setup = table.setup
    count = len(table.state.investigators)
    first = table.state.chance.below(count) if setup.first is None else setup.first
    table.state.active = Who(first)


@rule("setup-enemy-figures.1", "setup-map.1", "setup-map.3")
def _lay_map(table: DeathMayDieTable) -> None:
    """Figures out of the reserve, tokens, face-down ones and fire, as the back of the episode card shows them."""
    state = table.state
    episode = table.box.episode
    for kind, space in episode.enemies:
        add_enemy(table, kind, space)
    for token in episode.tokens:
        state.tokens[state.next_id()] = Token(token.kind, token.space)
    for pile in episode.piles:
        state.crowds[pile.place] = Crowd(state.chance.shuffle(pile.faces))
    state.fires.update(episode.fires)
    state.dial = episode.dial


@rule("setup-decks.1", "setup-decks.2")
def _shuffle_decks(table: DeathMayDieTable) -> None:
    state = table.state
    state.mythos = state.chance.shuffle(range(len(table.box.mythos)))
    state.discovery = state.chance.shuffle(range(len(table.box.discovery)))


@rule("setup-investigators.1", "setup-investigators.2", "setup-investigators.3", "setup-markers.1", "setup-insanity.1")
def _seat_investigators(table: DeathMayDieTable) -> None:
    """Each player has one investigator, a lone one two; whoever did not choose gets one by chance."""
    state = table.state
    setup = table.setup
    chosen = setup.chosen
    free = list(state.chance.shuffle([name for name in INVESTIGATORS if name not in chosen]))
    seated = [(seat, each.investigator) for seat, each in enumerate(setup.seats)]
    if setup.alone:
        seated.append((0, setup.seats[0].second))
    insanities = state.chance.sample(list(INSANITIES), len(seated))
    for (seat, name), insanity in zip(seated, insanities, strict=True):
        state.investigators.append(Investigator(name or free.pop(), Seat(seat), table.box.episode.map.start, insanity))
