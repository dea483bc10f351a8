"""Written positions: deriving what they leave out, and refusing impossible ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from undermine.core.grid import Cell
from undermine.core.soundness import (
    Check,
    at_home,
    face_down,
    holding,
    is_dealt,
    no_tokens,
    rounds_in_order,
    with_open_cards_gone,
)
from undermine.core.state import Pile, PileId, is_unknown
from undermine.games.saboteur.actions import ChooseTurn, PayGold, ShareGold
from undermine.games.saboteur.table import OFFER, SaboteurRules, SaboteurState, goal, role, sheet

_MOST_PAY = 12
"""An upper limit on a payment, far above any legal one."""


def derive_state(rules: SaboteurRules, state: SaboteurState) -> SaboteurState:
    """A position in which face-up goals are in no pile."""
    return replace(state, piles=with_open_cards_gone(state, goal, sheet(rules).board.goals))


def homes(rules: SaboteurRules, _seats: int) -> dict[Cell, str]:
    """The cells of the start and the goals."""
    layout = sheet(rules).board
    return {layout.start: "start", **dict.fromkeys(layout.goals, "goal")}


def dealt(rules: SaboteurRules, state: SaboteurState) -> dict[PileId, set[int]]:
    """Every seat has its dwarf and every covered goal its card."""
    tiles = state.table.board.tiles
    wanted = {role(seat): {1} for seat in range(state.table.seats)}
    for slot, at in enumerate(sheet(rules).board.goals):
        wanted[goal(slot)] = {0} if tiles[at].open else {1}
    return wanted


def wrong_fronts(rules: SaboteurRules, state: SaboteurState) -> Iterator[str]:
    """Before seats lie broken tools, each once."""
    for seat, front in enumerate(state.table.front):
        for card in front:
            if not rules.cards[card].numbers.get("stays"):
                yield f"{card} never lies before a seat, as it does before seat {seat + 1}"
        if len(set(front)) != len(front):
            yield f"the same card lies twice before seat {seat + 1}"


def wrong_gold(_rules: SaboteurRules, state: SaboteurState) -> Iterator[str]:
    """The problems of credit, of recorded payments and of payments that are due."""
    if min(state.table.credit) < 0:
        yield "nobody is owed less than nothing"
    if any(min(earning) < 0 or max(earning) > _MOST_PAY for earning in state.table.earned):
        yield f"what was earned has a seat, a value and a number of cards, 0 to {_MOST_PAY}"
    for item in state.agenda:
        if isinstance(item, PayGold) and not 0 <= item.value <= _MOST_PAY:
            yield f"nobody is paid {item.value} gold"


def wrong_next(_rules: SaboteurRules, state: SaboteurState) -> Iterator[str]:
    """Why an item cannot be what is decided next."""
    item = state.agenda[-1] if is_dealt(state) else None
    if isinstance(item, ShareGold) and len(state.piles[OFFER].cards) != 1 + len(item.then):
        yield "there should be one gold card on offer for everybody who chooses"
    elif isinstance(item, ChooseTurn) and not _is_one_known(state.piles.get(goal(item.goal))):
        yield f"{goal(item.goal)} is not one goal that was turned up"


def _is_one_known(held: Pile | None) -> bool:
    return held is not None and len(held.cards) == 1 and not is_unknown(held.cards[0])


CHECKS: Final[tuple[Check, ...]] = (
    rounds_in_order,
    no_tokens,
    wrong_fronts,
    wrong_gold,
    at_home(homes),
    holding(dealt),
    face_down("role", "goal", "hand"),
    wrong_next,
)
