"""What a campaign log can say: notes, and names of those who were met or missed. Each is an id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from miskatonic.games.arkham.cards.library import Library

__all__ = ["ESCAPED", "INTERROGATED", "escaped"]

INTERROGATED = "interrogated-"
ESCAPED = "escaped-"
"""Before the slug of an enemy: it stands under "Cultists We Interrogated" or "Cultists Who Got Away"."""


def escaped(library: Library, recorded: Sequence[str]) -> tuple[str, ...]:
    """Codes of the enemies who got away."""
    slugs = [note.removeprefix(ESCAPED) for note in recorded if note.startswith(ESCAPED)]
    return tuple(library.by_slug[slug].code for slug in slugs)
