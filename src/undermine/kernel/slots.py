"""Slots of a game: which fields its action numbers have, and how many values each of them.

Action numbers are those of the kernel's large window. A learner wants few and dense numbers for
its masks, so it chooses a window of the board and gets slots; the two numberings stay apart.
"""

from __future__ import annotations

from math import comb, prod
from typing import Final, NamedTuple

from undermine.core.board import Board
from undermine.core.grid import Area
from undermine.kernel.codec import SPAN, Codec
from undermine.kernel.errors import KernelError
from undermine.kernel.numbering import NO_CARD, PLACING, Verb

VERSION: Final = 1
"""The version of the slots of all games; it grows when a slot means another action."""
MISSING: Final = 0xFFFF
LIFTED: Final = 16
"""Where the number of `lift` has the card that is lifted; the two others are discarded for it."""
WIDEST: Final = 1 << 24


class Field(NamedTuple):
    """A part of an action number: what it means, and where it stands."""

    kind: str
    shift: int
    bits: int


BAG: Final = (Field("bag", 16, 8), Field("bag", 8, 8), Field("bag", 0, 8))
"""The fields of up to three cards in order."""


class SlotField(NamedTuple):
    """A field with the dense value of everything that can stand in it."""

    shift: int
    bits: int
    size: int
    values: list[int]


class SlotTable(NamedTuple):
    """The slots of all verbs: number, first slot, the cards of a bag, and fields of each."""

    size: int
    area: Area
    verbs: list[tuple[int, int, int, list[tuple[object, ...]]]]


def slot_table(codec: Codec, area: Area | None = None) -> SlotTable:
    """The slots of these cells; without any, those between start and goals and a little more."""
    cells = area or default_area(codec)
    base, entries = 0, []
    for verb in codec.verbs:
        kinds = slot_fields(codec, verb)
        fields = [slot_field(codec, cells, verb, field) for field in kinds]
        bag = len(kinds) if kinds and kinds[0].kind == "bag" else 0
        entries.append((verb.number, base, bag, [tuple(field) for field in fields]))
        base += bag_size(fields[0].size, bag) if bag else prod(field.size for field in fields)
    if base > WIDEST:
        raise KernelError(f"a window of {base} slots is too large; take fewer cells")
    return SlotTable(base, cells, entries)


def bag_size(kinds: int, things: int) -> int:
    """The number of bags of so many things, each of one of these kinds."""
    return comb(kinds + things - 1, things)


def slot_fields(codec: Codec, verb: Verb) -> tuple[Field, ...]:
    """The fields of a verb; of a bag only as many as can be discarded at once."""
    fields = fields_of(verb)
    return fields[-codec.most_discarded :] if fields == BAG else fields


def default_area(codec: Codec) -> Area:
    """The cells that the first cards lie on, and a margin around them."""
    board: Board = codec.first.table.board
    if board.area is not None:
        return board.area
    columns = [x for x, _ in board.tiles]
    rows = [y for _, y in board.tiles]
    west, north, east, south = codec.margins
    return Area(min(columns) - west, min(rows) - north, max(columns) + east, max(rows) + south)


def fields_of(verb: Verb) -> tuple[Field, ...]:
    """The fields of a verb, read from its layout."""
    if verb.layout.startswith("nothing"):
        return ()
    if verb.kind.__name__ == "Discard":
        return BAG
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


def slot_field(codec: Codec, area: Area, verb: Verb, field: Field) -> SlotField:
    """A field with its dense values."""
    if field.kind == "cell":
        values, size = cell_values(codec, area)
    elif field.kind == "bag":
        held = hand_cards(codec)
        values = [1 + held.index(card) if card in held else MISSING for card in range(256)]
        values[NO_CARD] = 0
        size = 1 + len(held)
    elif field.kind == "card":
        named = named_cards(codec, verb, field)
        values = [
            named.index(card) if card in named else MISSING for card in range(1 << field.bits)
        ]
        size = len(named)
    elif field.kind == "lay":
        values, size = lay_values(codec, is_laid=verb is PLACING)
    elif field.kind == "side":
        values, size = [MISSING, MISSING, 0, MISSING, 1, *[MISSING] * 11], 2
    else:
        size = codec.seats if field.kind == "seat" else SIZES[field.kind]
        values = [*range(size), *[MISSING] * ((1 << field.bits) - size)]
    return SlotField(field.shift, field.bits, size, values[: 1 << field.bits])


def lay_values(codec: Codec, *, is_laid: bool) -> tuple[list[int], int]:
    """The dense numbers of the lays that can be in a hand, or of all others."""
    held = hand_cards(codec)
    values, size = [MISSING] * (1 << 10), 0
    for number, lay in enumerate(codec.lays):
        if (codec.card(lay.card) in held) == is_laid:
            values[number] = size
            size += 1
    return values, size


def named_cards(codec: Codec, verb: Verb, field: Field) -> list[int]:
    """The cards that a verb can name: those it is played with, else any card of a hand."""
    word = verb.kind.__name__.lower()
    played = [card for card in codec.cards if word in codec.rules.cards[card].plays]
    if played:
        return codec.bag(played)
    if word == "lift":
        return codec.bag(codec.front_cards()) if field.shift == LIFTED else hand_cards(codec)
    return list(range(len(codec.cards)))


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
