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
from undermine.server.eager import Errand
from undermine.server.logs import log
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
from undermine.server.table.game import Happening, Live, Prepared
from undermine.server.table.listeners import ROOM_ITSELF, Listener, Trouble
from undermine.server.table.presence import Applying, Presence
from undermine.server.table.record import TableDoc, Watched
from undermine.server.views.projector import Offer, Projector, actions

__all__ = ["ROOM_ITSELF", "Handle", "Listener", "Room", "Trouble"]

_WAITING: Final = 400
"""More than this in one mailbox, and somebody is told to slow down."""
_TALK: Final = 50
_PATIENCE: Final = 5.0
"""Seconds after which the room tries again what the disk did not take."""

_encode: Final = msgspec.json.Encoder().encode


Handle = Callable[["Room", Any, Any], Awaitable[None]]


class Room:
    """One table."""

    def __init__(
        self,
        doc: TableDoc,
        services: Services,
        handlers: dict[type, Handle],
        touched: int | None = None,
    ) -> None:
        self.doc = doc
        self.services = services
        self.listeners: dict[Listener, Seat] = {}
        self.live: Live | None = None
        self.projector: Projector | None = None
        self.staged: list[Prepared] = []
        self.log: list[Happening] = []
        self.said: deque[Said] = deque(maxlen=_TALK)
        self.ballot: Ballot | None = None
        self.called = 0.0
        """When people were last asked to vote on a seat."""
        self.refused: dict[tuple[str, Seat], float] = {}
        """When votes were lost, by kind and seat."""
        self.unsaid: list[Notice] = []
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
        self.touched = services.time.now()
        self.thoughts: set[asyncio.Task[None]] = set()
        self.is_closed = False
        """The table is deleted: nothing can be asked or stored here any more."""
        self._stored = _encode(doc)
        """The table as it is in the store."""
        self._handlers = handlers
        self._offers: Offer | None = None
        self._inbox: deque[tuple[Listener, Any]] = deque()
        self._is_busy = False
        self._calm: asyncio.Future[None] | None = None
        """Somebody waits until the mailbox is empty."""

    # -- mailbox ---------------------------------------------------------------

    def post(self, listener: Listener, ask: object) -> None:
        """Put something into the mailbox, unless too much waits there."""
        if len(self._inbox) >= _WAITING:
            listener.tell(_encode(Wrong("slow-down")))
        else:
            self.post_anyway(listener, ask)

    def post_anyway(self, listener: Listener, ask: object) -> None:
        """Put something into the mailbox that must not be lost."""
        self._inbox.append((listener, ask))
        if not self._is_busy:
            self._is_busy = True
            Errand(self._work()).go_on()

    def remind(self, ask: object) -> None:
        """Put something into the own mailbox."""
        self.post_anyway(ROOM_ITSELF, ask)

    async def settled(self) -> None:
        """Wait until the mailbox is empty."""
        while self._is_busy:
            if self._calm is None:
                self._calm = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._calm)

    async def _work(self) -> None:
        try:
            while self._inbox:
                await self._handle(*self._inbox.popleft())
        finally:
            self._is_busy = False
            if self._calm is not None:
                self._calm.set_result(None)
                self._calm = None

    async def _handle(self, listener: Listener, ask: object) -> None:
        self.touched = self.services.time.now()
        if self.is_closed:
            self._turn_away(listener)
            return
        try:
            await self._handlers[type(ask)](self, listener, ask)
        except Exception as error:  # noqa: BLE001 (one mistake must not end the other tables)
            self._regret(listener, ask, error)

    def close(self) -> None:
        """The table is deleted: its people are told, and their lines closed."""
        self.is_closed = True
        self.hourglass.stop()
        for thought in list(self.thoughts):
            thought.cancel()
        for listener in list(self.listeners):
            self._turn_away(listener)
        self.listeners.clear()

    def _turn_away(self, listener: Listener) -> None:
        listener.tell(_encode(Wrong("no-table", detail=self.doc.code)))
        listener.close()

    def _regret(self, listener: Listener, ask: object, error: Exception) -> None:
        """Say why something was not done."""
        ref = getattr(ask, "ref", -1)
        if isinstance(error, Trouble):
            listener.tell(_encode(msgspec.structs.replace(error.tell, ref=ref)))
        elif isinstance(error, StoreError):
            log.error("not stored", code=self.doc.code, error=error)
            why: Why = "storage" if isinstance(error, StorageError) else "stale"
            listener.tell(_encode(Wrong(why, ref)))
            if listener is ROOM_ITSELF and why == "storage":
                self.services.time.after(_PATIENCE, lambda: self.remind(ask))
        else:
            log.error("mistake", code=self.doc.code, what=type(ask).__name__, error=error)
            listener.tell(_encode(Wrong("not-now", ref)))

    # -- who is here -----------------------------------------------------------

    def seat_of(self, listener: Listener) -> Seat:
        """The seat of a listener, who must have one."""
        seat = self.listeners.get(listener, SPECTATOR)
        if seat < 0:
            raise Trouble("not-seated")
        return seat

    def host(self, listener: Listener) -> Seat:
        """The seat of a listener, who must be the host."""
        seat = self.seat_of(listener)
        if seat != self.doc.host:
            raise Trouble("host-only")
        return seat

    @property
    def present(self) -> set[Seat]:
        """Seats whose people are here."""
        return {seat for seat in self.listeners.values() if seat >= 0}

    @property
    def is_in_use(self) -> bool:
        """Whether somebody looks, a bot thinks or a clock runs here."""
        return bool(self.listeners or self.thoughts or self.hourglass.shown)

    @property
    def applicants_here(self) -> set[int]:
        """Applicants who are connected."""
        return {one.number for one in self.applying.values()}

    @property
    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        watchers = sum(seat == SPECTATOR for seat in self.listeners.values())
        waiting, rounds = self.hourglass.waiting, self.live.rounds_left if self.live else 0
        away = self.presence.away()
        return self.doc.info(Watched(self.present, watchers, away, waiting, rounds))

    def eyes(self, seat: Seat) -> Seat:
        """With whose eyes a seat sees the game: who sat down after its end only watches it."""
        return SPECTATOR if seat >= 0 and self.doc.seats[seat].late else seat

    # -- the game --------------------------------------------------------------

    @property
    def playing(self) -> Live:
        """The game, which must be going on."""
        if self.live is None or self.doc.status != "playing":
            raise Trouble("not-now")
        return self.live

    @property
    def actor(self) -> Seat:
        """Who decides; the host decides for the table."""
        if self.live is None:
            return NOBODY
        actor = self.live.state.actor
        return self.doc.host if actor == TABLE else actor

    # -- telling ---------------------------------------------------------------

    def tell(self, listener: Listener, tell: Tell) -> None:
        """Tell one."""
        listener.tell(_encode(tell))

    def tell_all(self, tell: Tell) -> None:
        """Tell everybody the same."""
        data = _encode(tell)
        for listener in list(self.listeners):
            listener.tell(data)

    def tell_whoever_may_look(self, tell: Tell) -> None:
        """Tell everybody at the table, and strangers only where they may watch."""
        data = _encode(tell)
        for listener, seat in list(self.listeners.items()):
            if self.may_look(seat):
                listener.tell(data)

    def tell_each(self, make: Callable[[Seat], Tell]) -> None:
        """Tell everybody what their seat may know."""
        self.tell_written(lambda seat: _encode(make(seat)))

    def tell_written(self, write: Callable[[Seat], bytes]) -> None:
        """The same; it is written once for each kind of viewer."""
        written: dict[Seat, bytes] = {}
        for listener, seat in list(self.listeners.items()):
            data = written.get(seat)
            if data is None:
                data = written[seat] = write(seat)
            listener.tell(data)

    def tell_around(self, *, but: Listener | None = None) -> None:
        """Tell everybody who is at the table, but for one who has just been told."""
        self.attendance.tell(but)

    def sync(self, seat: Seat, since: int = -1) -> Sync:
        """Everything a seat may know; the log begins after entry `since`."""
        eyes = self.eyes(seat)
        return Sync(
            table=self.info,
            you=seat,
            seq=self.live.seq if self.live else 0,
            view=self.view(self.state_for(eyes), eyes),
            legal=self.legal_for(eyes),
            calls=self.calls_for(eyes),
            staged=actions(one.action for one in self.staged_by(eyes)),
            log=self.logged(self._missed(eyes, since), eyes),
            clock=self.hourglass.shown,
            ballot=self.ballot if self.may_look(seat) else None,
            said=tuple(self.said) if self.may_look(seat) else (),
            understood=eyes < 0 or self.live is None or eyes in self.understood,
            notices=tuple(self.doc.notices) if self.may_look(seat) else (),
            digest=digest_for(self, eyes),
        )

    def _missed(self, seat: Seat, since: int) -> Iterator[Happening]:
        """Of the deal that opens a round only the own cards: the others are counted in the view."""
        has_begun = False
        for one in self.log:
            has_begun = has_begun or one.actor >= 0
            if one.seq > since and (has_begun or _tells(one, seat)):
                yield one

    def may_look(self, seat: Seat) -> bool:
        """Spectators see what lies open, unless the table does not want to be watched."""
        return seat >= 0 or self.doc.config.watch

    def state_for(self, seat: Seat) -> State[Any] | None:
        """The state a seat sees: after what it has staged."""
        if self.live is None or not self.may_look(seat):
            return None
        return self.moment if seat == self.actor else self.live.state

    @property
    def moment(self) -> State[Any]:
        """The state after what is staged."""
        assert self.live is not None
        return self.staged[-1].state if self.staged else self.live.state

    def staged_by(self, seat: Seat) -> list[Prepared]:
        """What a seat has staged."""
        return self.staged if seat == self.actor else []

    def view(self, state: State[Any] | None, seat: Seat) -> msgspec.Raw:
        """What a seat sees of a state."""
        return self.projector.view(state, seat) if self.projector else msgspec.Raw(b"null")

    def legal_for(self, seat: Seat) -> msgspec.Raw:
        """What a seat may do now, after what it has staged."""
        if self.live is None or seat != self.actor or self.doc.status != "playing":
            return NOTHING
        if self.moment.actor not in (seat, TABLE):
            return NOTHING
        return self._offer(self.live).text

    def offered(self, seat: Seat) -> tuple[Action, ...]:
        """The same, as actions."""
        if self.live is None or self.moment.actor not in (seat, TABLE):
            return ()
        return self._offer(self.live).actions

    def _offer(self, live: Live) -> Offer:
        moment = self.moment
        if self._offers is None or self._offers.state is not moment:
            self._offers = Offer.of(live.rules, moment)
        return self._offers

    def calls_for(self, seat: Seat) -> msgspec.Raw:
        """What a seat may propose to the table."""
        if self.live is None or seat < 0 or not self.live.rules.calls:
            return NOTHING
        return actions(self.live.rules.open_calls(self.live.state))

    def logged(self, happened: Iterable[Happening], seat: Seat) -> tuple[Logged, ...]:
        """What a seat saw of what happened."""
        if self.projector is None or not self.may_look(seat):
            return ()
        events = self.projector.events
        return tuple(
            Logged(one.seq, events(one.events, seat), one.how)  # type: ignore[arg-type]
            for one in happened
            if one.events
        )

    async def save(self) -> None:
        """Store the table; what cannot be stored has not happened."""
        row = self.doc.row(self.services.time.date())
        try:
            await self.services.store.put_table(row)
        except StoreError:
            self.restore()
            raise
        self.is_stored(row)
        self.tell_notices()

    def is_stored(self, row: TableRow) -> None:
        """The store has taken the table as it is now."""
        self._stored = row.doc

    def restore(self) -> None:
        """Have the table as it was last stored."""
        self.unsaid.clear()
        self.doc = msgspec.json.decode(self._stored, type=TableDoc)

    def tell_notices(self) -> None:
        """Tell the notices that have just been stored."""
        unsaid, self.unsaid = self.unsaid, []
        for notice in unsaid:
            self.tell_whoever_may_look(notice)


def _tells(happening: Happening, seat: Seat) -> bool:
    """Is there more in it than cards that a seat does not see?"""
    bit = reader_bit(seat)
    return any(not isinstance(one, Dealt) or one.readers & bit for one in happening.events)
