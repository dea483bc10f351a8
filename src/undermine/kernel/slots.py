"""Slots of a game: which fields its action numbers have, and how many values each of them.

Action numbers are those of the kernel's large window. A learner wants few and dense numbers for
its masks, so it chooses a window of the board and gets slots; the two numberings stay apart.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Final, NamedTuple

from undermine.core.board import Board
from undermine.core.grid import Area
from undermine.kernel.codec import SPAN, Codec
from undermine.kernel.errors import KernelError
from undermine.kernel.numbering import NO_CARD, Verb
from undermine.kernel.window import Window

if TYPE_CHECKING:
    from undermine.kernel.interface import Kernel

MISSING: Final = 0xFFFF
WIDEST: Final = 1 << 24
BAG: Final = ("bag", "bag", "bag")
DEFAULT_MARGIN: Final = 3


class Field(NamedTuple):
    """A part of an action number: what it means, and where it stands."""

    kind: str
    shift: int
    bits: int


class SlotField(NamedTuple):
    """A field with the dense value of everything that can stand in it."""

    shift: int
    bits: int
    size: int
    values: list[int]


def make_window(kernel: Kernel, area: Area | None = None) -> Window:
    """The window of these cells; without any, those between start and goals and a little more."""
    cells = area or default_area(kernel.codec)
    base, entries = 0, []
    for verb in kernel.codec.verbs:
        fields = [slot_field(kernel.codec, cells, field) for field in fields_of(verb)]
        is_bag = tuple(field.kind for field in fields_of(verb)) == BAG
        entries.append((verb.number, base, is_bag, [tuple(field) for field in fields]))
        base += bag_size(fields[0].size) if is_bag else prod(field.size for field in fields)
    if base > WIDEST:
        raise KernelError(f"a window of {base} slots is too large; take fewer cells")
    return Window(kernel, tuple(cells), entries, base)


def bag_size(kinds: int) -> int:
    """The number of bags of three things of so many kinds."""
    return kinds * (kinds + 1) * (kinds + 2) // 6


def default_area(codec: Codec) -> Area:
    """The cells that the first cards lie on, and a margin around them."""
    board: Board = codec.first.table.board
    if board.area is not None:
        return board.area
    columns = [x for x, _ in board.tiles]
    rows = [y for _, y in board.tiles]
    margin = DEFAULT_MARGIN
    return Area(
        min(columns) - margin, min(rows) - margin, max(columns) + margin, max(rows) + margin
    )


def fields_of(verb: Verb) -> tuple[Field, ...]:
    """The fields of a verb, read from its layout."""
    if verb.layout.startswith("nothing"):
        return ()
    if verb.kind.__name__ == "Discard":
        return (Field("bag", 16, 8), Field("bag", 8, 8), Field("bag", 0, 8))
    return LAYOUTS[verb.layout]


_CELL = Field("cell", 0, 14)
LAYOUTS: Final[dict[str, tuple[Field, ...]]] = {
    "lay << 14 | cell": (Field("lay", 14, 10), _CELL),
    "lay": (Field("lay", 0, 8),),
    "seat": (Field("seat", 0, 8),),
    "card": (Field("card", 0, 8),),
    "cell": (_CELL,),
    "goal": (Field("slot", 0, 8),),
    "treasure": (Field("slot", 0, 8),),
    "card << 16 | seat": (Field("card", 16, 8), Field("seat", 0, 8)),
    "card << 16 | tool << 8 | seat": (
        Field("card", 16, 8),
        Field("slot", 8, 8),
        Field("seat", 0, 8),
    ),
    "card << 16 | cell": (Field("card", 16, 8), _CELL),
    "card << 16 | mine": (Field("card", 16, 8), Field("slot", 0, 8)),
    "card << 16 | treasure": (Field("card", 16, 8), Field("slot", 0, 8)),
    "card << 16 | corner": (Field("card", 16, 8), Field("slot", 0, 8)),
    "card that is lifted << 16 | card << 8 | card, in order": (
        Field("card", 16, 8),
        Field("card", 8, 8),
        Field("card", 0, 8),
    ),
    "cell << 4 | side (2: its east side, 4: its south side)": (
        Field("cell", 4, 14),
        Field("side", 0, 4),
    ),
    "space << 14 | cell": (Field("space", 14, 3), _CELL),
    "card << 15 | cell << 1 | 0 for its east side, 1 for its south side": (
        Field("card", 15, 8),
        Field("cell", 1, 14),
        Field("bit", 0, 1),
    ),
    "card << 17 | space << 14 | cell": (
        Field("card", 17, 7),
        Field("space", 14, 3),
        _CELL,
    ),
    "1 for yellow, 2 for blue": (Field("slot", 0, 8),),
    "0 for the rat, 1 for the lindworm, 2 for the goblin": (Field("slot", 0, 8),),
    "0 for nobody, 1 for yellow, 2 for blue": (Field("slot", 0, 8),),
}
"""The fields of every layout; the text of a layout is what the documents say."""

SIZES: Final = {"slot": 16, "space": 8, "bit": 2}


def slot_field(codec: Codec, area: Area, field: Field) -> SlotField:
    """A field with its dense values."""
    if field.kind == "cell":
        values, size = cell_values(codec, area)
    elif field.kind == "bag":
        held = hand_cards(codec)
        values = [1 + held.index(card) if card in held else MISSING for card in range(256)]
        values[NO_CARD] = 0
        size = 1 + len(held)
    elif field.kind == "side":
        values, size = [MISSING, MISSING, 0, MISSING, 1, *[MISSING] * 11], 2
    else:
        size = {"lay": len(codec.lays), "seat": codec.seats, "card": len(codec.cards)}.get(
            field.kind, SIZES.get(field.kind, 0)
        )
        values = [*range(size), *[MISSING] * ((1 << field.bits) - size)]
    return SlotField(field.shift, field.bits, size, values[: 1 << field.bits])


def hand_cards(codec: Codec) -> list[int]:
    """The cards that can be in a hand."""
    kinds = {card.id: card.kind for card in codec.rules.cards}
    return [codec.card(card) for card in codec.cards if kinds[card] in ("path", "action")]


def cell_values(codec: Codec, area: Area) -> tuple[list[int], int]:
    """The dense number of every cell inside an area."""
    values = [MISSING] * (1 << 14)
    cells = [
        (x, y)
        for y in range(area.top, area.bottom + 1)
        for x in range(area.left, area.right + 1)
        if abs(x) < SPAN // 2 - 1 and abs(y) < SPAN // 2 - 1
    ]
    for number, cell in enumerate(cells):
        values[codec.cell(cell)] = number
    return values, len(cells)
