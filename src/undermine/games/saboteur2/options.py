"""House rules and printed variants of the expansion, beside those of the base game."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from msgspec.structs import replace

from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler, Option
from undermine.core.state import EVERYBODY, Pile, PileId, Seat
from undermine.games.saboteur import turn as base_turn
from undermine.games.saboteur.actions import NextTurn
from undermine.games.saboteur.goals import every_dwarf
from undermine.games.saboteur.options import OFF, ON
from undermine.games.saboteur.options import OPTIONS as BASE
from undermine.games.saboteur.table import SaboteurDraft, SaboteurState, SeatSheet, loot
from undermine.games.saboteur2.doors import joined_crystals
from undermine.games.saboteur2.reckoning import all_geologists, profiteer_always_wins
from undermine.games.saboteur2.setup import setup
from undermine.games.saboteur2.soundness import derive_state_with_returns
from undermine.games.saboteur2.table import GEOLOGIST, OLD_HATS, SABOTEUR, Saboteur2Rules, numbers

_SHARED: Final = (
    "allow_concede",
    "allow_self_break",
    "first_player",
    "middle_treasure",
    "require_connection",
)
"""The options of the base game that have a meaning here; the others are about its gold cards."""
_SMALL: Final = 3


def _profiteer_always_wins(rules: Saboteur2Rules, _choice: str) -> Saboteur2Rules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, profiteer_wins=profiteer_always_wins))


def _trapped_geologist_paid(rules: Saboteur2Rules, _choice: str) -> Saboteur2Rules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, paid_geologists=all_geologists))


def _crystals_must_be_connected(rules: Saboteur2Rules, _choice: str) -> Saboteur2Rules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, counted_crystals=joined_crystals))


@rule("SB2-R24")
def _back_after_swap(rules: Saboteur2Rules, _choice: str) -> Saboteur2Rules:
    """As in the base game, every seat with a card plays."""
    hooks = dataclasses.replace(
        rules.hooks, hand_emptied=stay, derive_state=derive_state_with_returns
    )
    return rules.changed(handlers={NextTurn: Handler(apply=base_turn.next_turn)}).with_hooks(hooks)


@rule("SB2-R24")
def stay(_draft: SaboteurDraft, _seat: Seat) -> None:
    """A seat without cards stays in the round and may get cards again."""


@rule("SB2-R32")
def _show_unused_roles(rules: Saboteur2Rules, _choice: str) -> Saboteur2Rules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, revealed_roles=all_dwarves))


def all_dwarves(seats: int) -> list[PileId]:
    """The dwarf cards of the seats, those that were not dealt, and those swapped away."""
    return [*every_dwarf(seats), OLD_HATS]


@rule("SB2-R33")
def _open_gold(rules: Saboteur2Rules, _choice: str) -> Saboteur2Rules:
    return rules.changed(setup=setup_with_open_gold)


def setup_with_open_gold(rules: Saboteur2Rules, seats: int) -> SaboteurState:
    """The setup with open gold."""
    state = setup(rules, seats)
    purses = {loot(seat): Pile((), EVERYBODY) for seat in range(seats)}
    return replace(state, piles={**state.piles, **purses})


def _no_set_aside(rules: Saboteur2Rules, _choice: str) -> Saboteur2Rules:
    return rules.changed(sheet=replace(numbers(rules), spare=0))


def _reduced_roles(rules: Saboteur2Rules, _choice: str) -> Saboteur2Rules:
    """A Geologist and a saboteur fewer at tables of two or three."""
    seats = {
        number: _without_two(line) if number <= _SMALL else line
        for number, line in numbers(rules).seats.items()
    }
    return rules.changed(sheet=replace(numbers(rules), seats=seats))


def _without_two(line: SeatSheet) -> SeatSheet:
    fewer = {role: line.roles[role] - 1 for role in (GEOLOGIST, SABOTEUR)}
    return replace(line, roles={**line.roles, **fewer})


OPTIONS: Final[dict[str, Option[Any] | None]] = {
    **{name: option if name in _SHARED else None for name, option in BASE.items()},
    "back_after_swap": Option((OFF, ON), _back_after_swap, "SB2-R24"),
    "crystals_must_be_connected": Option((OFF, ON), _crystals_must_be_connected, "SB2-R11"),
    "no_set_aside": Option((OFF, ON), _no_set_aside),
    "open_gold": Option((OFF, ON), _open_gold, "SB2-R33"),
    "profiteer_always_wins": Option((OFF, ON), _profiteer_always_wins, "SB2-R07"),
    "reduced_roles": Option((OFF, ON), _reduced_roles),
    "show_unused_roles": Option((OFF, ON), _show_unused_roles, "SB2-R32"),
    "trapped_geologist_paid": Option((OFF, ON), _trapped_geologist_paid, "SB2-R10"),
}
"""The options; None drops one of the base game."""
