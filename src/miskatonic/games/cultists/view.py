"""What a viewer sees: a list of what is shown, each thing only if that viewer may know it."""

from functools import cache, lru_cache

from msgspec import Struct

from miskatonic.games.cultists.board import COLOURS, PLACE_OF_CODE, PLACES, ROUTES, colours_of
from miskatonic.games.cultists.cards import DEAD, ENCOUNTER_CARDS, NAMES
from miskatonic.games.cultists.counts import COLUMNS, ROUNDS
from miskatonic.games.cultists.knowledge import knows
from miskatonic.games.cultists.records import FIFTH_ROUND, Check, CultistsTable, Player
from miskatonic.games.cultists.roles import Role
from miskatonic.games.cultists.routes import colour_bit
from miskatonic.games.cultists.setup import CHARACTERS, CultistsSetup, markers
from miskatonic.games.cultists.statements import UNSAFE_PASSAGE_PLACE, Claim, claims
from miskatonic.games.cultists.tokens import NAMES as EVENTS
from miskatonic.games.cultists.voting import ABSTAINED, Vote
from miskatonic.kernel.frames import rule
from miskatonic.kernel.seats import Seat, Viewer

__all__ = ["CultistsView", "view"]

ROWS = 4
"""Rows of a Route."""


class PlayerView(Struct, frozen=True):
    """One player. Empty or None is what the viewer may not know."""

    seat: Seat
    character: str
    automa: bool
    place: str
    alive: bool
    role: str | None
    hand_count: int
    encounter_cards: int
    """How many of them can be given in Encounters; the backs tell."""
    hand: tuple[str, ...]
    route: tuple[tuple[str, ...], ...]
    pulse_count: int
    pulse: tuple[str, ...]
    givers: tuple[Seat, ...]
    """Who gave the cards from Encounters, in order."""
    corpse: bool
    """Whether a Dead card lies face up on the Pulse pile."""
    start_dead: bool | None
    """Whether the starting Pulse card is Dead, as the Cultists saw in the night."""
    acted: bool
    worked: tuple[tuple[str, ...], ...]
    """The colours in which all have seen this player use Room actions, by the rows of a Route; nothing for none."""
    cleared: bool
    """Whether all have seen a role of an Investigator, or a death that only an Investigator can die."""


class RoomView(Struct, frozen=True):
    """One Room."""

    id: str
    colour: str
    number: int
    books: int
    pile: int
    explored: bool
    unsafe: bool | None
    finished: bool
    cultist_token: bool
    story: str
    """What all have seen come and go: a digit for the seat that laid a card, "o" for the starting card and "d" for
    one of the draw pile; "S", "F", "X" for a Success, a Failure, a Sabotage that was shown and removed, and the same in
    small letters where the AUTOMA took it from the top."""


class ShelfView(Struct, frozen=True):
    """One shelf."""

    id: str
    rooms: tuple[str, ...]
    books: int
    needs: int
    points: int


class PlayView(Struct, frozen=True):
    """A card that the viewer has played: its kind, and the player or the place that it went to."""

    card: str
    to_seat: Seat | None
    to_place: str | None


class LookView(Struct, frozen=True):
    """A check that was made; how many Dead cards there were, if the viewer saw it."""

    by: Seat
    target: Seat
    cards: int
    told: bool
    dead: int | None
    free: bool
    """Whether even an Investigator could keep silent about a Dead card, as in the events."""


class BoxView(Struct, frozen=True):
    """What the box and the set-up tell everybody. Card piles are letters: A, D for Pulse piles, S, F, X for Rooms."""

    cultists: int
    rounds: int
    roles: tuple[str, ...]
    """The roles besides Cultists and plain Investigators that are in for sure."""
    one_of: tuple[str, ...]
    """Roles of which one at random is in as well."""
    routes: tuple[tuple[tuple[str, ...], ...], ...]
    """All Route cards there are, row by row."""
    investigator_pile: str
    cultist_pile: str
    starting_pulse: str
    starting_rooms: str
    """The starting Room cards; the draw pile has the same make-up."""
    threats: bool
    """Whether the Unsafe Passage, the Cultist tokens and the Fish-man are in the game."""


