"""Whether somebody has learned something hidden by the last choices: that can't be taken back with them."""

from __future__ import annotations

from miskatonic import Choice, Game, MiskatonicError, Seat

__all__ = ["reveals"]

TRIES = 6
"""Imagined games that are compared for each viewer."""


def reveals(game: Game, back: int) -> bool:
    """Whether the last `back` choices told some seat, or a spectator, more than that the choices were made.

    Each viewer imagines how the game could have stood before any of them, and the same choices are made from there.
    If that looks otherwise in the end, or can't even be done, the real choices have told this viewer something: a
    card, or what somebody had chosen in secret.
    """
    choices = [entry for entry in game.journal.entries if isinstance(entry, Choice)][-back:]
    viewers = (*game.seats, None)
    seen = [_looks(game, viewer) for viewer in viewers]
    for done in range(back):
        before = game.at(game.version - back + done)
        for viewer, looks in zip(viewers, seen, strict=True):
            if _learned(before, choices[done:], viewer, looks):
                return True
    return False


def _learned(before: Game, choices: list[Choice], viewer: Seat | None, seen: tuple[object, ...]) -> bool:
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
