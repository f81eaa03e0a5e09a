"""What a viewer sees: all but what lies face down, and so the same for everybody."""

from msgspec import Struct

from miskatonic.games.deathmaydie.declarations import EpisodeAction
from miskatonic.games.deathmaydie.enemies import figures_left
from miskatonic.games.deathmaydie.fighting import attack_dice
from miskatonic.games.deathmaydie.fire import fire_in_reserve
from miskatonic.games.deathmaydie.mythos import symbols_in_discard
from miskatonic.games.deathmaydie.records import Crowd, DeathMayDieTable, Enemy, EnemyId, Find, Token, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.rolling import Roll
from miskatonic.games.deathmaydie.skills import level_of
from miskatonic.games.deathmaydie.tracks import (
    DEADLY_WOUNDS,
    FULL_STRESS,
    LAST_SPACE,
    RED_SPACES,
    SKULL,
    THRESHOLDS,
    WITH_DIE,
)
from miskatonic.kernel.frames import rule
from miskatonic.kernel.seats import Seat

__all__ = ["DeathMayDieView", "view"]


class SkillView(Struct, frozen=True):
    """A skill and its level, with what Companions lend."""

    id: str
    level: int
    lent: int


class InvestigatorView(Struct, frozen=True):
    """One investigator's board."""

    who: Who
    id: str
    seat: Seat
    space: str
    wounds: int
    stress: int
    sanity: int
    """How much is lost."""
    skills: tuple[SkillView, ...]
    bonus_dice: int
    fire: int
    stand_ins: int
    signs: int
    insanity: str
    kept_mythos: tuple[str, ...]
    dead: bool


class FindView(Struct, frozen=True):
    """A claimed card: which half, whose, and a Companion's wounds."""

    card: int
    id: str
    kind: str
    side: str
    owner: Who
    wounds: int
    health: int


class EnemyView(Struct, frozen=True):
    """A figure on the map."""

    number: EnemyId
    kind: str
    space: str
    wounds: int
    health: int
    mortal: bool
    standard: int
    bonus: int


class KindView(Struct, frozen=True):
    """A reference card."""

    id: str
    health: int
    standard: int
    bonus: int
    left: int
    """Figures in the reserve."""


class TokenView(Struct, frozen=True):
    """A token of the episode, in a space or with an investigator."""

    number: int
    kind: str
    space: str
    bearer: Who | None


class CrowdView(Struct, frozen=True):
    """Tokens that lie face down: in which space or pile, how many, and how many of each kind are among them."""

    place: str
    count: int
    kinds: tuple[tuple[str, int], ...]


class ActionView(Struct, frozen=True):
    """An action of the episode, and the spaces in which the active investigator could take it."""

    id: str
    ritual: bool
    """Whether it brings the disruption of the ritual nearer."""
    spaces: tuple[str, ...]


class RitualView(Struct, frozen=True):
    """How far the ritual is from being disrupted, and which kinds of token are still wanted where."""

    done: int
    need: int
    wants: tuple[tuple[str, str], ...]


class SpaceView(Struct, frozen=True):
    """A space of the map, the gate in it, and where one can go from it."""

    id: str
    tile: str
    gate: str | None
    ways: tuple[str, ...]
    fire: int
    safe: bool
    shadow: bool
    at: tuple[int, int, int, int]
    """Where it is drawn on the plan: left, top, width and height."""


class DieView(Struct, frozen=True):
    """A die on the table."""

    kind: str
    face: int


class DeathMayDieView(Struct, frozen=True):
    """The table."""

    episode: str
    elder_one: str
    turn: int
    part: str
    active: Who
    actions_taken: int
    investigators: tuple[InvestigatorView, ...]
    finds: tuple[FindView, ...]
    enemies: tuple[EnemyView, ...]
    kinds: tuple[KindView, ...]
    tokens: tuple[TokenView, ...]
    crowds: tuple[CrowdView, ...]
    actions: tuple[ActionView, ...]
    ritual: RitualView
    spaces: tuple[SpaceView, ...]
    stairs: tuple[str, ...]
    tunnel: tuple[str, ...]
    stage: int
    track: int
    red_spaces: tuple[int, ...]
    last_space: int
    summoned: bool
    disrupted: bool
    symbols: int
    mythos_deck: int
    mythos_buried: tuple[str, ...]
    mythos_discard: tuple[str, ...]
    discovery_deck: int
    discovery_discard: tuple[str, ...]
    fire_in_reserve: int
    dial: int
    phases: int
    dice: tuple[DieView, ...]
    thresholds: tuple[int, ...]
    dice_thresholds: tuple[int, ...]
    """Those that bring a bonus die as well."""
    skull: int
    deadly_wounds: int
    full_stress: int


