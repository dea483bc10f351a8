"""Places of a board in one word, as pages write them: `3,2`, its second space `3,2/2`, `3,2/E`."""

from __future__ import annotations

from typing import Any, Final

EAST: Final = 2


def place_key(place: Any) -> str:  # noqa: ANN401 (a cell, a space of a card, or a border)
    """The word for a place of an action."""
    if isinstance(place, dict):
        return f"{place_key(place['cell'])}/{'E' if place['side'] == EAST else 'S'}"
    first, second = place
    if isinstance(first, int):
        return f"{first},{second}"
    return place_key(first) + (f"/{second + 1}" if second else "")


def cell_of(key: str) -> tuple[int, int]:
    """The cell of a place."""
    x, y = key.split("/", maxsplit=1)[0].split(",")
    return int(x), int(y)


def space_of(key: str) -> list[Any]:
    """The space that a word names, as actions write it."""
    return [list(cell_of(key)), int(key.partition("/")[2] or 1) - 1]
