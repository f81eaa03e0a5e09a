"""`miskatonic watch`: computer players play, and the story is told as it happens."""

from __future__ import annotations

from time import sleep
from typing import Annotated

import typer

import miskatonic
from miskatonic import Text
from miskatonic.cli.settings import (
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

__all__ = ["watch"]


def watch(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game to watch.")],
    players: PlayersOption = None,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: SetupOption = None,
    pace: Annotated[
        float | None,
        typer.Option("--pace", metavar="SECONDS", min=0.0, help="Rest after each line; 0.5 on a terminal, else 0."),
    ] = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    """Watch computer players play, as a spectator sees it.

    What happens inside something stands to the right of it.
    Computer players that can say what they think do so before they vote.
    The same seed tells the same story.

    Examples:

      miskatonic watch arkham

      miskatonic watch cultists --seats 6 --seed 7 --pace 1.5

      miskatonic watch deathmaydie --lang ru > story.txt
    """
    from miskatonic.cli.screen import Outline, Screen
    from miskatonic.cli.telling import ending
    from miskatonic.players import Commentator, usual
    from miskatonic.simulate.plan import Plan

    settings = Settings.of(context, lang)
    screen = Screen(settings, plain)
    rest = pace if pace is not None else (0.0 if screen.plain else 0.5)
    count, kinds = players_of(players, seats)
    plan = Plan(game, kinds or (usual(game),), options_of(option, count), "0" if seed is None else seed, settings.loads)
    played = miskatonic.new(game, seed=plan.seed, **plan.options)
    seated = plan.seated(0, played)
    outline = Outline()
    told = 0
    try:
        while True:
            lines = played.lines()
            for line in lines[told:]:
                indent = outline.indent(line)
                screen.line(played.say(line.text, settings.lang), "" if indent else "heading", indent)
                sleep(rest)
            told = len(lines)
            if played.over:
                break
            seat = played.decisions[0].seat
            chair = played.chair(seat)
            player = seated[seat]
            thought = player.comment(chair) if isinstance(player, Commentator) else None
            if thought is not None:
                screen.line(
                    played.say(Text("cli-thinks", {"seat": seat, "thought": thought}), settings.lang), "quiet", 1
                )
                sleep(rest)
            played.choose(seat, player.choose(chair))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    screen.heading(settings.say(Text("game-over")))
    for said in ending(played, settings.lang):
        screen.line(said, "name")
