"""The actions that the seat on turn has staged: not stored as entries, and known to nobody else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from undermine.core.state import Action, State
from undermine.server.table.game import PreparedAction


class StagedTurn:
    """A stack of actions; each one begins in the state to which the one below leads."""

    def __init__(self) -> None:
        self._steps: list[PreparedAction] = []

    def __len__(self) -> int:
        return len(self._steps)

    def __iter__(self) -> Iterator[PreparedAction]:
        return iter(self._steps)

    def __getitem__(self, index: int) -> PreparedAction:
        return self._steps[index]

    @property
    def actions(self) -> list[Action]:
        """The staged actions in order."""
        return [one.action for one in self._steps]

    def state_after(self, state: State[Any]) -> State[Any]:
        """The state to which the staged actions lead from the stored state."""
        return self._steps[-1].state if self._steps else state

    def append(self, step: PreparedAction) -> None:
        """Stage one more action."""
        self._steps.append(step)

    def pop(self) -> PreparedAction:
        """Take the last action back."""
        return self._steps.pop()

    def clear(self) -> None:
        """Drop everything that is staged."""
        self._steps = []

    def restore(self, steps: Iterable[PreparedAction]) -> None:
        """Go back to what was staged before: it could not be stored."""
        self._steps = list(steps)
