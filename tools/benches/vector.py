"""`VectorEnv`: random play in many games at once, with everything that learners are given.

Arrays are filled again in every step (`copy=False`), as for a learner that takes them to its own
device; the last line says what copies of all arrays cost.
"""

from __future__ import annotations

import time
from statistics import median
from typing import Final

import numpy as np

from undermine.envs.vector import VectorEnv
from undermine.kernel import GAMES
from undermine.kernel.observation_layout import FEATURES

SEATS: Final = 5
ENVS: Final = 1024
THREADS: Final = 2
GOAL: Final = 200_000


def rate(envs: VectorEnv, seconds: float, seed: int) -> float:
    """Decisions per second of wall time; moves are drawn from their list."""
    rng = np.random.default_rng(seed)
    _, infos = envs.reset(seed=seed)
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        *_, infos = envs.step((rng.random(envs.num_envs) * infos["counts"]).astype(np.uint32))
        steps += 1
    return steps * envs.num_envs / (time.perf_counter() - start)


def rates(game: str, seconds: float, rounds: int, *, copy: bool) -> list[float]:
    """The decisions per second of a game in some rounds."""
    envs = VectorEnv(game, SEATS, ENVS, rounds=1, threads=THREADS, labels=True, copy=copy)
    found = [rate(envs, seconds, turn) for turn in range(rounds)]
    envs.close()
    return found


def sizes(game: str) -> str:
    """What one decision is told with."""
    envs = VectorEnv(game, SEATS, 1)
    size, labels, moves = envs.observer.size, envs.observer.labels_size, envs.most_moves
    return f"observation {size:,} bytes, labels {labels:,}, {moves} moves of {FEATURES} bytes"


def report(seconds: float, rounds: int) -> None:
    """A line for each game."""
    print(f"VectorEnv, {ENVS:,} games, {THREADS} threads, decisions per second of wall time")
    for game in GAMES:
        found = rates(game, seconds, rounds, copy=False)
        goal = f" (must: >= {GOAL:,})" if game == "saboteur" else ""
        print(f"{game:16} {median(found):10,.0f}{goal}; best {max(found):,.0f}; {sizes(game)}")
    copied = median(rates("saboteur", seconds, rounds, copy=True))
    print(f"{'saboteur, copied':16} {copied:10,.0f}")
