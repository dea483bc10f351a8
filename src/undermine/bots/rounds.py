"""Recording the rounds of a game while it is played."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.bots.tally import RoundResult
from undermine.core.actions import RoundBegan, Turn
from undermine.core.outcome import Outcome, first
from undermine.core.state import Action, Event
from undermine.session import Game


class RoundRecorder:
    """Records the outcome of each round and the points that each seat won in it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._before = game.scores
        self._outcome: Outcome | None = None
        self._turns = 0
        self.rounds: list[RoundResult] = []

    def decided(self, action: Action) -> None:
        """Count a turn if the action uses a card; other decisions are part of a turn."""
        is_turn = isinstance(self._game.state.agenda[-1], Turn)
        self._turns += is_turn and type(action) in self._game.rules.plays

    def see(self, events: Sequence[Event]) -> None:
        """Look for the end of a round in what happened."""
        outcome = self._game.rules.hooks.round_outcome
        self._outcome = outcome(self._game.rules, self._game.state, events) or self._outcome
        if first(events, RoundBegan):
            self.finish()

    def finish(self) -> None:
        """Record the round that ended, once its points are given."""
        if self._outcome is None:
            return
        now = self._game.scores
        won = tuple(after - before for before, after in zip(self._before, now, strict=True))
        self.rounds.append(RoundResult(self._outcome, won, self._turns))
        self._before, self._outcome, self._turns = now, None, 0
