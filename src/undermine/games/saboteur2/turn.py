"""The order of turns, and two plays of a turn: passing, and lifting a card."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from msgspec.structs import replace

from undermine.core.discarding import discarding
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import NOBODY, Action, CardId, Seat, reader_bit
from undermine.core.turns import clockwise, left_of
from undermine.games.saboteur.actions import NextTurn, Turn
from undermine.games.saboteur.goals import end_round
from undermine.games.saboteur.table import DISCARD, SaboteurDraft, SaboteurState, hand
from undermine.games.saboteur2.actions import Lift
from undermine.games.saboteur2.events import Lifted
from undermine.games.saboteur2.fronts import take_away
from undermine.games.saboteur2.table import Saboteur2Rules, open_table

_PRICE: Final = 2


@rule("SB2-035", "SB2-041", "SB2-044", "SB2-093", "SB2-R24", "SB2-R27")
def next_turn(rules: Saboteur2Rules, draft: SaboteurDraft, item: NextTurn, _action: None) -> None:
    """The next seat clockwise that never ran out of cards; without one the round is over."""
    seats = draft.table.seats
    if not draft.piles[hand(item.after)].cards:
        drop_out(draft, item.after)
    for seat in clockwise(seats, left_of(seats, item.after)):
        if seat in open_table(draft).out:
            continue
        if draft.piles[hand(seat)].cards:
            draft.agenda.append(Turn(seat))
            return
        drop_out(draft, seat)
    end_round(rules, draft, NOBODY, "hands")


@rule("SB2-044", "SB2-R24")
def drop_out(draft: SaboteurDraft, seat: Seat) -> None:
    """A seat without cards sits out until the round is over."""
    table = open_table(draft)
    draft.table = replace(table, out=tuple(sorted({*table.out, seat})))


# -- passing -------------------------------------------------------------------------------------


@rule("SB2-040", "SB2-043", "SB2-090", "SB2-091", "SB2-R26")
def passing() -> Play[Any]:
    """One to three cards go face down, even with an empty stock; the seat draws as many."""
    return discarding((1, 2, 3), refused="SB2-040", hand=hand, pile=DISCARD)


PASSING: Final = passing()


# -- two cards for one ---------------------------------------------------------------------------


@rule("SB2-039", "SB2-087", "SB2-088", "SB2-R19", "SB2-R20")
def lift_candidates(
    _rules: Saboteur2Rules, state: SaboteurState, seat: Seat, _card: CardId
) -> list[Action]:
    """Any two cards, for any card that lies before the own seat."""
    front = state.table.front[seat]
    if not front:
        return []
    pairs = dict.fromkeys(combinations(state.piles[hand(seat)].cards, _PRICE))
    return [Lift(pair, off) for off in front for pair in pairs]


@rule("SB2-039", "SB2-088", "SB2-R20")
def lift_check(
    _rules: Saboteur2Rules, state: SaboteurState, seat: Seat, action: Lift
) -> Refusal | None:
    """Exactly two cards, and only for a card that lies before the own seat."""
    if len(action.cards) != _PRICE:
        return Refusal("SB2-039", {"count": len(action.cards)})
    if action.off not in state.table.front[seat]:
        return Refusal("SB2-088", {"card": action.off})
    return None


@rule("SB2-039", "SB2-088", "SB2-089", "SB2-R45")
def lift_apply(_rules: Saboteur2Rules, draft: SaboteurDraft, seat: Seat, action: Lift) -> None:
    """Discard two cards unseen, and the lifted card, which all seats saw."""
    for card in action.cards:
        draft.move(hand(seat), DISCARD, card)
    take_away(draft, seat, action.off)
    draft.emit(Lifted(cards=action.cards, readers=reader_bit(seat), seat=seat, lifted=action.off))


LIFTING: Play[Any] = Play(
    uses=lambda action: action.cards,
    candidates=lift_candidates,
    check=lift_check,
    apply=lift_apply,
    exact=True,
)
