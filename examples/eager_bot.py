# ruff: noqa: INP001, S311
"""A bot as a class: mends its tools, else lays the path card that lies furthest east."""

import random
from collections.abc import Sequence

from undermine import Action, Event, View
from undermine.games.saboteur.public import Mend, Place, SaboteurTable


class EagerBot:
    """Made with a seed; the same seed plays the same way."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(seed)
        self.seat = 0

    def begin(self, seat: int, rules: str) -> None:
        """Sit down."""
        del rules
        self.seat = seat

    def see(self, events: Sequence[Event]) -> None:
        """Watch."""

    def choose(self, view: View[SaboteurTable], legal: Sequence[Action]) -> Action:
        """Decide: one of the legal actions."""
        if view.table.front[self.seat]:
            for action in legal:
                if isinstance(action, Mend) and action.seat == self.seat:
                    return action
        paths = [action for action in legal if isinstance(action, Place)]
        east = max(paths, key=lambda action: action.at[0], default=None)
        return east or self.dice.choice(legal)
