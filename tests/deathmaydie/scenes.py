"""Scenes: a table of Death May Die as a test wants it, in a line or two, played through the real loop.

>>> table = scene(ian(at="library"), enemies=[foe("cultist", at="library")])
>>> table.dice("S S B S+").play("attack:1", "let-stand").kinds("library")
[]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, cast

import msgspec
import pytest

from miskatonic.games.deathmaydie.content.elder_ones.hastur import HASTUR
from miskatonic.games.deathmaydie.content.episodes.burning_faculty import BURNING_FACULTY
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.end_of_turn import Advance
from miskatonic.games.deathmaydie.fighting import Fight
from miskatonic.games.deathmaydie.game import DEATH_MAY_DIE
from miskatonic.games.deathmaydie.mythos import DrawMythos
from miskatonic.games.deathmaydie.records import (
    ELDER_ONE,
    DeathMayDieState,
    DeathMayDieTable,
    Enemy,
    EnemyId,
    Find,
    Investigator,
    Token,
    Who,
)
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.turn import Turn
from miskatonic.games.deathmaydie.words.base import Word
from miskatonic.kernel.records import changed
from miskatonic.testing import Situation

STANDARD = {"S": 0, "ST": 2, "T": 3, "E": 4, "B": 5}
BONUS = {"S+": 0, "SE+": 2, "E+": 3, "B+": 5}
FACES = {**STANDARD, **BONUS}

CALM = "hot-on-your-heels"
"""A Mythos card that does nothing as long as no monster is about."""

_numbers = count()
"""So that nothing made up for one test is taken for that of another."""


def made_up(monkeypatch: pytest.MonkeyPatch, elder_one: Mapping[str, Any] | None = None, **episode: Any) -> Any:
    """The Burning Faculty and Hastur, otherwise in what a test names: options for a scene."""
    name = f"made-up-{next(_numbers)}"
    monkeypatch.setitem(EPISODES, name, msgspec.structs.replace(BURNING_FACULTY, **episode))
    monkeypatch.setitem(ELDER_ONES, name, msgspec.structs.replace(HASTUR, **(elder_one or {})))
    return {"episode": name, "against": name}


@dataclass(frozen=True)
class Somebody:
    """One investigator, as far as a test says."""

    name: str
    fields: dict[str, Any]
    finds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Foe:
    """One enemy, as far as a test says."""

    kind: str
    at: str
    wounds: int = 0


@dataclass(frozen=True)
class Laid:
    """What lies on the table besides: everything that a test does not name is not there."""

    enemies: Sequence[Foe] = ()
    fires: Mapping[str, int] = field(default_factory=dict)
    tokens: Sequence[tuple[str, str]] = ()


def somebody(name: str, *, at: str = "front-hall", finds: Sequence[str] = (), **fields: Any) -> Somebody:
    """An investigator at a space, with markers as named and finds by the names of the halves."""
    return Somebody(name, {"space": at, "insanity": "clinging", **fields}, tuple(finds))


def ian(**more: Any) -> Somebody:
    """Sergeant Ian Welles: Vengeance Obsession, Brawling, Swiftness."""
    return somebody("ian-welles", **more)


def beth(**more: Any) -> Somebody:
    """Sister Beth: High Strung, Brawling, Toughness."""
    return somebody("sister-beth", **more)


def foe(kind: str, *, at: str, wounds: int = 0) -> Foe:
    """An enemy in a space."""
    return Foe(kind, at, wounds)


def scene(
    *people: Somebody,
    enemies: Sequence[Foe] = (),
    fires: Mapping[str, int] | None = None,
    tokens: Sequence[tuple[str, str]] = (("laboratory", "attic"),),
    mythos: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    discovery: Sequence[str] = (),
    stage: int = 1,
    elder_one: tuple[str, int] | None = None,
    track: int | None = None,
    disrupted: bool = False,
    active: int = 0,
    taken: int = 0,
    against: str = "hastur",
    **options: Any,
) -> Scene:
    """The turn of the active investigator, about to act. One person alone leads all who are named.

    The enemies are numbered from 1 on, in their order. The game is `against` an Elder One; `elder_one` is its space and
    its wounds, once it is summoned. `mythos` lies on top of its deck, the rest follows in the order of the boxes.
    """
    alone = bool(options.pop("alone", False))
    chosen = [each.name for each in people] or ["ian-welles"]
    seats: Any = [{"investigator": name} for name in chosen]
    if alone:
        seats = [{"investigator": chosen[0], "second": chosen[1]}]
    elif len(chosen) == 1:
        second = "rasputin" if chosen[0] != "rasputin" else "john-morgan"
        seats = [{"investigator": chosen[0], "second": second}]
    table = Scene.new(DEATH_MAY_DIE, seats=seats, first=0, elder_one=against, **options)
    laid = Laid(enemies, fires or {}, tokens)
    return table.lay(lambda at: _lay(at, people, laid)).lay(
        lambda at: _set(at, mythos, discard, discovery, stage, elder_one, track, disrupted, active, taken)
    )


def _lay(table: DeathMayDieTable, people: Sequence[Somebody], laid: Laid) -> None:
    state = table.state
    state.enemies = {
        EnemyId(number): Enemy(each.kind, each.at, each.wounds) for number, each in enumerate(laid.enemies, 1)
    }
    state.fires = dict(laid.fires)
    state.tokens = {100 + number: Token(kind, space) for number, (kind, space) in enumerate(laid.tokens)}
    state.serial = 200
    halves = {half.id: place for place, half in table.box.halves.items()}
    for who, each in enumerate(people):
        state.investigators[who] = changed(state.investigators[who], **each.fields)
        for name in each.finds:
            card, side = halves[name]
            state.finds[card] = Find(Who(who), side)
            state.discovery = tuple(other for other in state.discovery if other != card)


def _set(
    table: DeathMayDieTable,
    mythos: Sequence[str] | None,
    discard: Sequence[str],
    discovery: Sequence[str],
    stage: int,
    elder_one: tuple[str, int] | None,
    track: int | None,
    disrupted: bool,
    active: int,
    taken: int,
) -> None:
    state = table.state
    numbers = {card.id: number for number, card in enumerate(table.box.mythos)}
    calm = (CALM,) if CALM in numbers else ()
    top = tuple(numbers[name] for name in (calm if mythos is None else mythos))
    state.mythos_discard = tuple(numbers[name] for name in discard)
    rest = [number for number in sorted(state.mythos) if number not in (*top, *state.mythos_discard)]
    state.mythos = (*top, *rest)
    found = {card.id: number for number, card in enumerate(table.box.discovery)}
    state.discovery = tuple(found[name] for name in discovery)
    out = [number for number in found.values() if number not in (*state.discovery, *state.finds)]
    state.discovery_discard = tuple(out)
    state.stage = stage if stage > 1 or elder_one is None else 2
    if elder_one is not None:
        space, wounds = elder_one
        state.enemies = {ELDER_ONE: Enemy(table.box.elder_one.id, space, wounds), **state.enemies}
    state.track = track or (4 if elder_one is not None else 1)
    state.disrupted = disrupted
    state.active = Who(active)
    state.taken = taken
    state.stack = [Turn(Who(active), pc=Turn.places["choose"])]


class Scene(Situation):
    """A table played by whoever is asked."""

    @property
    def table(self) -> DeathMayDieTable:
        return cast("DeathMayDieTable", self.game.table)

    @property
    def state(self) -> DeathMayDieState:
        state: DeathMayDieState = self.table.state
        return state

    # -- acting

    def dice(self, faces: str) -> Scene:
        """The next dice, in the order in which they are thrown: "S ST B" are standard dice, "S+ B+" bonus dice."""
        return self.rig(*[FACES[face] for face in faces.split()])

    def play(self, *keys: str) -> Scene:
        """Whoever is asked chooses, one decision after another."""
        for key in keys:
            decision = self.game.decisions[0]
            self.game.choose(decision.seat, key)
        return self

    def words(self, *words: Word, you: int = 0) -> Scene:
        """Carry out words as if a card said so."""
        script = f"test:{next(_numbers)}"

        def write(table: DeathMayDieTable) -> None:
            table.box.scripts[script] = words

        return self.lay(write).run(Resolving(script, Who(you)))

    def mythos(self, you: int = 0) -> Scene:
        """The top Mythos card is drawn and carried out."""
        return self.run(DrawMythos(Who(you)))

    def fight(self, you: int = 0) -> Scene:
        """The enemies in the space attack."""
        return self.run(Fight(Who(you)))

    def advance(self) -> Scene:
        """The Elder One advances."""
        return self.run(Advance(self.state.active))

    def change(self, who: int = 0, **fields: Any) -> Scene:
        """An investigator's markers, otherwise."""
        return self.lay(lambda table: table.change(Who(who), **fields))

    def let_stand(self) -> Scene:
        """Every roll stands, as long as it is rolls that are asked about."""
        while not self.over and "let-stand" in self.open:
            self.play("let-stand")
        return self

    def pass_turn(self) -> Scene:
        """End the actions and let every roll stand, up to the next investigator's menu or another choice."""
        return self.play("end-actions").let_stand()

    # -- looking

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def outcome(self) -> str:
        """How the game ended; nothing while it goes on."""
        return self.game.result.outcome if self.game.result is not None else ""

    @property
    def open(self) -> list[str]:
        """What is open to whoever is asked."""
        return [option.key for option in self.game.decisions[0].options] if self.game.decisions else []

    @property
    def asked(self) -> list[int]:
        """The seats that must choose."""
        return [decision.seat for decision in self.game.decisions]

    @property
    def prompt(self) -> str:
        """The message with which they are asked."""
        return self.game.decisions[0].asks.message

    @property
    def roll(self) -> tuple[int, int]:
        """Standard and bonus dice of the roll that lies on the table."""
        dice = [die.kind for die in self.view().dice]
        return dice.count("standard"), dice.count("bonus")

    def board(self, who: int = 0) -> Investigator:
        return self.state.investigators[who]

    def kinds(self, space: str) -> list[str]:
        """The enemies in a space."""
        return [enemy.kind for enemy in self.state.enemies.values() if enemy.space == space]

    def enemy(self, number: int) -> Enemy:
        return self.state.enemies[EnemyId(number)]

    def finds(self, who: int = 0) -> list[str]:
        """What an investigator has claimed."""
        return [find.id for find in self.view().finds if find.owner == who]

    def said(self, message: str) -> int:
        """How often a line was logged."""
        return self.messages().count(message)

    def steps(self, *messages: str) -> list[str]:
        """Those log lines, in the order in which they were written."""
        return [message for message in self.messages() if message in messages]

    def messages(self) -> list[str]:
        """The ids of the log lines."""
        return [line.text.id for line in self.game.lines()]
