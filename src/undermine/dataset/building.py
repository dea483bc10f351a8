"""Making a data set: missing shards are made, wherever they are made, and written as they come."""

from __future__ import annotations

from concurrent.futures import Executor
from functools import partial
from pathlib import Path

from msgspec import Struct

from undermine.bots.arena import Progress
from undermine.bots.spreading import check_jobs, spread
from undermine.dataset.folder import Folder
from undermine.dataset.plan import Plan
from undermine.dataset.shards import make_shard


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
    check_jobs(jobs)
    folder = Folder(path)
    folder.open(plan)
    missing = folder.missing(plan)
    played = plan.games - sum(len(plan.numbers(number)) for number in missing)
    for shard in spread(partial(make_shard, plan), missing, jobs, executor):
        folder.add(shard)
        played += len(shard.records)
        if progress is not None:
            progress(played, plan.games)
    decisions = folder.finish(plan)
    return Built(str(path), plan.games, decisions, plan.shards, len(missing))
