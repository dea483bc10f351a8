"""Logistic regression finds the parameters that made the outcomes, and their errors."""

from __future__ import annotations

import random
from math import exp, log, sqrt

import pytest

from tests.strength.dice import rolls
from undermine.strength.logistic import Observation, fit


def _coin(logit: float, dice: random.Random) -> float:
    return float(dice.random() < 1 / (1 + exp(-logit)))


def test_one_parameter_is_the_logit_of_the_share() -> None:
    rows = [Observation(number, {0: 1.0}, float(number < 30)) for number in range(40)]

    found = fit(rows, [0.0])

    assert found.values == [pytest.approx(log(3))]
    _, error = found.contrast({0: 1.0})
    assert error == pytest.approx(1 / sqrt(40 * 0.75 * 0.25))


def test_parameters_lie_in_their_intervals_in_nineteen_of_twenty_series() -> None:
    dice = rolls(5)
    truth = [0.4, -0.8, 1.1]
    covered = 0
    for _ in range(300):
        rows = []
        for number in range(150):
            terms = {0: 1.0, 1: dice.choice((-1.0, 0.0, 1.0)), 2: dice.choice((-0.5, 0.5))}
            logit = sum(truth[term] * weight for term, weight in terms.items())
            rows.append(Observation(number, terms, _coin(logit, dice)))
        found = fit(rows, [0.0, 0.0, 0.0])
        value, error = found.contrast({1: 1.0, 2: 2.0})
        covered += abs(value - (truth[1] + 2 * truth[2])) < 1.96 * error

    assert 270 <= covered <= 296


def test_what_is_counted_twice_does_not_make_an_interval_narrower() -> None:
    dice = rolls(6)
    once = [Observation(number, {0: 1.0}, _coin(0.5, dice)) for number in range(100)]

    again = [row._replace(terms={0: 1.0}) for row in once]
    alone, twice = fit(once, [0.0]), fit(once + again, [0.0])

    assert twice.values == [pytest.approx(alone.values[0])]
    assert twice.contrast({0: 1.0})[1] == pytest.approx(alone.contrast({0: 1.0})[1])


def test_a_prior_holds_what_never_happened() -> None:
    rows = [Observation(number, {0: 1.0}, 0.0) for number in range(50)]

    (value,) = fit(rows, [1 / 9]).values

    assert -8 < value < -3
