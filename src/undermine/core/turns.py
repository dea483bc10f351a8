"""Whose turn it is. Seats are numbered clockwise, so the left neighbour is the next number."""

from __future__ import annotations

from collections.abc import Iterator

from undermine.core.state import Seat


def clockwise(seats: int, start: Seat) -> Iterator[Seat]:
    """All seats once, beginning with `start`."""
    return ((start + step) % seats for step in range(seats))


def counter_clockwise(seats: int, start: Seat) -> Iterator[Seat]:
    """All seats once against the clock, beginning with `start`."""
    return ((start - step) % seats for step in range(seats))


def left_of(seats: int, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats
