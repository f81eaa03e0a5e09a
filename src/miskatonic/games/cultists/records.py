"""What a game of Among Cultists is made of: players, Rooms, checks and the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.cultists.board import LAYOUTS, SECURITY_ROOM, Layout
from miskatonic.games.cultists.counts import COLUMNS, Column
from miskatonic.games.cultists.roles import EVERY_ROLE, Role
from miskatonic.games.cultists.tokens import NO_CONNECTION, SECRET_DOORS
from miskatonic.kernel.records import Open, Record, Secret
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.state import State

if TYPE_CHECKING:
    from miskatonic.games.cultists.game import Cultists
    from miskatonic.games.cultists.setup import CultistsSetup

__all__ = [
    "ACTION",
    "DRAWN",
    "EVENT",
    "FIFTH_ROUND",
    "MOVEMENT",
    "NIGHT",
    "STARTING",
    "UPKEEP",
    "Check",
    "CultistsState",
    "CultistsTable",
    "Player",
    "Room",
]

STARTING, DRAWN = "o", "d"
"""Where a card in the story of a pile came from, if not from a player: set-up, or the draw pile."""

FIFTH_ROUND = "|"
"""Stands in a player's notes of played cards at the end of round 5, when the Firestarter must be done."""

NIGHT, MOVEMENT, EVENT, ACTION, UPKEEP = "night", "movement", "event", "action", "upkeep"


class Player(Record, frozen=True):
    """A player with all that lies before one. Piles are words of letters (see `cards`), the first card first."""

    seat: Open[Seat]
    role: Secret[Role]
    route: Secret[int]
    """Which Route card; the AUTOMA's lies open."""
    hand: Secret[str]
    """In the order in which it was dealt: a played card leaves a gap that closes up."""
    start: Secret[str] = ""
    """The starting Pulse card: the Cultists saw it in the night, its owner never."""
    pulse: Secret[str] = ""
    """The cards received in Encounters, which nobody may look at without a rule that says so."""
    givers: Open[str] = ""
    """Who gave each of them, as digits."""
    received: Open[str] = ""
    """In which round each was given: "0" and so many letters on."""
    played: Secret[str] = ""
    """The cards that have left the hand, in the order in which they were played: the owner remembers them."""
    went: Open[str] = ""
    """Where each of them went: a player's digit, a Room's letter (`ROOM_CODES`), "u" for the Unsafe Passage pile.
    A bar after what was played by the end of round 5."""
    looks: Secret[tuple[int, ...]] = ()
    """How many Dead cards this player saw, in each of the own checks of a Status."""
    died: Open[int] = 0
    """The round in which the death was confirmed; 0 while alive."""
    corpse: Open[bool] = False
    """Whether a Dead card lies face up on the Pulse pile."""
    shown: Open[bool] = False
    """Whether the role marker lies face up."""
    may_be: Open[int] = EVERY_ROLE
    """The roles that what everybody saw leaves possible, as a set of bits: a Novice can't use the camera and live."""
    used: Open[int] = 0
    """Which colours served for Room actions while alive, in which row of the Route: a bit for each of 4 x 6."""
    used_dead: Open[int] = 0
    """The same as a Ghost."""

    @property
    def alive(self) -> bool:
        return not self.died


class Room(Record, frozen=True):
    """A Room with its pile, its token and its books."""

    pile: Secret[str]
    """From the bottom; the last letter is the top card."""
    unsafe: Secret[bool]
    """Whether its token has the Unsafe Passage symbol on the explored side."""
    books: Open[int]
    """Books that still lie here; at none the Room is finished."""
    explored: Open[bool] = False
    story: Open[str] = STARTING
    """What everybody saw come and go: digits, "o" and "d" for cards laid, capitals for cards drawn after a shuffle,
    the small letter for one that the AUTOMA took from the top."""

    @property
    def finished(self) -> bool:
        return not self.books


class Check(Record, frozen=True):
    """A check of a Status: everybody knows that it was made and what was told."""

    by: Open[Seat]
    target: Open[Seat]
    received: Open[int]
    """How many cards from Encounters lay there at the time."""
    free: Open[bool]
    """Whether the checker could keep silent about a Dead card, as in the events."""
    told: Open[bool] = False
    """Whether a Dead card was shown."""


