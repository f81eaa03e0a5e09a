"""Setting the table: what can be chosen, and the steps of the printed set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from miskatonic.games.cultists.board import LAYOUTS, PLACES, ROUTES, START, TOKEN_ROOMS
from miskatonic.games.cultists.counts import COLUMNS, UNSAFE_PASSAGE, Column
from miskatonic.games.cultists.records import STARTING, CultistsTable, Player, Room
from miskatonic.games.cultists.roles import (
    BY_SLUG,
    DIFFICULTY,
    MOST_LOYALTY,
    Role,
    RoleName,
    balance,
    recommended,
)
from miskatonic.games.cultists.tokens import bag
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import SeatSetup, Setup
from miskatonic.kernel.errors import BadOption
from miskatonic.kernel.frames import rule
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text, Value, text

__all__ = ["CHARACTERS", "Character", "CultistsSeat", "CultistsSetup", "deal", "markers"]

Character = Literal[
    "andre", "bruno", "carolina", "frederico", "joana", "maria", "mario", "raul", "ricardo", "susana",
]  # fmt: skip

CHARACTERS: tuple[Character, ...] = (
    "andre", "bruno", "carolina", "frederico", "joana", "maria", "mario", "raul", "ricardo", "susana",
)  # fmt: skip
"""The ten portraits; they mean nothing for play."""


class CultistsSeat(SeatSetup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player: a name and, if wished, one of the ten Characters; without one, the next that nobody has."""

    character: Character | None = None


class CultistsSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the table is set.

    `first-game` plays without Unsafe Passage, Cultist tokens and Fish-man; `experienced` takes the recommended roles;
    `expert` takes `roles`, which must balance. With `automa`, a player without a person joins 4 or 6 people.
    """

    seats: tuple[CultistsSeat, ...]
    complexity: Literal["first-game", "experienced", "expert"] = "experienced"
    roles: tuple[RoleName, ...] = ()
    automa: bool | None = None
    """None: where it is needed, with 4 people."""
    first: Seat | None = None
    """The seat of the first player, who had a nightmare last; None: by chance."""
    discussions: Literal["rounds", "votes"] = "rounds"
    """Whether the table also talks before the actions of each round, or only before votes."""
    statements: int = 5
    """How many statements each player can make in one discussion."""

    def __post_init__(self) -> None:
        people = len(self.seats)
        if self.automa is False and people == 4:
            raise _bad("automa", "False", text("cultists-need-automa"), "game-frame.4")
        if self.automa and people not in (4, 6):
            raise _bad("automa", "True", text("cultists-no-automa", count=people), "automa-setup.1")
        if self.first is not None and not 0 <= self.first < people:
            raise _bad("first", self.first, text("expected-between", least=0, most=people - 1))
        if self.statements < 1:
            raise _bad("statements", self.statements, text("expected-at-least", least=1))
        chosen = [seat.character for seat in self.seats if seat.character]
        for character in chosen:
            if chosen.count(character) > 1:
                raise _bad("seats", character, text("cultists-character-twice"), "setup-envelopes-and-characters.3")
        if people in range(4, 9):
            _check_roles(self)

    @property
    def with_automa(self) -> bool:
        return len(self.seats) == 4 if self.automa is None else self.automa

    @property
    def players(self) -> int:
        """How many play, the AUTOMA included."""
        return len(self.seats) + self.with_automa

    @property
    def threats(self) -> bool:
        """Whether the Unsafe Passage, the Cultist tokens and the Fish-man are in the game."""
        return self.complexity != "first-game"


def _bad(name: str, value: Value, expected: Text, *rules: str) -> BadOption:
    error = BadOption("setup.bad", text("bad-option", name=name, value=str(value), expected=expected))
    error.rules = rules
    return error


def markers(setup: CultistsSetup) -> tuple[tuple[Role, ...], tuple[Role, ...]]:
    """The roles besides Cultists and plain Investigators: those in for sure, and those of which one at random is.

    The AUTOMA leaves the Seer out of games with one Cultist (automa-votes-and-roles.2).
    """
    players = setup.players
    if setup.complexity == "expert":
        return tuple(BY_SLUG[role] for role in setup.roles), ()
    if setup.complexity == "first-game":
        sure: tuple[Role, ...] = () if players == 7 else (Role.SEER,)
        one_of: tuple[Role, ...] = ()
    else:
        sure, one_of = recommended(players)
    if setup.with_automa and not COLUMNS[players].large:
        sure = tuple(role for role in sure if role is not Role.SEER)
    return sure, one_of


@rule(
    "expert-loyalty-balance.2", "expert-loyalty-balance.3", "automa-votes-and-roles.2", "night-ritual-seven-players.2"
)
def _check_roles(setup: CultistsSetup) -> None:
    """A set of roles must fit the player count and add up to the recommended difficulty."""
    roles = setup.roles
    if setup.complexity != "expert":
        if roles:
            raise _bad("roles", ", ".join(roles), text("cultists-roles-for-experts"), "expert-loyalty-balance.1")
        return
    players = setup.players
    column = COLUMNS[players]
    for role in roles:
        if roles.count(role) > 1:
            raise _bad("roles", role, text("cultists-role-twice"), "component-inventory.2")
    if "seer" in roles and players == 7 and not setup.with_automa:
        raise _bad("roles", "seer", text("cultists-no-seer-with-seven"), "night-ritual-seven-players.2")
    if "seer" in roles and setup.with_automa and not column.large:
        raise _bad("roles", "seer", text("cultists-no-seer-with-automa"), "automa-votes-and-roles.2")
    if "assassin" in roles and not column.large:
        raise _bad("roles", "assassin", text("cultists-assassin-needs-seven"), "role-assassin.1")
    most = players - column.cultists
    if len(roles) > most:
        raise _bad("roles", len(roles), text("cultists-roles-most", most=most), "roles-in-general.1")
    good, evil = balance(BY_SLUG[role] for role in roles)
    if max(good, evil) > MOST_LOYALTY:
        raise _bad(
            "roles", max(good, evil), text("cultists-loyalty-most", most=MOST_LOYALTY), "expert-loyalty-balance.3"
        )
    if good - evil != DIFFICULTY[players]:
        wanted = DIFFICULTY[players]
        team = "investigator" if wanted > 0 else "cultist"
        expected = text("cultists-loyalty", count=abs(wanted), team=team, good=good, evil=evil)
        raise _bad("roles", ", ".join(roles) or "-", expected, "expert-loyalty-balance.2")


def deal(table: CultistsTable) -> None:
    """Steps 1 to 23, up to the closed envelopes."""
    setup = table.setup
    column = COLUMNS[setup.players]
    _deal_players(table, column)
    _deal_rooms(table, column)
    state = table.state
    state.target = column.points
    state.bag = bag(portable_camera=column.large_bag, threats=setup.threats)
    if setup.threats:
        state.unsafe = UNSAFE_PASSAGE
        state.unsafe_story = STARTING * len(UNSAFE_PASSAGE)
        state.tokens = state.chance.shuffle(TOKEN_ROOMS)
    people = len(setup.seats)
    first = state.chance.below(people) if setup.first is None else setup.first
    order = [Seat((first + place) % people) for place in range(people)]
    if setup.with_automa:
        order.append(Seat(people))
    state.order = tuple(order)


def deal_roles(setup: CultistsSetup, chance: Chance) -> tuple[Role, ...]:
    """The role markers of a game, unshuffled."""
    sure, one_of = markers(setup)
    special = (*sure, chance.pick(one_of)) if one_of else sure
    cultists = COLUMNS[setup.players].cultists
    plain = setup.players - cultists - len(special)
    return (*special, *(Role.CULTIST,) * cultists, *(Role.INVESTIGATOR,) * plain)


def pile_of(column: Column, role: Role) -> str:
    """What lies in the envelope of a role, besides its Route, before it is shuffled."""
    if role is Role.CULTIST:
        return column.cultist_pile
    return column.firestarter_pile if role is Role.FIRESTARTER else column.investigator_pile


def starting_pulse(column: Column, roles: Sequence[Role], chance: Chance) -> list[str]:
    """The starting Pulse cards: an Alive for each Cultist, then one of the rest at random for each Investigator."""
    if not column.starting_pulse:
        return [""] * len(roles)
    rest = list(chance.shuffle(column.starting_pulse[column.cultists :]))
    return [column.starting_pulse[0] if role is Role.CULTIST else rest.pop() for role in roles]


def _deal_players(table: CultistsTable, column: Column) -> None:
    state = table.state
    chance = state.chance
    roles = chance.shuffle(deal_roles(table.setup, chance))
    routes = chance.sample(range(len(ROUTES)), len(roles))
    starts = starting_pulse(column, roles, chance)
    for seat, (role, route, start) in enumerate(zip(roles, routes, starts, strict=True)):
        hand = "".join(chance.shuffle(pile_of(column, role)))
        state.players.append(Player(Seat(seat), role, route, hand, start))
        state.places.append(START)


def _deal_rooms(table: CultistsTable, column: Column) -> None:
    state = table.state
    chance = state.chance
    layout = LAYOUTS[column.layout]
    cards = chance.shuffle(column.starting_rooms)
    symbols = chance.shuffle([False] * column.plain_tokens + [True] * column.unsafe_tokens)
    for room, card, unsafe in zip(layout.rooms, cards, symbols, strict=True):
        state.rooms[room] = Room(card, unsafe and table.setup.threats, PLACES[room].books)
    for shelf in layout.shelves:
        state.shelves[shelf.id] = 0
    state.draw = "".join(chance.shuffle(column.starting_rooms))
