"""Hands: the actions that the cards of a hand allow, and the choice of the first player."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from undermine.core.actions import Begin, ChooseStarter
from undermine.core.draft import Draft, UnknownCardError
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Handler, Ruleset
from undermine.core.state import Action, CardId, PileId, Seat, State, TableT, is_unknown


def offered(rules: Ruleset[TableT], state: State[TableT], seat: Seat, hand: PileId) -> list[Action]:
    """All actions that the cards of a hand allow."""
    cards = state.piles[hand].cards
    if is_unknown(cards[0]):
        raise UnknownCardError(hand)
    found: list[Action] = []
    for card in (*dict.fromkeys(cards), ""):
        for offer in rules.offers[card]:
            found += offer(rules, state, seat, card)
    return found


def missing(
    rules: Ruleset[TableT], held: tuple[CardId, ...], used: tuple[CardId, ...]
) -> CardId | None:
    """A card that is used but not held, and is not one of unknown cards either."""
    if all(used.count(card) <= held.count(card) for card in used):
        return None
    left = list(held)
    for card in used:
        token = "?" + rules.cards.back_of(card)
        found = card if card in left else token if token in left else None
        if found is None:
            return card
        left.remove(found)
    return None


class HandRules(NamedTuple):
    """How a game refuses plays that the cards of a hand do not allow."""

    hand: Callable[[Seat], PileId]
    absent: str
    """The rule that refuses a card which is not in the hand."""
    unprinted: Callable[[Any, CardId, Any], Refusal]
    """The refusal of an action that its card does not show, given the ruleset and the card."""


def play_check(
    rules: Ruleset[TableT], state: State[TableT], seat: Seat, action: Action, refusals: HandRules
) -> Refusal | None:
    """The refusal of a play whose cards are not held or do not show it, or the play's own."""
    play = rules.plays[type(action)]
    used = play.uses(action)
    held = state.piles[refusals.hand(seat)].cards
    absent = None if len(used) == 1 and used[0] in held else missing(rules, held, used)
    if absent:
        return Refusal(refusals.absent, {"card": absent})
    if type(action) in rules.printed and play not in rules.menu[used[0]]:
        return refusals.unprinted(rules, used[0], action)
    return play.check(rules, state, seat, action)


# -- who begins ----------------------------------------------------------------------------------


def starting(
    begin: Callable[[Ruleset[Any, Any], Draft[Any], Seat], None], *, due: str, stranger: str
) -> Handler[Any]:
    """The handler of `ChooseStarter`: chance or the table names a seat, and then the game begins.

    `due` refuses whatever else is done, `stranger` a seat that is not there.
    """
    return Handler(
        apply=lambda rules, draft, _item, action: begin(rules, draft, action.seat),
        candidates=lambda _rules, state, _item: [*map(Begin, range(state.table.seats))],
        check=partial(_starter_check, stranger),
        odds=lambda _rules, state, _item: [(Begin(seat), 1) for seat in range(state.table.seats)],
        answers=(Begin,),
        rule=due,
        exact=True,
    )


def _starter_check(
    stranger: str, _rules: Ruleset[Any], state: State[Any], _item: ChooseStarter, action: Begin
) -> Refusal | None:
    """Only a seat of this table can begin."""
    if 0 <= action.seat < state.table.seats:
        return None
    return Refusal(stranger, {"seat": action.seat + 1})
