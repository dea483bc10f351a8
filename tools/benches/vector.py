"""`VectorEnv`: random play in many games at once, with everything that learners are given."""

from __future__ import annotations

import time
from statistics import median
from typing import Final

import numpy as np

from undermine.envs.vector import VectorEnv
from undermine.kernel import GAMES

SEATS: Final = 5
ENVS: Final = 2048
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


def report(seconds: float, rounds: int) -> None:
    """A line for each game."""
    print(f"VectorEnv, {ENVS:,} games, {THREADS} threads, decisions per second of wall time")
    for game in GAMES:
        envs = VectorEnv(game, SEATS, ENVS, rounds=1, threads=THREADS, labels=True)
        found = median(rate(envs, seconds, turn) for turn in range(rounds))
        goal = f" (must: >= {GOAL:,})" if game == "saboteur" else ""
        size, labels = envs.observer.size, envs.observer.labels_size
        print(
            f"{game:16} {found:10,.0f}{goal}; an observation has {size:,} bytes, labels {labels:,}"
        )
        envs.close()
