"""The task that writes to PostgreSQL: waiting jobs are stored in one commit.

While a commit waits for the disk of the database, the next jobs gather: many tables cost hardly
more commits than one. If one job fails, everything is undone and done again by halves until it
stands alone.

A commit whose answer is lost may have been carried out or not. So every transaction writes its
number into the row of its server, and after the next connection that row tells: what is not there
is done again, what is there is not.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby
from math import inf
from typing import Any, Final, NamedTuple, TypeVar

import asyncpg

from undermine.server.logs import log
from undermine.server.store import postgres_moves as moves
from undermine.server.store.base import MOST_JOBS, CommitCallback, InUseError, StorageError
from undermine.server.store.epochs import Epochs
from undermine.server.store.postgres_connection import (
    ANSWER_SECONDS,
    PAUSE,
    TROUBLE,
    Connection,
    Line,
    is_lost,
    is_of_database,
    reason,
)

T = TypeVar("T")
Work = Callable[[Connection], Awaitable[T]]
"""The work of a job; it may run again after its transaction failed."""

ATTEMPTS: Final = 2
"""How often a batch is tried whose connection is lost before the commit."""
DOUBT_SECONDS: Final = 10.0
"""How long closing waits to learn whether a commit was carried out."""


class Job(NamedTuple):
    """Something to store."""

    work: Work[Any]
    future: Future[Any]
    code: str = ""
    """The table that it changes, if any: no later owner may have claimed it."""
    game: str = ""
    """Or the game."""
    asked: int = 0
    """How many tables this node had claimed when this was asked for."""
    move: moves.Move | None = None
    """Set if the work only stores a move; it is then stored with those of other jobs."""


class _Outcome(NamedTuple):
    value: object
    error: Exception | None = None


class _LostAnswerError(Exception):
    """The connection was lost during a commit."""


class Writer:
    """Writes to the database, one transaction after the other."""

    def __init__(self, name: str, line: Line, epochs: Epochs, on_commit: CommitCallback) -> None:
        self._name = name
        self._line = line
        self._epochs = epochs
        self._on_commit = on_commit
        self._batch = time.time_ns()  # beyond all numbers that this server used before
        self._waiting: list[Job] = []
        self._has_work = asyncio.Event()
        self._is_stopping = False
        self._stopped_at = inf
        self._stored_at = -inf
        """When something was last stored, unless a later attempt failed."""
        self._task = asyncio.ensure_future(self._run())

    def ask(
        self, work: Work[T], code: str = "", game: str = "", move: moves.Move | None = None
    ) -> Future[T]:
        """Queue work; the future is done after its commit."""
        future: Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(work, future, code, game, self._epochs.claims, move))
        self._has_work.set()
        return future

    def stored_within(self, seconds: float) -> bool:
        """Whether the last attempt to store something succeeded, not longer ago than this."""
        return time.monotonic() - self._stored_at < seconds

    async def close(self) -> None:
        """Store the waiting jobs, then hang up."""
        self._is_stopping = True
        self._stopped_at = time.monotonic()
        self._has_work.set()
        await self._task
        await self._line.close()

    async def _run(self) -> None:
        while self._waiting or not self._is_stopping:
            await self._has_work.wait()
            # After the messages that arrive meanwhile: a larger batch costs each job less.
            await asyncio.sleep(0)
            batch, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
            if not self._waiting and not self._is_stopping:
                self._has_work.clear()
            if batch:
                await self._store_and_tell(batch)

    async def _store_and_tell(self, batch: Sequence[Job]) -> None:
        began = time.perf_counter()
        try:
            outcomes = await self._store(batch)
        except Exception as error:  # noqa: BLE001  # a writer that dies would keep all waiting
            outcomes = _failed(error, len(batch))
        for job, outcome in zip(batch, outcomes, strict=True):
            if job.future.done():
                continue  # the caller was cancelled
            if outcome.error is None:
                job.future.set_result(outcome.value)
            else:
                job.future.set_exception(outcome.error)
        if stored := sum(outcome.error is None for outcome in outcomes):
            self._on_commit(stored, time.perf_counter() - began)
        has_failed = any(isinstance(outcome.error, StorageError) for outcome in outcomes)
        self._stored_at = -inf if has_failed else time.monotonic()
        await asyncio.sleep(0)  # coroutines that resume now ask for the next

    async def _store(self, batch: Sequence[Job]) -> list[_Outcome]:
        """One transaction; if a job in it fails, each half gets one of its own."""
        try:
            return await self._try(batch)
        except StorageError as error:
            return _failed(error, len(batch))
        except Exception as error:  # noqa: BLE001  # see above
            if len(batch) == 1:
                return _failed(error, 1) if is_of_database(error) else [_Outcome(None, error)]
            half = len(batch) // 2
            return await self._store(batch[:half]) + await self._store(batch[half:])

    async def _try(self, batch: Sequence[Job]) -> list[_Outcome]:
        """One transaction, once more if the connection is lost before the commit."""
        for attempt in range(1, ATTEMPTS + 1):
            connection = await self._line.connected()
            self._batch += 1
            outcomes: list[_Outcome] = []
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._transact(connection, batch, outcomes)
            except _LostAnswerError:
                self._line.drop()
                if await self._was_stored():
                    return outcomes
            except Exception as error:
                if not is_lost(error):
                    await self._roll_back(connection)
                    raise
                self._line.drop()
                if attempt == ATTEMPTS:
                    raise StorageError(reason(error)) from error
            else:
                return outcomes
        raise StorageError("the connection with the database was lost")

    async def _transact(
        self, connection: Connection, batch: Sequence[Job], outcomes: list[_Outcome]
    ) -> None:
        await connection.execute("begin")
        await self._work(connection, batch, outcomes)
        try:
            await connection.execute("commit")
        except (Exception, asyncio.CancelledError) as error:
            if isinstance(error, asyncpg.PostgresError) and not is_lost(error):
                raise  # it has answered: nothing was stored
            raise _LostAnswerError from error

    async def _work(
        self, connection: Connection, batch: Sequence[Job], outcomes: list[_Outcome]
    ) -> None:
        """Everything in its order; moves that lie side by side are stored at once."""
        names = sorted({job.game for job in batch if job.game})
        codes = sorted({job.code for job in batch if job.code})
        marked = moves.Batch(self._name, self._batch, names, codes)
        stored, games = await moves.look(connection, marked)
        for job in batch:
            code = games[job.game].code if job.game in games else job.code
            if code:
                self._epochs.require(code, stored.get(code), job.asked)
            if job.move is None and job.game in games:
                games[job.game] = games[job.game]._replace(has_staged=True)
        for is_moves, jobs in groupby(batch, lambda job: job.move is not None):
            some = list(jobs)
            if is_moves:
                await moves.store_moves(connection, [job.move for job in some if job.move], games)
                outcomes += [_Outcome(None)] * len(some)
            else:
                for job in some:
                    outcomes.append(_Outcome(await job.work(connection)))

    async def _roll_back(self, connection: Connection) -> None:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute("rollback")
        except TROUBLE:
            self._line.drop()

    async def _was_stored(self) -> bool:
        """Whether the last commit was carried out; waits for the database as long as it takes."""
        sql = "select batch from writer where name = $1 for update"  # after a commit under way
        while True:
            try:
                connection = await self._line.connected(patience=0)
                async with asyncio.timeout(ANSWER_SECONDS):
                    found = await connection.fetchval(sql, self._name)
            except (StorageError, *TROUBLE) as error:
                self._line.drop()
                self._refuse_waiting(error)
                if time.monotonic() > self._stopped_at + DOUBT_SECONDS:
                    raise StorageError("nobody knows whether the last move was stored") from error
                await asyncio.sleep(PAUSE)
            else:
                return bool(found == self._batch)

    def _refuse_waiting(self, error: Exception) -> None:
        """Whoever waits behind a commit in doubt is told that the database is gone."""
        waiting, self._waiting = self._waiting, []
        for job, outcome in zip(waiting, _failed(error, len(waiting)), strict=True):
            if not job.future.done() and outcome.error is not None:
                job.future.set_exception(outcome.error)


def _failed(error: Exception, jobs: int) -> list[_Outcome]:
    """What jobs hear whose database failed; a mistake is told as it is."""
    if not jobs:
        return []
    what = str(error) if isinstance(error, StorageError) else reason(error)
    log.error("nothing was stored", what=what, jobs=jobs)
    kind = InUseError if isinstance(error, InUseError) else StorageError
    return [_Outcome(None, kind(f"nothing was stored: {what}")) for _ in range(jobs)]
