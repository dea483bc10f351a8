"""Overlays of cards on the board: pawns, creatures and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from undermine.core.board import Board, Mark
from undermine.core.face import E, N, S, W
from undermine.core.grid import Cell, Edge, Spot, beside, edge
from undermine.core.state import Table

_CORNERS: Final = ((2, 0), (2, 1), (2, 3), (2, 4))
"""Row and column in the block of a card where the numbers of seats are written."""
_ABOVE: Final = ((0, 0), (0, 1), (0, 3))
"""Where creatures are written."""
_MIDDLE: Final = (1, 2)
_BORDERS: Final = {N: (0, 2), E: (1, 4), S: (2, 2), W: (1, 0)}
_TOKENS: Final = {"trap": "!", "troll": "T", "web": "#"}
"""Signs of tokens on borders; other tokens show their first letter on the card."""

Signs = Mapping[tuple[int, int], str]
"""Characters written over a card, by row and column of its block."""


def overlays(table: Table) -> dict[Cell, Signs]:
    """The overlays of all cards of a table's board."""
    signs: dict[Cell, dict[tuple[int, int], str]] = {}
    for cell, at, sign in (*_pawns(table), *_beasts(table), *_tokens(table)):
        signs.setdefault(cell, {})[at] = sign
    return dict(signs)


def _pawns(table: Any) -> Iterator[tuple[Cell, tuple[int, int], str]]:  # noqa: ANN401
    """The numbers of the seats whose pawns stand there; `+` where they are too many."""
    crowds: dict[Cell, list[str]] = {}
    for seat, spot in enumerate(getattr(table, "pawn", ()), 1):
        if spot is not None:
            crowds.setdefault(spot.cell, []).append(str(seat))
    for cell, seats in crowds.items():
        shown = seats if len(seats) <= len(_CORNERS) else [*seats[: len(_CORNERS) - 1], "+"]
        yield from ((cell, at, sign) for at, sign in zip(_CORNERS, shown, strict=False))


def _beasts(table: Any) -> Iterator[tuple[Cell, tuple[int, int], str]]:  # noqa: ANN401
    """Creatures by their first letter, above the dwarves."""
    for at, beast in zip(_ABOVE, getattr(table, "beasts", ()), strict=False):
        yield beast.at.cell, at, beast.kind[0].upper()


def _tokens(table: Any) -> Iterator[tuple[Cell, tuple[int, int], str]]:  # noqa: ANN401
    board: Board | None = getattr(table, "board", None)
    for place, mark in board.marks.items() if board else ():
        if isinstance(place, Edge):
            yield from _on_border(board, place, mark)
        else:
            assert isinstance(place, Spot)
            yield place.cell, _MIDDLE, mark.kind[0]


def _on_border(
    board: Board | None, way: Edge, mark: Mark
) -> Iterator[tuple[Cell, tuple[int, int], str]]:
    """On the card west or north of the border, or else on the other one."""
    assert board is not None
    for cell in (way.cell, beside(way.cell, way.side)):
        tile = board.tiles.get(cell)
        if tile is not None and tile.open:
            side = next(side for side in (N, E, S, W) if edge(cell, side) == way)
            yield cell, _BORDERS[side], _TOKENS.get(mark.kind.partition("-")[0], mark.kind[0])
            return
