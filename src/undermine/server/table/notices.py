"""Lines of the log that are about seats: stored with the table, told once they are stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undermine.core.state import NOBODY, Seat
from undermine.server.protocol.messages import Notice, What

if TYPE_CHECKING:
    from undermine.server.table.room import Room

KEPT: Final = 80
"""Notices of one game; the oldest go first, those about people without a seat before others."""
_BY_STRANGERS: Final = frozenset({"applied", "withdrew", "declined"})


def add_notice(  # noqa: PLR0913 (the fields of a notice)
    room: Room,
    what: What,
    seat: Seat,
    by: Seat = NOBODY,
    name: str = "",
    *,
    seq: int | None = None,
) -> None:
    """Write a notice; it is told when the table has been stored."""
    now = room.game.seq if room.game else 0
    notice = Notice(
        at=room.services.time.date(),
        seq=now if seq is None else seq,
        what=what,
        seat=seat,
        by=by,
        name=name or room.record.seats[seat].name,
    )
    kept = [*room.record.notices, notice]
    if len(kept) > KEPT:
        kept.remove(next((one for one in kept if one.what in _BY_STRANGERS), kept[0]))
    room.record.notices = kept
    room.pending_notices.append(notice)


def is_noted_away(room: Room, seat: Seat) -> bool:
    """Does the log say of this seat's person that they are away?"""
    name = room.record.seats[seat].name
    told = [one.what for one in room.record.notices if (one.seat, one.name) == (seat, name)]
    return next((what for what in reversed(told) if what in ("away", "back")), "") == "away"
