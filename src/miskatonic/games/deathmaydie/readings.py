"""Readings: what the cards, skills and stages of every box say, by the ids under which a screen asks for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from miskatonic.games.deathmaydie.content.insanities import INSANITIES
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.content.skills import SKILLS
from miskatonic.games.deathmaydie.declarations import ElderOne, Episode, MythosCard
from miskatonic.games.deathmaydie.skills import LAST_LEVEL
from miskatonic.games.deathmaydie.words.base import Said, read_out
from miskatonic.kernel.text import Text, Value

__all__ = ["readings"]


def readings() -> Iterator[tuple[str, Text]]:
    """Each under `dmd-text-` and its name; what says nothing is left out."""
    for name, words in _general():
        yield from _read(name, words)
    for episode in EPISODES.values():
        for name, words in _of_episode(episode):
            for id, text in _read(name, words):
                yield id, _with_phases(text, episode.id)
    for elder_one in ELDER_ONES.values():
        for name, words in _of_elder_one(elder_one):
            yield from _read(name, words)


def _read(name: str, words: Iterable[Said]) -> Iterator[tuple[str, Text]]:
    said = tuple(words)
    if said:
        yield f"dmd-text-{name}", read_out(said)


def _with_phases(text: Text, episode: str) -> Text:
    """The text with the phases of this episode's dial by name: elsewhere the table knows which episode is meant."""
    args: dict[str, Value] = {}
    for name, value in text.args.items():
        if isinstance(value, Text):
            args[name] = _with_phases(value, episode)
        else:
            args[name] = Text(f"dmd-phase-{episode}-{value}") if name == "phase" else value
    return Text(text.id, args)


def _general() -> Iterator[tuple[str, Iterable[Said]]]:
    for skill in SKILLS.values():
        for level in range(1, LAST_LEVEL + 1):
            yield f"skill-{skill.id}-{level}", skill.at(level)
    for insanity in INSANITIES.values():
        yield f"insanity-{insanity.id}", insanity.words


def _of_episode(episode: Episode) -> Iterator[tuple[str, Iterable[Said]]]:
    yield f"ritual-{episode.id}", (episode.ritual,)
    yield f"episode-{episode.id}", episode.abilities
    yield f"advance-{episode.id}", episode.advance
    for action in episode.actions:
        yield f"action-{action.id}", action.words
        if action.when is not None:
            yield f"action-{action.id}-when", (action.when,)
    for kind in episode.kinds:
        yield f"kind-{kind.id}", kind.abilities
    yield from _of_mythos(episode.mythos)
    for card in episode.discovery:
        yield f"discovery-{card.id}", card.words
        for half in (card.left, card.right):
            if half is not None:
                yield f"find-{half.id}", half.abilities


def _of_elder_one(elder_one: ElderOne) -> Iterator[tuple[str, Iterable[Said]]]:
    for kind in (elder_one.cultist, elder_one.minion):
        yield f"kind-{elder_one.id}-{kind.id}", kind.abilities
    for number, stage in enumerate(elder_one.stages, 1):
        name = f"stage-{elder_one.id}-{number}"
        yield f"{name}-reveal", stage.reveal
        yield f"{name}-always", stage.abilities
        yield f"{name}-advance", stage.advance
        yield f"{name}-end-of-turn", stage.end_of_turn
    yield from _of_mythos(elder_one.mythos)


def _of_mythos(cards: Iterable[MythosCard]) -> Iterator[tuple[str, Iterable[Said]]]:
    for card in cards:
        yield f"mythos-{card.id}", (*card.effects, *card.summons)
