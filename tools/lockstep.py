"""Compare the kernel with the engine, ply by ply, in all games at all numbers of seats."""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.fuzz_kernel import run_checked
from undermine import load
from undermine.kernel import GAMES
from undermine.testing.lockstep import PLAYERS, compare_game, compare_middle

PLIES = 5_000_000
FUZZ = 1_000_000
JOB_SEEDS = 1_000_000
"""How far apart the seeds of two jobs begin, so that they compare other games."""
GREEDY_SHARE = 40
"""One game in so many is played by greedy bots, which think long."""


def player_of(number: int) -> str:
    """Who plays the n-th game."""
    if number % GREEDY_SHARE == 0:
        return "greedy"
    return [name for name in PLAYERS if name != "greedy"][number % 2]


def compare(games: tuple[str, ...], plies: int, seed: int) -> Counter[str]:
    """Compare games in turn until so many plies are done; the plies of each game."""
    tables = [(load(name), seats) for name in games for seats in load(name).seats]
    done: Counter[str] = Counter()
    for number in itertools.count(seed):
        for rules, seats in tables:
            if done.total() >= plies:
                return done
            way = compare_middle if number % 3 == 0 else compare_game
            done[rules.name] += way(rules, seats, number, player_of(number))
    raise AssertionError("counting ends")


def compare_in_jobs(games: tuple[str, ...], plies: int, seed: int, jobs: int) -> Counter[str]:
    """Compare in so many processes, each its share of the plies; the plies of each game."""
    shares = [plies // jobs + (job < plies % jobs) for job in range(jobs)]
    seeds = [seed + job * JOB_SEEDS for job in range(jobs)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context) as workers:
        return sum(workers.map(compare, [games] * jobs, shares, seeds), Counter())


def main() -> int:
    """Compare, and print the plies and the time."""
    parser = argparse.ArgumentParser(prog="./run lockstep", description=__doc__)
    parser.add_argument("--plies", type=int, default=PLIES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--fuzz", type=int, default=FUZZ, help="random calls of the entry points")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if options.jobs < 1:
        parser.error(f"--jobs is at least 1, not {options.jobs}")
    games = (options.only,) if options.only else GAMES
    begun = time.monotonic()
    done = compare_in_jobs(games, options.plies, options.seed, options.jobs)
    for name, plies in done.items():
        print(f"{name:16} {plies:>10,} plies equal")
    print(f"{'all':16} {done.total():>10,} plies equal in {time.monotonic() - begun:.0f} s")
    return run_checked(options.fuzz, options.seed) if options.fuzz else 0


if __name__ == "__main__":
    sys.exit(main())
