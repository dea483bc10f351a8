"""Creatures: luring them out of dark holes, moving them, and removing them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.board import Board
from undermine.core.grid import Spot
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler, Play
from undermine.core.state import Action, CardId, Seat
from undermine.core.walking import Step, Stop
from undermine.games.darkcave.actions import Lure, Prowl
from undermine.games.darkcave.attacks import meet
from undermine.games.darkcave.beasts import beast_of, move_beast, remove_beast, victims_at
from undermine.games.darkcave.events import CreatureGone, Lured, Prowled, TakenOver
from undermine.games.darkcave.fronts import lay_before
from undermine.games.darkcave.table import (
    HOLE,
    WEBS,
    Beast,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    DarkCaveTable,
    hand,
)
from undermine.games.darkcave.webs import spinner


def creature_on(rules: DarkCaveRules, card: CardId) -> str:
    """The creature that a card shows."""
    (kind,) = rules.cards.words("creature")[card]
    return kind


@rule("TDC-067", "TDC-120")
def holes(board: Board) -> list[Spot]:
    """Every space with a dark hole, on face-up goals too."""
    return sorted(
        Spot(cell, index)
        for cell, tile in board.tiles.items()
        for index, space in enumerate(tile.face.spaces)
        if HOLE in space.traits
    )


# -- luring --------------------------------------------------------------------------------------


@rule("TDC-120", "TDC-121", "TDC-134", "TDC-R54")
def lairs(rules: DarkCaveRules, state: DarkCaveState, card: CardId) -> list[Spot]:
    """The spaces where a creature can be lured: its own space, else every dark hole."""
    about = beast_of(state.table, creature_on(rules, card))
    return [about.at] if about else holes(state.table.board)


@rule("TDC-120", "TDC-134", "TDC-R54", "TDC-R71")
def lure_candidates(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every dark hole, or the space of a creature on the board."""
    return [Lure(card, at) for at in lairs(rules, state, card)]


@rule("TDC-120", "TDC-121", "TDC-134")
def lure_check(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, action: Lure
) -> Refusal | None:
    """There must be a hole; a creature on the board must be taken over on its space."""
    lair = lairs(rules, state, action.card)
    if action.at in lair:
        return None
    named = {"creature": creature_on(rules, action.card), "at": action.at.cell}
    if not lair:
        return Refusal("TDC-121", named)
    about = beast_of(state.table, creature_on(rules, action.card))
    return Refusal("TDC-134" if about else "TDC-120", named)


@rule("TDC-119", "TDC-120", "TDC-133", "TDC-134", "TDC-135", "TDC-136", "TDC-137", "TDC-R55")
def lure_apply(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: Lure) -> None:
    """Lay the card before the seat, which owns the creature from now on and moves it."""
    kind = creature_on(rules, action.card)
    about = beast_of(draft.table, kind)
    draft.take(hand(seat), action.card)
    if about:
        former = remove_beast(rules, draft, about)
        draft.emit(TakenOver(cards=(former,), seat=seat, creature=kind, owner=about.owner))
    else:
        draft.emit(Lured(cards=(action.card,), seat=seat, creature=kind, at=action.at))
    lay_before(draft, seat, action.card)
    table = draft.table
    draft.table = replace(table, beasts=(*table.beasts, Beast(kind, action.at, seat)))
    ambushed = () if about else rules.hooks.ambushed(draft.table, action.at)
    if ambushed:
        meet(rules, draft, seat, (kind,), ambushed)
    else:
        prowl_on(draft, seat, kind, rules.cards[action.card].numbers["steps"])


@rule("TDC-R42", "TDC-R43")
def ambush(table: DarkCaveTable, hole: Spot) -> tuple[Seat, ...]:
    """The dwarves that stand on the hole out of which a creature climbs."""
    return victims_at(table, hole)


# -- moving --------------------------------------------------------------------------------------


@rule("TDC-122", "TDC-129", "TDC-130", "TDC-131", "TDC-R18", "TDC-R21", "TDC-R56")
def prowl_steps(board: Board, spot: Spot) -> list[Spot]:
    """The spaces one step away from a creature; bridges and tunnels cost nothing."""
    return [*board.exits(spot, WEBS)]


def prowl_on(draft: DarkCaveDraft, seat: Seat, kind: str, left: int) -> None:
    """Ask for the next step, if there is one."""
    beast = beast_of(draft.table, kind)
    assert beast is not None
    if left > 0 and prowl_steps(draft.table.board, beast.at):
        draft.push(Prowl(seat, kind, left))


@rule("TDC-122", "TDC-123", "TDC-124")
def prowl_candidates(_rules: DarkCaveRules, state: DarkCaveState, item: Prowl) -> list[Action]:
    """Every step, and stopping."""
    beast = beast_of(state.table, item.creature)
    assert beast is not None
    return [*map(Step, prowl_steps(state.table.board, beast.at)), Stop()]


@rule("TDC-122", "TDC-130", "TDC-131")
def prowl_check(
    _rules: DarkCaveRules, state: DarkCaveState, item: Prowl, action: Action
) -> Refusal | None:
    """One space along a way, through no web and onto no face-down goal."""
    beast, board = beast_of(state.table, item.creature), state.table.board
    assert beast is not None
    if not isinstance(action, Step) or action.to in prowl_steps(board, beast.at):
        return None
    named = {"creature": item.creature, "at": action.to.cell}
    if action.to in board.covered_exits(beast.at):
        return Refusal("TDC-131", named)
    if action.to in board.exits(beast.at):
        seat = spinner(board, beast.at, action.to) + 1
        return Refusal("TDC-130", {**named, "seat": seat})
    return Refusal("TDC-122", named)


@rule("TDC-122", "TDC-123", "TDC-125", "TDC-126", "TDC-135", "TDC-146", "TDC-R43")
def prowl_apply(rules: DarkCaveRules, draft: DarkCaveDraft, item: Prowl, action: Action) -> None:
    """Take a step; on a space with dwarves the movement ends with an attack."""
    if not isinstance(action, Step):
        return
    beast = beast_of(draft.table, item.creature)
    assert beast is not None
    move_beast(draft, beast, action.to)
    draft.emit(Prowled(seat=item.seat, creature=item.creature, start=beast.at, to=action.to))
    victims = victims_at(draft.table, action.to)
    if victims:
        meet(rules, draft, item.seat, (item.creature,), victims)
    else:
        prowl_on(draft, item.seat, item.creature, item.left - 1)


# -- the end of a round --------------------------------------------------------------------------


@rule("TDC-132", "TDC-133", "TDC-137", "TDC-R49")
def creep_away(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat) -> None:
    """Remove the creatures of a seat and their cards at the start of its turn."""
    for beast in draft.table.beasts:
        if beast.owner == seat:
            card = remove_beast(rules, draft, beast)
            draft.emit(CreatureGone(cards=(card,), creature=beast.kind, owner=seat))


LURING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=lure_candidates,
    check=lure_check,
    apply=lure_apply,
    exact=True,
)
PROWL: Handler[Any] = Handler(
    apply=prowl_apply,
    candidates=prowl_candidates,
    check=prowl_check,
    answers=(Step, Stop),
    rule="TDC-123",
    exact=True,
)
