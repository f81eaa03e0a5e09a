"""Rolls: the pool, the throw, rerolls, changed symbols. Whoever made the roll applies what it shows."""

from typing import ClassVar

from miskatonic.games.deathmaydie.components import STANDARD_DICE
from miskatonic.games.deathmaydie.dice import BONUS, COUNTS, DICE, ELDER_SIGN, FACES, STANDARD, SUCCESS, TENTACLE
from miskatonic.games.deathmaydie.records import NO_ENEMY, DeathMayDieTable, Deed, EnemyId, Who
from miskatonic.games.deathmaydie.stress import heal_stress, room_for_stress, take_stress
from miskatonic.games.deathmaydie.words.standing import (
    AddSuccesses,
    BonusDice,
    CountAs,
    FreeRerolls,
    Relief,
    RerollsPerTurn,
)
from miskatonic.games.deathmaydie.wounds import heal_wounds
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.text import Text, listed
from miskatonic.table import Rolled

__all__ = [
    "ADD",
    "ATTACK_AWAY",
    "ATTACK_HERE",
    "CHECK",
    "COUNT_AS",
    "DEFEND",
    "FIRE_ROLL",
    "LET_STAND",
    "REROLL",
    "Roll",
    "dice_text",
    "own_roll",
]

ATTACK_HERE, ATTACK_AWAY, CHECK, DEFEND, FIRE_ROLL = "attack-here", "attack-away", "check", "defend", "fire"
"""What a roll is for."""

_MATCHES: dict[str, tuple[str, ...]] = {
    ATTACK_HERE: ("any", "attack", "here"),
    ATTACK_AWAY: ("any", "attack", "away"),
    CHECK: ("any", "check"),
    DEFEND: ("any", "defend", "attacked-or-fire"),
    FIRE_ROLL: ("any", "fire", "attacked-or-fire"),
}
_OWN = (ATTACK_HERE, ATTACK_AWAY, CHECK)

FREE, TURN, STRESS = "free", "turn", "stress"
"""What a reroll costs: nothing on this roll, one of the turn's, 1 stress."""

REROLL = Act(
    "reroll",
    "die",
    "pay",
    message="dmd-act-reroll",
    rules=("rerolls.1",),
    details=lambda table, option: {"face": _face(table, int(option.args[0]))},
)
COUNT_AS = Act("count-as", "symbol", message="dmd-act-count-as", rules=("applying-results.2",))
ADD = Act("add-successes", message="dmd-act-add-successes", rules=("applying-results.2",))
LET_STAND = Act("let-stand", message="dmd-act-let-stand", rules=("rerolls.6",))

_LET_STAND = LET_STAND()
_ADD = ADD()
_COUNT_AS = {symbol: COUNT_AS(symbol) for symbol in (ELDER_SIGN, TENTACLE)}
_rerolls: dict[tuple[int, tuple[str, ...]], tuple[Option, ...]] = {}
_ASK = {purpose: Prompt(f"dmd-ask-{purpose}") for purpose in _MATCHES}


