"""Spreading parts of long work over processes, or wherever an executor of the caller runs them."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from itertools import islice
from threading import Thread
from typing import Final, TypeVar

_AHEAD: Final = 64
"""The most parts that an executor has at a time, so that their results fit into memory."""

PartT = TypeVar("PartT")
ResultT = TypeVar("ResultT")


def spread(
    work: Callable[[PartT], ResultT], parts: Sequence[PartT], jobs: int, executor: Executor | None
) -> Iterator[ResultT]:
    """The results of all parts as they are ready, in any order; an error ends what is left."""
    if executor is not None:
        yield from _completed(work, parts, executor)
    elif jobs == 1 or len(parts) <= 1:
        yield from map(work, parts)
    else:
        with processes(min(jobs, len(parts))) as workers:
            yield from _completed(work, parts, workers)


def processes(count: int) -> ProcessPoolExecutor:
    """Worker processes that end with this one, even if it is killed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, initializer=_end_with_parent)


def _end_with_parent() -> None:
    """End this worker process when its parent ends; it would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def check_jobs(jobs: int) -> None:
    """Refuse a number of processes that cannot be."""
    if type(jobs) is not int or jobs < 1:
        raise ValueError(f"the number of jobs is at least 1, not {jobs!r}")


def _completed(
    work: Callable[[PartT], ResultT], parts: Sequence[PartT], executor: Executor
) -> Iterator[ResultT]:
    left = iter(parts)
    waiting: set[Future[ResultT]] = {executor.submit(work, each) for each in islice(left, _AHEAD)}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {executor.submit(work, each) for each in islice(left, len(done))}
            yield from (future.result() for future in done)
    finally:
        for future in waiting:
            future.cancel()
