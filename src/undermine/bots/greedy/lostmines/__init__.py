"""Evaluation of actions in The Lost Mines."""

from undermine.bots.greedy.lostmines.evaluator import LostMinesEvaluator as Evaluator

__all__ = ["Evaluator"]
