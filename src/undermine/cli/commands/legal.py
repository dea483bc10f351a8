"""`legal`: the legal actions of a position."""

from __future__ import annotations

import argparse
import json

from undermine.cli.arguments import read_position


def run(arguments: argparse.Namespace) -> int:
    """Every legal action, one per line; none is a no."""
    rules, state = read_position(arguments.position)
    actions = [repr(action) for action in rules.legal(state)]
    if arguments.json:
        print(json.dumps(actions))
    elif actions:
        print("\n".join(actions))
    return 0 if actions else 1
