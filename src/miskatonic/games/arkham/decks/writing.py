"""Decks into files: ArkhamDB's JSON, and a list that people can read."""

from __future__ import annotations

import json
from collections.abc import Iterator

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.deck import RANDOM_WEAKNESS, Deck
from miskatonic.games.arkham.decks.names import spoken
from miskatonic.kernel.text import Lang

__all__ = ["write_json", "write_list"]


def write_json(deck: Deck, lang: Lang = "en") -> str:
    """A deck as ArkhamDB reads and writes it."""
    code = deck.investigator_card(CORE).code
    data = {
        "name": deck.name or spoken(code, lang),
        "investigator_code": code,
        "investigator_name": spoken(code, lang),
        "slots": dict(sorted(deck.cards.items())),
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def write_list(deck: Deck, lang: Lang = "en") -> str:
    """A deck as a list: its name, its investigator, and a line for each card."""
    investigator = spoken(deck.investigator_card(CORE).code, lang)
    head = [deck.name] if deck.name and deck.name != investigator else []
    return "\n".join([*head, investigator, "", *_lines(deck, lang)]) + "\n"


def _lines(deck: Deck, lang: Lang) -> Iterator[str]:
    for card, count in deck.known(CORE):
        level = f" [{card.level}]" if card.level else ""
        yield f"{count}x {spoken(card.code, lang)}{level}"
    if deck.cards.get(RANDOM_WEAKNESS):
        yield f"{deck.cards[RANDOM_WEAKNESS]}x {spoken(RANDOM_WEAKNESS, lang)}"