class CultistsView(Struct, frozen=True):
    """The table as one viewer sees it."""

    round: int
    phase: str
    first_player: Seat
    order: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    rooms: tuple[RoomView, ...]
    shelves: tuple[ShelfView, ...]
    doors: tuple[tuple[str, str], ...]
    points: int
    target: int
    dead_needed: int
    power: bool
    vote_ready: bool
    event: str | None
    clock: tuple[str, ...]
    bag: int
    draw_pile: int
    unsafe_passage: int
    cultist_tokens_outside: int
    fish_man: str | None
    portal: int
    peeked: str | None
    plays: tuple[PlayView, ...]
    checks: tuple[LookView, ...]
    votes: tuple[tuple[Seat, Seat | None], ...]
    """Who points at whom in the vote that is under way, once all eyes are open; None keeps a fist."""
    passage_story: str
    """The story of the Unsafe Passage pile, told like a Room's; what was shown there was shuffled back in."""
    box: BoxView
    claims: tuple[Claim, ...]
    """What everybody has said, in order; any of it may be a lie."""


@rule("hidden-information.1", "hidden-information.2", "hidden-information.3", "night-taking-piles.2")
def view(table: CultistsTable, viewer: Viewer) -> CultistsView:
    """Piles by their size, tokens by their open side, secrets to those who know them."""
    state = table.state
    return CultistsView(
        round=state.round,
        phase=state.phase,
        first_player=table.holder,
        order=state.order,
        players=tuple([_player(table, player, viewer) for player in state.players]),
        rooms=_rooms(table, viewer),
        shelves=tuple(
            [
                ShelfView(shelf.id, shelf.rooms, state.shelves[shelf.id], shelf.books, shelf.points)
                for shelf in table.layout.shelves
            ]
        ),
        doors=table.layout.doors,
        points=state.points,
        target=state.target,
        dead_needed=table.column.dead,
        power=state.power,
        vote_ready=state.vote_ready,
        event=EVENTS[state.event] if state.event else None,
        clock=tuple([EVENTS[token] for token in state.drawn]),
        bag=len(state.bag),
        draw_pile=len(state.draw),
        unsafe_passage=len(state.unsafe),
        cultist_tokens_outside=len(state.tokens),
        fish_man=state.fish_man or None,
        portal=state.portal,
        peeked=EVENTS[state.peeked] if state.peeked and knows(table, viewer, state, "peeked") else None,
        plays=_plays(table, viewer),
        checks=_checks(table, viewer),
        claims=claims(state.claims),
        votes=_votes(table),
        passage_story=state.unsafe_story,
        box=_box(table.setup),
    )


def _votes(table: CultistsTable) -> tuple[tuple[Seat, Seat | None], ...]:
    vote = next((frame for frame in reversed(table.state.stack) if isinstance(frame, Vote)), None)
    if vote is None:
        return ()
    return tuple([(seat, None if aim == ABSTAINED else Seat(aim)) for seat, aim in vote.votes])


@lru_cache(maxsize=64)
def _box(setup: CultistsSetup) -> BoxView:
    """It is the same in all of a game."""
    column = COLUMNS[setup.players]
    sure, one_of = markers(setup)
    return BoxView(
        cultists=column.cultists,
        rounds=ROUNDS,
        roles=tuple([role.slug for role in sure]),
        one_of=tuple([role.slug for role in one_of]),
        routes=ROUTES,
        investigator_pile=column.investigator_pile,
        cultist_pile=column.cultist_pile,
        starting_pulse=column.starting_pulse,
        starting_rooms=column.starting_rooms,
        threats=setup.threats,
    )


