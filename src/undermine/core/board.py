"""The board: tiles on cells, marks on spots and edges, and the connections between them.

A board is a value: `put`, `take`, `mark` and `unmark` answer with another board.
It keeps facts derived from its tiles and extends them card by card:

- `live`: the spaces joined to the roots (the start card), as a bit mask per cell;
- `frontier`: every empty cell beside a live way, with the sides that a card must show there;
- `reached`: the cells of face-down cards that a live way leads to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from undermine.core.connectivity import Growth, Need, ladders, misfit, need
from undermine.core.grid import AROUND, TOWARDS, Area, Cell, Edge, Spot, edge, side_towards
from undermine.core.tile import Tile

_NOTHING: Final[frozenset[str]] = frozenset()
UNOWNED: Final = -3
"""The owner of a token that belongs to nobody."""


class Mark(NamedTuple):
    """A token, its owner, and its remaining uses: a web of seat 3 that lasts is `("web", 2, 2)`."""

    kind: str
    owner: int = UNOWNED
    left: int = 1


Marks = Mapping[Spot | Edge, Mark]


class Board:
    """Tiles, marks and the facts that follow from them. Immutable."""

    __slots__ = ("area", "frontier", "live", "marks", "reached", "roots", "tiles")

    tiles: Mapping[Cell, Tile]
    roots: tuple[Spot, ...] | None
    marks: Marks
    area: Area | None
    live: Mapping[Cell, int]
    frontier: Mapping[Cell, Need]
    reached: tuple[Cell, ...]

    def __init__(
        self,
        tiles: Mapping[Cell, Tile],
        roots: tuple[Spot, ...] | None,
        marks: Marks | None = None,
        area: Area | None = None,
    ) -> None:
        """Lay `tiles`; ways begin at `roots` (None: every way counts as joined).

        Cards are laid on the fields of an `area` only (None: the table is the board).
        """
        self._adopt(Growth.anew(dict(tiles), roots, area), roots, marks or {})

    def _adopt(self, growth: Growth, roots: tuple[Spot, ...] | None, marks: Marks) -> None:
        self.tiles = growth.tiles
        self.roots = roots
        self.marks = marks
        self.area = growth.area
        self.live = growth.live
        self.frontier = growth.frontier
        self.reached = tuple(sorted(growth.reached)) if growth.reached else ()

    # -- other boards ----------------------------------------------------------

    def put(self, cell: Cell, tile: Tile) -> Board:
        """Lay a tile, or turn up the card that lies face down there."""
        tiles = dict(self.tiles)
        tiles[cell] = tile
        if cell in self.tiles or not tile.open:
            return self.rebuilt(tiles)
        growth = Growth(tiles, dict(self.live), dict(self.frontier), set(self.reached), self.area)
        growth.lay(cell, tile, rooted=self.roots is not None)
        board = object.__new__(Board)
        board._adopt(growth, self.roots, self.marks)
        return board

    def take(self, cell: Cell) -> Board:
        """Remove a tile. It may have joined others, so the derived facts are computed again."""
        return self.rebuilt({at: tile for at, tile in self.tiles.items() if at != cell})

    def rebuilt(self, tiles: Mapping[Cell, Tile]) -> Board:
        """The same board with exactly these tiles; the derived facts are computed again."""
        return Board(tiles, self.roots, self.marks, self.area)

    def mark(self, place: Spot | Edge, mark: Mark) -> Board:
        """Put a token down."""
        return self.with_marks({**self.marks, place: mark})

    def unmark(self, place: Spot | Edge) -> Board:
        """Take a token away."""
        return self.with_marks({at: mark for at, mark in self.marks.items() if at != place})

    def with_marks(self, marks: Marks) -> Board:
        """The same tiles with these tokens and no others."""
        board = object.__new__(Board)
        for name in Board.__slots__:
            object.__setattr__(board, name, getattr(self, name))
        board.marks = marks
        return board

    # -- questions about laying ------------------------------------------------

    def need(self, cell: Cell) -> Need:
        """The sides that the face-up neighbours of a cell require of a card there."""
        return need(self.tiles, cell)

    def misfit(self, cell: Cell, tile: Tile) -> int:
        """The first side on which a tile would not fit its neighbour, or 0."""
        return misfit(self.need(cell), tile.ports)

    def matches(self, cell: Cell, tile: Tile) -> bool:
        """Every edge agrees with its face-up neighbour."""
        return not self.misfit(cell, tile)

    def joins(self, cell: Cell, tile: Tile) -> bool:
        """Some port of a tile would meet a live way."""
        return bool(tile.ports & self.entries(cell))

    def touches(self, cell: Cell) -> bool:
        """A face-up tile lies beside the cell."""
        return self.need(cell) != 0

    def entries(self, cell: Cell) -> int:
        """The sides on which live ways lead into a cell."""
        mask = 0
        for side, dx, dy, back in AROUND:
            at = cell[0] + dx, cell[1] + dy
            lit = self.live.get(at)
            if lit and self.tiles[at].mouths(lit) & back:
                mask |= side
        return mask

    # -- questions about walking -----------------------------------------------

    def traits(self, spot: Spot) -> frozenset[str]:
        """The traits of a space."""
        return self.tiles[spot.cell].face.spaces[spot.space].traits

    def exits(self, spot: Spot, avoid: frozenset[str] = _NOTHING) -> Iterator[Spot]:
        """Where one step leads: over links and ports, and from ladder to ladder.

        Nothing leaves a space with a trait in `avoid`, nor crosses an edge whose mark is in it.
        """
        if avoid & self.traits(spot):
            return
        ways = self._inside(spot), self._across(spot, avoid), self._by_ladder(spot)
        yield from dict.fromkeys(other for way in ways for other in way)

    def covered_exits(self, spot: Spot, avoid: frozenset[str] = _NOTHING) -> Iterator[Spot]:
        """The face-down cards that one step leads onto; their faces are not known yet."""
        x, y = spot.cell
        for side, dx, dy, _ in TOWARDS[self.tiles[spot.cell].mouths(1 << spot.space)]:
            tile = self.tiles.get((x + dx, y + dy))
            if tile is not None and not tile.open and not self._is_barred(spot.cell, side, avoid):
                yield Spot((x + dx, y + dy))

    def crossed(self, one: Spot, other: Spot) -> Edge | None:
        """The edge that a step from spot to spot leads over; None: it stays on a card or climbs."""
        side = side_towards(one.cell, other.cell)
        is_way = side and self.tiles[one.cell].mouths(1 << one.space) & side
        return edge(one.cell, side) if is_way else None

    def _is_barred(self, cell: Cell, side: int, avoid: frozenset[str]) -> bool:
        mark = self.marks.get(edge(cell, side)) if avoid and self.marks else None
        return mark is not None and mark.kind in avoid

    def _inside(self, spot: Spot) -> Iterator[Spot]:
        for one, other in self.tiles[spot.cell].face.links:
            if spot.space in (one, other):
                yield Spot(spot.cell, one + other - spot.space)

    def _across(self, spot: Spot, avoid: frozenset[str]) -> Iterator[Spot]:
        x, y = spot.cell
        for side, dx, dy, back in TOWARDS[self.tiles[spot.cell].mouths(1 << spot.space)]:
            tile = self.tiles.get((x + dx, y + dy))
            if tile is None or back not in tile.owner:
                continue
            if not self._is_barred(spot.cell, side, avoid):
                yield Spot((x + dx, y + dy), tile.owner[back])

    def _by_ladder(self, spot: Spot) -> Iterator[Spot]:
        if self.tiles[spot.cell].ladders >> spot.space & 1:
            yield from sorted(other for other in ladders(self.tiles) if other != spot)

    def reach(self, roots: Iterable[Spot], avoid: frozenset[str] = _NOTHING) -> frozenset[Spot]:
        """Every spot that steps lead to from `roots`."""
        seen = set(roots)
        todo = list(seen)
        while todo:
            for spot in self.exits(todo.pop(), avoid):
                if spot not in seen:
                    seen.add(spot)
                    todo.append(spot)
        return frozenset(seen)

    # -- as a value ------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Board):
            return NotImplemented
        mine = self.tiles, self.marks, self.roots, self.area
        return mine == (other.tiles, other.marks, other.roots, other.area)

    def __hash__(self) -> int:
        return hash(frozenset(self.tiles.items()))

    def __repr__(self) -> str:
        bounds = f", {self.area!r}" if self.area else ""
        return f"Board({dict(self.tiles)!r}, {self.roots!r}, {dict(self.marks)!r}{bounds})"
