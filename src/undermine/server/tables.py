"""The registry of tables: opening, finding, loading and unloading them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from undermine.server.checked_time import CheckedTime
from undermine.server.dormancy import Dormancy
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
from undermine.server.table.sleeping import awake_row, goes_on

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
WAKE: Final = 1.0
"""Seconds between two looks for tables that are due."""
REST: Final = 15.0
"""Seconds between two looks for tables that nobody uses."""
SWEEP: Final = 600.0
"""Seconds between two sweeps."""
_HAND_OVER: Final = 3.0
"""Seconds within which tables are handed over when a node stops."""


class Tables:
    """The tables by code. Those in use are in memory as rooms; the others are in the store."""

    def __init__(self, services: Services) -> None:
        self.time = CheckedTime(services.time)
        self.services = services._replace(time=self.time)
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
        self.dormancy: Final = Dormancy(self, self.time)
        self.unreadable: set[str] = set()
        """Codes of tables that cannot be read, and were logged."""
        self._coming: dict[str, asyncio.Task[Room | None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Wake tables when they are due, unload those that nobody uses, and sweep.

        Where several nodes run, each of them adopts some of those that are due.
        """
        chores = [(self.dormancy.put_idle_to_sleep, REST), (self.sweep, SWEEP)]
        if self.is_alone:
            chores.append((self.dormancy.wake_due, WAKE))
        else:
            self.services.ownership.on_lost(self.let_go_of_all)
            self._pulse.open(self.let_go_of_all)
            self._adoption.open()
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(_repeat(work, seconds)) for work, seconds in chores]

    async def close(self) -> None:
        """Handle the messages in the mailboxes, stop clocks and bots, and store what they know."""
        self._stop_chores()
        rooms = list(self.rooms.values())
        for room in rooms:
            room.stop()
            await room.wait_until_idle()
        await self._store_at_rest(rooms)

    async def _store_at_rest(self, rooms: Sequence[Room]) -> None:
        try:
            await self.dormancy.store(rooms)
        except StoreError as error:
            log.error("clocks begin anew after the next start", error=error)

    def _stop_chores(self) -> None:
        for chore in self._chores:
            chore.cancel()
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
        if not self.is_alone:  # it lives where its first connection comes to
            await self._store_at_rest([room])
            self.unload(room)
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
        except BaseException as error:  # one that cannot be read would be adopted for ever
            await self.claims.give_back(code, rests=isinstance(error, UnreadableError))
            raise
        if room is None:
            await self.claims.give_back(code)
        elif losses != self._losses:
            self.let_go(room)
            raise StorageError(f"table {code!r} was lost while it was loaded")
        else:
            self.rooms[code] = room
            self.unreadable.discard(code)
        return room

    async def _require_missing(self, code: str) -> None:
        """Say where a table lives that cannot be claimed, if there is such a table."""
        if await self.services.store.table(code) is not None:
            raise ElsewhereError(code, await self.claims.owner(code))

    async def _load(self, code: str) -> Room | None:
        row = await self.services.store.table(code)
        if row is None:
            return None
        record = read_table(row)
        rest, awake = record.take_rest(), awake_row(record)
        room = self._room(row, record)
        talk = await self.services.store.talk(code)
        room.add_talk(*(Said(one.seat, one.at, one.name, one.text, one.sign) for one in talk))
        if rest is not None:
            room.presence.recall(rest.absences, self.time.since(rest.at))
        ran = rest.clock_ran(self.time) if rest else 0.0
        await _read_game(room, lambda woken: resume(woken, rest, ran))
        if rest is not None or row.due != record.due:  # all was read, so it can be forgotten
            with suppress(StoreError):  # people may look at a table while the disk is full
                await self.services.store.rest([awake])
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
        self._leave(room)
        return forgotten

    # -- letting go ------------------------------------------------------------

    def unload(self, room: Room) -> None:
        """Put a table away that nobody uses."""
        if self.rooms.get(room.record.code) is not room:
            return
        room.put_away()
        if self.is_alone:
            del self.rooms[room.record.code]
        else:
            self._leave(room)

    def let_go(self, room: Room) -> None:
        """Drop a table that another node may have by now; everybody there connects again."""
        room.put_away(drop=True)
        room.audience.send_away()
        self._leave(room)

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
        self._stop_chores()
        self.claims.close()
        if self._coming:
            await asyncio.wait(list(self._coming.values()), timeout=_HAND_OVER)
        rooms = list(self.rooms.values())
        for room in rooms:
            room.put_away()
        await _all_idle(rooms)
        await self._store_at_rest(rooms)
        for room in rooms:
            self._leave(room).add_done_callback(partial(_send_away, room))
        await self.claims.wait_until_left(_HAND_OVER)
        log.info("tables handed over", rooms=len(rooms))

    def _leave(self, room: Room) -> asyncio.Task[None]:
        code = room.record.code
        if self.rooms.get(code) is room:
            del self.rooms[code]
        return self.claims.leave(code, room, rests=not goes_on(room))

    async def _adopt(self, code: str) -> bool:
        """Let a game without an owner go on here; false if another node was faster."""
        try:
            return await self.find(code) is not None
        except UnreadableError as error:
            self.log_unreadable(code, error)
        except ElsewhereError:
            pass
        return False

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
        record = read_table(row)
        rest, room = record.take_rest(), self._room(row, record)
        if rest is not None:
            room.presence.recall(rest.absences, self.time.since(rest.at))
        return room.info

    async def still_room(self, row: TableRow) -> Room:
        """A room of a table as it is stored, in which no clock and no bot runs."""
        room = self._room(row, read_table(row))
        await _read_game(room, rebuild)
        return room

    def _room(self, row: TableRow, record: TableRecord) -> Room:
        return Room(record, self.services, HANDLERS, row.touched, self.let_go)

    def log_unreadable(self, code: str, error: UnreadableError) -> None:
        """Log once for each table, since lists are requested often."""
        if code not in self.unreadable:
            self.unreadable.add(code)
            log.error("table cannot be read", code=code, error=error.__cause__ or error)

    # -- sweeps ----------------------------------------------------------------

    async def sweep(self) -> None:
        """Unload idle tables; park and remove old ones."""
        await self.dormancy.put_idle_to_sleep()
        await self._retention.run(self.time)


async def _repeat(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do some work again and again; what fails is tried again the next time."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:  # noqa: BLE001 (nobody would miss a chore that ends)
            log.error("not done", what=getattr(work, "__name__", ""), error=error)


async def _read_game(room: Room, read: Callable[[Room], Awaitable[object]]) -> None:
    """Read the game of a table; raises `UnreadableError`: it must not keep others from loading."""
    try:
        await read(room)
    except StoreError:
        raise
    except Exception as error:
        raise UnreadableError(f"the game at table {room.record.code!r} cannot be read") from error


async def _all_idle(rooms: Sequence[Room]) -> None:
    """Wait until the mailboxes are empty, but not for ever."""
    if rooms:
        idle = [asyncio.ensure_future(room.wait_until_idle()) for room in rooms]
        await asyncio.wait(idle, timeout=_HAND_OVER)


def _send_away(room: Room, _left: object) -> None:
    room.audience.send_away()
