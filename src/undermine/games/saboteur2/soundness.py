"""Written positions: deriving what they leave out, and refusing impossible ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from undermine.core.soundness import Check
from undermine.core.state import Pile, unknown
from undermine.games.saboteur import soundness as base
from undermine.games.saboteur.actions import Turn
from undermine.games.saboteur.table import BANK, SaboteurState, hand, loot
from undermine.games.saboteur2.table import THEFT, Saboteur2Rules, open_table


def derive_state(rules: Saboteur2Rules, state: SaboteurState) -> SaboteurState:
    """A completed position in which seats without cards are out."""
    return derive_state_with_returns(rules, _with_seats_out(state))


def derive_state_with_returns(rules: Saboteur2Rules, state: SaboteurState) -> SaboteurState:
    """A completed position: thieves by their Theft cards, gold without an owner in the bank."""
    return base.derive_state(rules, _with_bank(rules, _with_thieves(state)))


def conflicts(_rules: Saboteur2Rules, _state: SaboteurState) -> int:
    """0: hidden cards can only disagree with notes, which are checked elsewhere."""
    return 0


def _with_seats_out(state: SaboteurState) -> SaboteurState:
    """While a seat has its turn, seats without cards are out."""
    table = open_table(state)
    if not state.agenda or not isinstance(state.agenda[-1], Turn):
        return state
    empty = [seat for seat in range(table.seats) if not state.piles[hand(seat)].cards]
    return replace(state, table=replace(table, out=tuple(sorted({*table.out, *empty}))))


def _with_thieves(state: SaboteurState) -> SaboteurState:
    """The order of Theft cards, where it is not given, is that of the seats."""
    table = open_table(state)
    more = [
        seat
        for seat, front in enumerate(table.front)
        if THEFT in front and seat not in table.thieves
    ]
    return replace(state, table=replace(table, thieves=(*table.thieves, *more)))


def _with_bank(rules: Saboteur2Rules, state: SaboteurState) -> SaboteurState:
    """Gold without an owner is in the bank."""
    purses = [state.piles[loot(seat)] for seat in range(state.table.seats)]
    bank = state.piles[BANK]
    left = len(rules.cards.box("gold")) - sum(len(purse.cards) for purse in purses)
    if any(purse.is_dark for purse in purses) or not 0 <= left < len(bank.cards):
        return state
    return replace(state, piles={**state.piles, BANK: Pile((unknown("gold"),) * left)})


def wrong_seats_out(_rules: Saboteur2Rules, state: SaboteurState) -> Iterator[str]:
    """Thieves have a Theft card, and a seat that is out has no turn."""
    table = open_table(state)
    if any(THEFT not in table.front[seat] for seat in table.thieves):
        yield "thieves are the seats with a Theft card before them"
    if tuple(sorted(table.out)) != table.out:
        yield "those who are out are seats in order"
    if any(isinstance(item, Turn) and item.seat in table.out for item in state.agenda):
        yield "it is the turn of a seat that is out"


CHECKS: Final[tuple[Check, ...]] = (*base.CHECKS, wrong_seats_out)
