"""The random bot, which takes any legal action, and one that lays paths whenever it can."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from undermine.core.actions import Place
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


class PathFirstBot(RandomBot):
    """Chooses uniformly among the path cards that can be laid, else among all actions."""

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose any path card that can be laid, else any legal action."""
        paths = [action for action in legal if isinstance(action, Place)]
        return super().choose(view, paths or legal)
