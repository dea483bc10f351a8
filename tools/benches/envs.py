"""Environments for learners: PettingZoo's loop beside its own Hanabi, and many games at once."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any, Final

import numpy as np

from tools.benches import vector
from tools.benches.machine import calibration, is_quick
from undermine.envs import pettingzoo_env

SEATS: Final = 5
GOAL: Final = 4
Make = Callable[[], Any]


def hanabi() -> Any | None:  # noqa: ANN401 (an environment of PettingZoo)
    """PettingZoo's own Hanabi, as it comes; None where it cannot be made."""
    try:
        return import_module("pettingzoo.classic.hanabi_v5").env()
    except (ImportError, RuntimeError) as error:
        print(f"hanabi_v5 cannot be made here, so there is no ratio: {error}")
        return None


def rate(env: Any, seconds: float, seed: int) -> float:  # noqa: ANN401 (an environment of PettingZoo)
    """Decisions per CPU-second of random play by `last` and `step`."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            observation, _, is_terminated, is_truncated, _ = env.last()
            if is_terminated or is_truncated:
                env.reset()
            else:
                env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
                decisions += 1
    return decisions / (time.process_time() - start)


def report(rates: dict[str, list[float]], size: int) -> None:
    """A line for each environment, and the goal."""
    for name, values in rates.items():
        print(f"{name:28} {median(values):10,.0f} decisions per CPU-second")
    print(f"bytes of an observation of saboteur {size:,}")
    if len(rates) > 1:
        mine, theirs = rates.values()
        ratio = median(a / b for a, b in zip(mine, theirs, strict=True))
        print(f"saboteur / hanabi_v5 {ratio:.2f} (must: >= {GOAL})")


def main() -> None:
    """Measure and print."""
    quick = is_quick(__doc__)
    rounds, seconds = (3, 1.0) if quick else (5, 3.0)
    ours, theirs = pettingzoo_env.env("saboteur", SEATS), hanabi()
    cases = {"saboteur (PettingZoo)": ours, **({"hanabi_v5": theirs} if theirs else {})}
    rates: dict[str, list[float]] = {name: [] for name in cases}
    for turn in range(rounds):
        print(f"round {turn + 1} of {rounds}, calibration {calibration():.1f}", file=sys.stderr)
        for name, env in cases.items():
            rates[name].append(rate(env, seconds, turn))
    report(rates, ours.unwrapped.table.observer.size)
    vector.report(seconds, rounds)


if __name__ == "__main__":
    main()
