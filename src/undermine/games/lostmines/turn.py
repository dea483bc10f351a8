"""A turn: play a card or pass, walk, and draw."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from undermine.core.actions import NextTurn, Turn
from undermine.core.dealing import owe
from undermine.core.discarding import discarding
from undermine.core.hands import HandRules, offered, play_check
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler, Play
from undermine.core.state import NOBODY, Action, CardId, Seat
from undermine.core.turns import clockwise, left_of
from undermine.core.walking import BeginWalk
from undermine.games.lostmines.actions import Appraise, Scout, Spy
from undermine.games.lostmines.ending import end_round
from undermine.games.lostmines.events import SatOut
from undermine.games.lostmines.table import (
    DISCARD,
    STOCK,
    LostMinesDraft,
    LostMinesRules,
    LostMinesState,
    hand,
    sheet,
)
from undermine.games.lostmines.tokens import end_trolls_of

_LOOKS: Final = (Scout, Appraise, Spy)


@rule("TLM-055", "TLM-061")
def turn_candidates(rules: LostMinesRules, state: LostMinesState, item: Turn) -> list[Action]:
    """Everything that the cards of the hand allow."""
    return offered(rules, state, item.seat, hand(item.seat))


@rule("TLM-054", "TLM-055", "TLM-061", "TLM-075", "TLM-088", "TLM-089")
def turn_check(
    rules: LostMinesRules, state: LostMinesState, item: Turn, action: Action
) -> Refusal | None:
    """The card is in the hand and allows the play, and the play itself is legal."""
    return play_check(rules, state, item.seat, action, _HAND)


def _unprinted(rules: LostMinesRules, card: CardId, action: Action) -> Refusal:
    """The refusal of a play that the card does not show; another look has a rule of its own."""
    looks = {rules.kinds[word] for word in rules.cards[card].plays} & set(_LOOKS)
    is_look = bool(looks) and isinstance(action, _LOOKS)
    return Refusal("TLM-089" if is_look else "TLM-061", {"action": action, "card": card})


_HAND: Final = HandRules(
    hand=hand,
    absent="TLM-055",
    unprinted=_unprinted,
)


@rule("TLM-054", "TLM-057", "TLM-058", "TLM-144", "TLM-145", "TLM-R46", "TLM-R60", "TLM-R61")
def turn_apply(rules: LostMinesRules, draft: LostMinesDraft, item: Turn, action: Action) -> None:
    """Play, then walk, then draw, then the turn of the next seat."""
    seat, play = item.seat, rules.plays[type(action)]
    draft.table = replace(draft.table, last=seat)
    draft.push(NextTurn(NOBODY, seat))
    refill(rules, draft, *play.draws(seat, action))
    draft.push(BeginWalk(NOBODY, seat))
    play.apply(rules, draft, seat, action)


@rule("TLM-045", "TLM-059", "TLM-143", "TLM-146", "TLM-R30", "TLM-R66", "TLM-R68")
def refill(rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, count: int) -> None:
    """As many cards as the stock has left; those that were set aside are never drawn."""
    owe(draft, STOCK, hand(seat), count, sheet(rules).spare)


@rule("TLM-053", "TLM-058", "TLM-060", "TLM-128", "TLM-148", "TLM-R38", "TLM-R60", "TLM-R65")
def next_turn(rules: LostMinesRules, draft: LostMinesDraft, item: NextTurn, _action: None) -> None:
    """The next seat clockwise that holds a card; without one the round is over.

    A seat draws while the stock has cards, so empty hands mean an empty stock.
    """
    seats = draft.table.seats
    if not any(draft.piles[hand(seat)].cards for seat in range(seats)):
        end_round(rules, draft, "cards")
        return
    for seat in clockwise(seats, left_of(seats, item.after)):
        end_trolls_of(draft, seat)
        if draft.piles[hand(seat)].cards:
            draft.agenda.append(Turn(seat))
            return
        sit_out(draft, seat)


@rule("TLM-060", "TLM-128", "TLM-R38", "TLM-R65")
def sit_out(draft: LostMinesDraft, seat: Seat) -> None:
    """A seat without cards at the start of its turn sits out for the rest of the round."""
    if seat not in draft.table.out:
        draft.table = replace(draft.table, out=tuple(sorted((*draft.table.out, seat))))
        draft.emit(SatOut(seat=seat))


# -- passing -------------------------------------------------------------------------------------


@rule("TLM-116", "TLM-117", "TLM-145", "TLM-R67")
def passing() -> Play[Any]:
    """One or two cards go face down, so that nobody else sees them; the seat draws as many."""
    return discarding((1, 2), refused="TLM-116", hand=hand, pile=DISCARD)


PASSING: Final = passing()
TURN: Handler[Any] = Handler(
    apply=turn_apply,
    candidates=turn_candidates,
    check=turn_check,
    rule="TLM-054",
    exact=True,
)
