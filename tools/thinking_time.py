"""Measures what decisions of a bot cost in a worker process of the server, in CPU time.

All seats are played by one bot; every decision of the first round of some games is made once more
as a worker makes it: a new bot, and a belief that is kept. `python tools/thinking_time.py
--bot foreman/steady` measures the tables that `docs/minds.md` lists.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.bots.tables import Moment, bots, moments
from undermine import Game
from undermine.core.actions import RoundBegan
from undermine.server.bots.workers import Thought, choose

TABLES: Final = (
    ("saboteur", 5),
    ("saboteur", 10),
    ("saboteur-2", 5),
    ("saboteur-2", 12),
    ("the-lost-mines", 5),
    ("the-dark-cave", 5),
)
USUAL: Final = "foreman/steady"
"""Who plays the games whose decisions are made again."""


class Cost(NamedTuple):
    """Milliseconds of one decision."""

    cpu: float
    wall: float


def main() -> int:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default=USUAL)
    parser.add_argument("--games", type=int, default=2, help="games of each table")
    parser.add_argument("--every", type=int, default=1, help="only every so many decisions")
    asked = parser.parse_args()
    for name, seats in TABLES:
        costs = [
            cost
            for number in range(asked.games)
            for cost in of_game(Game(name, seats, f"time-{number}"), asked.bot, asked.every)
        ]
        print(f"{name}, {seats} seats, {asked.bot}, {len(costs)} decisions: {told(costs)}")
    return 0


def of_game(game: Game, bot: str, every: int = 1) -> Iterator[Cost]:
    """The cost of the decisions of the first round of a game."""
    rules = game.rules.id
    played = moments(game, bots(USUAL, game.state.table.seats, "time"))
    for number, moment in enumerate(played):
        if number % every == 0 and len(moment.legal) > 1 and in_first_round(moment):
            yield of_decision(rules, moment, bot, str(number))


def in_first_round(moment: Moment) -> bool:
    """A seat has seen no second round begin."""
    return sum(isinstance(event, RoundBegan) for event in moment.seen) <= 1


def of_decision(rules: str, moment: Moment, bot: str, seed: str) -> Cost:
    """Make a decision, and measure it."""
    seat, seen, view, legal = moment
    thought = Thought(rules, bot, seed, seat, view, seen, legal)
    cpu, wall = process_time(), perf_counter()
    choose(thought)
    return Cost(1000 * (process_time() - cpu), 1000 * (perf_counter() - wall))


def told(costs: list[Cost]) -> str:
    """Median and 95th percentile of the CPU time, and of the time on the clock."""
    parts = []
    for name, times in zip(Cost._fields, zip(*costs, strict=True), strict=True):
        parts.append(f"{name} {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f} ms")
    return "; ".join(parts)


if __name__ == "__main__":
    sys.exit(main())
