"""The store in PostgreSQL: for many tables, and for several servers.

The servers that share a database hold a lock there together; a server that is the only one holds
it alone. What ends a connection ends its lock, so nobody has to remove anything.
"""

from __future__ import annotations

import asyncio
import secrets
from asyncio import Future
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import asyncpg

from undermine.server.logs import log
from undermine.server.setting_readers import without_password
from undermine.server.store import postgres_rows as sql
from undermine.server.store.base import (
    PROVEN_FOR,
    REMOVED_AT_ONCE,
    TOUCHED_EVERY,
    CommitCallback,
    EntryRow,
    FencedError,
    Forgotten,
    GameRow,
    MissingError,
    RestRow,
    StagedRow,
    StorageError,
    Store,
    TableRow,
    TalkRow,
)
from undermine.server.store.columns import entry_columns
from undermine.server.store.epochs import Epochs
from undermine.server.store.postgres_connection import (
    ANSWER_SECONDS,
    TROUBLE,
    Connection,
    Line,
    Readers,
    connect,
    hang_up,
    is_lost,
    reason,
    take_lock,
)
from undermine.server.store.postgres_copies import copy_to_file
from undermine.server.store.postgres_moves import Move, add_entries
from undermine.server.store.postgres_schema import migrate, require_usable
from undermine.server.store.postgres_writer import Work, Writer

P = ParamSpec("P")
T = TypeVar("T")
Method = Callable[Concatenate["PostgresStore", P], Coroutine[Any, Any, T]]

READERS: Final = 3
"""Connections for reading."""
SCRUB_WAITS: Final = "2s"
"""How long writing a table anew waits for those who use it."""
KEPT_WRITERS: Final = "1 day"
"""How long the last batch of a server is remembered."""


