"""Bots that fail, for tests of what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.strength.dice import rolls
from undermine.bots.random_bot import RandomBot
from undermine.core.actions import Place
from undermine.core.state import Action, View
from undermine.core.tile import Lay
from undermine.observation.history import SeenHistory


class CrashingBot(RandomBot):
    """Raises an error at its first decision, in about half of its games."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._crashes = rolls(seed).random() < 0.5

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        if self._crashes:
            raise RuntimeError("out of luck")
        return super().choose(view, legal)


class IllegalBot(RandomBot):
    """Lays a card that it may not have, where nothing can be laid."""

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        del view, legal
        return Place(Lay("NESW"), (40, 40))


class BrokenBot(RandomBot):
    """Raises an error as soon as it sees anything."""

    def see(self, events: object) -> None:
        del events
        raise ValueError("blind")


class ForgetfulBot(RandomBot):
    """Recalls the log of the game, and raises an error if it was not told it before a decision."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._history: SeenHistory | None = None

    def recall(self, history: SeenHistory) -> None:
        self._history = history

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        history, self._history = self._history, None
        if history is None:
            raise RuntimeError("nobody told me the log")
        return super().choose(view, legal)
