"""Cards that change hands, roles or knowledge: swapped hats, inspections, swapped hands."""

from __future__ import annotations

from typing import Any

from undermine.core.dealing import DealTo
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import CHANCE, Seat, reader_bit
from undermine.core.targeting import aimed
from undermine.games.saboteur.table import (
    ROLE_PILE,
    STOCK,
    SaboteurDraft,
    SaboteurState,
    hand,
    role,
)
from undermine.games.saboteur.tools import no_such_seat
from undermine.games.saboteur2.actions import Inspect, SwapHands, SwapHats
from undermine.games.saboteur2.events import HandsSwapped, HatSwapped, Inspected
from undermine.games.saboteur2.fronts import spend
from undermine.games.saboteur2.table import OLD_HATS, Saboteur2Rules, numbers


@rule("SB2-072", "SB2-075", "SB2-R23", "SB2-R24", "SB2-R42")
def others(_rules: Saboteur2Rules, state: SaboteurState, seat: Seat) -> list[Seat]:
    """All other seats, with or without cards."""
    return [other for other in range(state.table.seats) if other != seat]


# -- swapped hats --------------------------------------------------------------------------------


@rule("SB2-068", "SB2-069", "SB2-R21")
def everybody(_rules: Saboteur2Rules, state: SaboteurState, _seat: Seat) -> range:
    """All seats, the own one included, while there is a dwarf card to draw."""
    return range(state.table.seats if state.piles[ROLE_PILE].cards else 0)


@rule("SB2-068", "SB2-069", "SB2-R21")
def no_other_hat(
    _rules: Saboteur2Rules, state: SaboteurState, _seat: Seat, target: Seat
) -> Refusal:
    """The refusal: there is no such seat, or no dwarf card to draw."""
    return no_such_seat(state, target) or Refusal("SB2-069")


@rule("SB2-069", "SB2-070", "SB2-R15", "SB2-R21", "SB2-R22", "SB2-R31")
def swap_hats_apply(
    _rules: Saboteur2Rules, draft: SaboteurDraft, seat: Seat, action: SwapHats
) -> None:
    """Put the old card away face down; seats that inspected it do not see the new one."""
    spend(draft, seat, "swap-hats")
    hat = role(action.seat)
    for old in draft.cards(hat):
        draft.move(hat, OLD_HATS, old)
    draft.hide(hat, draft.piles[hat].readers & ~reader_bit(action.seat))
    draft.push(DealTo(CHANCE, ROLE_PILE, hat))
    draft.emit(HatSwapped(cards=("swap-hats",), seat=seat, target=action.seat))


# -- inspection ----------------------------------------------------------------------------------


@rule("SB2-072", "SB2-R42")
def nobody_to_inspect(
    _rules: Saboteur2Rules, state: SaboteurState, _seat: Seat, target: Seat
) -> Refusal:
    """The refusal: there is no such seat, or it is the own one."""
    return no_such_seat(state, target) or Refusal("SB2-R42")


@rule("SB2-072", "SB2-073", "SB2-R31")
def inspect_apply(
    _rules: Saboteur2Rules, draft: SaboteurDraft, seat: Seat, action: Inspect
) -> None:
    """Only the seat that plays the card sees the dwarf; all see whose it was."""
    spend(draft, seat, "inspection")
    draft.show(role(action.seat), reader_bit(seat))
    seen = draft.cards(role(action.seat))
    draft.emit(Inspected(cards=seen, readers=reader_bit(seat), seat=seat, target=action.seat))


# -- swapped hands -------------------------------------------------------------------------------


@rule("SB2-075")
def nobody_to_swap_with(
    _rules: Saboteur2Rules, state: SaboteurState, _seat: Seat, target: Seat
) -> Refusal:
    """The refusal: there is no such seat, or it is the own one."""
    return no_such_seat(state, target) or Refusal("SB2-075")


@rule("SB2-075", "SB2-076", "SB2-R23", "SB2-R24")
def swap_hands_apply(
    rules: Saboteur2Rules, draft: SaboteurDraft, seat: Seat, action: SwapHands
) -> None:
    """Exchange the hands face down, without the card that was played."""
    spend(draft, seat, "swap-hands")
    draft.swap(hand(seat), hand(action.seat))
    if not draft.cards(hand(action.seat)) and draft.size(STOCK) <= numbers(rules).spare:
        rules.hooks.hand_emptied(draft, action.seat)
    draft.emit(HandsSwapped(cards=("swap-hands",), seat=seat, target=action.seat))


@rule("SB2-077", "SB2-R44")
def swap_hands_draws(_seat: Seat, action: SwapHands) -> tuple[Seat, int]:
    """The target draws, not the seat that played the card."""
    return action.seat, 1


SWAPPING_HATS: Play[Any] = aimed(
    SwapHats, "swap-hats", targets=everybody, refuse=no_other_hat, apply=swap_hats_apply
)
INSPECTING: Play[Any] = aimed(
    Inspect, "inspection", targets=others, refuse=nobody_to_inspect, apply=inspect_apply
)
SWAPPING_HANDS: Play[Any] = aimed(
    SwapHands, "swap-hands", targets=others, refuse=nobody_to_swap_with, apply=swap_hands_apply
)._replace(draws=swap_hands_draws)
