"""Cards that change what people hold or know: swapped hats, inspections, swapped hands."""

from __future__ import annotations

from typing import Any

from undermine.core.dealing import DealTo
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play, Refusal
from undermine.core.state import CHANCE, Action, CardId, Seat, reader_bit
from undermine.games.saboteur.table import ROLE_PILE, STOCK, Mine, MineDraft, MineRules, hand, role
from undermine.games.saboteur.tools import no_such_seat
from undermine.games.saboteur2.actions import Inspect, SwapHands, SwapHats
from undermine.games.saboteur2.events import HandsSwapped, HatSwapped, Inspected
from undermine.games.saboteur2.fronts import spend
from undermine.games.saboteur2.table import OLD_HATS, numbers


def others(state: Mine, seat: Seat) -> list[Seat]:
    """Everybody else at the table."""
    return [other for other in range(state.table.seats) if other != seat]


# -- swapped hats --------------------------------------------------------------------------------


@rule("SB2-068")
def swap_hats_candidates(
    _rules: MineRules, state: Mine, _seat: Seat, _card: CardId
) -> list[Action]:
    """Everybody, oneself too."""
    if not state.piles[ROLE_PILE].cards:
        return []
    return [SwapHats(seat) for seat in range(state.table.seats)]


@rule("SB2-068", "SB2-069", "SB2-R21")
def swap_hats_check(
    _rules: MineRules, state: Mine, _seat: Seat, action: SwapHats
) -> Refusal | None:
    """There must be a dwarf card to draw; in a whole game there always is."""
    if not state.piles[ROLE_PILE].cards:
        return Refusal("SB2-069")
    return no_such_seat(state, action.seat)


@rule("SB2-069", "SB2-070", "SB2-R15", "SB2-R21", "SB2-R22", "SB2-R31")
def swap_hats_apply(_rules: MineRules, draft: MineDraft, seat: Seat, action: SwapHats) -> None:
    """The old card is put away face down; whoever inspected it does not see the new one."""
    spend(draft, seat, "swap-hats")
    hat = role(action.seat)
    for old in draft.cards(hat):
        draft.move(hat, OLD_HATS, old)
    draft.hide(hat, draft.piles[hat].readers & ~reader_bit(action.seat))
    draft.push(DealTo(CHANCE, ROLE_PILE, hat))
    draft.emit(HatSwapped(cards=("swap-hats",), seat=seat, target=action.seat))


# -- inspection ----------------------------------------------------------------------------------


@rule("SB2-072", "SB2-R42")
def inspect_candidates(_rules: MineRules, state: Mine, seat: Seat, _card: CardId) -> list[Action]:
    """Everybody else, as often as one likes."""
    return [Inspect(other) for other in others(state, seat)]


@rule("SB2-072", "SB2-R42")
def inspect_check(_rules: MineRules, state: Mine, seat: Seat, action: Inspect) -> Refusal | None:
    """Never oneself."""
    return Refusal("SB2-R42") if action.seat == seat else no_such_seat(state, action.seat)


@rule("SB2-072", "SB2-073", "SB2-R31")
def inspect_apply(_rules: MineRules, draft: MineDraft, seat: Seat, action: Inspect) -> None:
    """Only the seat that plays the card sees the dwarf; all see whose it was."""
    spend(draft, seat, "inspection")
    draft.show(role(action.seat), reader_bit(seat))
    seen = draft.cards(role(action.seat))
    draft.emit(Inspected(cards=seen, readers=reader_bit(seat), seat=seat, target=action.seat))


# -- swapped hands -------------------------------------------------------------------------------


@rule("SB2-075", "SB2-R23", "SB2-R24")
def swap_hands_candidates(
    _rules: MineRules, state: Mine, seat: Seat, _card: CardId
) -> list[Action]:
    """Everybody else, whatever they hold."""
    return [SwapHands(other) for other in others(state, seat)]


@rule("SB2-075")
def swap_hands_check(
    _rules: MineRules, state: Mine, seat: Seat, action: SwapHands
) -> Refusal | None:
    """Never with oneself."""
    return Refusal("SB2-075") if action.seat == seat else no_such_seat(state, action.seat)


@rule("SB2-075", "SB2-076", "SB2-R23", "SB2-R24")
def swap_hands_apply(rules: MineRules, draft: MineDraft, seat: Seat, action: SwapHands) -> None:
    """The hands change places face down; the card that was played is not part of it."""
    spend(draft, seat, "swap-hands")
    draft.swap(hand(seat), hand(action.seat))
    if not draft.cards(hand(action.seat)) and draft.size(STOCK) <= numbers(rules).spare:
        rules.hooks["emptied"](draft, action.seat)
    draft.emit(HandsSwapped(cards=("swap-hands",), seat=seat, target=action.seat))


@rule("SB2-077", "SB2-R44")
def swap_hands_draws(_seat: Seat, action: SwapHands) -> tuple[Seat, int]:
    """The other one draws, instead of whoever played the card."""
    return action.seat, 1


SWAPPING_HATS: Play[Any] = Play(
    uses=lambda _action: ("swap-hats",),
    candidates=swap_hats_candidates,
    check=swap_hats_check,
    apply=swap_hats_apply,
    exact=True,
)
INSPECTING: Play[Any] = Play(
    uses=lambda _action: ("inspection",),
    candidates=inspect_candidates,
    check=inspect_check,
    apply=inspect_apply,
    exact=True,
)
SWAPPING_HANDS: Play[Any] = Play(
    uses=lambda _action: ("swap-hands",),
    candidates=swap_hands_candidates,
    check=swap_hands_check,
    apply=swap_hands_apply,
    draws=swap_hands_draws,
    exact=True,
)
