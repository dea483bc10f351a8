"""Distance to the exit of The Dark Cave, in steps, over spaces on cards and over missing cards.

A cell without a card counts as a crossing that has yet to be laid. Webs, creatures, tolls and
tunnels add to the distance.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from heapq import heappop, heappush
from typing import Final, NamedTuple

from undermine.core.board import Board
from undermine.core.connectivity import ladders
from undermine.core.face import SIDES
from undermine.core.grid import AROUND, TOWARDS, Cell, Spot, beside, edge
from undermine.games.darkcave.table import TUNNEL, WEBS

TOO_FAR: Final = 60.0
MISSING: Final = -1
"""The space of a card that is not laid yet."""
_LAYING: Final = 3.0
_WEB: Final = 4.0
_BEAST: Final = 3.0
_TOLL: Final = 1.0
Edges = tuple[tuple[Spot, float], ...]
"""Spaces next to one space, each with the steps from there."""


class Area(NamedTuple):
    """The cells in which distances are searched."""

    far: int

    def holds(self, cell: Cell) -> bool:
        """A cell lies at most one cell beyond the goals."""
        return max(abs(cell[0]), abs(cell[1])) <= self.far + 1


class DistanceMap:
    """Distances on a board; edges of cells that another board has in common are kept for it."""

    def __init__(self, board: Board, area: Area, beasts: Collection[Spot] = ()) -> None:
        self._board = board
        self.area = area
        self._beasts = beasts
        self._edges: dict[Spot, Edges] = {}

    def distances(
        self, targets: Mapping[Spot, float], board: Board | None = None, of: Collection[Spot] = ()
    ) -> dict[Spot, float]:
        """The distance of spaces from the nearest target: of all spaces, or at least of these."""
        board, wanted = board or self._board, set(of)
        changed = self._changed(board)
        climbs = dict.fromkeys(ladders(board.tiles))
        found: dict[Spot, float] = {}
        queue = sorted((far, spot) for spot, far in targets.items())
        while queue:
            far, spot = heappop(queue)
            if spot in found:
                continue
            found[spot] = far
            wanted.discard(spot)
            if of and not wanted:
                break
            for other, more in self._into(board, spot, climbs, changed):
                if other not in found:
                    heappush(queue, (far + more, other))
        return found

    def _changed(self, board: Board) -> set[Cell]:
        """The cells in which another board differs, and their neighbours."""
        if board is self._board:
            return set()
        ours, theirs = self._board.tiles, board.tiles
        cells = {at for at in ours.keys() | theirs.keys() if ours.get(at) is not theirs.get(at)}
        marks = self._board.marks.items() ^ board.marks.items()
        cells.update(place.cell for place, _ in marks)
        return cells | {beside(cell, side) for cell in cells for side in SIDES}

    def _into(
        self, board: Board, spot: Spot, climbs: Collection[Spot], changed: Collection[Cell]
    ) -> Edges:
        """The spaces from which one step leads onto a space, with the steps it takes."""
        if spot in climbs:
            entering = _entering(board, spot, self._beasts)
            return (*self._near(board, spot), *((climb, entering) for climb in climbs))
        if spot.cell in changed:
            return self._near(board, spot)
        edges = self._edges.get(spot)
        if edges is None:
            edges = self._edges[spot] = self._near(board, spot)
        return edges

    def _near(self, board: Board, spot: Spot) -> Edges:
        entering = _entering(board, spot, self._beasts)
        return tuple((to, entering + more) for to, more in _beside(board, spot, self.area))


def _entering(board: Board, spot: Spot, beasts: Collection[Spot]) -> float:
    """The steps it takes to enter a space."""
    if spot.space == MISSING:
        return _LAYING
    tile = board.tiles[spot.cell]
    tunnel = tile.open and TUNNEL in tile.face.spaces[spot.space].traits
    return 1.0 + _BEAST * (spot in beasts) + _TOLL * tunnel


def _beside(board: Board, spot: Spot, area: Area) -> Iterator[tuple[Spot, float]]:
    """The neighbours of a space without those over ladders, and the steps that are added."""
    tile = board.tiles.get(spot.cell)
    if tile is not None and tile.open:
        for one, other in tile.face.links:
            if spot.space in (one, other):
                there = one + other - spot.space
                yield Spot(spot.cell, there), _TOLL * ((there, spot.space) in tile.face.tolls)
        sides = TOWARDS[tile.mouths(1 << spot.space)]
    else:
        sides = AROUND
    yield from _across(board, spot.cell, sides, area)


def _across(
    board: Board, cell: Cell, sides: Collection[tuple[int, int, int, int]], area: Area
) -> Iterator[tuple[Spot, float]]:
    for side, dx, dy, back in sides:
        at = cell[0] + dx, cell[1] + dy
        tile = board.tiles.get(at)
        mark = board.marks.get(edge(cell, side)) if board.marks else None
        more = _WEB if mark is not None and mark.kind in WEBS else 0.0
        if tile is None:
            if area.holds(at):
                yield Spot(at, MISSING), more
        elif not tile.open:
            yield Spot(at), more
        elif back in tile.owner:
            yield Spot(at, tile.owner[back]), more
