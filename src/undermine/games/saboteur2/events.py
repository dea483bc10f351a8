"""Events of Saboteur 2, beside those of the base game."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undermine.core.grammar import Word
from undermine.core.state import CardId, Event, Seat, Thing


class TheftLaid(Event, frozen=True, gc=False, kw_only=True):
    """A seat laid a Theft card before itself.

    >>> Scene("saboteur-2 turn=1").play("theft").happened("theftlaid")
    [TheftLaid(cards=('theft',), readers=-1, counted=True, seat=0)]
    """

    seat: Seat


class TheftEnded(Event, frozen=True, gc=False, kw_only=True):
    """Hands off: the Theft card before the target is gone.

    >>> Scene("saboteur-2 turn=1 front1=theft").play("handsoff 1").happened("theftended")
    [TheftEnded(cards=('hands-off', 'theft'), readers=-1, counted=True, seat=0, target=0)]
    """

    seat: Seat
    target: Seat


class HatSwapped(Event, frozen=True, gc=False, kw_only=True):
    """The target put its dwarf card away and is dealt another.

    >>> Scene("saboteur-2 turn=1").play("swaphats 2").happened("hatswapped")
    [HatSwapped(cards=('swap-hats',), readers=-1, counted=True, seat=0, target=1)]
    """

    seat: Seat
    target: Seat


class Inspected(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at the dwarf card of the target; only this seat knows the card.

    >>> Scene("saboteur-2 turn=1 role2=green").play("inspect 2").happened("inspected")
    [Inspected(cards=('green',), readers=1, counted=True, seat=0, target=1)]
    """

    seat: Seat
    target: Seat
    look: ClassVar[bool] = True


class HandsSwapped(Event, frozen=True, gc=False, kw_only=True):
    """Two seats exchanged their hands.

    >>> Scene("saboteur-2 turn=1").play("swaphands 2").happened("handsswapped")
    [HandsSwapped(cards=('swap-hands',), readers=-1, counted=True, seat=0, target=1)]
    """

    seat: Seat
    target: Seat


class Trapped(Event, frozen=True, gc=False, kw_only=True):
    """The target is trapped.

    >>> Scene("saboteur-2 turn=1").play("trap 2").happened("trapped")
    [Trapped(cards=('trapped',), readers=-1, counted=True, seat=0, target=1)]
    """

    seat: Seat
    target: Seat


class Freed(Event, frozen=True, gc=False, kw_only=True):
    """The target is free again.

    >>> Scene("saboteur-2 turn=1 front1=trapped").play("free 1").happened("freed")
    [Freed(cards=('freed', 'trapped'), readers=-1, counted=True, seat=0, target=0)]
    """

    seat: Seat
    target: Seat


class Lifted(Event, frozen=True, gc=False, kw_only=True):
    """A seat discarded two cards and took one away that lay before it.

    >>> Scene("saboteur-2 turn=1 front1=theft").play("lift EW&map theft").happened("lifted")
    [Lifted(cards=('EW', 'map'), readers=1, counted=True, seat=0, lifted='theft')]
    """

    seat: Seat
    lifted: CardId


class Reckoned(Event, frozen=True, gc=False, kw_only=True):
    """The end of a round: its builder, the teams that can pass, the winners and their gold.

    >>> scene = Scene("saboteur-2 turn=1 role1=blue role2=saboteur hand1=map hand2=- stock=-")
    >>> (event,) = scene.play("discard map").happened("reckoned")
    >>> event.finder, event.builder, event.way, event.team, event.winners
    (-3, 'nobody', 'missing', 'neither', (1,))
    """

    finder: Seat
    builder: Thing
    """The dwarf of the seat that made the connection, or `nobody`."""
    way: Thing
    """The teams that can reach the treasure: `both`, `blue`, `green`, `neither` or `missing`."""
    team: Thing
    """The teams that win: `both`, `blue`, `green` or `neither`."""
    winners: Annotated[tuple[int, ...], Word("seats")]
    share: int
    """The gold of a winner before penalties."""
    crystals: int


class Stole(Event, frozen=True, gc=False, kw_only=True):
    """A thief took 1 gold from the target.

    >>> scene = Scene("saboteur-2 agenda=stealgold:1:- front1=theft notes==:loot2:coin")
    >>> scene.play("steal 2").happened("stole")
    [Stole(cards=(), readers=-1, counted=True, seat=0, target=1)]
    """

    seat: Seat
    target: Seat


class Declined(Event, frozen=True, gc=False, kw_only=True):
    """A thief stole nothing.

    >>> Scene("saboteur-2 agenda=stealgold:1:- front1=theft").play("decline").happened("declined")
    [Declined(cards=(), readers=-1, counted=True, seat=0)]
    """

    seat: Seat


class Lapsed(Event, frozen=True, gc=False, kw_only=True):
    """A thief had no victim with gold.

    >>> scene = Scene(
    ...     "saboteur-2 seats=3 turn=1 role1=blue role2=green role3=geologist hand1=map hand2=- "
    ...     "hand3=- stock=- front1=theft"
    ... )
    >>> scene.play("discard map").happened("lapsed")
    [Lapsed(cards=(), readers=-1, counted=True, seat=0)]
    """

    seat: Seat
