"""Maps: looking at a goal."""

from __future__ import annotations

from typing import Any

from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import Seat, reader_bit
from undermine.core.targeting import aimed
from undermine.games.saboteur.actions import Peek
from undermine.games.saboteur.events import Peeked
from undermine.games.saboteur.table import (
    DISCARD,
    SaboteurDraft,
    SaboteurRules,
    SaboteurState,
    goal,
    hand,
    sheet,
)


@rule("SAB-063", "SAB-R14")
def covered_goals(rules: SaboteurRules, state: SaboteurState, _seat: Seat) -> list[int]:
    """Every goal that lies face down."""
    tiles = state.table.board.tiles
    return [slot for slot, at in enumerate(sheet(rules).board.goals) if not tiles[at].open]


@rule("SAB-063", "SAB-R14")
def nothing_to_learn(
    rules: SaboteurRules, _state: SaboteurState, _seat: Seat, slot: int
) -> Refusal:
    """The refusal: there is no such goal, or it lies face up."""
    known = 0 <= slot < len(sheet(rules).board.goals)
    return Refusal("SAB-R14" if known else "SAB-063", {"goal": slot + 1})


@rule("SAB-063", "SAB-064", "SAB-065", "SAB-R15")
def peek_apply(_rules: SaboteurRules, draft: SaboteurDraft, seat: Seat, action: Peek) -> None:
    """Only the seat that plays the map sees the goal; all see which goal it was."""
    draft.take(hand(seat), "map")
    draft.give(DISCARD, "map")
    draft.show(goal(action.goal), reader_bit(seat))
    seen = draft.cards(goal(action.goal))
    draft.emit(Peeked(cards=seen, readers=reader_bit(seat), seat=seat, goal=action.goal))


PEEKING: Play[Any] = aimed(
    Peek, "map", targets=covered_goals, refuse=nothing_to_learn, apply=peek_apply
)
