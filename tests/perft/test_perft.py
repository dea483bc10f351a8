"""Counted positions: every number depends on every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine import position
from undermine.testing.perft import perft, split

HERE = Path(__file__).parent


def _counted() -> list[tuple[str, int, int]]:
    """Position, depth and number of every line of every file."""
    lines = [line for file in sorted(HERE.glob("*.perft")) for line in file.read_text().split("\n")]
    counted = []
    for line in lines:
        text, semicolon, numbers = line.partition(" ; ")
        if semicolon and not line.startswith("#"):
            counted += [(text, depth, int(n)) for depth, n in enumerate(numbers.split(), 1)]
    return counted


@pytest.mark.parametrize(("text", "depth", "number"), _counted())
def test_as_many_sequences_of_decisions_as_ever(text: str, depth: int, number: int) -> None:
    rules, state = position(text)

    counts = split(rules, state, depth)

    shown = "\n".join(f"{action!r}: {count}" for action, count in counts.items())
    assert sum(counts.values()) == number, f"{text}\n{shown}"


def test_a_split_adds_up_to_the_count() -> None:
    rules, state = position("saboteur seats=3")

    assert sum(split(rules, state, 3).values()) == perft(rules, state, 3)


def test_nothing_is_counted_beyond_the_end_of_a_game() -> None:
    rules, state = position("saboteur seats=3 agenda=- round=3")

    assert perft(rules, state, 1) == 0
    assert perft(rules, state, 0) == 1
