"""`perft`: the number of sequences of decisions from a position."""

from __future__ import annotations

import argparse
import json

from undermine.cli.arguments import read_position
from undermine.testing.perft import split


def run(arguments: argparse.Namespace) -> int:
    """How many sequences of decisions a position has."""
    rules, state = read_position(arguments.position)
    if arguments.depth < 1:
        message = f"--depth must be at least 1, not {arguments.depth}"
        raise ValueError(message)
    counts = split(rules, state, arguments.depth)
    if arguments.json:
        first = {repr(action): count for action, count in counts.items()}
        print(json.dumps({"depth": arguments.depth, "nodes": sum(counts.values()), "split": first}))
    else:
        for action, count in counts.items():
            print(f"{action!r}: {count}")
        print(sum(counts.values()))
    return 0
