"""What the levels with a net share: the log, a style, and who plays where no net can."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from undermine.bots.base import Bot, Recalling
from undermine.bots.obstacles import log_once
from undermine.bots.registry import make_bot, names
from undermine.core.resample import TooManyCardsError
from undermine.core.spelling import instead
from undermine.core.state import Action, Event, Seat, View
from undermine.kernel.errors import KernelError
from undermine.net.players import NetPlayer, player_of
from undermine.net.weights import WeightsError
from undermine.observation.history import SeenHistory

PATIENCE: Final = {"steady": 0.0, "bold": 0.0, "helpful": 0.3, "grumpy": 0.0, "patient": 1.0}
"""How patiently a saboteur waits, by style."""
STAND_INS: Final = ("foreman", "greedy")
"""Who plays instead: the first of these bots that there is."""
OBSTACLES: Final = (KernelError, WeightsError, TooManyCardsError)
"""Why no net plays: no kernel, no weights, options it does not know, a view that cannot be."""


def patience_of(style: str, dice: Random) -> float:
    """The patience of a style, or of one that is drawn if none is named.

    >>> patience_of("patient", Random(1))
    1.0
    """
    if not style:
        return PATIENCE[dice.choice(sorted(PATIENCE))]
    if style not in PATIENCE:
        message = f"there is no style {style!r}; {instead(style, PATIENCE, 'the styles are')}"
        raise ValueError(message)
    return PATIENCE[style]


class NetBot:
    """Decides with a net; where it cannot, the next level does, and `obstacle` says why."""

    name = ""

    def __init__(self, seed: str, style: str = "") -> None:
        self.styles = (patience_of(style, Random(f"{seed} style")),)  # noqa: S311 (a game)
        self.obstacle = ""
        """Why another level decided last time, as a sentence; empty: this one did."""
        self._seed = seed
        self._rules = ""
        self._seat: Seat = 0
        self._seen: list[Event] = []
        self._history: SeenHistory | None = None
        self._stand_in: Bot | None = None

    def begin(self, seat: Seat, rules: str) -> None:
        """Take a seat; nets are loaded when the number of seats is known."""
        self._seat, self._rules = seat, rules
        self._seen, self._history, self._stand_in = [], None, None

    def see(self, events: Sequence[Event]) -> None:
        """Keep the events for the bot that may have to stand in."""
        if self._stand_in is None:
            self._seen += events
        else:
            self._stand_in.see(events)

    def recall(self, history: SeenHistory) -> None:
        """Keep the log for the next decision."""
        self._history = history

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose with the net; where that is not possible, as the next level does."""
        if len(legal) == 1:
            return legal[0]
        self.obstacle = ""
        try:
            return self.decide(player_of(self._rules, view.table.seats), view, legal)
        except OBSTACLES as error:
            return self._instead(str(error)).choose(view, legal)

    @abstractmethod
    def decide(self, player: NetPlayer, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose with a net that can play this game."""

    def _instead(self, why: str) -> Bot:
        """The bot that stands in; it has seen and recalls the same."""
        if self._stand_in is None:
            self._stand_in = make_bot(stand_in(), self._seed)
            self._stand_in.begin(self._seat, self._rules)
            self._stand_in.see(self._seen)
            self._seen = []
        if isinstance(self._stand_in, Recalling) and self._history is not None:
            self._stand_in.recall(self._history)
        told = f"{self.name} cannot play {self._rules}: {why}; {stand_in()} plays instead"
        self.obstacle = told
        log_once(told)
        return self._stand_in


def stand_in() -> str:
    """The name of the strongest bot that needs no net."""
    return next(name for name in STAND_INS if name in names())
