"""Actions of The Lost Mines, and the agenda items that they answer.

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
    """Put a tool on an obstacle.

    >>> Bridge(card="axe", at=(2, 2))
    bridge axe 2,2
    """

    card: CardId
    at: At


class Scout(Action, frozen=True, gc=False):
    """Look at a face-down mine.

    >>> Scout(card="info-mine-dwarf", mine=1)
    scout info-mine-dwarf 2
    """

    card: CardId
    mine: Slot


class Appraise(Action, frozen=True, gc=False):
    """Look at a treasure at the edge of the board.

    >>> Appraise(card="info-mine-treasure", treasure=0)
    appraise info-mine-treasure 1
    """

    card: CardId
    treasure: Slot


class Spy(Action, frozen=True, gc=False):
    """Look at the dwarf card of a seat.

    >>> Spy(card="info-treasure-dwarf", seat=1)
    spy info-treasure-dwarf 2
    """

    card: CardId
    seat: Seat


class Snare(Action, frozen=True, gc=False):
    """Set a trap on a way.

    >>> from undermine.core.grid import Edge
    >>> Snare(at=Edge(cell=(1, 2), side=2))
    snare 1,2/E
    """

    at: Border


class Troll(Action, frozen=True, gc=False):
    """Lure a troll onto a way.

    >>> from undermine.core.grid import Edge
    >>> Troll(at=Edge(cell=(1, 2), side=2))
    troll 1,2/E
    """

    at: Border


class Storm(Action, frozen=True, gc=False):
    """Take a path card off the board.

    >>> Storm(at=(3, 2))
    storm 3,2
    """

    at: At


# -- other decisions -----------------------------------------------------------------------------


class Align(Action, frozen=True, gc=False):
    """Lay a mine that was turned up, this way round.

    >>> Align(tile=Lay(card="mine-silver", turn=0))
    align mine-silver
    """

    tile: Annotated[Lay, Word("lay")]


class Pick(Action, frozen=True, gc=False):
    """Take a treasure.

    >>> Pick(treasure=1)
    pick 2
    """

    treasure: Slot


class Leave(Action, frozen=True, gc=False):
    """Take no treasure this time.

    >>> Leave()
    leave
    """


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
