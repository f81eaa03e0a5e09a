"""What simulate and fuzz share: a progress bar, and journals of games that went wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["keep_journal", "progress"]


@contextmanager
def progress(total: int, what: str) -> Iterator[Callable[[object], None]]:
    """A bar on stderr that moves by one with each call; silent where stderr is no terminal."""
    if not sys.stderr.isatty():
        yield lambda result: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda result: bar.advance(task)


def keep_journal(game: str, tool: str, number: int, journal: str) -> Path | None:
    """Write the journal of a game that went wrong into the folder one stands in."""
    if not journal:
        return None
    path = Path(f"{game}-{tool}-{number}.journal")
    path.write_text(journal, encoding="utf-8", newline="\n")
    return path
