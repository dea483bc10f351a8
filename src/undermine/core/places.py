"""Names of places that people use: a letter for the column, a number for the row.

A name belongs to the board, so it is the same at every seat, however a screen turns the board.
Which cell is A1 is a number of the game (`origin` in `game.toml`). Beyond the printed frame both
run on and wrap: I, J, K to the east and A, Z, Y to the west, 9, 10, 11 and 1, 99, 98. Notation
has coordinates instead.

>>> place_name((8, -2), origin=(0, -4))
'I3'
>>> place_name((-1, -5), origin=(0, -4))
'Z99'
>>> cell_named("I3", origin=(0, -4), near=(0, 0))
(8, -2)
"""

from __future__ import annotations

import re
from string import ascii_uppercase
from typing import Final

from undermine.core.grid import Cell

COLUMNS: Final = len(ascii_uppercase)
ROWS: Final = 99
_NAME: Final = re.compile(r"([A-Za-z])([1-9][0-9]?)")


def column_name(x: int, origin: Cell) -> str:
    """The letter of a column.

    >>> column_name(-1, (0, -4))
    'Z'
    """
    return ascii_uppercase[(x - origin[0]) % COLUMNS]


def row_name(y: int, origin: Cell) -> str:
    """The number of a row.

    >>> row_name(0, (0, -4))
    '5'
    """
    return str((y - origin[1]) % ROWS + 1)


def place_name(cell: Cell, origin: Cell) -> str:
    """The name of a cell.

    >>> place_name((0, 0), (-4, -4))
    'E5'
    """
    return column_name(cell[0], origin) + row_name(cell[1], origin)


def cell_named(name: str, origin: Cell, near: Cell) -> Cell | None:
    """The cell of that name that is nearest to another one, as names repeat; None: no name.

    >>> cell_named("z5", (0, -4), near=(0, 0))
    (-1, 0)
    """
    found = _NAME.fullmatch(name)
    if not found:
        return None
    column = ascii_uppercase.index(found[1].upper()) + origin[0]
    row = int(found[2]) - 1 + origin[1]
    return _nearest(column, near[0], COLUMNS), _nearest(row, near[1], ROWS)


def _nearest(first: int, near: int, period: int) -> int:
    """Of the numbers that differ from the first by whole periods, the nearest to another one."""
    half = period // 2
    return (first - near + half) % period - half + near
