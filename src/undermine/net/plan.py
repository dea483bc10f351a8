"""The plan of a net: which bytes become which numbers, as plain lists for the kernel."""

from __future__ import annotations

from typing import Any, Final

from undermine.kernel.observation_layout import FEATURES
from undermine.net.faces import properties
from undermine.net.inputs import (
    GAIN_CLASSES,
    SPECIAL,
    STYLES,
    Bits,
    Entry,
    Inputs,
    Scaled,
    width_of,
)
from undermine.net.reckoning import WEIGHTS

MOVE_VERBS: Final = 48
MOVE_OTHERS: Final = 16
MOVE_DISTANCES: Final = 16 + SPECIAL
GOALS: Final = 4
FIRST_DISTANCE: Final = 10
LABEL_FACTOR: Final = 0.5
SCALED: Final = 0
BITS: Final = 1
CLASSES: Final = 2
_PLANE_BITS: Final = {"ports": 4, "live": 4, "need": 8, "tokens": 8, "east": 8, "south": 8}

assert FEATURES == 16  # noqa: PLR2004 (the bytes that spans name)


def spans_of(inputs: Inputs) -> dict[int, int]:
    """The classes of the bytes of a move, by byte, in the order of their numbers."""
    distances = {FIRST_DISTANCE + goal: MOVE_DISTANCES for goal in range(GOALS)}
    return {
        0: MOVE_VERBS,
        2: len(inputs.layout.codec.cards) + 1,
        5: inputs.most_seats + 1,
        6: MOVE_OTHERS,
        14: GAIN_CLASSES,
        **distances,
    }


def plan_of(inputs: Inputs) -> dict[str, Any]:
    """Everything that the compiled net must know of its inputs."""
    layout = inputs.layout
    faces = properties(layout.codec)
    entries, flat = _entries(inputs)
    planes, channels = _planes(inputs, len(faces[0]))
    return {
        "seats": (inputs.rules.seats[0], inputs.most_seats),
        "bytes": layout.size,
        "labels": layout.labels_size,
        "label_factor": LABEL_FACTOR,
        "rows": layout.rows,
        "columns": layout.columns,
        "faces": faces,
        "planes": planes,
        "pawns": [(byte, channels + plane) for byte, plane in inputs.pawns],
        "channels": channels + (3 if inputs.pawns else 0),
        "entries": entries,
        "seats_to": flat,
        "styles_to": inputs.styles_to,
        "styles": len(STYLES),
        "more_to": inputs.width,
        "places": _places(inputs),
        "role_kinds": len(next(zone for zone in layout.zones if zone.name == "role").kinds),
        "moves": _moves(inputs),
    }


def _places(inputs: Inputs) -> dict[str, Any] | None:
    """Where an observation says what is reckoned with."""
    if inputs.places is None:
        return None
    told = inputs.places._asdict()
    return {**told, "odds": WEIGHTS, "to": inputs.styles_to + len(STYLES)}


def _planes(inputs: Inputs, channels: int) -> tuple[list[tuple[int, int]], int]:
    """The first channel and the bits of each plane behind the first one; all channels."""
    planes = []
    for name in inputs.planes[1:]:
        planes.append((channels, _PLANE_BITS[name]))
        channels += _PLANE_BITS[name]
    return planes, channels


def _entries(inputs: Inputs) -> tuple[list[tuple[int, int, int, int, float]], int]:
    """Kind, byte, first number, count and factor of all entries; the numbers of all together."""
    rows, to = [], 0
    for entry in inputs.entries:
        rows.append(_row(entry, to))
        to += width_of(entry)
    return rows, to


def _row(entry: Entry, to: int) -> tuple[int, int, int, int, float]:
    if isinstance(entry, Scaled):
        return SCALED, entry.byte, to, entry.cap, entry.factor
    return BITS if isinstance(entry, Bits) else CLASSES, entry.byte, to, entry.size, 0.0


def _moves(inputs: Inputs) -> dict[str, Any]:
    spans, to = [], 0
    for byte, count in spans_of(inputs).items():
        spans.append((byte, count, to))
        to += count
    return {
        "spans": spans,
        "card_span": [byte for byte, _, _ in spans].index(2),
        "parity_to": to,
        "count_to": to + 4,
        "ends_to": to + 5,
        "faces_to": to + 6,
    }
