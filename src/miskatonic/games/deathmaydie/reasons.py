"""Why not: what keeps an investigator from doing something now, with the clause that says so."""

from collections.abc import Callable, Iterator, Sequence

from miskatonic.games.deathmaydie.actions import ATTACK, EPISODE, REST, TRADE, USE, actions_left, use_of
from miskatonic.games.deathmaydie.records import ELDER_ONE, DeathMayDieTable, EnemyId, Who
from miskatonic.games.deathmaydie.rolling import Roll
from miskatonic.games.deathmaydie.running import RUN
from miskatonic.games.deathmaydie.sanity import RAISE, Threshold
from miskatonic.games.deathmaydie.trading import HAND_OVER
from miskatonic.games.deathmaydie.turn import Turn
from miskatonic.kernel.contract import Reason
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import text

__all__ = ["reasons"]

Why = Iterator[Reason]
Args = tuple[str, ...]


def reasons(table: DeathMayDieTable, seat: Seat, act: str, args: Args) -> Sequence[Reason]:
    """What forbids it to this seat now; empty where only the moment is wrong."""
    state = table.state
    if state.result is not None or act not in _SPECIAL:
        return ()
    if table.chooser != seat:
        return (Reason(text("dmd-why-not-your-turn", who=state.active), ("active-player.1", "turn-order.1")),)
    if act in _ELSEWHERE:
        return tuple(_SPECIAL[act](table, state.active, args))
    if not isinstance(state.stack[-1], Turn):
        return ()
    found = list(_SPECIAL[act](table, state.active, args))
    if actions_left(table, state.active) <= 0:
        found.insert(0, Reason(text("dmd-why-no-actions"), ("take-three-actions.1",)))
    return tuple(found)


def _run(table: DeathMayDieTable, you: Who, args: Args) -> Why:
    here = table.investigator(you).space
    if args and args[0] in table.box.plan and args[0] not in table.box.plan.neighbours(here):
        yield Reason(text("dmd-why-no-way", space=args[0]), ("run-action.2", "passages.1"))


def _attack(table: DeathMayDieTable, you: Who, args: Args) -> Why:
    here = table.investigator(you).space
    number = EnemyId(int(args[0])) if args and args[0].isdecimal() else None
    enemy = table.state.enemies.get(number) if number is not None else None
    if number is None:
        if table.safe(here):
            yield Reason(text("dmd-why-no-enemy"), ("attack-action.1",))
        return
    if enemy is None:
        return
    if enemy.space != here:
        yield Reason(text("dmd-why-too-far", kind=enemy.kind), ("attack-action.1",))
    if number == ELDER_ONE and not table.state.disrupted:
        yield Reason(text("dmd-why-immortal", kind=enemy.kind), ("elder-one-invulnerable.1",))


def _rest(table: DeathMayDieTable, you: Who, _: Args) -> Why:
    board = table.investigator(you)
    if not table.safe(board.space):
        yield Reason(text("dmd-why-not-safe"), ("safe-space.4", "rest-action.1"))
    if table.setup.rests == "once" and table.used("rest", you):
        yield Reason(text("dmd-why-rested"), ("rest-action.5",))
    if not board.wounds and not board.stress:
        yield Reason(text("dmd-why-nothing-to-heal"), ("rest-action.2", "rest-action.4"))


def _trade(table: DeathMayDieTable, you: Who, _: Args) -> Why:
    if len(table.in_space(table.investigator(you).space)) < 2:
        yield Reason(text("dmd-why-alone"), ("trade-action.3",))
    else:
        yield Reason(text("dmd-why-nothing-to-trade"), ("trade-action.1", "trade-action.5"))


def _episode(table: DeathMayDieTable, _: Who, args: Args) -> Why:
    for action in table.box.episode.actions:
        if args == (action.id,) and action.when is not None:
            yield Reason(text("dmd-why-needs", when=action.when.text()), ("episode-actions.1",))


def _use(table: DeathMayDieTable, you: Who, args: Args) -> Why:
    card = int(args[0]) if args and args[0].isdecimal() else -1
    find = table.state.finds.get(card)
    if find is None or use_of(table, card) is None:
        return
    if find.owner != you:
        yield Reason(text("dmd-why-not-your-find", find=card), ("discovery-timing.1",))
    elif isinstance(table.state.stack[-1], Roll):
        yield Reason(text("dmd-why-in-a-roll", find=card), ("discovery-timing.3",))
    elif not isinstance(table.state.stack[-1], Turn):
        yield Reason(text("dmd-why-in-between", find=card), ("discovery-timing.2",))


def _hand_over(table: DeathMayDieTable, you: Who, args: Args) -> Why:
    card, to = [int(arg) if arg.isdecimal() else -1 for arg in (*args, "", "")[:2]]
    find = table.state.finds.get(card)
    if find is None or not 0 <= to < len(table.state.investigators):
        return
    here = table.investigator(you).space
    if table.box.halves[card, find.side].kind == "condition":
        yield Reason(text("dmd-why-condition", find=card), ("trade-action.5",))
    if any(table.investigator(who).space != here for who in (find.owner, Who(to))):
        yield Reason(text("dmd-why-elsewhere"), ("trade-action.3",))


def _raise(table: DeathMayDieTable, _: Who, args: Args) -> Why:
    frame = table.state.stack[-1]
    if isinstance(frame, Threshold) and args and args[0] in table.game.board(table, frame.you).skills:
        yield Reason(text("dmd-why-last-level", skill=args[0]), ("level-up.1",))


_ELSEWHERE = (USE.name, HAND_OVER.name, RAISE.name)
"""What is chosen in the middle of something else, or could be."""

_SPECIAL: dict[str, Callable[[DeathMayDieTable, Who, Args], Why]] = {
    RUN.name: _run,
    ATTACK.name: _attack,
    REST.name: _rest,
    TRADE.name: _trade,
    EPISODE.name: _episode,
    USE.name: _use,
    HAND_OVER.name: _hand_over,
    RAISE.name: _raise,
}
