"""The interface of a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from undermine.core.state import Action, Event, Seat, View
from undermine.observation.history import SeenHistory


class Bot(Protocol):
    """A player that is a program. Its memory is its view and the events it was shown.

    >>> class FirstBot:
    ...     def begin(self, seat, rules): ...
    ...     def see(self, events): ...
    ...     def choose(self, view, legal):
    ...         return legal[0]
    >>> from undermine import Game
    >>> game = Game("saboteur", seats=3, seed=7)
    >>> FirstBot().choose(game.view(game.actor), game.legal)
    place N.E.S -1,0
    """

    def begin(self, seat: Seat, rules: str) -> None:
        """Take a seat in a game with these rules, such as `saboteur@1`."""

    def see(self, events: Sequence[Event]) -> None:
        """Receive events, projected for the seat of the bot."""

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose one of the legal actions."""


@runtime_checkable
class Recalling(Bot, Protocol):
    """A bot that also wants the log: who did what in this round, as its seat saw it.

    Whoever runs the game calls `recall` before each decision; a bot without it costs nothing.
    Programs behind a pipe are not told the log: they see the same in the events.
    """

    def recall(self, history: SeenHistory) -> None:
        """Receive the log of this round up to the decision that comes next."""
