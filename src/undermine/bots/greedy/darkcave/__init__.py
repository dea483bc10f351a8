"""Evaluation of actions in The Dark Cave."""
