"""A picture of the game in the terminal, drawn from what the terminal writes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from undermine import read_record
from undermine.cli.terminal.event_log import EventLog
from undermine.cli.terminal.layout import Layout, Scene
from undermine.cli.terminal.menu import Menu, in_order
from undermine.cli.terminal.style import Style
from undermine.notation.replay import replay
from undermine.words import catalogue

NAMES: Final = ("Ada", "Ben", "Cleo")
SIZE: Final = (100, 32)
WIDE, HIGH = 8.4, 18
MARGIN: Final = 12
PAPER, INK = "#17130f", "#d9d2c5"
SHOWN: Final = 60
"""The entry of the record from which on the next turn of the first seat is shown."""
_PAINTED: Final = re.compile(r"\033\[([0-9;]*)m")
_WORDS: Final = re.compile(r"\S+(?: \S+)*")
"""Words with single spaces between them: a picture forgets all others."""
_LEVELS: Final = (0, 95, 135, 175, 215, 255)
_GREY: Final = 232


def terminal_picture(record: Path) -> str:
    """The table in the middle of a recorded game of three, as SVG."""
    rows = [list(_runs(line)) for line in _screen(record)]
    width, height = SIZE[0] * WIDE + 2 * MARGIN, len(rows) * HIGH + 2 * MARGIN
    drawn = [mark for y, runs in enumerate(rows) for mark in _marks(runs, MARGIN + y * HIGH)]
    size = f'width="{width:g}" height="{height:g}"'
    face = 'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" {size}'
    paper = f'<rect {size} rx="10" fill="{PAPER}"/>'
    body = [paper, f"<g {face}>", *drawn, "</g>", "</svg>", ""]
    return "\n".join([f'{head} role="img" aria-label="A game in the terminal">', *body])


def _screen(record: Path) -> list[str]:
    rules, read = read_record(record.read_text(encoding="utf-8"))
    moments = list(replay(rules, read))
    last = next(i for i, each in enumerate(moments) if i > SHOWN and each.state.actor == 0)
    moments, state, seat = moments[: last + 1], moments[last].state, 0
    words = catalogue("en", rules.name)
    log = EventLog(words, rules, NAMES)
    told = [line for moment in moments for line in log.lines(moment.events, seat)]
    view = rules.view(state, seat)
    hand = in_order(rules, view.piles[f"hand{seat + 1}"].cards)
    scene = Scene(rules, view, seat, NAMES, told, Menu(rules, hand, rules.legal(state)), None)
    return Layout(words, Style(colour=True, clears=True), SIZE).lines(scene)


def _runs(line: str) -> Iterator[tuple[str, str]]:
    """The parts of a line that have one paint, each with the code of its paint."""
    paint = ""
    for index, part in enumerate(_PAINTED.split(line)):
        if index % 2:
            paint = part
        elif part:
            yield part, paint


def _marks(runs: list[tuple[str, str]], top: float) -> Iterator[str]:
    at = float(MARGIN)
    for text, paint in runs:
        wide = len(text) * WIDE
        if ground := _colour(paint, "48"):
            yield _rect(at, top, wide, ground)
        bold = ' font-weight="bold"' if paint.startswith("1;") or paint == "1" else ""
        look = f'fill="{_colour(paint, "38") or INK}"{bold}'
        for word in _WORDS.finditer(text):
            yield _text(at + word.start() * WIDE, top, word[0], look)
        at += wide


def _text(x: float, top: float, text: str, look: str) -> str:
    place = f'x="{x:g}" y="{top + 13.5:g}" textLength="{len(text) * WIDE:g}"'
    return f'<text {place} lengthAdjust="spacingAndGlyphs" {look}>{escape(text)}</text>'


def _rect(x: float, y: float, wide: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{HIGH}" fill="{fill}"/>'


def _colour(paint: str, layer: str) -> str:
    """The colour of a layer of a paint, of the 256 that terminals know."""
    found = re.search(rf"\b{layer};5;(\d+)", paint)
    if not found:
        return ""
    number = int(found[1])
    if number >= _GREY:
        return f"#{8 + 10 * (number - _GREY):02x}" + f"{8 + 10 * (number - _GREY):02x}" * 2
    red, rest = divmod(number - 16, 36)
    return "#" + "".join(f"{_LEVELS[level]:02x}" for level in (red, *divmod(rest, 6)))
