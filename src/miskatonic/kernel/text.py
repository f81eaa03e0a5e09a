"""What the game says, before it is words: a message id with arguments.

States, journals and logs hold only this, so one line can be read in four languages (see `words.Words`).
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, Union

from msgspec import Struct

Lang = Literal["en", "es", "pt", "ru"]
LANGS: tuple[Lang, ...] = ("en", "es", "pt", "ru")

Value: TypeAlias = Union[int, str, "Text"]
"""What an argument may be: a count, an id or something typed, or a text inside the text."""

FEATURES: Mapping[str, tuple[str, ...]] = {
    "gender": ("masculine", "feminine", "neuter"),
    "number": ("singular", "plural"),
}
"""What a name can tell about itself, and the answers; the first stands for a name that says nothing."""

FORMS: tuple[str, ...] = ("gen", "dat", "acc", "ins", "prep", "the", "a")
"""How a name can be bent: the cases, then with its definite and its indefinite article. Without one, the plain name."""


class Text(Struct, frozen=True, array_like=True, gc=False):
    """A message id and its arguments; plain data, so it can lie in a state, a journal or a log."""

    id: str
    args: dict[str, Value] = {}


Names = Mapping[str, Callable[[Any], Text | str]]
"""How ids are shown, by the first part of the argument's name: `card_target` asks the entry "card"."""

NO_NAMES: Names = MappingProxyType({})


def unsaid(attribute: str) -> str | None:
    """The answer of a name that doesn't say; None where the plain name itself will do."""
    return FEATURES[attribute][0] if attribute in FEATURES else None


def text(id: str, /, **args: Value) -> Text:
    """The message `id` with its arguments by name: `text("seat-name", number=1)`."""
    return Text(id, args)


def listed(items: Sequence[Value]) -> Value:
    """Several things as one argument, with commas: every language here reads that, whatever the names.

    The list is put together by halves, so that a long one does not lie deep.
    """
    if not items:
        raise ValueError("a list needs at least one thing to say; use a message of its own for none")
    if len(items) == 1:
        return items[0]
    middle = (len(items) + 1) // 2
    return text("list-more", head=listed(items[:middle]), item=listed(items[middle:]))


class TextError(Exception):
    """A text that can't become words; never hidden, because half a sentence misleads the person who reads it."""


class UnknownLanguage(TextError):
    """A language that the project doesn't speak."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"{lang!r} is not a language of this game: there are {', '.join(LANGS)}")
        self.lang = lang


class UnknownMessage(TextError):
    """An id that no catalogue has, in any language."""

    def __init__(self, id: str, nearest: str | None) -> None:
        hint = f"the nearest id is {nearest!r}" if nearest is not None else "the catalogues are empty"
        super().__init__(f"{id!r} is no message in any language: {hint}")
        self.id = id
        self.nearest = nearest


class MissingArgument(TextError):
    """A text that lacks something its sentence shows."""

    def __init__(self, id: str, argument: str, came: Mapping[str, Value]) -> None:
        super().__init__(f"{id!r} needs the argument {argument!r}; what came is {', '.join(came) or 'nothing'}")
        self.id = id
        self.argument = argument


class DuplicateMessage(TextError):
    """One id in two places, so which one is said would hang on the order of the files."""


class BrokenMessage(TextError):
    """A catalogue entry that Fluent can't say with these arguments."""
