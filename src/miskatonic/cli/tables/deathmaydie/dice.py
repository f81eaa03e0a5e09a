"""The dice on the table: what each shows, which option rerolls it, and what they come to."""

from __future__ import annotations

from collections import Counter

from rich.text import Text as Styled

from miskatonic.cli.tables.deathmaydie.signs import FACES, SYMBOLS, faces_of
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import BRASS, MAY, NAME, QUIET, TEXT

__all__ = ["dice_line"]

BLANK = "·"


def dice_line(sight: Sight) -> Styled | None:
    """All dice in a row; standard dice in square brackets, bonus dice in round ones. None if none are rolled."""
    dice = sight.board.dice
    if not dice:
        return None
    said = Styled.assemble((f"{sight.say('dmd-table-rolled')} ", NAME), no_wrap=True, overflow="ellipsis")
    tally: Counter[str] = Counter()
    for number, die in enumerate(dice):
        faces = faces_of(die.kind, die.face)
        tally.update(faces)
        shown = "".join(FACES[face] for face in faces) or BLANK
        around = "()" if die.kind == "bonus" else "[]"
        pointed = " reverse" if sight.points_at("die", number) else ""
        mark = sight.mark("die", number).strip("[]")
        said.append(f" {mark}▸" if mark else " ", MAY)
        said.append(f"{around[0]}{shown}{around[1]}", f"bold {MAY if die.kind == 'bonus' else TEXT}{pointed}")
    counts = [f"{sight.say(f'dmd-table-tally-{face}')}: {tally[face]}" for face in SYMBOLS if tally[face]]
    return said.append("  = ", QUIET).append(", ".join(counts) or BLANK, BRASS)
