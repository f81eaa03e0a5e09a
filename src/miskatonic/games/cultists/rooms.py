"""Rooms: filling and exploring them, checking them, books, shelves, and what comes through the Unsafe Passage."""

from miskatonic.games.cultists.board import ROOM_CODES
from miskatonic.games.cultists.cards import FAILURE, NAMES, SABOTAGE, SUCCESS, without
from miskatonic.games.cultists.records import DRAWN, CultistsTable, Room
from miskatonic.games.cultists.victory import End
from miskatonic.kernel.frames import rule
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Text

__all__ = [
    "EXPLORED_AT",
    "UNSAFE",
    "add_drawn_card",
    "can_be_checked",
    "check_room",
    "fill",
    "guard",
    "remove_token",
    "unsafe_passage_draw",
]

EXPLORED_AT = 3
"""Cards with which a Room is explored."""

UNSAFE = "u"
"""The Unsafe Passage pile, in the notes of where a card went."""


@rule("check-a-room.1", "check-a-room.7", "finish-a-room.2")
def can_be_checked(room: Room) -> bool:
    """Whether a card can be drawn here: explored, unfinished, and not run out."""
    return room.explored and bool(room.books) and bool(room.pile)


@rule("fill-a-room-pile.2")
def fill(table: CultistsTable, seat: Seat, room: str, card: str) -> None:
    """A card goes face down from the hand on top of a Room pile."""
    state = table.state
    _play(table, seat, card, ROOM_CODES[room])
    told = Text("cultists-log-fills", {"seat": seat, "place": room})
    table.log("cultists-log-you-fill", card=NAMES[card], place=room, to=(seat,), others=told)
    record = state.rooms[room]
    state.rooms[room] = changed(record, pile=record.pile + card, story=record.story + str(seat))
    _explore(table, room)


@rule("guard-a-corridor.2")
def guard(table: CultistsTable, seat: Seat, card: str) -> None:
    """A card goes face down from the hand into the Unsafe Passage pile."""
    state = table.state
    _play(table, seat, card, UNSAFE)
    told = Text("cultists-log-guards", {"seat": seat})
    table.log("cultists-log-you-guard", card=NAMES[card], to=(seat,), others=told)
    state.unsafe += card
    state.unsafe_story += str(seat)


def _play(table: CultistsTable, seat: Seat, card: str, where: str) -> None:
    players = table.state.players
    player = players[seat]
    players[seat] = changed(
        player, hand=without(player.hand, card), played=player.played + card, went=player.went + where
    )


@rule("check-status-extra-card.1", "check-status-extra-card.2", "use-the-camera.4")
def add_drawn_card(table: CultistsTable, place: str) -> None:
    """The top card of the draw pile goes unseen to the pile of a place: its own, or a Corridor's Unsafe Passage."""
    state = table.state
    if not state.draw:
        return
    if place not in state.rooms:
        if table.setup.threats:
            state.unsafe += state.draw[0]
            state.unsafe_story += DRAWN
            state.draw = state.draw[1:]
            table.log("cultists-log-card-to-passage", rules=("check-status-extra-card.2",))
        return
    room = state.rooms[place]
    if room.books:
        state.rooms[place] = changed(room, pile=room.pile + state.draw[0], story=room.story + DRAWN)
        state.draw = state.draw[1:]
        table.log("cultists-log-card-to-room", place=place, rules=("check-status-extra-card.1",))
        _explore(table, place)


@rule("explore-a-room.1", "explore-a-room.2", "explore-a-room.4", "explore-a-room.5", "check-status-extra-card.3")
def _explore(table: CultistsTable, place: str) -> None:
    """With the third card the Room's token is turned over, once in a game; it may call for an Unsafe Passage draw."""
    state = table.state
    room = state.rooms[place]
    if room.explored or len(room.pile) < EXPLORED_AT:
        return
    state.rooms[place] = changed(room, explored=True)
    table.log("cultists-log-explored", place=place, rules=("explore-a-room.1",))
    if room.unsafe:
        unsafe_passage_draw(table)


