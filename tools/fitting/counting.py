"""Counting classes of moves by true role, and turning counts into rows of likelihoods."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import log
from typing import Final

from tools.fitting.following import Step
from undermine.bots.belief.cast import Cast

LAPLACE: Final = 2.0
"""So many moves of every class are added, shared out as all roles together play them."""
NOISE: Final = 0.05
"""The share of moves that say nothing about roles."""
CLIP: Final = 2.5
"""The most that one move says: the largest difference of logarithms within a row."""
_DIGITS: Final = 3
Counts = dict[str, dict[str, dict[str, dict[str, float]]]]
"""By style, context, role or relation, and class."""


def _counts() -> Counts:
    return defaultdict(lambda: defaultdict(lambda: defaultdict(lambda: defaultdict(float))))


class Census:
    """The counts of moves and of aims."""

    def __init__(self, cast: Cast) -> None:
        self._cast = cast
        self.moves, self.aims = _counts(), _counts()

    def add(self, step: Step, style: str) -> None:
        """Count one clue."""
        clue, roles = step.clue, step.roles
        role = roles.get(clue.seat)
        if role is None:
            return
        move = clue.classes[min(step.goal, len(clue.classes) - 1)]
        self.moves[style][clue.context][self._cast.kind(role)][move] += 1
        for aim in clue.aims:
            if aim.seat in roles:
                relation = self._cast.relation(role, roles[aim.seat])
                self.aims[style][aim.kind][relation][aim.outcome] += 1


def rows(counts: Counts, temper: float) -> dict[str, dict[str, dict[str, float]]]:
    """The rows of all contexts: averaged over styles, smoothed, tempered and clipped."""
    contexts = sorted({context for style in counts.values() for context in style})
    found = {}
    for context in contexts:
        styles = [style[context] for style in counts.values() if context in style]
        found[context] = _rows(styles, temper)
    return found


def _rows(styles: list[dict[str, dict[str, float]]], temper: float) -> dict[str, dict[str, float]]:
    classes = sorted({name for style in styles for row in style.values() for name in row})
    groups = sorted({group for style in styles for group in style})
    chances = {group: _averaged(styles, group, classes) for group in groups}
    return {
        name: _row({group: chances[group][name] for group in groups}, temper) for name in classes
    }


def _averaged(
    styles: Iterable[Mapping[str, Mapping[str, float]]], group: str, classes: list[str]
) -> dict[str, float]:
    """The probability of every class for a role or relation, averaged over styles."""
    found = [_smoothed(style, group, classes) for style in styles if style.get(group)]
    return {name: sum(style[name] for style in found) / len(found) for name in classes}


def _smoothed(
    style: Mapping[str, Mapping[str, float]], group: str, classes: list[str]
) -> dict[str, float]:
    """The probabilities of one style, drawn towards what all roles together play."""
    pooled = {
        name: sum(row.get(name, 0.0) for row in style.values()) + 1 / len(classes)
        for name in classes
    }
    weight, total = LAPLACE * len(classes), sum(pooled.values())
    own = style[group]
    size = sum(own.values())
    return {
        name: (own.get(name, 0.0) + weight * pooled[name] / total) / (size + weight)
        for name in classes
    }


def _row(chances: Mapping[str, float], temper: float) -> dict[str, float]:
    """Logarithms of likelihoods around 0, with noise, and no further apart than the clip."""
    mean = sum(chances.values()) / len(chances)
    logs = {g: temper * log((1 - NOISE) * p + NOISE * mean) for g, p in chances.items()}
    middle = (max(logs.values()) + min(logs.values())) / 2
    return {g: round(max(-CLIP / 2, min(CLIP / 2, x - middle)), _DIGITS) for g, x in logs.items()}
