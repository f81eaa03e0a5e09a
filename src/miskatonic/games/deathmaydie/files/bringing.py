"""Bringing an episode or an Elder One: read, compared with what it names itself, and offered if all is well."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from miskatonic.games.deathmaydie import problems
from miskatonic.games.deathmaydie.components import MONSTER_FIGURES
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.content.skills import SKILLS
from miskatonic.games.deathmaydie.declarations import ElderOne, Episode
from miskatonic.games.deathmaydie.files.naming import messages_of, named, problems_of
from miskatonic.games.deathmaydie.files.reading import BAD, Path, Reader, Saying, unknown
from miskatonic.games.deathmaydie.records import CULTISTS, ENEMIES, MONSTERS
from miskatonic.games.deathmaydie.words.whom import NEAREST, PLACES
from miskatonic.kernel.content import NameSheet, Problem
from miskatonic.kernel.contract import GameType
from miskatonic.kernel.text import Text

__all__ = ["bring"]

_PARTS = ("game", "episode", "elder-one", "names")
_QUOTED = re.compile("'([^']+)'")


def bring(game: GameType[Any], content: Mapping[str, Any]) -> list[Problem]:
    """Offer it to all games from now on; what is wrong with it, and then nothing is offered."""
    reader = Reader()
    _known_parts(reader, content)
    episode = reader.read(content["episode"], Episode, ("episode",)) if "episode" in content else None
    elder_one = reader.read(content["elder-one"], ElderOne, ("elder-one",)) if "elder-one" in content else None
    found = [*reader.problems, *_unknown_names(reader.said, content)]
    found += _taken("episode", episode, EPISODES) if episode is not BAD else []
    found += _taken("elder-one", elder_one, ELDER_ONES) if elder_one is not BAD else []
    if BAD in (episode, elder_one):
        return found
    if episode is not None:
        found += _placed(problems.of_episode(episode), "episode", reader.said)
    if elder_one is not None:
        found += _placed(problems.of_elder_one(elder_one), "elder-one", reader.said)
    names = content.get("names", {})
    messages = dict(messages_of(episode, elder_one))
    found += problems_of(names, messages)
    if not found:
        if episode is not None:
            EPISODES[episode.id] = episode
        if elder_one is not None:
            ELDER_ONES[elder_one.id] = elder_one
        game.learn(NameSheet(named(names, messages, game.words)))
    return found


def _known_parts(reader: Reader, content: Mapping[str, Any]) -> None:
    for key in content:
        if key not in _PARTS:
            reader.problems.append(unknown(Saying("", "", str(key), (key,)), _PARTS))
    if "episode" not in content and "elder-one" not in content:
        reader.note((), "content-lacks", field="episode")


def _taken(part: str, box: Episode | ElderOne | None, known: Mapping[str, object]) -> list[Problem]:
    if box is None or box.id not in known:
        return []
    return [Problem((part, "id"), Text("content-taken", {"name": box.id}))]


# -- what is named in it


def _unknown_names(said: Iterable[Saying], content: Mapping[str, Any]) -> Iterator[Problem]:
    """Words that mean something of the episode mean something that there is."""
    known = _known(list(said), whole="episode" in content)
    for saying in said:
        names = known.get(f"{saying.holder}.{saying.field}", known.get(f".{saying.field}"))
        if names is not None and saying.value and saying.value not in names:
            yield unknown(saying, names)


def _known(said: list[Saying], *, whole: bool) -> dict[str, set[str]]:
    """What may be named, by the field that names it."""

    def all_of(*fields: str) -> set[str]:
        return {saying.value for saying in said if f"{saying.holder}.{saying.field}" in fields}

    spaces = all_of("Space.id")
    minions = {one.minion.id for one in ELDER_ONES.values()} | all_of("EnemyKind.id")
    kinds = {"cultist", *minions}
    tokens = all_of(
        "TokenLaid.kind", "Episode.supply-key", "Pile.faces", "TurnToken.into", "Unlock.into", "ElderOne.token"
    )
    finds, places = all_of("Half.id"), all_of("Pile.place")
    where = {*PLACES, NEAREST, *spaces}
    known: dict[str, set[str]] = {
        ".kind": {*kinds, *MONSTER_FIGURES},
        ".which": {ENEMIES, CULTISTS, MONSTERS, "elder-one", *kinds, *MONSTER_FIGURES},
        ".skill": set(SKILLS),
        ".lends": set(SKILLS),
        "Half.kind": {"item", "companion", "condition"},
        "TokenLaid.kind": tokens,
        "ElderOne.token": tokens,
    }
    if whole:
        known |= {
            ".token": tokens,
            ".key": tokens,
            ".where": where,
            ".but": where,
            ".find": finds,
            ".pile": places,
            "Map.start": spaces,
            "Map.gates": spaces,
            "Map.stairs": spaces,
            "Map.tunnel": spaces,
            "TokenLaid.space": spaces,
            "Episode.shadows": spaces,
            "Episode.enemies": {*spaces, *kinds},
        }
    return known


def _placed(sentences: Iterable[str], part: str, said: Iterable[Saying]) -> Iterator[Problem]:
    """Each sentence at the first place where what it quotes is said, or at the head of its part."""
    where: dict[str, Path] = {}
    for saying in said:
        where.setdefault(saying.value, saying.path)
    for sentence in sentences:
        quoted = _QUOTED.findall(sentence)
        yield Problem(where.get(quoted[0], (part,)) if quoted else (part,), Text("content-wrong", {"why": sentence}))
