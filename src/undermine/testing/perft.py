"""Counting: how many sequences of decisions a position has, chance included.

One number that depends on every rule. Where it differs from a number that was kept, `split`
tells under which first decision the difference lies.
"""

from __future__ import annotations

from typing import Any

from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, State


def perft(rules: Ruleset[Any], state: State[Any], depth: int) -> int:
    """The number of sequences of `depth` decisions; a game that ends earlier counts as none."""
    if depth == 0:
        return 1
    legal = rules.legal(state)
    if depth == 1:
        return len(legal)
    return sum(perft(rules, rules.step(state, action).state, depth - 1) for action in legal)


def split(rules: Ruleset[Any], state: State[Any], depth: int) -> dict[Action, int]:
    """The number of sequences of `depth` decisions, by their first decision."""
    return {
        action: perft(rules, rules.step(state, action).state, depth - 1)
        for action in rules.legal(state)
    }
