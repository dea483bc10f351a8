"""How long a search may think: so many nodes, or so much time."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Protocol


class Budget(Protocol):
    """What a search may spend on one decision."""

    is_timed: bool
    """A clock decides, so a search need not find the same twice."""

    def begin(self) -> None:
        """A decision begins."""

    def share(self, nodes: int) -> float:
        """The share that so many nodes have used up; from 1 on nothing is left."""


class NodeBudget:
    """So many nodes: the same decisions on every machine.

    >>> NodeBudget(400).share(100)
    0.25
    """

    is_timed = False

    def __init__(self, nodes: int) -> None:
        if nodes < 1:
            raise ValueError(f"a search needs at least one node, not {nodes}")
        self._nodes = nodes

    def begin(self) -> None:
        """Nothing runs."""

    def share(self, nodes: int) -> float:
        """The share of the nodes."""
        return nodes / self._nodes


class TimeBudget:
    """So many seconds, and no more nodes than would be useful."""

    is_timed = True

    def __init__(
        self, seconds: float, nodes: int, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._seconds = seconds
        self._nodes = nodes
        self._clock = clock
        self._begun = 0.0

    def begin(self) -> None:
        """The clock starts."""
        self._begun = self._clock()

    def share(self, nodes: int) -> float:
        """The share of the time, or of the nodes."""
        return max((self._clock() - self._begun) / self._seconds, nodes / self._nodes)


def read_budget(text: str) -> tuple[str, Budget | None]:
    """A style, and a budget of nodes if a number stands behind it.

    >>> read_budget("patient")
    ('patient', None)
    >>> style, budget = read_budget("patient/400")
    >>> style, budget.share(100)
    ('patient', 0.25)
    """
    style, _, nodes = text.rpartition("/") if text[-1:].isdigit() else (text, "", "")
    return style, NodeBudget(int(nodes)) if nodes else None
