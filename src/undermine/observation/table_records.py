"""Fields of open tables that are lists of records, each in its own way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undermine.core.state import Seat
from undermine.games.darkcave.table import CREATURES, Beast
from undermine.games.saboteur.table import Earning
from undermine.kernel.observation_layout import Layout
from undermine.observation.description import place, seat_from

MOST: Final = 255


def earned(layout: Layout, payments: Sequence[Earning], viewer: Seat) -> list[int]:
    """The worth and the cards of the payments that all seats saw, for each seat."""
    told = [0] * (2 * layout.seats)
    for seat, value, cards in payments:
        at = 2 * (seat_from(seat, viewer, layout.seats) - 1)
        told[at] = min(MOST, told[at] + value)
        told[at + 1] = min(MOST, told[at + 1] + cards)
    return told


def beasts(layout: Layout, creatures: Sequence[Beast], viewer: Seat) -> list[int]:
    """Where each creature is, and whose it is."""
    told = [0] * (4 * len(CREATURES))
    for beast in creatures:
        at = 4 * CREATURES.index(beast.kind)
        owner = seat_from(beast.owner, viewer, layout.seats)
        told[at : at + 4] = [*place(layout, beast.at.cell), beast.at.space + 1, owner]
    return told


RECORDS: Final[dict[str, Callable[[Layout, Sequence[object], Seat], list[int]]]] = {
    "earned": earned,  # type: ignore[dict-item]
    "beasts": beasts,  # type: ignore[dict-item]
}
