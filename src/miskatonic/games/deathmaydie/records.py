"""What a game of Death May Die is made of: investigators, enemies, finds, tokens and the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NewType, Protocol, TypeVar

from miskatonic.games.deathmaydie.tracks import THRESHOLD_DICE
from miskatonic.kernel.records import Open, Record, Secret, changed
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.state import State

if TYPE_CHECKING:
    from typing import Self

    from miskatonic.games.deathmaydie.boxes import Box
    from miskatonic.games.deathmaydie.game import DeathMayDie
    from miskatonic.games.deathmaydie.setup import DeathMayDieSetup
    from miskatonic.games.deathmaydie.words.base import Standing

__all__ = [
    "CULTISTS",
    "ELDER_ONE",
    "ENEMIES",
    "EVERYBODY",
    "LEFT",
    "MONSTERS",
    "NO_ENEMY",
    "OF_ALL",
    "OF_FINDS",
    "OF_LENT",
    "OF_SKILLS",
    "RIGHT",
    "Crowd",
    "DeathMayDieState",
    "DeathMayDieTable",
    "Deed",
    "Enemy",
    "EnemyId",
    "Find",
    "Investigator",
    "Token",
    "Who",
]

Who = NewType("Who", int)
"""An investigator, by place in the turn order. With one player there are two, both of seat 0."""

EnemyId = NewType("EnemyId", int)

EVERYBODY = Who(-1)
"""Whose an ability is that nobody owns: a stage's, a reference card's."""

ELDER_ONE = EnemyId(0)
NO_ENEMY = EnemyId(-1)

ENEMIES, CULTISTS, MONSTERS = "enemies", "cultists", "monsters"
"""All enemies, the Cultists, all that are neither Cultists nor the Elder One (enemy-terms.1-5)."""

OF_SKILLS, OF_LENT, OF_FINDS, OF_ALL = 100, 200, 300, 400
"""Where the ids of sources begin: skills, three for each investigator; lent ones, ten for each; finds; and what is
nobody's own: stages, reference cards, the episode."""

LEFT, RIGHT = "left", "right"

W = TypeVar("W", bound="Standing")


class Deed(Protocol):
    """What a condition looks at: a frame that says for whom and against which enemy something happens."""

    @property
    def you(self) -> Who: ...

    @property
    def enemy(self) -> EnemyId: ...


class Investigator(Record, frozen=True):
    """An investigator's board and what lies on and beside it (investigator-board.1)."""

    name: Open[str]
    seat: Open[Seat]
    space: Open[str]
    """Where the figure stands; after death, where it died."""
    insanity: Open[str]
    wounds: Open[int] = 0
    stress: Open[int] = 0
    sanity: Open[int] = 0
    """How much is lost."""
    levels: Open[tuple[int, int, int]] = (1, 1, 1)
    """The skills' levels without what Companions lend, the signature skill first."""
    fire: Open[int] = 0
    stand_ins: Open[int] = 0
    """Wound tokens that stand for fire tokens (fire-shortage.2)."""
    signs: Open[int] = 0
    """Tokens of the Elder One, such as Yellow Signs."""
    kept: Open[tuple[int, ...]] = ()
    """Mythos cards that an insanity keeps here."""
    dead: Open[bool] = False


class Enemy(Record, frozen=True):
    """A figure on the map. The Elder One's wounds are those on its current stage."""

    kind: Open[str]
    space: Open[str]
    wounds: Open[int] = 0


class Find(Record, frozen=True):
    """A claimed Discovery card; only the half that was claimed counts (discovery-cards.3)."""

    owner: Open[Who]
    side: Open[str]
    wounds: Open[int] = 0


class Token(Record, frozen=True):
    """A token of the episode, in a space or with an investigator."""

    kind: Open[str]
    space: Open[str] = ""
    bearer: Open[Who] = EVERYBODY


class Crowd(Record, frozen=True):
    """Tokens that lie face down, in a space or beside the map: everybody knows which, nobody in which order."""

    faces: Secret[tuple[str, ...]]
    """The top one is turned over first."""


class DeathMayDieState(State):
    """The tables of a game. Spaces go by the names of the episode's map, cards by their numbers in the boxes."""

    investigators: Open[list[Investigator]] = []
    enemies: Open[dict[EnemyId, Enemy]] = {}
    finds: Open[dict[int, Find]] = {}
    tokens: Open[dict[int, Token]] = {}
    crowds: Open[dict[str, Crowd]] = {}
    """Face-down tokens, by the space or the pile that they lie in."""
    fires: Open[dict[str, int]] = {}
    """Fire tokens in spaces."""
    mythos: Secret[tuple[int, ...]] = ()
    """The Mythos deck from the top, but for the cards that everybody knows to lie below."""
    buried: Open[tuple[int, ...]] = ()
    """Cards that were put under the Mythos deck since it was shuffled."""
    mythos_discard: Open[tuple[int, ...]] = ()
    discovery: Secret[tuple[int, ...]] = ()
    discovery_discard: Open[tuple[int, ...]] = ()
    stage: Open[int] = 1
    """The current Stage: 1 until the summoning, 4 is the Final one."""
    track: Open[int] = 1
    """The space of the Summoning track with the figure or, after the summoning, the Progress token."""
    disrupted: Open[bool] = False
    dial: Open[int] = 0
    """Something that the episode counts, such as the phase of the moon."""
    active: Open[Who] = Who(0)
    turn: Open[int] = 0
    part: Open[str] = "actions"
    """Which part of the turn it is, for all to see."""
    taken: Open[int] = 0
    """Actions taken in this turn."""


