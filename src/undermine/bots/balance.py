"""How often each role wins by number of seats, among bots: data that `./run balance` makes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct, json

FILE: Final = "balance.json"


class RoleWins(Struct, frozen=True):
    """The share of rounds that a seat with a role wins, with a 95 % interval."""

    role: str
    rounds: int
    """The rounds in which the role was dealt."""
    share: float
    low: float
    high: float


class SeatCount(Struct, frozen=True):
    """What was found at one number of seats."""

    seats: int
    rounds: int
    roles: tuple[RoleWins, ...]


class GameBalance(Struct, frozen=True):
    """The bot on every seat, and what was found at each number of seats."""

    bot: str
    seed: str
    counts: tuple[SeatCount, ...] = ()


@cache
def balances() -> dict[str, GameBalance]:
    """The balance of every game that was measured.

    >>> balances()["saboteur"].counts[0].seats
    3
    """
    text = files("undermine.bots").joinpath(FILE).read_bytes()
    return json.decode(text, type=dict[str, GameBalance])