def _player(table: CultistsTable, player: Player, viewer: Viewer) -> PlayerView:
    setup = table.setup
    seat = player.seat
    pile = player.start + player.pulse
    shows_pulse = knows(table, viewer, player, "pulse")
    own_hand = knows(table, viewer, player, "hand")
    return PlayerView(
        seat=seat,
        character=character_of(table, seat),
        automa=seat >= len(setup.seats),
        place=table.state.places[seat],
        alive=not player.died,
        role=player.role.slug if knows(table, viewer, player, "role") else None,
        hand_count=len(player.hand),
        encounter_cards=sum(card in ENCOUNTER_CARDS for card in player.hand),
        hand=tuple([NAMES[card] for card in player.hand]) if own_hand else (),
        route=tuple([colours_of(player.route, row) for row in range(1, 5)])
        if knows(table, viewer, player, "route")
        else (),
        pulse_count=len(pile),
        pulse=tuple([NAMES[card] for card in pile]) if shows_pulse else (),
        givers=tuple([Seat(int(giver)) for giver in player.givers]),
        corpse=player.corpse,
        start_dead=player.start == DEAD if player.start and knows(table, viewer, player, "start") else None,
        acted=seat in table.state.spent,
        worked=_worked(player.used | player.used_dead),
        cleared=not player.may_be & Role.CULTIST.bit or (player.shown and player.role is not Role.CULTIST),
    )


@cache
def _worked(used: int) -> tuple[tuple[str, ...], ...]:
    if not used:
        return ()
    return tuple(tuple(colour for colour in COLOURS if used & colour_bit(colour, row)) for row in range(1, ROWS + 1))


def character_of(table: CultistsTable, seat: int) -> str:
    """The portrait in front of a player: chosen, or the next that nobody chose."""
    return _portraits(tuple([place.character for place in table.setup.seats]))[seat]


@lru_cache
def _portraits(chosen: tuple[str | None, ...]) -> tuple[str, ...]:
    """The portraits in front of all who play, and behind them those that are left."""
    free = [character for character in CHARACTERS if character not in chosen]
    rest = iter(free)
    dealt = [character or next(rest) for character in chosen]
    return (*dealt, *rest)


def _rooms(table: CultistsTable, viewer: Viewer) -> tuple[RoomView, ...]:
    state = table.state
    return tuple(
        [
            RoomView(
                id=id,
                colour=PLACES[id].colour,
                number=PLACES[id].number,
                books=room.books,
                pile=len(room.pile),
                explored=room.explored,
                unsafe=room.unsafe if knows(table, viewer, room, "unsafe") else None,
                finished=room.finished,
                cultist_token=id in state.threats,
                story=room.story,
            )
            for id, room in state.rooms.items()
        ]
    )


def _plays(table: CultistsTable, viewer: Viewer) -> tuple[PlayView, ...]:
    """The viewer's own cards on the table: players remember what they played."""
    if viewer is None or not table.state.round:
        return ()
    player = table.state.players[viewer]
    went = player.went.replace(FIFTH_ROUND, "")
    return tuple([_play(card, where) for card, where in zip(player.played, went, strict=True)])


def _play(card: str, where: str) -> PlayView:
    if where.isdigit():
        return PlayView(NAMES[card], Seat(int(where)), None)
    return PlayView(NAMES[card], None, PLACE_OF_CODE.get(where, UNSAFE_PASSAGE_PLACE))


def _checks(table: CultistsTable, viewer: Viewer) -> tuple[LookView, ...]:
    state = table.state
    looks = iter(state.players[viewer].looks) if viewer is not None else iter(())
    return tuple([_look(table, check, next(looks) if check.by == viewer else None) for check in state.checks])


def _look(table: CultistsTable, check: Check, dead: int | None) -> LookView:
    cards = check.received + bool(table.column.starting_pulse)
    return LookView(check.by, check.target, cards, check.told, dead, check.free)
