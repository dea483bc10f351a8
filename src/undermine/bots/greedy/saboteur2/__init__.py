"""Evaluation of actions in Saboteur 2."""

from undermine.bots.greedy.saboteur2.evaluate import Saboteur2Evaluator as Evaluator

__all__ = ["Evaluator"]
