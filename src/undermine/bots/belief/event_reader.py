"""Reading events by their type: what the readers of all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Self

from undermine.bots.belief.branching import branched
from undermine.bots.belief.clues import Clue
from undermine.core.state import Event

Reading = Callable[[Any], Clue | None]
"""Follows one type of event, and classes the move in it."""


class EventReader(ABC):
    """Follows the open table by the events of a round."""

    def __init__(self) -> None:
        self._readings: Mapping[type[Event], Reading] = {}
        self.bind()

    @abstractmethod
    def readings(self) -> Mapping[type[Event], Reading]:
        """The function that reads each type of event."""

    def bind(self) -> None:
        """Read events with the methods of this reader."""
        self._readings = self.readings()

    def branch(self) -> Self:
        """A reader that goes on from here without this one."""
        made = branched(self)
        made.bind()
        return made

    def read(self, event: Event) -> Clue | None:
        """Follow an event, and class the move in it."""
        reading = self._readings.get(type(event))
        return None if reading is None else reading(event)
