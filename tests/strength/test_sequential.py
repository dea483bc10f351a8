"""Sequential tests stop where they should, on streams of outcomes that are known."""

from __future__ import annotations

import random

import pytest

from tests.strength.dice import rolls
from undermine.strength.estimate import estimate
from undermine.strength.sequential import NO, OPEN, YES, Verdict, evidence, look

GAIN = 0.02


def _run(mean: float, dice: random.Random, deals: int = 20000, step: int = 100) -> Verdict:
    """Play until the test has an answer; a deal differs with a chance of 0.2."""
    values: list[float] = []
    verdict = Verdict("all", GAIN, OPEN, 0, 0.0)
    while verdict.answer == OPEN and len(values) < deals:
        better = (0.2 + mean) / 2
        values += dice.choices((1.0, -1.0, 0.0), (better, 0.2 - better, 0.8), k=step)
        verdict = look("all", GAIN, estimate(values))
    return verdict


def test_a_bot_that_gains_so_much_is_found_to() -> None:
    dice = rolls(1)

    answers = [_run(GAIN, dice).answer for _ in range(100)]

    assert answers.count(YES) >= 90


def test_a_bot_that_gains_nothing_is_found_not_to() -> None:
    dice = rolls(2)

    answers = [_run(0.0, dice).answer for _ in range(100)]

    assert answers.count(NO) >= 90


@pytest.mark.parametrize(("mean", "answer"), [(0.1, YES), (-0.1, NO)])
def test_a_clear_difference_ends_early(mean: float, answer: str) -> None:
    dice = rolls(3)

    verdicts = [_run(mean, dice) for _ in range(20)]

    assert {verdict.answer for verdict in verdicts} == {answer}
    assert max(verdict.deals for verdict in verdicts) <= 1000


def test_equal_pairs_count_as_evidence_against_a_gain_in_time() -> None:
    assert look("all", GAIN, estimate([0.0] * 100)).answer == OPEN
    assert look("all", GAIN, estimate([0.0] * 130)).answer == NO


def test_no_answer_comes_before_the_hundredth_deal() -> None:
    assert look("all", GAIN, estimate([1.0, 0.9] * 40)).answer == OPEN
    assert look("all", GAIN, estimate([1.0, 0.9] * 50)).answer == YES
    assert look("all", GAIN, estimate([])).answer == OPEN


def test_evidence_is_the_logarithm_of_a_ratio_of_normal_densities() -> None:
    found = estimate([0.0, 1.0] * 5000)
    square = found.error**2 + 1e-8

    ratio = ((found.mean - 0) ** 2 - (found.mean - GAIN) ** 2) / (2 * square)

    assert evidence(GAIN, found) == pytest.approx(ratio)
