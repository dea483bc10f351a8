"""The folder of a data set: complete shards keep their names, half ones have another.

dataset.json              the parameters
README.md                 the data card, once all shards are there
decisions-00000.parquet   the rows of a shard
records-00000/000000.dig  the records of its games
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from undermine.dataset.arrow import parquet
from undermine.dataset.card import card_of
from undermine.dataset.plan import Plan
from undermine.dataset.shards import Shard
from undermine.resumable import HALF, cannot_write, open_folder, remove, write_whole

PARAMETERS: Final = "dataset.json"
CARD: Final = "README.md"


class Folder:
    """The files of one data set."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)

    def open(self, plan: Plan) -> None:
        """Begin a data set, or go on with one of the same parameters."""
        open_folder(self.path, PARAMETERS, plan)
        for each in [*self.path.glob(f"decisions-*{HALF}"), *self.path.glob(f"records-*{HALF}")]:
            remove(each)

    def missing(self, plan: Plan) -> list[int]:
        """The shards that are not complete."""
        return [number for number in range(plan.shards) if not self._is_complete(plan, number)]

    def _is_complete(self, plan: Plan, number: int) -> bool:
        records = self._records(number)
        names = {f"{game:06}.dig" for game in plan.numbers(number)}
        if not records.is_dir() or {each.name for each in records.iterdir()} != names:
            return False
        return self._rows(number) is not None

    def _rows(self, number: int) -> int | None:
        """The number of rows in a shard; None if its file is missing or broken."""
        try:
            rows: int = parquet().read_metadata(self._decisions(number)).num_rows
        except (OSError, ValueError):
            return None
        return rows

    def add(self, shard: Shard) -> None:
        """Write a shard: records first, so that a shard with its decisions is complete."""
        decisions, records = self._decisions(shard.number), self._records(shard.number)
        half = records.with_name(f"{records.name}{HALF}")
        try:
            for each in (decisions, records, half):
                remove(each)
            half.mkdir()
            for game, text in shard.records.items():
                write_whole(half / f"{game:06}.dig", text.encode())
            half.rename(records)
            write_whole(decisions, shard.decisions)
        except OSError as error:
            raise cannot_write(self.path, error) from None

    def finish(self, plan: Plan) -> int:
        """Write the data card; the number of all decisions."""
        rows = [self._rows(number) for number in range(plan.shards)]
        decisions = sum(count for count in rows if count is not None)
        write_whole(self.path / CARD, card_of(plan, decisions).encode())
        return decisions

    def _decisions(self, number: int) -> Path:
        return self.path / f"decisions-{number:05}.parquet"

    def _records(self, number: int) -> Path:
        return self.path / f"records-{number:05}"
