"""Tools for testing rulesets, ours and yours: scenes, laws and Hypothesis strategies."""

from undermine.testing.scene import Scene

__all__ = ["Scene"]
