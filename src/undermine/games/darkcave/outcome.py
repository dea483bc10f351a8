"""The outcome of a game of The Dark Cave."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.core.board import Board
from undermine.core.outcome import Outcome, first, only, seats_by_side
from undermine.core.state import Event
from undermine.games.darkcave.events import CaveClosed, ClansShown, TreasureCounted
from undermine.games.darkcave.table import EXIT, SIDES, DarkCaveRules, DarkCaveState, side_of


def round_outcome(
    rules: DarkCaveRules, state: DarkCaveState, events: Sequence[Event]
) -> Outcome | None:
    """The side with the better treasure wins."""
    closed = first(events, CaveClosed)
    if closed is None:
        return None
    shown, counted = only(events, ClansShown), only(events, TreasureCounted)
    roles, left = shown.cards[: state.table.seats], state.table.out
    return Outcome(
        closed.why,
        roles,
        seats_by_side(SIDES, [side_of(rules, card) for card in roles]),
        counted.winner,
        {
            "exit found": _is_exit_found(state.table.board),
            "dwarves out": len(left),
            "gold carried out": sum(state.table.gold),
            **({"first out wins": left[0] in counted.winners} if left else {}),
        },
    )


def _is_exit_found(board: Board) -> bool:
    tiles = [tile for tile in board.tiles.values() if tile.open]
    return any(EXIT in space.traits for tile in tiles for space in tile.face.spaces)
