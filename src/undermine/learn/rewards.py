"""What a round is worth to each seat, from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

Scores: TypeAlias = np.ndarray
"""Points of a round: games x seats."""


def by_gold_found(scores: Scores) -> np.ndarray:
    """Saboteur: to win counts most, more gold a little. Whoever wins a round has got gold."""
    won = scores > 0
    return np.clip(np.where(won, 0.8 + 0.05 * (scores - 2.0), -1.0), -1.0, 1.0)


def by_gold(scores: Scores) -> np.ndarray:
    """Saboteur 2: the gold of the seat."""
    return np.clip(scores / 2.5 - 1.0, -1.0, 1.0)


def by_points(scores: Scores) -> np.ndarray:
    """The Lost Mines: the points of the seat, and what it has more than the others."""
    ahead = scores - scores.mean(axis=1, keepdims=True)
    return np.clip(scores / 12.0 + ahead / 12.0 - 0.4, -1.0, 1.0)


def by_win(scores: Scores) -> np.ndarray:
    """The Dark Cave: a point for each winner."""
    return 2.0 * (scores > 0) - 1.0


REWARDS: Final[dict[str, Callable[[Scores], np.ndarray]]] = {
    "saboteur": by_gold_found,
    "saboteur-2": by_gold,
    "the-lost-mines": by_points,
    "the-dark-cave": by_win,
}
