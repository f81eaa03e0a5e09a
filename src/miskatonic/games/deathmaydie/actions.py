"""The menu of actions: what the active investigator may do next (take-three-actions.1-4)."""

from typing import ClassVar

from miskatonic.games.deathmaydie.attacking import Attack, targets
from miskatonic.games.deathmaydie.declarations import EpisodeAction
from miskatonic.games.deathmaydie.finds import discard_find
from miskatonic.games.deathmaydie.records import DeathMayDieTable, Deed, EnemyId, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.resting import Rest, can_rest, gate_distance
from miskatonic.games.deathmaydie.running import RUN, Run, run_length, run_options
from miskatonic.games.deathmaydie.trading import Trade, can_trade
from miskatonic.games.deathmaydie.words.base import read_out
from miskatonic.games.deathmaydie.words.standing import Catatonic, ExtraAction, FreeAttack, FreeRest, FreeRun, Usable
from miskatonic.kernel.frames import DONE, Act, Frame, Option, Outcome, rule
from miskatonic.kernel.text import Text, Value

__all__ = [
    "ATTACK",
    "END_ACTIONS",
    "EPISODE",
    "NOT_NOW",
    "REST",
    "TRADE",
    "USE",
    "UseFind",
    "actions_left",
    "begin",
    "offer",
    "usable",
]

ACTIONS = 3

ATTACK = Act(
    "attack",
    "enemy",
    message="dmd-act-attack",
    rules=("attack-action.1",),
    details=lambda table, option: _health(table, EnemyId(int(option.args[0]))),
)
REST = Act("rest", message="dmd-act-rest", rules=("rest-action.1",))
TRADE = Act("trade", message="dmd-act-trade", rules=("trade-action.1",))
EPISODE = Act(
    "do",
    "deed",
    message="dmd-act-do",
    rules=("episode-actions.1",),
    details=lambda table, option: {"words": _action_text(table, str(option.args[0]))},
)
USE = Act(
    "use",
    "find",
    message="dmd-act-use",
    rules=("discovery-timing.1",),
    details=lambda table, option: {"words": _use_text(table, int(option.args[0]))},
)
NOT_NOW = Act("not-now", message="dmd-act-not-now", rules=("discovery-timing.1",))
END_ACTIONS = Act("end-actions", message="dmd-act-end-actions", rules=("take-three-actions.1",))

_REST, _TRADE, _END = REST(), TRADE(), END_ACTIONS()


@rule("take-three-actions.1")
def actions_left(table: DeathMayDieTable, you: Who) -> int:
    """Actions still to take in this turn."""
    if table.standing(Catatonic, you):
        return 0
    return ACTIONS + sum(word.count for word in table.standing(ExtraAction, you)) - table.state.taken


def _free(table: DeathMayDieTable, you: Who, kind: type[FreeRun] | type[FreeAttack], what: str) -> bool:
    """Whether a skill gives one of these without an action, and has not done so yet; to the catatonic it gives none."""
    if table.standing(Catatonic, you):
        return False
    words = table.standing(kind, you)
    return bool(words) and table.used(f"free-{what}", you) < sum(word.count for word in words)


def _free_rest(table: DeathMayDieTable, you: Who) -> bool:
    words = table.standing(FreeRest, you)
    if not words or table.standing(Catatonic, you):
        return False
    distance = gate_distance(table, table.investigator(you).space)
    return table.used("free-rest", you) < sum(word.count for word in words if distance <= word.spaces)


@rule("take-three-actions.1", "take-three-actions.2", "take-three-actions.3", "take-three-actions.4")
def offer(table: DeathMayDieTable, at: Deed, you: Who, left: int) -> list[Option]:
    """Everything that can be done next with so many actions left, the end of the actions last."""
    paid = left > 0
    options: list[Option] = []
    if paid or _free(table, you, FreeAttack, "attack"):
        options += [ATTACK(enemy) for enemy in targets(table, you, away_only=not paid)]
    if paid or _free(table, you, FreeRun, "run"):
        options += run_options(table.box.plan.neighbours(table.investigator(you).space))
    if (paid or _free_rest(table, you)) and can_rest(table, you):
        options.append(_REST)
    if paid:
        if can_trade(table, you):
            options.append(_TRADE)
        for action in table.box.episode.actions:
            if _can_do(table, at, action):
                options.append(EPISODE(action.id))
    options += [USE(card) for card in usable(table, at, you)]
    if options:
        options.append(_END)
    return options


