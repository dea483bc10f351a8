"""A board as text: rock and ways, five signs wide and three high for each card."""

from __future__ import annotations

from typing import Any, Final

from undermine.core.board import Board
from undermine.core.face import E, N, S, W
from undermine.core.grammar import words_of
from undermine.core.grid import Cell
from undermine.core.places import column_name, row_name
from undermine.core.ruleset import Ruleset
from undermine.core.state import State
from undermine.core.tile import Tile

_ROCK: Final = "█"
_COVER: Final = "░"
_WAY: Final = " "
_STUB: Final = "×"
_SIGNS: Final = {
    "ladder": "H",
    "blue": "B",
    "green": "G",
    "crystal": "*",
    "hole": "@",
    "tunnel": "T",
    "vein": "*",
    "exit": "E",
    "logs": "=",
    "lake": "~",
    "ditch": "v",
    "rock": "^",
    "campfire": "f",
}
"""The signs of traits."""
_WIDTH: Final = 5


def draw(rules: Ruleset[Any], state: State[Any]) -> str:
    """Every board of a table: coordinates above and left, names of places below and right."""
    boards = [n for n, word in words_of(type(state.table)).items() if word.kind == "board"]
    return "\n".join(draw_board(rules, getattr(state.table, name)) for name in boards)


def draw_board(rules: Ruleset[Any], board: Board) -> str:
    """Rock is dark, ways are clear, face-down cards are grey with a question mark."""
    cells = [*board.tiles, *board.frontier]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    lines = ["    " + "".join(f"{x:^{_WIDTH}}" for x in columns)]
    for y in rows:
        drawn = [_cell(rules, board, (x, y)) for x in columns]
        labels = zip(("", str(y), ""), ("", row_label(rules, y), ""), strict=True)
        for part, (left, right) in enumerate(labels):
            lines.append(f"{left:>3} " + "".join(cell[part] for cell in drawn) + f" {right}")
    lines.append("    " + "".join(f"{column_label(rules, x):^{_WIDTH}}" for x in columns))
    return "\n".join(line.rstrip() for line in lines)


def column_label(rules: Ruleset[Any], x: int) -> str:
    """The letter of a column, below a board."""
    return column_name(x, rules.sheet.board.origin)


def row_label(rules: Ruleset[Any], y: int) -> str:
    """The number of a row that people say, at the right of a board."""
    return row_name(y, rules.sheet.board.origin)


def _cell(rules: Ruleset[Any], board: Board, at: Cell) -> tuple[str, str, str]:
    tile = board.tiles.get(at)
    if tile is None:
        middle = "·" if at in board.frontier else " "
        return " " * _WIDTH, f"  {middle}  ", " " * _WIDTH
    if not tile.open:
        return _COVER * _WIDTH, f"{_COVER * 2}?{_COVER * 2}", _COVER * _WIDTH
    return draw_tile(rules, tile)


def draw_tile(rules: Ruleset[Any], tile: Tile) -> tuple[str, str, str]:
    """The three lines of a face-up card."""

    def way(side: int) -> str:
        if is_stub(tile, side):
            return _STUB
        return _WAY if tile.ports & side else _ROCK

    return (
        _ROCK * 2 + way(N) + _ROCK * 2,
        way(W) * 2 + _middle(rules, tile) + way(E) * 2,
        _ROCK * 2 + way(S) + _ROCK * 2,
    )


def sign(tile: Tile) -> str:
    """The letter of a door, a ladder or a crystal, or that of two ways that do not meet."""
    traits = [trait for space in tile.face.spaces for trait in sorted(space.traits)]
    if traits:
        return _SIGNS.get(traits[0], "")
    return "X" if _through(tile) > 1 else ""


def is_stub(tile: Tile, side: int) -> bool:
    """A dead end on a card that has ways as well."""
    if side not in tile.owner or not _through(tile):
        return False
    return tile.mouths(tile.joined(tile.owner[side])) == side


def ways_meet(tile: Tile) -> bool:
    """Some way of a card leads from one side to another."""
    return len(tile.owner) > len(_ways(tile))


def _ways(tile: Tile) -> set[int]:
    """The separate ways of a card, each by the spaces that belong to it."""
    return {tile.joined(space) for space in tile.owner.values()}


def _through(tile: Tile) -> int:
    """How many separate ways lead through a card."""
    return sum(tile.mouths(way).bit_count() > 1 for way in _ways(tile))


def _middle(rules: Ruleset[Any], tile: Tile) -> str:
    """The traits of a card; rock where its ways do not meet."""
    card = rules.cards[tile.card]
    if card.kind == "start":
        return "S"
    if card.kind == "goal":
        return "$" if card.numbers.get("treasure") else sign(tile) or "o"
    if card.words.get("sign"):
        return card.words["sign"][0]
    if sign(tile):
        return sign(tile)
    return _WAY if ways_meet(tile) else _ROCK
