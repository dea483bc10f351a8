"""The table of Saboteur: its open state, its piles, and the numbers of `game.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from undermine.core.board import Board
from undermine.core.draft import Draft
from undermine.core.grammar import Word
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset, Zone
from undermine.core.state import NOBODY, PileId, Seat, State, Table, pile

if TYPE_CHECKING:
    from undermine.games.saboteur.hooks import SaboteurHooks

STOCK: Final = "stock"
DISCARD: Final = "discard"
GOAL_PILE: Final = "goal-pile"
"""Goals that are not laid out yet."""
ROLE_PILE: Final = "role-pile"
"""Dwarf cards that are not dealt: one is left over."""
BANK: Final = "bank"
OFFER: Final = "offer"
"""Gold cards that go from digger to digger."""

ZONES: Final = {
    "hand": Zone(("mine",), slots=-1),
    "role": Zone(("dwarf",), slots=-1),
    "loot": Zone(("gold",), slots=-1),
    "goal": Zone(("goal",), slots=3),
    STOCK: Zone(("mine",)),
    DISCARD: Zone(("mine",)),
    GOAL_PILE: Zone(("goal",)),
    ROLE_PILE: Zone(("dwarf",)),
    BANK: Zone(("gold",)),
    OFFER: Zone(("gold",)),
}

hand: Final = tuple(pile("hand", seat) for seat in range(16)).__getitem__
"""The hand of a seat."""


class Earning(NamedTuple):
    """The open part of one payment: its worth and number of cards, each 0 where it is secret."""

    seat: Seat
    value: int
    cards: int


class SaboteurTable(Table, frozen=True, gc=False):
    """The open part of a game of Saboteur.

    >>> from undermine import Game
    >>> Game("saboteur", seats=3, seed=7).state.table.front
    ((), (), ())
    """

    round: int
    board: Annotated[Board, Word("board")]
    front: Annotated[tuple[tuple[str, ...], ...], Word("cards-by-seat")]
    """The broken tools that lie before each seat."""
    starter: Seat = 0
    """The seat that began this round."""
    last: Seat = NOBODY
    """The seat that played the last card."""
    finder: Seat = NOBODY
    """The seat that reached the treasure in this round."""
    earned: Annotated[tuple[Earning, ...], Word("records")] = ()
    credit: Annotated[tuple[int, ...], Word("numbers-by-seat")] = ()
    """Gold that is owed to seats because the bank had no change."""


class BoardSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The cells of start and goals, and the allowed turns of cards."""

    turns: tuple[int, ...]
    start: Cell
    goals: tuple[Cell, ...]
    origin: Cell
    """The cell that is called A1."""


class SeatSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that depend on the number of seats."""

    hand: int
    roles: dict[str, int]


class SaboteurSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """`game.toml`."""

    version: int
    rounds: int
    board: BoardSheet
    seats: dict[int, SeatSheet]
    pay: dict[int, int]


SaboteurState = State[SaboteurTable]
SaboteurDraft = Draft[SaboteurTable]
SaboteurRules: TypeAlias = Ruleset[SaboteurTable, "SaboteurHooks"]


def role(seat: Seat) -> PileId:
    """The dwarf card of a seat."""
    return pile("role", seat)


def loot(seat: Seat) -> PileId:
    """The gold cards of a seat."""
    return pile("loot", seat)


def goal(slot: int) -> PileId:
    """The face-down card of a goal."""
    return pile("goal", slot)


def sheet(rules: Ruleset[Any]) -> SaboteurSheet:
    """The numbers of this game."""
    numbers = rules.sheet
    assert isinstance(numbers, SaboteurSheet)
    return numbers
