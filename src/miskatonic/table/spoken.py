"""Words that cards are written in: records that the engine runs and that read themselves out in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct

from miskatonic.kernel.text import Text, Value

__all__ = ["Spoken", "slug"]


def slug(name: str) -> str:
    """A class name as the rulebook would write it: TakeStress is take-stress."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Spoken(Struct, frozen=True):
    """Something that reads itself out: its fields are the arguments of a message of its name.

    A game's own base class says how its messages begin (`prefix`) and how several words become one text (`joined`).
    """

    message: ClassVar[str] = ""
    prefix: ClassVar[str] = ""
    joined: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.message = f"{cls.prefix}{slug(cls.__name__)}"

    def args(self) -> dict[str, Value]:
        """The arguments of its message: numbers and strings as they are, words read out."""
        return {
            name: self.said(getattr(self, name)) for name in self.__struct_fields__ if _is_said(getattr(self, name))
        }

    def text(self) -> Text:
        """What it says on the card."""
        return Text(self.message, self.args())

    def among_others(self) -> Text:
        """What it says where others stand beside it."""
        return self.text()

    @classmethod
    def read_out(cls, words: Sequence[Spoken]) -> Text:
        """Several words as one text."""
        if len(words) == 1:
            return words[0].text()
        said = words[0].among_others()
        for word in words[1:]:
            said = Text(cls.joined, {"head": said, "item": word.among_others()})
        return said

    @classmethod
    def said(cls, value: object) -> Value:
        """A field as an argument."""
        if isinstance(value, Spoken):
            return value.text()
        if isinstance(value, tuple):
            return cls.read_out(value)
        assert isinstance(value, int | str)
        return value


def _is_said(value: object) -> bool:
    return value is not None and value != () and not isinstance(value, bool | dict)
