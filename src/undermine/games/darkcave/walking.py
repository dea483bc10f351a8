"""Moving a dwarf: steps and their costs, the gold of a vein, and webs on the way."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from undermine.core.board import Board
from undermine.core.dealing import lose
from undermine.core.grid import Spot
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import NOBODY, Action, Item, Seat
from undermine.core.walking import (
    BeginWalk,
    EndWalk,
    Gait,
    Price,
    Step,
    Stop,
    Walk,
    WalkOn,
    walk_apply,
    walk_candidates,
    walk_check,
    walking,
)
from undermine.games.darkcave.actions import Cut, Leave, Linger, SetOut
from undermine.games.darkcave.attacks import lose_gold, meet
from undermine.games.darkcave.beasts import creatures_at
from undermine.games.darkcave.events import GoldFound
from undermine.games.darkcave.goals import find_goal
from undermine.games.darkcave.roles import unmask
from undermine.games.darkcave.table import (
    DISCARD,
    EXIT,
    TUNNEL,
    WEBS,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    DarkCaveTable,
    changed,
    hand,
)
from undermine.games.darkcave.tools import stride
from undermine.games.darkcave.webs import can_cut, cut_apply, cut_candidates, cut_check, spinner


@rule("TDC-044", "TDC-046", "TDC-141", "TDC-142", "TDC-149", "TDC-171", "TDC-R40", "TDC-R96")
def set_out(rules: DarkCaveRules, draft: DarkCaveDraft, item: SetOut, _action: None) -> None:
    """Begin the walk after the play, unless the dwarf is paralysed or has left the cave."""
    table = draft.table
    if table.pawn[item.walker] is None:
        return
    if rules.hooks.paralysed(table, item.walker):
        linger(rules, draft, item.walker)
    else:
        draft.push(BeginWalk(NOBODY, item.walker))


@rule("TDC-141", "TDC-142", "TDC-R96")
def lies_or_stood_up(table: DarkCaveTable, seat: Seat) -> bool:
    """The dwarf was laid down in this turn, or stood up in it."""
    return seat in table.lying or stood_up(table, seat)


@rule("TDC-142")
def stood_up(table: DarkCaveTable, seat: Seat) -> bool:
    """The dwarf lay until this turn of its seat began."""
    return table.still == seat


# -- one step ------------------------------------------------------------------------------------


@rule("TDC-069", "TDC-071", "TDC-072", "TDC-076", "TDC-077", "TDC-104", "TDC-150", "TDC-155")
@rule("TDC-158", "TDC-R18", "TDC-R19", "TDC-R21", "TDC-R28", "TDC-R33", "TDC-R35", "TDC-R37")
def steps(_rules: DarkCaveRules, table: DarkCaveTable, spot: Spot) -> list[Spot]:
    """Along links and over borders without webs, from ladder to ladder, onto face-down goals."""
    board = table.board
    return [*board.exits(spot, WEBS), *board.covered_exits(spot, WEBS)]


@rule("TDC-072", "TDC-104", "TDC-150", "TDC-158")
def why_no_step(_rules: DarkCaveRules, table: DarkCaveTable, spot: Spot, to: Spot) -> Refusal:
    """The refusal of a step: a web, or no way."""
    board = table.board
    if to in board.exits(spot) or to in board.covered_exits(spot):
        return Refusal("TDC-158", {"at": to.cell, "seat": spinner(board, spot, to) + 1})
    return Refusal("TDC-150", {"at": to.cell})


@rule("TDC-159", "TDC-164", "TDC-169", "TDC-R22", "TDC-R38", "TDC-R48")
def halts(_rules: DarkCaveRules, table: DarkCaveTable, spot: Spot) -> bool:
    """A walk ends at a creature, at a face-down goal, which is turned up, and at the exit."""
    return bool(creatures_at(table, spot)) or ends_here(table.board, spot)


def ends_here(board: Board, spot: Spot) -> bool:
    """A face-down goal, or the exit."""
    return not board.tiles[spot.cell].open or EXIT in board.traits(spot)


@rule("TDC-073", "TDC-078", "TDC-156", "TDC-157", "TDC-R23", "TDC-R27")
def price(_rules: DarkCaveRules, table: DarkCaveTable, start: Spot, to: Spot) -> Price:
    """The cost of a step: a card over a bridge, gold into a tunnel."""
    if is_toll(table.board, start, to):
        return ("card",)
    tile = table.board.tiles[to.cell]
    return ("gold",) if tile.open and TUNNEL in table.board.traits(to) else ()


@rule("TDC-073", "TDC-R23")
def is_toll(board: Board, start: Spot, to: Spot) -> bool:
    """The step leads over a bridge."""
    if start.cell != to.cell:
        return False
    return (start.space, to.space) in board.tiles[start.cell].face.tolls


@rule("TDC-074", "TDC-128", "TDC-157", "TDC-159", "TDC-168", "TDC-169", "TDC-R22", "TDC-R24")
@rule("TDC-R41", "TDC-R46", "TDC-R93")
def enter(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, start: Spot, to: Spot) -> None:
    """The effects of a step: its cost, then creatures, then the exit; or a goal is turned up."""
    board = draft.table.board
    if not board.tiles[to.cell].open:
        find_goal(rules, draft, seat, start, to.cell)
        return
    if EXIT in board.traits(to):
        draft.push(Leave(NOBODY, seat))
    creatures = creatures_at(draft.table, to)
    if creatures:
        meet(rules, draft, seat, creatures, (seat,))
    pay(rules, draft, seat, start, to)


@rule("TDC-073", "TDC-074", "TDC-078", "TDC-079", "TDC-080", "TDC-156", "TDC-157")
@rule("TDC-R23", "TDC-R24", "TDC-R25", "TDC-R26", "TDC-R27")
def pay(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, start: Spot, to: Spot) -> None:
    """Pay the cost of a step at once, as far as possible; a lost card is not replaced."""
    for toll in price(rules, draft.table, start, to):
        if toll == "card":
            lose(draft, seat, hand(seat), DISCARD)
        else:
            lose_gold(draft, seat, "tunnel")


# -- the end of a walk ---------------------------------------------------------------------------


@rule("TDC-083", "TDC-R20", "TDC-R31", "TDC-R58")
def end(rules: DarkCaveRules, draft: DarkCaveDraft, item: EndWalk) -> None:
    """The end of a walk: the gold of a vein, then a last chance to cut webs."""
    linger(rules, draft, item.walker)
    if item.made:
        rules.hooks.walk_ended(rules, draft, item.walker)


@rule("TDC-083", "TDC-R29", "TDC-R30")
def take_vein(_rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat) -> None:
    """Take the gold of a vein and show the clan card to everybody."""
    table, spot = draft.table, draft.table.pawn[seat]
    if spot is None or spot not in table.board.marks:
        return
    gold = changed(table.gold, seat, table.gold[seat] + 1)
    draft.table = replace(table, board=table.board.unmark(spot), gold=gold)
    draft.emit(GoldFound(seat=seat, at=spot))
    unmask(draft, seat)


@rule("TDC-114", "TDC-R58")
def linger(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat) -> None:
    """Ask for cuts before cards are drawn, if a web can be cut."""
    if can_cut(rules, draft.table, seat):
        draft.push(Linger(seat))


# -- the axe on the way --------------------------------------------------------------------------


def stroll_candidates(
    gait: Gait, rules: DarkCaveRules, state: DarkCaveState, item: Walk
) -> list[Action]:
    """Every step, stopping, and every web that an axe can cut."""
    return [*walk_candidates(gait, rules, state, item), *cut_candidates(rules, state, item.seat)]


def stroll_check(
    gait: Gait, rules: DarkCaveRules, state: DarkCaveState, item: Walk, action: Action
) -> Refusal | None:
    """A legal step, or a web that the axe can cut."""
    if isinstance(action, Cut):
        return cut_check(rules, state, item.seat, action)
    return walk_check(gait, rules, state, item, action)


@rule("TDC-046", "TDC-114", "TDC-151", "TDC-158", "TDC-R19", "TDC-R58")
def stroll_apply(
    gait: Gait, rules: DarkCaveRules, draft: DarkCaveDraft, item: Walk, action: Action
) -> None:
    """Cut a web between two steps, or take a step; stopping ends the cuts too."""
    if isinstance(action, Cut):
        draft.push(WalkOn(NOBODY, item.seat, item.left, item.made))
        cut_apply(rules, draft, item.seat, action)
    elif isinstance(action, Stop):
        if item.made:
            rules.hooks.walk_ended(rules, draft, item.seat)
    else:
        walk_apply(gait, rules, draft, item, action)


def linger_candidates(rules: DarkCaveRules, state: DarkCaveState, item: Linger) -> list[Action]:
    """Every web that an axe can cut, and stopping."""
    return [*cut_candidates(rules, state, item.seat), Stop()]


def linger_check(
    rules: DarkCaveRules, state: DarkCaveState, item: Linger, action: Action
) -> Refusal | None:
    """Only a web that the axe can cut."""
    return cut_check(rules, state, item.seat, action) if isinstance(action, Cut) else None


def linger_apply(rules: DarkCaveRules, draft: DarkCaveDraft, item: Linger, action: Action) -> None:
    """Cut a web with an axe, and ask again while more can be cut."""
    if isinstance(action, Cut):
        cut_apply(rules, draft, item.seat, action)
        linger(rules, draft, item.seat)


GAIT: Gait = Gait(
    allowance=stride,
    steps=steps,
    refusal=why_no_step,
    halts=halts,
    price=price,
    enter=enter,
    end=end,
    busy=can_cut,
)
LINGER: Handler[Any] = Handler(
    apply=linger_apply,
    candidates=linger_candidates,
    check=linger_check,
    answers=(Cut, Stop),
    rule="TDC-R58",
    exact=True,
)


def strolling(gait: Gait) -> dict[type[Item], Handler[Any]]:
    """The handlers of walks in which webs can be cut."""
    handlers = walking(gait, due="TDC-051")
    stroll = handlers[Walk]._replace(
        apply=partial(stroll_apply, gait),
        candidates=partial(stroll_candidates, gait),
        check=partial(stroll_check, gait),
        answers=(Step, Stop, Cut),
    )
    return {**handlers, Walk: stroll, Linger: LINGER, SetOut: Handler(apply=set_out)}