class CultistsState(State):
    """The tables of a game. Places and Rooms go by the ids of `board`."""

    players: Open[list[Player]] = []
    places: Open[list[str]] = []
    """Where each player's disc stands."""
    rooms: Open[dict[str, Room]] = {}
    shelves: Open[dict[str, int]] = {}
    """Books on each shelf."""
    order: Open[tuple[Seat, ...]] = ()
    """Clockwise, from the first player of round 1."""
    knife: Open[int] = 0
    """The place in `order` of the first player, who holds the Knife."""
    round: Open[int] = 0
    """0 until the Night Phase is over."""
    phase: Open[str] = NIGHT
    power: Open[bool] = True
    vote_ready: Open[bool] = True
    """Whether the vote token shows its Active side."""
    spent: Open[tuple[Seat, ...]] = ()
    """Who has used up the action of this round."""
    event: Open[str] = ""
    """The event token in force: the last one drawn."""
    drawn: Open[str] = ""
    """All event tokens drawn so far."""
    bag: Secret[str] = ""
    peeker: Open[Seat] = Seat(-1)
    """Who looked at an event token in the bag."""
    peeked: Secret[str] = ""
    """Which it was."""
    removed: Open[int] = 0
    """Event tokens that a first player took out of the game unseen."""
    draw: Secret[str] = ""
    """The draw pile, top card first."""
    unsafe: Secret[str] = ""
    """The Unsafe Passage pile; it is shuffled whenever it is drawn from, so its order is nothing."""
    unsafe_story: Open[str] = ""
    """Cards laid there, and as capitals those that were shown and shuffled back in."""
    tokens: Secret[tuple[str, ...]] = ()
    """The Rooms that the face-down Cultist tokens name, next one first."""
    turned: Open[tuple[str, ...]] = ()
    """The Rooms of Cultist tokens that have been turned over."""
    threats: Open[tuple[str, ...]] = ()
    """Rooms in which a Cultist token lies."""
    fish_man: Open[str] = ""
    """The Corridor that the Fish-man occupies; nothing while he is in the lake."""
    portal: Open[int] = 0
    """The last round in which the open portal can be closed; 0 if none is open."""
    points: Open[int] = 0
    target: Open[int] = 0
    calm_until: Open[int] = 0
    """The last round in which the dead Infected keeps everybody from handing over cards."""
    checks: Open[tuple[Check, ...]] = ()
    claims: Open[str] = ""
    """All that was said in discussions, in the letters of `statements`."""


class CultistsTable(Table[CultistsState]):
    """The table, with short cuts for what the steps ask again and again."""

    __slots__ = ()

    game: Cultists
    setup: CultistsSetup

    @property
    def column(self) -> Column:
        """The numbers for this player count."""
        return COLUMNS[len(self.state.players)]

    @property
    def layout(self) -> Layout:
        return LAYOUTS[COLUMNS[len(self.state.players)].layout]

    @property
    def people(self) -> int:
        """How many players are no AUTOMA; these have the seats from 0 on."""
        return len(self.setup.seats)

    def role(self, player: Player) -> Role:
        """The role as far as it has effect: of the AUTOMA's, only Cultist and Seer (automa-votes-and-roles.3)."""
        if player.seat >= len(self.setup.seats) and player.role not in (Role.CULTIST, Role.SEER):
            return Role.INVESTIGATOR
        return player.role

    @property
    def holder(self) -> Seat:
        """The first player, with the Knife."""
        return self.state.order[self.state.knife]

    def clockwise(self) -> tuple[Seat, ...]:
        """All players in turn order, from the one with the Knife."""
        state = self.state
        return state.order[state.knife :] + state.order[: state.knife]

    def living(self) -> list[Seat]:
        return [player.seat for player in self.state.players if not player.died]

    @property
    def linked(self) -> bool:
        """Whether Secret Doors make all Rooms of one colour one Location."""
        return self.state.event == SECRET_DOORS

    @property
    def silent(self) -> bool:
        """Whether nobody may speak (event-no-connection.1)."""
        return self.state.event == NO_CONNECTION

    def location(self, place: str) -> tuple[str, ...]:
        """The places that count as one with this one now."""
        if self.state.event == SECRET_DOORS:
            return self.layout.linked.get(place, (place,))
        return (place,)

    def lit(self, location: tuple[str, ...]) -> bool:
        """Whether there is light and power: in the house, or by a Radiant Beauty's Ghost (role-radiant-beauty.2)."""
        state = self.state
        if state.power:
            return True
        return any(
            player.shown
            and player.died
            and self.role(player) is Role.RADIANT_BEAUTY
            and state.places[player.seat] in location
            for player in state.players
        )

    def camera_from(self, place: str) -> bool:
        """Whether the camera can be used from here: in the Security Room, with power."""
        return place == SECURITY_ROOM and self.lit((SECURITY_ROOM,))
