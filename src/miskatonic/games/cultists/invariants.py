"""What holds whenever a game rests; anything else is a mistake of the engine."""

from collections import Counter
from collections.abc import Iterator

from miskatonic.games.cultists import tokens
from miskatonic.games.cultists.board import PLACES
from miskatonic.games.cultists.cards import ROOM_CARDS
from miskatonic.games.cultists.counts import ROUNDS, UNSAFE_PASSAGE
from miskatonic.games.cultists.records import FIFTH_ROUND, CultistsTable
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.setup import pile_of

__all__ = ["broken"]


def broken(table: CultistsTable) -> Iterator[str]:
    """What is wrong: sentences; none, if all is well."""
    state = table.state
    if state.round > ROUNDS:
        yield f"round {state.round} is one too many"
    if set(state.places) - set(table.layout.places):
        yield f"somebody stands off the map: {state.places}"
    yield from _cards(table)
    yield from _books(table)
    yield from _roles(table)
    left = Counter(tokens.bag(portable_camera=table.column.large_bag, threats=table.setup.threats))
    if Counter(state.bag) - (left - Counter(state.drawn)):
        yield f"the bag holds {state.bag!r}, though {state.drawn!r} are drawn"


def _cards(table: CultistsTable) -> Iterator[str]:
    """Every card that was dealt lies where its story says."""
    state = table.state
    column = table.column
    given: Counter[str] = Counter()
    for player in state.players:
        if Counter(player.hand + player.played) != Counter(pile_of(column, player.role)):
            yield f"seat {player.seat} holds and has played other cards than were dealt"
        if len(player.played) != len(player.went.replace(FIFTH_ROUND, "")):
            yield f"seat {player.seat} has played {len(player.played)} cards to {player.went!r}"
        if not len(player.pulse) == len(player.givers) == len(player.received):
            yield f"the Pulse pile of seat {player.seat} does not fit its givers"
        if str(player.seat) in player.givers:
            yield f"seat {player.seat} has given itself a card"
        given.update(player.pulse)
    played: Counter[str] = Counter()
    for player in state.players:
        played.update(player.played)
    if any(given[card] != played[card] for card in "AD"):
        yield "the cards in Pulse piles are not those that were given"
    start = Counter(column.starting_rooms * 2 + (UNSAFE_PASSAGE if table.setup.threats else ""))
    supply = start + Counter({card: played[card] for card in ROOM_CARDS})
    here = Counter(state.draw + state.unsafe + "".join(room.pile for room in state.rooms.values()))
    if here - supply:
        yield f"there are more Room cards than were dealt: {here - supply}"


def _books(table: CultistsTable) -> Iterator[str]:
    """Books are in their colour's Rooms or on its shelf, and a finished Room is empty."""
    state = table.state
    for shelf in table.layout.shelves:
        rooms = [state.rooms[room] for room in shelf.rooms]
        if sum(room.books for room in rooms) + state.shelves[shelf.id] != sum(PLACES[id].books for id in shelf.rooms):
            yield f"books of {shelf.id} are lost or made"
        if any(room.finished and room.pile for room in rooms):
            yield f"a finished Room of {shelf.id} has a pile"
    full = sum(shelf.points for shelf in table.layout.shelves if state.shelves[shelf.id] == shelf.books)
    if full != state.points:
        yield f"full shelves are worth {full}, but the marker shows {state.points}"


def _roles(table: CultistsTable) -> Iterator[str]:
    state = table.state
    cultists = [player for player in state.players if player.role is Role.CULTIST]
    if len(cultists) != table.column.cultists:
        yield f"there are {len(cultists)} Cultists"
    if len({player.route for player in state.players}) != len(state.players):
        yield "two players have one Route"
    if any(not player.may_be & player.role.bit for player in state.players):
        yield "what was seen rules out a role that somebody has"
