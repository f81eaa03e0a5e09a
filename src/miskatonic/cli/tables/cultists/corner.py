"""A person's own corner: the role and what it is after, the Route, the hand, and what only this person knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from miskatonic.cli.tables.cultists.signs import CARD_ORDER, CARDS, ON_ROUTE, PULSE, ROOM_COLOURS, ROWS, colours_now
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import HARM, NAME, QUIET, TEXT, YOU

__all__ = ["corner", "summary"]


def corner(sight: Sight) -> RenderableType:
    """All of it; nothing for somebody who only watches."""
    player = _me(sight)
    if player is None:
        return Styled()
    sides = Table.grid(padding=(0, 2))
    sides.add_column(no_wrap=True)
    sides.add_column()
    sides.add_row(_route(sight, player), Group(_hand(sight, player), _pulse(sight, player)))
    return Group(_role(sight, player), sides, *_known(sight, player))


def summary(sight: Sight) -> Styled | None:
    """Role, this round's colours and the hand in one line."""
    player = _me(sight)
    if player is None:
        return None
    said = sight.person(player.seat)
    if player.role is not None:
        said.append(f" {sight.say(f'cultists-role-{player.role}')}", _role_style(player))
    colours = colours_now(sight)
    if colours:
        said.append(f" · {ON_ROUTE} ", QUIET)
        said.append_text(_colours(sight, colours))
    held = Counter(player.hand)
    said.append(" · ", QUIET)
    said.append(" ".join(f"{CARDS[card]}{held[card]}" for card in CARD_ORDER if held[card]), TEXT)
    return said


def _me(sight: Sight) -> Any:
    seat = sight.view.seat
    return None if seat is None else sight.board.players[seat]


def _role_style(player: Any) -> str:
    return f"bold {HARM if player.role == 'cultist' else YOU}"


def _role(sight: Sight, player: Any) -> Styled:
    said = sight.person(player.seat)
    if player.role is None:
        return said.append(f"  {sight.say('cultists-table-envelope')}", QUIET)
    said.append(f"  {sight.say(f'cultists-role-{player.role}')}", _role_style(player))
    board = sight.board
    if player.role == "cultist":
        goal = sight.say(
            "cultists-table-goal-cultist", dead=board.dead_needed, points=board.target, rounds=board.box.rounds
        )
    else:
        goal = sight.say("cultists-table-goal", points=board.target, rounds=board.box.rounds)
    return said.append(f"  {goal}", QUIET)


def _route(sight: Sight, player: Any) -> RenderableType:
    """Four rows; that of this round has an arrow. A Cultist may ignore it, and it says so."""
    title = sight.say("cultists-table-route")
    if player.role == "cultist":
        title += f" ({sight.say('cultists-table-route-free')})"
    lines = [Styled(title, NAME)]
    now = (sight.board.round - 1) % ROWS if sight.board.round else None
    for row, colours in enumerate(player.route):
        rounds = range(row + 1, sight.board.box.rounds + 1, ROWS)
        line = Styled.assemble((f"{ON_ROUTE} " if row == now else "  ", YOU))
        line.append(f"{' '.join(map(str, rounds)):7}", "bold" if row == now else QUIET)
        line.append_text(_colours(sight, colours))
        lines.append(line)
    return Group(*lines)


def _colours(sight: Sight, colours: tuple[str, ...]) -> Styled:
    said = Styled()
    for number, colour in enumerate(colours):
        said.append(", " if number else "", QUIET)
        said.append(sight.say(f"cultists-table-colour-{colour}"), ROOM_COLOURS[colour])
    return said


def _hand(sight: Sight, player: Any) -> RenderableType:
    held = Counter(player.hand)
    lines = [Styled(f"{sight.say('cultists-table-hand')} ({player.hand_count})", NAME)]
    for card in CARD_ORDER:
        if held[card]:
            chosen = sight.points_at("card", card)
            name = f"{CARDS[card]} {sight.say(f'cultists-card-{card}')} ×{held[card]}"
            lines.append(Styled(name, "reverse" if chosen else TEXT))
    return Group(*lines)


def _pulse(sight: Sight, player: Any) -> Styled:
    givers = ", ".join(sight.name(giver) for giver in player.givers)
    said = f"{PULSE} {sight.say('cultists-table-pulse', count=player.pulse_count)}"
    return Styled(f"{said} {sight.say('cultists-table-given-by', names=givers)}" if givers else said, QUIET)


def _known(sight: Sight, player: Any) -> list[RenderableType]:
    told = list(dict.fromkeys(_knowledge(sight, player)))
    if not told:
        return []
    return [Styled(sight.say("cultists-table-known"), NAME), *(Styled(f"· {each}", TEXT) for each in told)]


def _knowledge(sight: Sight, me: Any) -> Iterator[str]:
    """What one would have to remember, from the view alone: latest first, so that it is seen where room is short."""
    board = sight.board
    for player in board.players:
        if player.seat != me.seat and player.role and player.alive:
            yield sight.say("cultists-table-known-role", name=sight.name(player.seat), role=player.role)
        if player.start_dead:
            yield sight.say("cultists-table-known-start-dead", name=sight.name(player.seat))
    for check in reversed(board.checks):
        if check.dead is not None:
            yield sight.say("cultists-table-known-looked", name=sight.name(check.target), count=check.dead)
    if board.peeked:
        yield sight.say("cultists-table-known-peeked", event=board.peeked)
    for play in reversed(board.plays):
        if play.to_seat is None:
            yield sight.say("cultists-table-known-laid", card=play.card, place=play.to_place)
        else:
            yield sight.say("cultists-table-known-gave", card=play.card, name=sight.name(play.to_seat))
