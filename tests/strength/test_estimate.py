"""Means have intervals that hold as often as they say, on outcomes whose variance is known."""

from __future__ import annotations

from math import inf, isclose, sqrt

import pytest

from tests.strength.dice import rolls
from undermine.strength.estimate import estimate, pooled, stratified, student


def test_an_interval_covers_the_mean_in_nineteen_of_twenty_series() -> None:
    """Paired differences of -1, 0 and 1 with mean 0.1 and variance 0.29."""
    dice = rolls(7)
    series = [estimate(dice.choices((-1.0, 0.0, 1.0), (0.1, 0.7, 0.2), k=200)) for _ in range(1000)]

    covered = sum(found.low <= 0.1 <= found.high for found in series)
    assert 930 <= covered <= 970
    error = sqrt(0.29 / 200)
    assert isclose(sum(found.error for found in series) / 1000, error, rel_tol=0.02)


def test_an_interval_of_few_deals_covers_as_often() -> None:
    dice = rolls(8)
    series = [estimate([dice.gauss(3, 2) for _ in range(6)]) for _ in range(2000)]

    covered = sum(found.low <= 3 <= found.high for found in series)
    assert 1871 <= covered <= 1929, "by the normal distribution it would be about 1800"


def test_known_strata_take_their_luck_out_of_mean_and_interval() -> None:
    """Wins of 0.9 in one stratum and 0.3 in another, which weighs twice as much: 0.5."""
    dice = rolls(9)
    plain, layered = [], []
    for _ in range(1000):
        strata: dict[int, list[float]] = {1: [], 2: []}
        for _deal in range(300):
            dealt = 1 if dice.random() < 1 / 3 else 2
            strata[dealt].append(float(dice.random() < {1: 0.9, 2: 0.3}[dealt]))
        layered.append(stratified(strata, {1: 1.0, 2: 2.0}))
        plain.append(estimate([*strata[1], *strata[2]]))

    covered = sum(found.low <= 0.5 <= found.high for found in layered)
    assert 930 <= covered <= 970
    assert sum(found.error for found in layered) < 0.86 * sum(found.error for found in plain)


@pytest.mark.parametrize(
    ("strata", "weights"),
    [
        ({1: [0.0, 1.0], 2: [1.0]}, {1: 1.0, 2: 1.0}),
        ({1: [0.0, 1.0], 3: [1.0, 1.0]}, {1: 1.0, 2: 1.0}),
        ({1: [0.0, 1.0, 1.0]}, {1: 1.0, 2: 1.0}),
        ({1: [0.0, 1.0, 1.0]}, {}),
    ],
)
def test_without_enough_of_each_stratum_the_mean_is_a_plain_one(
    strata: dict[int, list[float]], weights: dict[int, float]
) -> None:
    values = [value for numbers in strata.values() for value in numbers]

    assert stratified(strata, weights) == estimate(values)


@pytest.mark.parametrize(
    ("freedom", "table"),
    [(3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_student_is_near_the_table(freedom: int, table: float) -> None:
    assert abs(student(freedom) - table) < 0.01
    assert student(0) == inf


def test_pooled_estimates_weigh_the_same() -> None:
    one, other = estimate([0.0, 1.0] * 50), estimate([1.0, 1.0, 0.0, 2.0] * 100)

    both = pooled([one, other])

    assert both.mean == pytest.approx(0.75)
    assert both.error == pytest.approx(sqrt(one.error**2 + other.error**2) / 2)


def test_nothing_and_one_deal_have_no_width() -> None:
    assert estimate([]).of == 0
    assert (estimate([3.0]).low, estimate([3.0]).high) == (3.0, 3.0)
