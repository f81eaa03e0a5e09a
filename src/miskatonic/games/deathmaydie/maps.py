"""Maps: tiles with spaces, the ways between them, gates, stairs and tunnel."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from miskatonic.games.deathmaydie.components import TILES
from miskatonic.table import Passage, Plan

__all__ = ["GATES", "OUTSIDE", "Map", "Space", "Tile"]

GATES = ("red", "yellow", "blue")

WIDE, HIGH, ROWS = 24, 12, 3
"""The raster on which a map is drawn, and the rows of one that does not say where its spaces are."""

OUTSIDE = "outside"
"""Where an arrow points that leads off the board: nobody can go there (passages.3)."""


class Space(Struct, frozen=True):
    """A space and the spaces that its arrows point at."""

    id: str
    to: tuple[str, ...]
    at: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Where it is drawn on the plan, 24 by 12: left, top, width and height. Without a width the plan finds a place."""


class Tile(Struct, frozen=True):
    """One side of a map tile: its code, such as "7A", and its 1 to 3 spaces (map-tiles.1-2)."""

    code: str
    spaces: tuple[Space, ...]


class Map(Struct, frozen=True):
    """The map of an episode, as the back of its card shows it (setup-map.1)."""

    tiles: tuple[Tile, ...]
    start: str
    gates: Mapping[str, str]
    stairs: tuple[str, ...] = ()
    tunnel: tuple[str, ...] = ()

    @property
    def spaces(self) -> tuple[Space, ...]:
        return tuple(space for tile in self.tiles for space in tile.spaces)

    def plan(self) -> Plan:
        """There is a way where the arrows of both spaces point at each other (passages.1-3, stairs-and-tunnels.2-4)."""
        arrows = {space.id: space.to for space in self.spaces}
        ways = [
            Passage(start, end)
            for start, ends in arrows.items()
            for end in ends
            if start < end and start in arrows.get(end, ())
        ]
        for kind, pair in (("stairs", self.stairs), ("tunnel", self.tunnel)):
            if pair:
                start, end = pair
                ways.append(Passage(start, end, kind))
        return Plan(arrows, ways)

    def drawn(self) -> dict[str, tuple[int, int, int, int]]:
        """Where each space is drawn; where the map does not say, one beside the other in three rows."""
        spaces = self.spaces
        if all(space.at[2] for space in spaces):
            return {space.id: space.at for space in spaces}
        columns = -(-len(spaces) // ROWS)
        width, height = WIDE // columns, HIGH // ROWS
        return {
            space.id: (place % columns * width, place // columns * height, width, height)
            for place, space in enumerate(spaces)
        }

    def problems(self) -> Iterator[str]:
        """What is wrong with it: sentences; none, if all is well."""
        spaces = [space.id for space in self.spaces]
        pairs = {"stairs": self.stairs, "tunnel": self.tunnel}
        yield from self._problems_of_tiles(spaces)
        for gate in GATES:
            if self.gates.get(gate) not in spaces:
                yield f"the {gate} gate is in no space of the map"
        if self.start not in spaces:
            yield f"the starting space {self.start!r} is not on the map"
        yield from self._problems_of_drawing()
        broken = [kind for kind, pair in pairs.items() if pair and (len(pair) != 2 or not set(pair) <= set(spaces))]
        for kind in broken:
            yield f"{kind} lie in 2 spaces of the map or in none, not in {', '.join(pairs[kind])}"
        if not broken and len(set(spaces)) == len(spaces) and not self.plan().in_one_piece:
            yield "some spaces cannot be reached from the others"

    def _problems_of_tiles(self, spaces: list[str]) -> Iterator[str]:
        for space in sorted({space for space in spaces if spaces.count(space) > 1}):
            yield f"space {space!r} is on the map twice"
        tiles = [tile.code[:-1] for tile in self.tiles]
        for tile in sorted({tile for tile in tiles if tiles.count(tile) > 1}):
            yield f"tile {tile} is on the map twice: its two sides are one tile"
        for tile in sorted(set(tiles) - {str(number) for number in range(1, TILES + 1)}):
            yield f"there is no tile {tile}: they are numbered from 1 to {TILES}"
        for side in self.tiles:
            if not 1 <= len(side.spaces) <= 3:
                yield f"tile {side.code} has {len(side.spaces)} spaces: a tile has 1 to 3"
        for place in self.spaces:
            for end in place.to:
                if end not in spaces and end != OUTSIDE:
                    yield f"an arrow of {place.id!r} points at {end!r}, which is not on the map"

    def _problems_of_drawing(self) -> Iterator[str]:
        """Spaces are drawn on the plan and beside each other, all of them or none."""
        drawn = [space for space in self.spaces if space.at[2]]
        if drawn and len(drawn) < len(self.spaces):
            missing = next(space.id for space in self.spaces if not space.at[2])
            yield f"the map says where some spaces are drawn, but not {missing!r}"
        for place, space in enumerate(drawn):
            left, top, width, height = space.at
            if min(left, top) < 0 or height < 1 or left + width > WIDE or top + height > HIGH:
                yield f"space {space.id!r} is drawn outside the plan, which is {WIDE} by {HIGH}"
            for other in drawn[:place]:
                if _overlap(space.at, other.at):
                    yield f"spaces {other.id!r} and {space.id!r} are drawn one over the other"


def _overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether two places on the plan share any of it."""
    return all(one[axis] < other[axis] + other[axis + 2] and other[axis] < one[axis] + one[axis + 2] for axis in (0, 1))
