"""The layout of observations: which bytes say what, for one game at one number of seats.

The compiled observer and the encoder of `undermine.observation` both follow it.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undermine.core.grammar import words_of
from undermine.core.grid import Area
from undermine.core.inventory import box
from undermine.kernel.action_layout import FieldTable, action_tables
from undermine.kernel.errors import KernelError
from undermine.kernel.slots import default_area

if TYPE_CHECKING:
    from undermine.kernel.codec import Codec

VERSION: Final = 1
"""The version of the layout of all games; it grows when a byte changes its meaning."""
PLANES: Final = ("tile", "ports", "live", "need")
MARK_PLANES: Final = ("tokens", "east", "south")
LATELY: Final = 8
LOGGED: Final = 12
"""Actions that are kept, and the bytes of each of them."""
FEATURES: Final = 16
"""The bytes of a legal action."""
DUE: Final = 5
PILE_HEAD: Final = 3
"""The bytes of a pile before its cards: its size, and two for its readers."""
SLOT_ZONES: Final = frozenset({"treasure"})
"""Zones with as many piles as seats that belong to no seat."""
ORDERED: Final = frozenset({("saboteur-2", "thieves"), ("the-dark-cave", "out")})
"""Lists of seats of which the order matters."""
BEASTS: Final = 3
FARTHEST: Final = 46
"""No card of the kernel lies farther from the start."""


class Block(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    offset: int
    meaning: str

    @property
    def size(self) -> int:
        """Its bytes."""
        return prod(self.shape)


class ZoneBlock(NamedTuple):
    """The piles of a zone, and the kinds of cards that they can hold."""

    name: str
    piles: int
    is_by_seat: bool
    kinds: tuple[int, ...]


class Layout:
    """All parts of an observation in their order."""

    def __init__(self, codec: Codec, area: Area | None = None) -> None:
        self.codec = codec
        self.seats = codec.seats
        self.area = default_area(codec) if area is None else checked_area(codec, area)
        self.columns = self.area.right - self.area.left + 1
        self.rows = self.area.bottom - self.area.top + 1
        self.goals = codec.goal_cells()
        self.fronts = codec.front_cards()
        self.actions: FieldTable = action_tables(codec)
        self.zones = zone_blocks(codec)
        self.box = [box(codec.rules, codec.seats)[card] for card in codec.cards]
        self.blocks = self._blocks()
        self.size = sum(block.size for block in self.blocks)
        self.labels_size = sum(zone.piles * len(zone.kinds) for zone in self.zones)

    def block(self, name: str) -> Block:
        """The part of that name."""
        return next(block for block in self.blocks if block.name == name)

    def table_blocks(self) -> list[Block]:
        """The parts that are fields of the open table."""
        return [block for block in self.blocks if block.name.startswith("table.")]

    def pile_blocks(self) -> list[Block]:
        """The parts that are piles, a zone each."""
        return [block for block in self.blocks if block.name.startswith("pile.")]

    def _blocks(self) -> tuple[Block, ...]:
        blocks: list[Block] = []
        for name, shape, meaning in (*self._head(), *self._tail()):
            offset = blocks[-1].offset + blocks[-1].size if blocks else 0
            blocks.append(Block(name, shape, offset, meaning))
        return tuple(blocks)

    def _head(self) -> list[tuple[str, tuple[int, ...], str]]:
        table = self.codec.first.table
        planes = PLANES + (MARK_PLANES if self.codec.has_marks else ())
        fields = [
            (f"table.{name}", shape, meaning)
            for name, word in words_of(type(table)).items()
            for shape, meaning in self._field(name, word.kind)
        ]
        return [
            (
                "board",
                (len(planes), self.rows, self.columns),
                f"planes over the window: {', '.join(planes)}",
            ),
            (
                "goals",
                (len(self.goals),),
                "cards that are missing to each goal; 255: it lies open, 254: no way leads on",
            ),
            *fields,
            ("due", (DUE,), "the item that is decided next: its kind, its seat, three fields"),
        ]

    def _tail(self) -> list[tuple[str, tuple[int, ...], str]]:
        seats, kinds, verbs = self.seats, len(self.codec.cards), len(self.actions.verbs)
        piles = [
            (
                f"pile.{zone.name}",
                (zone.piles, PILE_HEAD + len(zone.kinds)),
                "size (255: secret), readers (two bytes), known cards by kind",
            )
            for zone in self.zones
        ]
        return [
            *piles,
            ("perhaps", (kinds,), "cards known to be in one of several piles, by kind"),
            ("unseen", (kinds,), "cards whose place is unknown, by kind"),
            ("done", (seats, verbs), "how often each seat did what in this round"),
            ("gains", (seats, 2), "how often each seat brought a goal nearer, or farther away"),
            (
                "aimed",
                (len(self.actions.aimed), seats, seats),
                "how often each seat did what to whom",
            ),
            (
                "lately",
                (LATELY, LOGGED),
                "the last actions, the newest first: seat, description, gain + 8",
            ),
        ]

    def _field(self, name: str, kind: str) -> list[tuple[tuple[int, ...], str]]:
        """The shape of a field of the table."""
        seats = self.seats
        if name == "seats" or kind == "board":
            return []
        if kind == "records":
            is_beasts = name == "beasts"
            shape = (BEASTS, 4) if is_beasts else (seats, 2)
            told = "column, row, space, owner" if is_beasts else "worth and cards, added up"
            return [(shape, told)]
        shapes = {
            "number": ((1,), "a number, at most 255"),
            "seat": ((1,), "a seat as the viewer counts, 0: nobody"),
            "seats": ((seats,), self._order(name)),
            "numbers-by-seat": ((seats,), "a number for each seat, at most 255"),
            "cards-by-seat": ((seats, len(self.fronts)), "cards by kind, for each seat"),
            "spots-by-seat": ((seats, 3), "column, row and space, for each seat"),
        }
        return [shapes[kind]]

    def _order(self, name: str) -> str:
        is_ordered = (self.codec.rules.name, name) in ORDERED
        return "the place of each seat in a list, 0: none" if is_ordered else "1 for each seat"

    def tables(self) -> dict[str, Any]:
        """Everything that the compiled observer must know."""
        codec, half = self.codec, 48
        return {
            "left": self.area.left + half,
            "top": self.area.top + half,
            "width": self.columns,
            "height": self.rows,
            "fronts": codec.bag(self.fronts),
            "box": self.box,
            "items": codec.due_words,
            "effects": codec.board_effects,
            "zones": [(zone.piles, int(zone.is_by_seat), list(zone.kinds)) for zone in self.zones],
            "offsets": self._offsets(),
        }

    def _offsets(self) -> dict[str, int]:
        names = ("goals", "due", "perhaps", "unseen", "done", "gains", "aimed", "lately")
        return {
            **{name: self.block(name).offset for name in names},
            "planes": 0,
            "table": self.table_blocks()[0].offset,
            "piles": self.pile_blocks()[0].offset,
            "size": self.size,
            "labels": self.labels_size,
        }


def checked_area(codec: Codec, area: object) -> Area:
    """A window that can be observed: it holds the first cards, and the kernel's window holds it."""
    if not isinstance(area, tuple) or len(area) != len(Area._fields):
        raise KernelError(f"a window is an Area of four whole numbers, not {area!r}")
    found, cards = Area(*area), list(codec.first.table.board.tiles)
    if any(type(number) is not int or not -FARTHEST <= number <= FARTHEST for number in found):
        raise KernelError(
            f"a window is four whole numbers from {-FARTHEST} to {FARTHEST}, not {area!r}"
        )
    outside = [cell for cell in cards if not found.holds(cell)]
    if outside:
        raise KernelError(
            f"a window holds the cards that lie there at first; {tuple(area)} lacks {outside[0]}"
        )
    return found


def zone_blocks(codec: Codec) -> tuple[ZoneBlock, ...]:
    """The zones of a ruleset, with the kinds of cards whose backs they show."""
    back_of = codec.rules.cards.back_of
    return tuple(
        ZoneBlock(
            name,
            len(list(zone.pile_slots(codec.seats))),
            zone.slots < 0 and name not in SLOT_ZONES,
            tuple(n for n, card in enumerate(codec.cards) if back_of(card) in zone.backs),
        )
        for name, zone in codec.rules.zones.items()
    )
