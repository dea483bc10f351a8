"""Which share of whole games ever leaves the window of the board that learners see.

In the kernel every seat plays by a policy, on the engine every seat is a `greedy` bot. A game that
leaves the window is counted once and not played on: learners would see it truncated there.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from undermine import load
from undermine.bots import make_bot
from undermine.bots.seating import Seating
from undermine.bots.tally import Rate, rate
from undermine.core.grid import Area
from undermine.kernel import GAMES, kernel
from undermine.session import Game

POLICIES: Final = ("random", "path-first", "thumb")
AT_ONCE: Final = 500
"""Games of a batch."""
PART: Final = 10
"""Games of greedy bots that a process plays before it is asked again."""


class Table(NamedTuple):
    """A game at a number of seats, and the window it is watched through."""

    game: str
    seats: int
    area: Area


def left_in_kernel(table: Table, policy: str, games: int, seed: int) -> Rate:
    """Of games that a policy plays, those that leave the window."""
    sizes = [min(AT_ONCE, games - first) for first in range(0, games, AT_ONCE)]
    left = sum(_left_of_batch(table, policy, size, seed + n) for n, size in enumerate(sizes))
    return rate(left, games)


def _left_of_batch(table: Table, policy: str, games: int, seed: int) -> int:
    """Play until each game has ended once; the games dealt after that are not counted."""
    rules = kernel(load(table.game), table.seats)
    batch = rules.batch(games, seed, observer=rules.observer(table.area))
    ended, truncated = array("B", bytes(games)), array("B", bytes(games))
    batch.bind(ended=ended, truncated=truncated)
    going, left = set(range(games)), 0
    while going:
        batch.play(1, policy)
        over = {game for game in going if ended[game] or truncated[game]}
        left += sum(truncated[game] for game in over)
        going -= over
    return left


def left_on_engine(table: Table, games: int, seed: int, jobs: int) -> Rate:
    """Of games that greedy bots play, those that leave the window."""
    parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context) as workers:
        return rate(sum(workers.map(partial(_left_of_part, table, seed), parts)), games)


def _left_of_part(table: Table, seed: int, numbers: range) -> int:
    return sum(_leaves(table, f"{seed}-{number}") for number in numbers)


def _leaves(table: Table, seed: str) -> bool:
    """Play one game of greedy bots until a card lies outside, or to its end."""
    bots = {seat: make_bot("greedy", f"{seed}-{seat}") for seat in range(table.seats)}
    seating = Seating(Game(table.game, table.seats, seed), bots)
    while not seating.game.over:
        if not all(map(table.area.holds, seating.game.state.table.board.tiles)):
            return True
        seating.play(seating.ask())
    return False


def lines(table: Table, options: argparse.Namespace) -> Iterator[tuple[str, Rate]]:
    """The shares of a game, one way of playing after the other."""
    for policy in POLICIES:
        yield policy, left_in_kernel(table, policy, options.games, options.seed)
    if options.greedy:
        yield "greedy", left_on_engine(table, options.greedy, options.seed, options.jobs)


def told(found: Rate) -> str:
    """A share with its interval of 95 %: Wilson's, or the rule of three where none left."""
    if not found.count:
        return f"none of {found.of:,} games left it: at most {3 / found.of:.3%}"
    share = f"{found.share:.3%} ({found.low:.3%} to {found.high:.3%})"
    return f"{found.count:,} of {found.of:,} games left it: {share}"


def main(words: Sequence[str]) -> int:
    """Measure, and print each share as soon as it is known."""
    options = _read(words)
    begun = time.monotonic()
    for game in [options.only] if options.only else GAMES:
        area = options.area or kernel(load(game), options.seats).observer().window.area
        table = Table(game, options.seats, Area(*area))
        print(f"{game}, {table.seats} seats, window {tuple(table.area)}")
        for name, found in lines(table, options):
            print(f"  {name:10} {told(found)}", flush=True)
    print(f"{time.monotonic() - begun:.0f} s")
    return 0


def _read(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=GAMES, help="one game instead of all")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=10_000, help="games of each policy")
    parser.add_argument("--greedy", type=int, default=300, help="games of greedy bots; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--area", type=int, nargs=4, metavar="CELL", help="another window: left top right bottom"
    )
    options = parser.parse_args(words)
    for name in ("games", "seats", "jobs"):
        if getattr(options, name) < 1:
            parser.error(f"--{name} is at least 1, not {getattr(options, name)}")
    return options


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
