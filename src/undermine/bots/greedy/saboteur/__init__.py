"""Evaluation of actions in Saboteur."""
