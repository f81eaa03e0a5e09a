"""The end of a turn: what its five steps have resolved (end-of-turn-order.1)."""

from typing import ClassVar

from miskatonic.games.deathmaydie.death import lose
from miskatonic.games.deathmaydie.mythos import shuffle_mythos
from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.rolling import FIRE_ROLL, Roll
from miskatonic.games.deathmaydie.sanity import lose_sanity
from miskatonic.games.deathmaydie.tracks import LAST_SPACE
from miskatonic.games.deathmaydie.wounds import FIRE, SufferWounds
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule

__all__ = ["Advance", "EndOfTurn", "FireRoll"]


class EndOfTurn(Event, frozen=True):
    """The turn ends: all but the Elder One may have something to do, in the order that the active player chooses."""

    you: Who


class FireRoll(Frame, frozen=True):
    """An investigator who is on fire rolls one standard die for each token (fire-roll.1-8)."""

    you: Who

    steps: ClassVar[tuple[str, ...]] = ("roll", "wound", "discard")
    tentacles: int = 0

    @rule("on-fire.1", "fire-roll.1", "fire-roll.2", "fire-roll.8", "fire-shortage.3")
    def roll(self, table: DeathMayDieTable) -> Outcome:
        """Stand-ins count like fire tokens; no other dice are added."""
        investigator = table.investigator(self.you)
        table.do(Roll(self.you, FIRE_ROLL, investigator.fire + investigator.stand_ins, 0))
        return None

    @rule("fire-roll.3")
    def wound(self, table: DeathMayDieTable) -> Outcome:
        roll = table.state.ended
        assert isinstance(roll, Roll)
        if roll.successes:
            table.do(SufferWounds(self.you, roll.successes, FIRE))
        return self.keep(tentacles=roll.tentacles)

    @rule("fire-roll.4", "fire-roll.5", "fire-roll.7")
    def discard(self, table: DeathMayDieTable) -> Outcome:
        """All fire on the board goes back to the reserve; fire in spaces burns on."""
        table.change(self.you, fire=0, stand_ins=0)
        lose_sanity(table, (self.you,), self.tentacles, FIRE)
        return DONE


class Advance(Frame, frozen=True):
    """The Elder One advances by one space: figure or Progress token, then effects, then the shuffle."""

    you: Who

    steps: ClassVar[tuple[str, ...]] = ("move", "elder_one", "episode", "shuffle")

    @rule("elder-one-advances.1", "elder-one-advances.2", "elder-one-advances.6", "lose-conditions.3")
    def move(self, table: DeathMayDieTable) -> Outcome:
        """On the last space the Progress token loses the game."""
        state = table.state
        state.track += 1
        table.log("dmd-log-advances", kind=table.box.elder_one.id, number=state.track)
        if state.track == LAST_SPACE and table.summoned:
            lose(table, "dmd-lost-track", "lose-conditions.3")
            return DONE
        return None

    @rule("elder-one-advances.3", "elder-one-advances.4", "elder-one-advances.5", "check-summoning.5")
    def elder_one(self, table: DeathMayDieTable) -> Outcome:
        """The revealed stages in their order."""
        for stage in range(1, table.state.stage + 1):
            script = f"stage:{stage}:advance"
            if table.box.scripts[script]:
                table.do(Resolving(script, self.you))
        return None

    @rule("elder-one-advances.3", "elder-one-advances.4", "elder-one-advances.5")
    def episode(self, table: DeathMayDieTable) -> Outcome:
        table.do(Resolving("advance", self.you))
        return None

    @rule("check-mythos-discard.4", "check-mythos-discard.6")
    def shuffle(self, table: DeathMayDieTable) -> Outcome:
        shuffle_mythos(table)
        return DONE
