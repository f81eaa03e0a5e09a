"""The map: tiles, spaces, passages, stairs and tunnels, distances, gates, and which spaces are safe."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.deathmaydie.content.episodes.burning_faculty import BURNING_FACULTY
from miskatonic.games.deathmaydie.content.library import EPISODES
from miskatonic.games.deathmaydie.declarations import TokenLaid
from miskatonic.games.deathmaydie.maps import GATES, OUTSIDE, Map, Space, Tile
from miskatonic.games.deathmaydie.words.figures import MoveEnemies, Summon
from miskatonic.games.deathmaydie.words.harm import HarmEnemies

from .scenes import Scene, beth, foe, ian, made_up, scene, somebody

MAP = BURNING_FACULTY.map


def ground(*spaces: tuple[str, tuple[str, ...]], **more: Any) -> Map:
    """A map of single spaces and what their arrows point at, named after those of the university."""
    tiles = tuple(Tile(f"{number}A", (Space(id, to),)) for number, (id, to) in enumerate(spaces, 1))
    gates = {"red": spaces[0][0], "yellow": spaces[1][0], "blue": spaces[-1][0]}
    return Map(tiles, **{"start": spaces[0][0], "gates": gates, **more})


def on(monkeypatch: pytest.MonkeyPatch, map: Map, *people: Any, **given: Any) -> Scene:
    """A scene on another map."""
    bare = made_up(monkeypatch, map=map, enemies=(), fires=(), tokens=(TokenLaid("laboratory", map.start),))
    return scene(*people, tokens=[("laboratory", map.start)], **bare, **given)


# -- how it is drawn


def touches(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether two places on the plan share a wall."""
    shared = [
        min(one[axis] + one[axis + 2], other[axis] + other[axis + 2]) - max(one[axis], other[axis]) for axis in (0, 1)
    ]
    return min(shared) == 0 and max(shared) > 0


@pytest.mark.parametrize("episode", EPISODES)
def test_spaces_with_a_passage_between_them_are_drawn_wall_to_wall(episode: str) -> None:
    map = EPISODES[episode].map
    plan, drawn = map.plan(), map.drawn()

    apart = [
        (start, end)
        for start in plan.places
        for end in plan.neighbours(start)
        if "passage" in plan.kinds(start, end) and not touches(drawn[start], drawn[end])
    ]

    assert apart == []


def test_spaces_drawn_one_over_the_other_or_off_the_plan_are_found_out() -> None:
    first, *others = MAP.tiles
    hall, *rest = first.spaces
    where = {(20, 0, 8, 3): "outside the plan", (0, 3, 6, 6): "one over the other", (0, 0, 0, 0): "not 'front-hall'"}

    for at, problem in where.items():
        tile = replace(first, spaces=(replace(hall, at=at), *rest))
        assert any(problem in found for found in replace(MAP, tiles=(tile, *others)).problems())


def test_a_map_that_does_not_say_is_drawn_in_three_rows() -> None:
    tiles = tuple(
        replace(tile, spaces=tuple(replace(space, at=(0, 0, 0, 0)) for space in tile.spaces)) for tile in MAP.tiles
    )

    drawn = replace(MAP, tiles=tiles).drawn()

    assert len(set(drawn.values())) == len(MAP.spaces)
    assert {top for _, top, _, _ in drawn.values()} == {0, 4, 8}


# -- tiles and spaces


@pytest.mark.rule("map-tiles.1")
def test_both_sides_of_a_tile_cannot_lie_on_one_map() -> None:
    *tiles, last = MAP.tiles
    other_side = replace(MAP, tiles=(*tiles, Tile("1B", last.spaces)))

    assert list(other_side.problems()) == ["tile 1 is on the map twice: its two sides are one tile"]
    assert list(replace(MAP, tiles=(*tiles, Tile("18A", last.spaces))).problems()) == [
        "there is no tile 18: they are numbered from 1 to 17"
    ]


@pytest.mark.rule("map-tiles.2")
@pytest.mark.parametrize("episode", EPISODES)
def test_every_tile_has_one_to_three_spaces(episode: str) -> None:
    assert {len(tile.spaces) for tile in EPISODES[episode].map.tiles} <= {1, 2, 3}


