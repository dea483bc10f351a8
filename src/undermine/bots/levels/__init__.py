"""The levels of built-in bots, from apprentice to foreman, and their styles."""

from undermine.bots.levels.apprentice import ApprenticeBot
from undermine.bots.levels.foreman import ForemanBot
from undermine.bots.levels.miner import MinerBot

__all__ = ["ApprenticeBot", "ForemanBot", "MinerBot"]
