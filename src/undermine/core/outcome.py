"""The outcome of a round, for statistics; players learn it from events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from msgspec import Struct

from undermine.core.state import CardId, Event, Seat

NO_SIDE: Final = "nobody"
"""Wins a round that no side wins."""

EventT = TypeVar("EventT", bound=Event)


class Outcome(Struct, frozen=True):
    """How a round ended and who won it."""

    why: str
    """The way it ended, in a word of the game."""
    roles: tuple[CardId, ...]
    """The dwarf card of each seat."""
    sides: Mapping[str, tuple[Seat, ...]]
    """The sides of the game, and who worked for them; the others worked for themselves."""
    winner: str
    """One of the sides, `nobody`, or a word of the game for several."""
    counts: Mapping[str, int] = {}
    """Other numbers of the round; a yes is 1."""


def first(events: Iterable[Event], kind: type[EventT]) -> EventT | None:
    """The first event of a kind, or None."""
    return next((event for event in events if isinstance(event, kind)), None)


def only(events: Iterable[Event], kind: type[EventT]) -> EventT:
    """The one event of a kind that the end of a round cannot be without."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def seats_by_side(
    sides: Iterable[str], worked_for: Sequence[str | None]
) -> dict[str, tuple[Seat, ...]]:
    """The seats of each side, from the side of each seat."""
    return {
        side: tuple(seat for seat, own in enumerate(worked_for) if own == side) for side in sides
    }
