"""What all commands share: the reader's language, games that come along, and options that several of them have."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Annotated, Any, cast

import typer
from msgspec import DecodeError, Struct, json

from miskatonic import LANGS, Lang, MiskatonicError, Text, nearest, words

__all__ = [
    "InputError",
    "JobsOption",
    "LangOption",
    "PlainOption",
    "PlayersOption",
    "SeatsOption",
    "SeedOption",
    "Settings",
    "SetupOption",
    "options_of",
    "players_of",
]


class InputError(MiskatonicError):
    """What a person asked for on the command line can't be done; says what can."""


class Settings(Struct):
    """What was said before the command, and the language that errors are told in."""

    lang: Lang = "en"
    loads: tuple[str, ...] = ()

    @classmethod
    def of(cls, context: typer.Context, lang: str | None = None) -> Settings:
        """The settings of this run, in the language that the command was given."""
        settings = cast("Settings", context.find_root().obj)
        if lang is not None:
            settings.lang = cast("Lang", lang)
        return settings

    def say(self, text: Text) -> str:
        """A text of the project's own in words."""
        return words().say(text, self.lang)


def _language(value: str | None) -> str | None:
    if value is None or value in LANGS:
        return value
    raise typer.BadParameter(f"'{value}' is no language here, the nearest is '{nearest(value, LANGS)}': {_LANGUAGES}.")


def language_here() -> Lang:
    """The language of MISKATONIC_LANG, or of the person's system if the project speaks it, or English."""
    for name in ("MISKATONIC_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        said = os.environ.get(name, "")[:2].lower()
        if said in LANGS:
            return said
        if said and name != "MISKATONIC_LANG":
            break
    return "en"


_LANGUAGES = "en, es, pt or ru"

LangOption = Annotated[
    str | None,
    typer.Option("--lang", "-l", metavar="LANG", envvar="MISKATONIC_LANG", callback=_language, help=_LANGUAGES + "."),
]
SeatsOption = Annotated[int | None, typer.Option("--seats", "-n", metavar="N", help="How many sit at the table.")]
SeedOption = Annotated[str | None, typer.Option("--seed", "-s", metavar="SEED", help="A number or a word.")]
SetupOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game itself; may be repeated."),
]
PlayersOption = Annotated[
    list[str] | None,
    typer.Option(
        "--players",
        "-p",
        metavar="N|KIND[,KIND...]",
        help="How many sit at the table, or computer players: one kind for all, or one for each seat.",
    ),
]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", metavar="J", min=0, help="Processes; 0 for all cores.")]
PlainOption = Annotated[
    bool, typer.Option("--plain", help="Plain lines without colours and boxes, good to be read aloud.")
]


def options_of(given: Iterable[str] | None, seats: int | None = None) -> dict[str, Any]:
    """Options of a game from words such as `difficulty=hard` or `seats=["Ana", "Bo"]`."""
    options: dict[str, Any] = {}
    for pair in given or ():
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise InputError("cli.option", Text("cli-bad-option", {"input": pair}))
        try:
            options[name] = json.decode(value)
        except DecodeError:
            options[name] = value
    if seats is not None:
        options["seats"] = seats
    return options


def players_of(given: Iterable[str] | None, seats: int | None = None) -> tuple[int | None, tuple[str, ...]]:
    """How many sit at the table, if that was said, and kinds of players, if any were: `6` or `random:7,random`."""
    words = [part.strip() for word in given or () for part in word.split(",")]
    counts = sorted({*(int(word) for word in words if word.isdecimal()), *([seats] if seats is not None else [])})
    if len(counts) > 1:
        raise InputError("cli.count", Text("cli-two-counts", {"one": counts[0], "other": counts[-1]}))
    kinds = tuple(word for word in words if word and not word.isdecimal())
    return (counts[0] if counts else None), kinds
