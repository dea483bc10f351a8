"""Evaluation of actions in The Lost Mines."""
