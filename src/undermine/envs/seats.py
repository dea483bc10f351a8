"""Seats of an agent and of bots: who plays where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

POLICIES: Final = ("random", "path-first", "thumb")
"""Bots that the kernel plays."""
ILLEGAL_REWARD: Final = -1.0
Player = Callable[[np.ndarray, np.ndarray], int]
"""Chooses a slot from an observation and a mask."""


def checked_seat(seat: object, seats: int) -> int:
    """A seat that exists."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise ValueError(f"the seat is a whole number from 0 to {seats - 1}, not {seat!r}")
    return seat


def seated(
    bots: str | Player | Sequence[str | Player], seat: int, seats: int
) -> list[str | Player | None]:
    """A bot for every seat but that of the agent."""
    found = one_each(bots, seats - 1)
    if len(found) != seats - 1:
        raise ValueError(f"{seats - 1} other seats need as many bots, not {len(found)}: {bots!r}")
    for bot in found:
        if not callable(bot) and bot not in POLICIES:
            known = ", ".join(POLICIES)
            raise ValueError(f"a bot is a function or one of {known}, not {bot!r}")
    return [*found[:seat], None, *found[seat:]]


def one_each(bots: str | Player | Sequence[str | Player], count: int) -> list[str | Player]:
    """The same bot so many times, or each of a list."""
    if isinstance(bots, str):
        return [bots] * count
    return list(bots) if isinstance(bots, Sequence) else [bots] * count


def seated_policies(bots: str | Sequence[str], seat: int, seats: int) -> list[str | None]:
    """The same where only the kernel plays: functions are refused."""
    policies: list[str | None] = []
    for bot in seated(bots, seat, seats):
        if callable(bot):
            raise TypeError(f"games in threads ask no function; bots are {', '.join(POLICIES)}")
        policies.append(bot)
    return policies
