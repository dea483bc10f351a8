"""How far it is out of the cave: over spaces that lie there, and over cards that are missing.

Distances are steps. A cell without a card counts as a crossing that somebody has yet to lay; webs
and creatures make a way longer than it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from heapq import heappop, heappush
from typing import Final, NamedTuple

from undermine.core.board import Board
from undermine.core.grid import AROUND, TOWARDS, Cell, Spot, edge
from undermine.core.growth import ladders
from undermine.games.darkcave.table import TUNNEL, WEBS

TOO_FAR: Final = 60.0
MISSING: Final = -1
"""The space of a card that is not laid yet."""
_LAYING: Final = 3.0
_WEB: Final = 4.0
_BEAST: Final = 3.0
_TOLL: Final = 1.0


class Area(NamedTuple):
    """The cells that are worth thinking about."""

    far: int

    def holds(self, cell: Cell) -> bool:
        """One cell beyond the goals is still near enough."""
        return max(abs(cell[0]), abs(cell[1])) <= self.far + 1


def distances(
    board: Board, targets: Mapping[Spot, float], area: Area, beasts: Collection[Spot] = ()
) -> dict[Spot, float]:
    """How far every space, laid or missing, is from the nearest target."""
    found: dict[Spot, float] = {}
    todo = [(far, spot) for spot, far in targets.items()]
    todo.sort()
    climbs = list(ladders(board.tiles))
    while todo:
        far, spot = heappop(todo)
        if spot in found:
            continue
        found[spot] = far
        entering = _entering(board, spot, beasts)
        for other, more in _beside(board, spot, area, climbs):
            if other not in found:
                heappush(todo, (far + entering + more, other))
    return found


def _entering(board: Board, spot: Spot, beasts: Collection[Spot]) -> float:
    """What it costs to come onto a space."""
    if spot.space == MISSING:
        return _LAYING
    tile = board.tiles[spot.cell]
    tunnel = tile.open and TUNNEL in tile.face.spaces[spot.space].traits
    return 1.0 + _BEAST * (spot in beasts) + _TOLL * tunnel


def _beside(
    board: Board, spot: Spot, area: Area, climbs: list[Spot]
) -> Iterator[tuple[Spot, float]]:
    """Where one can have come from, and what makes that step longer."""
    tile = board.tiles.get(spot.cell)
    if tile is not None and tile.open:
        for one, other in tile.face.links:
            if spot.space in (one, other):
                there = one + other - spot.space
                yield Spot(spot.cell, there), _TOLL * ((there, spot.space) in tile.face.tolls)
        if tile.ladders >> spot.space & 1:
            yield from ((climb, 0.0) for climb in climbs)
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


def within(board: Board, start: Spot, steps: int) -> dict[Spot, int]:
    """Where a creature can get in so many steps."""
    found = {start: 0}
    rim = [start]
    for step in range(1, steps + 1):
        rim = [spot for here in rim for spot in board.exits(here, WEBS) if spot not in found]
        found.update(dict.fromkeys(rim, step))
    return found
