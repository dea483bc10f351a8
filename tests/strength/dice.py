"""Dice of the tests: the same rolls in every run."""

from __future__ import annotations

import random


def rolls(seed: int | str) -> random.Random:
    """Dice that roll the same for the same seed."""
    return random.Random(seed)  # noqa: S311 (a test, no secret)
