"""`miskatonic replay`: the story of a journal, for one pair of eyes or for all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

import miskatonic
from miskatonic import Choice, Game, Journal, Seat, Text
from miskatonic.cli.settings import InputError, LangOption, PlainOption, Settings

if TYPE_CHECKING:
    from miskatonic import Line

__all__ = ["replay"]


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A journal, as `miskatonic play` keeps them.")],
    to: Annotated[
        int | None, typer.Option("--to", "-t", metavar="N", min=0, help="Stop after so many choices.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="SEAT", help="See it as this seat did, from 1; else as a spectator.")
    ] = None,
    everything: Annotated[bool, typer.Option("--open", help="See everything, each choice included.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each choice.")] = False,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    """Tell a game again from its journal, and check that it fits.

    Examples:

      miskatonic replay my-game.journal

      miskatonic replay my-game.journal --seat 2 --lang pt

      miskatonic replay my-game.journal --open --to 40 --step
    """
    from miskatonic.cli.saves import read_journal
    from miskatonic.cli.screen import Outline, Screen
    from miskatonic.cli.telling import ending

    settings = Settings.of(context, lang)
    screen = Screen(settings, plain)
    game = miskatonic.replay(_until(Journal.parse(read_journal(file)), to))
    if seat is not None and not 1 <= seat <= len(game.seats):
        raise InputError("cli.seat", Text("cli-bad-seat", {"input": seat, "most": len(game.seats)}))
    viewer = None if seat is None else Seat(seat - 1)
    lines = _all_lines(game) if everything else game.lines(viewer)
    outline = Outline()
    chosen = list(_chosen(game, everything, viewer, settings))
    try:
        for number in range(game.version + 1):
            if number and chosen[number - 1]:
                screen.line(f"> {chosen[number - 1]}", "may")
            for line in lines:
                if line.choice == number:
                    indent = outline.indent(line)
                    screen.line(game.say(line.text, settings.lang), "" if indent else "heading", indent)
            if step and number < game.version and screen.ask(settings.say(Text("cli-step"))) in (None, "q"):
                return
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    screen.line()
    for said in ending(game, settings.lang):
        screen.line(said, "name")
    screen.line(settings.say(Text("cli-fits", {"count": game.version})), "quiet")


def _until(journal: Journal, choices: int | None) -> Journal:
    """The journal up to so many choices."""
    if choices is None:
        return journal
    made = [number for number, entry in enumerate(journal.entries, 1) if isinstance(entry, Choice)]
    if choices > len(made):
        raise InputError("cli.to", Text("cli-bad-to", {"input": choices, "most": len(made)}))
    return msgspec.structs.replace(journal, entries=journal.entries[: made[choices - 1] if choices else 0])


def _all_lines(game: Game) -> list[Line]:
    """The log as nobody at the table could read it: what each seat was told."""
    return list(game.table.logbook)


def _chosen(game: Game, everything: bool, viewer: int | None, settings: Settings) -> Iterator[str]:
    """Each choice in words, as far as it is shown: a seat's own, or all of them."""
    choices = [entry for entry in game.journal.entries if isinstance(entry, Choice)]
    for number, choice in enumerate(choices):
        if not everything and choice.seat != viewer:
            yield ""
            continue
        before = game.at(number)
        decision = before.decision(choice.seat)
        assert decision is not None
        label = next(option.label(settings.lang) for option in decision.options if option.key == choice.key)
        who = before.say(Text("cli-one-seat", {"seat": choice.seat}), settings.lang)
        yield f"{who}: {label}"
