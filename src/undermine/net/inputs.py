"""What a net takes in: one layout of numbers for all numbers of seats of a game.

An observation is first spread over the canonical layout, that of most seats on a window that holds
the windows of all numbers of seats. Then every byte becomes one or more numbers: scaled, as bits,
or as one of several classes. Cells of the board are planes of their own, for a convolution.
Nothing here needs a package beyond the engine's, so learning and playing share it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from typing import Any, Final, NamedTuple

from undermine.core.grammar import words_of
from undermine.core.grid import Area
from undermine.core.ruleset import Ruleset
from undermine.kernel.observation_layout import LATELY, LOGGED, Block, Layout
from undermine.kernel.slots import default_area
from undermine.net.reckoning import GAINS, NEAR, Places, places_of
from undermine.observation.codecs import codec_of

VERSION: Final = 2
"""The version of the inputs; it grows when a number changes its meaning."""
READABLE: Final = (1, 2)
"""Version 1 lacks what `undermine.net.reckoning` tells."""
RECKONED: Final = NEAR + GAINS + 1
"""What is reckoned of a move: the distance to a goal, how much nearer, and the named seat."""
SPECIAL: Final = 3
"""The last classes of a byte: 254, 255, and everything else that is too large."""
SEAT_CLASSES: Final = 13 + SPECIAL
VERB_CLASSES: Final = 48 + SPECIAL
ITEM_CLASSES: Final = 32 + SPECIAL
DISTANCE_CLASSES: Final = 16 + SPECIAL
SPACE_CLASSES: Final = 5 + SPECIAL
GAIN_CLASSES: Final = 17
STYLES: Final = ("patient",)
"""Inputs from 0 to 1 that say how the net is to play."""


class Scaled(NamedTuple):
    """A byte as one number: as far as a cap, times a factor."""

    byte: int
    factor: float
    cap: int


class Bits(NamedTuple):
    """A byte as its lowest bits."""

    byte: int
    size: int


class Classes(NamedTuple):
    """A byte as one of so many classes."""

    byte: int
    size: int


Entry = Scaled | Bits | Classes


def class_of(value: int, count: int) -> int:
    """The class of a byte.

    >>> [class_of(value, 8) for value in (0, 4, 5, 254, 255)]
    [0, 4, 5, 6, 7]
    """
    if value < count - SPECIAL:
        return value
    return {254: count - 2, 255: count - 1}.get(value, count - 3)


def width_of(entry: Entry) -> int:
    """How many numbers an entry makes."""
    return 1 if isinstance(entry, Scaled) else entry.size


class Inputs:
    """The inputs of one game, for all its numbers of seats."""

    def __init__(self, rules: Ruleset[Any, Any], version: int = VERSION) -> None:
        self.rules = rules
        self.version = version
        self.most_seats = rules.seats[-1]
        self.area = common_area(rules)
        self.layout = Layout(codec_of(rules, self.most_seats), self.area)

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """All bytes behind the board, in their order."""
        return tuple(entry for block in self.layout.blocks[1:] for entry in self._entries(block))

    @cached_property
    def width(self) -> int:
        """The numbers of all entries, of the number of seats, of the styles, and reckoned ones."""
        reckoned = self.places.seats + NEAR if self.places else 0
        return self.styles_to + len(STYLES) + reckoned

    @cached_property
    def styles_to(self) -> int:
        """The place of the styles."""
        return sum(width_of(entry) for entry in self.entries) + len(self.rules.seats)

    @cached_property
    def places(self) -> Places | None:
        """Where an observation says what is reckoned with, if anything is."""
        return places_of(self.layout) if self.version > 1 else None

    @property
    def planes(self) -> tuple[str, ...]:
        """The planes of the board in their order."""
        count = self.layout.blocks[0].shape[0]
        return ("tile", "ports", "live", "need", "tokens", "east", "south")[:count]

    @cached_property
    def pawns(self) -> tuple[tuple[int, int], ...]:
        """Bytes of the column of each figure on the board, and the plane it is drawn on.

        Planes: the own dwarf, other dwarves, creatures. The byte of its row follows.
        """
        return tuple(self._pawns())

    def _pawns(self) -> Iterator[tuple[int, int]]:
        for name, step, plane in (("table.pawn", 3, 1), ("table.beasts", 4, 2)):
            found = [block for block in self.layout.blocks if block.name == name]
            for block in found:
                for number in range(block.shape[0]):
                    own = plane == 1 and number == 0
                    yield block.offset + step * number, 0 if own else plane

    def _entries(self, block: Block) -> Iterator[Entry]:
        kind, _, name = block.name.partition(".")
        make = _BLOCKS.get(kind, _counts)
        if kind == "table":
            make = self._table_maker(name)
        yield from make(block)

    def _table_maker(self, name: str) -> Any:  # noqa: ANN401 (a function of a block)
        kind = words_of(type(self.layout.codec.first.table))[name].kind
        if name == "beasts":
            return self._beasts
        return {"seat": _seats, "spots-by-seat": self._spots}.get(kind, _counts)

    def _spots(self, block: Block) -> Iterator[Entry]:
        for offset in range(block.offset, block.offset + block.size, 3):
            yield Classes(offset, self.layout.columns + 1 + SPECIAL)
            yield Classes(offset + 1, self.layout.rows + 1 + SPECIAL)
            yield Classes(offset + 2, SPACE_CLASSES)

    def _beasts(self, block: Block) -> Iterator[Entry]:
        for offset in range(block.offset, block.offset + block.size, 4):
            yield Classes(offset, self.layout.columns + 1 + SPECIAL)
            yield Classes(offset + 1, self.layout.rows + 1 + SPECIAL)
            yield Classes(offset + 2, SPACE_CLASSES)
            yield Classes(offset + 3, SEAT_CLASSES)

    def spread(self, seats: int) -> list[int]:
        """For each byte of the canonical layout the byte at so many seats, or -1."""
        return spread(Layout(codec_of(self.rules, seats), self.area), self.layout)

    def spread_labels(self, seats: int) -> list[int]:
        """The same for labels."""
        return spread_labels(Layout(codec_of(self.rules, seats), self.area), self.layout)


def common_area(rules: Ruleset[Any, Any]) -> Area:
    """A window that holds the windows of all numbers of seats."""
    areas = [Area(*default_area(codec_of(rules, seats))) for seats in rules.seats]
    return Area(
        min(area.left for area in areas),
        min(area.top for area in areas),
        max(area.right for area in areas),
        max(area.bottom for area in areas),
    )


# -- what bytes become -------------------------------------------------------------------------


def _counts(block: Block) -> Iterator[Entry]:
    for byte in range(block.offset, block.offset + block.size):
        yield Scaled(byte, 0.25, 24)


def _seats(block: Block) -> Iterator[Entry]:
    for byte in range(block.offset, block.offset + block.size):
        yield Classes(byte, SEAT_CLASSES)


def _distances(block: Block) -> Iterator[Entry]:
    for byte in range(block.offset, block.offset + block.size):
        yield Classes(byte, DISTANCE_CLASSES)


def _due(block: Block) -> Iterator[Entry]:
    yield Classes(block.offset, ITEM_CLASSES)
    yield Classes(block.offset + 1, SEAT_CLASSES)
    for byte in range(block.offset + 2, block.offset + block.size):
        yield Scaled(byte, 0.125, 40)


def _piles(block: Block) -> Iterator[Entry]:
    piles, width = block.shape
    for pile in range(piles):
        offset = block.offset + pile * width
        yield Scaled(offset, 0.125, 40)
        yield Bits(offset + 1, 8)
        yield Bits(offset + 2, 4)
        for byte in range(offset + 3, offset + width):
            yield Scaled(byte, 0.5, 12)


def _aimed(block: Block) -> Iterator[Entry]:
    for byte in range(block.offset, block.offset + block.size):
        yield Scaled(byte, 0.5, 8)


def _lately(block: Block) -> Iterator[Entry]:
    for line in range(LATELY):
        offset = block.offset + line * LOGGED
        yield Classes(offset, SEAT_CLASSES)
        yield Classes(offset + 1, VERB_CLASSES)
        yield Classes(offset + 6, SEAT_CLASSES)
        yield Scaled(offset + 8, 0.5, 4)
        yield Classes(offset + 11, GAIN_CLASSES + SPECIAL)


_BLOCKS: Final = {
    "goals": _distances,
    "due": _due,
    "pile": _piles,
    "aimed": _aimed,
    "lately": _lately,
}


# -- other numbers of seats --------------------------------------------------------------------


def spread(small: Layout, large: Layout) -> list[int]:
    """For each byte of a large layout the byte of a small one that says the same, or -1."""
    source = [-1] * large.size
    for one, other in zip(small.blocks, large.blocks, strict=True):
        assert one.name == other.name
        for place in product(*map(range, one.shape)):
            source[other.offset + _index(place, other.shape)] = one.offset + _index(
                place, one.shape
            )
    return source


def spread_labels(small: Layout, large: Layout) -> list[int]:
    """The same for the true cards of all piles."""
    source, from_ = [-1] * large.labels_size, 0
    to = 0
    for one, other in zip(small.zones, large.zones, strict=True):
        kinds = len(one.kinds)
        assert kinds == len(other.kinds)
        for number in range(one.piles * kinds):
            source[to + number] = from_ + number
        from_ += one.piles * kinds
        to += other.piles * kinds
    return source


def _index(place: tuple[int, ...], shape: tuple[int, ...]) -> int:
    index = 0
    for step, size in zip(place, shape, strict=True):
        index = index * size + step
    return index
