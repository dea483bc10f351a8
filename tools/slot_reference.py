"""The reference of slots: how the actions of a game are numbered inside a window."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import prod
from typing import NamedTuple

from tools.reference_tables import Row, ranges, table
from undermine.kernel.action_layout import CHANCE_VERBS
from undermine.kernel.numbering import NO_CARD, Verb
from undermine.kernel.observation_layout import Layout
from undermine.kernel.slots import (
    MISSING,
    VERSION,
    SlotField,
    bag_size,
    slot_field,
    slot_fields,
)


def slots_explained() -> Iterator[str]:
    """What slots are."""
    yield "## Slots"
    yield ""
    yield "A slot is a dense number of an action inside the window, for masks."
    yield (
        "It is the first slot of its verb, plus its fields as digits: each counts as many slots as "
        "the sizes of the fields behind it multiply to."
    )
    yield "What a field can be is numbered from 0 as listed, cells row by row from the north-west."
    yield (
        "A bag is one to three cards in rising order, numbered from 1 as listed, after a 0 for "
        "each that is missing: a, a + b(b+1)/2 or a + b(b+1)/2 + c(c+1)(c+2)/6."
    )
    yield "Actions of chance have slots that no mask allows."
    yield (
        f"Slots have version {VERSION} and belong to a game, its options and seats and a window; "
        "numbers of actions are better to keep."
    )
    yield "Verbs 48 to 63 are kept free for talk."
    yield ""


def slot_table(layout: Layout) -> Iterator[str]:
    """The slots of one game."""
    head = (f"Slots at {layout.seats} seats from", "Count", "Action", "Fields")
    yield from table(head, _slot_rows(layout), right=2)


def _slot_rows(layout: Layout) -> Iterator[Row]:
    base = 0
    for verb in layout.codec.verbs:
        name, fields = verb.kind.__name__, fields_told(layout, verb)
        count = count_of(fields)
        chance = " (chance)" if name in CHANCE_VERBS else ""
        yield str(base), str(count), f"`{name.lower()}`{chance}", _listed(fields)
        base += count


class Told(NamedTuple):
    """A field of a slot: its kind, its name in the layout of the verb, and its dense values."""

    kind: str
    name: str
    dense: SlotField


def fields_told(layout: Layout, verb: Verb) -> list[Told]:
    """The fields of a verb with their names."""
    names = [re.sub(r" << \d+", "", part) for part in verb.layout.split(" | ")]
    fields = slot_fields(layout.codec, verb)
    dense = (slot_field(layout.codec, layout.area, verb, field) for field in fields)
    return [
        Told(field.kind, name, made)
        for field, name, made in zip(fields, names, dense, strict=False)
    ]


def slots_of(layout: Layout) -> int:
    """The number of slots of a layout."""
    return sum(count_of(fields_told(layout, verb)) for verb in layout.codec.verbs)


def count_of(fields: Sequence[Told]) -> int:
    """The slots of a verb with these fields."""
    sizes = [field.dense.size for field in fields]
    is_bag = bool(fields) and fields[0].kind == "bag"
    return bag_size(sizes[0], len(sizes)) if is_bag else prod(sizes)


def _listed(fields: Sequence[Told]) -> str:
    if fields and fields[0].kind == "bag":
        return f"a bag of {len(fields)}: {named(fields[0].dense)}"
    return " × ".join(_field(field) for field in fields) or "none"


def _field(field: Told) -> str:
    values = f": {named(field.dense)}" if field.kind in ("lay", "card") else ""
    return f"{field.name}{values} ({field.dense.size})"


def named(field: SlotField) -> str:
    """The numbers that a field can have, without that of a card that is missing."""
    return ranges(
        value
        for value, dense in enumerate(field.values)
        if dense != MISSING and (value, dense) != (NO_CARD, 0)
    )
