"""The folder of a comparison: complete shards of deals, and the result once it is there.

compare.json       the parameters
deals-00000.json   the results of the deals of a shard
result.json        the result; result.txt is its table, result.svg its picture
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import json

from undermine.resumable import HALF, cannot_write, open_folder, remove, write_whole
from undermine.strength.deals import Shard
from undermine.strength.plan import Plan

PARAMETERS: Final = "compare.json"


class Folder:
    """The files of one comparison."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def open(self, plan: Plan) -> dict[int, Shard]:
        """Begin a comparison, or go on with the complete shards of one of the same parameters."""
        open_folder(self._path, PARAMETERS, plan)
        for each in self._path.glob(f"*{HALF}"):
            remove(each)
        found = ((number, self._read(plan, number)) for number in range(plan.shards))
        return {number: shard for number, shard in found if shard is not None}

    def _read(self, plan: Plan, number: int) -> Shard | None:
        """A complete shard; None if its file is missing or broken."""
        try:
            shard = json.decode(self._file(number).read_bytes(), type=Shard)
        except (OSError, ValueError):
            return None
        dealt = [result.number for result in shard.deals]
        is_whole = shard.number == number and dealt == [*plan.numbers(number)]
        return shard if is_whole else None

    def add(self, shard: Shard) -> None:
        """Write a shard."""
        self._write(self._file(shard.number), json.encode(shard) + b"\n")

    def drop(self, plan: Plan, first: int) -> None:
        """Remove shards from a number on, which were played and turned out not to be needed."""
        for number in range(first, plan.shards):
            remove(self._file(number))

    def finish(self, files: dict[str, bytes]) -> None:
        """Write the files of the result."""
        for name, contents in files.items():
            self._write(self._path / name, contents)

    def _write(self, file: Path, contents: bytes) -> None:
        try:
            write_whole(file, contents)
        except OSError as error:
            raise cannot_write(self._path, error) from None

    def _file(self, number: int) -> Path:
        return self._path / f"deals-{number:05}.json"


class NoFolder:
    """Keeps nothing: a comparison whose result is only printed."""

    def open(self, _plan: Plan) -> dict[int, Shard]:
        """Nothing was played before."""
        return {}

    def add(self, shard: Shard) -> None:
        """Forget the shard."""

    def drop(self, plan: Plan, first: int) -> None:
        """Nothing is there."""

    def finish(self, files: dict[str, bytes]) -> None:
        """Write nothing."""
