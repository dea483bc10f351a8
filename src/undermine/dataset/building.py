"""Making a data set: missing shards are made, wherever they are made, and written as they come."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from msgspec import Struct

from undermine.bots.arena import Progress
from undermine.dataset.folder import Folder
from undermine.dataset.plan import Plan
from undermine.dataset.shards import Shard, make_shard

_AHEAD: Final = 64
"""The most shards that an executor has at a time, so that their contents fit into memory."""
Work = Callable[[int], Shard]


class Built(Struct, frozen=True):
    """What was done."""

    folder: str
    games: int
    decisions: int
    shards: int
    made: int
    """The shards that were made now; the others were complete."""


def build_dataset(
    plan: Plan,
    path: str | Path,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Built:
    """Make what is missing of a data set, in `jobs` processes or wherever an executor runs it."""
    if type(jobs) is not int or jobs < 1:
        raise ValueError(f"the number of jobs is at least 1, not {jobs!r}")
    folder = Folder(path)
    folder.open(plan)
    missing = folder.missing(plan)
    played = plan.games - sum(len(plan.numbers(number)) for number in missing)
    for shard in _shards(partial(make_shard, plan), missing, jobs, executor):
        folder.add(shard)
        played += len(shard.records)
        if progress is not None:
            progress(played, plan.games)
    decisions = folder.finish(plan)
    return Built(str(path), plan.games, decisions, plan.shards, len(missing))


def _shards(
    work: Work, numbers: list[int], jobs: int, executor: Executor | None
) -> Iterator[Shard]:
    if executor is not None:
        yield from _completed(work, numbers, executor)
    elif jobs == 1 or len(numbers) <= 1:
        yield from map(work, numbers)
    else:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(jobs, len(numbers)), mp_context=context) as workers:
            yield from _completed(work, numbers, workers)


def _completed(work: Work, numbers: Iterable[int], executor: Executor) -> Iterator[Shard]:
    """Shards as they are ready, in any order; an error ends what has not begun."""
    left = iter(numbers)
    waiting: set[Future[Shard]] = {executor.submit(work, each) for each in islice(left, _AHEAD)}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {executor.submit(work, each) for each in islice(left, len(done))}
            yield from (future.result() for future in done)
    finally:
        for future in waiting:
            future.cancel()
