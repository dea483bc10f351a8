"""Handing out gold, the next round, and the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, reduce
from itertools import combinations_with_replacement
from operator import and_
from typing import Any

from msgspec.structs import replace

from undermine.core.dealing import owe
from undermine.core.draft import UnknownCardError
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    TABLE,
    Action,
    CardId,
    Seat,
    is_unknown,
    reader_bit,
)
from undermine.core.turns import clockwise, counter_clockwise, left_of
from undermine.games.saboteur.actions import NextRound, Pay, PayGold, ShareGold, Take
from undermine.games.saboteur.events import GameEnded, GoldPaid, GoldTaken
from undermine.games.saboteur.setup import deal_round
from undermine.games.saboteur.table import (
    BANK,
    OFFER,
    Earning,
    SaboteurDraft,
    SaboteurRules,
    SaboteurState,
    loot,
    role,
    sheet,
)


def value_of(rules: SaboteurRules, card: CardId) -> int:
    """The number of gold pieces on a gold card."""
    return rules.cards[card].numbers["value"]


def worth_of(rules: SaboteurRules, cards: Iterable[CardId]) -> int:
    """The number of gold pieces on several gold cards."""
    return sum(value_of(rules, card) for card in cards)


@rule("SAB-003", "SAB-004", "SAB-074", "SAB-079", "SAB-086")
def share(rules: SaboteurRules, draft: SaboteurDraft) -> None:
    """Pay the diggers if the treasure was reached, else the saboteurs."""
    if draft.table.finder == NOBODY:
        pay_saboteurs(rules, draft)
    else:
        share_among_diggers(rules, draft)


# -- diggers -------------------------------------------------------------------------------------


@rule("SAB-075", "SAB-076", "SAB-077", "SAB-078", "SAB-R22", "SAB-R23", "SAB-R26")
def share_among_diggers(rules: SaboteurRules, draft: SaboteurDraft) -> None:
    """Offer gold cards to the diggers counter-clockwise; each of them keeps one.

    Without diggers, or with an empty bank, nobody is paid.
    """
    diggers = rules.hooks.paid_diggers(draft)
    drawn = rules.hooks.gold_cards_drawn(draft, len(diggers)) if diggers else 0
    size = min(drawn, draft.size(BANK))
    if not size:
        return
    order = tuple(diggers[turn % len(diggers)] for turn in range(size))
    draft.shuffle(OFFER, (), readers=reader_bit(order[0]))
    draft.push(ShareGold(order[0], order[1:]))
    owe(draft, BANK, OFFER, size)


@rule("SAB-077", "SAB-R22")
def diggers_from_finder(draft: SaboteurDraft) -> list[Seat]:
    """The diggers in the order they choose: counter-clockwise from the finder of the treasure."""
    order = counter_clockwise(draft.table.seats, draft.table.finder)
    return [seat for seat in order if draft.only(role(seat)) == "digger"]


@rule("SAB-075", "SAB-R21")
def a_card_for_each_digger(_draft: SaboteurDraft, diggers: int) -> int:
    """The number of gold cards on offer: one for each paid digger."""
    return diggers


def take_candidates(_rules: SaboteurRules, state: SaboteurState, _item: ShareGold) -> list[Action]:
    """Any card on offer."""
    cards = state.piles[OFFER].cards
    if is_unknown(cards[0]):
        raise UnknownCardError(OFFER)
    return [Take(card) for card in dict.fromkeys(cards)]


@rule("SAB-076")
def take_check(
    rules: SaboteurRules, state: SaboteurState, _item: ShareGold, action: Take
) -> Refusal | None:
    """Only a card on offer."""
    if state.piles[OFFER].holds(action.card, rules.cards.back_of(action.card)):
        return None
    return Refusal("SAB-076", {"card": action.card})


@rule("SAB-076", "SAB-077", "SAB-078", "SAB-R33")
def take_apply(_rules: SaboteurRules, draft: SaboteurDraft, item: ShareGold, action: Take) -> None:
    """Keep one card and hand the rest on; notes keep the cards that a seat handed on."""
    draft.move(OFFER, loot(item.seat), action.card)
    earn(draft, Earning(item.seat, 0, 1))
    draft.emit(GoldTaken(cards=(action.card,), readers=reader_bit(item.seat), seat=item.seat))
    draft.hide(OFFER, reader_bit(item.seat))
    if item.then:
        draft.show(OFFER, reader_bit(item.then[0]))
        draft.push(ShareGold(item.then[0], item.then[1:]))


# -- saboteurs -----------------------------------------------------------------------------------


@rule("SAB-080", "SAB-081", "SAB-082", "SAB-083", "SAB-085", "SAB-R24")
def pay_saboteurs(rules: SaboteurRules, draft: SaboteurDraft) -> None:
    """Pay every saboteur the same, by their number, clockwise from the starter of the round."""
    order = clockwise(draft.table.seats, draft.table.starter)
    saboteurs = [seat for seat in order if draft.only(role(seat)) == "saboteur"]
    value = rules.hooks.saboteur_pay(rules, draft.table.seats, len(saboteurs))
    draft.push(*(PayGold(CHANCE, seat, value) for seat in saboteurs if value))


@rule("SAB-080", "SAB-081", "SAB-082", "SAB-083", "SAB-085")
def pay_by_number(rules: SaboteurRules, _seats: int, saboteurs: int) -> int:
    """The gold that each saboteur earns."""
    return sheet(rules).pay[saboteurs]


@rule("SAB-R24")
def change(rules: SaboteurRules, bank: tuple[CardId, ...], value: int) -> tuple[CardId, ...]:
    """The fewest cards that are worth `value`, larger ones first; less where nothing fits."""
    for worth in range(value, 0, -1):
        for cards in ways_to_pay(coins(rules), worth):
            if all(cards.count(card) <= bank.count(card) for card in set(cards)):
                return cards
    return ()


def coins(rules: SaboteurRules) -> tuple[tuple[CardId, int], ...]:
    """The gold cards that are worth something, the largest first."""
    gold = [(card.id, value_of(rules, card.id)) for card in rules.cards if card.kind == "gold"]
    return tuple(sorted((coin for coin in gold if coin[1]), key=lambda coin: -coin[1]))


@cache
def ways_to_pay(
    coins: tuple[tuple[CardId, int], ...], worth: int
) -> tuple[tuple[CardId, ...], ...]:
    """Cards that add up, fewest first, larger ones first."""
    return tuple(
        tuple(card for card, _ in way)
        for size in range(1, worth + 1)
        for way in combinations_with_replacement(coins, size)
        if sum(value for _, value in way) == worth
    )


def pay_odds(rules: SaboteurRules, state: SaboteurState, item: PayGold) -> list[tuple[Action, int]]:
    """The only possible payment."""
    bank = state.piles[BANK].cards
    if bank and is_unknown(bank[0]):
        raise UnknownCardError(BANK)
    cards = change(rules, bank, item.value)
    short = item.value - worth_of(rules, cards)
    return [(Pay(loot(item.to), tuple(sorted(cards)), short), 1)]


def pay_candidates(rules: SaboteurRules, state: SaboteurState, item: PayGold) -> list[Action]:
    """The only possible payment."""
    return [action for action, _ in pay_odds(rules, state, item)]


@rule("SAB-R24")
def pay_check(
    rules: SaboteurRules, state: SaboteurState, item: PayGold, action: Pay
) -> Refusal | None:
    """Only the due cards to the due seat; an unknown bank may hold any cards."""
    if any(is_unknown(card) for card in (*state.piles[BANK].cards, *action.cards)):
        fits = action.pile == loot(item.to)
    else:
        fits = action in pay_candidates(rules, state, item)
    return None if fits else Refusal("SAB-R24", {"cards": action.cards})


@rule("SAB-R24", "SAB-R34")
def pay_apply(rules: SaboteurRules, draft: SaboteurDraft, item: PayGold, action: Pay) -> None:
    """Pay out of the bank; an amount without cards is credited."""
    for card in action.cards:
        draft.move(BANK, action.pile, card)
    counted = draft.piles[action.pile].counted
    count = len(action.cards) if counted else 0
    worth = item.value - action.short
    earn(draft, Earning(item.to, worth, count))
    draft.tell(TABLE, deducible(rules, draft, worth, count), action.pile)
    _credit(draft, item.to, action.short)
    draft.emit(
        GoldPaid(
            cards=action.cards,
            readers=reader_bit(item.to),
            counted=counted,
            seat=item.to,
            value=item.value,
        )
    )


def deducible(
    rules: SaboteurRules, draft: SaboteurDraft, worth: int, count: int
) -> tuple[CardId, ...]:
    """The cards that all seats can derive from the number and worth of a payment."""
    full = rules.cards.box("gold")
    usual = change(rules, full, worth)
    if _must_be_there(draft, full, usual):
        return usual
    return sure_cards(rules, worth, count)


def sure_cards(rules: SaboteurRules, worth: int, count: int) -> tuple[CardId, ...]:
    """The cards that every payment of this worth in so many cards has."""
    ways = [Counter(way) for way in ways_to_pay(coins(rules), worth) if len(way) == count]
    return tuple(reduce(and_, ways).elements()) if ways else ()


def _must_be_there(
    draft: SaboteurDraft, full: tuple[CardId, ...], cards: tuple[CardId, ...]
) -> bool:
    """The bank had these cards in any case, because little gold was paid before."""
    out = sum(earning.cards or earning.value for earning in draft.table.earned)
    return all(full.count(card) >= out for card in cards)


def earn(draft: SaboteurDraft, earning: Earning) -> None:
    """Record a payment in the open table."""
    draft.table = replace(draft.table, earned=(*draft.table.earned, earning))


def _credit(draft: SaboteurDraft, seat: Seat, short: int) -> None:
    if short:
        credit = list(draft.table.credit)
        credit[seat] += short
        draft.table = replace(draft.table, credit=tuple(credit))


# -- the next round, the end ---------------------------------------------------------------------


@rule("SAB-086", "SAB-092", "SAB-093", "SAB-R27")
def next_round(rules: SaboteurRules, draft: SaboteurDraft, _item: NextRound, _action: None) -> None:
    """Deal the next round, begun left of the seat that played last, or end the game."""
    table = draft.table
    if table.round >= sheet(rules).rounds:
        end_game(rules, draft)
    elif table.last == NOBODY:
        deal_round(rules, draft, table.starter)
    else:
        deal_round(rules, draft, left_of(table.seats, table.last))


@rule("SAB-006", "SAB-084", "SAB-094", "SAB-095", "SAB-096")
def end_game(rules: SaboteurRules, draft: SaboteurDraft) -> None:
    """Show and count all gold; the seats with the most win."""
    seats = range(draft.table.seats)
    for seat in seats:
        draft.show(loot(seat), EVERYBODY)
    scores = rules.scores(draft.seal())
    best = max(scores)
    winners = tuple(seat for seat in seats if scores[seat] == best)
    draft.emit(GameEnded(scores=scores, winners=winners))


@rule("SAB-094")
def scores(rules: SaboteurRules, state: SaboteurState) -> tuple[int, ...]:
    """The gold pieces on each seat's gold cards."""
    return tuple(
        worth_of(rules, state.piles[loot(seat)].cards) + state.table.credit[seat]
        for seat in range(state.table.seats)
    )


SHARE: Handler[Any] = Handler(
    apply=take_apply,
    candidates=take_candidates,
    check=take_check,
    answers=(Take,),
    rule="SAB-086",
    exact=True,
)
PAY: Handler[Any] = Handler(
    apply=pay_apply,
    candidates=pay_candidates,
    check=pay_check,
    odds=pay_odds,
    answers=(Pay,),
    rule="SAB-086",
    exact=True,
)
