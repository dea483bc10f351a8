"""Actions and agenda items of Saboteur 2, beside those of the base game."""

from __future__ import annotations

from typing import Annotated

from undermine.core.grammar import Word
from undermine.core.state import Action, CardId, Item, Seat

# -- the plays of a turn -------------------------------------------------------------------------


class Theft(Action, frozen=True, gc=False):
    """Lay a Theft card face up before the own seat.

    >>> Theft()
    theft
    """


class HandsOff(Action, frozen=True, gc=False):
    """Take away the Theft card that lies before a seat.

    >>> HandsOff(seat=1)
    handsoff 2
    """

    seat: Seat


class SwapHats(Action, frozen=True, gc=False):
    """Let a seat exchange its dwarf card.

    >>> SwapHats(seat=0)
    swaphats 1
    """

    seat: Seat


class Inspect(Action, frozen=True, gc=False):
    """Look at the dwarf card of a seat.

    >>> Inspect(seat=1)
    inspect 2
    """

    seat: Seat


class SwapHands(Action, frozen=True, gc=False):
    """Exchange all hand cards with a seat.

    >>> SwapHands(seat=1)
    swaphands 2
    """

    seat: Seat


class Trap(Action, frozen=True, gc=False):
    """Lay a Trapped card before a seat.

    >>> Trap(seat=1)
    trap 2
    """

    seat: Seat


class Free(Action, frozen=True, gc=False):
    """Take away the Trapped card that lies before a seat.

    >>> Free(seat=1)
    free 2
    """

    seat: Seat


class Lift(Action, frozen=True, gc=False):
    """Discard two cards to take away one that lies before the own seat.

    >>> Lift(cards=("NE", "map"), off="theft")
    lift NE&map theft
    """

    cards: Annotated[tuple[str, ...], Word("cards", hidden=True, zone="hand")]
    off: CardId


# -- after the reckoning -------------------------------------------------------------------------


class Steal(Action, frozen=True, gc=False):
    """Take 1 gold from a seat.

    >>> Steal(seat=0)
    steal 1
    """

    seat: Seat


class Decline(Action, frozen=True, gc=False):
    """Leave everybody's gold alone.

    >>> Decline()
    decline
    """


class StealGold(Item, frozen=True, gc=False):
    """A thief may steal; `then` may after it."""

    then: Annotated[tuple[int, ...], Word("seats")] = ()
