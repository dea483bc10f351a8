"""The hooks of The Lost Mines, beside those of every game. `RULES` fills them in as printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from undermine.core.hooks import Hooks
from undermine.core.state import Seat
from undermine.games.lostmines.table import LostMinesTable


@dataclass(frozen=True, slots=True, kw_only=True)
class LostMinesHooks(Hooks[LostMinesTable]):
    """Functions that the options of The Lost Mines replace."""

    starter_chooser: Callable[[], Seat]
    """`starter_chooser()`: the actor that chooses the first player, `CHANCE` or `TABLE`.

    Called once, by `setup`. Printed game: chance.
    """
    hoard_readers: Callable[[Seat], int]
    """`hoard_readers(seat)`: the readers mask of the treasures that a seat has collected.

    Called at the start of each round. Printed game: their owner.
    """
    treasure_is_optional: Callable[[int], bool]
    """`treasure_is_optional(steps)`: whether a dwarf that made so many steps may leave a treasure.

    Called when a walk ends. Printed game: only after no step.
    """
    shows_points: Callable[[], bool]
    """`shows_points()`: whether clients show the points of earlier rounds.

    Called by the hook `facts`. Printed game: yes.
    """
