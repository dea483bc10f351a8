"""Evaluation of actions in Saboteur."""

from undermine.bots.greedy.saboteur.evaluate import SaboteurEvaluator as Evaluator

__all__ = ["Evaluator"]
