"""Standard output as a screen: its size, and writing to it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from typing import Final

from undermine.cli.terminal.style import Style, style_of, wrapped

_NARROWEST: Final = 20
_WIDEST: Final = 160
_SENTENCE: Final = 100
"""Sentences are not set wider than this."""


class Screen:
    """Standard output."""

    def __init__(self) -> None:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="replace")
        self.tty = sys.stdout.isatty()
        self.style: Style = style_of(sys.stdout, os.environ)

    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        columns, rows = shutil.get_terminal_size()
        return max(_NARROWEST, min(columns, _WIDEST)), max(rows, 1)

    def write(self, text: str) -> None:
        """Write text without wrapping."""
        sys.stdout.write(self.style.signs(text))
        sys.stdout.flush()

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines that are wrapped already."""
        self.write("".join(f"{line}\n" for line in lines))

    def say(self, text: str, paint: str = "", indent: int = 0) -> None:
        """Sentences, set to the width of the terminal; all lines but the first are indented."""
        columns = min(self.size()[0] - 1, _SENTENCE)
        set_lines = wrapped(text, columns, " " * indent)
        self.lines(self.style.paint(line, paint) for line in set_lines)

    def fresh(self) -> None:
        """Clear the screen for a new drawing."""
        self.write(self.style.wipe(1))

    def hide(self) -> None:
        """Clear the screen so that nothing shown before stays visible."""
        self.write(self.style.wipe(self.size()[1] if self.tty else 1))
