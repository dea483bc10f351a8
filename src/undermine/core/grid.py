"""Cells, edges and the four ways out of a cell."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct

from undermine.core.face import OFFSET, OPPOSITE, SIDES, E, S

Cell = tuple[int, int]
"""A board coordinate; x grows east, y grows south."""


class Spot(NamedTuple):
    """A space on the tile in a cell."""

    cell: Cell
    space: int = 0


class Edge(Struct, frozen=True):
    """The border of `cell` on its east or south side; made by `edge`."""

    cell: Cell
    side: int


class Area(NamedTuple):
    """The printed fields of a board, from its first column and row to its last."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, cell: Cell) -> bool:
        """The cell is one of the fields."""
        return self.left <= cell[0] <= self.right and self.top <= cell[1] <= self.bottom


class Way(NamedTuple):
    """One of the four ways out of a cell, and the side it enters the next one by."""

    side: int
    dx: int
    dy: int
    back: int


AROUND: Final = tuple(Way(side, *OFFSET[side], OPPOSITE[side]) for side in SIDES)
TOWARDS: Final = tuple(tuple(way for way in AROUND if mask & way.side) for mask in range(16))
"""The ways out through the sides of a bit mask."""


def beside(cell: Cell, side: int) -> Cell:
    """The next cell on that side."""
    dx, dy = OFFSET[side]
    return cell[0] + dx, cell[1] + dy


def edge(cell: Cell, side: int) -> Edge:
    """The border of a cell on one side, named the same from both cells."""
    return Edge(cell, side) if side in (E, S) else Edge(beside(cell, side), OPPOSITE[side])


def side_towards(cell: Cell, other: Cell) -> int:
    """The side on which another cell touches this one, or 0."""
    across = other[0] - cell[0], other[1] - cell[1]
    return next((side for side in SIDES if OFFSET[side] == across), 0)
