"""What happens in the forest, in past tense."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undermine.core.grammar import Word
from undermine.core.state import At, Border, Event, Seat, Slot, Thing
from undermine.core.tile import Lay


class PathLaid(Event, frozen=True, gc=False, kw_only=True):
    """A path card was laid."""

    seat: Seat
    tile: Lay
    at: At


class Bridged(Event, frozen=True, gc=False, kw_only=True):
    """A tool was put on an obstacle."""

    seat: Seat
    at: At


class Scouted(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a mine; only it knows what it saw."""

    seat: Seat
    mine: Slot


class Appraised(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a treasure; only it knows its value."""

    seat: Seat
    treasure: Slot


class Spied(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a dwarf card; only it knows the character."""

    seat: Seat
    target: Seat


class TrapSet(Event, frozen=True, gc=False, kw_only=True):
    """A trap lies on a way."""

    seat: Seat
    at: Border


class TrollCame(Event, frozen=True, gc=False, kw_only=True):
    """A troll blocks a way."""

    seat: Seat
    at: Border


class TrollLeft(Event, frozen=True, gc=False, kw_only=True):
    """The troll of a seat is gone, and its card with it."""

    seat: Seat
    at: Border


class Stormed(Event, frozen=True, gc=False, kw_only=True):
    """A thunderstorm took a path card off the board."""

    seat: Seat
    at: At


class MineOpened(Event, frozen=True, gc=False, kw_only=True):
    """A mine was turned up."""

    seat: Seat
    mine: Slot


class MineLaid(Event, frozen=True, gc=False, kw_only=True):
    """A mine that was turned up lies like this now."""

    mine: Slot
    tile: Lay
    at: At


class DragonWoken(Event, frozen=True, gc=False, kw_only=True):
    """A seat took the dragon tile."""

    seat: Seat


class TreasureTaken(Event, frozen=True, gc=False, kw_only=True):
    """A seat took a treasure; its kind is open, its value is not."""

    seat: Seat
    treasure: Slot
    found: Thing


class TreasureLeft(Event, frozen=True, gc=False, kw_only=True):
    """A seat took no treasure."""

    seat: Seat


class SatOut(Event, frozen=True, gc=False, kw_only=True):
    """A seat without cards sits out for the rest of the round."""

    seat: Seat


class RoundOver(Event, frozen=True, gc=False, kw_only=True):
    """The round is over: all treasures are taken, all cards are played, or everybody agreed."""

    round: int
    why: Thing
    closing: ClassVar[bool] = True


class CharactersShown(Event, frozen=True, gc=False, kw_only=True):
    """The dwarf cards were turned up, seat by seat."""


class HoardShown(Event, frozen=True, gc=False, kw_only=True):
    """The treasures of a seat were turned up."""

    seat: Seat


class PointsShared(Event, frozen=True, gc=False, kw_only=True):
    """What the pots of the clans were worth, and what each seat won in this round."""

    blue: int
    yellow: int
    dragon: Seat
    """Who gives points back for the dragon."""
    eaten: int
    """How many."""
    points: tuple[int, ...]


class GameWon(Event, frozen=True, gc=False, kw_only=True):
    """The last round is over."""

    points: tuple[int, ...]
    winners: Annotated[tuple[int, ...], Word("seats")]
