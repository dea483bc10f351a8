"""Passing: a seat puts cards of its hand face down on the discard pile and draws as many."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations
from typing import Any

from undermine.core.actions import Discard, Discarded
from undermine.core.draft import Draft
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Play, Ruleset
from undermine.core.state import Action, CardId, PileId, Seat, State, reader_bit


def discarding(
    sizes: tuple[int, ...],
    *,
    refused: str,
    hand: Callable[[Seat], PileId],
    pile: PileId,
) -> Play[Any]:
    """The play `Discard`: any of these numbers of cards goes from the hand to the pile.

    `refused` is the rule that refuses any other number.
    """

    def candidates(
        _rules: Ruleset[Any], state: State[Any], seat: Seat, _card: CardId
    ) -> list[Action]:
        cards = state.piles[hand(seat)].cards
        bags = chain.from_iterable(combinations(cards, size) for size in sizes)
        return [*map(Discard, bags if len(set(cards)) == len(cards) else dict.fromkeys(bags))]

    def check(
        _rules: Ruleset[Any], _state: State[Any], _seat: Seat, action: Discard
    ) -> Refusal | None:
        count = len(action.cards)
        return None if count in sizes else Refusal(refused, {"count": count})

    def apply(_rules: Ruleset[Any], draft: Draft[Any], seat: Seat, action: Discard) -> None:
        for card in action.cards:
            draft.move(hand(seat), pile, card)
        draft.emit(Discarded(cards=action.cards, readers=reader_bit(seat), seat=seat))

    return Play(
        uses=lambda action: action.cards,
        candidates=candidates,
        check=check,
        apply=apply,
        draws=lambda seat, action: (seat, len(action.cards)),
        exact=True,
    )
