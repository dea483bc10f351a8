"""What can be decided in the mine: actions, and the agenda items they answer."""

from __future__ import annotations

from typing import Annotated, ClassVar

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
from undermine.core.tile import Lay
from undermine.core.words import Word

# -- the plays of a turn -------------------------------------------------------------------------


class Place(Action, frozen=True, gc=False):
    """Lay a path card."""

    tile: Annotated[Lay, Word("lay")]
    at: At


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


class Discard(Action, frozen=True, gc=False):
    """Pass: put cards face down on the discard pile."""

    cards: Annotated[tuple[str, ...], Word("cards", hidden=True, zone="hand")]


# -- other decisions -----------------------------------------------------------------------------


class Begin(Action, frozen=True, gc=False):
    """Say who begins the game."""

    seat: Seat


class Orient(Action, frozen=True, gc=False):
    """Turn a goal that fits both ways round."""

    tile: Annotated[Lay, Word("lay")]


class Take(Action, frozen=True, gc=False):
    """Choose one of the gold cards on offer."""

    card: Annotated[str, Word("card", hidden=True, zone="offer")]


class Pay(Action, frozen=True, gc=False):
    """Hand a saboteur gold cards out of the bank."""

    pile: PileId
    cards: HiddenCards
    short: int = 0
    """Gold that the bank has no cards for."""


class Agree(Action, frozen=True, gc=False):
    """Everybody wants to end the round early."""


# -- agenda items --------------------------------------------------------------------------------


class ChooseStarter(Item, frozen=True, gc=False):
    """Who begins the game?"""


class Turn(Item, frozen=True, gc=False):
    """A seat must play a card."""

    routine: ClassVar[bool] = True


class NextTurn(Item, frozen=True, gc=False):
    """Duty: the next seat that holds cards is on."""

    after: Seat


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


class NextRound(Item, frozen=True, gc=False):
    """Duty: deal the next round, or end the game."""
