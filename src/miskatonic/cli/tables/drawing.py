"""What a game adds to the shell: drawings of one seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text as Styled

from miskatonic import Game, Lang, Option, Text, View
from miskatonic.cli.tables.palette import own_style, seat_sign, seat_style

__all__ = ["Drawing", "Sight"]


class Sight(Struct, frozen=True):
    """What is drawn: what one seat sees, in its reader's language, and what can be chosen now."""

    view: View
    lang: Lang
    speak: Callable[[Text, Lang], str]
    options: Mapping[tuple[str, Any], tuple[int, ...]] = {}
    """Numbers of the options that are about a thing, such as `("place", "lb")`."""
    pointed: frozenset[tuple[str, Any]] = frozenset()
    """What the option under the cursor is about."""

    @property
    def board(self) -> Any:
        return self.view.board

    def say(self, id: str, /, **args: Any) -> str:
        """A message of the game or of the project in words."""
        return self.speak(Text(id, args), self.lang)

    def read(self, text: Text) -> str:
        """A text of the game in words."""
        return self.speak(text, self.lang)

    def name(self, seat: int) -> str:
        return self.say("cli-one-seat", seat=seat)

    def mark(self, kind: str, thing: Any) -> str:
        """The number of the one option about a thing, as it stands on the board; a dot where there are several."""
        numbers = self.options.get((kind, thing), ())
        return "" if not numbers else f"[{numbers[0]}]" if len(numbers) == 1 else "[…]"

    def points_at(self, kind: str, thing: Any) -> bool:
        """Whether the option under the cursor is about this thing."""
        return (kind, thing) in self.pointed

    def person(self, seat: int, name: str | None = None) -> Styled:
        """A seat with its sign; the viewer's own stands out."""
        style = own_style(seat) if seat == self.view.seat else seat_style(seat)
        return Styled.assemble((f"{seat_sign(seat)} {self.name(seat) if name is None else name}", style))


class Drawing:
    """How a game looks. All of it comes from the sight; the game itself tells only its words."""

    bare: ClassVar[bool] = False
    """Whether the board is all there is: no people, no own corner, no table beside it."""

    secret: ClassVar[bool] = True
    """Whether somebody knows what others at the screen don't, so that it is handed over."""
    below: ClassVar[int] = 15
    """Rows for the own corner and the options, on a large screen."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def heading(self, sight: Sight) -> Styled:
        """What stands on the first line besides the game's name: round, phase, score."""
        return Styled()

    def board(self, sight: Sight, width: int, height: int) -> RenderableType:
        """The board in so many cells."""
        raise NotImplementedError

    def people(self, sight: Sight, width: int) -> RenderableType | None:
        """Who sits at the table, and how they are; None if the board tells."""
        return None

    def own(self, sight: Sight, width: int) -> RenderableType | None:
        """What lies before the viewer."""
        return None

    def table(self, sight: Sight, width: int) -> RenderableType | None:
        """What else lies on the table."""
        return None

    def summary(self, sight: Sight) -> Styled | None:
        """The viewer's own corner in one line, where there is no room for it."""
        return None

    def group(self, option: Option) -> str | None:
        """The id of the menu that an option belongs in; None for those that are offered at once."""
        return None

    def questions(self, sight: Sight) -> Sequence[tuple[str, str]]:
        """What one might ask "why not?" about: how it is called, and its key."""
        return ()

    def legend(self, sight: Sight) -> Sequence[tuple[str, str]]:
        """The signs of the board, and what they mean."""
        return ()
