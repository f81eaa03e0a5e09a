"""What is wrong with an episode or an Elder One that somebody has declared: sentences; none, if all is well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.components import CULTIST_FIGURES, MONSTER_FIGURES

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.declarations import ElderOne, EnemyKind, Episode, MythosCard

__all__ = ["of_elder_one", "of_episode"]

MYTHOS_CARDS, DISCOVERY_CARDS = 8, 15
ACTIONS = 2
STAGES = 4


def of_episode(episode: Episode) -> Iterator[str]:
    """Its map, its card and its decks (episode-card.1, episode-box.1)."""
    yield from episode.map.problems()
    if len({action.id for action in episode.actions}) != ACTIONS or len(episode.actions) != ACTIONS:
        yield f"an episode has {ACTIONS} actions of its own, not {len(episode.actions)}"
    if not episode.advance:
        yield "nothing happens when the Elder One advances"
    yield from _mythos(episode.mythos)
    if len({card.id for card in episode.discovery}) != DISCOVERY_CARDS or len(episode.discovery) != DISCOVERY_CARDS:
        yield f"an episode has {DISCOVERY_CARDS} Discovery cards, not {len(episode.discovery)}"
    for kind in episode.kinds:
        if kind.id not in MONSTER_FIGURES:
            yield f"there are no figures of {kind.id!r}"
        else:
            yield from _figures(kind, MONSTER_FIGURES[kind.id])
    spaces = {space.id for space in episode.map.spaces}
    places = [space for _, space in (*episode.enemies, *[(laid.kind, laid.space) for laid in episode.tokens])]
    for place in sorted({*places, *[space for space, _ in episode.fires]} - spaces):
        yield f"something is set up in {place!r}, which is not on the map"


def of_elder_one(elder_one: ElderOne) -> Iterator[str]:
    """Its stages, its minions and its cards (elder-one-box.1-2)."""
    if [bool(stage.health) for stage in elder_one.stages] != [False, True, True, True]:
        yield f"an Elder One has {STAGES} stages, all but the first with health"
    yield from _mythos(elder_one.mythos)
    yield from _figures(elder_one.cultist, CULTIST_FIGURES)


def _mythos(cards: tuple[MythosCard, ...]) -> Iterator[str]:
    if len({card.id for card in cards}) != MYTHOS_CARDS or len(cards) != MYTHOS_CARDS:
        yield f"a box has {MYTHOS_CARDS} Mythos cards, not {len(cards)}"


def _figures(kind: EnemyKind, most: int) -> Iterator[str]:
    if not 1 <= kind.figures <= most:
        yield f"of {kind.id!r} there are 1 to {most} figures, not {kind.figures}"
