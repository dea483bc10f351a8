"""Measures how often each role wins, at every number of seats: bots of one level play each other.

`./run balance` plays seeded rounds and writes `src/undermine/bots/balance.json`, the same bytes
each time, with any number of `--jobs`. `--only GAME` measures one game and keeps the others.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from msgspec import json

from undermine import load
from undermine.bots import balance
from undermine.bots.balance import GameBalance, RoleWins, SeatCount
from undermine.bots.spreading import spread
from undermine.bots.tally import mean
from undermine.games import REGISTRY
from undermine.strength.roles import part_of
from undermine.strength.table import RoundScore, Setting, play_table

TABLE: Final = Path(__file__).parents[1] / "src/undermine/bots" / balance.FILE
BOT: Final = "foreman"
"""The strongest level that every installation can play in all games."""
SEED: Final = "undermine-balance"
ROUNDS: Final[Mapping[str, int]] = {
    "saboteur": 300,
    "saboteur-2": 60,
    "the-lost-mines": 120,
    "the-dark-cave": 60,
}
"""The rounds at each number of seats."""
ORDER: Final = ("digger", "loyal", "selfish", "saboteur", "boss", "profiteer", "geologist")
_PLACES: Final = 3


class Cell(NamedTuple):
    """Rounds of one game at one number of seats."""

    game: str
    seats: int
    rounds: int


def main() -> int:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=[*REGISTRY], help="one game")
    parser.add_argument("--rounds", type=int, help="rounds at each number of seats")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    found = dict(json.decode(TABLE.read_bytes(), type=dict[str, GameBalance]))
    for game in [asked.only] if asked.only else [*REGISTRY]:
        found[game] = measured(game, asked.rounds or ROUNDS[game], asked.jobs)
        write(found)
    return 0


def measured(game: str, rounds: int, jobs: int) -> GameBalance:
    """The balance of a game, at all its numbers of seats."""
    cells = [Cell(game, seats, rounds) for seats in load(game).seats]
    counts = spread(count, cells, jobs, None)
    return GameBalance(BOT, SEED, tuple(sorted(counts, key=lambda found: found.seats)))


def count(cell: Cell) -> SeatCount:
    """What bots did at one number of seats; runs in any process."""
    setting = Setting(cell.game, cell.seats, 1, SEED)
    played = [
        score
        for number in range(cell.rounds)
        for score in play_table(setting, number, (BOT,) * cell.seats).rounds
    ]
    shares: dict[str, list[float]] = {}
    for score in played:
        for role, share in shares_of(score).items():
            shares.setdefault(role, []).append(share)
    roles = sorted(shares, key=ORDER.index)
    return SeatCount(cell.seats, len(played), tuple(wins(role, shares[role]) for role in roles))


def shares_of(score: RoundScore) -> Mapping[str, float]:
    """By role, whatever its colour: the share of its seats that won the round."""
    won: dict[str, list[int]] = {}
    for role, win in zip(score.roles, score.wins, strict=True):
        won.setdefault(part_of(role), []).append(win)
    return {role: fmean(wins) for role, wins in won.items()}


def wins(role: str, shares: Sequence[float]) -> RoleWins:
    """The mean over rounds, each of which counts once."""
    found = mean(shares)
    low, high = max(0.0, found.low), min(1.0, found.high)
    rounded = (round(number, _PLACES) for number in (found.mean, low, high))
    return RoleWins(role, len(shares), *rounded)


def write(found: Mapping[str, GameBalance]) -> None:
    """Write all games, always in the same order."""
    ordered = {game: found[game] for game in REGISTRY if game in found}
    TABLE.write_bytes(json.format(json.encode(ordered), indent=1) + b"\n")


if __name__ == "__main__":
    sys.exit(main())
