"""The bot that does anything."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from undermine.core.state import Action, Event, Seat, View


class RandomBot:
    """Takes any legal action, each as likely as any other."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)  # noqa: S311 (a game, no secret)

    def begin(self, seat: Seat, rules: str) -> None:
        """It plays every game the same way."""

    def see(self, events: Sequence[Event]) -> None:
        """It pays no attention."""

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Throw a die."""
        del view
        return self._dice.choice(legal)
