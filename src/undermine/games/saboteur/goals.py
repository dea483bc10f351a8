"""Reaching goals, and the end of a round."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.board import Board
from undermine.core.face import SIDES
from undermine.core.grid import Cell, beside
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import EVERYBODY, NOBODY, Action, CardId, Item, PileId, Seat
from undermine.core.tile import Lay
from undermine.games.saboteur.actions import Agree, ChooseTurn, NextRound, Orient, Reveal, Turn
from undermine.games.saboteur.events import GoalLaid, GoalOpened, RolesShown, RoundEnded
from undermine.games.saboteur.table import (
    ROLE_PILE,
    SaboteurDraft,
    SaboteurRules,
    SaboteurState,
    goal,
    role,
    sheet,
)


def is_treasure(rules: SaboteurRules, card: CardId) -> bool:
    """The goal that ends the round."""
    return bool(rules.cards[card].numbers.get("treasure"))


# -- turning goals up ----------------------------------------------------------------------------


@rule("SAB-067", "SAB-069", "SAB-R05", "SAB-R06", "SAB-R07")
def reveal(rules: SaboteurRules, draft: SaboteurDraft, item: Reveal, _action: None) -> None:
    """Turn up every goal that a live way leads to, until no more are reached."""
    reached = draft.table.board.reached
    if not reached:
        return
    slots = [sheet(rules).board.goals.index(at) for at in reached]
    faces = [_turn_up(draft, item.finder, slot) for slot in slots]
    found = any(is_treasure(rules, card) for card in faces)
    if not found:
        draft.push(item)
    for slot, card in zip(slots, faces, strict=True):
        lays = turns_for(rules, draft.table.board, slot, card, item.at)
        if len(lays) == 1 or found:
            _lay_goal(rules, draft, slot, lays[0])
        else:
            draft.push(ChooseTurn(item.finder, slot))
    if found:
        end_round(rules, draft, item.finder, "treasure")


def _turn_up(draft: SaboteurDraft, finder: Seat, slot: int) -> CardId:
    """Turn a goal up; the event comes first, so that a preview on a view can still report it."""
    (card,) = draft.piles[goal(slot)].cards
    draft.emit(GoalOpened(cards=(card,), seat=finder, goal=slot))
    draft.show(goal(slot), EVERYBODY)
    return card


@rule("SAB-R10", "SAB-R12")
def _lay_goal(rules: SaboteurRules, draft: SaboteurDraft, slot: int, lay: Lay) -> None:
    at = sheet(rules).board.goals[slot]
    draft.take(goal(slot), lay.card)
    draft.table = replace(draft.table, board=draft.table.board.put(at, rules.cards.tile(lay)))
    draft.emit(GoalLaid(cards=(lay.card,), goal=slot, tile=lay, at=at))


@rule("SAB-070", "SAB-071", "SAB-R08")
def turns_for(
    rules: SaboteurRules, board: Board, slot: int, card: CardId, last: Cell
) -> tuple[Lay, ...]:
    """The best fitting turns of a goal that join the card just laid, else any way, else all."""
    at = sheet(rules).board.goals[slot]
    entries = board.entries(at)
    from_last = sum(side for side in SIDES if entries & side and beside(at, side) == last)
    lays = rules.cards.lays(card)
    for wanted in (from_last, entries):
        joined = [lay for lay in lays if rules.cards.tile(lay).ports & wanted]
        if joined:
            best = max(_fit(rules, board, at, lay) for lay in joined)
            return tuple(lay for lay in joined if _fit(rules, board, at, lay) == best)
    return lays


def _fit(rules: SaboteurRules, board: Board, at: Cell, lay: Lay) -> int:
    """The number of sides on which a goal would agree with its neighbours."""
    need, ports = board.need(at), rules.cards.tile(lay).ports
    agreed = need & ports | need >> 4 & ~ports & 15
    return agreed.bit_count()


def orient_candidates(
    rules: SaboteurRules, state: SaboteurState, item: ChooseTurn
) -> tuple[Action, ...]:
    """Every turn that the rules allow."""
    (card,) = state.piles[goal(item.goal)].cards
    return tuple(Orient(lay) for lay in rules.cards.lays(card))


@rule("SAB-R08")
def orient_check(
    rules: SaboteurRules, state: SaboteurState, item: ChooseTurn, action: Orient
) -> Refusal | None:
    """Only the goal that was turned up, in a turn that the rules allow."""
    if action in orient_candidates(rules, state, item):
        return None
    return Refusal("SAB-R08", {"card": action.tile})


def orient_apply(
    rules: SaboteurRules, draft: SaboteurDraft, item: ChooseTurn, action: Orient
) -> None:
    """Lay the goal in the chosen turn."""
    _lay_goal(rules, draft, item.goal, action.tile)


# -- the end of a round --------------------------------------------------------------------------


@rule("SAB-005", "SAB-020", "SAB-068", "SAB-073", "SAB-R29", "SAB-R30")
def end_round(rules: SaboteurRules, draft: SaboteurDraft, finder: Seat, why: str) -> None:
    """End the round at once: no more draws, dwarf cards are shown, gold is handed out."""
    draft.clear()
    draft.table = replace(draft.table, finder=finder)
    draft.emit(RoundEnded(round=draft.table.round, finder=finder, why=why))
    piles = rules.hooks.revealed_roles(draft.table.seats)
    for pile in piles:
        draft.show(pile, EVERYBODY)
    draft.emit(RolesShown(cards=tuple(card for pile in piles for card in draft.cards(pile))))
    draft.push(NextRound(NOBODY))
    rules.hooks.share_gold(rules, draft)


@rule("SAB-073", "SAB-R29")
def every_dwarf(seats: int) -> list[PileId]:
    """The dwarf cards that the end of a round turns up: those of the seats, then the rest."""
    return [*(role(seat) for seat in range(seats)), ROLE_PILE]


def agree_candidates(
    _rules: SaboteurRules, _state: SaboteurState, _item: Item
) -> tuple[Action, ...]:
    """The agreement to stop."""
    return (Agree(),)


@rule("SAB-R20")
def agree_check(
    _rules: SaboteurRules, _state: SaboteurState, item: Item, _action: Agree
) -> Refusal | None:
    """Only while a seat has its turn."""
    return None if isinstance(item, Turn) else Refusal("SAB-R20")


@rule("SAB-R20")
def agree_apply(rules: SaboteurRules, draft: SaboteurDraft, _item: Item, _action: Agree) -> None:
    """End the round without the treasure."""
    end_round(rules, draft, NOBODY, "agreed")


REVEAL: Handler[Any] = Handler(apply=reveal)
ORIENT: Handler[Any] = Handler(
    apply=orient_apply,
    candidates=orient_candidates,
    check=orient_check,
    answers=(Orient,),
    rule="SAB-070",
    exact=True,
)
AGREE: Handler[Any] = Handler(
    apply=agree_apply, candidates=agree_candidates, check=agree_check, rule="SAB-R20"
)
