"""Evaluation of actions in The Dark Cave."""

from undermine.bots.greedy.darkcave.evaluator import DarkCaveEvaluator as Evaluator

__all__ = ["Evaluator"]
