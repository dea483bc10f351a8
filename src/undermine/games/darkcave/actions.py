"""Actions and agenda items of The Dark Cave, beside those that all games share."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undermine.core.grammar import Word
from undermine.core.state import Action, At, Border, CardId, Item, Onto, Seat, Slot, Thing, Things

Seats = Annotated[tuple[int, ...], Word("seats")]

# -- the plays of a turn -------------------------------------------------------------------------


class SpyGoal(Action, frozen=True, gc=False):
    """Look at a goal.

    >>> SpyGoal(card="secret-information-I", corner=0)
    spygoal secret-information-I 1
    """

    card: CardId
    corner: Slot


class SpyDwarf(Action, frozen=True, gc=False):
    """Look at the clan card of a seat.

    >>> SpyDwarf(card="secret-information-II", seat=2)
    spydwarf secret-information-II 3
    """

    card: CardId
    seat: Seat


class Collapse(Action, frozen=True, gc=False):
    """Take a path card out of the net.

    >>> Collapse(card="rockfall-II", at=(0, 1))
    collapse rockfall-II 0,1
    """

    card: CardId
    at: At


class TradeHands(Action, frozen=True, gc=False):
    """Exchange all hand cards with a seat, which draws at the end of the turn.

    >>> TradeHands(card="swap-cards-II", seat=1)
    tradehands swap-cards-II 2
    """

    card: CardId
    seat: Seat


class Spin(Action, frozen=True, gc=False):
    """Stretch a spiderweb over a border.

    >>> from undermine.core.grid import Edge
    >>> Spin(card="web-circle", at=Edge(cell=(0, 0), side=4))
    spin web-circle 0,0/S
    """

    card: CardId
    at: Border


class Equip(Action, frozen=True, gc=False):
    """Lay a tool before a seat.

    >>> Equip(card="boots-I", seat=0)
    equip boots-I 1
    """

    card: CardId
    seat: Seat


class Lure(Action, frozen=True, gc=False):
    """Put a creature on a dark hole, or take over one that is on the board.

    >>> from undermine.core.grid import Spot
    >>> Lure(card="rat-I", at=Spot(cell=(0, 1), space=0))
    lure rat-I 0,1
    """

    card: CardId
    at: Onto


# -- other decisions -----------------------------------------------------------------------------


class PlayClan(Action, frozen=True, gc=False):
    """Say which clan takes part, where it is only one.

    >>> PlayClan(clan="blue")
    playclan blue
    """

    clan: Thing


class Cut(Action, frozen=True, gc=False):
    """Spend a battle-axe on a web beside the seat's own dwarf.

    >>> from undermine.core.grid import Edge
    >>> Cut(at=Edge(cell=(0, 0), side=2))
    cut 0,0/E
    """

    at: Border


class Strike(Action, frozen=True, gc=False):
    """Spend a battle-axe to drive a creature away.

    >>> Strike(creature="rat")
    strike rat
    """

    creature: Thing


class Endure(Action, frozen=True, gc=False):
    """Keep the battle-axe and let creatures attack.

    >>> Endure()
    endure
    """


class Announce(Action, frozen=True, gc=False):
    """Say which side has left the cave with all its dwarves: a side, or `nobody`.

    >>> Announce(side="blue")
    announce blue
    """

    side: Thing


# -- agenda items --------------------------------------------------------------------------------


class ChooseClan(Item, frozen=True, gc=False):
    """Which clan takes part?"""


class SetOut(Item, frozen=True, gc=False):
    """Duty: the card is played, now the dwarf of a seat may move."""

    walker: Seat


class Linger(Item, frozen=True, gc=False):
    """Before cards are drawn a dwarf may still cut a web."""


class Prowl(Item, frozen=True, gc=False):
    """A creature may move; so many steps are left."""

    creature: Thing
    left: int
    movement: ClassVar[bool] = True


class AskAxe(Item, frozen=True, gc=False):
    """Does a seat drive a creature away? `then` are asked after it, all for the `victims`."""

    creatures: Things
    victims: Seats
    then: Seats = ()
    reaction: ClassVar[bool] = True


class Bite(Item, frozen=True, gc=False):
    """Duty: creatures attack."""

    creatures: Things
    victims: Seats


class ChooseTurn(Item, frozen=True, gc=False):
    """A goal fits both ways round: how shall it lie for the dwarf that enters it?"""

    corner: Slot


class Leave(Item, frozen=True, gc=False):
    """Duty: a dwarf has reached the exit."""

    leaver: Seat


class CallEnd(Item, frozen=True, gc=False):
    """A dwarf has left the cave: was it the last of its side?"""

    leaver: Seat