@rule("unsafe-passage-draw.1")
def unsafe_passage_draw(table: CultistsTable) -> None:
    """A card of the Unsafe Passage pile is shown, resolved and shuffled back in."""
    state = table.state
    card = state.chance.pick(state.unsafe)
    state.unsafe_story += card
    table.log("cultists-log-passage-draw", card=NAMES[card], rules=("unsafe-passage-draw.1",))
    if card == SUCCESS:
        return
    if card == FAILURE and state.tokens:
        room, *rest = state.tokens
        state.tokens = tuple(rest)
        state.turned = (*state.turned, room)
        state.threats = (*state.threats, room)
        table.log("cultists-log-token", place=room, rules=("unsafe-passage-draw.3",))
    elif not state.fish_man:
        state.fish_man = table.layout.landing
        table.log("cultists-log-fish-man", place=state.fish_man, rules=("unsafe-passage-draw.5",))


@rule("check-a-room.2", "check-a-room.6")
def check_room(table: CultistsTable, seat: Seat, place: str, *, from_top: bool = False) -> None:
    """A card of the Room pile is drawn, shown, resolved and removed; only the AUTOMA takes the top one unshuffled."""
    state = table.state
    room = state.rooms[place]
    if from_top:
        card = room.pile[-1]
        pile = room.pile[:-1]
        mark = card.lower()
    else:
        mark = card = state.chance.pick(room.pile)
        pile = without(room.pile, card)
        if table.setup.with_automa:
            pile = "".join(state.chance.shuffle(pile))
    state.rooms[place] = room = changed(room, pile=pile, story=room.story + mark)
    table.log("cultists-log-checks-room", seat=seat, place=place, card=NAMES[card], rules=("check-a-room.2",))
    if card == SUCCESS:
        _find_book(table, place, room)
    elif card == SABOTAGE:
        _lose_book(table, place, room)


@rule("check-a-room.3", "finish-a-room.1", "finish-a-room.3", "score-a-shelf.1", "score-a-shelf.2", "score-a-shelf.3")
def _find_book(table: CultistsTable, place: str, room: Room) -> None:
    """A book goes to the shelf. An emptied Room is finished, a full shelf scores, and enough points end the game."""
    state = table.state
    shelf = table.layout.shelf_of[place]
    books = state.shelves[shelf.id] = state.shelves[shelf.id] + 1
    table.log("cultists-log-book", place=place, rules=("check-a-room.3",))
    state.rooms[place] = room = changed(room, books=room.books - 1)
    if room.finished:
        state.rooms[place] = changed(room, pile="")
        table.log("cultists-log-finished", place=place, rules=("finish-a-room.1", "finish-a-room.3"))
    if books == shelf.books:
        state.points += shelf.points
        table.log(
            "cultists-log-scores",
            count=shelf.points,
            number=state.points,
            need=state.target,
            rules=("score-a-shelf.2",),
        )
        if state.points >= state.target:
            table.do(End("points"))


@rule("check-a-room.5")
def _lose_book(table: CultistsTable, place: str, room: Room) -> None:
    """A book of the Room's colour comes back to the Room, if the shelf holds one."""
    state = table.state
    shelf = table.layout.shelf_of[place]
    if state.shelves[shelf.id]:
        state.shelves[shelf.id] -= 1
        state.rooms[place] = changed(room, books=room.books + 1)
        table.log("cultists-log-book-lost", place=place, rules=("check-a-room.5",))


@rule("combat-a-cultist.2")
def remove_token(table: CultistsTable, seat: Seat) -> None:
    """The Cultist token in this player's Room leaves the game for good."""
    state = table.state
    place = state.places[seat]
    state.threats = tuple([room for room in state.threats if room != place])
    table.log("cultists-log-combats", seat=seat, place=place, rules=("combat-a-cultist.2",))
