"""The log of one game, for the bots that recall it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undermine.bots.base import Bot, Recalling
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Seat, State
from undermine.kernel.errors import KernelError
from undermine.observation.history import History, SeenHistory

Step = tuple[State[Any], Action, State[Any]]
"""What was before, what was done, and what came of it."""


class GameLog:
    """Keeps who did what, and tells each seat what it saw of that.

    A game whose actions have no numbers has no log; its bots are told nothing.
    """

    def __init__(self, rules: Ruleset[Any, Any], seats: int) -> None:
        self._history: History | None = None
        try:
            self._history = History(rules, seats)
        except KernelError:
            return

    @classmethod
    def wanted(cls, rules: Ruleset[Any, Any], seats: int, bots: Iterable[Bot]) -> GameLog | None:
        """A log if one of the bots recalls it."""
        return cls(rules, seats) if any(isinstance(bot, Recalling) for bot in bots) else None

    def add(self, before: State[Any], action: Action, after: State[Any]) -> None:
        """An actor has done something; chance may have followed."""
        if self._history is None:
            return
        try:
            self._history.add(before, action, after)
        except KernelError:
            self._history = None

    def seen(self, seat: Seat, steps: Iterable[Step] = ()) -> SeenHistory | None:
        """The log as a seat saw it, after some more steps; None where the game has none."""
        if self._history is None:
            return None
        if not steps:
            return self._history.seen(seat)
        history = self._history.copy()
        for before, action, after in steps:
            history.add(before, action, after)
        return history.seen(seat)

    def tell(self, bot: Bot, seat: Seat) -> None:
        """Let a bot that recalls it have the log."""
        seen = self.seen(seat) if isinstance(bot, Recalling) else None
        if seen is not None and isinstance(bot, Recalling):
            bot.recall(seen)
