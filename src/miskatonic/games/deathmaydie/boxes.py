"""A box: one episode and one Elder One put together, with all scripts and abilities that can occur in their game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from miskatonic.games.deathmaydie.content.insanities import INSANITIES
from miskatonic.games.deathmaydie.content.skills import SKILLS
from miskatonic.games.deathmaydie.declarations import Abilities, ElderOne, EnemyKind, Episode, Half
from miskatonic.games.deathmaydie.problems import of_elder_one, of_episode
from miskatonic.games.deathmaydie.records import LEFT, RIGHT
from miskatonic.games.deathmaydie.skills import LAST_LEVEL
from miskatonic.games.deathmaydie.words.base import Held, Words
from miskatonic.games.deathmaydie.words.moments import Heard, On
from miskatonic.games.deathmaydie.words.standing import Usable
from miskatonic.kernel.abilities import Ability

__all__ = ["BadBox", "Box"]


class BadBox(ValueError):
    """An episode or an Elder One with which one can't play; each sentence tells one thing that is wrong."""


class Box:
    """Made once for each pair. Nothing of any other box is in it (one-elder-one-one-episode.1-3)."""

    def __init__(self, episode: Episode, elder_one: ElderOne) -> None:
        problems = [*of_episode(episode), *of_elder_one(elder_one)]
        if problems:
            raise BadBox(f"{episode.id} against {elder_one.id}: {'; '.join(problems)}")
        self.episode = episode
        self.elder_one = elder_one
        self.plan = episode.map.plan()
        self.drawn = episode.map.drawn()
        self.gates = dict(episode.map.gates)
        kinds = (elder_one.cultist, elder_one.minion, *episode.kinds)
        self.kinds = {kind.id: kind for kind in kinds}
        self.kind_ids = tuple(self.kinds)
        self.supply = {**episode.supply, elder_one.token: elder_one.signs}
        self.mythos = (*episode.mythos, *elder_one.mythos)
        self.discovery = episode.discovery
        self.halves: dict[tuple[int, str], Half] = {
            (number, side): half
            for number, card in enumerate(self.discovery)
            for side, half in ((LEFT, card.left), (RIGHT, card.right))
            if half is not None
        }
        self.scripts = dict(self._scripts())
        self._inside: dict[tuple[str, tuple[int, ...]], Words] = {}
        self.skills = {
            (skill.id, level): self._abilities(f"skill:{skill.id}:{level}", skill.at(level))
            for skill, level in product(SKILLS.values(), range(LAST_LEVEL + 1))
        }
        self.of_halves = {
            place: self._abilities(f"find:{place[0]}:{place[1]}", half.abilities) for place, half in self.halves.items()
        }
        self.of_stages = [
            self._abilities(f"stage:{number}", stage.abilities) for number, stage in enumerate(elder_one.stages, 1)
        ]
        self.of_kinds = [self._abilities(f"kind:{kind.id}", kind.abilities) for kind in kinds]
        self.of_episode = self._abilities("episode", episode.abilities)

    def words(self, script: str, path: tuple[int, ...] = ()) -> Words:
        """The words at an address: a script, then place and part into words that hold words."""
        if not path:
            return self.scripts[script]
        found = self._inside.get((script, path))
        if found is None:
            *outer, place, part = path
            found = self._inside[script, path] = self.words(script, tuple(outer))[place].parts()[part]
        return found

    def shadows(self, phase: int) -> tuple[str, ...]:
        """The spaces that lie in shadow in a phase of the dial."""
        shadows = self.episode.shadows
        return shadows[phase] if phase < len(shadows) else ()

    def kind(self, id: str) -> EnemyKind:
        return self.kinds[id]

    def _scripts(self) -> Iterator[tuple[str, Words]]:
        for number, mythos in enumerate(self.mythos):
            yield f"mythos:{number}", mythos.effects
            yield f"summons:{number}", mythos.summons
        for number, card in enumerate(self.discovery):
            yield f"discovery:{number}", card.words
        for number, stage in enumerate(self.elder_one.stages, 1):
            yield f"stage:{number}:reveal", stage.reveal
            yield f"stage:{number}:advance", stage.advance
            yield f"stage:{number}:end-of-turn", stage.end_of_turn
        for action in self.episode.actions:
            yield f"action:{action.id}", action.words
        yield "advance", self.episode.advance
        for insanity in INSANITIES.values():
            yield f"insanity:{insanity.id}", insanity.words

    def _abilities(self, address: str, abilities: Abilities) -> tuple[Ability, ...]:
        return tuple(self._made(address, abilities))

    def _made(self, address: str, abilities: Abilities) -> Iterator[Ability]:
        for number, ability in enumerate(abilities):
            script = f"{address}:{number}"
            if isinstance(ability, On | Usable):
                self.scripts[script] = ability.words
            yield Heard(ability, script) if isinstance(ability, On) else Held(ability)