@rule("story-board.1", "summoning-symbol.2", "setup-decks.1", "setup-decks.2", "setup-insanity.2", "setup-map.2")
def view(table: DeathMayDieTable) -> DeathMayDieView:
    """Decks by their size, everything else as it lies."""
    state = table.state
    box = table.box
    roll = next((frame for frame in reversed(state.stack) if isinstance(frame, Roll)), None)
    dice = roll.rolled.dice if roll is not None else ()
    return DeathMayDieView(
        episode=box.episode.id,
        elder_one=box.elder_one.id,
        turn=state.turn,
        part=state.part,
        active=state.active,
        actions_taken=state.taken,
        investigators=tuple([_investigator(table, Who(who)) for who in range(len(state.investigators))]),
        finds=tuple([_find(table, card, find) for card, find in state.finds.items()]),
        enemies=tuple([_enemy(table, number, enemy) for number, enemy in state.enemies.items()]),
        kinds=tuple(
            [
                KindView(kind.id, kind.health, kind.standard, kind.bonus, figures_left(table, kind.id))
                for kind in box.kinds.values()
            ]
        ),
        tokens=tuple([_token(number, token) for number, token in state.tokens.items()]),
        crowds=tuple([_crowd(place, crowd) for place, crowd in state.crowds.items()]),
        actions=tuple([_action(table, action) for action in box.episode.actions]),
        ritual=_ritual(table),
        spaces=_spaces(table),
        stairs=box.episode.map.stairs,
        tunnel=box.episode.map.tunnel,
        stage=state.stage,
        track=state.track,
        red_spaces=RED_SPACES,
        last_space=LAST_SPACE,
        summoned=table.summoned,
        disrupted=state.disrupted,
        symbols=symbols_in_discard(table),
        mythos_deck=len(state.mythos) + len(state.buried),
        mythos_buried=tuple([box.mythos[card].id for card in state.buried]),
        mythos_discard=tuple([box.mythos[card].id for card in state.mythos_discard]),
        discovery_deck=len(state.discovery),
        discovery_discard=tuple([box.discovery[card].id for card in state.discovery_discard]),
        fire_in_reserve=fire_in_reserve(table),
        dial=state.dial,
        phases=box.episode.phases,
        dice=tuple([DieView(kind, face) for kind, face in dice]),
        thresholds=THRESHOLDS,
        dice_thresholds=WITH_DIE,
        skull=SKULL,
        deadly_wounds=DEADLY_WOUNDS,
        full_stress=FULL_STRESS,
    )


def _investigator(table: DeathMayDieTable, who: Who) -> InvestigatorView:
    board = table.investigator(who)
    skills = table.game.board(table, who).skills
    return InvestigatorView(
        who=who,
        id=board.name,
        seat=board.seat,
        space=board.space,
        wounds=board.wounds,
        stress=board.stress,
        sanity=board.sanity,
        skills=tuple([SkillView(skill, level_of(table, who, skill), table.lent(who, skill)) for skill in skills]),
        bonus_dice=table.threshold_dice(who),
        fire=board.fire,
        stand_ins=board.stand_ins,
        signs=board.signs,
        insanity=board.insanity,
        kept_mythos=tuple([table.box.mythos[card].id for card in board.kept]),
        dead=board.dead,
    )


def _find(table: DeathMayDieTable, card: int, find: Find) -> FindView:
    half = table.box.halves[card, find.side]
    return FindView(card, half.id, half.kind, find.side, find.owner, find.wounds, half.health)


def _enemy(table: DeathMayDieTable, number: EnemyId, enemy: Enemy) -> EnemyView:
    standard, bonus = attack_dice(table, number, table.state.active)
    return EnemyView(
        number, enemy.kind, enemy.space, enemy.wounds, table.health(number), table.mortal(number), standard, bonus
    )


def _token(number: int, token: Token) -> TokenView:
    bearer = token.bearer if token.bearer >= 0 else None
    return TokenView(number, token.kind, token.space, bearer)


def _crowd(place: str, crowd: Crowd) -> CrowdView:
    """What is among them everybody knows; sorted, so that nothing tells of their order."""
    kinds = [(kind, crowd.faces.count(kind)) for kind in sorted(set(crowd.faces))]
    return CrowdView(place, len(crowd.faces), tuple(kinds))


def _action(table: DeathMayDieTable, action: EpisodeAction) -> ActionView:
    plan = table.box.plan
    spaces = plan.places if action.when is None else action.when.spaces(table, Resolving("", table.state.active))
    return ActionView(action.id, action.ritual, tuple([space for space in plan.places if space in spaces]))


def _ritual(table: DeathMayDieTable) -> RitualView:
    """Once it is disrupted it stays so, whatever becomes of its condition."""
    condition, at = table.box.episode.ritual, Resolving("", table.state.active)
    done, need = condition.progress(table, at)
    if table.state.disrupted:
        return RitualView(need, need, ())
    return RitualView(done, need, tuple(condition.wants(table, at)))


def _spaces(table: DeathMayDieTable) -> tuple[SpaceView, ...]:
    box = table.box
    gates = {space: gate for gate, space in box.gates.items()}
    fires = table.state.fires
    shadows = box.shadows(table.state.dial)
    drawn = box.drawn
    return tuple(
        [
            SpaceView(
                space.id, tile.code, gates.get(space.id), box.plan.neighbours(space.id), fires.get(space.id, 0),
                table.safe(space.id), space.id in shadows, drawn[space.id],
            )
            for tile in box.episode.map.tiles
            for space in tile.spaces
        ]
    )  # fmt: skip
