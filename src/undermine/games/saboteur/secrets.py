"""Open facts that hidden cards must agree with: the payments that all seats saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from undermine.core.state import CardId, Seat
from undermine.games.saboteur.gold import change, worth_of
from undermine.games.saboteur.table import BANK, Earning, SaboteurRules, SaboteurState, loot


def conflicts(rules: SaboteurRules, state: SaboteurState) -> int:
    """The distance between hidden gold cards and the payments that all seats saw."""
    return sum(_conflicts_of(rules, state, seat) for seat in range(state.table.seats))


def _conflicts_of(rules: SaboteurRules, state: SaboteurState, seat: Seat) -> int:
    """0: the seat could have earned what it holds; else how many cards it is off, and one."""
    held, bank = state.piles[loot(seat)].cards, state.piles[BANK].cards
    earnings = [earning for earning in state.table.earned if earning.seat == seat]
    if _could_earn(rules, held, earnings, bank):
        return 0
    likely: Counter[CardId] = Counter()
    for earning in earnings:
        likely.update(change(rules, (*bank, *held), earning.value))
    missing = (likely - Counter(held)).total()
    beyond = (Counter(held) - likely).total()
    secret = sum(earning.cards for earning in earnings if not earning.value)
    return 1 + missing + abs(beyond - secret)


def _could_earn(
    rules: SaboteurRules,
    held: tuple[CardId, ...],
    earnings: list[Earning],
    bank: tuple[CardId, ...],
) -> bool:
    """Some way of putting the cards into the payments agrees with all of them."""
    paid = next((earning for earning in earnings if earning.value), None)
    if paid is None:
        return len(held) == sum(earning.cards for earning in earnings)
    rest = [earning for earning in earnings if earning is not paid]
    return any(
        _could_earn(rules, _without(held, cards), rest, bank)
        for cards in _purses(rules, held, paid)
        if sorted(change(rules, (*bank, *cards), paid.value)) == sorted(cards)
    )


def _purses(
    rules: SaboteurRules, held: tuple[CardId, ...], paid: Earning
) -> Iterator[tuple[CardId, ...]]:
    """The cards that may have been that payment."""
    sizes = [paid.cards] if paid.cards else range(1, paid.value + 1)
    for size in sizes:
        for cards in sorted(set(combinations(held, size))):
            if worth_of(rules, cards) == paid.value:
                yield cards


def _without(held: tuple[CardId, ...], cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple((Counter(held) - Counter(cards)).elements())
