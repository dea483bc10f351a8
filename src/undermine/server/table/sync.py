"""The `sync` message: everything that a seat may know of its table."""

from __future__ import annotations

from collections.abc import Iterator

from undermine.core.dealing import Dealt
from undermine.core.state import Seat, reader_bit
from undermine.server.protocol.messages import Digest, Sync
from undermine.server.table.game import LogEntry
from undermine.server.table.room import Room
from undermine.server.views.projector import actions_json


def broadcast_sync(room: Room) -> None:
    """Send everything to everybody, each as their seat may know it."""
    room.audience.broadcast_per_seat(lambda seat: make_sync(room, seat))


def make_sync(room: Room, seat: Seat, since: int = -1) -> Sync:
    """Everything that a seat may know; the log begins after entry `since`."""
    viewer, game = room.viewer_of(seat), room.game
    may_watch = room.may_watch(seat)
    return Sync(
        table=room.info,
        you=seat,
        seq=game.seq if game else 0,
        view=room.view(room.state_for(viewer), viewer),
        legal=room.legal_json(viewer),
        calls=room.calls_json(viewer),
        staged=actions_json(room.staged.actions if viewer == room.actor else ()),
        log=room.logged(_missed(room, viewer, since), viewer),
        clock=room.hourglass.shown,
        ballot=room.ballots.current if may_watch else None,
        said=room.talk if may_watch else (),
        understood=viewer < 0 or game is None or viewer in room.round.understood,
        notices=tuple(room.record.notices) if may_watch else (),
        digest=_digest(room, viewer),
    )


def _missed(room: Room, seat: Seat, since: int) -> Iterator[LogEntry]:
    """Of the deal that opens a round only the own cards: the others are counted in the view."""
    has_begun = False
    for one in room.round.entries:
        has_begun = has_begun or one.actor >= 0
        if one.seq > since and (has_begun or _shows_more_than_backs(one, seat)):
            yield one


def _shows_more_than_backs(entry: LogEntry, seat: Seat) -> bool:
    """Whether an entry holds more than deals of cards that a seat does not see."""
    bit = reader_bit(seat)
    return any(not isinstance(one, Dealt) or one.readers & bit for one in entry.events)


def _digest(room: Room, seat: Seat) -> Digest | None:
    """The decisions made in the name of a seat's person, as that seat saw them."""
    unread = room.digests.of(seat)
    if unread is None or room.record.seats[seat].kind != "person":
        return None
    entries = room.logged((one.entry for one in unread.latest), seat)
    return Digest(unread.since, unread.latest[-1].at, unread.count, entries)
