"""Events of The Dark Cave, beside those that all games share."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undermine.core.grammar import Word
from undermine.core.grid import Cell
from undermine.core.state import Border, Event, Onto, Seat, Slot, Thing
from undermine.core.tile import Lay

Seats = Annotated[tuple[int, ...], Word("seats")]


class ClanChosen(Event, frozen=True, gc=False, kw_only=True):
    """Only this clan takes part.

    >>> Scene("the-dark-cave seats=3").play("begin 2", "playclan blue").happened("clanchosen")
    [ClanChosen(cards=(), readers=-1, counted=True, clan='blue')]
    """

    clan: Thing


class TurnSkipped(Event, frozen=True, gc=False, kw_only=True):
    """A seat without cards sits out.

    >>> scene = Scene("the-dark-cave turn=1 hand2=- stock1=?I5 stock2=?II5 stock3=?III5")
    >>> scene.play("discard NS").happened("turnskipped")
    [TurnSkipped(cards=(), readers=-1, counted=True, seat=1)]
    """

    seat: Seat


# -- cards ---------------------------------------------------------------------------------------


class GoalSpied(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a goal; only this seat knows the card.

    >>> scene = Scene("the-dark-cave turn=1 goal1=goal-exit")
    >>> scene.play("spygoal secret-information-I 1").happened("goalspied")
    [GoalSpied(cards=('goal-exit',), readers=1, counted=True, seat=0, corner=0)]
    """

    seat: Seat
    corner: Slot
    look: ClassVar[bool] = True


