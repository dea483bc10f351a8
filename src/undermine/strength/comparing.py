"""Comparing two bots: plays what is missing, and stops where the sequential test says so.

Shards come in any order and count in the order of their numbers, so that the same deals decide
about the end with any number of processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path

from msgspec import json

from undermine.bots.arena import Progress
from undermine.bots.spreading import check_jobs, spread
from undermine.strength.deals import DealResult, Shard, play_shard
from undermine.strength.folder import Folder, NoFolder
from undermine.strength.picture import picture
from undermine.strength.plan import TEAM, Plan
from undermine.strength.report import report
from undermine.strength.result import ALL, Comparison, compared, deck_of, difference
from undermine.strength.scores import Sample, samples
from undermine.strength.sequential import OPEN, Verdict, look


def compare(
    plan: Plan,
    path: Path | None = None,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play what is missing of a comparison, and the result of all of it."""
    check_jobs(jobs)
    folder = NoFolder() if path is None else Folder(path)
    counted = _Counted(plan)
    kept = folder.open(plan)
    for shard in kept.values():
        counted.add(shard)
    missing = [number for number in range(plan.shards) if number not in kept]
    if not counted.is_done():
        for shard in spread(partial(play_shard, plan), missing, jobs, executor):
            folder.add(shard)
            counted.add(shard)
            if progress is not None:
                progress(counted.played, plan.deals)
            if counted.is_done():
                break
    folder.drop(plan, counted.shards)
    result = compared(plan, counted.deals, counted.verdicts)
    folder.finish(files_of(result))
    return result


def files_of(result: Comparison) -> dict[str, bytes]:
    """The files of a result by their names."""
    return {
        "result.json": json.format(json.encode(result), indent=2) + b"\n",
        "result.txt": ("\n".join(report(result)) + "\n").encode(),
        "result.svg": picture(result).encode(),
    }


class _Counted:
    """The shards that count: those without a gap before them, up to the end of the test."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._deck = deck_of(plan)
        self._waiting: dict[int, Shard] = {}
        self._pairs: list[Sample] = []
        self._verdicts: dict[str, Verdict] = {}
        self.shards = 0
        self.played = 0
        self.deals: list[DealResult] = []

    def add(self, shard: Shard) -> None:
        """Count a shard as soon as all before it are there."""
        self._waiting[shard.number] = shard
        self.played += len(shard.deals)
        while self.shards in self._waiting and not self.is_done():
            deals = self._waiting.pop(self.shards).deals
            self.shards += 1
            self.deals += deals
            self._look(deals)

    def is_done(self) -> bool:
        """All deals are counted, or the test has an answer for every row."""
        return self.shards == self._plan.shards or self._is_answered

    @property
    def verdicts(self) -> list[Verdict]:
        """The verdicts of the rows that are tested."""
        return [self._verdicts[row] for row in sorted(self._verdicts)]

    @property
    def _is_answered(self) -> bool:
        answers = [verdict.answer for verdict in self._verdicts.values()]
        return bool(answers) and OPEN not in answers

    def _look(self, deals: Sequence[DealResult]) -> None:
        if self._plan.until is None:
            return
        for result in deals:
            self._pairs += samples(self._plan, result) or ()
        for row in self._rows():
            if row not in self._verdicts or self._verdicts[row].answer == OPEN:
                self._verdicts[row] = self._verdict(row)

    def _rows(self) -> list[str]:
        if self._plan.design != TEAM:
            return [ALL]
        return sorted({pair.part for pair in self._pairs})

    def _verdict(self, row: str) -> Verdict:
        plan = self._plan
        assert plan.until is not None
        pairs = [pair for pair in self._pairs if row in (ALL, pair.part)]
        return look(row, plan.until, difference(plan, self._deck, row, pairs, plan.measure))
