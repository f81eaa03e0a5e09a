"""A turn: three actions, a Mythos card, investigate or fight, the end of the turn; then the next investigator's."""

from typing import ClassVar

from miskatonic.games.deathmaydie.actions import END_ACTIONS, NOT_NOW, USE, UseFind, actions_left, begin, offer, usable
from miskatonic.games.deathmaydie.end_of_turn import Advance, EndOfTurn, FireRoll
from miskatonic.games.deathmaydie.fighting import Fight
from miskatonic.games.deathmaydie.investigating import Investigate
from miskatonic.games.deathmaydie.mythos import DrawMythos, symbols_in_discard
from miskatonic.games.deathmaydie.records import NO_ENEMY, DeathMayDieTable, EnemyId, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.stages import reveal_next_stage
from miskatonic.games.deathmaydie.tracks import RED_SPACES
from miskatonic.kernel.frames import Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["ACTIONS", "END", "FIGHT", "MYTHOS", "Turn"]

ACTIONS, MYTHOS, FIGHT, END = "actions", "mythos", "investigate-or-fight", "end-of-turn"

SYMBOLS_TO_ADVANCE = 3

_ASK_USE = Prompt("dmd-ask-use")
_ASK_ACT = {(who, left): Prompt("dmd-ask-act", {"who": who, "count": left}) for who in range(5) for left in range(5)}


