"""Maps: looking at a goal."""

from __future__ import annotations

from typing import Any

from undermine.core.rulebook import rule
from undermine.core.ruleset import Play, Refusal
from undermine.core.state import Action, CardId, Seat, reader_bit
from undermine.games.saboteur.actions import Peek
from undermine.games.saboteur.events import Peeked
from undermine.games.saboteur.table import (
    DISCARD,
    Mine,
    MineDraft,
    MineRules,
    goal,
    hand,
    sheet,
)


@rule("SAB-063", "SAB-R14")
def peek_candidates(rules: MineRules, state: Mine, _seat: Seat, _card: CardId) -> list[Action]:
    """Every goal that lies face down."""
    tiles = state.table.board.tiles
    return [Peek(slot) for slot, at in enumerate(sheet(rules).board.goals) if not tiles[at].open]


@rule("SAB-063", "SAB-R14")
def peek_check(rules: MineRules, state: Mine, _seat: Seat, action: Peek) -> Refusal | None:
    """There must be something to learn."""
    goals = sheet(rules).board.goals
    if not 0 <= action.goal < len(goals):
        return Refusal("SAB-063", {"goal": action.goal + 1})
    if state.table.board.tiles[goals[action.goal]].open:
        return Refusal("SAB-R14", {"goal": action.goal + 1})
    return None


@rule("SAB-063", "SAB-064", "SAB-065", "SAB-R15")
def peek_apply(_rules: MineRules, draft: MineDraft, seat: Seat, action: Peek) -> None:
    """Only the seat that plays the map sees the goal; all see which goal it was."""
    draft.take(hand(seat), "map")
    draft.give(DISCARD, "map")
    draft.show(goal(action.goal), reader_bit(seat))
    seen = draft.cards(goal(action.goal))
    draft.emit(Peeked(cards=seen, readers=reader_bit(seat), seat=seat, goal=action.goal))


PEEKING: Play[Any] = Play(
    uses=lambda _action: ("map",),
    candidates=peek_candidates,
    check=peek_check,
    apply=peek_apply,
    exact=True,
)
