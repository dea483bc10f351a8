"""The curves of a course as a picture: one panel for each number that was written down."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import Final, NamedTuple

SHOWN: Final = {
    "policy": "gain of the policy, or likeness to rules of thumb",
    "entropy": "entropy of the choices",
    "critic": "error of the critic",
    "role": "error of the roles",
    "value": "error of the value",
    "drift": "drift from the old policy",
}
"""Columns of `curve.csv`, and what they are."""
_WIDTH: Final = 380
_HEIGHT: Final = 150
_ACROSS: Final = 2
_LEFT: Final = 60
_TOP: Final = 34
_PLOT_WIDTH: Final = 300
_PLOT_HEIGHT: Final = 84
_STYLE: Final = (
    "text{font:12px system-ui,sans-serif;fill:#3a3a3a}.head{font-weight:600}"
    ".frame{fill:none;stroke:#9a9a9a}.phase{stroke:#9a9a9a;stroke-dasharray:3 4}"
    ".curve{fill:none;stroke:#1f77b4;stroke-width:1.6}"
    "@media(prefers-color-scheme:dark){text{fill:#d6d6d6}.frame,.phase{stroke:#6f6f6f}"
    ".curve{stroke:#6cb2eb}}"
)


class Point(NamedTuple):
    """An update: when it was, in which part of the course, and one of its numbers."""

    seconds: float
    phase: str
    value: float


def write_curves(folder: Path) -> None:
    """Draw `curve.svg` from `curve.csv`; without updates there is nothing to draw."""
    path = folder / "curve.csv"
    if path.is_file():
        with path.open(newline="") as file:
            rows = list(csv.DictReader(file))
        (folder / "curve.svg").write_text(drawn(rows))


def drawn(rows: Sequence[dict[str, str]]) -> str:
    """The picture of all rows.

    >>> row = {"seconds": "1.5", "phase": "self", "critic": "0.25"}
    >>> drawn([row, {**row, "seconds": "3.0"}]).count('class="curve"')
    1
    """
    panels = [name for name in SHOWN if rows and name in rows[0]]
    height = _HEIGHT * -(-len(panels) // _ACROSS)
    width = _WIDTH * _ACROSS
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="Learning curves">',
        f"<style>{_STYLE}</style>",
    ]
    for number, name in enumerate(panels):
        x, y = _WIDTH * (number % _ACROSS), _HEIGHT * (number // _ACROSS)
        lines += [f'<g transform="translate({x} {y})">', *_panel(name, points(rows, name)), "</g>"]
    return "\n".join([*lines, "</svg>"]) + "\n"


def points(rows: Sequence[dict[str, str]], name: str) -> list[Point]:
    """The finite numbers of one column."""
    found = [Point(float(row["seconds"]), row["phase"], float(row[name])) for row in rows]
    return [point for point in found if isfinite(point.value)]


def _panel(name: str, curve: Sequence[Point]) -> Iterator[str]:
    yield f'<text class="head" x="{_LEFT}" y="22">{escape(SHOWN[name])}</text>'
    yield (
        f'<rect class="frame" x="{_LEFT}" y="{_TOP}" '
        f'width="{_PLOT_WIDTH}" height="{_PLOT_HEIGHT}"/>'
    )
    if not curve:
        return
    low, high = min(point.value for point in curve), max(point.value for point in curve)
    end = curve[-1].seconds or 1.0
    for value, y in ((high, _TOP + 10), (low, _TOP + _PLOT_HEIGHT)):
        yield f'<text x="{_LEFT - 6}" y="{y}" text-anchor="end">{value:.3g}</text>'
    yield f'<text x="{_LEFT + _PLOT_WIDTH}" y="{_TOP + _PLOT_HEIGHT + 16}" text-anchor="end">'
    yield f"{end / 60:.1f} min</text>"
    yield from _phases(curve, end)
    places = (
        f"{_across(point.seconds, end)},"
        f"{round(_TOP + _PLOT_HEIGHT * (1 - (point.value - low) / (high - low or 1.0)), 1)}"
        for point in curve
    )
    yield f'<polyline class="curve" points="{" ".join(places)}"/>'


def _across(seconds: float, end: float) -> float:
    return round(_LEFT + _PLOT_WIDTH * seconds / end, 1)


def _phases(curve: Sequence[Point], end: float) -> Iterator[str]:
    """A line where each part of the course begins, but for the first."""
    for before, point in pairwise(curve):
        if point.phase != before.phase:
            x = _across(point.seconds, end)
            yield (
                f'<line class="phase" x1="{x}" y1="{_TOP}" x2="{x}" y2="{_TOP + _PLOT_HEIGHT}"/>'
            )
            yield f'<text x="{x + 3}" y="{_TOP + 12}">{escape(point.phase)}</text>'
