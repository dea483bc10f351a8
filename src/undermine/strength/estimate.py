"""Means with intervals from one number per deal: what a deal has in common is counted once.

Where the probabilities of strata are known, each stratum weighs as much as it should, whatever was
dealt by chance: that takes the luck of the strata out of the mean, and out of its interval.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import fsum, inf, sqrt
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct

_Z: Final = 1.959964
"""Standard deviations on either side that contain 95 % of a normal distribution."""


StratumT = TypeVar("StratumT", bound=Hashable)


class Estimate(Struct, frozen=True):
    """A mean over deals, its standard error, and its 95 % interval."""

    of: int
    mean: float
    error: float
    low: float
    high: float


class _Moments(NamedTuple):
    """Number, mean and variance of numbers."""

    of: int
    mean: float
    variance: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of one number per deal.

    >>> found = estimate([1.0, 2.0, 3.0, 4.0])
    >>> found.mean, round(found.low, 2), round(found.high, 2)
    (2.5, 0.45, 4.55)
    """
    found = _moments(values)
    error = sqrt(found.variance / found.of) if found.of else 0.0
    return interval(found.of, found.mean, error, found.of - 1)


def stratified(
    strata: Mapping[StratumT, Sequence[float]], weights: Mapping[StratumT, float]
) -> Estimate:
    """The weighted mean over strata; a plain one where a stratum is too small or has no weight."""
    if not weights or not set(strata) <= set(weights):
        return _plain(strata)
    parts = {stratum: _moments(strata.get(stratum, ())) for stratum in weights}
    if any(part.of <= 1 for part in parts.values()):
        return _plain(strata)
    whole = fsum(weights.values())
    shares = {stratum: weight / whole for stratum, weight in weights.items()}
    mean = fsum(shares[stratum] * part.mean for stratum, part in parts.items())
    square = fsum(shares[s] ** 2 * part.variance / part.of for s, part in parts.items())
    of = sum(part.of for part in parts.values())
    return interval(of, mean, sqrt(square), of - len(parts))


def pooled(parts: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates, each of the same weight."""
    mean = fsum(part.mean for part in parts) / len(parts)
    error = sqrt(fsum(part.error**2 for part in parts)) / len(parts)
    of = sum(part.of for part in parts)
    return interval(of, mean, error, of - len(parts))


def interval(of: int, mean: float, error: float, freedom: int) -> Estimate:
    """An estimate with its interval by Student's distribution."""
    reach = student(freedom) * error if error else 0.0
    return Estimate(of, mean, error, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """The number of standard errors that contain 95 % with so many degrees of freedom.

    A series in powers of 1/freedom, which is right to a hundredth from three on.

    >>> [round(student(freedom), 2) for freedom in (5, 10, 100)]
    [2.57, 2.23, 1.98]
    """
    if freedom <= 0:
        return inf
    z = _Z
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return fsum(term / freedom**power for power, term in enumerate(terms))


def _plain(strata: Mapping[StratumT, Sequence[float]]) -> Estimate:
    return estimate([value for values in strata.values() for value in values])


def _moments(values: Sequence[float]) -> _Moments:
    of = len(values)
    if not of:
        return _Moments(0, 0.0, 0.0)
    mean = fsum(values) / of
    variance = fsum((value - mean) ** 2 for value in values) / (of - 1) if of > 1 else 0.0
    return _Moments(of, mean, variance)
