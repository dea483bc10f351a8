"""The thread that writes: waiting jobs are stored in one commit, and then their futures are done.

A commit waits for the disk, some milliseconds; while it does, the next jobs gather. So many
tables cost hardly more commits than one. Jobs gather in the loop and go to the thread together:
waking a thread for each of them would cost more than storing it. Jobs hardly ever fail, so they do
not get savepoints: if one fails, everything is undone and done again by halves until it stands
alone.
"""

from __future__ import annotations

import os
import sqlite3
import time
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from math import inf
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from undermine.server.logs import log
from undermine.server.store import rows
from undermine.server.store.base import MOST_JOBS, CommitCallback, StorageError, StoreError
from undermine.server.store.columns import EntryColumns
from undermine.server.store.files import connect

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""The work of a job; it may run again after its transaction failed."""


class _Job(NamedTuple):
    work: Work[Any]
    future: Future[Any]
    entries: Sequence[EntryColumns] = ()
    """Set if the work only adds these entries; they are then added with those of other jobs."""
    is_alone: bool = False
    """Whether the work runs outside of any transaction."""


class _Outcome(NamedTuple):
    value: object
    error: Exception | None = None


class Writer:
    """Writes to the database; nothing else does while the server runs."""

    def __init__(self, database: Path, loop: AbstractEventLoop, on_commit: CommitCallback) -> None:
        self._database = database
        self._loop = loop
        self._on_commit = on_commit
        self._waiting: list[_Job] = []
        self._is_busy = False
        """Whether the thread has jobs, or is about to get some."""
        self._batches: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._stored_at = -inf
        """When something was last stored, unless a later attempt failed."""
        self._connection = connect(database)
        self._connection.execute("pragma synchronous = full")
        self._connection.execute("pragma secure_delete = on")
        self._file = _identity(database)
        self._thread = Thread(target=self._run, name="undermine-writer", daemon=True)
        self._thread.start()

    def ask(self, work: Work[T], entries: Sequence[EntryColumns] = ()) -> Future[T]:
        """Queue work; the future is done after its commit.

        Work that only adds entries names them: they are added with those of other jobs.
        """
        future: Future[T] = self._loop.create_future()
        self._waiting.append(_Job(work, future, entries))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._send_batch)
        return future

    def ask_alone(self, work: Work[T]) -> Future[T]:
        """Queue work outside of any transaction, after the batches that the thread has."""
        future: Future[T] = self._loop.create_future()
        self._batches.put([_Job(work, future, is_alone=True)])
        return future

    def stored_within(self, seconds: float) -> bool:
        """Whether the last attempt to store something succeeded, not longer ago than this."""
        return time.monotonic() - self._stored_at < seconds

    def _send_batch(self) -> None:
        """Send the waiting jobs to the thread, which is idle."""
        batch, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
        self._is_busy = bool(batch)
        if batch:
            self._batches.put(batch)

    def stop(self) -> None:
        """Store the waiting jobs, then end the thread."""
        while self._waiting:
            self._send_batch()
        self._batches.put(None)

    def join(self) -> None:
        """Wait until the thread has ended. Blocks."""
        self._thread.join()

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            began = time.perf_counter()
            outcomes = self._store(batch)
            self._tell(batch, outcomes, time.perf_counter() - began)
        self._connection.close()

    def _store(self, batch: Sequence[_Job]) -> list[_Outcome]:
        """One transaction; if anything in it fails, each half gets one of its own."""
        if batch[0].is_alone:
            return [self._do_alone(batch[0])]
        try:
            self._begin()
        except (sqlite3.Error, OSError) as error:
            return _failed(error, len(batch))
        try:
            outcomes = self._do(batch)
            self._connection.execute("commit")
        except Exception as error:  # noqa: BLE001  # a writer that dies would keep all waiting
            self._roll_back()
            if len(batch) == 1:
                return _failed(error, 1) if _is_disk(error) else [_Outcome(None, error)]
            half = len(batch) // 2
            return self._store(batch[:half]) + self._store(batch[half:])
        return outcomes

    def _do(self, batch: Sequence[_Job]) -> list[_Outcome]:
        """Everything in its order; what lies side by side and only adds entries is done at once."""
        if len(batch) == 1:
            return [_Outcome(batch[0].work(self._connection))]
        outcomes: list[_Outcome] = []
        for only_adds, jobs in groupby(batch, lambda job: bool(job.entries)):
            if only_adds:
                added = list(jobs)
                entries = [entry for job in added for entry in job.entries]
                if not rows.add_entries(self._connection, entries):
                    raise StoreError("one of them is not the next")
                outcomes += [_Outcome(None)] * len(added)
            else:
                outcomes += [_Outcome(job.work(self._connection)) for job in jobs]
        return outcomes

    def _do_alone(self, job: _Job) -> _Outcome:
        try:
            return _Outcome(job.work(self._connection))
        except (sqlite3.Error, OSError) as error:
            return _failed(error, 1)[0]

    def _begin(self) -> None:
        if _identity(self._database) != self._file:
            raise FileNotFoundError(f"{str(self._database)!r} was replaced")
        self._connection.execute("begin immediate")

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite may have done so itself
            self._connection.execute("rollback")

    def _tell(self, batch: Sequence[_Job], outcomes: Sequence[_Outcome], seconds: float) -> None:
        """Wake everybody at once: a call into another thread is expensive."""
        with suppress(RuntimeError):  # nobody waits any more: the loop is closed
            self._loop.call_soon_threadsafe(self._deliver, batch, outcomes, seconds)

    def _deliver(self, batch: Sequence[_Job], outcomes: Sequence[_Outcome], seconds: float) -> None:
        for job, outcome in zip(batch, outcomes, strict=True):
            if job.future.done():
                continue  # the caller was cancelled
            if outcome.error is None:
                job.future.set_result(outcome.value)
            else:
                job.future.set_exception(outcome.error)
        if stored := sum(outcome.error is None for outcome in outcomes):
            self._on_commit(stored, seconds)
        has_failed = any(isinstance(outcome.error, StorageError) for outcome in outcomes)
        self._stored_at = -inf if has_failed else time.monotonic()
        # After the coroutines that resume now: while they broadcast, the thread could not run.
        # And after the messages that arrive meanwhile: a larger batch costs each job less.
        self._loop.call_soon(self._loop.call_soon, self._send_batch)


def _failed(error: Exception, jobs: int) -> list[_Outcome]:
    log.error("nothing was stored", what=str(error), jobs=jobs)
    return [_Outcome(None, StorageError(f"nothing was stored: {error}")) for _ in range(jobs)]


def _is_disk(error: Exception) -> bool:
    """Whether the disk failed, rather than the job, whose error goes to the caller."""
    disk = (sqlite3.OperationalError, sqlite3.InternalError)
    return isinstance(error, disk) or type(error) is sqlite3.DatabaseError


def _identity(database: Path) -> tuple[int, int]:
    """Which file this is: a database that was deleted still takes writes, and loses them."""
    stat = os.stat(database)  # noqa: PTH116  # once for every commit
    return stat.st_dev, stat.st_ino
