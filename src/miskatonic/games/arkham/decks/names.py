"""Card names as people type them: in four languages, with or without accents, quotes, levels and subtitles."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files

from miskatonic.games.arkham.cards.library import CORE, Library
from miskatonic.games.arkham.decks.deck import RANDOM_WEAKNESS
from miskatonic.games.arkham.declarations import Definition, PlayerCard
from miskatonic.kernel.text import LANGS, Lang, Text
from miskatonic.kernel.words import Words

__all__ = ["find", "nearest_name", "spoken", "subtitled"]


def _words() -> Words:
    return Words(files("miskatonic.games.arkham") / "text", *CORE.catalogues)


def spoken(code: str, lang: Lang) -> str:
    """What a card is called."""
    return CORE.derived(_words).say(Text(f"arkham-card-{code}", {}), lang)


def subtitled(code: str) -> bool:
    """Whether a card has a subtitle."""
    return CORE.derived(_words).has(f"arkham-subtitle-{code}")


def plain(name: str) -> str:
    """A name without what people leave out: accents, quotes, dots, upper case."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    kept = "".join(" " if letter in "-–—" else letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[^\w ]", "", kept).split())


def _index() -> Mapping[str, tuple[str, ...]]:
    """Codes by plain name, in all languages; versions of a card share a name."""
    found: dict[str, list[str]] = {}
    playable: Sequence[Definition] = (*CORE.investigators.values(), *CORE.player_cards())
    for code in (*(card.code for card in playable), RANDOM_WEAKNESS):
        for name in {plain(spoken(code, lang)) for lang in LANGS}:
            found.setdefault(name, []).append(code)
    return {name: tuple(codes) for name, codes in found.items()}


def find(name: str, level: int | None = None, library: Library = CORE) -> str | None:
    """The code of a card by name, slug or code: of its version of this level, or of the lowest one."""
    if name in library.by_code or name == RANDOM_WEAKNESS:
        return name
    if name in library.by_slug:
        return library.by_slug[name].code
    codes = CORE.derived(_index).get(plain(name), ())
    if level is not None:
        codes = tuple(code for code in codes if _level(library, code) == level)
    return min(codes, key=lambda code: _level(library, code), default=None)


def _level(library: Library, code: str) -> int:
    card = library.by_code.get(code)
    return (card.level or 0) if isinstance(card, PlayerCard) else 0


def nearest_name(name: str, lang: Lang = "en") -> str | None:
    """The name that somebody may have meant."""
    close = get_close_matches(plain(name), CORE.derived(_index), n=1)
    return spoken(CORE.derived(_index)[close[0]][0], lang) if close else None
