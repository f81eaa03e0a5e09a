"""Cthulhu: Death May Die as a game: what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from miskatonic.games.deathmaydie import (
    actions,
    attacking,
    burning,
    choosing,
    fighting,
    healing,
    mythos,
    placing,
    rolling,
    running,
    sanity,
    trading,
    wounds,
)
from miskatonic.games.deathmaydie.boxes import Box
from miskatonic.games.deathmaydie.components import BASES
from miskatonic.games.deathmaydie.content.investigators import INVESTIGATORS
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.declarations import InvestigatorBoard
from miskatonic.games.deathmaydie.files.bringing import bring
from miskatonic.games.deathmaydie.invariants import broken
from miskatonic.games.deathmaydie.knowledge import another, imagine, knows
from miskatonic.games.deathmaydie.readings import readings
from miskatonic.games.deathmaydie.reasons import reasons
from miskatonic.games.deathmaydie.records import (
    EVERYBODY,
    OF_ALL,
    OF_FINDS,
    OF_LENT,
    OF_SKILLS,
    DeathMayDieState,
    DeathMayDieTable,
    Who,
)
from miskatonic.games.deathmaydie.resting import HEAL
from miskatonic.games.deathmaydie.rolling import dice_text
from miskatonic.games.deathmaydie.setup import DeathMayDieSetup, deal
from miskatonic.games.deathmaydie.skills import COMMON, level_of
from miskatonic.games.deathmaydie.sources import (
    CARD,
    EPISODE,
    FIND,
    KIND,
    LENT,
    SKILL,
    STAGE,
    find_source,
    kind_source,
    lent_source,
    parts,
    skill_source,
    stage_source,
)
from miskatonic.games.deathmaydie.turn import Turn
from miskatonic.games.deathmaydie.view import DeathMayDieView, view
from miskatonic.games.deathmaydie.walking import TOKEN_TOWARDS, TOKEN_WAY, TOWARDS, WAY
from miskatonic.games.deathmaydie.words.base import Held, read_out
from miskatonic.games.deathmaydie.words.lasting import CATATONIC
from miskatonic.games.deathmaydie.words.standing import Catatonic
from miskatonic.kernel.abilities import Ability
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.content import Problem
from miskatonic.kernel.contract import GameType, Reason, Setup
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Act
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Text
from miskatonic.kernel.windows import TRIGGER

__all__ = ["DEATH_MAY_DIE", "DeathMayDie"]


@cache
def _spaces() -> frozenset[str]:
    """The spaces of all maps: card texts are read out at no table."""
    return frozenset(space.id for episode in EPISODES.values() for space in episode.map.spaces)


class DeathMayDie(GameType[DeathMayDieTable]):
    """Investigators disrupt a ritual, so that the Elder One that comes of it can be killed. They go mad over it."""

    id: ClassVar[str] = "deathmaydie"
    players: ClassVar[range] = range(1, BASES + 1)
    alike: ClassVar[bool] = True
    setup: ClassVar[type[Setup]] = DeathMayDieSetup
    state: ClassVar[type[State]] = DeathMayDieState
    table: ClassVar[type[Any]] = DeathMayDieTable
    packages: ClassVar[tuple[str, ...]] = (__package__,)
    catalogues: ClassVar[tuple[Traversable, ...]] = (files(__package__) / "text",)
    acts: ClassVar[tuple[Act, ...]] = (
        running.RUN,
        running.STOP,
        running.SNEAK,
        running.SNEAK_NO_MORE,
        running.TAKE_ALONG,
        running.GO_ALONE,
        actions.ATTACK,
        attacking.ADD_TARGET,
        attacking.ENOUGH,
        attacking.STRIKE,
        actions.REST,
        HEAL,
        actions.TRADE,
        trading.HAND_OVER,
        trading.END_TRADE,
        actions.EPISODE,
        actions.USE,
        actions.NOT_NOW,
        actions.END_ACTIONS,
        rolling.REROLL,
        rolling.COUNT_AS,
        rolling.ADD,
        rolling.LET_STAND,
        mythos.PLAY,
        mythos.BURY,
        mythos.ACCEPT,
        mythos.REFUSE,
        choosing.CHOOSE,
        choosing.CHOOSE_NONE,
        fighting.FACE,
        fighting.PROTECT,
        fighting.STAND_BY,
        wounds.BEAR,
        wounds.SHIELD,
        sanity.RAISE,
        healing.MEND,
        healing.MEND_NOBODY,
        WAY,
        TOWARDS,
        TOKEN_WAY,
        TOKEN_TOWARDS,
        burning.KINDLE,
        placing.PICK,
        placing.GO,
        placing.STAY,
        TRIGGER,
    )
    sides: ClassVar[Mapping[str, str]] = {
        "dmd-won": "dmd-side-investigators",
        "dmd-lost-too-early": "dmd-side-elder-one",
        "dmd-lost-everybody": "dmd-side-elder-one",
        "dmd-lost-track": "dmd-side-elder-one",
    }
    effects: ClassVar[Mapping[str, Sequence[Ability]]] = {CATATONIC: (Held(Catatonic()),)}

    def deal(self, table: DeathMayDieTable, setup: DeathMayDieSetup) -> None:
        deal(table)
        table.do(Turn(table.state.active))

    def view(self, table: DeathMayDieTable, viewer: Viewer) -> DeathMayDieView:
        return view(table)

    def knows(self, table: DeathMayDieTable, viewer: Viewer, record: object, field: str) -> bool:
        return knows(record, field)

    def imagine(self, table: DeathMayDieTable, viewer: Viewer, chance: Chance) -> None:
        imagine(table, chance)

    def plant(self, table: DeathMayDieTable, record: Any, field: str) -> Any:
        return another(record, field)

    def invariants(self, table: DeathMayDieTable) -> Iterable[str]:
        return broken(table)

    def order(self, table: DeathMayDieTable) -> Sequence[Seat]:
        return tuple(dict.fromkeys(table.seat(who) for who in table.clockwise())) or (table.chooser,)

    def orders(self, table: DeathMayDieTable, event: Event) -> Seat:
        """The active player orders what happens at the same time (end-of-turn-effects.2)."""
        return table.chooser

    def reasons(self, table: DeathMayDieTable, seat: Seat, act: str, args: tuple[str, ...]) -> Sequence[Reason]:
        return reasons(table, seat, act, args)

    # -- content

    def bring(self, content: Mapping[str, Any]) -> Sequence[Problem]:
        return bring(self, content)

    def box(self, episode: str, elder_one: str) -> Box:
        """The box of this pair."""
        return _box(episode, elder_one)

    def board(self, table: DeathMayDieTable, who: Who) -> InvestigatorBoard:
        """Which skills an investigator has."""
        return INVESTIGATORS[table.state.investigators[who].name]

    # -- abilities

    def sources(self, table: DeathMayDieTable) -> Iterable[int]:
        state = table.state
        for who in table.clockwise():
            yield from (skill_source(who, slot) for slot in range(3))
            skills = self.board(table, who).skills
            yield from (lent_source(who, number) for number, skill in enumerate(COMMON) if skill not in skills)
        yield from (find_source(card) for card in state.finds)
        yield from (stage_source(stage) for stage in range(1, state.stage + 1))
        yield from (kind_source(number) for number in range(len(table.box.kinds)))
        yield EPISODE

    def abilities(self, table: DeathMayDieTable, source: int) -> Sequence[Ability]:
        sort, number = parts(source)
        box = table.box
        if sort == SKILL:
            skill = self.board(table, Who(number // 3)).skills[number % 3]
            return box.skills[skill, min(level_of(table, Who(number // 3), skill), 4)]
        if sort == LENT:
            skill = COMMON[number % 10]
            return box.skills[skill, min(level_of(table, Who(number // 10), skill), 4)]
        if sort == FIND:
            return box.of_halves[number, table.state.finds[number].side]
        if sort == STAGE:
            return box.of_stages[number - 1]
        return box.of_kinds[number] if sort == KIND else box.of_episode

    def holder(self, table: DeathMayDieTable, source: int) -> Who:
        """Whose ability it is; everybody's, if nobody owns its source."""
        if source < 0:
            return Who(table.state.effects[-source].targets[0])
        if source < OF_LENT:
            return Who((source - OF_SKILLS) // 3)
        if source < OF_FINDS:
            return Who((source - OF_LENT) // 10)
        return table.state.finds[source - OF_FINDS].owner if source < OF_ALL else EVERYBODY

    def controller(self, table: DeathMayDieTable, source: int) -> Seat:
        holder = self.holder(table, source)
        return table.chooser if holder == EVERYBODY else table.seat(holder)

    # -- names

    names: ClassVar[Mapping[str, Any]] = {
        "who": lambda table, who: Text("dmd-investigator-" + table.state.investigators[who].name),
        "kind": lambda table, kind: Text(f"dmd-kind-{kind}"),
        "enemy": lambda table, enemy: Text("dmd-kind-" + table.state.enemies[enemy].kind),
        "space": lambda table, space: Text(f"dmd-space-{space}"),
        "skill": lambda table, skill: Text(f"dmd-skill-{skill}"),
        "insanity": lambda table, insanity: Text(f"dmd-insanity-{insanity}"),
        "mythos": lambda table, card: Text(
            "dmd-mythos-" + (card if isinstance(card, str) else table.box.mythos[card].id)
        ),
        "discovery": lambda table, card: Text(f"dmd-discovery-{card}"),
        "find": lambda table, find: Text("dmd-find-" + (find if isinstance(find, str) else _half(table, find))),
        "token": lambda table, token: Text(f"dmd-token-{token}"),
        "lying": lambda table, number: Text("dmd-token-" + table.state.tokens[number].kind),
        "phase": lambda table, phase: Text(f"dmd-phase-{table.box.episode.id}-{phase}"),
        "pile": lambda table, pile: Text(f"dmd-pile-{pile}"),
        "whom": lambda table, whom: Text(f"dmd-whom-{whom}"),
        "where": lambda table, where: (
            Text("dmd-where-space", {"space": where}) if where in _spaces() else Text(f"dmd-where-{where}")
        ),
        "which": lambda table, which: Text(f"dmd-which-{which}"),
        "gate": lambda table, gate: Text(f"dmd-gate-{gate}"),
        "side": lambda table, side: Text(f"dmd-side-{side}"),
        "on": lambda table, on: Text(f"dmd-roll-{on}"),
        "symbol": lambda table, symbol: Text(f"dmd-face-{symbol}"),
        "deed": lambda table, deed: Text(f"dmd-action-{deed}"),
        "dice": lambda table, dice: dice_text(dice),
    }

    def action_text(self, table: DeathMayDieTable, action: str) -> Text:
        """What an action of the episode does."""
        return read_out(table.box.words(f"action:{action}"))

    def values(self, option: str) -> Mapping[str, Text]:
        if option == "episode":
            return {id: Text(f"dmd-episode-{id}") for id in EPISODES}
        if option == "elder_one":
            return {id: Text(f"dmd-kind-{id}") for id in ELDER_ONES}
        if option in ("investigator", "second"):
            return {id: Text(f"dmd-investigator-{id}") for id in INVESTIGATORS}
        return {}

    def readings(self) -> Mapping[str, Text]:
        return dict(readings())

    def title_of(self, table: DeathMayDieTable, source: int) -> str:
        return str(source)

    def name_of(self, table: DeathMayDieTable, source: int) -> Text:
        """What lies behind an ability, for whoever puts several in order."""
        if source < 0:
            return Text("dmd-insanity-catatonia")
        sort, number = parts(source)
        box = table.box
        if sort == SKILL:
            return Text("dmd-skill-" + self.board(table, Who(number // 3)).skills[number % 3])
        if sort == LENT:
            return Text("dmd-skill-" + COMMON[number % 10])
        if sort == FIND:
            return Text("dmd-find-" + _half(table, number))
        if sort == STAGE:
            return Text("dmd-stage", {"kind": box.elder_one.id, "number": number})
        return Text("dmd-episode-" + box.episode.id if sort == CARD else "dmd-kind-" + box.kind_ids[number])


def _half(table: DeathMayDieTable, card: int) -> str:
    return table.box.halves[card, table.state.finds[card].side].id


@cache
def _box(episode: str, elder_one: str) -> Box:
    return Box(EPISODES[episode], ELDER_ONES[elder_one])


DEATH_MAY_DIE = DeathMayDie()
