"""Distance in The Lost Mines: the cost from cell to cell, including cards to be laid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from typing import Final

from undermine.core.board import Board
from undermine.core.face import OPPOSITE
from undermine.core.grid import AROUND, Cell, Spot, edge
from undermine.games.lostmines.tokens import TROLL, obstacle_of

FAR: Final = 999
STEP, CARD, DELAY = 1, 3, 1
"""Costs of walking over a card, of laying or bridging one, and of a token on the way."""
_ALL: Final = 15
"""All four sides."""
Costs = Mapping[Cell, int]
"""The cost of each cell that can be reached."""


class CostGraph:
    """A weighted graph of the cells of the board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        area = board.area
        assert area is not None, "the forest is a printed board"
        columns, rows = range(area.left, area.right + 1), range(area.top, area.bottom + 1)
        self._mouths = {(x, y): self._mouths_of((x, y)) for x in columns for y in rows}
        self.out: dict[Cell, list[tuple[Cell, int]]] = {cell: [] for cell in self._mouths}
        self._into: dict[Cell, list[tuple[Cell, int]]] = {cell: [] for cell in self._mouths}
        for cell in self._mouths:
            self._link(cell)

    def _mouths_of(self, cell: Cell) -> int:
        tile = self._board.tiles.get(cell)
        return tile.ports if tile is not None and tile.open else _ALL

    def _link(self, cell: Cell) -> None:
        x, y = cell
        for side, dx, dy, back in AROUND:
            to = x + dx, y + dy
            if self._mouths[cell] & side and self._mouths.get(to, 0) & back:
                cost = self._cost(cell, side, to)
                self.out[cell].append((to, cost))
                self._into[to].append((cell, cost))

    def _cost(self, cell: Cell, side: int, to: Cell) -> int:
        board = self._board
        tile = board.tiles.get(to)
        cost = STEP if tile is not None else STEP + CARD
        if obstacle_of(tile) and Spot(to) not in board.marks:
            cost += CARD
        mark = board.marks.get(edge(cell, side))
        return cost if mark is None else cost + DELAY * (1 + (mark.kind == TROLL))

    def is_dead_end(self, cell: Cell) -> bool:
        """A face-down mine: no path leads through it."""
        tile = self._board.tiles.get(cell)
        return tile is not None and not tile.open

    def costs_from(self, start: Cell) -> Costs:
        """The cost from one cell to every other."""
        return self._spread({start: 0}, self.out)

    def costs_to(self, goals: Mapping[Cell, int]) -> Costs:
        """The cost from every cell to the cheapest goal; each goal has a cost of its own."""
        return self._spread(goals, self._into)

    def _spread(
        self, sources: Mapping[Cell, int], links: Mapping[Cell, Iterable[tuple[Cell, int]]]
    ) -> Costs:
        known: dict[Cell, int] = {}
        queue = [(cost, cell) for cell, cost in sorted(sources.items())]
        while queue:
            cost, cell = heappop(queue)
            if cell in known:
                continue
            known[cell] = cost
            if self.is_dead_end(cell) and cell not in sources:
                continue
            for to, more in links[cell]:
                if to not in known:
                    heappush(queue, (cost + more, to))
        return known

    def entries(self, cell: Cell, start: Costs) -> dict[int, int]:
        """The cost to enter an empty cell over each of its sides, given the costs from a start."""
        x, y = cell
        return {
            side: start[x + dx, y + dy] + STEP
            for side, dx, dy, back in AROUND
            if (x + dx, y + dy) in start
            and not self.is_dead_end((x + dx, y + dy))
            and self._mouths[x + dx, y + dy] & back
        }

    def exits(self, cell: Cell, goal: Costs) -> dict[int, int]:
        """The cost from an empty cell to a goal over each of its sides, given costs to goals."""
        costs = dict(self.out[cell])
        x, y = cell
        return {
            OPPOSITE[back]: costs[x + dx, y + dy] + goal[x + dx, y + dy]
            for _, dx, dy, back in AROUND
            if (x + dx, y + dy) in costs and (x + dx, y + dy) in goal
        }
