"""`view`: a position as a seat sees it."""

from __future__ import annotations

import argparse

from undermine.cli.arguments import read_position, read_seat
from undermine.notation.drawing import draw
from undermine.notation.positions import write_position
from undermine.notation.wire import encode


def run(arguments: argparse.Namespace) -> int:
    """Print the view of a seat."""
    rules, state = read_position(arguments.position)
    seen = rules.view(state, read_seat(arguments.seat, state.table.seats))
    if arguments.json:
        print(encode(seen).decode())
    else:
        print(draw(rules, seen))
        print(f"\n{write_position(rules, seen)}")
    return 0
