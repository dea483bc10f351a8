"""Distance to the goals: the fewest cards that extend the tunnel from the start to each goal.

The count is exact as long as cards without dead ends can be drawn: for every way through an empty
cell, and for all neighbours of it, there is a path card that fits.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from undermine.core.board import Board
from undermine.core.grid import AROUND, TOWARDS, Cell
from undermine.core.tile import Tile

TOO_FAR: Final = 12
"""The distance of a goal that no tunnel can reach, in cards."""
_MARGIN: Final = 1
"""The number of cells beyond start and goals that a detour may use."""

Box = tuple[int, int, int, int]


def box_around(cells: Collection[Cell]) -> Box:
    """The bounding box in which tunnels are searched: left, right, top, bottom."""
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    return (
        min(columns) - _MARGIN,
        max(columns) + _MARGIN,
        min(rows) - _MARGIN,
        max(rows) + _MARGIN,
    )


@cache
def _beside(cell: Cell, box: Box) -> tuple[tuple[Cell, int], ...]:
    """The neighbours of a cell inside the box, and the side they are entered by."""
    left, right, top, bottom = box
    x, y = cell
    around = [((x + dx, y + dy), back) for _, dx, dy, back in AROUND]
    return tuple(way for way in around if left <= way[0][0] <= right and top <= way[0][1] <= bottom)


class Search:
    """A breadth-first search over cells from the connected tunnel until every goal is found."""

    __slots__ = ("_box", "_islands", "_live", "_missing", "_seen", "_tiles", "found")

    def __init__(self, board: Board, goals: Collection[Cell], box: Box) -> None:
        self._tiles: Mapping[Cell, Tile] = board.tiles
        self._live = board.live
        self._box = box
        self._seen = set(board.frontier)
        self._islands: set[tuple[Cell, int]] = set()
        self.found = {at: 0 for at in board.reached if at in goals}
        self._missing = set(goals) - set(self.found)
        self._spread(list(board.frontier))

    def _spread(self, wave: list[Cell]) -> None:
        cards = 1
        while wave and self._missing:
            coming: list[Cell] = []
            for cell in wave:
                for at, back in _beside(cell, self._box):
                    tile = self._tiles.get(at)
                    if tile is not None:
                        self._meet(at, back, tile, cards, coming)
                    elif at not in self._seen:
                        self._seen.add(at)
                        coming.append(at)
            wave = coming
            cards += 1

    def _meet(self, at: Cell, back: int, tile: Tile, cards: int, coming: list[Cell]) -> None:
        """Visit a card: a goal is found; a piece of unconnected tunnel costs nothing."""
        if not tile.open:
            if at in self._missing:
                self._missing.remove(at)
                self.found[at] = cards
        elif back in tile.owner:
            self._cross(at, tile, tile.owner[back], cards, coming)

    def _cross(self, at: Cell, tile: Tile, space: int, cards: int, coming: list[Cell]) -> None:
        if self._live.get(at, 0) >> space & 1 or (at, space) in self._islands:
            return
        self._islands.add((at, space))
        for _, dx, dy, back in TOWARDS[tile.mouths(tile.joined(space))]:
            beyond = at[0] + dx, at[1] + dy
            there = self._tiles.get(beyond)
            if there is not None:
                self._meet(beyond, back, there, cards, coming)
            elif beyond not in self._seen:
                self._seen.add(beyond)
                coming.append(beyond)


def cards_missing(board: Board, goals: Sequence[Cell], box: Box) -> dict[Cell, int]:
    """The number of cards missing to reach each face-down goal."""
    found = Search(board, goals, box).found
    return {at: found.get(at, TOO_FAR) for at in goals}


def leads_on(tile: Tile) -> bool:
    """The tile connects at least two sides, and all of its sides: it is no dead end."""
    spaces = {tile.owner[side] for side in tile.owner}
    joined = {tile.joined(space) for space in spaces}
    return len(tile.owner) > 1 and len(joined) == 1


def new_mouths(board: Board, at: Cell, tile: Tile) -> Iterator[Cell]:
    """The empty cells that a connected card opens."""
    for _, dx, dy, _ in TOWARDS[tile.mouths(board.live.get(at, 0))]:
        beyond = at[0] + dx, at[1] + dy
        if beyond in board.frontier:
            yield beyond
