"""A table in memory: one mailbox, the parts of the table, and the views of its seats.

Messages of people and bots arrive in one mailbox and are handled one after another, so nothing
here needs a lock. A change of the game is stored first, then adopted, then sent. Each part keeps
its own fields and rules; commands change the room only through the methods of its parts.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final

import msgspec

from undermine.core.state import NOBODY, SPECTATOR, TABLE, Action, Seat, State
from undermine.server.logs import log
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import (
    NOTHING,
    Logged,
    Said,
    TableInfo,
    Tell,
    Ticking,
    What,
    Why,
    Wrong,
)
from undermine.server.services import Services
from undermine.server.store.base import MissingError, StaleError, StorageError, StoreError, TableRow
from undermine.server.table.attendance import Attendance
from undermine.server.table.audience import Audience
from undermine.server.table.ballots import Ballots
from undermine.server.table.clocks import PACES, REACTIONS, Hourglass, Turn
from undermine.server.table.digests import Digests
from undermine.server.table.game import GameSession, LogEntry
from undermine.server.table.hints import Hints
from undermine.server.table.listeners import ROOM_ITSELF, Listener
from undermine.server.table.mailbox import Mailbox
from undermine.server.table.notices import Notices
from undermine.server.table.pacing import BotPacing
from undermine.server.table.presence import Presence
from undermine.server.table.record import RuntimeFacts, TableRecord
from undermine.server.table.round_log import RoundLog
from undermine.server.table.staging import StagedTurn
from undermine.server.table.weak import weakly, while_alive
from undermine.server.views.projector import Projector, actions_json

__all__ = ["ROOM_ITSELF", "Handler", "Listener", "Room"]

_TALK: Final = 50
"""Things said at the table that a person who joins is sent."""
_RETRY_SECONDS: Final = 5.0
"""Seconds after which a message of the room to itself is handled again, if the disk failed."""

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
        on_stale: Callable[[Room], None] = lambda _: None,
    ) -> None:
        time = services.time
        post = while_alive(self.post_to_self)
        self.record: Final = record
        self.services: Final = services
        self.audience: Final = Audience(weakly(self.may_watch))
        self.staged: Final = StagedTurn()
        self.round: Final = RoundLog()
        self.ballots: Final = Ballots()
        self.digests: Final = Digests()
        self.notices: Final = Notices(record, time)
        self.hints: Final = Hints(time)
        self.hourglass: Final = Hourglass(time, weakly(self._turn), post)
        self.attendance: Final = Attendance(self.audience, time, weakly(self._info))
        since = time.date() if touched is None else touched
        self.presence: Final = Presence(record, self.audience, time, since, post)
        pause = services.settings.bot_pause
        self.pacing: Final = BotPacing(record, self.audience, self.round, time, pause)
        self._mailbox: Final = Mailbox(weakly(self._handle))
        self._handlers: Final = handlers
        self._on_stale: Final = on_stale
        self._game: GameSession | None = None
        self._projector: Projector | None = None
        self._talk: deque[Said] = deque(maxlen=_TALK)
        self._bot_tasks: set[asyncio.Task[None]] = set()
        self._last_used = time.now()
        self._is_closed = False
        self._stored = _encode(record)

    # -- mailbox ---------------------------------------------------------------

    def post(self, listener: Listener, ask: object) -> None:
        """Add a message to the mailbox, unless it is full."""
        if self._mailbox.is_full:
            listener.send(_encode(Wrong("slow-down")))
        else:
            self._mailbox.post(listener, ask)

    def post_always(self, listener: Listener, ask: object) -> None:
        """Add a message that must not be lost."""
        self._mailbox.post(listener, ask)

    def post_to_self(self, ask: object) -> None:
        """Add a message of the room itself; it is not answered."""
        self._mailbox.post(ROOM_ITSELF, ask)

    async def wait_until_idle(self) -> None:
        """Wait until the mailbox is empty."""
        await self._mailbox.wait_until_idle()

    async def _handle(self, listener: Listener, ask: object) -> None:
        self._last_used = self.services.time.now()
        if self._is_closed:
            self._refuse_closed(listener)
            return
        try:
            await self._handlers[type(ask)](self, listener, ask)
        except Exception as error:  # noqa: BLE001 (one mistake must not end the other tables)
            self._send_error(listener, ask, error)

    def _send_error(self, listener: Listener, ask: object, error: Exception) -> None:
        ref = getattr(ask, "ref", -1)
        if isinstance(error, RequestError):
            listener.send(_encode(msgspec.structs.replace(error.message, ref=ref)))
        elif isinstance(error, StoreError):
            log.error("not stored", code=self.record.code, error=error)
            why: Why = "storage" if isinstance(error, StorageError) else "stale"
            listener.send(_encode(Wrong(why, ref)))
            if isinstance(error, StaleError | MissingError):
                self._on_stale(self)
            elif listener is ROOM_ITSELF and why == "storage":
                self.services.time.after(_RETRY_SECONDS, lambda: self.post_to_self(ask))
        else:
            log.error("mistake", code=self.record.code, what=type(ask).__name__, error=error)
            listener.send(_encode(Wrong("not-now", ref)))

    # -- the life of a room ----------------------------------------------------

    @property
    def last_used(self) -> float:
        """When the last message was handled, by the clock that never jumps."""
        return self._last_used

    @property
    def is_busy(self) -> bool:
        """Whether a message is being handled, or a bot thinks."""
        return bool(self._mailbox.is_busy or self._bot_tasks)

    @property
    def is_in_use(self) -> bool:
        """Whether a connection is open, a bot thinks or a clock runs here."""
        return bool(self.audience or self._bot_tasks or self.hourglass.shown)

    def stop(self) -> None:
        """Stop the clock and the bots; messages in the mailbox are still handled."""
        self.hourglass.stop()
        for task in list(self._bot_tasks):
            task.cancel()

    def put_away(self, *, drop: bool = False) -> None:
        """The table is no longer in memory; who still writes to this room has to connect again."""
        self.stop()
        self._mailbox.close(drop=drop)

    def close(self) -> None:
        """The table is deleted: every connection is told so and closed."""
        self._is_closed = True
        self.stop()
        for listener in self.audience:
            self._refuse_closed(listener)
        self.audience.clear()

    def _refuse_closed(self, listener: Listener) -> None:
        listener.send(_encode(Wrong("no-table", detail=self.record.code)))
        listener.close()

    # -- people ----------------------------------------------------------------

    def require_seat(self, listener: Listener) -> Seat:
        """The seat of a connection; raises `RequestError` if it has none."""
        seat = self.audience.seat_of(listener)
        if seat < 0:
            raise RequestError("not-seated")
        return seat

    def require_host(self, listener: Listener) -> Seat:
        """The seat of a connection; raises `RequestError` if it is not the host's."""
        seat = self.require_seat(listener)
        if seat != self.record.host:
            raise RequestError("host-only")
        return seat

    @property
    def present(self) -> set[Seat]:
        """The seats with a connection."""
        return self.audience.present

    @property
    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return self._info()

    def _info(self) -> TableInfo:
        facts = RuntimeFacts(
            present=self.present,
            watchers=self.audience.watchers(),
            away=self.presence.away(),
            waiting=self.hourglass.waiting,
            rounds_left=self._game.rounds_left if self._game else 0,
        )
        return self.record.info(facts)

    def may_watch(self, seat: Seat) -> bool:
        """Whether a seat is sent the open cards; spectators are, unless the table forbids it."""
        return seat >= 0 or self.record.config.watch

    def viewer_of(self, seat: Seat) -> Seat:
        """The seat whose view a seat is sent; who sat down after the end is a spectator."""
        return SPECTATOR if seat >= 0 and self.record.seats[seat].late else seat

    def add_notice(
        self, what: What, seat: Seat, by: Seat = NOBODY, name: str = "", *, seq: int | None = None
    ) -> None:
        """Write a notice after the last entry, or after entry `seq`; it is sent once stored."""
        last = self._game.seq if self._game else 0
        self.notices.add(what, seat, by, name, seq=last if seq is None else seq)

    @property
    def talk(self) -> tuple[Said, ...]:
        """The last things said at the table."""
        return tuple(self._talk)

    def add_talk(self, *said: Said) -> None:
        """Remember what was said, for people who join."""
        self._talk.extend(said)

    # -- sending ---------------------------------------------------------------

    def send(self, listener: Listener, message: Tell) -> None:
        """Send a message to one connection."""
        listener.send(_encode(message))

    def restart_clock(self) -> None:
        """Set the clock anew in the middle of a decision, and send it."""
        self.hourglass.restart()
        self.audience.broadcast(Ticking(self.hourglass.shown))

    def update_clock(self) -> None:
        """A person came or went: set the clock for the rest of the decision, and send it."""
        self.hourglass.update()
        self.audience.broadcast(Ticking(self.hourglass.shown))

    def broadcast_notices(self) -> None:
        """Send the notices that have just been stored."""
        for notice in self.notices.take():
            self.audience.broadcast_to_viewers(notice)

    # -- the game --------------------------------------------------------------

    @property
    def game(self) -> GameSession | None:
        """The game at the table, running or over."""
        return self._game

    @property
    def projector(self) -> Projector | None:
        """Encodes views of the game."""
        return self._projector

    def require_game(self) -> GameSession:
        """The running game; raises `RequestError` if there is none."""
        if self._game is None or self.record.status != "playing":
            raise RequestError("not-now")
        return self._game

    def install_game(self, game: GameSession | None) -> None:
        """Put another game on the table, or none."""
        self._game = game
        self._projector = None if game is None else Projector(game.rules)
        self.staged.clear()
        self.round.clear()
        self.hints.clear()

    @property
    def actor(self) -> Seat:
        """The seat that decides; the host decides for the table."""
        if self._game is None:
            return NOBODY
        actor = self._game.state.actor
        return self.record.host if actor == TABLE else actor

    def _turn(self) -> Turn | None:
        """The decision of a person that the table waits for."""
        game, record, seat = self._game, self.record, self.actor
        if game is None or record.status != "playing" or record.paused:
            return None
        if seat < 0 or record.played_by_bot(seat):
            return None
        pace, present = record.config.pace, self.present
        return Turn(
            seat,
            limit=(REACTIONS if game.state.agenda[-1].reaction else PACES)[pace],
            is_ceremony=bool(set(record.persons()) & present - self.round.understood),
            is_absent=bool(present) and seat not in present and pace != "turns",
        )

    @property
    def bot_tasks(self) -> list[asyncio.Task[None]]:
        """The bots that think now."""
        return list(self._bot_tasks)

    def start_bot_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Let a bot think beside the mailbox; its answer is posted like any other message."""
        task = asyncio.get_running_loop().create_task(work)
        self._bot_tasks.add(task)
        task.add_done_callback(self._bot_tasks.discard)

    # -- views of seats --------------------------------------------------------

    def state_for(self, seat: Seat) -> State[Any] | None:
        """The state that a seat sees: its own staged actions are done."""
        if self._game is None or not self.may_watch(seat):
            return None
        return self.staged_state if seat == self.actor else self._game.state

    @property
    def staged_state(self) -> State[Any]:
        """The state after the staged actions."""
        assert self._game is not None
        return self.staged.state_after(self._game.state)

    def view(self, state: State[Any] | None, seat: Seat) -> msgspec.Raw:
        """The view that a seat has of a state, as JSON."""
        return self._projector.view(state, seat) if self._projector else msgspec.Raw(b"null")

    def legal_json(self, seat: Seat) -> msgspec.Raw:
        """The legal actions of a seat after its staged ones, as JSON."""
        if self._game is None or seat != self.actor or self.record.status != "playing":
            return NOTHING
        if self.staged_state.actor not in (seat, TABLE):
            return NOTHING
        return self._game.legal(self.staged_state).text

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """The legal actions of a seat after its staged ones."""
        if self._game is None or self.staged_state.actor not in (seat, TABLE):
            return ()
        return self._game.legal(self.staged_state).actions

    def calls_json(self, seat: Seat) -> msgspec.Raw:
        """The actions that a seat may propose to the table, as JSON."""
        if self._game is None or seat < 0 or not self._game.rules.calls:
            return NOTHING
        return actions_json(self._game.rules.open_calls(self._game.state))

    def logged(self, entries: Iterable[LogEntry], seat: Seat) -> tuple[Logged, ...]:
        """The part of some entries that a seat saw."""
        if self._projector is None or not self.may_watch(seat):
            return ()
        events = self._projector.events
        return tuple(
            Logged(one.seq, events(one.events, seat), one.how)  # type: ignore[arg-type]
            for one in entries
            if one.events
        )

    # -- storing ---------------------------------------------------------------

    async def save(self) -> None:
        """Store the record and send its notices; if it cannot be stored, undo its changes."""
        row = self.record.row(self.services.time.date())
        try:
            await self.services.store.put_table(row)
        except StoreError:
            self.restore()
            raise
        self.mark_stored(row)
        self.broadcast_notices()

    def mark_stored(self, row: TableRow) -> None:
        """The store has taken the record as it is in this row."""
        self._stored = row.doc

    def restore(self) -> None:
        """Undo all changes of the record since it was last stored."""
        self.notices.discard()
        self.record.restore(self._stored)
