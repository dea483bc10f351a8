"""Posteriors: probabilities of roles and goals, and joint samples of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import exp, inf, log
from random import Random
from typing import NamedTuple

from undermine.core.state import CardId, Seat

_LEAST: float = -700.0
"""Exponents below it would give 0."""


Odds = Mapping[CardId, float]
"""The probability of every role."""
PairTable = Mapping[tuple[CardId, CardId], float]
"""By two roles, the logarithm of a likelihood up to a constant."""


class World(NamedTuple):
    """One way things may be: the role of every seat, and which goal is the treasure."""

    roles: tuple[CardId, ...]
    goal: int = 0


class Posterior(NamedTuple):
    """What is believed about roles and goals.

    >>> found = Posterior({0: {"digger": 1.0}}, (1.0,), lambda dice: World(("digger",)))
    >>> found.chance(0, "saboteur"), found.sample(Random(1))
    (0.0, World(roles=('digger',), goal=0))
    """

    roles: Mapping[Seat, Odds]
    """By seat, the probability of every role."""
    goals: tuple[float, ...]
    """By goal, the probability of the treasure; one entry where goals are not modelled."""
    draw: Callable[[Random], World]

    def chance(self, seat: Seat, role: CardId) -> float:
        """The probability that a seat has a role."""
        return self.roles.get(seat, {}).get(role, 0.0)

    def sample(self, dice: Random) -> World:
        """A joint sample of all roles and of the goal, from the exact joint distribution."""
        return self.draw(dice)


def weights_of(logs: Sequence[float]) -> list[float]:
    """Numbers proportional to the exponentials, the largest of them 1.

    >>> weights_of([-1000.0, -1000.0, float("-inf")])
    [1.0, 1.0, 0.0]
    """
    most = max(logs, default=0.0)
    if most == -inf:
        return [0.0] * len(logs)
    return [exp(log - most) if log - most > _LEAST else 0.0 for log in logs]


def shares(weights: Sequence[float]) -> tuple[float, ...]:
    """The same numbers with sum 1; all equal if there is nothing to share."""
    total = sum(weights)
    if total <= 0:
        return (1 / max(1, len(weights)),) * len(weights)
    return tuple(weight / total for weight in weights)


def pick(weights: Sequence[float], dice: Random) -> int:
    """An index, with a probability proportional to its weight."""
    sums = list(accumulate(weights))
    at = dice.random() * sums[-1]
    return next((index for index, total in enumerate(sums) if at < total), len(sums) - 1)


def expected(table: PairTable, role: CardId, other: Odds) -> float:
    """The logarithm of the expected likelihood of a pair, for one role of its first seat.

    >>> expected({("a", "b"): 0.5}, "a", {"b": 1.0})
    0.5
    """
    total = sum(odds * exp(table.get((role, them), 0.0)) for them, odds in other.items())
    return log(total) if total > 0 else 0.0
