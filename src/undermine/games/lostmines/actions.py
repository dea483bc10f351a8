"""What can be decided in the forest: actions, and the agenda items they answer.

Laying path cards, passing, walking and saying who begins are the same in other games and live
in `undermine.core`.
"""

from __future__ import annotations

from typing import Annotated

from undermine.core.grammar import Word
from undermine.core.state import Action, At, Border, CardId, Item, Seat, Slot
from undermine.core.tile import Lay

# -- the plays of a turn -------------------------------------------------------------------------


class Bridge(Action, frozen=True, gc=False):
    """Put a tool on an obstacle."""

    card: CardId
    at: At


class Scout(Action, frozen=True, gc=False):
    """Look at a face-down mine."""

    card: CardId
    mine: Slot


class Appraise(Action, frozen=True, gc=False):
    """Look at a treasure at the edge of the board."""

    card: CardId
    treasure: Slot


class Spy(Action, frozen=True, gc=False):
    """Look at the dwarf card of a seat."""

    card: CardId
    seat: Seat


class Snare(Action, frozen=True, gc=False):
    """Set a trap on a way."""

    at: Border


class Troll(Action, frozen=True, gc=False):
    """Lure a troll onto a way."""

    at: Border


class Storm(Action, frozen=True, gc=False):
    """Take a path card off the board."""

    at: At


# -- other decisions -----------------------------------------------------------------------------


class Align(Action, frozen=True, gc=False):
    """Lay a mine that was turned up, this way round."""

    tile: Annotated[Lay, Word("lay")]


class Pick(Action, frozen=True, gc=False):
    """Take a treasure."""

    treasure: Slot


class Leave(Action, frozen=True, gc=False):
    """Take no treasure this time."""


# -- agenda items --------------------------------------------------------------------------------


class SetOff(Item, frozen=True, gc=False):
    """Duty: the dwarves stand on the start cards of their clans."""


class OpenMine(Item, frozen=True, gc=False):
    """Duty: turn up the mine that a dwarf has entered over an edge."""

    finder: Seat
    mine: Slot
    way: Border


class LayMine(Item, frozen=True, gc=False):
    """A mine fits both ways round: how shall it lie?"""

    mine: Slot
    way: Border


class TakeTreasure(Item, frozen=True, gc=False):
    """A seat takes a treasure; it may leave it where `optional` is 1."""

    optional: int
