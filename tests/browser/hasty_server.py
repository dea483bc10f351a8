"""Starts a server at which people may vote about a seat without minutes of waiting.

It is the server that everybody runs, with shorter constants. No setting reaches them, so a host
cannot serve like this by mistake.
"""

from __future__ import annotations

import sys

from undermine.cli.main import main
from undermine.server import motions

if __name__ == "__main__":
    vars(motions).update(TURN_PATIENCE=0.0, SEAT_PATIENCE=0.0, AWAY_PATIENCE=0.0, CALM=0.0)
    sys.exit(main(["serve", *sys.argv[1:]]))
