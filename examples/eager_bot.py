# ruff: noqa: INP001, S311
"""A bot as a class: lays the path card that lies furthest east, else does anything."""

import random
from collections.abc import Sequence
from typing import Any

from undermine.core.state import Action, Event, Seat, View


class EagerBot:
    """Made with a seed; the same seed plays the same way."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(seed)

    def begin(self, seat: Seat, rules: str) -> None:
        """Sit down."""

    def see(self, events: Sequence[Event]) -> None:
        """Watch."""

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Decide: one of the legal actions."""
        del view
        paths = [action for action in legal if repr(action).startswith("place ")]
        return max(paths, key=_column, default=None) or self.dice.choice(legal)


def _column(action: Any) -> int:  # noqa: ANN401
    return int(action.at[0])