@pytest.mark.rule("map-tiles.2")
def test_a_tile_with_four_spaces_is_found_out() -> None:
    ring = ("library", "attic", "courtyard", "cloakroom")
    spaces = tuple(Space(id, (ring[at - 1], ring[(at + 1) % 4])) for at, id in enumerate(ring))

    problems = Map((Tile("1A", spaces),), "library", dict(zip(GATES, ring, strict=False))).problems()

    assert list(problems) == ["tile 1A has 4 spaces: a tile has 1 to 3"]


@pytest.mark.rule("map-spaces.1")
@pytest.mark.parametrize("episode", EPISODES)
def test_every_figure_is_in_one_space_of_the_map(episode: str) -> None:
    table = scene(ian(at=EPISODES[episode].map.start), episode=episode)
    places = {space.id for space in table.view().spaces}

    figures = [*table.view().investigators, *table.view().enemies]

    assert all(figure.space in places for figure in figures)


@pytest.mark.rule("map-spaces.2")
def test_any_number_of_figures_may_share_a_space() -> None:
    table = scene(ian(at="library"), beth(at="library"), enemies=[foe("cultist", at="library")] * 10)

    table.play("run:reading-room", "stop")

    assert len(table.kinds("reading-room")) == 10


# -- passages


@pytest.mark.rule("passages.1", "deathmaydie:adjacent-spaces.1")
def test_arrows_on_both_sides_are_a_way() -> None:
    table = scene(ian(at="library"))

    assert table.open == ["run:long-corridor", "run:reading-room", "end-actions"]


