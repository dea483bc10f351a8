"""A turn: play one card, then draw one."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from undermine.core.dealing import owe
from undermine.core.discarding import discarding
from undermine.core.hands import HandRules, offered, play_check
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler, Play
from undermine.core.state import NOBODY, Action, Seat
from undermine.core.turns import clockwise, left_of
from undermine.games.saboteur.actions import NextTurn, Turn
from undermine.games.saboteur.goals import end_round
from undermine.games.saboteur.table import (
    DISCARD,
    STOCK,
    SaboteurDraft,
    SaboteurRules,
    SaboteurState,
    hand,
)

_HAND: Final = HandRules(
    hand=hand,
    absent="SAB-036",
    unprinted=lambda _rules, _card, action: Refusal("SAB-037", {"action": action}),
)


@rule("SAB-037", "SAB-049")
def turn_candidates(rules: SaboteurRules, state: SaboteurState, item: Turn) -> list[Action]:
    """Everything that the cards of the hand allow."""
    return offered(rules, state, item.seat, hand(item.seat))


@rule("SAB-036", "SAB-037", "SAB-R18")
def turn_check(
    rules: SaboteurRules, state: SaboteurState, item: Turn, action: Action
) -> Refusal | None:
    """The card is in the hand and allows the play, and the play itself is legal."""
    return play_check(rules, state, item.seat, action, _HAND)


@rule("SAB-036", "SAB-038", "SAB-040", "SAB-R27", "SAB-R31")
def turn_apply(rules: SaboteurRules, draft: SaboteurDraft, item: Turn, action: Action) -> None:
    """Play, then draw from the stock, then the turn of the next seat."""
    play = rules.plays[type(action)]
    draft.table = replace(draft.table, last=item.seat)
    draft.push(NextTurn(NOBODY, item.seat))
    drawer, count = play.draws(item.seat, action)
    rules.hooks.refill_hand(rules, draft, drawer, count)
    play.apply(rules, draft, item.seat, action)


@rule("SAB-038", "SAB-040", "SAB-R31")
def refill(_rules: SaboteurRules, draft: SaboteurDraft, seat: Seat, count: int) -> None:
    """As many cards as the stock has left."""
    owe(draft, STOCK, hand(seat), count)


@rule("SAB-034", "SAB-039", "SAB-072", "SAB-R19")
def next_turn(rules: SaboteurRules, draft: SaboteurDraft, item: NextTurn, _action: None) -> None:
    """The next seat clockwise that holds a card; without one the round is over."""
    seats = draft.table.seats
    for seat in clockwise(seats, left_of(seats, item.after)):
        if draft.piles[hand(seat)].cards:
            draft.agenda.append(Turn(seat))
            return
    end_round(rules, draft, NOBODY, "hands")


# -- passing -------------------------------------------------------------------------------------


@rule("SAB-066", "SAB-R32")
def passing() -> Play[Any]:
    """One card goes face down, so that nobody else sees it."""
    return discarding((1,), refused="SAB-066", hand=hand, pile=DISCARD)


DISCARDING: Final = passing()
TURN: Handler[Any] = Handler(
    apply=turn_apply,
    candidates=turn_candidates,
    check=turn_check,
    rule="SAB-037",
    exact=True,
)
