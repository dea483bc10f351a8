"""A forest as prices: what it costs to get from field to field, cards to be laid included."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from typing import Final

from undermine.core.face import OPPOSITE
from undermine.core.grid import AROUND, Cell, Spot, edge
from undermine.games.lostmines.table import LostMinesTable
from undermine.games.lostmines.tokens import TROLL, obstacle_of

FAR: Final = 999
STEP, CARD, HINDRANCE = 1, 3, 1
"""What it costs to walk a card, to lay one (or to bridge it), and to wait or lose one."""
_ALL: Final = 15
Prices = Mapping[Cell, int]


class Ways:
    """Every field of the board with what leads out of it, and at which price."""

    def __init__(self, table: LostMinesTable) -> None:
        self._table = table
        area = table.board.area
        assert area is not None, "the forest is a printed board"
        columns, rows = range(area.left, area.right + 1), range(area.top, area.bottom + 1)
        self._mouths = {(x, y): self._mouths_of((x, y)) for x in columns for y in rows}
        self.out: dict[Cell, list[tuple[Cell, int]]] = {cell: [] for cell in self._mouths}
        self._into: dict[Cell, list[tuple[Cell, int]]] = {cell: [] for cell in self._mouths}
        for cell in self._mouths:
            self._join(cell)

    def _mouths_of(self, cell: Cell) -> int:
        tile = self._table.board.tiles.get(cell)
        return tile.ports if tile is not None and tile.open else _ALL

    def _join(self, cell: Cell) -> None:
        x, y = cell
        for side, dx, dy, back in AROUND:
            to = x + dx, y + dy
            if self._mouths[cell] & side and self._mouths.get(to, 0) & back:
                price = self._price(cell, side, to)
                self.out[cell].append((to, price))
                self._into[to].append((cell, price))

    def _price(self, cell: Cell, side: int, to: Cell) -> int:
        board = self._table.board
        tile = board.tiles.get(to)
        price = STEP if tile is not None else STEP + CARD
        if obstacle_of(tile) and Spot(to) not in board.marks:
            price += CARD
        mark = board.marks.get(edge(cell, side))
        return price if mark is None else price + HINDRANCE * (1 + (mark.kind == TROLL))

    def is_end(self, cell: Cell) -> bool:
        """A face-down mine: nobody walks through it."""
        tile = self._table.board.tiles.get(cell)
        return tile is not None and not tile.open

    def prices_from(self, start: Cell) -> Prices:
        """What it costs to get from a field to any other."""
        return self._spread({start: 0}, self.out)

    def prices_to(self, goals: Mapping[Cell, int]) -> Prices:
        """What it costs to get from any field to the best of some goals."""
        return self._spread(goals, self._into)

    def _spread(
        self, sources: Mapping[Cell, int], links: Mapping[Cell, Iterable[tuple[Cell, int]]]
    ) -> Prices:
        known: dict[Cell, int] = {}
        todo = [(price, cell) for cell, price in sorted(sources.items())]
        while todo:
            price, cell = heappop(todo)
            if cell in known:
                continue
            known[cell] = price
            if self.is_end(cell) and cell not in sources:
                continue
            for to, more in links[cell]:
                if to not in known:
                    heappush(todo, (price + more, to))
        return known

    def entries(self, cell: Cell, start: Prices) -> dict[int, int]:
        """By side, what it costs to come into an empty field over it."""
        x, y = cell
        return {
            side: start[x + dx, y + dy] + STEP
            for side, dx, dy, back in AROUND
            if (x + dx, y + dy) in start
            and not self.is_end((x + dx, y + dy))
            and self._mouths[x + dx, y + dy] & back
        }

    def exits(self, cell: Cell, goal: Prices) -> dict[int, int]:
        """By side, what it costs to get from an empty field to a goal over it."""
        prices = dict(self.out[cell])
        x, y = cell
        return {
            OPPOSITE[back]: prices[x + dx, y + dy] + goal[x + dx, y + dy]
            for _, dx, dy, back in AROUND
            if (x + dx, y + dy) in prices and (x + dx, y + dy) in goal
        }
