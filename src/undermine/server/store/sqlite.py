"""The store in one SQLite file: a log that survives, for one server."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

from undermine.server.store import rows
from undermine.server.store.base import (
    PROVEN_FOR,
    REMOVED_AT_ONCE,
    TOUCHED_EVERY,
    CommitCallback,
    EntryRow,
    GameRow,
    StagedRow,
    StorageError,
    Store,
    TableRow,
)
from undermine.server.store.columns import EntryColumns, entry_columns
from undermine.server.store.files import Lock, as_storage_error, connect, copy, create
from undermine.server.store.operations import reads, writes
from undermine.server.store.schema import migrate, newest, require_ours, version
from undermine.server.store.writer import Work, Writer

T = TypeVar("T")


class SqliteStore(Store):
    """Tables, games and their logs in one file."""

    def __init__(
        self, database: Path, on_commit: CommitCallback = lambda _jobs, _seconds: None
    ) -> None:
        self._database = database
        self._on_commit = on_commit
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
        with as_storage_error(f"cannot open {str(self._database)!r}"):
            create(self._database)
            self._lock.take()
            try:
                prepare(self._database)
                self._reader = connect(self._database)
                self._reader.execute("pragma query_only = on")
                self._staging = rows.staging(self._reader)
                return Writer(self._database, loop, self._on_commit)
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
            await self.run_write(rows.try_to_write)

    # -- operations that are one function --------------------------------------------------------

    add_table = writes(rows.add_table)
    table = reads(rows.table)
    tables = reads(rows.tables)
    listed = reads(rows.listed)
    playing_tables = reads(rows.playing_tables)
    due = reads(rows.due)
    rest = writes(rows.rest)
    game = reads(rows.game)
    games = reads(rows.games)
    entries = reads(rows.entries)
    staged = reads(rows.staged)
    say = writes(rows.say)
    talk = reads(rows.talk)
    untouched = reads(rows.untouched)
    forget = writes(rows.forget)

    # -- tables and their log --------------------------------------------------------------------

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

        await self.run_write(work)

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
        lines = entry_columns(game, after, entries)
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
            await self.run_write(work, lines if only_adds else ())
        except BaseException:
            self._staging.add(game)  # perhaps it is still there
            raise
        if touches:
            self._touched[game] = at

    async def stage(self, game: str, row: StagedRow) -> None:
        """Replace what a seat has staged."""
        self._staging.add(game)
        await self.run_write(lambda connection: rows.stage(connection, game, row))

    # -- tidying, copies -------------------------------------------------------------------------

    async def park(self, before: int, keep: Collection[str] = ()) -> list[str]:
        """Park tables that nobody has touched."""
        parked = await self.run_write(lambda to: rows.park(to, before, keep))
        self._touched.clear()  # the next move brings a parked table back
        return parked

    async def remove(self, codes: Sequence[str], before: int) -> list[str]:
        """Remove tables that are still untouched, a few at a time."""
        removed: list[str] = []
        for at in range(0, len(codes), REMOVED_AT_ONCE):
            some = codes[at : at + REMOVED_AT_ONCE]
            removed += await self.run_write(partial(rows.remove, codes=some, before=before))
        return removed

    async def scrub(self) -> bool:
        """Write the database anew; other writes wait."""
        if self._writer is None:
            raise StorageError("nothing was stored: the database is closed")
        return await self._writer.ask_alone(rows.scrub)

    async def backup(self, target: Path) -> None:
        """Write a copy while everything goes on."""
        await asyncio.to_thread(copy, self._database, target)

    # -- threads ---------------------------------------------------------------------------------

    def run_write(self, work: Work[T], entries: Sequence[EntryColumns] = ()) -> Future[T]:
        """Run a function in a transaction; the future is done after the commit.

        A function that does nothing but add entries names them: they are stored with others.
        """
        if self._writer is None:
            raise StorageError("nothing was stored: the database is closed")
        return self._writer.ask(work, entries)

    async def run_read(self, work: Work[T]) -> T:
        """Run a function that only reads, on a connection and a thread for that."""
        if self._writer is None or self._reader is None:
            raise StorageError("nothing can be read: the database is closed")
        reader = self._reader
        with as_storage_error("nothing can be read"):
            return await asyncio.get_running_loop().run_in_executor(
                self._reading, lambda: work(reader)
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
