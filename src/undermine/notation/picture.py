"""A board as a picture: SVG drawn from the card data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from undermine.core.face import E, N, S, W
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.state import State
from undermine.core.tile import Tile

WIDE, HIGH, GAP = 52, 74, 5
_ENDS: Final = {N: (0, -HIGH / 2), E: (WIDE / 2, 0), S: (0, HIGH / 2), W: (-WIDE / 2, 0)}
_COLOURS: Final = {
    "night": "#17130f",
    "rock": "#4b3d31",
    "edge": "#6a5744",
    "way": "#e3bd76",
    "cover": "#2c4a52",
    "gold": "#ffd34d",
    "stone": "#a9b0b3",
}


def svg(rules: Ruleset[Any], state: State[Any]) -> str:
    """The whole board."""
    tiles = state.table.board.tiles
    left, top = min(x for x, _ in tiles), min(y for _, y in tiles)
    across, down = max(x for x, _ in tiles) - left + 1, max(y for _, y in tiles) - top + 1
    wide, high = across * (WIDE + GAP) + 3 * GAP, down * (HIGH + GAP) + 3 * GAP
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" '
            f'height="{high}" role="img" aria-label="A maze of path cards">'
        ),
        f'<rect width="{wide}" height="{high}" rx="10" fill="{_COLOURS["night"]}"/>',
    ]
    for cell, tile in sorted(tiles.items()):
        lines += _card(
            rules, tile, _centre(cell, left, top), is_live=cell in state.table.board.live
        )
    return "\n".join([*lines, "</svg>", ""])


def _centre(cell: Cell, left: int, top: int) -> tuple[float, float]:
    x = 2 * GAP + (cell[0] - left) * (WIDE + GAP) + WIDE / 2
    return x, 2 * GAP + (cell[1] - top) * (HIGH + GAP) + HIGH / 2


def _card(
    rules: Ruleset[Any], tile: Tile, at: tuple[float, float], *, is_live: bool
) -> Iterator[str]:
    x, y = at
    fill = _COLOURS["rock"] if tile.open else _COLOURS["cover"]
    yield f'<g transform="translate({x:g} {y:g})">'
    yield (
        f'<rect x="{-WIDE / 2:g}" y="{-HIGH / 2:g}" width="{WIDE}" height="{HIGH}" rx="6" '
        f'fill="{fill}" stroke="{_COLOURS["edge"]}"/>'
    )
    if tile.open:
        yield from _ways(tile, is_live=is_live)
        yield from _sign(rules, tile)
    else:
        yield _letter("?", "#dfe8ea")
    yield "</g>"


def _ways(tile: Tile, *, is_live: bool) -> Iterator[str]:
    """Each space is a star of ways that meet; a dead end stops short of the middle."""
    for space in tile.face.spaces:
        sides = [side for side in (N, E, S, W) if space.ports & side]
        reach = 0.0 if len(sides) > 1 else 0.45
        for side in sides:
            dx, dy = _ENDS[side]
            yield (
                f'<line x1="{dx * reach:g}" y1="{dy * reach:g}" x2="{dx:g}" y2="{dy:g}" '
                f'stroke="{_COLOURS["way"]}" stroke-width="13" stroke-linecap="round" '
                f'opacity="{1 if is_live else 0.45}"/>'
            )


def _sign(rules: Ruleset[Any], tile: Tile) -> Iterator[str]:
    card = rules.cards[tile.card]
    if card.kind == "start":
        for step in (-12, -4, 4, 12):
            yield f'<path d="M-7 {step}H7" stroke="#5a3b1d" stroke-width="3"/>'
        yield '<path d="M-7 -18V18M7 -18V18" stroke="#5a3b1d" stroke-width="3"/>'
    elif card.kind == "goal":
        colour = _COLOURS["gold"] if card.numbers.get("treasure") else _COLOURS["stone"]
        yield f'<circle r="10" fill="{colour}" stroke="#33291f" stroke-width="2"/>'


def _letter(text: str, colour: str) -> str:
    return (
        f'<text text-anchor="middle" dominant-baseline="central" font-family="sans-serif" '
        f'font-size="26" fill="{colour}">{text}</text>'
    )
