"""The log: what happened, line by line, each for those who may know it."""

from msgspec import Struct

from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.text import Text

__all__ = ["Line"]


class Line(Struct, frozen=True, gc=False):
    """One thing that happened. Seats in `to` (None: everybody) read `text`, the others `others` or nothing at all."""

    text: Text
    rules: tuple[str, ...] = ()
    depth: int = 0
    """How deep in the resolution of other things it happened."""
    to: tuple[Seat, ...] | None = None
    others: Text | None = None
    choice: int = 0
    """How many choices had been made in the game before it."""

    def text_for(self, viewer: Viewer) -> Text | None:
        """What this viewer reads of it."""
        return self.text if self.to is None or viewer in self.to else self.others
