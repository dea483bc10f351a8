"""What happens in the cave, in past tense, beside what happens in all games."""

from __future__ import annotations

from typing import Annotated

from undermine.core.grammar import Word
from undermine.core.grid import Cell
from undermine.core.state import Border, Event, Onto, Seat, Slot, Thing
from undermine.core.tile import Lay

Seats = Annotated[tuple[int, ...], Word("seats")]


class ClanChosen(Event, frozen=True, gc=False, kw_only=True):
    """Only this clan takes part."""

    clan: Thing


class TurnSkipped(Event, frozen=True, gc=False, kw_only=True):
    """A seat without cards sits out."""

    seat: Seat


# -- cards ---------------------------------------------------------------------------------------


class GoalSpied(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at a goal; only it knows what it saw."""

    seat: Seat
    corner: Slot


class DwarfSpied(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at the clan card of the target; only it knows what it saw."""

    seat: Seat
    target: Seat


class Collapsed(Event, frozen=True, gc=False, kw_only=True):
    """A rockfall took a path card out of the net."""

    seat: Seat
    at: Cell


class HandsTraded(Event, frozen=True, gc=False, kw_only=True):
    """Two seats exchanged their hands."""

    seat: Seat
    target: Seat


class Equipped(Event, frozen=True, gc=False, kw_only=True):
    """A tool was laid before the target."""

    seat: Seat
    target: Seat


class WebSpun(Event, frozen=True, gc=False, kw_only=True):
    """A web was stretched over a border."""

    seat: Seat
    at: Border


class WebWorn(Event, frozen=True, gc=False, kw_only=True):
    """A web was turned over: so many rounds are left of it."""

    at: Border
    left: int


class WebGone(Event, frozen=True, gc=False, kw_only=True):
    """A web is gone, and its card with it."""

    at: Border


class WebCut(Event, frozen=True, gc=False, kw_only=True):
    """A seat spent a battle-axe on a web."""

    seat: Seat
    at: Border


# -- creatures -----------------------------------------------------------------------------------


class Lured(Event, frozen=True, gc=False, kw_only=True):
    """A creature climbed out of a dark hole."""

    seat: Seat
    creature: Thing
    at: Onto


class TakenOver(Event, frozen=True, gc=False, kw_only=True):
    """A creature that was about obeys another seat now; the card of the former owner is gone."""

    seat: Seat
    creature: Thing
    owner: Seat


class Prowled(Event, frozen=True, gc=False, kw_only=True):
    """A creature took a step."""

    seat: Seat
    creature: Thing
    start: Onto
    to: Onto


class DrivenOff(Event, frozen=True, gc=False, kw_only=True):
    """A seat drove a creature away; `cards` are the battle-axe and the creature's card."""

    seat: Seat
    creature: Thing


class CreatureGone(Event, frozen=True, gc=False, kw_only=True):
    """A creature crept away, and its card is discarded."""

    creature: Thing
    owner: Seat


class Attacked(Event, frozen=True, gc=False, kw_only=True):
    """A creature attacked dwarves."""

    creature: Thing
    victims: Seats


class LaidLow(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf lies on the ground."""

    seat: Seat


class StoodUp(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf stands again, but does not move in this turn."""

    seat: Seat


# -- gold and goals ------------------------------------------------------------------------------


class GoldLost(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf lost 1 gold: to a `tunnel` or to a `goblin`."""

    seat: Seat
    to: Thing


class GoldFound(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf took the gold of a vein."""

    seat: Seat
    at: Onto


class Unmasked(Event, frozen=True, gc=False, kw_only=True):
    """A seat turned its clan card up."""

    seat: Seat


class CornerFound(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf came to a goal and turned it up."""

    seat: Seat
    corner: Slot


class CornerLaid(Event, frozen=True, gc=False, kw_only=True):
    """A goal that was turned up lies like this now."""

    corner: Slot
    tile: Annotated[Lay, Word("lay")]
    at: Cell


class LeftCave(Event, frozen=True, gc=False, kw_only=True):
    """A dwarf left the cave with its gold, the first or a later one."""

    seat: Seat
    rank: int
    gold: int


class AsideSeen(Event, frozen=True, gc=False, kw_only=True):
    """The first one out looked at the clan cards that were set aside."""

    seat: Seat


# -- the end -------------------------------------------------------------------------------------


class CaveClosed(Event, frozen=True, gc=False, kw_only=True):
    """The game is over: a side is `out`, all `cards` are played, or it was `agreed`."""

    why: Thing
    side: Thing
    """The side whose dwarves have all left, or `nobody`."""


class ClansShown(Event, frozen=True, gc=False, kw_only=True):
    """The clan cards were turned up, seat by seat, and then any that were set aside."""


class TreasureCounted(Event, frozen=True, gc=False, kw_only=True):
    """What both sides saved, how many dwarves work for them, and what their treasures are worth."""

    saved_yellow: int
    saved_blue: int
    heads_yellow: int
    heads_blue: int
    yellow: int
    """What the treasure of that side is worth."""
    blue: int
    winner: Thing
    """The winning side, or `nobody`."""
    winners: Seats
