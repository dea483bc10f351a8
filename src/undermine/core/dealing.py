"""Chance that all games share: a card leaves a face-down pile, and nobody chose which.

A pile is a bag. To draw the top card of a shuffled stock and to draw any card of the rest are
the same game, so no state ever holds future cards that a program could read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar

from undermine.core.draft import Draft, UnknownCardError
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Handler, Roll, Ruleset
from undermine.core.state import (
    CHANCE,
    Action,
    Event,
    HiddenCard,
    Item,
    PileId,
    Seat,
    State,
    TableT,
    is_unknown,
)


class DealTo(Item, frozen=True, gc=False):
    """Chance owes a pile some cards out of another."""

    source: PileId
    target: PileId
    count: int = 1
    routine: ClassVar[bool] = True


class Deal(Action, frozen=True, gc=False):
    """Chance gives a pile this card.

    >>> Deal(pile="hand1", card="EW")
    deal hand1 EW
    """

    pile: PileId
    card: HiddenCard


class Dealt(Event, frozen=True, gc=False, kw_only=True):
    """A card went from pile to pile, face down.

    >>> Scene("saboteur turn=1").play("discard map", "deal hand1 EW").happened("dealt")
    [Dealt(cards=('EW',), readers=1, counted=True, source='stock', target='hand1')]
    """

    source: PileId
    target: PileId


class LoseCard(Item, frozen=True, gc=False):
    """Chance takes a card out of a hand; the seat that holds the hand sees which one is gone."""

    victim: Seat
    source: PileId
    target: PileId


class Lose(Action, frozen=True, gc=False):
    """Chance takes this card out of a pile.

    >>> Lose(pile="hand1", card="EW")
    lose hand1 EW
    """

    pile: PileId
    card: HiddenCard


class LostCard(Event, frozen=True, gc=False, kw_only=True):
    """A card was drawn out of a hand, and went away unseen.

    >>> scene = Scene("the-dark-cave agenda=walk:1:3:0 board=0,1:N=S.E-W pawn1=0,1")
    >>> scene.play("step 0,1/2", "lose hand1 EW").happened("lostcard")
    [LostCard(cards=('EW',), readers=1, counted=True, seat=0, target='discard')]
    """

    seat: Seat
    target: PileId


def owe(draft: Draft[Any], source: PileId, target: PileId, count: int, spare: int = 0) -> None:
    """Deal so many cards next, or as many as there are; `spare` are never dealt."""
    there = draft.size(source) - spare
    if there > 0 and count > 0:
        draft.push(DealTo(CHANCE, source, target, min(count, there)))


def deal_odds(
    _rules: Ruleset[TableT], state: State[TableT], item: DealTo
) -> Iterator[tuple[Action, int]]:
    """Each kind weighs as much as the pile holds of it."""
    for card, copies in Counter(_known(state, item.source)).items():
        yield Deal(item.target, card), copies


def deal_candidates(rules: Ruleset[TableT], state: State[TableT], item: DealTo) -> Iterator[Action]:
    """Every kind the pile holds."""
    return (action for action, _ in deal_odds(rules, state, item))


def deal_sample(_rules: Ruleset[TableT], state: State[TableT], item: DealTo, roll: Roll) -> Action:
    """Piles are in order, so the card a die falls on is the outcome its weight falls on."""
    cards = _known(state, item.source)
    return Deal(item.target, cards[roll(len(cards))])


def deal_check(
    absent: str, rules: Ruleset[TableT], state: State[TableT], item: DealTo, action: Deal
) -> Refusal | None:
    """The card must be there, and it must go where it is owed."""
    back = rules.cards.back_of(action.card)
    if action.pile == item.target and state.piles[item.source].holds(action.card, back):
        return None
    return Refusal(absent, {"card": action.card, "pile": item.source})


def deal_apply(_rules: Ruleset[TableT], draft: Draft[TableT], item: DealTo, action: Deal) -> None:
    """Move the card, and deal on."""
    if item.count > 1:
        draft.agenda.append(DealTo(CHANCE, item.source, item.target, item.count - 1))
    draft.move(item.source, item.target, action.card)
    before, after = draft.piles[item.source], draft.piles[item.target]
    draft.emit(
        Dealt(
            cards=(action.card,),
            readers=before.readers | after.readers,
            counted=after.counted,
            source=item.source,
            target=item.target,
        )
    )


def dealing(*, due: str, absent: str) -> Handler[Any]:
    """The handler of `DealTo`: the rules that a card is due, and that it is not there."""
    return Handler(
        apply=deal_apply,
        candidates=deal_candidates,
        check=partial(deal_check, absent),
        odds=deal_odds,
        sample=deal_sample,
        answers=(Deal,),
        rule=due,
        exact=True,
    )


# -- losing a card -------------------------------------------------------------------------------


def lose(draft: Draft[Any], victim: Seat, source: PileId, target: PileId) -> None:
    """Chance takes one card out of a hand next, if there is one."""
    if draft.size(source):
        draft.push(LoseCard(CHANCE, victim, source, target))


def lose_odds(
    _rules: Ruleset[TableT], state: State[TableT], item: LoseCard
) -> Iterator[tuple[Action, int]]:
    """Each kind weighs as much as the hand holds of it."""
    for card, copies in Counter(_known(state, item.source)).items():
        yield Lose(item.source, card), copies


def lose_candidates(
    rules: Ruleset[TableT], state: State[TableT], item: LoseCard
) -> Iterator[Action]:
    """Every kind the hand holds."""
    return (action for action, _ in lose_odds(rules, state, item))


def lose_check(
    absent: str, rules: Ruleset[TableT], state: State[TableT], item: LoseCard, action: Lose
) -> Refusal | None:
    """The card must be in that hand."""
    back = rules.cards.back_of(action.card)
    if action.pile == item.source and state.piles[item.source].holds(action.card, back):
        return None
    return Refusal(absent, {"card": action.card, "pile": item.source})


def lose_apply(_rules: Ruleset[TableT], draft: Draft[TableT], item: LoseCard, action: Lose) -> None:
    """Away with it, face down."""
    draft.move(item.source, item.target, action.card)
    readers = draft.piles[item.source].readers
    draft.emit(
        LostCard(cards=(action.card,), readers=readers, seat=item.victim, target=item.target)
    )


def losing(*, due: str, absent: str) -> Handler[Any]:
    """The handler of `LoseCard`: the rules that a card is lost, and that it is not there."""
    return Handler(
        apply=lose_apply,
        candidates=lose_candidates,
        check=partial(lose_check, absent),
        odds=lose_odds,
        answers=(Lose,),
        rule=due,
        exact=True,
    )


def _known(state: State[TableT], pile: PileId) -> tuple[str, ...]:
    cards = state.piles[pile].cards
    if cards and is_unknown(cards[0]):
        raise UnknownCardError(pile)
    return cards
