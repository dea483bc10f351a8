"""Beliefs: how probable every role and every goal is, from the events that a seat was shown."""

from undermine.bots.belief.belief import Belief, find_belief
from undermine.bots.belief.clues import Change
from undermine.bots.belief.posterior import Posterior, World

__all__ = ["Belief", "Change", "Posterior", "World", "find_belief"]
