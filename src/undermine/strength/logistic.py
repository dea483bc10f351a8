"""Logistic regression in plain Python: Newton's method, and errors that allow for clusters."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from msgspec import Struct

Matrix = list[list[float]]
_STEPS: Final = 50
_CLOSE: Final = 1e-10
_STEEPEST: Final = 30.0
"""Beyond so many logits a probability is 0 or 1."""


class Observation(NamedTuple):
    """An outcome between 0 and 1, with the coefficients of the terms that it depends on."""

    cluster: int
    """What happened by the same luck belongs to the same cluster."""
    terms: dict[int, float]
    outcome: float


class Fit(Struct, frozen=True):
    """Fitted parameters, and the covariance of their errors."""

    values: list[float]
    covariance: Matrix

    def contrast(self, terms: dict[int, float]) -> tuple[float, float]:
        """A sum of parameters, and its standard error."""
        value = sum(self.values[term] * weight for term, weight in terms.items())
        square = sum(
            one * other * self.covariance[row][column]
            for row, one in terms.items()
            for column, other in terms.items()
        )
        return value, sqrt(max(0.0, square))


def fit(observations: Sequence[Observation], priors: Sequence[float]) -> Fit:
    """The likeliest parameters; `priors` are the precisions with which each is held near 0.

    >>> found = fit([Observation(n, {0: 1.0}, float(n < 3)) for n in range(4)], [0.0])
    >>> round(found.values[0], 4)
    1.0986
    """
    values = [0.0] * len(priors)
    for _ in range(_STEPS):
        slope, bend = _derivatives(observations, values, priors)
        step = _solved(bend, [[each] for each in slope])
        values = [
            value + max(-2.0, min(2.0, by[0])) for value, by in zip(values, step, strict=True)
        ]
        if max((abs(by[0]) for by in step), default=0.0) < _CLOSE:
            break
    _, bend = _derivatives(observations, values, priors)
    return Fit(values, _sandwich(_inverse(bend), _scatter(observations, values)))


def _probability(terms: dict[int, float], values: Sequence[float]) -> float:
    logit = sum(values[term] * weight for term, weight in terms.items())
    return 1 / (1 + exp(-max(-_STEEPEST, min(_STEEPEST, logit))))


def _derivatives(
    observations: Sequence[Observation], values: Sequence[float], priors: Sequence[float]
) -> tuple[list[float], Matrix]:
    """The slope of the likelihood, and how it bends."""
    slope = [-prior * value for prior, value in zip(priors, values, strict=True)]
    bend = [[0.0] * len(priors) for _ in priors]
    for term, prior in enumerate(priors):
        bend[term][term] = prior
    for each in observations:
        chance = _probability(each.terms, values)
        weight = chance * (1 - chance)
        for row, one in each.terms.items():
            slope[row] += one * (each.outcome - chance)
            for column, other in each.terms.items():
                bend[row][column] += weight * one * other
    return slope, bend


def _scatter(observations: Sequence[Observation], values: Sequence[float]) -> Matrix:
    """The sum over clusters of the squares of their slopes."""
    clusters: dict[int, dict[int, float]] = {}
    for each in observations:
        slope = clusters.setdefault(each.cluster, {})
        error = each.outcome - _probability(each.terms, values)
        for term, weight in each.terms.items():
            slope[term] = slope.get(term, 0.0) + weight * error
    scatter = [[0.0] * len(values) for _ in values]
    for slope in clusters.values():
        for row, one in slope.items():
            for column, other in slope.items():
                scatter[row][column] += one * other
    return scatter


def _sandwich(bread: Matrix, filling: Matrix) -> Matrix:
    return _product(_product(bread, filling), bread)


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = [*zip(*right, strict=True)]
    return [
        [sum(a * b for a, b in zip(row, each, strict=True)) for each in columns] for row in left
    ]


def _inverse(matrix: Matrix) -> Matrix:
    size = range(len(matrix))
    return _solved(matrix, [[float(row == column) for column in size] for row in size])


def _solved(matrix: Matrix, right: Matrix) -> Matrix:
    """The solution of linear equations, by elimination with the largest pivot."""
    rows = [[*left, *wanted] for left, wanted in zip(matrix, right, strict=True)]
    size = len(rows)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(rows[row][step]))
        rows[step], rows[pivot] = rows[pivot], rows[step]
        head = rows[step][step]
        rows[step] = [value / head for value in rows[step]]
        for row in (row for row in range(size) if row != step and rows[row][step]):
            factor = rows[row][step]
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[step], strict=True)]
    return [row[size:] for row in rows]
