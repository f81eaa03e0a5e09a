"""What a scenario is, as a campaign guide tells it."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Resolution", "Scenario"]


class Resolution(Struct, frozen=True):
    """One way in which a scenario ends (winning-and-losing.1)."""

    won: bool
    """Whether it is a victory in standalone mode: a resolution that an act calls for (winning-and-losing.6)."""


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario: its resolutions, by id ("1", "2", and "none" for the end without one)."""

    id: str
    resolutions: dict[str, Resolution]
