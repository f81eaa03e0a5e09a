"""Where texts become words, in the language of whoever reads them."""

from collections.abc import Mapping
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from miskatonic.kernel.text import (
    LANGS,
    NO_NAMES,
    BrokenMessage,
    DuplicateMessage,
    Lang,
    MissingArgument,
    Names,
    Text,
    UnknownLanguage,
    UnknownMessage,
    unsaid,
)

if TYPE_CHECKING:
    from miskatonic.kernel.catalogue import Catalogue, Form


class Words:
    """The words of one or several catalogue folders, each holding `en/*.ftl`, `es/*.ftl`, `pt/*.ftl`, `ru/*.ftl`.

    A language is read when somebody first reads in it: simulations never do, and never pay for it.
    """

    def __init__(self, *folders: Path | Traversable) -> None:
        for folder in folders:
            if not folder.is_dir():
                raise NotADirectoryError(f"'{folder}' is no catalogue folder: it should hold {', '.join(LANGS)}")
        self._folders = folders
        self._said: dict[tuple[Lang, str], Mapping[str | None, Form]] = {}

    def say(self, text: Text, lang: Lang = "en", names: Names = NO_NAMES) -> str:
        """The text as a sentence. A message not yet translated is said in English, its arguments still in `lang`."""
        return self._say(text, None, lang, names)

    def has(self, id: str) -> bool:
        """Whether any language has this message."""
        return any(id in self._catalogue(lang).entries for lang in LANGS)

    def ids(self, lang: Lang) -> tuple[str, ...]:
        """The messages of a language, by name."""
        return tuple(sorted(id for id, entry in self._catalogue(lang).entries.items() if not entry.is_term))

    def arguments(self, id: str, lang: Lang) -> frozenset[str]:
        """What a message must be given, in any of its forms and in the messages it mentions."""
        return self._home(id, lang).arguments(id)

    def problems(self) -> list[str]:
        """What is wrong with the catalogues, a sentence each with file, line, id and language."""
        from miskatonic.kernel.catalogue import read
        from miskatonic.kernel.proofread import proofread

        return proofread([read(self._folders, lang) for lang in LANGS])

    def _say(self, text: Text, attribute: str | None, lang: Lang, names: Names) -> str:
        forms = self._forms(text.id, lang)
        if attribute is not None and attribute not in forms and (answer := unsaid(attribute)) is not None:
            return answer
        form = forms.get(attribute, forms.get(None))
        if form is None:
            raise BrokenMessage(f"{text.id!r} in {lang} has attributes but no sentence of its own")
        args = text.args
        values: list[int | str] = []
        for need in form.needs:
            if need.argument not in args:
                raise MissingArgument(text.id, need.argument, args)
            value = args[need.argument]
            if need.kind in names and not isinstance(value, Text):
                value = names[need.kind](value)
            if isinstance(value, Text):
                value = self._say(value, need.attribute, lang, names)
            elif need.attribute is not None and (answer := unsaid(need.attribute)) is not None:
                value = answer
            values.append(value)
        return form.words(tuple(values))

    def _forms(self, id: str, lang: Lang) -> "Mapping[str | None, Form]":
        forms = self._said.get((lang, id))
        if forms is None:
            forms = self._said[lang, id] = self._home(id, lang).forms(id)
        return forms

    def _home(self, id: str, lang: Lang) -> "Catalogue":
        """The catalogue that has a message: of the language asked for, else English, else any."""
        for each in (lang, *LANGS):
            catalogue = self._catalogue(each)
            if id in catalogue.entries and not catalogue.entries[id].is_term:
                return catalogue
        known = sorted({known for each in LANGS for known in self.ids(each)})
        raise UnknownMessage(id, next(iter(get_close_matches(id, known, n=1, cutoff=0)), None))

    def _catalogue(self, lang: Lang) -> "Catalogue":
        if lang not in LANGS:
            raise UnknownLanguage(lang)
        from miskatonic.kernel.catalogue import read

        catalogue = read(self._folders, lang)
        if catalogue.twice:
            raise DuplicateMessage(catalogue.twice[0])
        return catalogue
