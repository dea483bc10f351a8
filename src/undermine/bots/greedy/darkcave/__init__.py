"""Evaluation of actions in The Dark Cave."""

from undermine.bots.greedy.darkcave.evaluate import DarkCaveEvaluator as Evaluator

__all__ = ["Evaluator"]
