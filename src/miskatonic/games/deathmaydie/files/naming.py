"""What the things in a file are called: names that it gives, or else their ids spelled out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from miskatonic.games.deathmaydie.declarations import ElderOne, Episode
from miskatonic.games.deathmaydie.files.reading import Saying, unknown
from miskatonic.kernel.content import Problem
from miskatonic.kernel.text import LANGS, Text
from miskatonic.kernel.words import Words

__all__ = ["messages_of", "named", "problems_of"]

Names = Mapping[str, str | Mapping[str, str]]


def messages_of(episode: Episode | None, elder_one: ElderOne | None) -> Iterator[tuple[str, str]]:
    """The message of each thing that must be called something, and its id."""
    if episode is not None:
        yield f"dmd-episode-{episode.id}", episode.id
        yield from ((f"dmd-space-{space.id}", space.id) for space in episode.map.spaces)
        yield from ((f"dmd-action-{action.id}", action.id) for action in episode.actions)
        yield from ((f"dmd-discovery-{card.id}", card.id) for card in episode.discovery)
        halves = [half for card in episode.discovery for half in (card.left, card.right) if half is not None]
        yield from ((f"dmd-find-{half.id}", half.id) for half in halves)
        tokens = [laid.kind for laid in episode.tokens] + [face for pile in episode.piles for face in pile.faces]
        yield from ((f"dmd-token-{token}", token) for token in (*tokens, *episode.supply))
        yield from ((f"dmd-pile-{pile.place}", pile.place) for pile in episode.piles)
        yield from ((f"dmd-phase-{episode.id}-{phase}", f"phase-{phase}") for phase in range(episode.phases))
    if elder_one is not None:
        yield f"dmd-kind-{elder_one.id}", elder_one.id
        for kind in (elder_one.cultist, elder_one.minion):
            yield f"dmd-kind-{kind.id}", kind.id
            yield f"dmd-which-{kind.id}", kind.id
        if elder_one.token:
            yield f"dmd-token-{elder_one.token}", elder_one.token
    for box in (episode, elder_one):
        if box is not None:
            yield from ((f"dmd-mythos-{card.id}", card.id) for card in box.mythos)


def problems_of(names: Any, messages: Mapping[str, str]) -> Iterator[Problem]:
    """Names are words, or words by language, and of things that are in the file."""
    if not isinstance(names, Mapping):
        yield Problem(("names",), Text("content-names"))
        return
    ids = set(messages.values())
    for id, name in names.items():
        path = ("names", id)
        if id not in ids:
            yield unknown(Saying("", "", str(id), path), ids)
        elif isinstance(name, Mapping):
            for lang in name:
                if lang not in LANGS:
                    yield unknown(Saying("", "", str(lang), (*path, lang)), LANGS)
            if not name or not all(isinstance(word, str) for word in name.values()):
                yield Problem(path, Text("content-names"))
        elif not isinstance(name, str):
            yield Problem(path, Text("content-names"))


def named(names: Names, messages: Mapping[str, str], words: Words) -> dict[str, dict[str, str]]:
    """For each language the names that the game does not have yet."""
    said: dict[str, dict[str, str]] = {lang: {} for lang in LANGS}
    for message, id in messages.items():
        if not words.has(message):
            name = names.get(id, id.replace("-", " ").title())
            for lang in LANGS:
                said[lang][message] = name if isinstance(name, str) else name.get(lang, next(iter(name.values())))
    return said
