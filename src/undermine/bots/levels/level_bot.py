"""What the bots of all levels share: an evaluator of their own, weighed by a style."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from undermine.bots.belief import Belief, find_belief
from undermine.bots.greedy.advice import Explanation
from undermine.bots.greedy.bot import GreedyBot
from undermine.bots.greedy.evaluation import Evaluation, Evaluator
from undermine.bots.levels.believing import believing
from undermine.bots.levels.styles import Style, find_style
from undermine.core.ruleset import Ruleset
from undermine.core.state import Event, Seat, View
from undermine.games import load


class Styled:
    """An evaluator whose terms are weighed by a style."""

    def __init__(self, evaluator: Evaluator, style: Style) -> None:
        self._evaluator = evaluator
        self._style = style

    def see(self, events: Sequence[Event]) -> None:
        """Pass the events on."""
        self._evaluator.see(events)

    def evaluation(self, view: View[Any]) -> Evaluation:
        """The evaluation of actions, weighed."""
        evaluate, weighed = self._evaluator.evaluation(view), self._style.weighed
        return lambda action: weighed(evaluate(action))

    def explanation(self, view: View[Any]) -> Explanation:
        """The candidates and reasons of hints, as the level sees them without a style."""
        return self._evaluator.explanation(view)


class LevelBot(GreedyBot):
    """A bot of one level; its style is named, or drawn from its seed."""

    def __init__(self, seed: str, style: str = "") -> None:
        super().__init__(seed)
        self.style = find_style(style, Random(f"{seed} style"))  # noqa: S311 (a game, no secret)

    def begin(self, seat: Seat, rules: str) -> None:
        """Load the rules and the evaluator of the level."""
        del seat
        found = self.evaluator(load(rules))
        self._evaluator = None if found is None else Styled(found, self.style)

    @abstractmethod
    def evaluator(self, rules: Ruleset[Any, Any]) -> Evaluator | None:
        """The evaluator of this level for a game; None where there is none."""


class BelievingBot(LevelBot):
    """A bot whose memory is a belief, its own or one that was kept for it."""

    def __init__(self, seed: str, style: str = "") -> None:
        super().__init__(seed, style)
        self._rules = ""
        self._belief: Belief | None = None

    def begin(self, seat: Seat, rules: str) -> None:
        """Load the rules, with a belief that has seen nothing."""
        self._rules, self._belief = rules, find_belief(load(rules))
        super().begin(seat, rules)

    def remember(self, events: Sequence[Event], belief: Belief) -> None:
        """Go on with a belief that has seen all events so far."""
        del events
        self._belief = belief
        self._evaluator = Styled(
            believing(load(self._rules), belief, self.style.manner), self.style
        )

    def evaluator(self, rules: Ruleset[Any, Any]) -> Evaluator | None:
        """The evaluator that believes; None where there is no belief."""
        return None if self._belief is None else believing(rules, self._belief, self.style.manner)
