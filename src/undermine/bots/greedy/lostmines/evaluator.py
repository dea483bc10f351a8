"""The evaluator of The Lost Mines."""

from __future__ import annotations

from functools import partial

from undermine.bots.greedy.lostmines.evaluate import evaluate_action
from undermine.bots.greedy.lostmines.features import LostMinesFeatures
from undermine.bots.greedy.lostmines.reasons import explain
from undermine.bots.greedy.walking import ViewEvaluator
from undermine.games.lostmines.table import LostMinesRules


class LostMinesEvaluator(ViewEvaluator[LostMinesFeatures]):
    """Evaluates for the side of the seat, or for itself; cards on the table say who is who."""

    def __init__(self, rules: LostMinesRules) -> None:
        super().__init__(partial(LostMinesFeatures, rules), evaluate_action, explain)
