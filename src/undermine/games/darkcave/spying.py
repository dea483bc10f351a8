"""Spying on goals and clan cards, and trading hands."""

from __future__ import annotations

from typing import Any

from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import EVERYBODY, Action, CardId, Seat, reader_bit
from undermine.games.darkcave.actions import SpyDwarf, SpyGoal, TradeHands
from undermine.games.darkcave.events import DwarfSpied, GoalSpied, HandsTraded
from undermine.games.darkcave.paths import spend
from undermine.games.darkcave.table import (
    GOALS,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    goal,
    goal_cells,
    hand,
    role,
)


def others(state: DarkCaveState, seat: Seat) -> list[Seat]:
    """All other seats."""
    return [other for other in range(state.table.seats) if other != seat]


# -- goals ---------------------------------------------------------------------------------------


@rule("TDC-090", "TDC-R72")
def is_covered(rules: DarkCaveRules, state: DarkCaveState, slot: int) -> bool:
    """The goal lies face down."""
    table = state.table
    return not table.board.tiles[goal_cells(rules, table.seats)[slot]].open


@rule("TDC-088", "TDC-090", "TDC-R72")
def spy_goal_candidates(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every goal that lies face down."""
    return [SpyGoal(card, slot) for slot in range(GOALS) if is_covered(rules, state, slot)]


@rule("TDC-090", "TDC-R72")
def spy_goal_check(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, action: SpyGoal
) -> Refusal | None:
    """Only a face-down goal."""
    if not 0 <= action.corner < GOALS:
        return Refusal("TDC-090", {"corner": action.corner + 1})
    if not is_covered(rules, state, action.corner):
        return Refusal("TDC-R72", {"action": action})
    return None


@rule("TDC-086", "TDC-088", "TDC-089", "TDC-090", "TDC-R73")
def spy_goal_apply(
    _rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: SpyGoal
) -> None:
    """Only the seat that plays the card sees the goal; all see which goal it was."""
    spend(draft, seat, action.card)
    draft.show(goal(action.corner), reader_bit(seat))
    seen = draft.cards(goal(action.corner))
    draft.emit(GoalSpied(cards=seen, readers=reader_bit(seat), seat=seat, corner=action.corner))


# -- dwarves -------------------------------------------------------------------------------------


@rule("TDC-088", "TDC-091", "TDC-R72")
def spy_dwarf_candidates(
    _rules: DarkCaveRules, state: DarkCaveState, seat: Seat, card: CardId
) -> list[Action]:
    """Every clan card of another seat that lies face down."""
    return [SpyDwarf(card, other) for other in others(state, seat) if not is_unmasked(state, other)]


def is_unmasked(state: DarkCaveState, seat: Seat) -> bool:
    """The clan card of a seat lies face up."""
    return state.piles[role(seat)].readers == EVERYBODY


@rule("TDC-091", "TDC-R72")
def spy_dwarf_check(
    _rules: DarkCaveRules, state: DarkCaveState, seat: Seat, action: SpyDwarf
) -> Refusal | None:
    """Only the face-down clan card of another seat."""
    if action.seat not in others(state, seat):
        return Refusal("TDC-091", {"seat": action.seat + 1})
    if is_unmasked(state, action.seat):
        return Refusal("TDC-R72", {"action": action})
    return None


@rule("TDC-086", "TDC-088", "TDC-089", "TDC-091", "TDC-R73")
def spy_dwarf_apply(
    _rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: SpyDwarf
) -> None:
    """Only the seat that plays the card sees the dwarf; all see whose it was."""
    spend(draft, seat, action.card)
    draft.show(role(action.seat), reader_bit(seat))
    seen = draft.cards(role(action.seat))
    draft.emit(DwarfSpied(cards=seen, readers=reader_bit(seat), seat=seat, target=action.seat))


# -- hands ---------------------------------------------------------------------------------------


@rule("TDC-096", "TDC-097", "TDC-R74")
def trade_candidates(
    _rules: DarkCaveRules, state: DarkCaveState, seat: Seat, card: CardId
) -> list[Action]:
    """All other seats, with or without cards."""
    return [TradeHands(card, other) for other in others(state, seat)]


@rule("TDC-096")
def trade_check(
    _rules: DarkCaveRules, state: DarkCaveState, seat: Seat, action: TradeHands
) -> Refusal | None:
    """Only with another seat."""
    if action.seat in others(state, seat):
        return None
    return Refusal("TDC-096", {"seat": action.seat + 1})


@rule("TDC-086", "TDC-096", "TDC-097", "TDC-R74", "TDC-R94")
def trade_apply(
    _rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: TradeHands
) -> None:
    """Exchange the hands face down, without the card that was played."""
    spend(draft, seat, action.card)
    draft.swap(hand(seat), hand(action.seat))
    draft.emit(HandsTraded(cards=(action.card,), seat=seat, target=action.seat))


@rule("TDC-098", "TDC-R75")
def trade_draws(_seat: Seat, action: TradeHands) -> tuple[Seat, int]:
    """The target draws, not the seat that played the card."""
    return action.seat, 1


SPYING_GOALS: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=spy_goal_candidates,
    check=spy_goal_check,
    apply=spy_goal_apply,
    exact=True,
)
SPYING_DWARVES: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=spy_dwarf_candidates,
    check=spy_dwarf_check,
    apply=spy_dwarf_apply,
    exact=True,
)
TRADING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=trade_candidates,
    check=trade_check,
    apply=trade_apply,
    draws=trade_draws,
    exact=True,
)
