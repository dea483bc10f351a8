"""What happens in the mine of two teams, in past tense, beside what happens in the base game."""

from __future__ import annotations

from typing import Annotated

from undermine.core.grammar import Word
from undermine.core.state import CardId, Event, Seat, Thing


class TheftLaid(Event, frozen=True, gc=False, kw_only=True):
    """A seat laid a Theft card before itself."""

    seat: Seat


class TheftEnded(Event, frozen=True, gc=False, kw_only=True):
    """Hands off: the Theft card before the target is gone."""

    seat: Seat
    target: Seat


class HatSwapped(Event, frozen=True, gc=False, kw_only=True):
    """The target put its dwarf card away and is dealt another."""

    seat: Seat
    target: Seat


class Inspected(Event, frozen=True, gc=False, kw_only=True):
    """A seat looked at the dwarf card of the target; only it knows what it saw."""

    seat: Seat
    target: Seat


class HandsSwapped(Event, frozen=True, gc=False, kw_only=True):
    """Two seats exchanged their hands."""

    seat: Seat
    target: Seat


class Trapped(Event, frozen=True, gc=False, kw_only=True):
    """The target is trapped."""

    seat: Seat
    target: Seat


class Freed(Event, frozen=True, gc=False, kw_only=True):
    """The target is free again."""

    seat: Seat
    target: Seat


class Lifted(Event, frozen=True, gc=False, kw_only=True):
    """A seat discarded two cards and took one away that lay before it."""

    seat: Seat
    lifted: CardId


class Reckoned(Event, frozen=True, gc=False, kw_only=True):
    """Who built the way, for whom it is open, which teams and which seats win, and how much."""

    finder: Seat
    builder: Thing
    """The dwarf of whoever made the connection, or `nobody`."""
    way: Thing
    """Who can walk to the treasure: `both`, `blue`, `green` or `neither`; `missing`: no way."""
    team: Thing
    """The teams that win: `both`, `blue`, `green` or `neither`."""
    winners: Annotated[tuple[int, ...], Word("seats")]
    share: int
    """What a winner gets before anything is taken off."""
    crystals: int


class Stole(Event, frozen=True, gc=False, kw_only=True):
    """A thief took 1 gold from the target."""

    seat: Seat
    target: Seat


class Declined(Event, frozen=True, gc=False, kw_only=True):
    """A thief stole nothing."""

    seat: Seat


class Lapsed(Event, frozen=True, gc=False, kw_only=True):
    """A thief found nobody with gold."""

    seat: Seat
