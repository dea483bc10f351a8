"""What is asked about seats: stand-ins, removing somebody, handing the crown on, coming late."""

from __future__ import annotations

from undermine.server.protocol import (
    Admit,
    Apply,
    Call,
    Crown,
    Kick,
    OfferSeat,
    StandIn,
    Withdraw,
)
from undermine.server.room import Handle, Listener, Room, Trouble


async def not_yet(_room: Room, _listener: Listener, _ask: object) -> None:
    """Refuse what cannot be done yet."""
    raise Trouble("not-now")


HANDLERS: dict[type, Handle] = dict.fromkeys(
    (StandIn, Kick, Crown, OfferSeat, Apply, Withdraw, Admit, Call), not_yet
)
