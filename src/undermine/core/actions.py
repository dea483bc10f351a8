"""What seats decide in every game of cards, tunnels and turns."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undermine.core.grammar import Word
from undermine.core.grid import Cell
from undermine.core.state import Action, At, Event, Item, Seat
from undermine.core.tile import Lay

# -- actions -------------------------------------------------------------------------------------


class Place(Action, frozen=True, gc=False):
    """Lay a path card."""

    tile: Annotated[Lay, Word("lay")]
    at: At


class Discard(Action, frozen=True, gc=False):
    """Pass: put cards face down on the discard pile."""

    cards: Annotated[tuple[str, ...], Word("cards", hidden=True, zone="hand")]


class Begin(Action, frozen=True, gc=False):
    """Say who begins the game."""

    seat: Seat


class Orient(Action, frozen=True, gc=False):
    """Turn a goal that fits both ways round."""

    tile: Annotated[Lay, Word("lay")]


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


class NextRound(Item, frozen=True, gc=False):
    """Duty: deal the next round, or end the game."""


# -- events --------------------------------------------------------------------------------------


class Placed(Event, frozen=True, gc=False, kw_only=True):
    """A path card was laid."""

    seat: Seat
    tile: Lay
    at: Cell


class Discarded(Event, frozen=True, gc=False, kw_only=True):
    """A seat passed."""

    seat: Seat


class RolesShown(Event, frozen=True, gc=False, kw_only=True):
    """The dwarf cards were turned up, seat by seat, and then any that was left over."""


class RoundBegan(Event, frozen=True, gc=False, kw_only=True):
    """A round begins: the table is set out, cards are being dealt."""

    round: int
    curtain: ClassVar[bool] = True
