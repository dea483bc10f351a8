"""Manners: seats play differently, and nobody knows how, so a belief weighs every manner of play.

The table of likelihoods has a row for each manner. What a move says about a role is its likelihood
averaged over manners, each weighed by how well it explains the moves of this seat so far.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log

from undermine.core.state import CardId

Row = Mapping[CardId, Sequence[float]]
"""By role, the logarithm of the likelihood in every manner."""


class Manners:
    """The likelihood of all moves of each slot so far, by role and manner.

    >>> manners = Manners(clip=2.5)
    >>> rash = {"digger": (-2.0, 0.0), "saboteur": (0.0, 0.0)}
    >>> first, again = (manners.count_in(0, [rash])[0] for _ in range(2))
    >>> first["saboteur"] - first["digger"] > again["saboteur"] - again["digger"] > 0
    True
    """

    def __init__(self, clip: float) -> None:
        self._clip = clip
        self._held: dict[int, list[dict[CardId, list[float]]]] = {}

    def count_in(self, slot: int, rows: Sequence[Row]) -> list[Mapping[CardId, float]]:
        """Count a move in; what it says by role, for one place of the treasure or for each."""
        held = self._held.setdefault(slot, [{}])
        if len(rows) > len(held):
            held = self._held[slot] = [dict(held[0]) for _ in rows]
        spread = rows if len(rows) == len(held) else [rows[0]] * len(held)
        return [self._said(sums, row) for sums, row in zip(held, spread, strict=True)]

    def _said(self, sums: dict[CardId, list[float]], row: Row) -> Mapping[CardId, float]:
        said = {}
        for role, logs in row.items():
            before = sums.get(role) or [0.0] * len(logs)
            sums[role] = [old + new for old, new in zip(before, logs, strict=True)]
            said[role] = _mean(sums[role]) - _mean(before)
        return self._clipped(said)

    def _clipped(self, said: Mapping[CardId, float]) -> Mapping[CardId, float]:
        """The same logarithms around 0, and no further apart than the clip."""
        middle = (max(said.values(), default=0.0) + min(said.values(), default=0.0)) / 2
        half = self._clip / 2
        return {role: max(-half, min(half, value - middle)) for role, value in said.items()}


def _mean(logs: Sequence[float]) -> float:
    """The logarithm of the mean likelihood."""
    most = max(logs, default=0.0)
    return most + log(sum(exp(value - most) for value in logs) / max(1, len(logs))) if logs else 0.0
