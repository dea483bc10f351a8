"""The registry of tables: opening, finding, loading and unloading them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from msgspec.structs import replace

from undermine.core.state import NOBODY, Seat
from undermine.server.checked_time import CheckedTime
from undermine.server.dormancy import Dormancy
from undermine.server.logs import log
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import Said
from undermine.server.protocol.schemas import Brief, Opened, OpenTable
from undermine.server.retention import Retention
from undermine.server.services import Services
from undermine.server.store.base import (
    Forgotten,
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
from undermine.server.table.commit import begin, resume
from undermine.server.table.plain_text import nickname
from undermine.server.table.record import SeatRecord, TableRecord, fresh_seed, read_table
from undermine.server.table.room import Handler, Room
from undermine.server.table.sleeping import awake_row

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


class Tables:
    """The tables by code. Those in use are in memory as rooms; the others are in the store."""

    def __init__(self, services: Services) -> None:
        self._time = CheckedTime(services.time)
        self.services = services._replace(time=self._time)
        self.rooms: dict[str, Room] = {}
        self._join_lock = asyncio.Lock()
        self._retention = Retention(self)
        self.dormancy: Final = Dormancy(self, self._time)
        self._unreadable: set[str] = set()
        """Codes of tables that cannot be read, and were logged."""
        self._coming: dict[str, asyncio.Task[Room | None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Wake tables when they are due, unload those that nobody uses, and sweep."""
        loop = asyncio.get_running_loop()
        self._chores = [
            loop.create_task(_repeat(self.dormancy.wake_due, lambda: WAKE)),
            loop.create_task(_repeat(self.dormancy.put_idle_to_sleep, lambda: REST)),
            loop.create_task(_repeat(self.sweep, lambda: SWEEP)),
        ]

    async def close(self) -> None:
        """Handle the messages in the mailboxes, stop clocks and bots, and store what they know."""
        for chore in self._chores:
            chore.cancel()
        rooms = list(self.rooms.values())
        for room in rooms:
            room.stop()
            await room.wait_until_idle()
        try:
            await self.dormancy.store(rooms)
        except StoreError as error:
            log.error("clocks begin anew after the next start", error=error)

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
        room = Room(record, self.services, HANDLERS)
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
        """A table by its code, loaded if necessary; concurrent callers get the same room."""
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
        row = await self.services.store.table(code)
        if row is None:
            return None
        record = read_table(row)
        rest = record.take_rest()
        if rest is not None or row.due != record.due:
            with suppress(StoreError):  # people may look at a table while the disk is full
                await self.services.store.rest([awake_row(record)])
        room = Room(record, self.services, HANDLERS, row.touched)
        talk = await self.services.store.talk(code)
        room.add_talk(*(Said(one.seat, one.at, one.name, one.text, one.sign) for one in talk))
        slept = self._time.since(rest.at) if rest else 0.0
        if rest is not None:
            room.presence.recall(rest.absences, slept)
        try:
            await resume(room, rest, slept)
        except StoreError:
            raise
        except Exception as error:  # (one table must not keep others from loading)
            raise UnreadableError(f"the game at table {code!r} cannot be read") from error
        self.rooms[code] = room
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
        if self.rooms.get(code) is room:
            del self.rooms[code]
        return forgotten

    # -- lists -----------------------------------------------------------------

    async def listed(self) -> list[Brief]:
        """Tables on the public list."""
        briefs = [self._brief_if_readable(row) for row in await self.services.store.listed()]
        return [brief for brief in briefs if brief is not None]

    async def mine(self, tokens: dict[str, str]) -> list[Brief]:
        """The tables at which these tokens have a seat, and the games that ended there."""
        found: list[Brief] = []
        for row in await self.services.store.tables(list(tokens)):
            try:
                found += await self._mine_at(row, tokens[row.code])
            except UnreadableError as error:
                self.log_unreadable(row.code, error)
        return found

    async def _mine_at(self, row: TableRow, token: str) -> list[Brief]:
        record = read_table(row)
        seat = record.seat_of(token)
        if seat is None:
            return []
        if record.status == "playing" and record.rest is None:  # the server was killed
            try:
                await self.find(row.code)
            except UnreadableError as error:
                self.log_unreadable(row.code, error)
        return await self._games_at(self.brief(row, seat))

    def _brief_if_readable(self, row: TableRow) -> Brief | None:
        try:
            return self.brief(row)
        except UnreadableError as error:
            self.log_unreadable(row.code, error)
            return None

    def log_unreadable(self, code: str, error: UnreadableError) -> None:
        """Log once for each table, since lists are requested often."""
        if code not in self._unreadable:
            self._unreadable.add(code)
            log.error("table cannot be read", code=code, error=error.__cause__ or error)

    async def _games_at(self, now: Brief) -> list[Brief]:
        """The finished games of a table, then the present one."""
        ended = [
            replace(
                now,
                status="over",
                game_id=game.id,
                scores=game.scores,
                turn=NOBODY,
                turn_name="",
                left=-1,
                touched=game.ended,
            )
            for game in await self.services.store.games(now.code)
            if game.status == "over"
        ]
        return ended if now.status == "over" else [*ended, now]

    def brief(self, row: TableRow, you: Seat = -1) -> Brief:
        """A table in a list."""
        room = self.rooms.get(row.code)
        record = room.record if room else read_table(row)
        now = self._present(room) if room else self._asleep(record)
        return Brief(
            code=record.code,
            game=record.config.game,
            status=record.status,
            seats=len(record.seats),
            people=len(record.persons()),
            free=sum(seat.kind == "open" for seat in record.seats),
            round=now.round,
            you=you,
            turn=now.turn,
            turn_name=record.seats[now.turn].name if now.turn >= 0 else "",
            left=now.left,
            game_id=record.game_id,
            touched=row.touched,
        )

    def _present(self, room: Room) -> _Moment:
        if room.game is None or room.record.status == "filling":
            return _Moment()
        clock = room.hourglass.shown
        return _Moment(room.game.round, room.actor, clock.left if clock else -1)

    def _asleep(self, record: TableRecord) -> _Moment:
        rest = record.rest
        if rest is None:
            return _Moment()
        slept = int(self._time.since(rest.at) * 1000)
        return _Moment(rest.round, rest.turn, max(0, rest.left - slept) if rest.left >= 0 else -1)

    # -- sweeps ----------------------------------------------------------------

    async def sweep(self) -> None:
        """Unload idle tables; park and remove old ones."""
        await self.dormancy.put_idle_to_sleep()
        await self._retention.run(self._time)


class _Moment(NamedTuple):
    """What a list tells of a game."""

    round: int = 0
    turn: Seat = NOBODY
    left: int = -1


async def _repeat(work: Callable[[], Awaitable[None]], seconds: Callable[[], float]) -> None:
    """Do some work again and again; what cannot be stored is tried again the next time."""
    while True:
        await asyncio.sleep(seconds())
        try:
            await work()
        except StoreError as error:
            log.error("not done", what=getattr(work, "__name__", ""), error=error)
