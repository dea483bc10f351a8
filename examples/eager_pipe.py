# ruff: noqa: INP001, S311, T201
"""The same bot as a program: lays the path card that lies furthest east, else anything."""

import random
import sys

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "choose":
        actions = rest.split(" | ")
        paths = [action for action in actions if action.startswith("place ")]
        choice = max(paths, key=lambda action: int(action.split()[2].split(",")[0]), default=None)
        print(choice or random.choice(actions), flush=True)
