"""Sequential tests: play until it is clear whether a bot is better by so much, or not at all.

Wald's test of two hypotheses about the mean difference of a deal, 0 or `gain`, on its normal
approximation. Each of the two errors happens at most once in twenty tests.
"""

from __future__ import annotations

from math import log
from typing import Final

from msgspec import Struct

from undermine.strength.estimate import Estimate

_RISK: Final = 0.05
_BOUND: Final = log((1 - _RISK) / _RISK)
_FIRST_LOOK: Final = 100
"""The least deals from which a variance is believed."""
YES: Final = "yes"
NO: Final = "no"
OPEN: Final = "open"


class Verdict(Struct, frozen=True):
    """The answer of a sequential test after so many deals."""

    row: str
    gain: float
    answer: str
    """`yes`: better by `gain`; `no`: no better; `open`: the deals did not suffice."""
    deals: int
    evidence: float
    """The logarithm of how much likelier the gain is than none."""


def evidence(gain: float, found: Estimate) -> float:
    """The logarithm of how much likelier a mean difference of `gain` is than one of 0.

    The variance counts one more deal, whose difference is 1, so that differences which were all
    equal so far do not pass for certain.
    """
    square = found.error**2 + 1 / found.of**2
    return gain * (found.mean - gain / 2) / square


def look(row: str, gain: float, found: Estimate) -> Verdict:
    """The verdict on an estimate."""
    if not found.of:
        return Verdict(row, gain, OPEN, 0, 0.0)
    weight = evidence(gain, found)
    answer = OPEN if found.of < _FIRST_LOOK or abs(weight) < _BOUND else YES if weight > 0 else NO
    return Verdict(row, gain, answer, found.of, weight)
