"""What happens in the mine, in past tense."""

from __future__ import annotations

from typing import ClassVar

from undermine.core.actions import Discarded, Placed, RolesShown, RoundBegan
from undermine.core.grid import Cell
from undermine.core.state import Event, Seat
from undermine.core.tile import Lay

__all__ = [
    "Broke",
    "Discarded",
    "Fell",
    "GameEnded",
    "GoalLaid",
    "GoalOpened",
    "GoldPaid",
    "GoldTaken",
    "Mended",
    "Peeked",
    "Placed",
    "RolesShown",
    "RoundBegan",
    "RoundEnded",
]


class Broke(Event, frozen=True, gc=False, kw_only=True):
    """A broken tool was put before a seat."""

    seat: Seat
    target: Seat


class Mended(Event, frozen=True, gc=False, kw_only=True):
    """A broken tool was taken away; `cards` are the mending card and the broken one."""

    seat: Seat
    target: Seat
    tool: str


class Fell(Event, frozen=True, gc=False, kw_only=True):
    """A rockfall took a path card out of the maze."""

    seat: Seat
    at: Cell


class Peeked(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a goal; only it knows what it saw."""

    seat: Seat
    goal: int


class GoalOpened(Event, frozen=True, gc=False, kw_only=True):
    """A goal was turned up."""

    seat: Seat
    goal: int


class GoalLaid(Event, frozen=True, gc=False, kw_only=True):
    """A goal that was turned up lies like this now."""

    goal: int
    tile: Lay
    at: Cell


class RoundEnded(Event, frozen=True, gc=False, kw_only=True):
    """The round is over: treasure, empty hands, or everybody agreed."""

    round: int
    finder: Seat
    why: str
    closing: ClassVar[bool] = True


class GoldTaken(Event, frozen=True, gc=False, kw_only=True):
    """A digger chose a gold card."""

    seat: Seat


class GoldPaid(Event, frozen=True, gc=False, kw_only=True):
    """A saboteur was paid."""

    seat: Seat
    value: int


class GameEnded(Event, frozen=True, gc=False, kw_only=True):
    """The last round is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