class Turn(Frame, frozen=True):
    """One turn after the other, until the investigators win or lose (turn-order.1-2)."""

    you: Who
    used_up: bool = False
    """Whether nothing more is to be used between two parts."""

    steps: ClassVar[tuple[str, ...]] = (
        "start",
        "choose", "act",
        "mythos",
        "before_meeting", "use_before_meeting", "meet",
        "before_end", "use_before_end", "end", "fire", "check_pile", "check_summoning", "elder_one",
        "over",
    )  # fmt: skip

    @property
    def enemy(self) -> EnemyId:
        return NO_ENEMY

    def _dead(self, table: DeathMayDieTable) -> bool:
        return table.state.investigators[self.you].dead

    @rule("turn-sequence.1", "active-player.1", "setup-investigators.3")
    def start(self, table: DeathMayDieTable) -> Outcome:
        state = table.state
        state.active = self.you
        state.turn += 1
        state.taken = 0
        state.part = ACTIONS
        table.log("dmd-log-turn", who=self.you, number=state.turn)
        return None

    # -- 1. three actions

    @rule("take-three-actions.1", "take-three-actions.2", "dead-players-turn.1")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        """Up to three actions, or fewer; who died in an action draws no Mythos card."""
        if self._dead(table):
            return "check_pile"
        left = actions_left(table, self.you)
        options = offer(table, self, self.you, left)
        if not options:
            return "mythos"
        return Ask(table.seat(self.you), options, _ASK_ACT[self.you, min(max(left, 0), 4)])

    def act(self, table: DeathMayDieTable, option: Option) -> Outcome:
        if option.act is END_ACTIONS:
            return None
        begin(table, self.you, option)
        return "choose"

    # -- 2. the Mythos card

    @rule("turn-sequence.1", "draw-mythos-card.1", "dead-players-turn.1")
    def mythos(self, table: DeathMayDieTable) -> Outcome:
        if self._dead(table):
            return "check_pile"
        table.state.part = MYTHOS
        table.do(DrawMythos(self.you))
        return self.keep(used_up=False)

    # -- 3. investigate or fight

    @rule("discovery-timing.1", "discovery-timing.2")
    def before_meeting(self, table: DeathMayDieTable) -> Outcome:
        return self._pause(table, "meet")

    def use_before_meeting(self, table: DeathMayDieTable, option: Option) -> Outcome:
        return self._use(table, option, "before_meeting")

    @rule("investigate-or-fight.1", "investigate-or-fight.2", "investigate-or-fight.3", "turn-sequence.2", "fight.1")
    def meet(self, table: DeathMayDieTable) -> Outcome:
        """It is the space as it is after the Mythos card that counts."""
        if self._dead(table):
            return "check_pile"
        state = table.state
        state.part = FIGHT
        safe = table.safe(state.investigators[self.you].space)
        table.do(Investigate(self.you) if safe else Fight(self.you))
        return self.keep(used_up=False)

    # -- 4. the end of the turn

    @rule("discovery-timing.1")
    def before_end(self, table: DeathMayDieTable) -> Outcome:
        return self._pause(table, "end")

    def use_before_end(self, table: DeathMayDieTable, option: Option) -> Outcome:
        return self._use(table, option, "before_end")

    @rule("end-of-turn-order.1", "end-of-turn-effects.1", "end-of-turn-effects.2", "end-of-turn-effects.3")
    def end(self, table: DeathMayDieTable) -> Outcome:
        if self._dead(table):
            return "check_pile"
        table.state.part = END
        table.do(EndOfTurn(self.you))
        return None

    @rule("end-of-turn-order.1", "fire-roll.1", "fire-roll.6", "on-fire.3")
    def fire(self, table: DeathMayDieTable) -> Outcome:
        investigator = table.investigator(self.you)
        if investigator.fire or investigator.stand_ins:
            table.do(FireRoll(self.you))
        return None

    @rule(
        "check-mythos-discard.1", "check-mythos-discard.3", "check-mythos-discard.5", "check-mythos-discard.7",
        "dead-players-turn.1", "dead-players-turn.2",
    )  # fmt: skip
    def check_pile(self, table: DeathMayDieTable) -> Outcome:
        """This is done even if the active investigator has died."""
        table.state.part = END
        if symbols_in_discard(table) >= SYMBOLS_TO_ADVANCE:
            table.do(Advance(self.you))
        return None

    @rule("check-summoning.1", "check-summoning.2", "check-summoning.6", "check-summoning.7", "disrupt-ritual.3")
    def check_summoning(self, table: DeathMayDieTable) -> Outcome:
        """By the first red space or by a disrupted ritual, once; the Progress token takes the figure's space."""
        if self._dead(table):
            return "over"
        state = table.state
        if not table.summoned and (state.disrupted or state.track >= RED_SPACES[0]):
            table.log("dmd-log-summoned", kind=table.box.elder_one.id)
            reveal_next_stage(table)
        return None

    @rule("elder-one-end-of-turn.1", "elder-one-end-of-turn.2", "elder-one-end-of-turn.3")
    def elder_one(self, table: DeathMayDieTable) -> Outcome:
        """The end-of-turn effects of all revealed stages, in the order of the stages."""
        if self._dead(table):
            return "over"
        for stage in range(1, table.state.stage + 1):
            script = f"stage:{stage}:end-of-turn"
            if table.box.scripts[script]:
                table.do(Resolving(script, self.you))
        return None

    @rule("turn-order.1", "elder-one-end-of-turn.4", "dead-players-turn.4")
    def over(self, table: DeathMayDieTable) -> Outcome:
        """The next living investigator to the left takes a turn."""
        table.end_period("turn")
        others = [who for who in table.clockwise() if who != self.you]
        return self.goto("start", you=others[0] if others else self.you, used_up=False)

    # -- between the parts

    def _pause(self, table: DeathMayDieTable, then: str) -> Outcome:
        """Finds that can be used at any time in the own turn, outside of everything else."""
        if self.used_up or self._dead(table):
            return then
        cards = usable(table, self, self.you)
        if not cards:
            return then
        return Ask(table.seat(self.you), [*[USE(card) for card in cards], NOT_NOW()], _ASK_USE)

    def _use(self, table: DeathMayDieTable, option: Option, back: str) -> Outcome:
        if option.act is NOT_NOW:
            return self.goto(back, used_up=True)
        table.do(UseFind(self.you, int(option.args[0])))
        return self.goto(back)