_CLOCKWISE = [
    [tuple(Who((first + step) % count) for step in range(count)) for first in range(count)] for count in range(6)
]
"""So many investigators, clockwise from each of them."""


class DeathMayDieTable(Table[DeathMayDieState]):
    """The table, with short cuts for what the steps ask again and again."""

    __slots__ = ("box",)

    game: DeathMayDie
    setup: DeathMayDieSetup
    box: Box
    """The episode and the Elder One of this game."""

    def __init__(self, game: DeathMayDie, setup: DeathMayDieSetup, state: DeathMayDieState) -> None:
        super().__init__(game, setup, state)
        self.box = game.box(setup.episode, setup.elder_one)

    def copy(self) -> Self:
        twin = super().copy()
        twin.box = self.box
        return twin

    # -- investigators

    def investigator(self, who: Who) -> Investigator:
        return self.state.investigators[who]

    def change(self, who: Who, **changes: object) -> Investigator:
        """Replace an investigator's record; the new one."""
        new = self.state.investigators[who] = changed(self.state.investigators[who], **changes)
        return new

    def seat(self, who: Who) -> Seat:
        return self.state.investigators[who].seat

    @property
    def chooser(self) -> Seat:
        """The active player, who makes every choice that an effect leaves open (active-player.2)."""
        return self.state.investigators[self.state.active].seat

    def clockwise(self) -> list[Who]:
        """The living, from the active investigator on."""
        investigators = self.state.investigators
        order = _CLOCKWISE[len(investigators)][self.state.active]
        for investigator in investigators:
            if investigator.dead:
                return [who for who in order if not investigators[who].dead]
        return [*order]

    def in_space(self, space: str) -> list[Who]:
        """The living in a space, clockwise from the active investigator."""
        investigators = self.state.investigators
        order = _CLOCKWISE[len(investigators)][self.state.active]
        return [who for who in order if investigators[who].space == space and not investigators[who].dead]

    # -- enemies

    def enemies_in(self, space: str) -> list[EnemyId]:
        return [number for number, enemy in self.state.enemies.items() if enemy.space == space]

    def safe(self, space: str) -> bool:
        """Whether no enemy is here (safe-space.1-3)."""
        return all(enemy.space != space for enemy in self.state.enemies.values())

    @property
    def summoned(self) -> bool:
        """Whether the Elder One is on the board."""
        return self.state.stage > 1

    def mortal(self, enemy: EnemyId) -> bool:
        """Whether it can be attacked and harmed at all (elder-one-invulnerable.1-2)."""
        return enemy != ELDER_ONE or self.state.disrupted

    def health(self, enemy: EnemyId) -> int:
        """How many wounds it takes to kill it, or to defeat the Elder One's stage."""
        if enemy == ELDER_ONE:
            return self.box.elder_one.stages[self.state.stage - 1].health
        return self.box.kinds[self.state.enemies[enemy].kind].health

    def fits(self, enemy: EnemyId, which: str) -> bool:
        """Whether an enemy is one of those that are named: all, Cultists, monsters, the Elder One or a kind."""
        if which == ENEMIES:
            return True
        kind = self.state.enemies[enemy].kind
        if kind == which:
            return True
        if enemy == ELDER_ONE:
            return which == "elder-one"
        return which == self.sort_of(kind)

    def sort_of(self, kind: str) -> str:
        """Whether figures of a kind are Cultists or monsters."""
        return CULTISTS if self.box.kinds[kind].cultist else MONSTERS

    # -- abilities

    def standing(self, kind: type[W], who: Who) -> list[W]:
        """The words of this kind that hold for an investigator now, own ones and everybody's."""
        listening = self.index.get(kind.__name__)
        if listening is None:
            return []
        found: list[W] = []
        held: Any
        for source, _, held in listening.modifiers:
            if source >= OF_ALL:
                found.append(held.word)
            elif OF_SKILLS <= source < OF_LENT:
                if (source - OF_SKILLS) // 3 == who:
                    found.append(held.word)
            elif self.game.holder(self, source) == who:
                found.append(held.word)
        return found

    def threshold_dice(self, who: Who) -> int:
        """Bonus dice from insanity thresholds (threshold-bonus-die.2-3)."""
        return THRESHOLD_DICE[self.state.investigators[who].sanity]

    def lent(self, who: Who, skill: str) -> int:
        """How many levels of a skill Companions lend (companion-skills.1)."""
        finds = self.state.finds
        if not finds:
            return 0
        halves = self.box.halves
        return sum([find.owner == who and halves[card, find.side].lends == skill for card, find in finds.items()])

    # -- limits

    def used(self, what: str, who: Who) -> int:
        """How often an investigator has used something in this turn."""
        return self.state.uses.get(f"turn|{what}@{who}", 0)

    def use(self, what: str, who: Who) -> None:
        """Count one use in this turn."""
        key = f"turn|{what}@{who}"
        self.state.uses[key] = self.state.uses.get(key, 0) + 1
