"""The greedy bot: takes the action with the best evaluation right now."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from undermine.bots.greedy.advice import advise
from undermine.bots.greedy.evaluation import Evaluator, worth_of
from undermine.bots.hints import Hint
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Event, Seat, View
from undermine.games import load, module_in

_EQUAL = 1e-9
"""Evaluations that differ by less count as equal."""


class GreedyBot:
    """Chooses by heuristics, one action ahead; at random in a game that has no evaluator."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._dice = random.Random(seed)  # noqa: S311 (a game, no secret)
        self._evaluator: Evaluator | None = None

    def begin(self, seat: Seat, rules: str) -> None:
        """Load the rules and the evaluator of the game."""
        del seat
        self._evaluator = find_evaluator(load(rules))

    def see(self, events: Sequence[Event]) -> None:
        """Pass the events on to the evaluator."""
        if self._evaluator is not None:
            self._evaluator.see(events)

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose the action with the best evaluation, and among equals at random."""
        if self._evaluator is None or len(legal) == 1:
            return self._dice.choice(legal)
        evaluate = self._evaluator.evaluation(view)
        worths = [worth_of(evaluate(action)) for action in legal]
        best = max(worths) - _EQUAL
        return self._dice.choice(
            [action for action, worth in zip(legal, worths, strict=True) if worth >= best]
        )

    def advise(self, view: View[Any], legal: Sequence[Action]) -> Sequence[Hint]:
        """The best actions, with the terms of the evaluation that decided as their reasons."""
        if self._evaluator is None:
            return ()
        return advise(self._evaluator.explanation(view), legal, self._seed)


def find_evaluator(rules: Ruleset[Any, Any]) -> Evaluator | None:
    """The evaluator in the package of a game beside this module; None where there is none."""
    package = module_in("undermine.bots.greedy", rules.name)
    if package is None:
        return None
    evaluator: Evaluator = package.Evaluator(rules)
    return evaluator
