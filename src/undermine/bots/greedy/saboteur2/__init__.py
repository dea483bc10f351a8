"""Evaluation of actions in Saboteur 2."""
