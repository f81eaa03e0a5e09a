"""What else lies on the table: the rounds with their events, the shelves, the piles and the votes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from miskatonic.cli.tables.canvas import Canvas, Piece, width_of
from miskatonic.cli.tables.cultists.signs import BOOK, FISH_MAN, GROUND, PORTAL, PULSE, ROOM_COLOURS
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import BRASS, NAME, QUIET, TEXT, WARN, YOU, seat_sign, seat_style, tinted

__all__ = ["rounds_strip", "shelves_strip", "tableau"]

EMPTY = "·"

_LAID = {"o": "·", "d": "+"}
_SHOWN = {"S": "success", "F": "failure", "X": "sabotage"}


def tableau(sight: Sight, width: int) -> RenderableType:
    """Votes that lie open, rounds, shelves and piles, one below the other or side by side."""
    sides = Table.grid(padding=(0, 3))
    sides.add_column()
    sides.add_column()
    rounds = Group(Styled(sight.say("cultists-table-rounds"), NAME), *_rounds(sight))
    shelves = Group(Styled(sight.say("cultists-table-shelves"), NAME), *_shelves(sight))
    if width < 60:
        return Group(*_votes(sight), *_stories(sight), *_piles(sight), rounds, shelves)
    sides.add_row(rounds, Group(shelves, *_piles(sight)))
    return Group(*_votes(sight), sides, *_stories(sight))


def rounds_strip(sight: Sight, width: int) -> Canvas:
    """The rounds in one row, those past with a tick; below it the events that came, the last one first."""
    board = sight.board
    canvas = Canvas(width, 2, f"on {GROUND}")
    cell = width // board.box.rounds
    for number in range(1, board.box.rounds + 1):
        sign = (
            "►" if number == board.round else "✓" if number < board.round else PORTAL if number == board.portal else " "
        )
        style = f"bold {YOU}" if number == board.round else WARN if sign == PORTAL else QUIET
        canvas.words((number - 1) * cell, 0, f"{sign}{number}", style)
    events: list[Piece] = []
    for number in range(len(board.clock), 0, -1):
        events.append((f"{number} ", QUIET))
        events.append((f"{_event(sight, number)}  ", YOU if number == board.round else TEXT))
    canvas.words(0, 1, events)
    return canvas


def shelves_strip(sight: Sight, width: int) -> Canvas:
    """The shelves side by side: whose books, how many are there, what they are worth, if need be as a number alone."""
    stands = [_stand(sight, shelf, _worth(sight, shelf)) for shelf in sight.board.shelves]
    if sum([_wide(stand) + 1 for stand in stands]) > width + 1:
        stands = [_stand(sight, shelf, str(shelf.points)) for shelf in sight.board.shelves]
    canvas = Canvas(width, 2, f"on {GROUND}")
    x = 0
    for stand in stands:
        for y, pieces in enumerate(stand):
            canvas.words(x, y, pieces)
        x += _wide(stand) + 1
    return canvas


def _stand(sight: Sight, shelf: Any, worth: str) -> tuple[list[Piece], list[Piece]]:
    """A shelf as it stands in the strip: its name, and below it its books."""
    colour = ROOM_COLOURS[_colour_of(sight.board, shelf)]
    books = [*_spines(shelf, colour), (f" {worth}", _worth_style(shelf))]
    return [(_shelf_name(sight, shelf), f"bold {colour}")], books


def _wide(stand: tuple[list[Piece], list[Piece]]) -> int:
    return max([width_of(pieces) for pieces in stand])


def _rounds(sight: Sight) -> Iterator[Styled]:
    board = sight.board
    for number in range(1, board.box.rounds + 1):
        now = number == board.round
        line = Styled.assemble(("► " if now else "  ", YOU))
        line.append(f"{number:2} ", "bold" if now else QUIET)
        line.append(_event(sight, number) or EMPTY, YOU if now else TEXT)
        if number == board.portal:
            line.append(f" {PORTAL} {sight.say('cultists-table-portal', number=number)}", WARN)
        yield line


def _event(sight: Sight, number: int) -> str:
    """The event that came in a round; tokens are drawn one a round."""
    clock = sight.board.clock
    return sight.say(f"cultists-event-{clock[number - 1]}") if number <= len(clock) else ""


def _shelves(sight: Sight) -> Iterator[Styled]:
    board = sight.board
    for shelf in board.shelves:
        colour = ROOM_COLOURS[_colour_of(board, shelf)]
        line = Styled()
        for said, style in _spines(shelf, colour):
            line.append(said, style)
        line.append(f" {_shelf_name(sight, shelf)} ", f"bold {colour}")
        line.append(_worth(sight, shelf), _worth_style(shelf))
        yield line


def _spines(shelf: Any, colour: str) -> list[Piece]:
    missing = shelf.needs - shelf.books
    return [(BOOK * shelf.books, colour), (EMPTY * missing, tinted(colour, GROUND, 0.6))]


def _shelf_name(sight: Sight, shelf: Any) -> str:
    if len(shelf.rooms) == 1:
        return sight.say(f"cultists-table-short-{shelf.rooms[0]}")
    return sight.say(f"cultists-table-colour-{_colour_of(sight.board, shelf)}")


def _colour_of(board: Any, shelf: Any) -> str:
    return next(str(room.colour) for room in board.rooms if room.id in shelf.rooms)


def _worth(sight: Sight, shelf: Any) -> str:
    return ("✓ " if shelf.books == shelf.needs else "") + sight.say("cultists-table-points", count=shelf.points)


def _worth_style(shelf: Any) -> str:
    return f"bold {BRASS}" if shelf.books == shelf.needs else QUIET


def _piles(sight: Sight) -> Iterator[Styled]:
    board = sight.board
    yield Styled(sight.say("cultists-table-piles", draw=board.draw_pile, bag=board.bag), QUIET)
    if board.box.threats:
        outside = board.cultist_tokens_outside
        yield Styled(sight.say("cultists-table-outside", passage=board.unsafe_passage, count=outside), QUIET)
        if board.fish_man is None:
            yield Styled(f"{FISH_MAN} {sight.say('cultists-table-fish-man-lake')}", QUIET)
    yield Styled(sight.say("cultists-table-cultists", count=board.box.cultists), QUIET)
    for id, roles in (("roles", board.box.roles), ("one-of", board.box.one_of)):
        if roles:
            names = ", ".join(sight.say(f"cultists-role-{role}") for role in roles)
            yield Styled(sight.say(f"cultists-table-{id}", names=names), QUIET)


def _votes(sight: Sight) -> Iterator[Styled]:
    """Who points at whom, once all eyes are open."""
    for seat, aim in sight.board.votes:
        line = sight.person(seat)
        line.append(" → ", BRASS)
        if aim is None:
            line.append(sight.say("cultists-table-abstains"), QUIET)
        else:
            line.append_text(sight.person(aim))
        yield line


def _stories(sight: Sight) -> Iterator[Styled]:
    """What all have seen come and go in each pile: who laid cards in Rooms, and who gave cards to whom."""
    yield Styled(sight.say("cultists-table-stories"), NAME)
    for room in sight.board.rooms:
        line = Styled.assemble((sight.say(f"cultists-table-wide-{room.id}"), ROOM_COLOURS[room.colour]), ":")
        for letter in room.story:
            line.append(" ").append_text(_step(sight, letter))
        yield line
    for player in sight.board.players:
        if player.givers:
            line = sight.person(player.seat).append(f" {PULSE}:", QUIET)
            for giver in player.givers:
                line.append(f" {seat_sign(giver)}", seat_style(giver))
            yield line


def _step(sight: Sight, letter: str) -> Styled:
    """A letter of a story: a seat, the starting card, the draw pile, or what was shown and removed."""
    if letter.isdigit():
        return Styled.assemble((seat_sign(int(letter)), seat_style(int(letter))))
    if letter in _LAID:
        return Styled.assemble((_LAID[letter], QUIET))
    return Styled.assemble((f"→{sight.say(f'cultists-card-{_SHOWN[letter.upper()]}')}", f"bold {TEXT}"))
