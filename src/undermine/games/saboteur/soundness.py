"""Positions that people write down: what follows from them, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from undermine.core.dealing import DealTo
from undermine.core.soundness import wrong_agenda
from undermine.core.state import Item, Pile, is_unknown
from undermine.games.saboteur.actions import (
    ChooseStarter,
    ChooseTurn,
    PayGold,
    ShareGold,
    Turn,
)
from undermine.games.saboteur.table import OFFER, Mine, MineRules, goal, hand, role, sheet

_MOST_PAY = 12
"""Far more than any rule pays."""


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
    yield from _wrong_table(rules, state)
    yield from _wrong_board(rules, state)
    yield from wrong_agenda(rules, state)
    for item in state.agenda:
        if isinstance(item, PayGold) and not 0 <= item.value <= _MOST_PAY:
            yield f"nobody is paid {item.value} gold"
    if state.agenda and not isinstance(state.agenda[-1], DealTo | ChooseStarter):
        yield from _undealt(rules, state)
        yield from _not_waiting_for(state, state.agenda[-1])


def _wrong_table(rules: MineRules, state: Mine) -> Iterator[str]:
    for seat, front in enumerate(state.table.front):
        for card in front:
            if not rules.cards[card].numbers.get("stays"):
                yield f"{card} never lies before a seat, as it does before seat {seat + 1}"
        if len(set(front)) != len(front):
            yield f"the same card lies twice before seat {seat + 1}"
    if not 1 <= state.table.round <= sheet(rules).rounds:
        yield f"there are rounds 1 to {sheet(rules).rounds}, not {state.table.round}"
    if min(state.table.credit) < 0:
        yield "nobody is owed less than nothing"
    if any(min(earning) < 0 or max(earning) > _MOST_PAY for earning in state.table.earned):
        yield f"what was earned has a seat, a value and a number of cards, 0 to {_MOST_PAY}"
    if state.table.starter < 0:
        yield "a seat begins the round"


def _wrong_board(rules: MineRules, state: Mine) -> Iterator[str]:
    """Start and goals lie where they belong, and nothing else lies there."""
    layout = sheet(rules).board
    homes = {layout.start: "start", **dict.fromkeys(layout.goals, "goal")}
    for at, tile in state.table.board.tiles.items():
        if tile.open and rules.cards[tile.card].kind != homes.get(at, "path"):
            yield f"{tile.card} cannot lie at {at[0]},{at[1]}"


def _undealt(rules: MineRules, state: Mine) -> Iterator[str]:
    """Once a round is dealt every seat has its dwarf and every covered goal its card."""
    tiles = state.table.board.tiles
    wanted = {role(seat): 1 for seat in range(state.table.seats)}
    for slot, at in enumerate(sheet(rules).board.goals):
        wanted[goal(slot)] = 0 if tiles[at].open else 1
    for name, count in wanted.items():
        if len(state.piles[name].cards) != count:
            yield f"{name} should hold {count} card, not {len(state.piles[name].cards)}"


def _not_waiting_for(state: Mine, item: Item) -> Iterator[str]:
    """Why an item cannot be what is decided next."""
    if isinstance(item, Turn) and not state.piles[hand(item.seat)].cards:
        yield f"it is the turn of seat {item.seat + 1}, whose hand is empty"
    elif isinstance(item, ShareGold) and len(state.piles[OFFER].cards) != 1 + len(item.then):
        yield "there should be one gold card on offer for everybody who chooses"
    elif isinstance(item, ChooseTurn) and not _is_one_known(state.piles.get(goal(item.goal))):
        yield f"{goal(item.goal)} is not one goal that was turned up"


def _is_one_known(held: Pile | None) -> bool:
    return held is not None and len(held.cards) == 1 and not is_unknown(held.cards[0])
