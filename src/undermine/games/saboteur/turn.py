"""A turn: play one card, then draw one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.dealing import owe
from undermine.core.hands import missing, offered
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler, Play, Refusal
from undermine.core.state import NOBODY, Action, CardId, Seat, reader_bit
from undermine.core.turns import clockwise, left_of
from undermine.games.saboteur.actions import Discard, NextTurn, Turn
from undermine.games.saboteur.events import Discarded
from undermine.games.saboteur.goals import end_round
from undermine.games.saboteur.table import (
    DISCARD,
    STOCK,
    SaboteurDraft,
    SaboteurRules,
    SaboteurState,
    hand,
)


@rule("SAB-037", "SAB-049")
def turn_candidates(rules: SaboteurRules, state: SaboteurState, item: Turn) -> list[Action]:
    """Everything that the cards of the hand allow."""
    return offered(rules, state, item.seat, hand(item.seat))


@rule("SAB-036", "SAB-037", "SAB-R18")
def turn_check(
    rules: SaboteurRules, state: SaboteurState, item: Turn, action: Action
) -> Refusal | None:
    """The card is in the hand, it allows such a play, and the play itself has no objection."""
    play = rules.plays[type(action)]
    used = play.uses(action)
    held = state.piles[hand(item.seat)].cards
    absent = None if len(used) == 1 and used[0] in held else missing(rules, held, used)
    if absent:
        return Refusal("SAB-036", {"card": absent})
    if type(action) in rules.printed and play not in rules.menu[used[0]]:
        return Refusal("SAB-037", {"action": action})
    return play.check(rules, state, item.seat, action)


@rule("SAB-036", "SAB-038", "SAB-040", "SAB-R27", "SAB-R31")
def turn_apply(rules: SaboteurRules, draft: SaboteurDraft, item: Turn, action: Action) -> None:
    """Play, then draw from what is left of the stock, then the next seat is on."""
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
    """Clockwise to the next seat that holds a card; where there is none the round is over."""
    seats = draft.table.seats
    for seat in clockwise(seats, left_of(seats, item.after)):
        if draft.piles[hand(seat)].cards:
            draft.agenda.append(Turn(seat))
            return
    end_round(rules, draft, NOBODY, "hands")


# -- passing -------------------------------------------------------------------------------------


def discard_candidates(
    _rules: SaboteurRules, state: SaboteurState, seat: Seat, _card: CardId
) -> list[Action]:
    """Any card can be put away."""
    return [Discard((card,)) for card in dict.fromkeys(state.piles[hand(seat)].cards)]


@rule("SAB-066")
def discard_check(
    _rules: SaboteurRules, _state: SaboteurState, _seat: Seat, action: Discard
) -> Refusal | None:
    """To pass costs exactly one card."""
    if len(action.cards) == 1:
        return None
    return Refusal("SAB-066", {"count": len(action.cards)})


@rule("SAB-066", "SAB-R32")
def discard_apply(_rules: SaboteurRules, draft: SaboteurDraft, seat: Seat, action: Discard) -> None:
    """Face down: nobody else learns which card it was."""
    for card in action.cards:
        draft.move(hand(seat), DISCARD, card)
    draft.emit(Discarded(cards=action.cards, readers=reader_bit(seat), seat=seat))


DISCARDING: Play[Any] = Play(
    uses=lambda action: action.cards,
    candidates=discard_candidates,
    check=discard_check,
    apply=discard_apply,
    exact=True,
)
TURN: Handler[Any] = Handler(
    apply=turn_apply,
    candidates=turn_candidates,
    check=turn_check,
    rule="SAB-037",
    exact=True,
)
