"""Boots and battle-axes."""

from __future__ import annotations

from typing import Any

from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import Action, CardId, Seat
from undermine.games.darkcave.actions import Equip
from undermine.games.darkcave.events import Equipped
from undermine.games.darkcave.fronts import lay_before, take_away
from undermine.games.darkcave.table import (
    AXE,
    BOOTS,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    DarkCaveTable,
    hand,
    sheet,
)


def tools(rules: DarkCaveRules, table: DarkCaveTable, seat: Seat, tool: str) -> list[CardId]:
    """The cards before a seat that show a tool."""
    shown = rules.cards.words("tools")
    return [card for card in table.front[seat] if tool in shown.get(card, ())]


@rule("TDC-111", "TDC-149", "TDC-152", "TDC-R63")
def stride(rules: DarkCaveRules, table: DarkCaveTable, seat: Seat) -> int:
    """The number of steps that a dwarf may take in a turn."""
    pairs = len(tools(rules, table, seat, BOOTS))
    return sheet(rules).steps + sheet(rules).stride * pairs


@rule("TDC-116", "TDC-118", "TDC-R57", "TDC-R60")
def usable_axes(rules: DarkCaveRules, table: DarkCaveTable, seat: Seat) -> list[CardId]:
    """The battle-axes before a seat that can be used now."""
    axes = tools(rules, table, seat, AXE)
    return axes[1:] if seat in table.fresh else axes


@rule("TDC-114", "TDC-116", "TDC-R59", "TDC-R63")
def spend_axe(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat) -> CardId:
    """Discard one battle-axe of a seat."""
    axe = usable_axes(rules, draft.table, seat)[0]
    take_away(draft, seat, axe)
    return axe


# -- laying tools --------------------------------------------------------------------------------


def is_second_pair(rules: DarkCaveRules, table: DarkCaveTable, card: CardId, seat: Seat) -> bool:
    """The card is boots, and boots lie before the seat already."""
    is_pair = BOOTS in rules.cards.words("tools")[card]
    return is_pair and bool(tools(rules, table, seat, BOOTS))


@rule("TDC-110", "TDC-112", "TDC-R61", "TDC-R62")
def equip_candidates(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every seat, the own one included, inside or outside the cave."""
    return [
        Equip(card, target)
        for target in range(state.table.seats)
        if not is_second_pair(rules, state.table, card, target)
    ]


@rule("TDC-110", "TDC-112", "TDC-R61")
def equip_check(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, action: Equip
) -> Refusal | None:
    """At most one pair of boots before a seat; any number of axes."""
    if not 0 <= action.seat < state.table.seats:
        return Refusal("TDC-110", {"seat": action.seat + 1})
    if is_second_pair(rules, state.table, action.card, action.seat):
        return Refusal("TDC-112", {"seat": action.seat + 1})
    return None


@rule("TDC-085", "TDC-110", "TDC-111", "TDC-R62", "TDC-R63")
def equip_apply(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: Equip) -> None:
    """Lay the tool face up before the seat."""
    draft.take(hand(seat), action.card)
    lay_before(draft, action.seat, action.card)
    rules.hooks.tool_equipped(rules, draft, seat, action)
    draft.emit(Equipped(cards=(action.card,), seat=seat, target=action.seat))


@rule("TDC-118", "TDC-R57")
def ready_at_once(
    _rules: DarkCaveRules, _draft: DarkCaveDraft, _seat: Seat, _action: Equip
) -> None:
    """An axe that lies before a seat can be used from the next step of the turn on."""


EQUIPPING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=equip_candidates,
    check=equip_check,
    apply=equip_apply,
    exact=True,
)
