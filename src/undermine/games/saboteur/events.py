"""Events of Saboteur."""

from __future__ import annotations

from typing import ClassVar

from undermine.core.actions import Discarded, Placed, RolesShown, RoundBegan
from undermine.core.grid import Cell
from undermine.core.state import Event, Seat
from undermine.core.tile import Lay

__all__ = [
    "Broke",
    "Discarded",
    "Fell",
    "GameEnded",
    "GoalLaid",
    "GoalOpened",
    "GoldPaid",
    "GoldTaken",
    "Mended",
    "Peeked",
    "Placed",
    "RolesShown",
    "RoundBegan",
    "RoundEnded",
]


class Broke(Event, frozen=True, gc=False, kw_only=True):
    """A broken tool was put before a seat.

    >>> Scene("saboteur turn=1").play("break broken-cart 3").happened("broke")
    [Broke(cards=('broken-cart',), readers=-1, counted=True, seat=0, target=2)]
    """

    seat: Seat
    target: Seat


class Mended(Event, frozen=True, gc=False, kw_only=True):
    """A broken tool was taken away; `cards` are the mending card and the broken one.

    >>> scene = Scene("saboteur turn=1 front2=broken-cart")
    >>> (event,) = scene.play("mend fixed-cart cart 2").happened("mended")
    >>> event.seat, event.target, event.tool
    (0, 1, 'cart')
    """

    seat: Seat
    target: Seat
    tool: str


class Fell(Event, frozen=True, gc=False, kw_only=True):
    """A rockfall took a path card out of the maze.

    >>> Scene("saboteur turn=1 board=1,0:EW").play("rockfall 1,0").happened("fell")
    [Fell(cards=('EW',), readers=-1, counted=True, seat=0, at=(1, 0))]
    """

    seat: Seat
    at: Cell


class Peeked(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a goal; only this seat knows the card.

    >>> Scene("saboteur turn=1 goals=?;gold;?").play("peek 2").happened("peeked")
    [Peeked(cards=('gold',), readers=1, counted=True, seat=0, goal=1)]
    """

    seat: Seat
    goal: int
    look: ClassVar[bool] = True


class GoalOpened(Event, frozen=True, gc=False, kw_only=True):
    """A goal was turned up.

    >>> scene = Scene(
    ...     "saboteur turn=1 board=1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW goals=?;stone-ne;?"
    ... )
    >>> scene.play("place EW 7,0").happened("goalopened")
    [GoalOpened(cards=('stone-ne',), readers=-1, counted=True, seat=0, goal=1)]
    """

    seat: Seat
    goal: int


class GoalLaid(Event, frozen=True, gc=False, kw_only=True):
    """A goal that was turned up lies like this now.

    >>> scene = Scene("saboteur turn=1 board=1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW "
    ...               "goals=gold;stone-ne;stone-nw")
    >>> (event,) = scene.play("place EW 7,0").happened("goallaid")
    >>> event.goal, event.tile, event.at
    (1, Lay(card='stone-ne', turn=180), (8, 0))
    """

    goal: int
    tile: Lay
    at: Cell


class RoundEnded(Event, frozen=True, gc=False, kw_only=True):
    """The round is over: treasure, empty hands, or everybody agreed.

    >>> scene = Scene(
    ...     "saboteur turn=1 role1=digger role2=digger role3=digger hand1=map hand2=- hand3=- "
    ...     "stock=- role-pile=saboteur"
    ... )
    >>> scene.play("discard map").happened("roundended")
    [RoundEnded(cards=(), readers=-1, counted=True, round=1, finder=-3, why='hands')]
    """

    round: int
    finder: Seat
    why: str
    closing: ClassVar[bool] = True


class GoldTaken(Event, frozen=True, gc=False, kw_only=True):
    """A digger chose a gold card.

    >>> scene = Scene("saboteur agenda=sharegold:1:- offer=gold-1")
    >>> scene.play("take gold-1").happened("goldtaken")
    [GoldTaken(cards=('gold-1',), readers=1, counted=True, seat=0)]
    """

    seat: Seat


class GoldPaid(Event, frozen=True, gc=False, kw_only=True):
    """A saboteur was paid.

    >>> Scene("saboteur agenda=paygold:*:2:2").play("pay loot2 - 2").happened("goldpaid")
    [GoldPaid(cards=(), readers=2, counted=True, seat=1, value=2)]
    """

    seat: Seat
    value: int


class GameEnded(Event, frozen=True, gc=False, kw_only=True):
    """The last round is over.

    >>> scene = Scene(
    ...     "saboteur turn=1 role1=digger role2=digger role3=digger hand1=map hand2=- hand3=- "
    ...     "stock=- role-pile=saboteur loot1=gold-3 loot2=gold-1 loot3=- round=3"
    ... )
    >>> scene.play("discard map").happened("gameended")
    [GameEnded(cards=(), readers=-1, counted=True, scores=(3, 1, 0), winners=(0,))]
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
