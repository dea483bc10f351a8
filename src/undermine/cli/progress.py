"""A line that tells how far long work has come."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial


def shown_progress(things: str = "games") -> Callable[[int, int], None] | None:
    """A progress line on a terminal; None if standard error is no terminal."""
    return partial(_show, things) if sys.stderr.isatty() else None


def _show(things: str, played: int, whole: int) -> None:
    end = "\n" if played == whole else ""
    print(f"\r{played} of {whole} {things}", end=end, file=sys.stderr, flush=True)
