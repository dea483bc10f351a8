"""Posteriors by brute force: every vector of roles, weighed one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import perm, prod


def marginals(
    pools: Mapping[str, Mapping[str, int]],
    backs: Sequence[str],
    weight: Callable[[tuple[str, ...]], float],
) -> list[dict[str, float]]:
    """By seat, the probability of every role, for a weight of every vector of roles."""
    found: list[Counter[str]] = [Counter() for _ in backs]
    total = 0.0
    for roles in product(*(pools[back] for back in backs)):
        share = _ways(pools, backs, roles) * weight(roles)
        total += share
        for seat, role in enumerate(roles):
            found[seat][role] += share  # type: ignore[assignment]
    return [{role: share / total for role, share in line.items()} for line in found]


def _ways(
    pools: Mapping[str, Mapping[str, int]], backs: Sequence[str], roles: Sequence[str]
) -> int:
    """How many ways there are to deal exactly these roles."""
    used = Counter(zip(backs, roles, strict=True))
    return prod(perm(pools[back][role], count) for (back, role), count in used.items())
