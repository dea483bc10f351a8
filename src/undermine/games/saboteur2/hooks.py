"""The hooks of Saboteur 2, beside those of the base game. `RULES` fills them in as printed.

`share_gold` of this game calls none of `paid_diggers`, `gold_cards_drawn` and `saboteur_pay`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from undermine.core.board import Board
from undermine.core.state import Seat
from undermine.games.saboteur.hooks import Rules, SaboteurHooks
from undermine.games.saboteur.table import SaboteurDraft
from undermine.games.saboteur2.reckoning import Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class Saboteur2Hooks(SaboteurHooks):
    """Functions that the options of Saboteur 2 replace."""

    hand_emptied: Callable[[SaboteurDraft, Seat], None]
    """`hand_emptied(draft, seat)`: the effect of a swap that leaves a seat without cards.

    Called when hands are swapped and the stock is used up. Printed game: the seat is out until
    the round ends.
    """
    profiteer_wins: Callable[[Rules, Ending, Seat], bool]
    """`profiteer_wins(rules, ending, seat)`: whether the Profiteer on a seat shares the gold.

    Called when a round is paid. Printed game: with the winners; where doors shut both teams
    out, with the Boss or if the Profiteer reached the treasure.
    """
    paid_geologists: Callable[[Ending], list[Seat]]
    """`paid_geologists(ending)`: the Geologists that are paid for crystals.

    Called when a round is paid. Printed game: those that are not trapped.
    """
    counted_crystals: Callable[[Board], int]
    """`counted_crystals(board)`: how many crystals on the board are paid for.

    Called when a round is paid and when a view is written. Printed game: all.
    """
