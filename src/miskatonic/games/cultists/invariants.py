"""What holds whenever a game rests; anything else is a mistake of the engine."""

from collections import Counter
from collections.abc import Iterator

from miskatonic.games.cultists import tokens
from miskatonic.games.cultists.board import PLACES
from miskatonic.games.cultists.cards import ENCOUNTER_CARDS, ROOM_CARDS
from miskatonic.games.cultists.counts import ROUNDS, UNSAFE_PASSAGE
from miskatonic.games.cultists.records import DRAWN, FIFTH_ROUND, CultistsTable
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
    if len(state.bag) + len(state.drawn) + state.removed != left.total():
        yield f"{len(state.bag)} tokens in the bag, {len(state.drawn)} drawn and {state.removed} removed are not all"


def _cards(table: CultistsTable) -> Iterator[str]:
    """Every card that was dealt lies where its story says."""
    state = table.state
    column = table.column
    played = "".join([player.played for player in state.players])
    given = "".join([player.pulse for player in state.players])
    for player in state.players:
        if sorted(player.hand + player.played) != sorted(pile_of(column, player.role)):
            yield f"seat {player.seat} holds and has played other cards than were dealt"
        if len(player.played) != len(player.went.replace(FIFTH_ROUND, "")):
            yield f"seat {player.seat} has played {len(player.played)} cards to {player.went!r}"
        if not len(player.pulse) == len(player.givers) == len(player.received):
            yield f"the Pulse pile of seat {player.seat} does not fit its givers"
        if str(player.seat) in player.givers:
            yield f"seat {player.seat} has given itself a card"
    if any(given.count(card) != played.count(card) for card in ENCOUNTER_CARDS):
        yield "the cards in Pulse piles are not those that were given"
    start = "".join([player.start for player in state.players])
    if any(start.count(card) > column.starting_pulse.count(card) for card in ENCOUNTER_CARDS):
        yield f"the starting Pulse cards {start!r} are not in the box"
    yield from _room_cards(table, played)


def _room_cards(table: CultistsTable, played: str) -> Iterator[str]:
    """All Room cards are in a pile, or were shown and removed, or lay in a Room that was finished."""
    state = table.state
    starting = table.column.starting_rooms
    dealt = starting * 2 + (UNSAFE_PASSAGE if table.setup.threats else "") + played
    left = "".join([state.draw, state.unsafe, *[room.pile for room in state.rooms.values()]])
    unseen = 0
    stories = state.unsafe_story
    for id, room in state.rooms.items():
        shown = _shown(room.story)
        stories += room.story
        left += shown
        lies = len(room.story) - 2 * len(shown)
        if room.finished:
            unseen += lies
        elif lies != len(room.pile):
            yield f"{len(room.pile)} cards lie in {id}, though its story is {room.story!r}"
    missing = [dealt.count(card) - left.count(card) for card in ROOM_CARDS]
    if min(missing) < 0 or sum(missing) != unseen:
        yield f"of {ROOM_CARDS!r} {missing} are missing, but {unseen} lay in finished Rooms"
    if len(state.unsafe) != len(state.unsafe_story) - len(_shown(state.unsafe_story)):
        yield f"{len(state.unsafe)} cards lie in the Unsafe Passage, though its story is {state.unsafe_story!r}"
    if len(state.draw) != len(starting) - stories.count(DRAWN):
        yield f"the draw pile has {len(state.draw)} cards left, though {stories.count(DRAWN)} were drawn"


def _shown(story: str) -> str:
    """The cards that were shown, as a story of a pile has them."""
    return "".join([mark for mark in story.upper() if mark in ROOM_CARDS])


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
