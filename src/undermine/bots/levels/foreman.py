"""Level 3, the foreman: infers who is who, and plays rules of thumb on the exact posterior."""

from __future__ import annotations

from undermine.bots.levels.level_bot import BelievingBot


class ForemanBot(BelievingBot):
    """Takes the best action by the evaluations of the greedy bot and a belief."""
