"""Events of The Lost Mines."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undermine.core.grammar import Word
from undermine.core.state import At, Border, Event, Seat, Slot, Thing
from undermine.core.tile import Lay


class PathLaid(Event, frozen=True, gc=False, kw_only=True):
    """A path card was laid.

    >>> (event,) = Scene("the-lost-mines turn=2").play("place NS 1,1").happened("pathlaid")
    >>> event.seat, event.tile, event.at
    (1, Lay(card='NS', turn=0), (1, 1))
    """

    seat: Seat
    tile: Lay
    at: At


class Bridged(Event, frozen=True, gc=False, kw_only=True):
    """A tool was put on an obstacle.

    >>> Scene("the-lost-mines turn=1 board=2,2:EW+logs").play("bridge axe 2,2").happened("bridged")
    [Bridged(cards=('axe',), readers=-1, counted=True, seat=0, at=(2, 2))]
    """

    seat: Seat
    at: At


class Scouted(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a mine; only this seat knows the card.

    >>> scene = Scene("the-lost-mines turn=1 mines=mine-gems;mine-gold;mine-silver;mine-dragon")
    >>> scene.play("scout info-mine-dwarf 1").happened("scouted")
    [Scouted(cards=('mine-gems',), readers=1, counted=True, seat=0, mine=0)]
    """

    seat: Seat
    mine: Slot
    look: ClassVar[bool] = True


