"""A live table: a mailbox, who listens, and what they are told.

What people and bots want arrives in one mailbox and is dealt with one by one, so nothing here
needs a lock. Whatever changes the game is stored first, then adopted, then told.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from undermine.core.dealing import Dealt
from undermine.core.state import NOBODY, SPECTATOR, TABLE, Action, Seat, State, reader_bit
from undermine.server.eager import EagerCoroutine
from undermine.server.logs import log
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import (
    NOTHING,
    Ballot,
    Logged,
    Notice,
    Said,
    Sync,
    TableInfo,
    Tell,
    Why,
    Wrong,
)
from undermine.server.services import Services
from undermine.server.store.base import StorageError, StoreError, TableRow
from undermine.server.table.attendance import Attendance
from undermine.server.table.clocks import Hourglass
from undermine.server.table.digests import Digests, digest_for
from undermine.server.table.game import GameSession, LogEntry, PreparedAction
from undermine.server.table.listeners import ROOM_ITSELF, Listener
from undermine.server.table.presence import Applying, Presence
from undermine.server.table.record import RuntimeFacts, TableRecord
from undermine.server.views.projector import LegalActions, Projector, actions

__all__ = ["ROOM_ITSELF", "Handler", "Listener", "Room"]

_WAITING: Final = 400
"""More than this in one mailbox, and somebody is told to slow down."""
_TALK: Final = 50
_PATIENCE: Final = 5.0
"""Seconds after which the room tries again what the disk did not take."""

_encode: Final = msgspec.json.Encoder().encode


Handler = Callable[["Room", Any, Any], Awaitable[None]]


class Room:
    """One table."""

    def __init__(
        self,
        record: TableRecord,
        services: Services,
        handlers: dict[type, Handler],
        touched: int | None = None,
    ) -> None:
        self.record = record
        self.services = services
        self.listeners: dict[Listener, Seat] = {}
        self.game: GameSession | None = None
        self.projector: Projector | None = None
        self.staged: list[PreparedAction] = []
        self.log: list[LogEntry] = []
        self.talk: deque[Said] = deque(maxlen=_TALK)
        self.ballot: Ballot | None = None
        self.ballot_opened_at = 0.0
        """When people were last asked to vote on a seat."""
        self.lost_votes: dict[tuple[str, Seat], float] = {}
        """When votes were lost, by kind and seat."""
        self.pending_notices: list[Notice] = []
        """Notices that are told once the table has been stored."""
        self.digests = Digests()
        self.applying: dict[Listener, Applying] = {}
        """Applicants who are connected, by line."""
        self.barred: set[Listener] = set()
        """Lines of people whom the host has removed."""
        self.understood: set[Seat] = set()
        self.hourglass = Hourglass(self)
        self.attendance = Attendance(self)
        self.presence = Presence(self, services.time.date() if touched is None else touched)
        self.last_used = services.time.now()
        self.bot_tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False
        """The table is deleted: nothing can be asked or stored here any more."""
        self._stored = _encode(record)
        """The table as it is in the store."""
        self._handlers = handlers
        self._legal: LegalActions | None = None
        self._mailbox: deque[tuple[Listener, Any]] = deque()
        self._is_busy = False
        self._idle: asyncio.Future[None] | None = None
        """Somebody waits until the mailbox is empty."""

    # -- mailbox ---------------------------------------------------------------

    def post(self, listener: Listener, ask: object) -> None:
        """Put something into the mailbox, unless too much waits there."""
        if len(self._mailbox) >= _WAITING:
            listener.send(_encode(Wrong("slow-down")))
        else:
            self.post_always(listener, ask)

    def post_always(self, listener: Listener, ask: object) -> None:
        """Put something into the mailbox that must not be lost."""
        self._mailbox.append((listener, ask))
        if not self._is_busy:
            self._is_busy = True
            EagerCoroutine(self._drain_mailbox()).resume()

    def post_to_self(self, ask: object) -> None:
        """Put something into the own mailbox."""
        self.post_always(ROOM_ITSELF, ask)

    async def wait_until_idle(self) -> None:
        """Wait until the mailbox is empty."""
        while self._is_busy:
            if self._idle is None:
                self._idle = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._idle)

    async def _drain_mailbox(self) -> None:
        try:
            while self._mailbox:
                await self._handle(*self._mailbox.popleft())
        finally:
            self._is_busy = False
            if self._idle is not None:
                self._idle.set_result(None)
                self._idle = None

    async def _handle(self, listener: Listener, ask: object) -> None:
        self.last_used = self.services.time.now()
        if self.is_closed:
            self._refuse_closed(listener)
            return
        try:
            await self._handlers[type(ask)](self, listener, ask)
        except Exception as error:  # noqa: BLE001 (one mistake must not end the other tables)
            self._send_error(listener, ask, error)

    def close(self) -> None:
        """The table is deleted: its people are told, and their lines closed."""
        self.is_closed = True
        self.hourglass.stop()
        for thought in list(self.bot_tasks):
            thought.cancel()
        for listener in list(self.listeners):
            self._refuse_closed(listener)
        self.listeners.clear()

    def _refuse_closed(self, listener: Listener) -> None:
        listener.send(_encode(Wrong("no-table", detail=self.record.code)))
        listener.close()

    def _send_error(self, listener: Listener, ask: object, error: Exception) -> None:
        """Say why something was not done."""
        ref = getattr(ask, "ref", -1)
        if isinstance(error, RequestError):
            listener.send(_encode(msgspec.structs.replace(error.message, ref=ref)))
        elif isinstance(error, StoreError):
            log.error("not stored", code=self.record.code, error=error)
            why: Why = "storage" if isinstance(error, StorageError) else "stale"
            listener.send(_encode(Wrong(why, ref)))
            if listener is ROOM_ITSELF and why == "storage":
                self.services.time.after(_PATIENCE, lambda: self.post_to_self(ask))
        else:
            log.error("mistake", code=self.record.code, what=type(ask).__name__, error=error)
            listener.send(_encode(Wrong("not-now", ref)))

    # -- who is here -----------------------------------------------------------

    def require_seat(self, listener: Listener) -> Seat:
        """The seat of a listener, who must have one."""
        seat = self.listeners.get(listener, SPECTATOR)
        if seat < 0:
            raise RequestError("not-seated")
        return seat

    def require_host(self, listener: Listener) -> Seat:
        """The seat of a listener, who must be the host."""
        seat = self.require_seat(listener)
        if seat != self.record.host:
            raise RequestError("host-only")
        return seat

    @property
    def present(self) -> set[Seat]:
        """Seats whose people are here."""
        return {seat for seat in self.listeners.values() if seat >= 0}

    @property
    def is_in_use(self) -> bool:
        """Whether somebody looks, a bot thinks or a clock runs here."""
        return bool(self.listeners or self.bot_tasks or self.hourglass.shown)

    @property
    def applicants_here(self) -> set[int]:
        """Applicants who are connected."""
        return {one.number for one in self.applying.values()}

    @property
    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        watchers = sum(seat == SPECTATOR for seat in self.listeners.values())
        waiting, rounds = self.hourglass.waiting, self.game.rounds_left if self.game else 0
        away = self.presence.away()
        return self.record.info(RuntimeFacts(self.present, watchers, away, waiting, rounds))

    def viewer_of(self, seat: Seat) -> Seat:
        """With whose eyes a seat sees the game: who sat down after its end only watches it."""
        return SPECTATOR if seat >= 0 and self.record.seats[seat].late else seat

    # -- the game --------------------------------------------------------------

    def require_game(self) -> GameSession:
        """The game, which must be going on."""
        if self.game is None or self.record.status != "playing":
            raise RequestError("not-now")
        return self.game

    @property
    def actor(self) -> Seat:
        """Who decides; the host decides for the table."""
        if self.game is None:
            return NOBODY
        actor = self.game.state.actor
        return self.record.host if actor == TABLE else actor

    # -- telling ---------------------------------------------------------------

    def send(self, listener: Listener, tell: Tell) -> None:
        """Tell one."""
        listener.send(_encode(tell))

    def broadcast(self, tell: Tell) -> None:
        """Tell everybody the same."""
        data = _encode(tell)
        for listener in list(self.listeners):
            listener.send(data)

    def broadcast_to_viewers(self, tell: Tell) -> None:
        """Tell everybody at the table, and strangers only where they may watch."""
        data = _encode(tell)
        for listener, seat in list(self.listeners.items()):
            if self.may_watch(seat):
                listener.send(data)

    def broadcast_per_seat(self, make: Callable[[Seat], Tell]) -> None:
        """Tell everybody what their seat may know."""
        self.broadcast_bytes(lambda seat: _encode(make(seat)))

    def broadcast_bytes(self, write: Callable[[Seat], bytes]) -> None:
        """The same; it is written once for each kind of viewer."""
        written: dict[Seat, bytes] = {}
        for listener, seat in list(self.listeners.items()):
            data = written.get(seat)
            if data is None:
                data = written[seat] = write(seat)
            listener.send(data)

    def broadcast_table(self, *, but: Listener | None = None) -> None:
        """Tell everybody who is at the table, but for one who has just been told."""
        self.attendance.send(but)

    def sync(self, seat: Seat, since: int = -1) -> Sync:
        """Everything a seat may know; the log begins after entry `since`."""
        viewer = self.viewer_of(seat)
        return Sync(
            table=self.info,
            you=seat,
            seq=self.game.seq if self.game else 0,
            view=self.view(self.state_for(viewer), viewer),
            legal=self.legal_json(viewer),
            calls=self.calls_json(viewer),
            staged=actions(one.action for one in self.staged_by(viewer)),
            log=self.logged(self._missed(viewer, since), viewer),
            clock=self.hourglass.shown,
            ballot=self.ballot if self.may_watch(seat) else None,
            said=tuple(self.talk) if self.may_watch(seat) else (),
            understood=viewer < 0 or self.game is None or viewer in self.understood,
            notices=tuple(self.record.notices) if self.may_watch(seat) else (),
            digest=digest_for(self, viewer),
        )

    def _missed(self, seat: Seat, since: int) -> Iterator[LogEntry]:
        """Of the deal that opens a round only the own cards: the others are counted in the view."""
        has_begun = False
        for one in self.log:
            has_begun = has_begun or one.actor >= 0
            if one.seq > since and (has_begun or _tells(one, seat)):
                yield one

    def may_watch(self, seat: Seat) -> bool:
        """Spectators see what lies open, unless the table does not want to be watched."""
        return seat >= 0 or self.record.config.watch

    def state_for(self, seat: Seat) -> State[Any] | None:
        """The state a seat sees: after what it has staged."""
        if self.game is None or not self.may_watch(seat):
            return None
        return self.staged_state if seat == self.actor else self.game.state

    @property
    def staged_state(self) -> State[Any]:
        """The state after what is staged."""
        assert self.game is not None
        return self.staged[-1].state if self.staged else self.game.state

    def staged_by(self, seat: Seat) -> list[PreparedAction]:
        """What a seat has staged."""
        return self.staged if seat == self.actor else []

    def view(self, state: State[Any] | None, seat: Seat) -> msgspec.Raw:
        """What a seat sees of a state."""
        return self.projector.view(state, seat) if self.projector else msgspec.Raw(b"null")

    def legal_json(self, seat: Seat) -> msgspec.Raw:
        """What a seat may do now, after what it has staged."""
        if self.game is None or seat != self.actor or self.record.status != "playing":
            return NOTHING
        if self.staged_state.actor not in (seat, TABLE):
            return NOTHING
        return self._legal_now(self.game).text

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """The same, as actions."""
        if self.game is None or self.staged_state.actor not in (seat, TABLE):
            return ()
        return self._legal_now(self.game).actions

    def _legal_now(self, game: GameSession) -> LegalActions:
        moment = self.staged_state
        if self._legal is None or self._legal.state is not moment:
            self._legal = LegalActions.of(game.rules, moment)
        return self._legal

    def calls_json(self, seat: Seat) -> msgspec.Raw:
        """What a seat may propose to the table."""
        if self.game is None or seat < 0 or not self.game.rules.calls:
            return NOTHING
        return actions(self.game.rules.open_calls(self.game.state))

    def logged(self, log_entries: Iterable[LogEntry], seat: Seat) -> tuple[Logged, ...]:
        """What a seat saw of what happened."""
        if self.projector is None or not self.may_watch(seat):
            return ()
        events = self.projector.events
        return tuple(
            Logged(one.seq, events(one.events, seat), one.how)  # type: ignore[arg-type]
            for one in log_entries
            if one.events
        )

    async def save(self) -> None:
        """Store the table; what cannot be stored has not happened."""
        row = self.record.row(self.services.time.date())
        try:
            await self.services.store.put_table(row)
        except StoreError:
            self.restore()
            raise
        self.mark_stored(row)
        self.broadcast_notices()

    def mark_stored(self, row: TableRow) -> None:
        """The store has taken the table as it is now."""
        self._stored = row.doc

    def restore(self) -> None:
        """Have the table as it was last stored."""
        self.pending_notices.clear()
        self.record = msgspec.json.decode(self._stored, type=TableRecord)

    def broadcast_notices(self) -> None:
        """Tell the notices that have just been stored."""
        pending_notices, self.pending_notices = self.pending_notices, []
        for notice in pending_notices:
            self.broadcast_to_viewers(notice)


def _tells(happening: LogEntry, seat: Seat) -> bool:
    """Is there more in it than cards that a seat does not see?"""
    bit = reader_bit(seat)
    return any(not isinstance(one, Dealt) or one.readers & bit for one in happening.events)
