"""House rules: named changes of the ruleset."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from undermine.core.actions import Agree
from undermine.core.dealing import DealTo
from undermine.core.grid import Spot
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler, Option
from undermine.core.state import NOBODY, Action, CardId, PileId, Seat
from undermine.core.walking import EndWalk, Gait, Step, Walk, WalkOn, walk_on
from undermine.games.darkcave.actions import Equip, SetOut
from undermine.games.darkcave.ballots import with_ballots
from undermine.games.darkcave.beasts import creatures_at
from undermine.games.darkcave.ending import end_game
from undermine.games.darkcave.setup import starter_by_table, starter_is_first
from undermine.games.darkcave.table import (
    AXE,
    BACKLESS,
    GROUPS,
    ZONES,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    DarkCaveTable,
    hand,
    stock,
)
from undermine.games.darkcave.turn import is_out_of_cards
from undermine.games.darkcave.veins import with_choice_of_veins
from undermine.games.darkcave.walking import GAIT, ends_here, is_toll, set_out, stood_up, strolling

OFF, ON = "off", "on"
AT_ONCE, NEXT_TURN = "at-once", "next-turn"
_STOCKS: Final = tuple(stock(group) for group in range(len(GROUPS)))


# -- setting out ---------------------------------------------------------------------------------


@rule("TDC-R01")
def _first_player(rules: DarkCaveRules, choice: str) -> DarkCaveRules:
    chosen_by = starter_by_table if choice == "host" else starter_is_first
    return rules.with_hooks(dataclasses.replace(rules.hooks, starter_chooser=chosen_by))


@rule("TDC-R02")
def _single_clan(rules: DarkCaveRules, choice: str) -> DarkCaveRules:
    clans = partial(only_clan, choice, rules.hooks.clans_in_play)
    return rules.with_hooks(dataclasses.replace(rules.hooks, clans_in_play=clans))


@rule("TDC-R02")
def only_clan(
    clan: str,
    usual: Callable[[DarkCaveRules, int], tuple[str, ...]],
    rules: DarkCaveRules,
    seats: int,
) -> tuple[str, ...]:
    """The clan of a table at which only one takes part."""
    return (clan,) if rules.sheet.seats[seats].clans == 1 else usual(rules, seats)


@rule("TDC-R81")
def _show_backs(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    """Hide the group on the backs; each stock still holds the cards of its own group."""
    cards = [replace(card, back=BACKLESS) for card in rules.cards if card.back in GROUPS]
    zones = {
        name: zone._replace(backs=(BACKLESS,))
        for name, zone in ZONES.items()
        if zone.backs == GROUPS
    }
    hooks = dataclasses.replace(rules.hooks, pile_accepts=is_of_the_group)
    return rules.changed(cards=rules.cards.changed(*cards), zones=zones).with_hooks(hooks)


@rule("TDC-031", "TDC-R81")
def is_of_the_group(rules: DarkCaveRules, pile: PileId, card: CardId) -> bool:
    """Every stock holds cards of its own group, independent of their backs."""
    if pile not in _STOCKS:
        return True
    return (rules.base or rules).cards.back_of(card) == GROUPS[_STOCKS.index(pile)]


# -- moving --------------------------------------------------------------------------------------


@rule("TDC-R24")
def _bridge_needs_card(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    walk = rules.handlers[Walk]
    assert walk.check is not None
    return rules.changed(
        handlers={
            Walk: walk._replace(
                check=partial(poor_check, walk.check),
                exact=False,
            )
        }
    )


@rule("TDC-R24")
def poor_check(
    usual: Callable[..., Refusal | None],
    rules: DarkCaveRules,
    state: DarkCaveState,
    item: Walk,
    action: Action,
) -> Refusal | None:
    """A bridge cannot be crossed with an empty hand."""
    spot = state.table.pawn[item.seat]
    assert spot is not None
    is_poor = not state.piles[hand(item.seat)].cards
    if is_poor and isinstance(action, Step) and is_toll(state.table.board, spot, action.to):
        return Refusal("TDC-R24", {"at": action.to.cell})
    return usual(rules, state, item, action)


@rule("TDC-R48")
def _axe_keeps_moving(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    gait = GAIT._replace(halts=halts_at_the_end)
    past: Handler[DarkCaveTable] = Handler(apply=partial(walk_past, gait))
    return rules.changed(handlers={**strolling(gait), WalkOn: past})


@rule("TDC-R48")
def halts_at_the_end(_rules: DarkCaveRules, table: DarkCaveTable, spot: Spot) -> bool:
    """A creature stops a dwarf only while it stands on the space."""
    return ends_here(table.board, spot)


@rule("TDC-R48")
def walk_past(
    gait: Gait, rules: DarkCaveRules, draft: DarkCaveDraft, item: WalkOn, _action: None
) -> None:
    """Go on after a step if no creature is left on the space; a walk may start beside one."""
    spot = draft.table.pawn[item.walker]
    assert spot is not None
    if item.made and creatures_at(draft.table, spot):
        draft.push(EndWalk(NOBODY, item.walker, item.made))
    else:
        walk_on(gait, rules, draft, item, None)


@rule("TDC-R82")
def _last_move(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    return rules.changed(handlers={SetOut: Handler(apply=set_out_or_end)})


@rule("TDC-R82")
def set_out_or_end(rules: DarkCaveRules, draft: DarkCaveDraft, item: SetOut, _action: None) -> None:
    """End the game with the last card, before the dwarf moves."""
    waits_for_cards = any(isinstance(waiting, DealTo) for waiting in draft.agenda)
    if is_out_of_cards(draft) and not waits_for_cards:
        end_game(rules, draft, "cards")
    else:
        set_out(rules, draft, item, None)


@rule("TDC-R96")
def _paralysis(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, paralysed=stood_up))


# -- creatures and axes --------------------------------------------------------------------------


@rule("TDC-R42")
def _hole_ambush(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, ambushed=no_ambush))


@rule("TDC-R42")
def no_ambush(_table: DarkCaveTable, _hole: Spot) -> tuple[Seat, ...]:
    """Dwarves on a dark hole are safe until the creature comes back."""
    return ()


@rule("TDC-R57")
def _axe_ready(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, tool_equipped=ready_next_turn))


@rule("TDC-R57")
def ready_next_turn(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: Equip) -> None:
    """An axe that a seat laid before itself waits for the next turn of that seat."""
    if action.seat == seat and AXE in rules.cards.words("tools")[action.card]:
        fresh = tuple(sorted({*draft.table.fresh, seat}))
        draft.table = replace(draft.table, fresh=fresh)


@rule("TDC-R87")
def _early_end(rules: DarkCaveRules, _choice: str) -> DarkCaveRules:
    return rules.changed(calls={Agree: None})


OPTIONS: Final[dict[str, Option[Any]]] = {
    "axe_keeps_moving": Option((OFF, ON), _axe_keeps_moving, "TDC-R48"),
    "axe_order": Option(("clockwise", "secret"), with_ballots, "TDC-R44"),
    "axe_ready": Option(("step", "turn"), _axe_ready, "TDC-R57"),
    "bridge_needs_card": Option((OFF, ON), _bridge_needs_card, "TDC-R24"),
    "early_end": Option((ON, OFF), _early_end, "TDC-R87"),
    "first_player": Option(("random", "host", "first"), _first_player, "TDC-R01"),
    "hole_ambush": Option((ON, OFF), _hole_ambush, "TDC-R42"),
    "last_move": Option(("finish", "stop"), _last_move, "TDC-R82"),
    "paralysis": Option((AT_ONCE, NEXT_TURN), _paralysis, "TDC-R96"),
    "show_backs": Option((ON, OFF), _show_backs, "TDC-R81"),
    "single_clan": Option(("random", "yellow", "blue"), _single_clan, "TDC-R02"),
    "vein_optional": Option((OFF, ON), with_choice_of_veins, "TDC-R29"),
}


# -- earlier versions ----------------------------------------------------------------------------


@rule("TDC-R96")
def _version_1(rules: DarkCaveRules) -> DarkCaveRules:
    """Version 1: a dwarf laid down in its own turn could still walk in it."""
    return _paralysis(rules, NEXT_TURN).changed(options={"paralysis": None})


EARLIER: Final = {1: _version_1}
