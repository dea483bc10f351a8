"""How far the ends of a maze are from its goals, in cards that must still be laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undermine.core.board import Board
from undermine.core.grid import Cell

TURNED_UP: Final = 255
"""A goal that lies open."""
NO_END: Final = 254
"""No way can be continued."""
MOST_GAINED: Final = 7


def cells_apart(one: Cell, other: Cell) -> int:
    """The cells between two cells, around corners."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def distance(board: Board, goal: Cell) -> int:
    """The least number of cards that must be laid to reach a goal."""
    tile = board.tiles.get(goal)
    if tile is None or tile.open:
        return TURNED_UP
    if goal in board.reached:
        return 0
    return min((cells_apart(cell, goal) for cell in board.frontier), default=NO_END)


def distances(board: Board, goals: Sequence[Cell]) -> list[int]:
    """The distance of each goal."""
    return [distance(board, goal) for goal in goals]


def gain(before: Sequence[int], after: Sequence[int]) -> int:
    """The cards by which the nearest goal came closer, of those that lie face down in both."""
    both = [pair for pair in zip(before, after, strict=True) if TURNED_UP not in pair]
    if not both:
        return 0
    gained = min(old for old, _ in both) - min(new for _, new in both)
    return max(-MOST_GAINED, min(MOST_GAINED, gained))
