"""The end of a round, the next one, and the end of the game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.actions import Agree, NextRound, Turn
from undermine.core.clans import side_of
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import EVERYBODY, NOBODY, Action, Item
from undermine.core.turns import left_of
from undermine.games.lostmines.events import (
    CharactersShown,
    GameWon,
    HoardShown,
    PointsShared,
    RoundOver,
)
from undermine.games.lostmines.pots import Dwarf, pot, winnings
from undermine.games.lostmines.setup import deal_round
from undermine.games.lostmines.table import (
    CLANS,
    LostMinesDraft,
    LostMinesRules,
    LostMinesState,
    hoard,
    role,
    sheet,
    worth_of,
)


@rule("TLM-015", "TLM-147", "TLM-151", "TLM-152", "TLM-R58", "TLM-R62", "TLM-R65", "TLM-R69")
def end_round(rules: LostMinesRules, draft: LostMinesDraft, why: str) -> None:
    """End the round at once: no more draws, dwarves and treasures are shown, points are paid."""
    draft.clear()
    draft.emit(RoundOver(round=draft.table.round, why=why))
    seats = range(draft.table.seats)
    for seat in seats:
        draft.show(role(seat), EVERYBODY)
    draft.emit(CharactersShown(cards=tuple(draft.only(role(seat)) for seat in seats)))
    for seat in seats:
        draft.show(hoard(seat), EVERYBODY)
        if draft.cards(hoard(seat)):
            draft.emit(HoardShown(cards=draft.cards(hoard(seat)), seat=seat))
    pay(rules, draft)
    draft.push(NextRound(NOBODY))


@rule("TLM-015", "TLM-152", "TLM-155", "TLM-162", "TLM-163", "TLM-164")
def pay(rules: LostMinesRules, draft: LostMinesDraft) -> None:
    """Pay points for the treasures of this round."""
    table = draft.table
    dwarves = [_dwarf(rules, draft, seat) for seat in range(table.seats)]
    cost = sheet(rules).dragon
    full = winnings(dwarves, CLANS, NOBODY, cost)
    won = winnings(dwarves, CLANS, table.dragon, cost)
    blue, yellow = (pot(dwarves, clan) for clan in CLANS)
    total = tuple(before + more for before, more in zip(table.points, won, strict=True))
    draft.table = replace(table, points=total)
    eaten = sum(full) - sum(won)
    draft.emit(PointsShared(blue=blue, yellow=yellow, dragon=table.dragon, eaten=eaten, points=won))


def _dwarf(rules: LostMinesRules, draft: LostMinesDraft, seat: int) -> Dwarf:
    values = tuple(worth_of(rules, card) for card in draft.cards(hoard(seat)))
    return Dwarf(side_of(rules.cards, draft.only(role(seat))), values)


# -- what comes then -----------------------------------------------------------------------------


@rule("TLM-165", "TLM-171", "TLM-172", "TLM-175", "TLM-R61")
def next_round(
    rules: LostMinesRules, draft: LostMinesDraft, _item: NextRound, _action: None
) -> None:
    """Deal the next round, begun left of the seat that played last, or end the game."""
    table = draft.table
    if table.round >= sheet(rules).rounds:
        end_game(draft)
    elif table.last == NOBODY:
        deal_round(rules, draft, table.starter)
    else:
        deal_round(rules, draft, left_of(table.seats, table.last))


@rule("TLM-016", "TLM-172", "TLM-173", "TLM-174")
def end_game(draft: LostMinesDraft) -> None:
    """End the game; the seats with the most points win."""
    points = draft.table.points
    winners = tuple(seat for seat, won in enumerate(points) if won == max(points))
    draft.emit(GameWon(points=points, winners=winners))


@rule("TLM-173", "TLM-R71")
def scores(_rules: LostMinesRules, state: LostMinesState) -> tuple[int, ...]:
    """The points of all rounds so far, which are open."""
    return state.table.points


# -- agreeing to stop ----------------------------------------------------------------------------


def agree_candidates(
    _rules: LostMinesRules, _state: LostMinesState, _item: Item
) -> tuple[Action, ...]:
    """The agreement to stop."""
    return (Agree(),)


@rule("TLM-150", "TLM-R64", "TLM-R80")
def agree_check(
    _rules: LostMinesRules, state: LostMinesState, item: Item, _action: Agree
) -> Refusal | None:
    """Only between turns, after the first turn of the round."""
    if not isinstance(item, Turn):
        return Refusal("TLM-R64")
    return Refusal("TLM-R80") if state.table.last == NOBODY else None


@rule("TLM-150", "TLM-R64")
def agree_apply(rules: LostMinesRules, draft: LostMinesDraft, _item: Item, _action: Agree) -> None:
    """End the round by agreement of all seats, those that sit out included."""
    end_round(rules, draft, "agreed")


AGREE: Handler[Any] = Handler(
    apply=agree_apply, candidates=agree_candidates, check=agree_check, rule="TLM-R64"
)
