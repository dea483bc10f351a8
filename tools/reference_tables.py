"""Tables of generated pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

Row = tuple[str, ...]


def table(head: Row, rows: Iterable[Row], right: int = 0) -> Iterator[str]:
    """A table whose first columns are numbers."""
    yield f"| {' | '.join(head)} |"
    yield f"|{'--:|' * right}{'---|' * (len(head) - right)}"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |"
    yield ""


def ranges(numbers: Iterable[int]) -> str:
    """Numbers in rising order, with those that follow each other as ranges."""
    runs = [[*run] for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    ends = [(run[0][1], run[-1][1]) for run in runs]
    return ", ".join(str(low) if low == high else f"{low}–{high}" for low, high in ends)