@pytest.mark.rule("passages.2", "run-action.2", "deathmaydie:adjacent-spaces.1")
def test_an_arrow_on_one_side_only_is_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the library an arrow points at the attic, and none back: a wall, even on one tile."""
    walled = ground(("library", ("attic", "courtyard")), ("attic", ("courtyard",)), ("courtyard", ("library", "attic")))

    there = on(monkeypatch, walled, ian(at="library"))
    back = on(monkeypatch, walled, ian(at="attic"))

    assert [key for key in there.open if key.startswith("run")] == ["run:courtyard"]
    assert [key for key in back.open if key.startswith("run")] == ["run:courtyard"]
    assert there.table.box.plan.distance("library", "attic") == 2
    there.refuses(0, "run:attic")
    assert [rule for reason in there.game.why_not(0, "run:attic") for rule in reason.rules] == [
        "run-action.2", "passages.1"
    ]  # fmt: skip


@pytest.mark.rule("passages.3")
def test_a_passage_off_the_board_leads_nowhere() -> None:
    arrows = {space.id: space.to for space in MAP.spaces}
    assert OUTSIDE in arrows["courtyard"]

    table = scene(ian(at="courtyard"))

    assert [key for key in table.open if key.startswith("run")] == [
        "run:front-hall", "run:reading-room", "run:boiler-room"
    ]  # fmt: skip


# -- stairs and tunnels


@pytest.mark.rule("stairs-and-tunnels.1")
@pytest.mark.parametrize("episode", EPISODES)
def test_stairs_and_tunnels_lie_in_two_spaces_or_in_none(episode: str) -> None:
    map = EPISODES[episode].map

    assert {len(set(map.stairs)), len(set(map.tunnel))} <= {0, 2}
    assert not list(map.problems())


@pytest.mark.rule("stairs-and-tunnels.1")
def test_three_stairs_are_found_out() -> None:
    assert list(replace(MAP, stairs=("attic", "library", "courtyard")).problems()) == [
        "stairs lie in 2 spaces of the map or in none, not in attic, library, courtyard"
    ]


@pytest.mark.rule("stairs-and-tunnels.2")
def test_stairs_are_one_space_of_movement() -> None:
    table = scene(ian(at="long-corridor"))

    table.play("run:upper-corridor")

    assert table.board().space == "upper-corridor"
    assert table.game.decisions[0].asks.args["count"] == 3, "a Run with Swiftness 1 has 4 spaces, and 1 is gone"


@pytest.mark.rule("stairs-and-tunnels.3")
def test_stairs_do_not_lead_into_a_tunnel(monkeypatch: pytest.MonkeyPatch) -> None:
    map = replace(MAP, stairs=("library", "attic"), tunnel=("cloakroom", "upper-corridor"))

    table = on(monkeypatch, map, ian(at="library"))

    assert [key for key in table.open if key.startswith("run")] == [
        "run:long-corridor", "run:reading-room", "run:attic"
    ]  # fmt: skip


@pytest.mark.rule("stairs-and-tunnels.4", "skills.2")
def test_stairs_make_spaces_adjacent_for_a_shot_as_well() -> None:
    table = scene(somebody("adam-benchley", at="long-corridor"), enemies=[foe("cultist", at="upper-corridor")])

    assert "attack:1" in table.open


# -- distance


@pytest.mark.rule("deathmaydie:adjacent-spaces.2")
def test_the_distance_is_the_fewest_moves_through_the_tunnel_if_that_is_shorter() -> None:
    around, through = replace(MAP, stairs=()), replace(MAP, stairs=(), tunnel=("library", "boiler-room"))
    spaces = ("front-hall", "reading-room")

    distances = [map.plan().distance("long-corridor", "boiler-room") for map in (around, through)]

    assert distances == [3, 2]
    assert through.plan().distance(*spaces) == 2


@pytest.mark.rule("deathmaydie:adjacent-spaces.2", "enemy-movement.5")
def test_enemies_take_the_stairs_as_well() -> None:
    table = scene(ian(at="upper-corridor"), enemies=[foe("cultist", at="library")])

    table.words(MoveEnemies("cultists", 2, "you"))

    assert table.kinds("upper-corridor") == ["cultist"]


# -- gates


@pytest.mark.rule("gates.1")
@pytest.mark.parametrize("gate", GATES)
def test_a_map_that_lacks_a_gate_is_found_out(gate: str) -> None:
    fewer = {colour: space for colour, space in MAP.gates.items() if colour != gate}

    assert list(replace(MAP, gates=fewer).problems()) == [f"the {gate} gate is in no space of the map"]
    assert all(set(episode.map.gates) == set(GATES) for episode in EPISODES.values())


@pytest.mark.rule("gates.2", "summon-enemies.1")
@pytest.mark.parametrize(("gate", "space"), list(MAP.gates.items()))
def test_enemies_are_summoned_at_the_gate_that_is_named(gate: Any, space: str) -> None:
    table = scene(ian(at="library"))

    table.words(Summon(gate, "byakhee"))

    assert [(enemy.kind, enemy.space) for enemy in table.state.enemies.values()] == [("byakhee", space)]


# -- safe spaces


@pytest.mark.rule("safe-space.1")
def test_a_space_is_safe_as_soon_as_the_last_enemy_is_gone() -> None:
    table = scene(ian(at="library", wounds=1), enemies=[foe("cultist", at="library", wounds=1)])
    assert "rest" not in table.open

    table.words(HarmEnemies(1))

    assert "rest" in table.open


@pytest.mark.rule("safe-space.2")
def test_people_companions_tokens_and_fire_do_not_make_a_space_unsafe() -> None:
    table = scene(
        ian(at="library", wounds=1, finds=["jerome"]),
        beth(at="library"),
        fires={"library": 2},
        tokens=[("laboratory", "library")],
        discovery=["the-red-bucket"],
    )
    assert "rest" in table.open

    table.pass_turn()

    assert table.said("dmd-log-discovers") == 1


@pytest.mark.rule("safe-space.3", "elder-one-is-enemy.1")
@pytest.mark.parametrize("disrupted", [False, True])
def test_beside_the_elder_one_nobody_is_safe(disrupted: bool) -> None:
    table = scene(ian(at="library", wounds=1), elder_one=("library", 0), disrupted=disrupted)

    assert "rest" not in table.open


@pytest.mark.rule("safe-space.4", "rest-action.1")
def test_with_a_cultist_in_the_space_rest_is_refused_by_name() -> None:
    table = scene(ian(at="library", wounds=1), enemies=[foe("cultist", at="library")])

    table.refuses(0, "rest")

    rules = [rule for reason in table.game.why_not(0, "rest") for rule in reason.rules]
    assert rules == ["safe-space.4", "rest-action.1"]
