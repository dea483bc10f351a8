"""A line that tells how far long work has come."""

from __future__ import annotations

import sys
from collections.abc import Callable


def shown_progress() -> Callable[[int, int], None] | None:
    """A progress line on a terminal; None if standard error is no terminal."""
    return _show if sys.stderr.isatty() else None


def _show(played: int, games: int) -> None:
    end = "\n" if played == games else ""
    print(f"\r{played} of {games} games", end=end, file=sys.stderr, flush=True)
