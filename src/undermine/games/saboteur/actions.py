"""Actions of Saboteur, and the agenda items that they answer."""

from __future__ import annotations

from typing import Annotated

from undermine.core.actions import (
    Agree,
    Begin,
    ChooseStarter,
    Discard,
    NextRound,
    NextTurn,
    Orient,
    Place,
    Turn,
)
from undermine.core.grammar import Word
from undermine.core.state import (
    Action,
    At,
    CardId,
    HiddenCards,
    Item,
    PileId,
    Seat,
    Slot,
    Thing,
)

__all__ = [
    "Agree",
    "Begin",
    "Break",
    "ChooseStarter",
    "ChooseTurn",
    "Discard",
    "Mend",
    "NextRound",
    "NextTurn",
    "Orient",
    "Pay",
    "PayGold",
    "Peek",
    "Place",
    "Reveal",
    "Rockfall",
    "ShareGold",
    "Take",
    "Turn",
]

# -- the plays of a turn -------------------------------------------------------------------------


class Break(Action, frozen=True, gc=False):
    """Put a broken tool before a seat.

    >>> Break(card="broken-pick", seat=0)
    break broken-pick 1
    """

    card: CardId
    seat: Seat


class Mend(Action, frozen=True, gc=False):
    """Take a broken tool away from before a seat.

    >>> Mend(card="fixed-pick", tool="pick", seat=2)
    mend fixed-pick pick 3
    """

    card: CardId
    tool: Thing
    seat: Seat


class Rockfall(Action, frozen=True, gc=False):
    """Take a path card out of the maze.

    >>> Rockfall(at=(1, 0))
    rockfall 1,0
    """

    at: At


class Peek(Action, frozen=True, gc=False):
    """Look at a goal.

    >>> Peek(goal=0)
    peek 1
    """

    goal: Slot


# -- other decisions -----------------------------------------------------------------------------


class Take(Action, frozen=True, gc=False):
    """Choose one of the gold cards on offer.

    >>> Take(card="gold-1")
    take gold-1
    """

    card: Annotated[str, Word("card", hidden=True, zone="offer")]


class Pay(Action, frozen=True, gc=False):
    """Hand a saboteur gold cards out of the bank.

    >>> Pay(pile="loot2", cards=("gold-1", "gold-2"))
    pay loot2 gold-1&gold-2
    """

    pile: PileId
    cards: HiddenCards
    short: int = 0
    """Gold that the bank has no cards for."""


# -- agenda items --------------------------------------------------------------------------------


class Reveal(Item, frozen=True, gc=False):
    """Duty: turn up the goals that the maze has reached."""

    finder: Seat
    at: At
    """The card laid last."""


class ChooseTurn(Item, frozen=True, gc=False):
    """A goal fits both ways round: how shall it lie?"""

    goal: Slot


class ShareGold(Item, frozen=True, gc=False):
    """A digger chooses; `then` choose after it."""

    then: Annotated[tuple[int, ...], Word("seats")] = ()


class PayGold(Item, frozen=True, gc=False):
    """A saboteur is owed gold."""

    to: Seat
    value: int
