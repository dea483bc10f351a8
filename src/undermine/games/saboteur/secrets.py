"""What must hold between the cards that lie open and those that do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from undermine.core.dealing import DealTo
from undermine.core.state import NOBODY, CardId, Item, Pile, Seat, is_unknown
from undermine.games.saboteur.actions import ChooseTurn, ShareGold, Turn
from undermine.games.saboteur.gold import change, worth_of
from undermine.games.saboteur.table import (
    BANK,
    OFFER,
    Earning,
    Mine,
    MineRules,
    goal,
    hand,
    loot,
    sheet,
)


def settled(rules: MineRules, state: Mine) -> Mine:
    """A goal that lies open is in no pile; what cannot be is a ValueError."""
    tiles = state.table.board.tiles
    opened = [goal(slot) for slot, at in enumerate(sheet(rules).board.goals) if tiles[at].open]
    piles = {**state.piles, **{name: Pile() for name in opened if state.piles[name].cards}}
    for why in _impossible(rules, replace(state, piles=piles)):
        raise ValueError(why)
    return replace(state, piles=piles)


def _impossible(rules: MineRules, state: Mine) -> Iterator[str]:
    """What is wrong with a position, in words."""
    for seat, front in enumerate(state.table.front):
        for card in front:
            if "break" not in rules.cards[card].plays:
                yield f"{card} never lies before a seat, as it does before seat {seat + 1}"
    if state.agenda:
        item = state.agenda[-1]
        if item.seat == NOBODY:
            yield f"a duty such as {type(item).__name__.lower()} is done at once and never waits"
        yield from _not_waiting_for(state, item)


def _not_waiting_for(state: Mine, item: Item) -> Iterator[str]:
    """Why an item cannot be what is decided next."""
    if isinstance(item, Turn | ShareGold | ChooseTurn) and item.seat < 0:
        yield f"only a seat can decide {type(item).__name__.lower()}"
    elif isinstance(item, Turn) and not state.piles[hand(item.seat)].cards:
        yield f"it is the turn of seat {item.seat + 1}, whose hand is empty"
    elif isinstance(item, ShareGold) and not state.piles[OFFER].cards:
        yield "there is no gold on offer to choose from"
    elif isinstance(item, ChooseTurn) and not _is_one_known(state.piles.get(goal(item.goal))):
        yield f"{goal(item.goal)} is not one goal that was turned up"
    elif isinstance(item, DealTo):
        yield from _undealable(state, item)


def _undealable(state: Mine, item: DealTo) -> Iterator[str]:
    source = state.piles.get(item.source)
    if source is None or item.target not in state.piles or item.count < 1:
        yield f"nothing can be dealt from {item.source} to {item.target}"
    elif len(source.cards) < item.count and not source.is_dark:
        yield f"{item.source} holds fewer cards than are to be dealt"


def _is_one_known(held: Pile | None) -> bool:
    return held is not None and len(held.cards) == 1 and not is_unknown(held.cards[0])


def strain(rules: MineRules, state: Mine) -> int:
    """How far gold cards are from what their seats were seen to earn."""
    return sum(_strain_of(rules, state, seat) for seat in range(state.table.seats))


def _strain_of(rules: MineRules, state: Mine, seat: Seat) -> int:
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
    rules: MineRules, held: tuple[CardId, ...], earnings: list[Earning], bank: tuple[CardId, ...]
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
    rules: MineRules, held: tuple[CardId, ...], paid: Earning
) -> Iterator[tuple[CardId, ...]]:
    """The cards that may have been that payment."""
    sizes = [paid.cards] if paid.cards else range(1, paid.value + 1)
    for size in sizes:
        for cards in sorted(set(combinations(held, size))):
            if worth_of(rules, cards) == paid.value:
                yield cards


def _without(held: tuple[CardId, ...], cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple((Counter(held) - Counter(cards)).elements())
