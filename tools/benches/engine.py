"""The engine beside public engines: decisions per CPU-second, memory, start-up."""

from __future__ import annotations

import gc
import os
import random
import resource
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import Any, Final

import undermine
from tools.benches.machine import calibration, is_quick
from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, State
from undermine.games import REGISTRY

SEATS: Final = 5
PLY: Final = 30
Playout = Callable[[random.Random], int]
"""Plays one game to its end and says how many decisions that took."""


def die(dice: random.Random) -> Callable[[int], int]:
    """A whole number below n; quicker than `randrange`, and fair enough to measure with."""
    uniform = dice.random
    return lambda sides: int(uniform() * sides)


def uniform(rules: Ruleset[Any]) -> Playout:
    """Every seat lists its legal actions and takes any of them."""

    def play(dice: random.Random) -> int:
        state, plies, roll = rules.setup(rules, SEATS), 0, die(dice)
        while state.agenda:
            if state.agenda[-1].seat == CHANCE:
                action = rules.sample(state, roll)
            else:
                legal = rules.legal(state)
                action = legal[roll(len(legal))]
                plies += 1
            state = rules.step(state, action).state
        return plies

    return play


def path_first(rules: Ruleset[Any]) -> Playout:
    """Seats lay a path card whenever they can, so boards grow large."""

    def play(dice: random.Random) -> int:
        state, plies, roll = rules.setup(rules, SEATS), 0, die(dice)
        while state.agenda:
            if state.agenda[-1].seat == CHANCE:
                action = rules.sample(state, roll)
            else:
                legal = rules.legal(state)
                choices = [action for action in legal if hasattr(action, "tile")] or legal
                action = choices[roll(len(choices))]
                plies += 1
            state = rules.step(state, action).state
        return plies

    return play


def open_spiel(name: str) -> Playout:
    """A game of OpenSpiel, played through its Python API with the same die."""
    import pyspiel  # noqa: PLC0415 (only the bench environment has it)
    from open_spiel.python.games import tic_tac_toe  # noqa: F401, PLC0415 (registers itself)

    game = pyspiel.load_game(name)

    def play(dice: random.Random) -> int:
        state, plies, roll = game.new_initial_state(), 0, die(dice)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[roll(len(legal))])
                plies += 1
        return plies

    return play


def rate(play: Playout, dice: random.Random, seconds: float) -> float:
    """Decisions per CPU-second."""
    plies, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        plies += play(dice)
    return plies / (time.process_time() - start)


def compare(cases: dict[str, Playout], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Alternate the cases, round by round."""
    rates: dict[str, list[float]] = {name: [] for name in cases}
    for turn in range(rounds):
        print(f"round {turn + 1} of {rounds}, calibration {calibration():.1f}", file=sys.stderr)
        for name, play in cases.items():
            dice = random.Random(turn)  # noqa: S311 (a game, no secret)
            rates[name].append(rate(play, dice, seconds))
    return rates


def report(rates: dict[str, list[float]], anchor: str, peers: list[str]) -> None:
    """A line for each case, with its ratios to the peers."""
    print(f"{'case':34} {'plies/CPU-s':>12}" + "".join(f"{f'/ {peer}':>27}" for peer in peers))
    for name, values in rates.items():
        ratios = [
            median(value / other for value, other in zip(values, rates[peer], strict=True))
            for peer in peers
        ]
        print(f"{name:34} {median(values):12,.0f}" + "".join(f"{r:27.2f}" for r in ratios))
    print(f"gate: saboteur uniform >= 0.70 x {anchor}; aim 1.50")


def bytes_per_state(rules: Ruleset[Any]) -> float:
    """What one more state costs around the thirtieth decision, when the last one is kept too."""
    dice = random.Random(1)  # noqa: S311 (a game, no secret)
    sizes: list[float] = []
    for _ in range(5):
        state = _at_ply(rules, dice)
        kept: list[State[Any]] = []
        gc.collect()
        tracemalloc.start()
        for _ in range(20):
            if state.actor == CHANCE:
                state = rules.step(state, rules.sample(state, dice.randrange)).state
            else:
                state = rules.step(state, dice.choice(rules.legal(state))).state
            kept.append(state)
        sizes.append(tracemalloc.get_traced_memory()[0] / len(kept))
        tracemalloc.stop()
    return median(sizes)


def _at_ply(rules: Ruleset[Any], dice: random.Random) -> State[Any]:
    state, plies = rules.setup(rules, SEATS), 0
    while plies < PLY:
        if state.actor == CHANCE:
            state = rules.step(state, rules.sample(state, dice.randrange)).state
        else:
            state, plies = rules.step(state, dice.choice(rules.legal(state))).state, plies + 1
    return state


def start_up(code: str) -> float:
    """CPU milliseconds of an interpreter that runs this, the best of a few."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    times = []
    for _ in range(15):
        before = _children_seconds()
        subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        times.append((_children_seconds() - before) * 1000)
    return min(times)


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Measure and print."""
    quick = is_quick(__doc__)
    rounds, seconds = (3, 0.3) if quick else (5, 1.0)
    rules = undermine.load("saboteur")
    peers = {
        "python_tic_tac_toe": open_spiel("python_tic_tac_toe"),
        "hanabi (C++ via Python)": open_spiel("hanabi"),
    }
    others = [f"{game} uniform" for game in REGISTRY if game != "saboteur"]
    cases = {
        "saboteur uniform": uniform(rules),
        "saboteur path-first": path_first(rules),
        **{name: uniform(undermine.load(name.split()[0])) for name in others},
        **peers,
    }
    rates = compare(cases, rounds, seconds)
    report(rates, "python_tic_tac_toe", list(peers))
    for name in others:
        ratios = zip(rates[name], rates["saboteur uniform"], strict=True)
        ratio = median(mine / base for mine, base in ratios)
        print(f"{name} / saboteur uniform {ratio:.2f} (gate: >= 0.50)")
    print(f"memory per further state around ply {PLY}: {bytes_per_state(rules) / 1000:.1f} kB")
    bare = start_up("import msgspec")
    ours = start_up("import undermine; undermine.Game('saboteur', seats=5, seed=1)")
    print(f"start-up: bare python + msgspec {bare:.0f} ms, import and first deal {ours:.0f} ms")
    print(f"start-up ratio {ours / bare:.2f} (gate: <= 2.00)")


if __name__ == "__main__":
    main()
