"""Level 3, the foreman: infers who is who, and plays rules of thumb on the exact posterior."""

from __future__ import annotations

from typing import Any

from undermine.bots.greedy.evaluation import Evaluator
from undermine.bots.levels.believing import find_believing
from undermine.bots.levels.level_bot import LevelBot
from undermine.core.ruleset import Ruleset


class ForemanBot(LevelBot):
    """Takes the best action by the evaluations of the greedy bot and a belief."""

    def evaluator(self, rules: Ruleset[Any, Any]) -> Evaluator | None:
        """The evaluator that believes."""
        return find_believing(rules, self.style.manner)