@rule("episode-actions.1")
def _can_do(table: DeathMayDieTable, at: Deed, action: EpisodeAction) -> bool:
    """Whether its condition holds; an action without one needs something that it could do."""
    if action.when is not None:
        return action.when.met(table, at)
    here = Resolving("", at.you)
    return any(word.can(table, here) for word in action.words)


@rule("attack-action.1", "run-action.1", "episode-actions.2")
def begin(table: DeathMayDieTable, you: Who, option: Option) -> None:
    """Take the action; a free one, where a skill gives it, before one of the three."""
    act = option.act
    if act is RUN:
        _pay(table, you, "run", free=_free(table, you, FreeRun, "run"))
        table.do(Run(you, run_length(table, you), str(option.args[0])))
    elif act is ATTACK:
        enemy = EnemyId(int(option.args[0]))
        away = table.state.enemies[enemy].space != table.investigator(you).space
        _pay(table, you, "attack", free=away and _free(table, you, FreeAttack, "attack"))
        table.do(Attack(you, (enemy,)))
    elif act is REST:
        _pay(table, you, "rest", free=_free_rest(table, you))
        table.use("rest", you)
        table.do(Rest(you))
    elif act is TRADE:
        _pay(table, you, "trade", free=False)
        table.do(Trade(you))
    elif act is USE:
        table.do(UseFind(you, int(option.args[0])))
    else:
        _pay(table, you, "do", free=False)
        table.do(Resolving(f"action:{option.args[0]}", you))


def _pay(table: DeathMayDieTable, you: Who, what: str, *, free: bool) -> None:
    if free:
        table.use(f"free-{what}", you)
    else:
        table.state.taken += 1


def use_of(table: DeathMayDieTable, card: int) -> tuple[int, Usable] | None:
    """What a find can be used for, and the number of that ability on its half."""
    abilities = table.box.halves[card, table.state.finds[card].side].abilities
    return next(((number, word) for number, word in enumerate(abilities) if isinstance(word, Usable)), None)


def _use_text(table: DeathMayDieTable, card: int) -> Text:
    """What using a find does."""
    found = use_of(table, card)
    assert found is not None
    return read_out(found[1].words)


@rule("discovery-timing.1")
def usable(table: DeathMayDieTable, at: Deed, you: Who) -> list[int]:
    """Finds of the active investigator that can be used now."""
    if Usable.__name__ not in table.index:
        return []
    return [card for card, find in table.state.finds.items() if find.owner == you and _ready(table, at, card)]


def _ready(table: DeathMayDieTable, at: Deed, card: int) -> bool:
    found = use_of(table, card)
    if found is None:
        return False
    _, word = found
    spent = not word.discards and table.used(f"use-{card}", at.you)
    return not spent and (word.when is None or word.when.met(table, at))


class UseFind(Frame, frozen=True):
    """A find is used: what it does is resolved, and it is discarded if it says so."""

    you: Who
    card: int

    steps: ClassVar[tuple[str, ...]] = ("carry_out", "put_away")

    def carry_out(self, table: DeathMayDieTable) -> Outcome:
        found = use_of(table, self.card)
        assert found is not None
        number, _ = found
        side = table.state.finds[self.card].side
        table.log("dmd-log-uses", who=self.you, find=table.box.halves[self.card, side].id)
        table.use(f"use-{self.card}", self.you)
        table.do(Resolving(f"find:{self.card}:{side}:{number}", self.you))
        return None

    def put_away(self, table: DeathMayDieTable) -> Outcome:
        """By now it may be gone already, with its owner."""
        if self.card in table.state.finds:
            found = use_of(table, self.card)
            if found is not None and found[1].discards:
                discard_find(table, self.card)
        return DONE


def _health(table: DeathMayDieTable, enemy: EnemyId) -> dict[str, Value]:
    return {"left": table.health(enemy) - table.state.enemies[enemy].wounds}


def _action_text(table: DeathMayDieTable, action: str) -> Text:
    return table.game.action_text(table, action)
