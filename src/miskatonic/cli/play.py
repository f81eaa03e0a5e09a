"""`miskatonic play`: any game, at a full-screen table or by numbered options."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

import miskatonic
from miskatonic import Game, Text
from miskatonic.cli.games import no_games, seats_of
from miskatonic.cli.settings import (
    InputError,
    LangOption,
    PlainOption,
    PlayersOption,
    SeatsOption,
    SeedOption,
    Settings,
    SetupOption,
    options_of,
    players_of,
)

if TYPE_CHECKING:
    from miskatonic.cli.saves import Save, Seating
    from miskatonic.cli.screen import Screen

__all__ = ["play", "run_game", "seating_of_game"]


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="A game; with --resume, a saved one.", show_default=False)] = None,
    players: PlayersOption = None,
    seats: SeatsOption = None,
    me: Annotated[
        list[int] | None,
        typer.Option("--me", "-m", metavar="SEAT", help="A seat played by a person at this screen, from 1; repeat it."),
    ] = None,
    seed: SeedOption = None,
    option: SetupOption = None,
    resume: Annotated[bool, typer.Option("--resume", "-r", help="Go on with a game that was left.")] = False,
    together: Annotated[
        bool, typer.Option("--together", help="People at this screen may see each other's cards: none hands it over.")
    ] = False,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    """Play a game, alone or several people at one screen.

    You choose by numbers; ? lists what else you can type.
    On a terminal our games open a full-screen table; --plain plays line by line.
    Each choice is saved at once, so nothing is lost if you leave.
    Without a game's name, the games are listed.

    Examples:

      miskatonic play

      miskatonic play arkham --seats 2 --lang es

      miskatonic play cultists --players 6 --me 1

      miskatonic play cultists --players 6 --me 1 --me 2 --players random

      miskatonic play --resume

      miskatonic play --resume my-game.journal
    """
    from miskatonic.cli.screen import Screen

    settings = Settings.of(context, lang)
    screen = Screen(settings, plain)
    count, kinds = players_of(players, seats)
    if resume:
        _resume(screen, game, me, kinds, together)
        return
    name = game if game is not None else _choose_game(screen)
    if name is None:
        return
    kind = miskatonic.game_type(name)
    if count is None and me:
        count = max(kind.players.start, *me)
    begun = miskatonic.new(name, seed=seed, **options_of(option, count))
    _begin(screen, begun, me, kinds, together)


def _choose_game(screen: Screen) -> str | None:
    """Ask which game; None if there is none, or nobody answers."""
    names = miskatonic.installed_games()
    if not names:
        screen.line(no_games(screen.settings))
        return None
    screen.line(screen.say(Text("cli-which-game")), "name")
    screen.options([f"{name} ({screen.say(Text('cli-seats', {'range': seats_of(name)}))})" for name in names])
    while True:
        typed = screen.ask(screen.say(Text("cli-choose-number")))
        if typed is None or typed == "q":
            return None
        if typed in names:
            return typed
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        screen.line(screen.say(Text("cli-not-a-number", {"input": typed, "most": len(names)})), "warn")


def _begin(screen: Screen, game: Game, me: list[int] | None, kinds: tuple[str, ...], together: bool) -> None:
    from miskatonic.cli.saves import Save

    seating = seating_of_game(game, me, kinds, together)
    run_game(screen, game, Save.begin(game, seating), seating)


def _resume(screen: Screen, named: str | None, me: list[int] | None, kinds: tuple[str, ...], together: bool) -> None:
    from miskatonic.cli.saves import Save, newest, read_journal, seating_of

    path = Path(named) if named is not None and named not in miskatonic.installed_games() else newest(named)
    if path is None:
        screen.line(screen.say(Text("cli-no-games")))
        return
    game = miskatonic.replay(read_journal(path))
    left = None if me or kinds else seating_of(path)
    seating = left if left is not None else seating_of_game(game, me, kinds)
    seating = replace(seating, together=seating.together or together)
    screen.line(screen.say(Text("cli-resumed", {"path": str(path)})))
    run_game(screen, game, Save.again(path), seating)


def seating_of_game(game: Game, me: list[int] | None, kinds: tuple[str, ...], together: bool = False) -> Seating:
    """People at the seats they named, or at the first; at the others computer players, at best made for the game."""
    from miskatonic.cli.saves import Seating
    from miskatonic.players import at_seats, usual

    count = len(game.seats)
    people = tuple(sorted({number - 1 for number in me or (1,)}))
    wrong = [seat + 1 for seat in people if not 0 <= seat < count]
    if wrong:
        raise InputError("cli.seat", Text("cli-bad-seat", {"input": wrong[0], "most": count}))
    return Seating(people, at_seats(kinds or (usual(game.type.id),), count, game.type.id), together)


def run_game(screen: Screen, game: Game, save: Save, seating: Seating) -> None:
    """At the full-screen table where the game has one and a person sits at a terminal, else line by line."""
    from miskatonic.cli.match import Match
    from miskatonic.cli.tables import has_table
    from miskatonic.players import player

    seed = game.journal.header.seed
    kinds = enumerate(seating.players)
    others = {seat: player(kind, f"{seed}:{seat}") for seat, kind in kinds if seat not in seating.people}
    match = Match(game, save, seating.people, others, seating.together)
    if has_table(game.type.id) and screen.can_be_filled:
        from miskatonic.cli.tables.evening import play_at_table

        play_at_table(match, screen)
        return
    from miskatonic.cli.session import Session

    Session(match, screen).run()
