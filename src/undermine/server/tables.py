"""The registry of tables: opening, finding, loading and unloading them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from undermine.server.checked_time import CheckedTime
from undermine.server.logs import log
from undermine.server.nodes.adoption import Adoption
from undermine.server.nodes.claims import Claims, ElsewhereError
from undermine.server.nodes.introductions import this_node
from undermine.server.nodes.ownership import SingleOwner
from undermine.server.nodes.pulse import Pulse
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import Said, TableInfo
from undermine.server.protocol.schemas import Opened, OpenTable
from undermine.server.retention import Retention
from undermine.server.services import Services
from undermine.server.store.base import (
    Forgotten,
    StorageError,
    StoreError,
    TableRow,
    TakenError,
    UnreadableError,
)
from undermine.server.table.codes import fresh_code
from undermine.server.table.commands import (
    deletion,
    guiding,
    late_joining,
    lobby,
    play,
    seat_votes,
    seats,
    talk,
)
from undermine.server.table.commands.deletion import Forget
from undermine.server.table.commit import begin, rebuild, resume
from undermine.server.table.plain_text import nickname
from undermine.server.table.record import SeatRecord, TableRecord, fresh_seed, read_table
from undermine.server.table.room import Handler, Room

HANDLERS: Final[dict[type, Handler]] = {
    **lobby.HANDLERS,
    **play.HANDLERS,
    **talk.HANDLERS,
    **deletion.HANDLERS,
    **seats.HANDLERS,
    **late_joining.HANDLERS,
    **seat_votes.HANDLERS,
    **guiding.HANDLERS,
}
_IDLE: Final = 600.0
"""Seconds after which a table without connections is unloaded from memory."""
SWEEP: Final = 600.0
"""Seconds between two sweeps."""
_HAND_OVER: Final = 3.0
"""Seconds within which tables are handed over when a node stops."""


class Tables:
    """The tables by code. Those in use are in memory as rooms; the others are in the store."""

    def __init__(self, services: Services) -> None:
        self._time = CheckedTime(services.time)
        self.services = services._replace(time=self._time)
        self.node = this_node(services.settings)
        self.rooms: dict[str, Room] = {}
        self.claims = Claims(services.ownership)
        self.is_alone = isinstance(services.ownership, SingleOwner)
        """Whether no other node can have a table, so that all can be woken at once."""
        self._adoption = Adoption(services.ownership, self._adopt)
        self._pulse = Pulse(services.time.now)
        self._losses = 0
        """How often all tables were lost at once."""
        self._join_lock = asyncio.Lock()
        self._retention = Retention(self)
        self._unreadable: set[str] = set()
        """Codes of tables that cannot be read, and were logged."""
        self._coming: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Wake the tables at which a game is being played, and start the sweeps.

        Where several nodes may run, each of them adopts some, a few at a time.
        """
        if self.is_alone:
            await self._wake_all()
        else:
            self.services.ownership.on_lost(self.let_go_of_all)
            self._pulse.open(self.let_go_of_all)
            self._adoption.open()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_for_ever())

    async def _wake_all(self) -> None:
        for row in await self.services.store.playing_tables():
            try:
                await self.find(row.code)
            except UnreadableError as error:
                self.log_unreadable(row.code, error)
            except StoreError as error:
                log.error("table not woken", code=row.code, error=error)
        log.info("tables woken", rooms=len(self.rooms))

    async def close(self) -> None:
        """Handle the messages in the mailboxes, and stop clocks and bots."""
        self._stop_looking()
        for room in list(self.rooms.values()):
            room.stop()
            await room.wait_until_idle()

    def _stop_looking(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        self._adoption.close()
        self._pulse.close()

    @asynccontextmanager
    async def joining(self) -> AsyncIterator[None]:
        """Allow one join in each turn of the event loop, so that moves come between many joins."""
        async with self._join_lock:
            yield
            await asyncio.sleep(0)

    # -- tables ----------------------------------------------------------------

    async def open_table(self, body: OpenTable) -> Opened:
        """Open a table and take its first seat; with `bots`, begin at once."""
        name = nickname(body.name)
        if not name:
            raise RequestError("name", repr(body.name[:40]))
        rules = lobby.chosen_rules(body.config)
        if body.bots:
            lobby.known_bot(body.bots, body.config.game)
        record = await self._new_table(body, rules)
        if not await self.claims.take(record.code):
            raise StorageError("this node is about to stop")
        room = Room(record, self.services, HANDLERS, on_stale=self.let_go)
        token = record.sit_down(0, name)
        await room.save()
        self.rooms[record.code] = room
        log.info("table opened", code=record.code, game=rules, seats=len(record.seats))
        if body.bots:
            lobby.fill_with_bots(room, body.bots)
            await begin(room)
        return Opened(record.code, 0, token)

    async def _new_table(self, body: OpenTable, rules: str) -> TableRecord:
        """A stored table with a code that no other table has."""
        date = self.services.time.date()
        seed = fresh_seed(self.services.random)
        while True:
            record = TableRecord(
                code=fresh_code(self.services.random, listed=body.config.listed),
                config=body.config,
                seats=[SeatRecord() for _ in range(body.config.seats)],
                rules=rules,
                made=date,
                seed=seed,
            )
            with suppress(TakenError):
                await self.services.store.add_table(record.row(date))
                return record

    async def find(self, code: str) -> Room | None:
        """A table by its code, loaded if necessary; concurrent callers get the same room.

        Raises `ElsewhereError` if it lives on another node.
        """
        if self._pulse.has_stopped:
            self.let_go_of_all()
        room = self.rooms.get(code)
        if room is not None:
            return room
        coming = self._coming.get(code)
        if coming is None:
            coming = asyncio.get_running_loop().create_task(self._wake(code))
            self._coming[code] = coming
            coming.add_done_callback(lambda _: self._coming.pop(code, None))
        return await asyncio.shield(coming)

    async def _wake(self, code: str) -> Room | None:
        losses = self._losses
        if not await self.claims.take(code):
            await self._require_missing(code)
            return None
        try:
            room = await self._load(code)
        except BaseException:
            await self.claims.give_back(code)
            raise
        if room is None:
            await self.claims.give_back(code)
        elif losses != self._losses:
            self.let_go(room)
            raise StorageError(f"table {code!r} was lost while it was loaded")
        else:
            self.rooms[code] = room
        return room

    async def _require_missing(self, code: str) -> None:
        """Say where a table lives that cannot be claimed, if there is such a table."""
        if await self.services.store.table(code) is not None:
            raise ElsewhereError(code, await self.claims.owner(code))

    async def _load(self, code: str) -> Room | None:
        row = await self.services.store.table(code)
        if row is None:
            return None
        room = self._room(row)
        talk = await self.services.store.talk(code)
        room.add_talk(*(Said(one.seat, one.at, one.name, one.text, one.sign) for one in talk))
        await _read_game(room, resume)
        return room

    async def forget(self, code: str) -> Forgotten | None:
        """Delete a table with everything that belongs to it; None if there is none."""
        try:
            room = await self.find(code)
        except UnreadableError:
            return await self.services.store.forget(code)
        if room is None:
            return None
        ask = Forget()
        room.post_always(ask, ask)
        forgotten = await ask.done
        self._leave(room, rests=True)
        return forgotten

    # -- letting go ------------------------------------------------------------

    def unload(self, room: Room) -> None:
        """Put a table away that nobody uses."""
        room.stop_receiving()
        self._leave(room, rests=True)

    def let_go(self, room: Room) -> None:
        """Drop a table that another node may have by now; everybody there connects again."""
        room.stop_receiving(drop=True)
        room.audience.send_away()
        self._leave(room, rests=False)

    def let_go_of_all(self) -> None:
        """Drop all tables: the session with the database is over, or may be."""
        self._pulse.beat()
        self._losses += 1
        if self.rooms:
            log.warning("all tables are let go of", rooms=len(self.rooms))
        for room in list(self.rooms.values()):
            self.let_go(room)

    async def hand_over(self) -> None:
        """Leave all tables to other nodes: handle what was asked, release, send everybody there."""
        self._stop_looking()
        self.claims.close()
        if self._coming:
            await asyncio.wait(list(self._coming.values()), timeout=_HAND_OVER)
        rooms = list(self.rooms.values())
        for room in rooms:
            rests = room.is_at_rest
            room.stop_receiving()
            leaving = self._leave(room, rests=rests)
            leaving.add_done_callback(partial(_send_away, room))
        await self.claims.wait_until_left(_HAND_OVER)
        log.info("tables handed over", rooms=len(rooms))

    def _leave(self, room: Room, *, rests: bool) -> asyncio.Task[None]:
        code = room.record.code
        if self.rooms.get(code) is room:
            del self.rooms[code]
        return self.claims.leave(code, room, rests=rests)

    async def _adopt(self, code: str) -> bool:
        """Let a game without an owner go on here; false if another node was faster.

        One at which neither a bot nor a clock has to go on rests until somebody comes.
        """
        try:
            room = await self.find(code)
        except UnreadableError as error:
            self.log_unreadable(code, error)
            return False
        except ElsewhereError:
            return False
        if room is not None and not room.audience and room.is_at_rest:
            self.unload(room)
        return room is not None

    # -- looking without waking ------------------------------------------------

    async def look_up(self, code: str) -> TableInfo | None:
        """What everybody may know of a table; where several nodes run, it is not woken for that."""
        if self.is_alone or code in self.rooms:
            room = await self.find(code)
            return None if room is None else room.info
        row = await self.services.store.table(code)
        if row is None:
            return None
        if address := await self.claims.owner(code):
            raise ElsewhereError(code, address)
        return self._room(row).info

    async def still_room(self, row: TableRow) -> Room:
        """A room of a table as it is stored, in which no clock and no bot runs."""
        room = self._room(row)
        await _read_game(room, rebuild)
        return room

    def _room(self, row: TableRow) -> Room:
        return Room(read_table(row), self.services, HANDLERS, row.touched, self.let_go)

    def log_unreadable(self, code: str, error: UnreadableError) -> None:
        """Log once for each table, since lists are requested often."""
        if code not in self._unreadable:
            self._unreadable.add(code)
            log.error("table cannot be read", code=code, error=error.__cause__ or error)

    # -- sweeps ----------------------------------------------------------------

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StoreError as error:
                log.error("not swept", error=error)

    async def sweep(self) -> None:
        """Unload idle tables; park and remove old ones."""
        for room in [room for room in self.rooms.values() if self._is_idle(room)]:
            self.unload(room)
        await self._retention.run(self._time)

    def _is_idle(self, room: Room) -> bool:
        long_ago = self.services.time.now() - room.last_used > _IDLE
        return long_ago and not room.is_in_use


async def _read_game(room: Room, read: Callable[[Room], Awaitable[object]]) -> None:
    """Read the game of a table; raises `UnreadableError`: it must not keep others from loading."""
    try:
        await read(room)
    except StoreError:
        raise
    except Exception as error:
        raise UnreadableError(f"the game at table {room.record.code!r} cannot be read") from error


def _send_away(room: Room, _left: object) -> None:
    room.audience.send_away()
