"""How a net of ways grows: the spaces joined to the roots, and the cells that extend it.

`Growth` is the scratch copy of a board's derived facts while a tile is laid. It floods from
the new spaces and touches nothing else, so laying a card costs the same on a large board.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undermine.core.face import SIDES
from undermine.core.grid import AROUND, TOWARDS, Area, Cell, Spot
from undermine.core.tile import Tile

Need = int
"""The sides of a cell at which a card must be open and, four bits higher, closed."""


class Growth:
    """Live spaces, frontier and reached cells of a set of tiles."""

    __slots__ = ("area", "frontier", "live", "reached", "tiles")

    def __init__(
        self,
        tiles: Mapping[Cell, Tile],
        live: dict[Cell, int],
        frontier: dict[Cell, Need],
        reached: set[Cell],
        area: Area | None = None,
    ) -> None:
        self.tiles = tiles
        self.area = area
        self.live = live
        self.frontier = frontier
        self.reached = reached

    @classmethod
    def anew(
        cls, tiles: Mapping[Cell, Tile], roots: tuple[Spot, ...] | None, area: Area | None = None
    ) -> Growth:
        """Flood from the roots; without roots every space is live."""
        growth = cls(tiles, {}, {}, set(), area)
        if roots is None:
            growth._light([(cell, _every_space(tile)) for cell, tile in tiles.items()])
        else:
            growth._light([(cell, tiles[cell].joined(space)) for cell, space in roots])
        growth._sort()
        return growth

    def lay(self, cell: Cell, tile: Tile, *, rooted: bool) -> None:
        """Extend everything by one tile, which `tiles` holds already."""
        frontier = self.frontier
        frontier.pop(cell, None)
        self._narrow(cell, tile)
        entered = self._entered(cell, tile) if rooted else _every_space(tile)
        if entered:
            size = len(frontier)
            self._light([(cell, entered)])
            if len(frontier) != size:
                self._sort()

    def _narrow(self, cell: Cell, tile: Tile) -> None:
        """Frontier cells beside a new tile have one more neighbour to fit."""
        x, y = cell
        for side, dx, dy, back in AROUND:
            at = x + dx, y + dy
            if at in self.frontier:
                self.frontier[at] |= back if tile.ports & side else back << 4

    def _entered(self, cell: Cell, tile: Tile) -> int:
        """The spaces of a new tile that live ways lead into."""
        x, y = cell
        mask = 0
        for side, dx, dy, back in TOWARDS[tile.ports]:
            at = x + dx, y + dy
            lit = self.live.get(at)
            if lit and self.tiles[at].mouths(lit) & back:
                mask |= tile.joined(tile.owner[side])
        if tile.ladders and any(self._is_live(spot) for spot in ladders(self.tiles)):
            for space in _spaces(tile.ladders):
                mask |= tile.joined(space)
        return mask

    def _is_live(self, spot: Spot) -> bool:
        return bool(self.live.get(spot.cell, 0) >> spot.space & 1)

    def _light(self, todo: list[tuple[Cell, int]]) -> None:
        """Make spaces live, and all that they lead to."""
        live, tiles = self.live, self.tiles
        while todo:
            cell, spaces = todo.pop()
            known = live.get(cell, 0)
            new = spaces & ~known
            if not new:
                continue
            live[cell] = known | new
            tile = tiles[cell]
            self._open_mouths(cell, tile.mouths(new), todo)
            if new & tile.ladders:
                todo += [(at, tiles[at].joined(space)) for at, space in ladders(tiles)]

    def _open_mouths(self, cell: Cell, mouths: int, todo: list[tuple[Cell, int]]) -> None:
        """Look beyond the sides of a mask: at an empty cell, a covered card or a tile."""
        x, y = cell
        for _, dx, dy, back in TOWARDS[mouths]:
            at = x + dx, y + dy
            tile = self.tiles.get(at)
            if tile is None:
                if at not in self.frontier and (self.area is None or self.area.holds(at)):
                    self.frontier[at] = need(self.tiles, at)
            elif not tile.open:
                self.reached.add(at)
            elif back in tile.owner:
                todo.append((at, tile.joined(tile.owner[back])))

    def _sort(self) -> None:
        """Keep the frontier in one order, so equal boards offer moves in the same order."""
        self.frontier = dict(sorted(self.frontier.items()))


def need(tiles: Mapping[Cell, Tile], cell: Cell) -> Need:
    """The sides that the face-up neighbours of a cell require of a card there."""
    x, y = cell
    mask = 0
    for side, dx, dy, back in AROUND:
        tile = tiles.get((x + dx, y + dy))
        if tile is not None and tile.open:
            mask |= side if tile.ports & back else side << 4
    return mask


def needs(tiles: Mapping[Cell, Tile]) -> dict[Cell, Need]:
    """The same for every cell beside a face-up card, taken cells included."""
    found: dict[Cell, Need] = {}
    for (x, y), tile in tiles.items():
        if tile.open:
            ports = tile.ports
            for side, dx, dy, back in AROUND:
                at = x + dx, y + dy
                found[at] = found.get(at, 0) | (back if ports & side else back << 4)
    return found


def misfit(need: Need, ports: int) -> int:
    """The first side on which a card with these ports fails a need, or 0."""
    wrong = (need & ~ports | need >> 4 & ports) & 15
    return next((side for side in SIDES if wrong & side), 0)


def ladders(tiles: Mapping[Cell, Tile]) -> Iterator[Spot]:
    """Every space that is joined to every other ladder."""
    for cell, tile in tiles.items():
        if tile.ladders and tile.open:
            for space in _spaces(tile.ladders):
                yield Spot(cell, space)


def _spaces(mask: int) -> Iterator[int]:
    return (index for index in range(mask.bit_length()) if mask >> index & 1)


def _every_space(tile: Tile) -> int:
    return (1 << len(tile.face.spaces)) - 1 if tile.open else 0
