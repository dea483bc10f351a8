"""The registry of tables: opening, finding, loading and unloading them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from msgspec.structs import replace

from undermine.core.state import NOBODY, Seat
from undermine.server.checked_time import CheckedTime
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


class Tables:
    """The tables by code. Those in use are in memory as rooms; the others are in the store."""

    def __init__(self, services: Services) -> None:
        self._time = CheckedTime(services.time)
        self.services = services._replace(time=self._time)
        self.rooms: dict[str, Room] = {}
        self._join_lock = asyncio.Lock()
        self._retention = Retention(self)
        self._unreadable: set[str] = set()
        """Codes of tables that cannot be read, and were logged."""
        self._coming: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Load every table at which a game is being played, and start the sweeps."""
        for row in await self.services.store.playing_tables():
            try:
                await self.find(row.code)
            except UnreadableError as error:
                self._log_unreadable(row.code, error)
            except StoreError as error:
                log.error("table not woken", code=row.code, error=error)
        log.info("tables woken", rooms=len(self.rooms))
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Handle the messages in the mailboxes, and stop clocks and bots."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            room.stop()
            await room.wait_until_idle()

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
        room = Room(read_table(row), self.services, HANDLERS, row.touched)
        talk = await self.services.store.talk(code)
        room.add_talk(*(Said(one.seat, one.at, one.name, one.text, one.sign) for one in talk))
        try:
            await resume(room)
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
                self._log_unreadable(row.code, error)
        return found

    async def _mine_at(self, row: TableRow, token: str) -> list[Brief]:
        record = read_table(row)
        seat = record.seat_of(token)
        if seat is None:
            return []
        if record.status == "playing":  # only a loaded table knows whose turn it is
            try:
                await self.find(row.code)
            except UnreadableError as error:
                self._log_unreadable(row.code, error)
        return await self._games_at(self.brief(row, seat))

    def _brief_if_readable(self, row: TableRow) -> Brief | None:
        try:
            return self.brief(row)
        except UnreadableError as error:
            self._log_unreadable(row.code, error)
            return None

    def _log_unreadable(self, code: str, error: UnreadableError) -> None:
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
        game = room.game if room and record.status != "filling" else None
        turn = room.actor if room and game else -3
        clock = room.hourglass.shown if room else None
        return Brief(
            code=record.code,
            game=record.config.game,
            status=record.status,
            seats=len(record.seats),
            people=len(record.persons()),
            free=sum(seat.kind == "open" for seat in record.seats),
            round=getattr(game.state.table, "round", 0) if game else 0,
            you=you,
            turn=turn,
            turn_name=record.seats[turn].name if turn >= 0 else "",
            left=clock.left if clock else -1,
            game_id=record.game_id,
            touched=row.touched,
        )

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
            room.hourglass.stop()
            del self.rooms[room.record.code]
        await self._retention.run(self._time)

    def _is_idle(self, room: Room) -> bool:
        long_ago = self.services.time.now() - room.last_used > _IDLE
        return long_ago and not room.is_in_use
