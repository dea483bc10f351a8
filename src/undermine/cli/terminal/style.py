"""Capabilities of a terminal: colour, clearing, characters, and the width of text."""

from __future__ import annotations

import os
import re
import textwrap
import unicodedata
from collections.abc import Mapping
from typing import Final, NamedTuple, TextIO

_PAINTS: Final = {
    "": "",
    "strong": "1",
    "told": "38;5;250",
    "label": "38;5;245",
    "title": "1;38;5;222",
    "on": "1;38;5;114",
    "bad": "38;5;210",
    "good": "38;5;114",
    "mark": "1;38;5;114",
    "live-rock": "38;5;231;48;5;94",
    "live-way": "1;38;5;16;48;5;223",
    "new-rock": "38;5;231;48;5;130",
    "cut-rock": "38;5;250;48;5;237",
    "cut-way": "38;5;16;48;5;244",
    "cover": "1;38;5;231;48;5;60",
    "treasure": "1;38;5;16;48;5;220",
}
"""Escape codes of paints for a terminal with 256 colours."""
_SIMPLE: Final = str.maketrans(
    {
        **dict.fromkeys("█", "#"),
        **dict.fromkeys("░", ":"),
        **dict.fromkeys("─╴╶–", "-"),
        **dict.fromkeys("│╵╷", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
        **dict.fromkeys("▶▸→", ">"),
        **dict.fromkeys("◂", "<"),
        **dict.fromkeys("✗×", "x"),
        **dict.fromkeys("▴", "^"),
        **dict.fromkeys("▾", "v"),
        **dict.fromkeys("·", "."),
        **dict.fromkeys("“”„", '"'),
        **dict.fromkeys("’", "'"),
        **dict.fromkeys("…", "~"),
        **dict.fromkeys("\u00a0", " "),
    }
)
"""ASCII replacements of characters."""
_WIPE: Final = "\033[H\033[2J\033[3J"
"""Clears the screen and its scrollback."""
_UNBROKEN: Final = re.compile(r"\[[a-z]+ [^]]*\]| (?=[+-]?\d+,[+-]?\d)")
"""Notation in brackets, and a word before a cell: no line ends within."""
_CONTROLS: Final = re.compile(r"\033\[[0-9;]*[A-Za-z]|[\x00-\x1f\x7f-\x9f]")


class Style(NamedTuple):
    """The capabilities of one terminal."""

    colour: bool = False
    clears: bool = False
    simple: bool = False
    """Only the plainest signs arrive."""

    def paint(self, text: str, paint: str) -> str:
        """The text in a colour, where there are colours."""
        if not self.colour or not _PAINTS[paint] or not text:
            return text
        return f"\033[{_PAINTS[paint]}m{text}\033[0m"

    def signs(self, text: str) -> str:
        """The text in signs that the terminal knows."""
        return text.translate(_SIMPLE) if self.simple else text

    def wipe(self, rows: int) -> str:
        """The text that clears the screen, or scrolls it away if it cannot be cleared."""
        return _WIPE if self.clears else "\n" * rows


def style_of(out: TextIO, environ: Mapping[str, str]) -> Style:
    """The capabilities of the terminal behind a stream, by the environment."""
    knows = os.name == "nt" or environ.get("TERM", "dumb") not in ("", "dumb")
    screen = out.isatty() and knows
    return Style(
        colour=screen and not environ.get("NO_COLOR"),
        clears=screen,
        simple=not _encodes(out.encoding or "ascii", "█░─…"),
    )


def _encodes(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def width(text: str) -> int:
    """How many columns a text takes."""
    return sum(_columns(sign) for sign in text)


def _columns(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def fit(text: str, columns: int) -> str:
    """The text in exactly so many columns, cut with a sign that says so."""
    if width(text) <= columns:
        return text + " " * (columns - width(text))
    kept = ""
    for sign in text:
        if width(kept + sign) > columns - 1:
            break
        kept += sign
    return kept + "…" + " " * (columns - 1 - width(kept)) if columns > 0 else ""


def wrapped(text: str, columns: int, indent: str = "") -> list[str]:
    """The text in lines of so many columns; text that is typed as one word is not broken."""
    kept = _UNBROKEN.sub(lambda found: found[0].replace(" ", "\u00a0"), text)
    lines: list[str] = []
    for part in kept.split("\n"):
        lines += textwrap.wrap(
            part, max(columns, 12), subsequent_indent=indent, break_on_hyphens=False
        ) or [""]
    return [line.replace("\u00a0", " ") for line in lines]


def harmless(text: str, longest: int = 60) -> str:
    """Typed text without control characters, and shortened."""
    clean = "".join(sign if sign.isprintable() else "?" for sign in _CONTROLS.sub("?", text))
    return clean if len(clean) <= longest else clean[: longest - 1] + "…"
