"""What holds whenever a game rests; anything else is a mistake of the engine."""

from collections.abc import Iterator

from miskatonic.games.deathmaydie.enemies import figures_left
from miskatonic.games.deathmaydie.fire import fire_in_reserve
from miskatonic.games.deathmaydie.investigating import Investigate
from miskatonic.games.deathmaydie.mythos import DrawMythos
from miskatonic.games.deathmaydie.records import ELDER_ONE, DeathMayDieTable
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.skills import level_tokens_left
from miskatonic.games.deathmaydie.tracks import DEADLY_WOUNDS, FULL_STRESS, LAST_SPACE, SKULL, THRESHOLDS

__all__ = ["broken"]


def broken(table: DeathMayDieTable) -> Iterator[str]:
    """What is wrong: sentences; none, if all is well."""
    state = table.state
    yield from _boards(table)
    yield from _figures(table)
    yield from _cards(table)
    if fire_in_reserve(table) < 0:
        yield "more fire tokens are in use than there are"
    if level_tokens_left(table) < 0:
        yield "more skills are lent than there are level 1 tokens"
    if not 1 <= state.track <= LAST_SPACE:
        yield f"the Summoning track has no space {state.track}"
    if (ELDER_ONE in state.enemies) is not (state.stage > 1):
        yield f"the Elder One is in stage {state.stage}, yet on the wrong side of the summoning"
    if not state.disrupted and table.box.episode.ritual.met(table, Resolving("", state.active)):
        yield "the ritual is disrupted, and nobody has noticed"
    if state.result is None and state.stage == 1 and any(each.dead for each in state.investigators):
        yield "somebody is dead before the summoning, and the game goes on"


def _boards(table: DeathMayDieTable) -> Iterator[str]:
    for who, board in enumerate(table.state.investigators):
        if not (0 <= board.wounds <= DEADLY_WOUNDS and 0 <= board.stress <= FULL_STRESS and 0 <= board.sanity <= SKULL):
            yield f"a marker of investigator {who} is off its track: {board}"
        if not board.dead and (board.wounds == DEADLY_WOUNDS or board.sanity == SKULL) and table.state.result is None:
            yield f"investigator {who} is at a skull and lives"
        if not 3 <= sum(board.levels) <= 3 + sum(board.sanity >= threshold for threshold in THRESHOLDS):
            yield f"skills of investigator {who} have risen beyond the thresholds: {board}"
        if board.space not in table.box.plan:
            yield f"investigator {who} is in no space: {board.space!r}"
        if board.dead and any(find.owner == who for find in table.state.finds.values()):
            yield f"investigator {who} is dead and has finds"
        if board.dead and (board.fire or board.stand_ins or board.signs):
            yield f"investigator {who} is dead and has tokens"
    if sum(board.signs for board in table.state.investigators) > table.box.elder_one.signs:
        yield "more tokens of the Elder One are on boards than there are"


def _figures(table: DeathMayDieTable) -> Iterator[str]:
    for number, enemy in table.state.enemies.items():
        if enemy.space not in table.box.plan:
            yield f"enemy {number} is in no space: {enemy.space!r}"
        if table.state.result is None and not 0 <= enemy.wounds < table.health(number):
            yield f"enemy {number} has {enemy.wounds} wounds and lives"
    for kind in table.box.kinds:
        if figures_left(table, kind) < 0:
            yield f"more {kind} are on the map than there are figures"


def _cards(table: DeathMayDieTable) -> Iterator[str]:
    """When a game ends in the middle of a card, that card lies nowhere any more."""
    state = table.state
    if state.result is not None:
        return
    kept = [card for board in state.investigators for card in board.kept]
    in_hand = [card for frame in state.stack if isinstance(frame, DrawMythos) for card in frame.cards]
    mythos = [*state.mythos, *state.buried, *state.mythos_discard, *kept, *in_hand]
    if sorted(mythos) != list(range(len(table.box.mythos))):
        yield f"the Mythos cards are not those of the box: {sorted(mythos)}"
    claimed = {*state.discovery_discard, *state.finds}
    read = [frame.card for frame in state.stack if isinstance(frame, Investigate) and frame.card not in claimed]
    discovery = [*state.discovery, *state.discovery_discard, *state.finds, *[card for card in read if card >= 0]]
    if sorted(discovery) != list(range(len(table.box.discovery))):
        yield f"the Discovery cards are not those of the box: {sorted(discovery)}"
