"""What can be played here, told so that a set-up page can be made of it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

__all__ = ["GameInfo", "OptionInfo", "OptionValue", "PlayerInfo"]


class OptionValue(Struct, frozen=True, omit_defaults=True):
    """One thing that an option can be."""

    value: Any
    label: str
    weight: int | None = None
    """What it counts for, or below zero against, where the values chosen should balance."""


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """One option of a game: what it is called, what it can be, and what it is if nobody says."""

    name: str
    label: str
    kind: Literal["choice", "choices", "number", "seat", "switch", "word", "other"]
    default: Any = None
    help: str = ""
    values: tuple[OptionValue, ...] = ()
    least: int | None = None
    most: int | None = None
    optional: bool = False
    """Whether it may be null: then the game decides."""


class PlayerInfo(Struct, frozen=True):
    """A kind of computer player, as it is named in a seat."""

    player: str
    label: str


class GameInfo(Struct, frozen=True):
    """A game that is installed."""

    id: str
    title: str
    summary: str
    least: int
    most: int
    options: tuple[OptionInfo, ...]
    seat_options: tuple[OptionInfo, ...]
    """What can be chosen for one seat."""
    campaigns: bool
    """Whether several of its games can follow each other."""
    players: tuple[PlayerInfo, ...]
    """The computer players that can sit down, the best to begin with first."""
    decks: bool
    """Whether it is played with decks that people build."""
