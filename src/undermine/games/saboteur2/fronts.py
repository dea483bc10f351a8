"""Cards that lie face up before seats: Theft and Trapped, and the cards that remove them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import Action, CardId, Seat
from undermine.core.targeting import aimed
from undermine.games.saboteur.table import DISCARD, SaboteurDraft, SaboteurState, hand
from undermine.games.saboteur.tools import lay_before, no_such_seat
from undermine.games.saboteur2.actions import Free, HandsOff, Theft, Trap
from undermine.games.saboteur2.events import Freed, TheftEnded, TheftLaid, Trapped
from undermine.games.saboteur2.table import THEFT, TRAPPED, Saboteur2Rules, open_table


def spend(draft: SaboteurDraft, seat: Seat, card: CardId) -> None:
    """Discard a card that all seats saw when it was played."""
    draft.take(hand(seat), card)
    draft.give(DISCARD, card)


@rule("SB2-086", "SB2-R30")
def lies_already(seat: Seat, card: CardId) -> Refusal:
    """The refusal of a second card of a kind before a seat."""
    return Refusal("SB2-086", {"card": card, "seat": seat + 1})


def lay_open(draft: SaboteurDraft, seat: Seat, target: Seat, card: CardId) -> None:
    """Lay a card of the hand face up before a seat."""
    draft.take(hand(seat), card)
    lay_before(draft, target, tuple(sorted((*draft.table.front[target], card))))


def take_away(draft: SaboteurDraft, seat: Seat, card: CardId) -> None:
    """Discard a card that lies before a seat; with a Theft the seat is no thief any more."""
    front = draft.table.front[seat]
    lay_before(draft, seat, tuple(lying for lying in front if lying != card))
    draft.give(DISCARD, card)
    if card == THEFT:
        table = open_table(draft)
        left = tuple(thief for thief in table.thieves if thief != seat)
        draft.table = replace(table, thieves=left)


def seats_with(state: SaboteurState, card: CardId) -> list[Seat]:
    """The seats before which a card lies."""
    return [seat for seat, front in enumerate(state.table.front) if card in front]


# -- theft ---------------------------------------------------------------------------------------


@rule("SB2-062", "SB2-086", "SB2-R18", "SB2-R30")
def theft_candidates(
    _rules: Saboteur2Rules, state: SaboteurState, seat: Seat, _card: CardId
) -> list[Action]:
    """Before the own seat, unless a Theft lies there already."""
    return [] if THEFT in state.table.front[seat] else [Theft()]


@rule("SB2-062", "SB2-R18")
def theft_check(
    _rules: Saboteur2Rules, state: SaboteurState, seat: Seat, _action: Theft
) -> Refusal | None:
    """Only without a Theft before the seat; a trapped seat may play it."""
    return lies_already(seat, THEFT) if THEFT in state.table.front[seat] else None


@rule("SB2-062", "SB2-105")
def theft_apply(_rules: Saboteur2Rules, draft: SaboteurDraft, seat: Seat, _action: Theft) -> None:
    """Lay the Theft face up; the order of Theft cards counts at the end of the round."""
    lay_open(draft, seat, seat, THEFT)
    table = open_table(draft)
    draft.table = replace(table, thieves=(*table.thieves, seat))
    draft.emit(TheftLaid(cards=(THEFT,), seat=seat))


@rule("SB2-066", "SB2-R19", "SB2-R29")
def thieves(_rules: Saboteur2Rules, state: SaboteurState, _seat: Seat) -> list[Seat]:
    """Every seat with a Theft card, the own one included."""
    return seats_with(state, THEFT)


@rule("SB2-066")
def no_thief(_rules: Saboteur2Rules, state: SaboteurState, _seat: Seat, target: Seat) -> Refusal:
    """The refusal of a seat without a Theft card."""
    return no_such_seat(state, target) or Refusal("SB2-066", {"seat": target + 1})


@rule("SB2-066")
def hands_off_apply(
    _rules: Saboteur2Rules, draft: SaboteurDraft, seat: Seat, action: HandsOff
) -> None:
    """Discard both cards."""
    spend(draft, seat, "hands-off")
    take_away(draft, action.seat, THEFT)
    draft.emit(TheftEnded(cards=("hands-off", THEFT), seat=seat, target=action.seat))


# -- prison --------------------------------------------------------------------------------------


@rule("SB2-079", "SB2-086", "SB2-R28", "SB2-R30")
def free_others(_rules: Saboteur2Rules, state: SaboteurState, seat: Seat) -> list[Seat]:
    """Every other seat that is not trapped."""
    fronts = enumerate(state.table.front)
    return [target for target, front in fronts if target != seat and TRAPPED not in front]


@rule("SB2-079", "SB2-R28")
def cannot_trap(_rules: Saboteur2Rules, state: SaboteurState, seat: Seat, target: Seat) -> Refusal:
    """The refusal of the own seat or of a trapped one."""
    if target == seat:
        return Refusal("SB2-R28")
    return no_such_seat(state, target) or lies_already(target, TRAPPED)


@rule("SB2-079")
def trap_apply(_rules: Saboteur2Rules, draft: SaboteurDraft, seat: Seat, action: Trap) -> None:
    """Lay the card face up before the target."""
    lay_open(draft, seat, action.seat, TRAPPED)
    draft.emit(Trapped(cards=(TRAPPED,), seat=seat, target=action.seat))


@rule("SB2-085", "SB2-R29")
def prisoners(_rules: Saboteur2Rules, state: SaboteurState, _seat: Seat) -> list[Seat]:
    """Every trapped seat, the own one included."""
    return seats_with(state, TRAPPED)


@rule("SB2-085")
def no_prisoner(_rules: Saboteur2Rules, state: SaboteurState, _seat: Seat, target: Seat) -> Refusal:
    """The refusal of a seat that is not trapped."""
    return no_such_seat(state, target) or Refusal("SB2-085", {"seat": target + 1})


@rule("SB2-085")
def free_apply(_rules: Saboteur2Rules, draft: SaboteurDraft, seat: Seat, action: Free) -> None:
    """Discard both cards."""
    spend(draft, seat, "freed")
    take_away(draft, action.seat, TRAPPED)
    draft.emit(Freed(cards=("freed", TRAPPED), seat=seat, target=action.seat))


THIEVING: Play[Any] = Play(
    uses=lambda _action: (THEFT,),
    candidates=theft_candidates,
    check=theft_check,
    apply=theft_apply,
    exact=True,
)
STOPPING: Play[Any] = aimed(
    HandsOff, "hands-off", targets=thieves, refuse=no_thief, apply=hands_off_apply
)
TRAPPING: Play[Any] = aimed(
    Trap, TRAPPED, targets=free_others, refuse=cannot_trap, apply=trap_apply
)
FREEING: Play[Any] = aimed(Free, "freed", targets=prisoners, refuse=no_prisoner, apply=free_apply)
