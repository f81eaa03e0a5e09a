"""Standing words: what skills, finds, stages and reference cards allow or change as long as they are in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.games.deathmaydie.words.base import Condition, Standing, Words
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable, Deed

__all__ = [
    "ANY_NUMBER",
    "AddSuccesses",
    "BonusDice",
    "Catatonic",
    "CountAs",
    "EnemyDice",
    "ExtraAction",
    "ExtraWounds",
    "FreeAttack",
    "FreeRerolls",
    "FreeRest",
    "FreeRun",
    "FullWounds",
    "GateHarm",
    "MoreToChoose",
    "Omen",
    "Reach",
    "Redirect",
    "Reduce",
    "Refuse",
    "Relief",
    "RerollsPerTurn",
    "RestAnywhere",
    "Return",
    "RunFurther",
    "Sneak",
    "SneakWound",
    "Spread",
    "TakeAlong",
    "Usable",
]

Roll = Literal["any", "attack", "here", "away", "check", "defend", "fire", "attacked-or-fire"]
"""Which rolls: any of one's own, attacks, attacks in one's own space, attacks elsewhere, rolls that a card asks for,
attacks on oneself, fire."""


ANY_NUMBER = 99


class BonusDice(Standing, frozen=True):
    """More bonus dice for rolls of one's own (bonus-dice.1)."""

    count: int
    on: Roll = "any"
    when: Condition | None = None

    def dice(self, table: DeathMayDieTable, at: Deed, on: tuple[str, ...]) -> int:
        """How many for a roll of this sort."""
        return self.count if self.on in on and (self.when is None or self.when.met(table, at)) else 0

    def text(self) -> Text:
        return _under(self.when, Text(self.message, self.args()))


class FreeRerolls(Standing, frozen=True):
    """So many rerolls on each such roll cost no stress."""

    count: int
    on: Roll = "any"


class RerollsPerTurn(Standing, frozen=True):
    """So many rerolls in a turn cost no stress, on any rolls."""

    count: int


class CountAs(Standing, frozen=True):
    """So many of a symbol may count as successes on one's own rolls, each for so many."""

    symbol: Literal["elder-sign", "tentacle"]
    count: int
    worth: int = 1


class AddSuccesses(Standing, frozen=True):
    """With so many of a symbol rolled, successes may be added."""

    symbol: Literal["elder-sign", "tentacle"]
    least: int
    count: int


class Relief(Standing, frozen=True):
    """Each symbol that counts as a success heals."""

    symbol: Literal["elder-sign", "tentacle"]
    heals: Literal["stress", "wound"]

    def text(self) -> Text:
        return Text(f"{self.message}-{self.heals}", self.args())


class Spread(Standing, frozen=True):
    """An attack may target any number of figures in one's space, and its wounds are split freely."""


class FullWounds(Standing, frozen=True):
    """Each target of an attack takes all of its wounds."""


class Reach(Standing, frozen=True):
    """Attacks reach targets so many spaces away."""

    spaces: int


class FreeAttack(Standing, frozen=True):
    """So many attacks in each turn on targets that are not in one's space cost no action."""

    count: int


class ExtraWounds(Standing, frozen=True):
    """An attack may deal so many wounds more if no other enemy is in the target's space."""

    count: int


class RunFurther(Standing, frozen=True):
    """A Run may go further."""

    spaces: int


class FreeRun(Standing, frozen=True):
    """So many Runs in each turn cost no action."""

    count: int


class TakeAlong(Standing, frozen=True):
    """In a Run, one investigator may be taken along out of each space."""


class ExtraAction(Standing, frozen=True):
    """More actions in each turn."""

    count: int


class Sneak(Standing, frozen=True):
    """So many times in a Run, an enemy does not follow."""

    count: int


class SneakWound(Standing, frozen=True):
    """An enemy that is sneaked past takes wounds."""

    count: int


class Reduce(Standing, frozen=True):
    """Wounds taken and sanity lost at one time are so many fewer."""

    wounds: int
    sanity: int
    on: Literal["any", "attacked-or-fire"] = "any"

    def works(self, cause: str) -> bool:
        """Whether it lessens what comes from there."""
        return self.on == "any" or cause in ("attack", "fire")

    def text(self) -> Text:
        return Text("dmd-word-reduce-any" if self.on == "any" else "dmd-word-reduce", self.args())


class Redirect(Standing, frozen=True):
    """An attack on an investigator so many spaces away may be taken instead, before the roll."""

    spaces: int
    rerolls: int = 0
    calm: bool = False

    def text(self) -> Text:
        """Each level adds one thing to the one before."""
        what = "-rerolls" if self.rerolls else "-calm" if self.calm else ""
        return Text(self.message + what, self.args())


class Return(Standing, frozen=True):
    """So many times in the game, one returns with full health instead of dying of wounds."""

    times: int
    calm: bool = False

    def text(self) -> Text:
        return Text(self.message + ("-calm" if self.calm else ""), self.args())


class Omen(Standing, frozen=True):
    """The first Mythos card drawn in one's turn may go under the deck, and another is drawn."""


class MoreToChoose(Standing, frozen=True):
    """Two Mythos cards are drawn in one's turn, one of which goes under the deck; `calm` heals all stress then."""

    calm: bool = False

    def text(self) -> Text:
        return Text(self.message + ("-calm" if self.calm else ""), self.args())


class Refuse(Standing, frozen=True):
    """For so many wounds, the special effects and the summoning of a Mythos card can be cancelled."""

    wounds: int


class GateHarm(Standing, frozen=True):
    """Enemies summoned at a gate so near take half their health in wounds, rounded up."""

    spaces: int


class RestAnywhere(Standing, frozen=True):
    """So near to a gate, one's space always counts as safe for Rest."""

    spaces: int


class FreeRest(Standing, frozen=True):
    """So near to a gate, so many Rests in each turn cost no action."""

    count: int
    spaces: int


class EnemyDice(Standing, frozen=True):
    """Attacks of enemies of a sort roll more dice."""

    which: str
    standard: int = 0
    bonus: int = 0
    when: Condition | None = None

    def text(self) -> Text:
        return _under(self.when, Text(self.message, self.args()))


class Catatonic(Standing, frozen=True):
    """One takes no actions, and enemies do not attack."""


class Usable(Standing, frozen=True):
    """A find's owner may use it at any time in the own turn; it is discarded for that, or works once a turn."""

    words: Words
    discards: bool = True
    when: Condition | None = None

    def text(self) -> Text:
        return _under(self.when, Text(self.message + ("" if self.discards else "-again"), self.args()))


def _under(when: Condition | None, words: Text) -> Text:
    return words if when is None else Text("dmd-word-when", {"when": when.text(), "words": words})
