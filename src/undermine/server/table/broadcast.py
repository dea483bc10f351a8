"""Broadcasting a move: shared parts are encoded once and filled into a template per seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from undermine.core.state import Seat, reader_bit
from undermine.server.protocol.messages import NOTHING, NULL, Logged, Moved
from undermine.server.table.game import Decision, GameSession, LogEntry
from undermine.server.table.room import Room
from undermine.server.views.projector import Projector, join_events

_encode: Final = msgspec.json.Encoder().encode


def _template(kind: type[msgspec.Struct], **places: bytes) -> bytes:
    """An encoded message with %-placeholders."""
    return _encode(kind(**{name: Raw(place) for name, place in places.items()}))


_MOVED: Final = _template(
    Moved, since=b"%d", seq=b"%d", log=b"[%b]", view=b"%b", legal=b"%b", calls=b"%b", clock=b"%b"
)
_LOGGED: Final = _template(Logged, seq=b"%d", events=b"%b", how=b'"%b"')


def broadcast_moved(room: Room, game: GameSession, decision: Decision) -> None:
    """Tell what happened; the last moment of a round is shown before the next one is set out."""
    log_entries, cut = decision.entries, decision.curtain
    since = game.seq - len(log_entries)
    if cut and decision.last_moment is not None:
        before, after = log_entries[cut].split_at_curtain
        moment = Decision(decision.last_moment, (*log_entries[:cut], before))
        _broadcast_part(room, moment, since, since + cut, between=True)
        decision = decision._replace(entries=(after, *log_entries[cut + 1 :]))
    _broadcast_part(room, decision, since + cut, game.seq)


def _broadcast_part(
    room: Room, part: Decision, since: int, seq: int, *, between: bool = False
) -> None:
    projector = room.projector
    assert projector is not None
    log = _Log(projector, part.entries)
    actor = room.actor
    legal = NOTHING if between else room.legal_json(actor)
    calls = NOTHING if between else room.calls_json(0)
    clock = NULL if between else _encode(room.hourglass.shown)

    def moved(seat: Seat) -> bytes:
        looks = room.may_watch(seat)
        return _MOVED % (
            since,
            seq,
            log.for_seat(seat) if looks else b"",
            projector.view(part.state, seat) if looks else NULL,
            legal if seat == actor else NOTHING,
            calls if seat >= 0 else NOTHING,
            clock,
        )

    room.audience.broadcast_bytes(moved)


class _Log:
    """The log of a decision as JSON, encoded once for all seats that see the same events."""

    __slots__ = ("_entries", "_secret", "_written")

    def __init__(self, projector: Projector, log_entries: Sequence[LogEntry]) -> None:
        self._entries = [
            (one, [*map(projector.encode_event, one.events)]) for one in log_entries if one.events
        ]
        self._secret = 0
        """Reader bits of the seats that see more than others do."""
        for _, events in self._entries:
            for readers, _, _ in events:
                self._secret |= max(readers, 0)
        self._written: dict[int, bytes] = {}

    def for_seat(self, seat: Seat) -> bytes:
        """The log entries as a seat sees them, separated by commas."""
        bit = self._secret & reader_bit(seat)
        if bit not in self._written:
            told = [
                _LOGGED % (one.seq, join_events(events, bit), one.how.encode())
                for one, events in self._entries
            ]
            self._written[bit] = b",".join(told)
        return self._written[bit]
