"""The kernel beside OpenSpiel: plies per CPU-second inside and from Python, copies, batches."""

from __future__ import annotations

import random
import sys
import time
from array import array
from collections.abc import Callable
from statistics import median
from typing import Any, Final

import undermine
from tools.benches.engine import die, open_spiel
from tools.benches.machine import calibration, is_quick
from undermine.kernel import GAMES, kernel

SEATS: Final = 5
SIMULATIONS: Final = 100
ROLLOUTS: Final = 100
COPIES: Final = 20_000
SMALL, LARGE = 256, 16_384
Work = Callable[[int], int]
"""Plays with a seed, and says how many plies that were."""


def playouts(name: str, policy: str) -> Work:
    """Whole games inside the kernel, without notes."""
    table = kernel(undermine.load(name), SEATS)
    return lambda seed: table.deal(seed).playouts(100, policy)[0]


def hearts_inside() -> Work:
    """Random rollouts inside OpenSpiel: a search of the first decision with a choice."""
    import pyspiel  # noqa: PLC0415 (only the bench environment has it)

    game = pyspiel.load_game("hearts")
    state = first_choice(game.new_initial_state())
    remaining = plies_left(state.clone())

    def search(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, seed, False)  # noqa: FBT003 (an API without names)
        bot.step(state)
        return SIMULATIONS * ROLLOUTS * remaining

    return search


def first_choice(state: Any) -> Any:  # noqa: ANN401 (a state of OpenSpiel)
    """Deal, and go to the first decision with several legal moves."""
    dice = random.Random(1)  # noqa: S311 (a game, no secret)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def plies_left(state: Any) -> int:  # noqa: ANN401 (a state of OpenSpiel)
    """The decisions until the end of a game that always has the same number of them."""
    plies = 0
    while not state.is_terminal():
        plies += not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    return plies


def ply_by_ply(name: str) -> Work:
    """From Python: list the legal moves, take one."""
    table = kernel(undermine.load(name), SEATS)

    def play(seed: int) -> int:
        roll, plies = die(random.Random(seed)), 0  # noqa: S311 (a game, no secret)
        game = table.deal(seed)
        while not game.is_over:
            legal = game.legal()
            game.apply(legal[roll(len(legal))])
            plies += 1
        return plies

    return play


def hearts_from_python() -> Work:
    """The same through OpenSpiel's Python API."""
    play = open_spiel("hearts")
    return lambda seed: play(random.Random(seed))  # noqa: S311 (a game, no secret)


def rate(work: Work, seconds: float) -> float:
    """Plies per CPU-second."""
    plies, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        plies += work(seed)
        seed += 1
    return plies / (time.process_time() - start)


def copy_time() -> float:
    """Nanoseconds of a copy of a position of Saboteur, inside."""
    game = kernel(undermine.load("saboteur"), SEATS).deal(1)
    start = time.process_time()
    game.copies(COPIES)
    return (time.process_time() - start) / COPIES * 1e9


def decision_time(games: int, steps: int, repeats: int = 1) -> float:
    """Nanoseconds of a decision in a batch of so many games, with actors, lists and rewards.

    Batches of all sizes play the same part of a game, because its middle costs more than its end.
    """
    batch = kernel(undermine.load("saboteur"), SEATS).batch(games, 1)
    batch.bind(
        actor=array("b", bytes(games)),
        counts=array("i", bytes(4 * games)),
        moves=array("I", bytes(4 * games * 128)),
        rewards=array("i", bytes(4 * games * SEATS)),
    )
    used = 0.0
    for seed in range(repeats):
        batch.reset(seed)
        start = time.process_time()
        batch.play(steps)
        used += time.process_time() - start
    return used / (repeats * steps * games) * 1e9


def ratio(rates: dict[str, list[float]], mine: str, theirs: str) -> float:
    """The median of the ratios of all rounds."""
    return median(a / b for a, b in zip(rates[mine], rates[theirs], strict=True))


def report(rates: dict[str, list[float]]) -> None:
    """A line for each case, and the goals."""
    for name, values in rates.items():
        print(f"{name:34} {median(values):14,.0f} plies per CPU-second")
    inside = ratio(rates, "saboteur inside", "hearts inside (OpenSpiel)")
    print(f"saboteur inside / hearts inside {inside:.2f} (must: >= 1.00, aim 1.40)")
    for name in GAMES[1:]:
        share = ratio(rates, f"{name} inside", "saboteur inside")
        print(f"{name} inside / saboteur inside {share:.2f} (must: >= 0.40, aim 0.70)")
    steps = ratio(rates, "saboteur from Python", "hearts from Python (OpenSpiel)")
    print(f"saboteur from Python / hearts from Python {steps:.2f} (must: >= 2.50)")


def main() -> None:
    """Measure and print."""
    quick = is_quick(__doc__)
    rounds, seconds = (3, 0.4) if quick else (5, 1.0)
    cases: dict[str, Work] = {
        **{f"{name} inside": playouts(name, "random") for name in GAMES},
        "saboteur inside, path-first": playouts("saboteur", "path-first"),
        "hearts inside (OpenSpiel)": hearts_inside(),
        "saboteur from Python": ply_by_ply("saboteur"),
        "hearts from Python (OpenSpiel)": hearts_from_python(),
    }
    rates: dict[str, list[float]] = {name: [] for name in cases}
    copies: list[float] = []
    batches: list[tuple[float, float]] = []
    for turn in range(rounds):
        print(f"round {turn + 1} of {rounds}, calibration {calibration():.1f}", file=sys.stderr)
        for name, work in cases.items():
            rates[name].append(rate(work, seconds))
        copies.append(copy_time())
        steps = 50 if quick else 200
        batches.append((decision_time(SMALL, steps, repeats=32), decision_time(LARGE, steps)))
    report(rates)
    print(f"copy of a position of saboteur {median(copies):.0f} ns (must: <= 200)")
    small, large = (median(times) for times in zip(*batches, strict=True))
    growth = median(many / few for few, many in batches)
    print(f"decision in a batch of {SMALL} games {small:.0f} ns, of {LARGE} games {large:.0f} ns")
    print(f"batch of {LARGE} / batch of {SMALL} {growth:.2f} (must: <= 1.50)")


if __name__ == "__main__":
    main()
