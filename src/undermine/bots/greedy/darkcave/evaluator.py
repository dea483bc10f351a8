"""The evaluator of The Dark Cave."""

from __future__ import annotations

from functools import partial

from undermine.bots.greedy.darkcave.evaluate import evaluate_action
from undermine.bots.greedy.darkcave.features import DarkCaveFeatures
from undermine.bots.greedy.darkcave.reasons import explain
from undermine.bots.greedy.walking import ViewEvaluator
from undermine.games.darkcave.table import DarkCaveRules


class DarkCaveEvaluator(ViewEvaluator[DarkCaveFeatures]):
    """Evaluates for the own dwarf first, then for its side; the view says who is who."""

    def __init__(self, rules: DarkCaveRules) -> None:
        super().__init__(partial(DarkCaveFeatures, rules), evaluate_action, explain)
