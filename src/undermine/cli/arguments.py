"""Readers of arguments: positions, files, seats and numbers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, Seat, State
from undermine.notation.errors import NotationError
from undermine.notation.reading import read_actor
from undermine.session import position


def read_position(text: str) -> tuple[Ruleset[Any], State[Any]]:
    """A position from the command line, or from standard input."""
    return position(sys.stdin.read().strip() if text == "-" else text)


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    if name == "-":
        return sys.stdin.read()
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        message = f"cannot read {name!r}: {error}"
        raise ValueError(message) from None


def read_seat(text: str, seats: int) -> Seat:
    """A seat of this table, or a spectator."""
    seat = read_actor(text)
    if seat != SPECTATOR and not 0 <= seat < seats:
        raise NotationError(text, f"there are seats 1 to {seats}; '.' is a spectator")
    return seat


def read_number(name: str, text: str | int) -> int:
    """The whole number that an option was given; argparse may have read it already."""
    if str(text).isascii() and str(text).isdigit():
        return int(text)
    message = f"{name} takes a whole number, not {text!r}"
    raise ValueError(message)
