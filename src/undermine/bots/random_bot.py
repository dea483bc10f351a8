"""The random bot: takes any legal action."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from undermine.core.state import Action, Event, Seat, View


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)  # noqa: S311 (a game, no secret)

    def begin(self, seat: Seat, rules: str) -> None:
        """Ignore seat and rules."""

    def see(self, events: Sequence[Event]) -> None:
        """Ignore events."""

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose any legal action, all with the same probability."""
        del view
        return self._dice.choice(legal)
