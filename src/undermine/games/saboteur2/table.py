"""The table of Saboteur 2: its open state and its piles, beside those of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from undermine.core.draft import Draft
from undermine.core.grammar import Word
from undermine.core.notes import common
from undermine.core.ruleset import Ruleset, Zone
from undermine.core.state import PileId, Seat, State
from undermine.games.saboteur.table import SaboteurDraft, SaboteurSheet, SaboteurTable, loot

if TYPE_CHECKING:
    from undermine.games.saboteur2.hooks import Saboteur2Hooks

BLUE: Final = "blue"
GREEN: Final = "green"
TEAMS: Final = (BLUE, GREEN)
BOSS: Final = "boss"
PROFITEER: Final = "profiteer"
GEOLOGIST: Final = "geologist"
SABOTEUR: Final = "saboteur"

THEFT: Final = "theft"
TRAPPED: Final = "trapped"
COIN: Final = "coin"

OLD_HATS: Final = "old-hats"
"""Dwarf cards that were swapped away; they are out until the next round."""
ZONES: Final = {OLD_HATS: Zone(("dwarf",))}


class Saboteur2Table(SaboteurTable, frozen=True, gc=False):
    """The open part of a game of Saboteur 2.

    >>> from undermine.testing import Scene
    >>> Scene("saboteur-2 turn=1").play("theft").state.table.thieves
    (0,)
    """

    out: Annotated[tuple[int, ...], Word("seats")] = ()
    """Seats that ran out of cards: they sit out for the rest of the round."""
    thieves: Annotated[tuple[int, ...], Word("seats")] = ()
    """Seats with a Theft card before them, in the order they played it."""


class Saboteur2Sheet(SaboteurSheet, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`game.toml`."""

    spare: int
    """The number of cards of the stock that are set aside."""


Saboteur2Rules: TypeAlias = Ruleset[SaboteurTable, "Saboteur2Hooks"]


def open_table(moment: State[Any] | Draft[Any]) -> Saboteur2Table:
    """The table with what the expansion adds to it."""
    table = moment.table
    assert isinstance(table, Saboteur2Table)
    return table


def numbers(rules: Ruleset[Any]) -> Saboteur2Sheet:
    """The numbers of this game."""
    sheet = rules.sheet
    assert isinstance(sheet, Saboteur2Sheet)
    return sheet


def is_trapped(table: SaboteurTable, seat: Seat) -> bool:
    """A Trapped card lies before the seat."""
    return TRAPPED in table.front[seat]


def owns_gold(moment: State[Any] | SaboteurDraft, seat: Seat) -> bool:
    """A seat has gold; in a view that hides it, as far as the common notes say so."""
    purse: PileId = loot(seat)
    held = moment.piles[purse]
    return bool(common(moment.notes, purse)) if held.is_dark else bool(held.cards)
