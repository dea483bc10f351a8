"""The hooks of The Dark Cave, beside those of every game. `RULES` fills them in as printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from undermine.core.grid import Spot
from undermine.core.hooks import Hooks
from undermine.core.ruleset import Ruleset
from undermine.core.state import Item, Seat
from undermine.games.darkcave.actions import Equip
from undermine.games.darkcave.table import DarkCaveDraft, DarkCaveTable

Rules = Ruleset[DarkCaveTable, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class DarkCaveHooks(Hooks[DarkCaveTable]):
    """Functions that the options of The Dark Cave replace."""

    starter_chooser: Callable[[], Seat]
    """`starter_chooser()`: the actor that chooses the first player: `CHANCE`, `TABLE` or seat 0.

    Called once, by `setup`. Printed game: chance.
    """
    clans_in_play: Callable[[Rules, int], tuple[str, ...]]
    """`clans_in_play(rules, seats)`: the clans that can be dealt at a table of so many seats.

    Called by `setup`, where one clan is chosen if fewer take part. Printed game: both.
    """
    opening_deals: Callable[[Rules, DarkCaveTable], tuple[Item, ...]]
    """`opening_deals(rules, table)`: the agenda items that deal the game, the first one first.

    Called when the first player is known. Printed game: goals, clan cards, hands.
    """
    tool_equipped: Callable[[Rules, DarkCaveDraft, Seat, Equip], None]
    """`tool_equipped(rules, draft, seat, action)`: the effect of laying out a tool.

    Called after the card lies before a seat. Printed game: none, the tool can be used at once.
    """
    ambushed: Callable[[DarkCaveTable, Spot], tuple[Seat, ...]]
    """`ambushed(table, hole)`: the seats whose dwarves a creature meets where it climbs out.

    Called when a creature comes into the cave. Printed game: all dwarves on that spot.
    """
    ask_axe_owners: Callable[
        [DarkCaveDraft, tuple[str, ...], tuple[Seat, ...], tuple[Seat, ...]], None
    ]
    """`ask_axe_owners(draft, creatures, victims, owners)`: puts the questions on the agenda.

    Called when creatures meet dwarves of which some (`owners`) have a usable axe. Printed game:
    one owner after another, until one of them uses it.
    """
    paralysed: Callable[[DarkCaveTable, Seat], bool]
    """`paralysed(table, seat)`: whether the dwarf of a seat cannot move in this turn.

    Called when a dwarf may set out, and when a position is checked. Printed game: it was laid
    down, or stood up, in this turn.
    """
    walk_ended: Callable[[Rules, DarkCaveDraft, Seat], None]
    """`walk_ended(rules, draft, seat)`: the effect of the spot on which a walk ended.

    Called when a dwarf stops after at least one step. Printed game: it takes the gold of a vein.
    """
