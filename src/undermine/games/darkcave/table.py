"""The table of The Dark Cave: its open state, its piles, and the numbers of `game.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from undermine.core.board import Board
from undermine.core.draft import Draft
from undermine.core.grammar import Word
from undermine.core.grid import Cell, Spot
from undermine.core.ruleset import Ruleset, Zone
from undermine.core.state import (
    NOBODY,
    Onto,
    PileId,
    Seat,
    State,
    Table,
    Thing,
    pile,
)

if TYPE_CHECKING:
    from undermine.games.darkcave.hooks import DarkCaveHooks

YELLOW: Final = "yellow"
BLUE: Final = "blue"
SIDES: Final = (YELLOW, BLUE)
LOYAL: Final = "loyal"
SABOTEUR: Final = "saboteur"
CLANS: Final = ("Yellow", "Blue")
"""The backs of clan cards."""
GROUPS: Final = ("I", "II", "III")
"""The backs of path and action cards."""
BACKLESS: Final = "cave"
"""The back of these cards where the group is not shown."""

BOOTS: Final = "boots"
AXE: Final = "battle-axe"
CREATURES: Final = ("rat", "lindworm", "goblin")
"""In the order in which they attack."""

HOLE: Final = "hole"
LADDER: Final = "ladder"
TUNNEL: Final = "tunnel"
VEIN: Final = "vein"
EXIT: Final = "exit"
TRAITS: Final = frozenset({HOLE, LADDER, TUNNEL, VEIN, EXIT})
GOLD: Final = "gold"
"""The mark on a vein that still has its gold."""
WEBS: Final = frozenset({"web-circle", "web-triangle", "web-square"})
"""A web is marked by its card, so that both leave together."""

DISCARD: Final = "discard"
GOAL_PILE: Final = "goal-pile"
ROLE_PILE: Final = "role-pile"
"""Clan cards that are not dealt yet, and then those that are set aside."""
BOX: Final = "box"
"""Clan cards that are openly out of the game."""
GOALS: Final = 4

ZONES: Final = {
    "hand": Zone(GROUPS, slots=-1),
    "role": Zone(CLANS, slots=-1),
    "goal": Zone(("goal",), slots=GOALS),
    "stock": Zone(GROUPS, slots=len(GROUPS)),
    DISCARD: Zone(GROUPS),
    GOAL_PILE: Zone(("goal",)),
    ROLE_PILE: Zone(CLANS),
    BOX: Zone(CLANS),
}

hand: Final = tuple(pile("hand", seat) for seat in range(8)).__getitem__
"""The hand of a seat."""
stock: Final = tuple(pile("stock", group) for group in range(len(GROUPS))).__getitem__
"""The stock of a group. The draw pile is three stocks; the first is drawn first."""


class Beast(NamedTuple):
    """A creature on the board: its space, and the seat before which its card lies."""

    kind: Thing
    at: Onto
    owner: Seat


class DarkCaveTable(Table, frozen=True, gc=False):
    """The open part of a game of The Dark Cave.

    >>> from undermine import Game
    >>> Game("the-dark-cave", seats=2, seed=7).state.table.gold
    (3, 3)
    """

    board: Annotated[Board, Word("board")]
    front: Annotated[tuple[tuple[str, ...], ...], Word("cards-by-seat")]
    """Tools, webs and creatures that lie before each seat."""
    gold: Annotated[tuple[int, ...], Word("numbers-by-seat")]
    """The gold on each dwarf card."""
    pool: int
    """The gold that no dwarf carries."""
    pawn: Annotated[tuple[Spot | None, ...], Word("spots-by-seat")]
    """The spot of each seat's dwarf; None: it has left the cave."""
    beasts: Annotated[tuple[Beast, ...], Word("records")] = ()
    out: Annotated[tuple[int, ...], Word("seats")] = ()
    """Seats whose dwarves have left the cave, in that order."""
    lying: Annotated[tuple[int, ...], Word("seats")] = ()
    """Seats whose dwarves were laid down; in their next turn they stand up."""
    still: Seat = NOBODY
    """The dwarf that stood up in this turn and does not move."""
    fresh: Annotated[tuple[int, ...], Word("seats")] = ()
    """Seats whose newest battle-axe cannot be used yet."""
    starter: Seat = 0
    """The seat that began."""


class BoardSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The cell of the start card, and the allowed turns of cards."""

    turns: tuple[int, ...]
    start: Cell
    origin: Cell
    """The cell that is called A1."""


class SeatSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that depend on the number of seats."""

    reach: int
    """The distance of the goals from the start, in both directions."""
    hand: tuple[int, int, int]
    """The number of cards of each group that a hand is dealt."""
    clans: int
    """The number of clans that take part."""
    roles: dict[str, int]
    """The cards of a clan that are shuffled."""


class DarkCaveSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """`game.toml`."""

    version: int
    gold: int
    purse: int
    spare: int
    steps: int
    stride: int
    web: int
    board: BoardSheet
    seats: dict[int, SeatSheet]


DarkCaveState = State[DarkCaveTable]
DarkCaveDraft = Draft[DarkCaveTable]
DarkCaveRules: TypeAlias = Ruleset[DarkCaveTable, "DarkCaveHooks"]


def role(seat: Seat) -> PileId:
    """The clan card of a seat."""
    return pile("role", seat)


def goal(slot: int) -> PileId:
    """The face-down card of a goal."""
    return pile("goal", slot)


def sheet(rules: Ruleset[Any]) -> DarkCaveSheet:
    """The numbers of this game."""
    numbers = rules.sheet
    assert isinstance(numbers, DarkCaveSheet)
    return numbers


def goal_cells(rules: DarkCaveRules, seats: int) -> tuple[Cell, ...]:
    """The corners of the playing area, clockwise from the north-west."""
    (x, y), far = sheet(rules).board.start, sheet(rules).seats[seats].reach
    return (x - far, y - far), (x + far, y - far), (x + far, y + far), (x - far, y + far)


def side_of(rules: DarkCaveRules, card: str) -> str:
    """The side for which the dwarf of a clan card works."""
    (side,) = rules.cards.words("side")[card]
    return side


def changed(values: tuple[Any, ...], seat: Seat, value: object) -> tuple[Any, ...]:
    """The values of all seats, with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
