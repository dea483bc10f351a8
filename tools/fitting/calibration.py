"""How far stated suspicion and truth agree."""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import Final, NamedTuple

from tools.fitting.following import Step
from undermine.bots.belief.cast import Cast

BINS: Final = 10
_LEAST: Final = 1e-4


class Score(NamedTuple):
    """The calibration of suspicion, and how much better it is than the chances at the deal."""

    guesses: int
    error: float
    """The expected calibration error."""
    skill: float
    """1 minus the Brier score over that of the deal: 0 knows nothing, 1 knows all."""
    loss: float
    """The mean logarithmic loss."""


def guesses(steps: Iterable[Step], cast: Cast) -> list[tuple[float, float, bool]]:
    """Suspicion, that at the deal, and the truth, for every seat at every step that was asked."""
    found = []
    for step in steps:
        if step.believed is None:
            continue
        for seat, odds in step.believed.roles.items():
            stated = sum(p for card, p in odds.items() if cast.kind(card) in cast.suspects)
            found.append((stated, step.deal[seat], cast.kind(step.roles[seat]) in cast.suspects))
    return found


def score(found: list[tuple[float, float, bool]]) -> Score:
    """The score of all guesses together."""
    size = max(1, len(found))
    brier = sum((stated - truth) ** 2 for stated, _, truth in found)
    before = sum((deal - truth) ** 2 for _, deal, truth in found)
    loss = -sum(log(max(_LEAST, stated if truth else 1 - stated)) for stated, _, truth in found)
    return Score(len(found), _error(found), 1 - brier / before if before else 0.0, loss / size)


def _error(found: list[tuple[float, float, bool]]) -> float:
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for stated, _, truth in found:
        bins[min(BINS - 1, int(stated * BINS))].append((stated, truth))
    gaps = (abs(sum(p for p, _ in held) - sum(t for _, t in held)) for held in bins)
    return sum(gaps) / max(1, len(found))
