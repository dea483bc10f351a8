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
