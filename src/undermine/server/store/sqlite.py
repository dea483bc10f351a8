"""The store in one SQLite file: a log that survives, for one server."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from undermine.server.store import rows
from undermine.server.store.base import (
    EntryRow,
    Forgotten,
    GameRow,
    StagedRow,
    StorageError,
    Store,
    TableRow,
    TalkRow,
)
from undermine.server.store.files import Lock, complaining, connect, copy, create
from undermine.server.store.schema import migrate, newest, require_ours, version
from undermine.server.store.writer import Watch, Work, Writer

P = ParamSpec("P")
T = TypeVar("T")

PROVEN_FOR: Final = 1.0
"""Seconds for which a successful write proves that there is room for another."""
TOUCHED_EVERY: Final = 60
"""Seconds; moves in between leave the row of their table alone."""


class SqliteStore(Store):
    """Tables, games and their logs in one file."""

    def __init__(self, database: Path, watch: Watch = lambda _jobs, _seconds: None) -> None:
        self._database = database
        self._watch = watch
        self._lock = Lock(database)
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="undermine-reader")
        self._touched: dict[str, int] = {}
        """When the tables of games were last touched, as far as this matters."""
        self._staging: set[str] = set()
        """Games in which something may be staged; in all others there is nothing to remove."""

    # -- opening and closing ---------------------------------------------------------------------

    async def open(self) -> None:
        """Lock the database, bring it up to date and start writing."""
        self._writer = await asyncio.to_thread(self._prepare, asyncio.get_running_loop())

    def _prepare(self, loop: AbstractEventLoop) -> Writer:
        with complaining(f"cannot open {str(self._database)!r}"):
            create(self._database)
            self._lock.take()
            try:
                prepare(self._database)
                self._reader = connect(self._database)
                self._reader.execute("pragma query_only = on")
                self._staging = rows.staging(self._reader)
                return Writer(self._database, loop, self._watch)
            except BaseException:
                self._lock.release()
                raise

    async def close(self) -> None:
        """Store what was asked for, then let go of the file."""
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.stop()
            await asyncio.to_thread(self._let_go, writer)

    def _let_go(self, writer: Writer) -> None:
        self._reading.shutdown()
        if self._reader is not None:
            self._reader.close()
        writer.join()
        self._lock.release()

    async def ping(self) -> None:
        """Write to the disk, unless something was just written; asking often costs no more."""
        if self._writer is None or not self._writer.stored_within(PROVEN_FOR):
            await self._write(rows.try_to_write)

    # -- tables and games ------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> None:
        """Open a table."""
        await self._write(lambda connection: rows.add_table(connection, row))

    async def put_table(
        self, row: TableRow, game: GameRow | None = None, entries: Sequence[EntryRow] = ()
    ) -> None:
        """Store a table and perhaps a game that begins there."""

        def work(connection: sqlite3.Connection) -> None:
            rows.put_table(connection, row)
            if game is not None:
                rows.put_game(connection, game)
            if game is not None and entries:
                rows.append(connection, game.id, 0, entries)

        await self._write(work)

    async def table(self, code: str) -> TableRow | None:
        """Find a table."""
        return await self._read(rows.table, code)

    async def tables(self, codes: Sequence[str]) -> list[TableRow]:
        """Find some tables."""
        return await self._read(rows.tables, codes)

    async def listed(self, limit: int = 50) -> list[TableRow]:
        """Tables that strangers may find."""
        return await self._read(rows.listed, limit)

    async def live(self) -> list[TableRow]:
        """Tables at which a game is being played."""
        return await self._read(rows.live)

    async def game(self, game: str) -> GameRow | None:
        """Find a game."""
        return await self._read(rows.game, game)

    async def games(self, code: str) -> list[GameRow]:
        """All games of a table."""
        return await self._read(rows.games, code)

    # -- the log ---------------------------------------------------------------------------------

    async def append(  # noqa: PLR0913  # one transaction
        self,
        game: str,
        after: int,
        entries: Sequence[EntryRow],
        *,
        staged: Sequence[StagedRow] = (),
        ended: GameRow | None = None,
        table: TableRow | None = None,
    ) -> None:
        """Store the next entries of a game."""
        lines = rows.entry_columns(game, after, entries)
        at = entries[-1].at if entries else 0
        touches = game not in self._touched or at >= self._touched[game] + TOUCHED_EVERY
        restages = bool(staged) or game in self._staging

        def work(connection: sqlite3.Connection) -> None:
            if table is not None:
                rows.put_table(connection, table)
            rows.append(connection, game, after, entries)
            if touches:
                rows.touch_game(connection, game, at)
            if restages:
                rows.restage(connection, game, staged)
            if ended is not None:
                rows.put_game(connection, ended)

        only_adds = table is None and ended is None and not touches and not restages
        (self._staging.add if staged else self._staging.discard)(game)
        try:
            await self._write(work, lines if only_adds else ())
        except BaseException:
            self._staging.add(game)  # perhaps it is still there
            raise
        if touches:
            self._touched[game] = at

    async def entries(self, game: str, after: int = 0) -> list[EntryRow]:
        """The log of a game."""
        return await self._read(rows.entries, game, after)

    async def stage(self, game: str, row: StagedRow) -> None:
        """Replace what a seat has staged."""
        self._staging.add(game)
        await self._write(lambda connection: rows.stage(connection, game, row))

    async def staged(self, game: str) -> list[StagedRow]:
        """What waits in a game."""
        return await self._read(rows.staged, game)

    # -- talk, tidying, copies -------------------------------------------------------------------

    async def say(self, code: str, row: TalkRow) -> None:
        """Keep something that was said."""
        await self._write(lambda connection: rows.say(connection, code, row))

    async def talk(self, code: str, limit: int = 50) -> list[TalkRow]:
        """The last things said at a table."""
        return await self._read(rows.talk, code, limit)

    async def park(self, before: int, keep: Collection[str] = ()) -> list[str]:
        """Park tables that nobody has touched."""
        parked = await self._write(lambda to: rows.park(to, before, keep))
        self._touched.clear()  # the next move brings a parked table back
        return parked

    async def untouched(self, before: int) -> list[str]:
        """Tables that nobody has touched, and where no game is being played."""
        return await self._read(rows.untouched, before)

    async def remove(self, codes: Sequence[str], before: int) -> list[str]:
        """Remove tables that are still untouched, a few at a time."""
        removed: list[str] = []
        for at in range(0, len(codes), rows.REMOVED_AT_ONCE):
            some = codes[at : at + rows.REMOVED_AT_ONCE]
            removed += await self._write(partial(rows.remove, codes=some, before=before))
        return removed

    async def forget(self, code: str) -> Forgotten | None:
        """Delete a table with everything that belongs to it."""
        return await self._write(lambda connection: rows.forget(connection, code))

    async def scrub(self) -> bool:
        """Write the database anew; whoever wants to store something waits."""
        if self._writer is None:
            raise StorageError("nothing was stored: the database is closed")
        return await self._writer.ask_alone(rows.scrub)

    async def backup(self, target: Path) -> None:
        """Write a copy while everything goes on."""
        await asyncio.to_thread(copy, self._database, target)

    # -- threads ---------------------------------------------------------------------------------

    def _write(self, work: Work[T], entries: Sequence[rows.EntryColumns] = ()) -> Future[T]:
        if self._writer is None:
            raise StorageError("nothing was stored: the database is closed")
        return self._writer.ask(work, entries)

    async def _read(
        self,
        find: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        if self._writer is None or self._reader is None:
            raise StorageError("nothing can be read: the database is closed")
        reader = self._reader
        with complaining("nothing can be read"):
            return await asyncio.get_running_loop().run_in_executor(
                self._reading, lambda: find(reader, *args, **kwargs)
            )


def prepare(database: Path) -> None:
    """Bring a file up to date; before an old one is changed, a copy is put beside it."""
    with closing(connect(database)) as connection:
        require_ours(connection, str(database))
        connection.execute("pragma journal_mode = wal")
        old = version(connection)
        if 0 < old < newest():
            copy(database, database.with_name(f"{database.stem}-schema{old}{database.suffix}"))
        migrate(connection)
