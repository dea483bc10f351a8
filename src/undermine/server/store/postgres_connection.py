"""Connections to PostgreSQL: how they are made, made anew, and what their errors mean."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Protocol

import asyncpg

from undermine.server.logs import log
from undermine.server.setting_readers import without_password
from undermine.server.store.base import InUseError, StorageError

CONNECT_SECONDS: Final = 5.0
"""Within this time the database must take a connection."""
ANSWER_SECONDS: Final = 15.0
"""Within this time it must carry out a transaction, or the connection counts as lost."""
PATIENCE: Final = 3.0
"""Seconds without the database before whoever waits is told."""
PAUSE: Final = 0.25
"""Seconds between two attempts to connect."""
LOCK_SECONDS: Final = 3.0
"""How long to wait for the lock of a server that is about to end."""
OLDEST: Final = 14
"""The oldest PostgreSQL that has what we use (`idle_session_timeout`)."""

TROUBLE: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""What asyncpg raises: the network, the server, the client, and the client about itself."""

_SETTINGS: Final = {
    "synchronous_commit": "on",
    "timezone": "UTC",
    "idle_in_transaction_session_timeout": "5s",  # of a server that froze: others wait for its rows
    "lock_timeout": "10s",
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "9000",
}
_NO_ADDRESS: Final = (
    "this is no address of a database; in a user or password, / ? # [ ] @ and : are written as "
    "%2F %3F %23 %5B %5D %40 and %3A, and a port is a number"
)
_LOCK: Final = "hashtextextended('undermine serves ' || current_schema(), 0)"
_LOST_STATES: Final = frozenset({"25006", "25P03", "57P01", "57P02", "57P03", "57P05"})
"""States after which a connection is of no use: read-only, shut down, idle for too long."""


class Connection(Protocol):
    """What we use of a connection of asyncpg, which has no types."""

    async def fetch(self, sql: str, *values: object) -> list[Sequence[Any]]:
        """All rows."""

    async def fetchrow(self, sql: str, *values: object) -> Sequence[Any] | None:
        """The first row."""

    async def fetchval(self, sql: str, *values: object) -> Any:  # noqa: ANN401  # any column
        """The first column of the first row."""

    async def execute(self, sql: str, *values: object) -> str:
        """What was done, such as `DELETE 3`."""

    async def copy_records_to_table(
        self, table: str, *, records: Sequence[Sequence[object]], columns: Sequence[str]
    ) -> str:
        """Add many rows at once."""

    async def close(self, *, timeout: float | None = None) -> None:  # noqa: ASYNC109 (of asyncpg)
        """Say good-bye."""

    def terminate(self) -> None:
        """Hang up."""

    def is_closed(self) -> bool:
        """Whether it can be used no more."""

    def add_termination_listener(self, callback: Callable[[Any], None]) -> None:
        """Have a function called when the connection ends, however it does."""


async def connect(address: str, name: str, **settings: str) -> Connection:
    """Connect; raises `StorageError` with a sentence for the operator."""
    wanted = _SETTINGS | {"application_name": name} | settings
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            found: Connection = await asyncpg.connect(address, server_settings=wanted)
    except TROUBLE as error:
        shown = without_password(address)
        raise StorageError(f"the database {shown!r} cannot be used: {reason(error)}") from error
    except ValueError:  # which may quote the password, also in a traceback
        shown = without_password(address)
        raise StorageError(f"the database {shown!r} cannot be used: {_NO_ADDRESS}") from None
    return found


def reason(error: BaseException) -> str:
    """What is wrong, without the values that the detail of an error may quote."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, OSError) and error.errno:
        known = os.strerror(error.errno) if error.errno > 0 else error.strerror
        return str(known).lower()
    return str(error.args[0]) if error.args else type(error).__name__


def is_lost(error: BaseException) -> bool:
    """Whether an error means that the connection, not the work, is of no use."""
    if isinstance(error, asyncpg.PostgresError):
        state = str(error.sqlstate or "")
        return isinstance(error, asyncpg.PostgresConnectionError) or state in _LOST_STATES
    is_of_client = isinstance(error, asyncpg.InterfaceError) and not isinstance(error, ValueError)
    return is_of_client or isinstance(error, OSError | asyncpg.InternalClientError)


def is_of_database(error: BaseException) -> bool:
    """Whether the database failed, rather than the work."""
    work = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
    return isinstance(error, asyncpg.PostgresError) and not isinstance(error, work)


async def take_lock(connection: Connection, shown: str, *, is_alone: bool) -> None:
    """Hold the lock of servers, alone or with others; raises `InUseError` if that is not possible.

    The lock belongs to the connection, and ends with it.
    """
    kind = "pg_try_advisory_lock" if is_alone else "pg_try_advisory_lock_shared"
    until = time.monotonic() + LOCK_SECONDS
    while not await connection.fetchval(f"select {kind}({_LOCK})"):
        if time.monotonic() > until:
            raise InUseError(
                f"{shown!r} is in use by another server; stop it first, or name another database "
                "in UNDERMINE_DATABASE"
            )
        await asyncio.sleep(PAUSE)


class Line:
    """One connection at a time, made anew when it was lost."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], *, is_logged: bool) -> None:
        self._connect = connect
        self._is_logged = is_logged
        self._was_connected = False
        self._connection: Connection | None = None
        self._trouble: StorageError | None = None
        self._since = self._tried = 0.0

    async def connected(self, patience: float = PATIENCE) -> Connection:
        """The connection; raises `StorageError` if there is none for some seconds."""
        while self._connection is None or self._connection.is_closed():
            if not self._is_hopeless(patience):
                await self._try_to_connect()
            if self._trouble is not None:
                if isinstance(self._trouble, InUseError) or self._is_late(patience):
                    raise type(self._trouble)(str(self._trouble))
                await asyncio.sleep(PAUSE)
        return self._connection

    def drop(self) -> None:
        """Hang up a connection that failed."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Say good-bye."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await hang_up(connection)

    def _is_late(self, patience: float) -> bool:
        return time.monotonic() - self._since >= patience

    def _is_hopeless(self, patience: float) -> bool:
        """Whether an attempt has failed just now, and nobody need wait for another one."""
        has_just_tried = time.monotonic() - self._tried < PAUSE
        return self._trouble is not None and has_just_tried and self._is_late(patience)

    async def _try_to_connect(self) -> None:
        try:
            self._connection = await self._connect()
        except StorageError as error:
            self._fail(error)
            return
        if self._trouble is not None and self._is_logged:
            log.warning("the database answers again", seconds=time.monotonic() - self._since)
        self._trouble, self._was_connected = None, True

    def _fail(self, error: StorageError) -> None:
        self._tried = time.monotonic()
        if self._trouble is None:
            self._since = self._tried
            if self._is_logged and self._was_connected:
                log.error("the database is gone", what=str(error))
        self._trouble = error


async def hang_up(connection: Connection) -> None:
    """Say good-bye, but not for long."""
    try:
        await connection.close(timeout=1.0)
    except TROUBLE:
        connection.terminate()


class Readers:
    """A few lines for reading, each used by one at a time."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], lines: int) -> None:
        self._lines = [Line(connect, is_logged=False) for _ in range(lines)]
        self._free = list(self._lines)
        self._turn = asyncio.Semaphore(lines)

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """A line that nobody else uses."""
        async with self._turn:
            line = self._free.pop()
            try:
                yield line
            finally:
                self._free.append(line)

    async def close(self) -> None:
        """Close all of them."""
        for line in self._lines:
            with suppress(StorageError):
                await line.close()
