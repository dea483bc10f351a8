"""Starts `undermine play` by itself: game, seats, seed, language and record as arguments."""

import argparse
import sys

from undermine.cli.commands.play import run

if __name__ == "__main__":
    names = ("game", "seats", "seed", "lang", "record")
    given = dict(zip(names, sys.argv[1:], strict=True))
    sys.exit(run(argparse.Namespace(**{name: value or None for name, value in given.items()})))
