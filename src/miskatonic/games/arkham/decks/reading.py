"""Decks out of files: deck lists as ArkhamDB writes them, in JSON and as plain text. All mistakes are told at once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.deck import RANDOM_WEAKNESS, Deck
from miskatonic.games.arkham.decks.names import find, nearest_name
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.errors import BadOption
from miskatonic.kernel.text import Text, listed, text

__all__ = ["MOST_COPIES", "MOST_LINES", "BadDeck", "read_deck", "too_long", "wrong_number", "wrong_type"]

MOST_COPIES = 99
MOST_LINES, LONGEST_LINE = 300, 200
GUESSED = 10
"""Unknown names for which the nearest one is looked for; that takes time."""
_LINE = re.compile(r"^\s*(?:[-*•]\s*)?(\d{1,3})\s*(?:x|×|х)?\s+(.+?)\s*$", re.IGNORECASE)
_LEVEL = re.compile(r"\s*(?:\[(\d)\]|\((\d)\)|(•{1,5}))\s*$")
_TAIL = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\])\s*$")


class BadDeck(BadOption):
    """A deck list that can't be read: its text says everything that is wrong with it."""

    def __init__(self, problems: Sequence[Reason]) -> None:
        super().__init__("deck.bad", text("arkham-deck-unreadable", problems=listed([one.text for one in problems])))
        self.problems = tuple(problems)


def read_deck(source: str) -> Deck:
    """The deck in a file: JSON if it begins with a brace, otherwise lines such as "2x Machete"."""
    stripped = source.lstrip("\ufeff \t\r\n")
    return _read_json(stripped) if stripped.startswith(("{", "[")) else _read_lines(stripped)


# -- JSON


def _read_json(source: str) -> Deck:
    try:
        data = json.loads(source)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise BadDeck([Reason(text("arkham-deck-json", line=line))]) from None
    if not isinstance(data, dict):
        raise BadDeck([wrong_type("", "object", data)])
    found: list[Reason] = []
    investigator = _investigator(data, found)
    cards = _slots(data, found)
    name = data.get("name", "")
    if not isinstance(name, str):
        found.append(wrong_type("name", "text", name))
    if found:
        raise BadDeck(found)
    return Deck(investigator=investigator, cards=cards, name=name)


def _investigator(data: dict[str, Any], found: list[Reason]) -> str:
    code = data.get("investigator_code")
    if code is None:
        found.append(Reason(text("arkham-deck-missing", field="investigator_code"), ("deckbuilding.1",)))
    elif not isinstance(code, str):
        found.append(wrong_type("investigator_code", "text", code))
    elif code not in CORE.investigators_by_code:
        found.append(Reason(text("arkham-deck-investigator", name=code), ("deckbuilding.1",)))
    else:
        return CORE.investigators_by_code[code].slug
    return ""


def _slots(data: dict[str, Any], found: list[Reason]) -> dict[str, int]:
    slots = data.get("slots")
    if slots is None:
        found.append(Reason(text("arkham-deck-missing", field="slots")))
        return {}
    if not isinstance(slots, dict):
        found.append(wrong_type("slots", "object", slots))
        return {}
    if len(slots) > MOST_LINES:
        found.append(too_long())
        return {}
    unknown = sorted(code for code in slots if code not in CORE.by_code and code != RANDOM_WEAKNESS)
    if unknown:
        found.append(Reason(text("arkham-deck-unknown", codes=listed(unknown))))
    for code, count in slots.items():
        if isinstance(count, bool) or not isinstance(count, int):
            found.append(wrong_type(f"slots.{code}", "number", count))
        elif not 0 <= count <= MOST_COPIES:
            found.append(wrong_number(code, count))
    return {code: count for code, count in sorted(slots.items()) if isinstance(count, int) and count}


def too_long() -> Reason:
    """More than any deck needs; it is not read, because that would take others' time."""
    return Reason(text("arkham-deck-long", lines=MOST_LINES, letters=LONGEST_LINE))


def wrong_number(name: str, count: int) -> Reason:
    """A number of copies that can't be; it may be longer than numbers are shown."""
    return Reason(text("arkham-deck-number", name=name, count=str(count)[:20]))


def wrong_type(field: str, wanted: str, came: object) -> Reason:
    """A field of the wrong type: what it should be and what it is."""
    kinds = {dict: "object", list: "array", str: "text", bool: "boolean", int: "number", float: "decimal"}
    kind = "nothing" if came is None else kinds.get(type(came), "text")
    return Reason(text("arkham-deck-type", field=field or "deck", wanted=_kind(wanted), came=_kind(kind)))


def _kind(name: str) -> Text:
    return Text(f"arkham-json-{name}", {})


# -- plain text


def _read_lines(source: str) -> Deck:
    found: list[Reason] = []
    investigator, name = "", ""
    cards: dict[str, int] = {}
    lines = source.splitlines()
    if len(lines) > MOST_LINES or max(map(len, lines), default=0) > LONGEST_LINE:
        raise BadDeck([too_long()])
    for line in lines:
        match = _LINE.match(line)
        if match is None:
            heading = line.strip()
            investigator = investigator or _named_investigator(heading)
            name = name or heading
            continue
        count, code = int(match[1]), _card(match[2])
        if code is None:
            found.append(_unknown(match[2], guess=len(found) < GUESSED))
        elif not count:
            found.append(wrong_number(match[2], count))
        elif code in CORE.investigators_by_code:
            investigator = investigator or CORE.investigators_by_code[code].slug
        else:
            cards[code] = cards.get(code, 0) + count
    if not investigator:
        found.insert(0, Reason(text("arkham-deck-nobody"), ("deckbuilding.1",)))
    if found:
        raise BadDeck(found)
    return Deck(investigator=investigator, cards=dict(sorted(cards.items())), name=name)


def _unknown(name: str, *, guess: bool) -> Reason:
    close = nearest_name(name) if guess else None
    if close is None:
        return Reason(text("arkham-deck-unknown", codes=name))
    return Reason(text("arkham-deck-unknown-near", name=name, nearest=close))


def _named_investigator(heading: str) -> str:
    found = CORE.investigators_by_code.get(_card(heading) or "")
    return found.slug if found else ""


def _card(written: str) -> str | None:
    """The card that a line names, with level, set and subtitle as they come: "Beat Cop [2] (Core Set)"."""
    for name, level in _readings(written):
        code = find(name, level)
        if code is not None:
            return code
    return None


def _readings(written: str) -> Iterator[tuple[str, int | None]]:
    """What a line can mean: the whole of it, then without what stands in brackets behind, then without a subtitle."""
    name, level = written.strip(), None
    while name:
        yield name, level
        found = _LEVEL.search(name)
        if found and level is None:
            level = int(found[1] or found[2] or len(found[3]))
            name = name[: found.start()].rstrip()
        elif _TAIL.search(name):
            name = _TAIL.sub("", name).rstrip()
        else:
            break
    head, colon, _ = name.partition(":")
    if colon:
        yield head.strip(), level
