"""The actions and items that several games share: placing, discarding, turns, rounds."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undermine.core.grammar import Word
from undermine.core.grid import Cell
from undermine.core.state import Action, At, Event, Item, Seat
from undermine.core.tile import Lay

# -- actions -------------------------------------------------------------------------------------


class Place(Action, frozen=True, gc=False):
    """Lay a path card.

    >>> Place(tile=Lay(card="EW", turn=0), at=(1, 0))
    place EW 1,0
    """

    tile: Annotated[Lay, Word("lay")]
    at: At


class Discard(Action, frozen=True, gc=False):
    """Pass: put cards face down on the discard pile.

    >>> Discard(cards=("map",))
    discard map
    """

    cards: Annotated[tuple[str, ...], Word("cards", hidden=True, zone="hand")]


class Begin(Action, frozen=True, gc=False):
    """Say who begins the game.

    >>> Begin(seat=1)
    begin 2
    """

    seat: Seat


class Orient(Action, frozen=True, gc=False):
    """Turn a goal that fits both ways round.

    >>> Orient(tile=Lay(card="stone-ne", turn=180))
    orient stone-ne~
    """

    tile: Annotated[Lay, Word("lay")]


class Agree(Action, frozen=True, gc=False):
    """Everybody wants to end the round early.

    >>> Agree()
    agree
    """


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
    """A path card was laid.

    >>> (event,) = Scene("saboteur turn=1").play("place EW 1,0").happened("placed")
    >>> event.seat, event.tile, event.at
    (0, Lay(card='EW', turn=0), (1, 0))
    """

    seat: Seat
    tile: Lay
    at: Cell


class Discarded(Event, frozen=True, gc=False, kw_only=True):
    """A seat passed.

    >>> Scene("saboteur turn=1").play("discard map").happened("discarded")
    [Discarded(cards=('map',), readers=1, counted=True, seat=0)]
    """

    seat: Seat


class RolesShown(Event, frozen=True, gc=False, kw_only=True):
    """The dwarf cards were turned up, seat by seat, and then any that was left over.

    >>> scene = Scene(
    ...     "saboteur turn=1 role1=digger role2=digger role3=digger hand1=map hand2=- hand3=- "
    ...     "stock=- role-pile=saboteur"
    ... )
    >>> scene.play("discard map").happened("rolesshown")
    [RolesShown(cards=('digger', 'digger', 'digger', 'saboteur'), readers=-1, counted=True)]
    """


class RoundBegan(Event, frozen=True, gc=False, kw_only=True):
    """A round begins: the table is set out, cards are being dealt.

    >>> Scene("saboteur").play("begin 1").happened("roundbegan")
    [RoundBegan(cards=(), readers=-1, counted=True, round=1)]
    """

    round: int
    curtain: ClassVar[bool] = True