class Appraised(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a treasure; only this seat knows its value.

    >>> scene = Scene("the-lost-mines turn=1 treasure1=treasure-gems-5")
    >>> scene.play("appraise info-mine-treasure 1").happened("appraised")
    [Appraised(cards=('treasure-gems-5',), readers=1, counted=True, seat=0, treasure=0)]
    """

    seat: Seat
    treasure: Slot
    look: ClassVar[bool] = True


class Spied(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a dwarf card; only this seat knows the character.

    >>> scene = Scene("the-lost-mines turn=1 role2=yellow-loyal")
    >>> scene.play("spy info-treasure-dwarf 2").happened("spied")
    [Spied(cards=('yellow-loyal',), readers=1, counted=True, seat=0, target=1)]
    """

    seat: Seat
    target: Seat
    look: ClassVar[bool] = True


class TrapSet(Event, frozen=True, gc=False, kw_only=True):
    """A trap lies on a way.

    >>> Scene("the-lost-mines turn=2").play("snare 1,2/E").happened("trapset")
    [TrapSet(cards=('trap',), readers=-1, counted=True, seat=1, at=Edge(cell=(1, 2), side=2))]
    """

    seat: Seat
    at: Border


class TrollCame(Event, frozen=True, gc=False, kw_only=True):
    """A troll blocks a way.

    >>> Scene("the-lost-mines turn=1").play("troll 1,2/E").happened("trollcame")
    [TrollCame(cards=('troll',), readers=-1, counted=True, seat=0, at=Edge(cell=(1, 2), side=2))]
    """

    seat: Seat
    at: Border


class TrollLeft(Event, frozen=True, gc=False, kw_only=True):
    """The troll of a seat is gone, and its card with it.

    >>> scene = Scene("the-lost-mines turn=3 marks=1,2/E:troll:1 front1=troll stock=?10")
    >>> scene.play("discard NS").happened("trollleft")
    [TrollLeft(cards=('troll',), readers=-1, counted=True, seat=0, at=Edge(cell=(1, 2), side=2))]
    """

    seat: Seat
    at: Border


class Stormed(Event, frozen=True, gc=False, kw_only=True):
    """A thunderstorm took a path card off the board.

    >>> Scene("the-lost-mines turn=1 board=2,2:EW").play("storm 2,2").happened("stormed")
    [Stormed(cards=('EW',), readers=-1, counted=True, seat=0, at=(2, 2))]
    """

    seat: Seat
    at: At


class MineOpened(Event, frozen=True, gc=False, kw_only=True):
    """A mine was turned up.

    >>> scene = Scene("the-lost-mines agenda=walk:1:3:0 board=8,2:EW "
    ...               "mines=mine-gold;mine-gems;mine-silver;mine-dragon pawn1=8,2")
    >>> scene.play("step 9,2").happened("mineopened")
    [MineOpened(cards=('mine-gems',), readers=-1, counted=True, seat=0, mine=1)]
    """

    seat: Seat
    mine: Slot


class MineLaid(Event, frozen=True, gc=False, kw_only=True):
    """A mine that was turned up lies like this now.

    >>> scene = Scene("the-lost-mines agenda=walk:1:3:0 board=8,2:EW "
    ...               "mines=mine-gold;mine-gems;mine-silver;mine-dragon pawn1=8,2")
    >>> (event,) = scene.play("step 9,2").happened("minelaid")
    >>> event.mine, event.tile, event.at
    (1, Lay(card='mine-gems', turn=0), (9, 2))
    """

    mine: Slot
    tile: Lay
    at: At


class DragonWoken(Event, frozen=True, gc=False, kw_only=True):
    """A seat took the dragon tile.

    >>> scene = Scene("the-lost-mines agenda=walk:1:3:0 board=8,2:EW "
    ...               "mines=mine-gems;mine-dragon;mine-gold;mine-silver pawn1=8,2")
    >>> scene.play("step 9,2").happened("dragonwoken")
    [DragonWoken(cards=(), readers=-1, counted=True, seat=0)]
    """

    seat: Seat


class TreasureTaken(Event, frozen=True, gc=False, kw_only=True):
    """A seat took a treasure; its kind is open, its value is not.

    >>> scene = Scene("the-lost-mines agenda=walk:1:3:0 treasure2=treasure-gold-4 board=8,2:EW "
    ...               "mines=mine-gems;mine-gold;mine-silver;mine-dragon pawn1=8,2")
    >>> (event,) = scene.play("step 9,2").happened("treasuretaken")
    >>> event.seat, event.treasure, event.found
    (0, 1, 'gold')
    """

    seat: Seat
    treasure: Slot
    found: Thing


class TreasureLeft(Event, frozen=True, gc=False, kw_only=True):
    """A seat took no treasure.

    >>> scene = Scene("the-lost-mines turn=1 board=8,2:EW;9,2:mine-gems pawn1=9,2")
    >>> scene.play("discard NS", "stop", "leave").happened("treasureleft")
    [TreasureLeft(cards=(), readers=-1, counted=True, seat=0)]
    """

    seat: Seat


class SatOut(Event, frozen=True, gc=False, kw_only=True):
    """A seat without cards sits out for the rest of the round.

    >>> Scene("the-lost-mines turn=1 hand2=- stock=?10").play("discard NS").happened("satout")
    [SatOut(cards=(), readers=-1, counted=True, seat=1)]
    """

    seat: Seat


class RoundOver(Event, frozen=True, gc=False, kw_only=True):
    """The round is over: all treasures are taken, all cards are played, or everybody agreed.

    >>> scene = Scene(
    ...     "the-lost-mines turn=1 role1=blue-loyal role2=yellow-loyal role3=blue-selfish last=3"
    ... )
    >>> scene.play("agree").happened("roundover")
    [RoundOver(cards=(), readers=-1, counted=True, round=1, why='agreed')]
    """

    round: int
    why: Thing
    closing: ClassVar[bool] = True


class CharactersShown(Event, frozen=True, gc=False, kw_only=True):
    """The dwarf cards were turned up, seat by seat.

    >>> scene = Scene(
    ...     "the-lost-mines turn=1 role1=blue-loyal role2=yellow-loyal role3=blue-selfish last=3"
    ... )
    >>> (event,) = scene.play("agree").happened("charactersshown")
    >>> event.cards
    ('blue-loyal', 'yellow-loyal', 'blue-selfish')
    """


class HoardShown(Event, frozen=True, gc=False, kw_only=True):
    """The treasures of a seat were turned up.

    >>> scene = Scene(
    ...     "the-lost-mines turn=1 role1=blue-loyal role2=yellow-loyal role3=blue-selfish hand1=NS "
    ...     "hand2=- hand3=- stock=?10 hoard1=treasure-gold-2"
    ... )
    >>> scene.play("discard NS").happened("hoardshown")
    [HoardShown(cards=('treasure-gold-2',), readers=-1, counted=True, seat=0)]
    """

    seat: Seat


class PointsShared(Event, frozen=True, gc=False, kw_only=True):
    """The worth of both pots, and the points that each seat won in this round.

    >>> scene = Scene(
    ...     "the-lost-mines turn=1 role1=blue-loyal role2=yellow-loyal role3=blue-selfish last=3"
    ... )
    >>> (event,) = scene.play("agree").happened("pointsshared")
    >>> event.blue, event.yellow, event.dragon, event.eaten, event.points
    (0, 0, -3, 0, (0, 0, 0))
    """

    blue: int
    yellow: int
    dragon: Seat
    """The seat that gives points back for the dragon."""
    eaten: int
    """The number of points that it gives back."""
    points: tuple[int, ...]


class GameWon(Event, frozen=True, gc=False, kw_only=True):
    """The last round is over.

    >>> scene = Scene(
    ...     "the-lost-mines turn=1 role1=blue-loyal role2=yellow-loyal role3=blue-selfish hand1=NS "
    ...     "hand2=- hand3=- stock=?10 round=2"
    ... )
    >>> scene.play("discard NS").happened("gamewon")
    [GameWon(cards=(), readers=-1, counted=True, points=(0, 0, 0), winners=(0, 1, 2))]
    """

    points: tuple[int, ...]
    winners: Annotated[tuple[int, ...], Word("seats")]
