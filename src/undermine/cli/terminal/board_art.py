"""The mine as a picture: rock and ways, five signs wide and three high for each card."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from undermine.cli.terminal.overlays import Signs
from undermine.cli.terminal.style import Style
from undermine.core.board import Board
from undermine.core.face import E, N, S, W
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.tile import Lay, Tile
from undermine.notation.drawing import column_label, is_stub, row_label
from undermine.notation.drawing import sign as sign_of

WIDE: Final = 5
HIGH: Final = 3
MARGIN: Final = 4
"""Columns left of the board for the numbers of its rows."""
RIM: Final = 3
"""Columns right of the board for the names of its rows."""
_JOINTS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Ways that meet, by the bit mask of their sides."""

Sign = tuple[str, str]
"""A sign and its paint."""
Block = list[list[Sign]]


class Window(NamedTuple):
    """The cells that are drawn, and whether there is more beyond them on each side."""

    columns: range
    rows: range
    more: tuple[bool, bool, bool, bool]
    """North, east, south, west."""


class Picture(NamedTuple):
    """The marks of a board besides its cards."""

    marks: Mapping[Cell, str] = {}
    """Text in a cell: `+`, or the numbers of the actions that are possible there."""
    goals: Sequence[Cell] = ()
    """Where goals lie, in order of their numbers."""
    latest: Cell | None = None
    """The card laid last: it stands out, and a small board is drawn around it."""
    overlays: Mapping[Cell, Signs] = {}
    """Characters over the cards: pawns and tokens."""


# -- which part ----------------------------------------------------------------------------------


def window(board: Board, picture: Picture, most: tuple[int, int]) -> Window:
    """The part of a board that fits into so many columns and rows of cells."""
    cells = [*board.tiles, *picture.marks, *_corners(board)]
    focus = [*picture.marks] or ([picture.latest] if picture.latest else cells)
    columns, west, east = _span([x for x, _ in cells], [x for x, _ in focus], most[0])
    rows, north, south = _span([y for _, y in cells], [y for _, y in focus], most[1])
    return Window(columns, rows, (north, east, south, west))


def _corners(board: Board) -> list[Cell]:
    """A printed board is shown whole, cards or not."""
    area = board.area
    return [(area.left, area.top), (area.right, area.bottom)] if area else []


def _span(cells: Collection[int], focus: Collection[int], most: int) -> tuple[range, bool, bool]:
    first, last = min(cells), max(cells)
    most = max(most, 1)
    if last - first < most:
        return range(first, last + 1), False, False
    start = (min(focus) + max(focus) - most + 1) // 2
    start = max(first, min(start, last - most + 1))
    return range(start, start + most), start > first, start + most <= last


# -- the picture ---------------------------------------------------------------------------------


def draw(
    rules: Ruleset[Any], board: Board, picture: Picture, view: Window, style: Style
) -> list[str]:
    """Lines with the columns above (`C/2`), the numbers of rows left and their names right."""
    north, east, south, west = view.more
    head = "".join(f"{f'{column_label(rules, x)}/{x}':^{WIDE}}" for x in view.columns)
    left = f"{'◂' if west else '':>{MARGIN - 1}} "
    lines = [style.paint(left + head.rstrip() + (" ▸" if east else ""), "label")]
    for y in view.rows:
        blocks = [_cell(rules, board, picture, (x, y)) for x in view.columns]
        above = "▴" if north and y == view.rows[0] else ""
        below = "▾" if south and y == view.rows[-1] else ""
        for part, label in enumerate((above, str(y), below)):
            signs = [sign for block in blocks for sign in block[part]]
            label_text = style.paint(f"{label:>{MARGIN - 1}} ", "label")
            name = style.paint(f" {row_label(rules, y)}", "label") if part == 1 else ""
            lines.append((label_text + _painted(signs, style, is_last=not name) + name).rstrip())
    return lines


def _painted(signs: Sequence[Sign], style: Style, *, is_last: bool) -> str:
    if style.colour:
        runs = groupby(signs, key=lambda sign: sign[1])
        text = "".join(style.paint("".join(_bare(*s) for s in run), paint) for paint, run in runs)
    else:
        text = "".join(sign for sign, _ in signs)
    return text.rstrip() if is_last else text


def _bare(sign: str, paint: str) -> str:
    """Where the ground is coloured, rock and rubble need no sign."""
    return " " if sign in "█░" and paint else sign


def _cell(rules: Ruleset[Any], board: Board, picture: Picture, at: Cell) -> Block:
    tile = board.tiles.get(at)
    mark = picture.marks.get(at, "")
    if tile is None:
        is_field = board.area is not None and board.area.holds(at)
        shown, paint = (mark, "mark") if mark else ("·", "label") if is_field else ("", "")
        return _block(("     ", f"{shown:^{WIDE}}", "     "), paint)
    if not tile.open:
        number = picture.goals.index(at) + 1 if at in picture.goals else "?"
        return _block(("┌───┐", f"│?{number} │", "└───┘"), "cover")
    is_new = at == picture.latest and rules.cards[tile.card].kind == "path"
    block = _open(rules, tile, board.live.get(at, 0), is_new=is_new)
    for (row, column), sign in picture.overlays.get(at, {}).items():
        block[row][column] = sign, "mark"
    for index, sign in enumerate(mark[:2] if mark != "+" else ""):
        block[0][index] = sign, "mark"
    return block


def _block(rows: Sequence[str], paint: str) -> Block:
    return [[(sign, paint) for sign in row] for row in rows]


def _open(rules: Ruleset[Any], tile: Tile, lit: int, *, is_new: bool) -> Block:
    rock: Sign = ("█", "new-rock" if is_new else "live-rock" if lit else "cut-rock")

    def way(side: int) -> Sign:
        if side not in tile.owner:
            return rock
        if is_stub(tile, side):
            return "×", _floor(lit >> tile.owner[side] & 1)
        return (" ", "live-way") if lit >> tile.owner[side] & 1 else ("░", "cut-way")

    north, east, south, west = way(N), way(E), way(S), way(W)
    return [
        [rock, rock, north, rock, rock],
        [west, west, _middle(rules, tile, lit, rock), east, east],
        [rock, rock, south, rock, rock],
    ]


def _middle(rules: Ruleset[Any], tile: Tile, lit: int, rock: Sign) -> Sign:
    """The sign in the middle of a card; rock where its ways do not meet."""
    card = rules.cards[tile.card]
    if card.kind == "start":
        return "S", "live-way"
    if card.kind == "goal":
        return ("$", "treasure") if card.numbers.get("treasure") else ("o", _floor(lit))
    if card.words.get("sign"):
        return card.words["sign"][0], "treasure"
    if sign_of(tile):
        return sign_of(tile), _floor(lit)
    if len(tile.owner) <= len(tile.face.spaces):
        return rock
    return (" " if lit else "░"), _floor(lit)


def _floor(lit: int) -> str:
    return "live-way" if lit else "cut-way"


# -- one card in one line ------------------------------------------------------------------------


def emblem(rules: Ruleset[Any], lay: Lay) -> str:
    """A card in three signs: `├─`, or its effect if it is no path card."""
    card = rules.cards[lay.card]
    if card.face is None:
        return {"break": " ✗ ", "mend": " + "}.get(card.plays[0] if card.plays else "", " * ")
    tile = rules.cards.tile(lay)
    meets = len(tile.owner) > len(tile.face.spaces)
    middle = sign_of(tile) or (_JOINTS[tile.ports] if meets else "×")
    return ("─" if tile.ports & W else " ") + middle + ("─" if tile.ports & E else " ")
