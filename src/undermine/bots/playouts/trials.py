"""Trials of actions: all of one decision in the same worlds, with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from undermine.bots.belief import Belief
from undermine.bots.playouts.rounds import RoundPlayer, public_suspicion
from undermine.bots.playouts.worlds import PossibleWorlds
from undermine.core.state import Action, Seat, View


class Question(NamedTuple):
    """A decision of a seat: by its own view, and a belief that saw what the seat was shown."""

    view: View[Any]
    belief: Belief
    candidates: Sequence[Action]


class Sample(NamedTuple):
    """How often each action is tried: in so many worlds, so many times in each."""

    worlds: int
    repeats: int = 1


class Trial:
    """What an action came to, one value for each playout."""

    def __init__(self, action: Action, number: int, suspicion: Sequence[float] = ()) -> None:
        self.action = action
        self.number = number
        self.suspicion = suspicion
        """How suspect everybody finds each seat, once the action is seen."""
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """What the action is worth; 0 if it was not tried."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class Experiment:
    """The candidates of one decision, tried again and again; the same dice do the same.

    The seat decides by its view and its belief, and the others by what everybody can suspect once
    the action is seen: what it tells of the seat is part of what it is worth.
    """

    def __init__(self, player: RoundPlayer, question: Question, dice: Random) -> None:
        view, belief, candidates = question
        rules = player.kernel.rules
        self._player = player
        self._seat: Seat = view.seat
        self._worlds = PossibleWorlds(rules, view, belief.private(view), dice)
        self.trials = [
            Trial(
                action,
                player.kernel.number(action),
                public_suspicion(belief.after(rules.preview(view, action)), view.table.seats),
            )
            for action in candidates
        ]
        self.playouts = 0

    def run(self, sample: Sample) -> None:
        """Try every candidate that is left."""
        for _ in range(sample.worlds):
            world = self._player.read(self._worlds.draw())
            for _ in range(sample.repeats):
                seed = self._worlds.roll()
                self.playouts += len(self.trials)
                for trial in self.trials:
                    points = self._player.play(world, trial.number, seed, trial.suspicion)
                    trial.values.append(self._player.worth(points, self._seat))

    def keep(self, trials: Sequence[Trial]) -> None:
        """Give the other candidates up."""
        self.trials = [trial for trial in self.trials if trial in trials]

    def best_first(self) -> list[Trial]:
        """The candidates by what they are worth; equals stay in their order."""
        return sorted(self.trials, key=lambda trial: -trial.mean)


class Gap(NamedTuple):
    """How much more one action is worth than another one."""

    mean: float
    error: float
    """The standard error of the mean, from the pairs of playouts with the same luck."""


def gap(better: Trial, other: Trial) -> Gap:
    """The difference of two trials of one experiment.

    >>> one, two = Trial(Action(), 1), Trial(Action(), 2)
    >>> one.values, two.values = [1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0]
    >>> gap(one, two)
    Gap(mean=0.25, error=0.25)
    """
    pairs = list(zip(better.values, other.values, strict=True))
    mean = sum(one - two for one, two in pairs) / max(1, len(pairs))
    if len(pairs) < 2:  # noqa: PLR2004 (a spread takes two)
        return Gap(mean, 0.0)
    spread = sum((one - two - mean) ** 2 for one, two in pairs) / (len(pairs) - 1)
    return Gap(mean, sqrt(spread / len(pairs)))


def evaluate(player: RoundPlayer, question: Question, sample: Sample, dice: Random) -> list[Trial]:
    """What each candidate is worth to the seat of a view, by the same number of playouts."""
    experiment = Experiment(player, question, dice)
    experiment.run(sample)
    return experiment.trials


def halve(experiment: Experiment, sample: Sample, rounds: int) -> list[Trial]:
    """Try all candidates, then the better half of them, and so on; the best first.

    The ones that were given up early come last, in the order in which they were given up.
    """
    given_up: list[Trial] = []
    for left in range(rounds, 0, -1):
        experiment.run(sample)
        order = experiment.best_first()
        if left > 1 and len(order) > 1:
            kept = order[: (len(order) + 1) // 2]
            given_up = order[len(kept) :] + given_up
            experiment.keep(kept)
    return experiment.best_first() + given_up