def _reads(function: Callable[Concatenate[Connection, P], Awaitable[T]]) -> Method[P, T]:
    """A method that reads by this function."""

    @wraps(function)
    async def method(store: PostgresStore, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.run_read(lambda connection: function(connection, *args, **kwargs))

    return method


class PostgresStore(Store):
    """Tables, games and their logs in a PostgreSQL database."""

    def __init__(
        self,
        address: str,
        on_commit: CommitCallback = lambda _jobs, _seconds: None,
        *,
        is_alone: bool = True,
    ) -> None:
        self._address = address
        self._on_commit = on_commit
        self._is_alone = is_alone
        self._name = f"undermine {secrets.token_hex(8)}"
        self.epochs = Epochs()
        """The claims of this node; whoever owns tables adds to them."""
        self._writer: Writer | None = None
        self._readers: Readers | None = None
        self._touched: dict[str, int] = {}
        """When the tables of games were last touched, as far as this matters."""

    # -- opening and closing ---------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        await self._prepare()
        line = Line(self._connect_writer, is_logged=True)
        await line.connected(patience=0)
        self._readers = Readers(self._connect_reader, READERS)
        self._writer = Writer(self._name, line, self.epochs, self._on_commit)

    async def _prepare(self) -> None:
        connection = await connect(self._address, "undermine migrates")
        try:
            await require_usable(connection)
            await migrate(connection)
        except TROUBLE as error:
            raise StorageError(f"cannot open {self.shown!r}: {reason(error)}") from error
        finally:
            await hang_up(connection)

    @property
    def shown(self) -> str:
        """The address of the database, without its password."""
        return without_password(self._address)

    @property
    def address(self) -> str:
        """The address of the database, to connect to."""
        return self._address

    async def _connect_writer(self) -> Connection:
        """A connection that holds the lock of this server, and whose last batch is known."""
        connection = await connect(self._address, self._name)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._take_over(connection)
        except BaseException as error:
            connection.terminate()
            if isinstance(error, TROUBLE):
                what = f"the database {self.shown!r} cannot be used: {reason(error)}"
                raise StorageError(what) from error
            raise
        return connection

    async def _take_over(self, connection: Connection) -> None:
        """End what is left of an earlier connection of this server, then take its place."""
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where application_name = $1 and pid <> pg_backend_pid()",
            self._name,
        )
        await take_lock(connection, self.shown, is_alone=self._is_alone)
        await connection.execute(
            f"delete from writer where at < now() - interval '{KEPT_WRITERS}' and name <> $1",  # noqa: S608
            self._name,
        )
        await connection.execute(
            "insert into writer (name, batch) values ($1, 0) on conflict do nothing", self._name
        )

    async def _connect_reader(self) -> Connection:
        return await connect(self._address, "undermine reads", default_transaction_read_only="on")

    async def close(self) -> None:
        """Store what was asked for, then hang up."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()
        if self._readers is not None:
            await self._readers.close()

    async def ping(self) -> None:
        """Write to the disk, unless something was just written; asking often costs no more."""
        if self._writer is None or not self._writer.stored_within(PROVEN_FOR):
            await self.run_write(sql.try_to_write)

    # -- operations that are one function --------------------------------------------------------

    table = _reads(sql.table)
    tables = _reads(sql.tables)
    listed = _reads(sql.listed)
    playing_tables = _reads(sql.playing_tables)
    due = _reads(sql.due)
    game = _reads(sql.game)
    games = _reads(sql.games)
    entries = _reads(sql.entries)
    staged = _reads(sql.staged)
    talk = _reads(sql.talk)
    untouched = _reads(sql.untouched)

    # -- tables and their log --------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> None:
        """Open a table."""
        await self.run_write(lambda to: sql.add_table(to, row))

    async def put_table(
        self, row: TableRow, game: GameRow | None = None, entries: Sequence[EntryRow] = ()
    ) -> None:
        """Store a table and perhaps a game that begins there."""
        if game is not None:
            entry_columns(game.id, 0, entries)

        async def work(connection: Connection) -> None:
            await sql.put_table(connection, row)
            if game is not None:
                await sql.put_game(connection, game)
                await add_entries(connection, game.id, entries)

        await self.run_write(work, code=row.code)

    async def rest(self, rows: Sequence[RestRow]) -> None:
        """Store how tables fell asleep or woke up.

        Those that have another owner now, or were deleted, are left out.
        """
        left_out = (FencedError, MissingError)
        asked = [self._ask(partial(sql.rest, row=row), code=row.code) for row in rows]
        for outcome in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, left_out):
                raise outcome

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
        entry_columns(game, after, entries)
        at = entries[-1].at if entries else 0
        touches = game not in self._touched or at >= self._touched[game] + TOUCHED_EVERY
        move = Move(game, after, entries, staged, ended, table, touches)
        await self.run_write(_nothing, game=game, move=move)
        if touches:
            self._touched[game] = at

    async def stage(self, game: str, row: StagedRow) -> None:
        """Replace what a seat has staged."""
        await self.run_write(lambda to: sql.stage(to, game, row), game=game)

    async def say(self, code: str, row: TalkRow) -> None:
        """Keep something that was said."""
        await self.run_write(lambda to: sql.say(to, code, row), code=code)

    # -- tidying, copies -------------------------------------------------------------------------

    async def park(self, before: int, keep: Collection[str] = ()) -> list[str]:
        """Park tables that nobody has touched."""
        parked = await self.run_write(lambda to: sql.park(to, before, keep))
        self._touched.clear()  # otherwise it would know every game there was
        return parked

    async def remove(self, codes: Sequence[str], before: int) -> list[str]:
        """Remove tables that are still untouched, a few at a time."""
        removed: list[str] = []
        for at in range(0, len(codes), REMOVED_AT_ONCE):
            some = codes[at : at + REMOVED_AT_ONCE]
            removed += await self.run_write(partial(sql.remove, codes=some, before=before))
        return removed

    async def forget(self, code: str) -> Forgotten | None:
        """Delete a table with everything that belongs to it."""
        code = sql.storable(code)
        try:
            return await self.run_write(lambda to: sql.forget(to, code), code=code)
        except MissingError:  # another node was faster
            return None

    async def scrub(self) -> bool:
        """Write the tables anew; other writes wait. The write-ahead log still holds old rows.

        While it waits for somebody who reads, everybody waits behind it: so it soon gives up.
        """
        connection = await connect(
            self._address, "undermine scrubs", statement_timeout="0", lock_timeout=SCRUB_WAITS
        )
        try:
            await connection.execute("vacuum full game_table, game, entry, staged, talk")
        except asyncpg.LockNotAvailableError as error:
            log.warning("the database was not written anew", what=reason(error))
        except TROUBLE as error:
            raise StorageError(f"the database was not written anew: {reason(error)}") from error
        finally:
            await hang_up(connection)
        return False

    async def backup(self, target: Path) -> None:
        """Write a copy, as a SQLite file, while everything goes on."""
        await copy_to_file(self._address, target)

    # -- connections -----------------------------------------------------------------------------

    async def run_write(
        self, work: Work[T], *, code: str = "", game: str = "", move: Move | None = None
    ) -> T:
        """Run a function in a transaction; done after the commit."""
        return await self._ask(work, code=code, game=game, move=move)

    def _ask(
        self, work: Work[T], *, code: str = "", game: str = "", move: Move | None = None
    ) -> Future[T]:
        """Queue a function now; whatever this node claims later does not cover it."""
        if self._writer is None:
            raise StorageError("nothing was stored: the database is closed")
        return self._writer.ask(work, code, game, move)

    async def run_read(self, work: Work[T]) -> T:
        """Run a function that only reads, once more if the connection is lost meanwhile."""
        if self._writer is None or self._readers is None:
            raise StorageError("nothing can be read: the database is closed")
        async with self._readers.line() as line:
            try:
                return await _read(line, work)
            except _LostError:
                pass
            try:
                return await _read(line, work)
            except _LostError as error:
                raise StorageError(f"nothing can be read: {error}") from error


class _LostError(Exception):
    """The connection was lost while somebody read."""


async def _read(line: Line, work: Work[T]) -> T:
    try:
        connection = await line.connected()
    except StorageError as error:
        raise StorageError(f"nothing can be read: {error}") from error
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await work(connection)
    except TROUBLE as error:
        if not is_lost(error):
            raise StorageError(f"nothing can be read: {reason(error)}") from error
        line.drop()
        raise _LostError(reason(error)) from error
    except asyncio.CancelledError:
        line.drop()  # its answer is still under way
        raise


async def _nothing(_: Connection) -> None:
    """A job that is stored with others has no work of its own."""
