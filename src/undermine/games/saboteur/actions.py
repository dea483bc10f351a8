"""What can be decided in the mine: actions, and the agenda items they answer."""

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
    """Put a broken tool before a seat."""

    card: CardId
    seat: Seat


class Mend(Action, frozen=True, gc=False):
    """Take a broken tool away from before a seat."""

    card: CardId
    tool: Thing
    seat: Seat


class Rockfall(Action, frozen=True, gc=False):
    """Take a path card out of the maze."""

    at: At


class Peek(Action, frozen=True, gc=False):
    """Look at a goal."""

    goal: Slot


# -- other decisions -----------------------------------------------------------------------------


class Take(Action, frozen=True, gc=False):
    """Choose one of the gold cards on offer."""

    card: Annotated[str, Word("card", hidden=True, zone="offer")]


class Pay(Action, frozen=True, gc=False):
    """Hand a saboteur gold cards out of the bank."""

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