class Roll(Frame, frozen=True):
    """A roll by `you`, who pays for rerolls: of one's own dice, of an attacker's, of fire."""

    you: Who
    purpose: str
    standard: int
    bonus: int
    enemy: EnemyId = NO_ENEMY
    free: int = 0
    """Rerolls that cost nothing and are for this roll alone."""
    rolled: Rolled = Rolled()
    counted: tuple[str, ...] = ()
    """Symbols that were made to count as successes."""
    added: bool = False

    steps: ClassVar[tuple[str, ...]] = ("throw", "settle", "decide")

    @rule("make-a-roll.2", "make-a-roll.3", "bonus-dice.4", "bonus-dice.5")
    def throw(self, table: DeathMayDieTable) -> Outcome:
        """All dice at once. There may be more bonus dice than the box has."""
        matches = _MATCHES[self.purpose]
        free = self.free
        for word in table.standing(FreeRerolls, self.you):
            if word.on in matches:
                free += word.count
        rolled = DICE.roll(table.state.chance, standard=self.standard, bonus=self.bonus)
        table.log("dmd-log-rolls", who=self.you, standard=self.standard, bonus=self.bonus, dice=_written(rolled))
        return self.keep(rolled=rolled, free=free)

    @rule("rerolls.1", "rerolls.3", "rerolls.5", "rerolls.6", "rerolls.8")
    def settle(self, table: DeathMayDieTable) -> Outcome:
        """Rerolls, as long as they can be paid; then changes of symbols; or let it stand."""
        options: list[Option] = []
        if not self.rolled.changes:
            pays = self._pays(table)
            if pays:
                options += _reroll_options(len(self.rolled), pays)
        if self.purpose in _OWN:
            options += self._changes(table)
        if not options:
            return DONE
        options.append(_LET_STAND)
        return Ask(table.seat(self.you), options, _ASK[self.purpose])

    def _pays(self, table: DeathMayDieTable) -> tuple[str, ...]:
        if not len(self.rolled):
            return ()
        if self.free:
            return (FREE,)
        turn = sum(word.count for word in table.standing(RerollsPerTurn, self.you))
        stress = room_for_stress(table, self.you) and not table.investigator(self.you).dead
        if turn and table.used("reroll", self.you) < turn:
            return (TURN, STRESS) if stress else (TURN,)
        return (STRESS,) if stress else ()

    def _changes(self, table: DeathMayDieTable) -> list[Option]:
        options = []
        words = table.standing(CountAs, self.you)
        if words:
            for symbol, option in _COUNT_AS.items():
                most = sum([word.count for word in words if word.symbol == symbol])
                if self.counted.count(symbol) < min(most, self._shown(symbol)):
                    options.append(option)
        if not self.added and any(
            self._shown(word.symbol) >= word.least for word in table.standing(AddSuccesses, self.you)
        ):
            options.append(_ADD)
        return options

    def _shown(self, symbol: str) -> int:
        counts = COUNTS[symbol]
        return sum([counts[die] for die in self.rolled.dice])

    @rule("rerolls.1", "rerolls.2", "applying-results.2")
    def decide(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is LET_STAND:
            return DONE
        if option.act is REROLL:
            return self._reroll(table, int(option.args[0]), str(option.args[1]))
        if option.act is ADD:
            most = max(word.count for word in table.standing(AddSuccesses, self.you))
            return self.goto("settle", rolled=DICE.add(self.rolled, SUCCESS, most), added=True)
        return self._count_as(table, str(option.args[0]))

    def _reroll(self, table: DeathMayDieTable, die: int, pay: str) -> Outcome:
        """The first result is ignored, whatever it was."""
        if pay == STRESS:
            take_stress(table, self.you, 1)
        elif pay == TURN:
            table.use("reroll", self.you)
        rolled = DICE.reroll(table.state.chance, self.rolled, die)
        table.log("dmd-log-rerolls", who=self.you, dice=_written(rolled))
        return self.goto("settle", rolled=rolled, free=self.free - (pay == FREE))

    def _count_as(self, table: DeathMayDieTable, symbol: str) -> Outcome:
        """An elder sign turns into a success; a tentacle counts as one and stays a tentacle."""
        worth = max(word.worth for word in table.standing(CountAs, self.you) if word.symbol == symbol)
        rolled = DICE.add(self.rolled, SUCCESS, worth)
        for word in table.standing(Relief, self.you):
            if word.symbol == symbol and word.heals == "stress":
                heal_stress(table, self.you, 1)
            elif word.symbol == symbol:
                heal_wounds(table, self.you, 1)
        table.log("dmd-log-counts", who=self.you, symbol=symbol, count=worth)
        return self.goto("settle", rolled=rolled, counted=(*self.counted, symbol))

    # -- what it shows

    @property
    def successes(self) -> int:
        return _count(self.rolled, SUCCESS)

    @property
    def tentacles(self) -> int:
        return _count(self.rolled, TENTACLE)

    @property
    def elder_signs(self) -> int:
        """Those that do not count as something else."""
        return _count(self.rolled, ELDER_SIGN) - self.counted.count(ELDER_SIGN)


@rule("make-a-roll.2", "bonus-dice.1", "bonus-dice.3", "bonus-dice.6")
def own_roll(table: DeathMayDieTable, at: Deed, you: Who, purpose: str, more: int = 0) -> Roll:
    """Three standard dice, and all bonus dice that skills, finds and thresholds give."""
    matches = _MATCHES[purpose]
    bonus = table.threshold_dice(you) + more
    for word in table.standing(BonusDice, you):
        bonus += word.dice(table, at, matches)
    return Roll(you, purpose, STANDARD_DICE, bonus)


_WRITTEN = {(die.name, face): f"{die.name[0]}{face}" for die in (STANDARD, BONUS) for face in range(FACES)}


def _count(rolled: Rolled, symbol: str) -> int:
    """How many of a symbol the roll counts, with what was made of it (`Dice.count`)."""
    counts = COUNTS[symbol]
    shown = sum([counts[die] for die in rolled.dice])
    return shown + sum([more for changed, more in rolled.changes if changed == symbol]) if rolled.changes else shown


def _reroll_options(count: int, pays: tuple[str, ...]) -> tuple[Option, ...]:
    known = _rerolls.get((count, pays))
    if known is None:
        known = _rerolls[count, pays] = tuple(REROLL(die, pay) for die in range(count) for pay in pays)
    return known


def _written(rolled: Rolled) -> str:
    """The dice in the order thrown, in two letters each: the kind and the face."""
    return "".join([_WRITTEN[die] for die in rolled.dice])


def dice_text(dice: str) -> Text | str:
    """Written dice in words."""
    kinds = {die.name[0]: die for die in (STANDARD, BONUS)}
    names = [_face_text(kinds[kind].faces[int(face)]) for kind, face in zip(dice[::2], dice[1::2], strict=True)]
    return listed(names) if names else Text("dmd-no-dice")  # type: ignore[return-value]  # a list of texts is a text


def _face_text(face: tuple[str, ...]) -> Text:
    return Text("dmd-face-" + ("-".join(face) or "blank"))


def _face(table: DeathMayDieTable, die: int) -> Text:
    frame = table.state.stack[-1]
    assert isinstance(frame, Roll)
    return _face_text(DICE.faces(frame.rolled)[die])
