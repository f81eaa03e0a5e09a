"""Whether somebody has learned something hidden by the last choices: that can't be taken back with them."""

from __future__ import annotations

from miskatonic import Choice, Game, MiskatonicError, Seat

__all__ = ["reveals"]

TRIES = 6
"""Imagined games that are compared for each viewer."""


def reveals(game: Game, back: int) -> bool:
    """Whether the last `back` choices told some seat, or a spectator, more than that the choices were made.

    Each viewer imagines how the game could have stood before, and the same choices are made there. If that looks
    otherwise in the end, or can't even be done, the real choices have told this viewer something.
    """
    before = game.at(game.version - back)
    choices = [entry for entry in game.journal.entries if isinstance(entry, Choice)][-back:]
    return any(_learned(game, before, choices, viewer) for viewer in (*game.seats, None))


def _learned(game: Game, before: Game, choices: list[Choice], viewer: Seat | None) -> bool:
    seen = _looks(game, viewer)
    for number in range(TRIES):
        imagined = before.imagine(viewer, number)
        try:
            for choice in choices:
                imagined.choose(choice.seat, choice.key)
        except MiskatonicError:
            return True
        if _looks(imagined, viewer) != seen:
            return True
    return False


def _looks(game: Game, viewer: Seat | None) -> tuple[object, ...]:
    """What the viewer sees of it; the number of choices is the same anyway."""
    decision = None if viewer is None else game.decision(viewer)
    keys = () if decision is None else tuple([option.key for option in decision.options])
    view = game.view(viewer)
    return view.board, view.waiting, view.answered, keys, [line.text for line in game.lines(viewer)]
