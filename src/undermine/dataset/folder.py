"""The folder of a data set: complete shards keep their names, half ones have another.

dataset.json              the parameters
README.md                 the data card, once all shards are there
decisions-00000.parquet   the rows of a shard
records-00000/000000.dig  the records of its games
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from undermine.dataset.arrow import parquet
from undermine.dataset.card import card_of
from undermine.dataset.plan import Plan, refuse_mismatch, write_plan
from undermine.dataset.shards import Shard

PARAMETERS: Final = "dataset.json"
CARD: Final = "README.md"
_HALF: Final = ".part"
"""Files and folders that are being written end like this."""


class Folder:
    """The files of one data set."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)

    def open(self, plan: Plan) -> None:
        """Begin a data set, or go on with one of the same parameters."""
        parameters = self.path / PARAMETERS
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if parameters.exists():
                refuse_mismatch(plan, parameters.read_bytes(), str(parameters))
                self._remove_halves()
            elif any(self._foreign()):
                raise ValueError(f"{str(self.path)!r} is not empty, and it has no {PARAMETERS}")
            else:
                _write(parameters, write_plan(plan))
        except OSError as error:
            raise ValueError(f"cannot write into {str(self.path)!r}: {error}") from None

    def _foreign(self) -> list[Path]:
        return [each for each in self.path.iterdir() if each.name != f"{PARAMETERS}{_HALF}"]

    def _remove_halves(self) -> None:
        for each in [*self.path.glob(f"decisions-*{_HALF}"), *self.path.glob(f"records-*{_HALF}")]:
            _remove(each)

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
        half = records.with_name(f"{records.name}{_HALF}")
        try:
            for each in (decisions, records, half):
                _remove(each)
            half.mkdir()
            for game, text in shard.records.items():
                _write(half / f"{game:06}.dig", text.encode())
            half.rename(records)
            _write(decisions, shard.decisions)
        except OSError as error:
            raise ValueError(f"cannot write into {str(self.path)!r}: {error}") from None

    def finish(self, plan: Plan) -> int:
        """Write the data card; the number of all decisions."""
        rows = [self._rows(number) for number in range(plan.shards)]
        decisions = sum(count for count in rows if count is not None)
        _write(self.path / CARD, card_of(plan, decisions).encode())
        return decisions

    def _decisions(self, number: int) -> Path:
        return self.path / f"decisions-{number:05}.parquet"

    def _records(self, number: int) -> Path:
        return self.path / f"records-{number:05}"


def _write(path: Path, contents: bytes) -> None:
    """Write a file under another name, then rename it: it is there as a whole or not at all."""
    half = path.with_name(f"{path.name}{_HALF}")
    with half.open("wb") as file:
        file.write(contents)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
