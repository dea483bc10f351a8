"""Lookahead: tries what rules of thumb find best in worlds that the seat holds possible.

All candidates are tried in the same worlds with the same luck, and each round is played to its end
by rules of thumb. After each part of the budget the worse half of the candidates is given up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from undermine.bots.budget import Budget, TimeBudget, read_budget
from undermine.bots.greedy.evaluation import worth_of
from undermine.bots.levels.level_bot import BelievingBot
from undermine.bots.obstacles import log_once
from undermine.bots.playouts import Experiment, Question, RoundPlayer, Sample, Trial
from undermine.core.resample import TooManyCardsError
from undermine.core.state import Action, View
from undermine.games import load
from undermine.kernel.errors import KernelError

SECONDS: Final = 0.2
"""The time of a decision, without what is under way when it is over."""
PLAYOUTS: Final = 6000
"""More playouts of one decision hardly change it."""
CANDIDATES: Final = 8
REPEATS: Final = 2
"""Playouts of each candidate in one world."""
LARGEST_GAP: Final = 10.0
"""What is worse than that by rules of thumb counts as no worse."""
DOUBT: Final = 0.02
"""What one unit of the evaluation counts beside the share of rounds that are won."""


class Candidate(NamedTuple):
    """An action, and how much worse than the best it is by rules of thumb."""

    action: Action
    gap: float


class LookaheadBot(BelievingBot):
    """Searches by playouts; a number after the style is a budget of playouts instead of time.

    >>> LookaheadBot("any-seed", "patient/400").budget.share(100)
    0.25
    """

    def __init__(self, seed: str, style: str = "", budget: Budget | None = None) -> None:
        named, playouts = read_budget(style)
        super().__init__(seed, named)
        self.budget = budget or playouts or TimeBudget(SECONDS, PLAYOUTS)
        self.obstacle = ""
        """Why rules of thumb decided alone last time, as a sentence; empty: they did not."""

    @property
    def is_timed(self) -> bool:
        """The clock decides how far it looks, so it need not choose the same twice."""
        return self.budget.is_timed

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose by playouts; where there can be none, by rules of thumb."""
        if len(legal) == 1:
            return legal[0]
        self.obstacle = ""
        try:
            return self._tried(view, self._candidates(view, legal))
        except (KernelError, TooManyCardsError) as error:
            self.obstacle = f"nobody looks ahead in {self._rules}: {error}"
            log_once(self.obstacle)
            return super().choose(view, legal)

    def _candidates(self, view: View[Any], legal: Sequence[Action]) -> list[Candidate]:
        """The best actions by rules of thumb."""
        assert self._evaluator is not None
        evaluate = self._evaluator.evaluation(view)
        worths = [worth_of(evaluate(action)) for action in legal]
        best = max(worths)
        order = sorted(range(len(legal)), key=lambda place: (-worths[place], place))
        return [Candidate(legal[place], best - worths[place]) for place in order[:CANDIDATES]]

    def _tried(self, view: View[Any], candidates: Sequence[Candidate]) -> Action:
        """The candidate with the best score after the budget is spent."""
        assert self._belief is not None
        self.budget.begin()
        player = _player(self._rules, view.table.seats)
        question = Question(view, self._belief, [one.action for one in candidates])
        experiment = Experiment(player, question, self._dice_of(view, candidates))
        handicap = {
            trial.number: DOUBT * min(LARGEST_GAP, one.gap)
            for trial, one in zip(experiment.trials, candidates, strict=True)
        }
        return search(experiment, self.budget, handicap).action

    def _dice_of(self, view: View[Any], candidates: Sequence[Candidate]) -> Random:
        """Dice that depend on nothing but the seed and what the seat may know."""
        told = f"{self._seed} {view.seat} {candidates}".encode()
        return Random(hashlib.sha256(told).digest())  # noqa: S311 (a game, no secret)


def search(experiment: Experiment, budget: Budget, handicap: dict[int, float]) -> Trial:
    """The best trial; after each part of the budget the worse half is given up."""

    def score(trial: Trial) -> float:
        return trial.mean - handicap[trial.number]

    parts = max(1, (len(experiment.trials) - 1).bit_length())
    for part in range(1, parts + 1):
        while True:
            experiment.run(Sample(1, REPEATS))
            if budget.share(experiment.playouts) >= part / parts:
                break
        order = sorted(experiment.trials, key=score, reverse=True)
        experiment.keep(order[: (len(order) + 1) // 2])
    return order[0]


@lru_cache(maxsize=32)
def _player(rules: str, seats: int) -> RoundPlayer:
    return RoundPlayer(load(rules), seats)