class DwarfSpied(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at the clan card of the target; only this seat knows the card.

    >>> scene = Scene("the-dark-cave turn=1 role2=yellow-saboteur")
    >>> scene.play("spydwarf secret-information-I 2").happened("dwarfspied")
    [DwarfSpied(cards=('yellow-saboteur',), readers=1, counted=True, seat=0, target=1)]
    """

    seat: Seat
    target: Seat
    look: ClassVar[bool] = True


class Collapsed(Event, frozen=True, gc=False, kw_only=True):
    """A rockfall took a path card out of the net.

    >>> scene = Scene("the-dark-cave turn=1 hand1=rockfall-II board=0,1:EW")
    >>> scene.play("collapse rockfall-II 0,1").happened("collapsed")
    [Collapsed(cards=('EW',), readers=-1, counted=True, seat=0, at=(0, 1))]
    """

    seat: Seat
    at: Cell


class HandsTraded(Event, frozen=True, gc=False, kw_only=True):
    """Two seats exchanged their hands.

    >>> scene = Scene("the-dark-cave turn=1 hand1=swap-cards-II")
    >>> scene.play("tradehands swap-cards-II 2").happened("handstraded")
    [HandsTraded(cards=('swap-cards-II',), readers=-1, counted=True, seat=0, target=1)]
    """

    seat: Seat
    target: Seat


class Equipped(Event, frozen=True, gc=False, kw_only=True):
    """A tool was laid before the target.

    >>> Scene("the-dark-cave turn=1").play("equip boots-I 1").happened("equipped")
    [Equipped(cards=('boots-I',), readers=-1, counted=True, seat=0, target=0)]
    """

    seat: Seat
    target: Seat


class WebSpun(Event, frozen=True, gc=False, kw_only=True):
    """A web was stretched over a border.

    >>> Scene("the-dark-cave turn=1").play("spin web-circle 0,0/S").happened("webspun")
    [WebSpun(cards=('web-circle',), readers=-1, counted=True, seat=0, at=Edge(cell=(0, 0), side=4))]
    """

    seat: Seat
    at: Border


class WebWorn(Event, frozen=True, gc=False, kw_only=True):
    """A web was turned over: so many rounds are left of it.

    >>> scene = Scene(
    ...     "the-dark-cave turn=1 marks=0,0/S:web-circle:2:2 front2=web-circle front1=battle-axe-I"
    ... )
    >>> scene.play("cut 0,0/S").happened("webworn")
    [WebWorn(cards=(), readers=-1, counted=True, at=Edge(cell=(0, 0), side=4), left=1)]
    """

    at: Border
    left: int


class WebGone(Event, frozen=True, gc=False, kw_only=True):
    """A web is gone, and its card with it.

    >>> scene = Scene(
    ...     "the-dark-cave turn=1 marks=0,0/S:web-circle:2:1 front2=web-circle front1=battle-axe-I"
    ... )
    >>> scene.play("cut 0,0/S").happened("webgone")
    [WebGone(cards=('web-circle',), readers=-1, counted=True, at=Edge(cell=(0, 0), side=4))]
    """

    at: Border


class WebCut(Event, frozen=True, gc=False, kw_only=True):
    """A seat spent a battle-axe on a web.

    >>> scene = Scene(
    ...     "the-dark-cave turn=1 marks=0,0/S:web-circle:2:2 front2=web-circle front1=battle-axe-I"
    ... )
    >>> (event,) = scene.play("cut 0,0/S").happened("webcut")
    >>> event.seat, event.at
    (0, Edge(cell=(0, 0), side=4))
    """

    seat: Seat
    at: Border


# -- creatures -----------------------------------------------------------------------------------


class Lured(Event, frozen=True, gc=False, kw_only=True):
    """A creature climbed out of a dark hole.

    >>> scene = Scene("the-dark-cave turn=1 board=0,5:NESW+hole")
    >>> (event,) = scene.play("lure rat-I 0,5").happened("lured")
    >>> event.seat, event.creature, event.at
    (0, 'rat', Spot(cell=(0, 5), space=0))
    """

    seat: Seat
    creature: Thing
    at: Onto


class TakenOver(Event, frozen=True, gc=False, kw_only=True):
    """Another seat took over a creature on the board; the former owner's card is discarded.

    >>> scene = Scene("the-dark-cave turn=1 board=0,6:NS beasts=rat:0,6:2 front2=rat-II")
    >>> scene.play("lure rat-I 0,6").happened("takenover")
    [TakenOver(cards=('rat-II',), readers=-1, counted=True, seat=0, creature='rat', owner=1)]
    """

    seat: Seat
    creature: Thing
    owner: Seat


class Prowled(Event, frozen=True, gc=False, kw_only=True):
    """A creature took a step.

    >>> scene = Scene("the-dark-cave turn=1 board=0,5:NESW+hole;0,6:NS")
    >>> (event,) = scene.play("lure rat-I 0,5", "step 0,6").happened("prowled")
    >>> event.seat, event.creature, event.start, event.to
    (0, 'rat', Spot(cell=(0, 5), space=0), Spot(cell=(0, 6), space=0))
    """

    seat: Seat
    creature: Thing
    start: Onto
    to: Onto


class DrivenOff(Event, frozen=True, gc=False, kw_only=True):
    """A seat drove a creature away; `cards` are the battle-axe and the creature's card.

    >>> scene = Scene("the-dark-cave turn=1 board=1,0:NESW+hole front1=battle-axe-I")
    >>> scene = scene.play("lure lindworm-I 1,0", "step 0,0", "strike lindworm")
    >>> (event,) = scene.happened("drivenoff")
    >>> event.seat, event.creature
    (0, 'lindworm')
    """

    seat: Seat
    creature: Thing


class CreatureGone(Event, frozen=True, gc=False, kw_only=True):
    """A creature crept away, and its card is discarded.

    >>> scene = Scene("the-dark-cave agenda=walk:1:3:0;nextturn:-:1 beasts=rat:0,0:2 front2=rat-I")
    >>> scene.play("stop").happened("creaturegone")
    [CreatureGone(cards=('rat-I',), readers=-1, counted=True, creature='rat', owner=1)]
    """

    creature: Thing
    owner: Seat


class Attacked(Event, frozen=True, gc=False, kw_only=True):
    """A creature attacked dwarves.

    >>> scene = Scene("the-dark-cave turn=1 board=0,5:NESW+hole pawn1=0,5")
    >>> scene.play("lure rat-I 0,5").happened("attacked")
    [Attacked(cards=(), readers=-1, counted=True, creature='rat', victims=(0,))]
    """

    creature: Thing
    victims: Seats


class LaidLow(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf lies on the ground.

    >>> scene = Scene("the-dark-cave turn=1 board=1,0:NESW+hole pawn1=1,0")
    >>> scene.play("lure lindworm-I 1,0").happened("laidlow")
    [LaidLow(cards=(), readers=-1, counted=True, seat=0)]
    """

    seat: Seat


class StoodUp(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf stands again, but does not move in this turn.

    >>> scene = Scene("the-dark-cave agenda=prowl:1:lindworm:3;nextturn:-:1 board=0,1:NS pawn2=0,1 "
    ...               "beasts=lindworm:0,0:1 front1=lindworm-II")
    >>> scene.play("step 0,1").happened("stoodup")
    [StoodUp(cards=(), readers=-1, counted=True, seat=1)]
    """

    seat: Seat


# -- gold and goals ------------------------------------------------------------------------------


class GoldLost(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf lost 1 gold: to a `tunnel` or to a `goblin`.

    >>> scene = Scene("the-dark-cave agenda=walk:1:3:0 board=0,1:p2_tunnel_ne_sw pawn1=0,1")
    >>> scene.play("step 0,1/5").happened("goldlost")
    [GoldLost(cards=(), readers=-1, counted=True, seat=0, to='tunnel')]
    """

    seat: Seat
    to: Thing


class GoldFound(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf took the gold of a vein.

    >>> scene = Scene("the-dark-cave agenda=walk:1:1:0 role1=yellow-loyal board=-1,0:NEW+vein "
    ...               "marks=-1,0:gold")
    >>> scene.play("step -1,0").happened("goldfound")
    [GoldFound(cards=(), readers=-1, counted=True, seat=0, at=Spot(cell=(-1, 0), space=0))]
    """

    seat: Seat
    at: Onto


class Unmasked(Event, frozen=True, gc=False, kw_only=True):
    """A seat turned its clan card up.

    >>> scene = Scene("the-dark-cave agenda=walk:1:1:0 role1=yellow-loyal board=-1,0:NEW+vein "
    ...               "marks=-1,0:gold")
    >>> scene.play("step -1,0").happened("unmasked")
    [Unmasked(cards=('yellow-loyal',), readers=-1, counted=True, seat=0)]
    """

    seat: Seat


class CornerFound(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf came to a goal and turned it up.

    >>> scene = Scene("the-dark-cave agenda=walk:1:3:0 board=4,3:NS pawn1=4,3 goal3=goal-hole")
    >>> scene.play("step 4,4").happened("cornerfound")
    [CornerFound(cards=('goal-hole',), readers=-1, counted=True, seat=0, corner=2)]
    """

    seat: Seat
    corner: Slot


class CornerLaid(Event, frozen=True, gc=False, kw_only=True):
    """A goal that was turned up lies like this now.

    >>> scene = Scene("the-dark-cave agenda=walk:1:3:0 board=4,3:NS pawn1=4,3 goal3=goal-hole")
    >>> (event,) = scene.play("step 4,4").happened("cornerlaid")
    >>> event.corner, event.tile, event.at
    (2, Lay(card='goal-hole', turn=0), (4, 4))
    """

    corner: Slot
    tile: Annotated[Lay, Word("lay")]
    at: Cell


class LeftCave(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf left the cave with its gold, the first or a later one.

    >>> scene = Scene(
    ...     "the-dark-cave agenda=walk:1:3:0 role1=yellow-saboteur board=4,4:goal-exit pawn1=4,4"
    ... )
    >>> scene.play("step 4,4/5").happened("leftcave")
    [LeftCave(cards=(), readers=-1, counted=True, seat=0, rank=1, gold=3)]
    """

    seat: Seat
    rank: int
    gold: int


class AsideSeen(Event, frozen=True, gc=False, kw_only=True):
    """The first dwarf to leave looked at the clan cards that were set aside.

    >>> scene = Scene(
    ...     "the-dark-cave agenda=walk:1:3:0 role1=yellow-saboteur role-pile=yellow-saboteur "
    ...     "board=4,4:goal-exit pawn1=4,4"
    ... )
    >>> scene.play("step 4,4/5").happened("asideseen")
    [AsideSeen(cards=('yellow-saboteur',), readers=1, counted=True, seat=0)]
    """

    seat: Seat
    look: ClassVar[bool] = True


# -- the end -------------------------------------------------------------------------------------


class CaveClosed(Event, frozen=True, gc=False, kw_only=True):
    """The game is over: a side is `out`, all `cards` are played, or it was `agreed`.

    >>> scene = Scene("the-dark-cave turn=1 role1=yellow-loyal role2=blue-loyal")
    >>> scene.play("agree").happened("caveclosed")
    [CaveClosed(cards=(), readers=-1, counted=True, why='agreed', side='nobody')]
    """

    why: Thing
    side: Thing
    """The side whose dwarves have all left, or `nobody`."""


class ClansShown(Event, frozen=True, gc=False, kw_only=True):
    """The clan cards were turned up, seat by seat, and then any that were set aside.

    >>> scene = Scene("the-dark-cave turn=1 role1=yellow-loyal role2=blue-loyal")
    >>> scene.play("agree").happened("clansshown")
    [ClansShown(cards=('yellow-loyal', 'blue-loyal'), readers=-1, counted=True)]
    """


class TreasureCounted(Event, frozen=True, gc=False, kw_only=True):
    """The gold that both sides saved, the number of their dwarves, and their treasures' worth.

    >>> scene = Scene("the-dark-cave turn=1 role1=yellow-loyal role2=blue-loyal")
    >>> (event,) = scene.play("agree").happened("treasurecounted")
    >>> event.saved_yellow, event.saved_blue, event.heads_yellow, event.heads_blue, event.yellow
    (0, 0, 1, 1, 0)
    """

    saved_yellow: int
    saved_blue: int
    heads_yellow: int
    heads_blue: int
    yellow: int
    """The worth of the treasure of that side."""
    blue: int
    winner: Thing
    """The winning side, or `nobody`."""
    winners: Seats
