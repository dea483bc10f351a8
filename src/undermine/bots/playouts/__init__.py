"""Playouts: what actions are worth to a seat, by playing worlds that it holds possible to the end.

They need the compiled kernel. Search, hints and reviews share them.
"""

from undermine.bots.playouts.rounds import Points, RoundPlayer, public_suspicion
from undermine.bots.playouts.trials import (
    Experiment,
    Gap,
    Question,
    Sample,
    Trial,
    evaluate,
    gap,
    halve,
)
from undermine.bots.playouts.worlds import PossibleWorlds
from undermine.bots.playouts.worth import Worth, worth_in

__all__ = [
    "Experiment",
    "Gap",
    "Points",
    "PossibleWorlds",
    "Question",
    "RoundPlayer",
    "Sample",
    "Trial",
    "Worth",
    "evaluate",
    "gap",
    "halve",
    "public_suspicion",
    "worth_in",
]
