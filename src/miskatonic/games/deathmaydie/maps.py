"""Maps: tiles with spaces, the ways between them, gates, stairs and tunnel."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from miskatonic.games.deathmaydie.components import TILES
from miskatonic.table import Passage, Plan

__all__ = ["GATES", "OUTSIDE", "Map", "Space", "Tile"]

GATES = ("red", "yellow", "blue")

OUTSIDE = "outside"
"""Where an arrow points that leads off the board: nobody can go there (passages.3)."""


class Space(Struct, frozen=True):
    """A space and the spaces that its arrows point at."""

    id: str
    to: tuple[str, ...]


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
