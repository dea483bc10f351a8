"""The table of The Lost Mines: its open state, its piles, and the numbers of `game.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from msgspec import Struct

from undermine.core.board import Board
from undermine.core.draft import Draft
from undermine.core.grammar import Word
from undermine.core.grid import Area, Cell, Spot
from undermine.core.ruleset import Ruleset, Zone
from undermine.core.state import NOBODY, CardId, PileId, Seat, State, Table, pile

if TYPE_CHECKING:
    from undermine.games.lostmines.hooks import LostMinesHooks

STOCK: Final = "stock"
DISCARD: Final = "discard"
MINE_PILE: Final = "mine-pile"
"""Mines that are not laid out yet."""
TREASURE_PILE: Final = "treasure-pile"
"""Treasures that are not laid out in this round."""
ROLE_PILE: Final = "role-pile"
"""Dwarf cards that are not dealt."""
CLANS: Final = ("Blue", "Yellow")
KINDS: Final = ("Gems", "Gold", "Silver")

ZONES: Final = {
    "hand": Zone(("forest",), slots=-1),
    "role": Zone(CLANS, slots=-1),
    "hoard": Zone(KINDS, slots=-1),
    "treasure": Zone(KINDS, slots=-1),
    "mine": Zone(("mine",), slots=4),
    STOCK: Zone(("forest",)),
    DISCARD: Zone(("forest",)),
    MINE_PILE: Zone(("mine",)),
    TREASURE_PILE: Zone(KINDS),
    ROLE_PILE: Zone(CLANS),
}
"""As many treasures are laid out as there are seats, so they are counted like seats."""

hand: Final = tuple(pile("hand", seat) for seat in range(16)).__getitem__
"""The hand of a seat."""


class LostMinesTable(Table, frozen=True, gc=False):
    """The open part of a game of The Lost Mines.

    >>> from undermine import Game
    >>> Game("the-lost-mines", seats=3, seed=7).state.table.points
    (0, 0, 0)
    """

    round: int
    board: Annotated[Board, Word("board")]
    pawn: Annotated[tuple[Spot | None, ...], Word("spots-by-seat")]
    """The spot of each seat's dwarf; None before the clans are dealt."""
    front: Annotated[tuple[tuple[str, ...], ...], Word("cards-by-seat")]
    """The troll cards that lie before each seat."""
    points: Annotated[tuple[int, ...], Word("numbers-by-seat")]
    """The victory points of the rounds that are over."""
    starter: Seat = 0
    """The seat that began this round."""
    last: Seat = NOBODY
    """The seat that played or discarded last; it walks and draws."""
    dragon: Seat = NOBODY
    """The seat that woke the dragon in this round."""
    out: Annotated[tuple[int, ...], Word("seats")] = ()
    """Seats that had no card at the start of a turn: they sit out for the rest of the round."""


class BoardSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The size of the board, and the allowed turns of cards."""

    turns: tuple[int, ...]
    area: Area
    origin: Cell
    """The cell that is called A1."""


class LayoutSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed fields of start cards and mines."""

    starts: dict[str, Cell]
    mines: tuple[Cell, ...]


class SeatSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that depend on the number of seats."""

    hand: int
    loyal: int


class LostMinesSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """`game.toml`."""

    version: int
    rounds: int
    spare: int
    steps: int
    campfire: int
    dragon: int
    board: BoardSheet
    layouts: dict[str, LayoutSheet]
    mixes: dict[str, dict[str, int]]
    tiles: dict[int, int]
    seats: dict[int, SeatSheet]
    layout: str = "default"
    """The layout of this game."""
    mix: str = "3-3-3-2-3"
    """The mix of forest tiles in this game."""

    @property
    def fields(self) -> LayoutSheet:
        """The cells of start cards and mines."""
        return self.layouts[self.layout]

    @property
    def forest_tiles(self) -> dict[str, int]:
        """The number of tiles of each kind in the full supply."""
        return self.mixes[self.mix]


LostMinesState = State[LostMinesTable]
LostMinesDraft = Draft[LostMinesTable]
LostMinesRules: TypeAlias = Ruleset[LostMinesTable, "LostMinesHooks"]


def role(seat: Seat) -> PileId:
    """The dwarf card of a seat."""
    return pile("role", seat)


def hoard(seat: Seat) -> PileId:
    """The treasures that a seat has collected."""
    return pile("hoard", seat)


def treasure(slot: int) -> PileId:
    """A treasure at the edge of the board."""
    return pile("treasure", slot)


def mine(slot: int) -> PileId:
    """The face-down card of a mine."""
    return pile("mine", slot)


def sheet(rules: Ruleset[Any]) -> LostMinesSheet:
    """The numbers of this game."""
    numbers = rules.sheet
    assert isinstance(numbers, LostMinesSheet)
    return numbers


def worth_of(rules: LostMinesRules, card: CardId) -> int:
    """The worth of a treasure."""
    return rules.cards[card].numbers["value"]
