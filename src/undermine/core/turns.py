"""Whose turn it is. Seats are numbered clockwise, so the left neighbour is the next number."""

from __future__ import annotations

from functools import cache

from undermine.core.state import Seat


@cache
def clockwise(seats: int, start: Seat) -> tuple[Seat, ...]:
    """All seats once, beginning with `start`."""
    return tuple((start + step) % seats for step in range(seats))


@cache
def counter_clockwise(seats: int, start: Seat) -> tuple[Seat, ...]:
    """All seats once against the clock, beginning with `start`."""
    return tuple((start - step) % seats for step in range(seats))


def left_of(seats: int, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats
