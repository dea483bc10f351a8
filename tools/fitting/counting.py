"""Counting classes of moves by true role, and turning counts into rows of likelihoods."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import log
from typing import Final

from tools.fitting.following import Step
from tools.fitting.population import MANNERS
from undermine.bots.belief.cast import Cast
from undermine.bots.belief.likelihoods import CLIP

LAPLACE: Final = 1.0
"""So many moves of every class are added, shared out as all roles together play them."""
NOISE: Final = 0.05
"""The share of moves that say nothing about roles."""
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


def move_rows(counts: Counts, temper: float) -> dict[str, dict[str, dict[str, list[float]]]]:
    """The rows of moves: by context, class and kind of role, a logarithm for each manner."""
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    for context in _contexts(counts):
        groups, classes = _names(counts, context)
        chances = [
            _chances(counts, styles, context, groups, classes) for styles in MANNERS.values()
        ]
        found[context] = {
            name: _move_row([{g: by[g][name] for g in groups} for by in chances], temper)
            for name in classes
        }
    return found


def aim_rows(counts: Counts, temper: float) -> dict[str, dict[str, dict[str, float]]]:
    """The rows of aims: by kind, outcome and relation, one logarithm for all styles."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for kind in _contexts(counts):
        groups, outcomes = _names(counts, kind)
        chances = _chances(counts, sorted(counts), kind, groups, outcomes)
        found[kind] = {}
        for name in outcomes:
            logs = _centred({g: chances[g][name] for g in groups}, temper)[1]
            found[kind][name] = {g: round(value, _DIGITS) for g, value in logs.items()}
    return found


def _contexts(counts: Counts) -> list[str]:
    return sorted({context for style in counts.values() for context in style})


def _names(counts: Counts, context: str) -> tuple[list[str], list[str]]:
    """The roles or relations in a context, and the classes of moves or outcomes."""
    lines = [style[context] for style in counts.values() if context in style]
    groups = sorted({group for line in lines for group in line})
    return groups, sorted({name for line in lines for row in line.values() for name in row})


def _chances(
    counts: Counts, styles: Iterable[str], context: str, groups: list[str], classes: list[str]
) -> dict[str, dict[str, float]]:
    """By role or relation, the probability of every class, averaged over some styles."""
    lines = [counts[style][context] for style in styles if context in counts.get(style, {})]
    return {group: _averaged(lines, group, classes) for group in groups}


def _averaged(
    lines: list[dict[str, dict[str, float]]], group: str, classes: list[str]
) -> dict[str, float]:
    """The probabilities averaged over styles; equal ones where no style was seen."""
    found = [_smoothed(line, group, classes) for line in lines]
    if not found:
        return dict.fromkeys(classes, 1 / len(classes))
    return {name: sum(style[name] for style in found) / len(found) for name in classes}


def _smoothed(
    line: Mapping[str, Mapping[str, float]], group: str, classes: list[str]
) -> dict[str, float]:
    """The probabilities of one style, drawn towards what all roles together play.

    A class that nobody of this style played says nothing, however often each role was seen.
    """
    share = 1 / len(classes)
    seen = {name: sum(row.get(name, 0.0) for row in line.values()) for name in classes}
    weight, total = LAPLACE * len(classes), sum(seen.values()) + 1
    own = line.get(group, {})
    size, usual = sum(own.values()), sum(seen.values()) / max(1, len(line))
    return {
        name: (own.get(name, 0.0) + weight * (seen[name] + share) / total)
        / ((size if seen[name] else usual) + weight)
        for name in classes
    }


def _move_row(chances: list[dict[str, float]], temper: float) -> dict[str, list[float]]:
    """The logarithms of all manners on one scale, so that they also tell manners apart."""
    found = [_centred(one, temper) for one in chances]
    mean = sum(middle for middle, _ in found) / len(found)
    half = CLIP / 2
    apart = [max(-half, min(half, middle - mean)) for middle, _ in found]
    return {
        group: [
            round(more + logs[group], _DIGITS) for more, (_, logs) in zip(apart, found, strict=True)
        ]
        for group in chances[0]
    }


def _centred(chances: Mapping[str, float], temper: float) -> tuple[float, dict[str, float]]:
    """Logarithms around 0, with noise, and no further apart than the clip; and their middle."""
    mean = sum(chances.values()) / len(chances)
    logs = {g: temper * log((1 - NOISE) * p + NOISE * mean) for g, p in chances.items()}
    middle = (max(logs.values()) + min(logs.values())) / 2
    return middle, {g: max(-CLIP / 2, min(CLIP / 2, x - middle)) for g, x in logs.items()}
