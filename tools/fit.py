"""Makes the likelihoods of beliefs again: plays games of many styles, and counts.

`./run fit` plays seeded games of a population of styles, counts classes of moves by true role, and
writes `src/undermine/bots/belief/likelihoods.json`; the same bytes each time. `--only GAME` fits
one game and keeps the rows of the others. `--check` plays styles that are not in the fit, and says
how well suspicion is calibrated.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.fitting.calibration import Score, guesses, score
from tools.fitting.counting import LAPLACE, NOISE, Census, Counts, aim_rows, move_rows
from tools.fitting.following import Step, follow
from tools.fitting.population import MANNERS, POPULATION, STRANGERS
from tools.fitting.traces import Trace, traces
from undermine import load
from undermine.bots.belief import Belief
from undermine.bots.belief.belief import find_setup
from undermine.bots.belief.likelihoods import CLIP, FILE, Aims, Likelihoods, Moves

TABLE: Final = Path(__file__).parents[1] / "src/undermine/bots/belief" / FILE
VERSION: Final = 1
EXPONENTS: Final = tuple(product((0.25, 0.5, 0.7, 0.85, 1.0), (0.0, 0.5, 1.0)))
"""Exponents of moves and of aims to choose from: moves of one seat are not independent."""
_ROW: Final = re.compile(r"[\[{][^\[\]{}]*[\]}]")
"""A list or object without others in it: it is written in one line."""
_FAIR: Final = 0.05
"""The greatest calibration error of the population that is as good as none."""
_SLACK: Final = 1.08
"""How much worse than the best a prediction may be that is calibrated better."""
FRESH: Final = 30_000
"""The number of the first game that calibration is checked with."""
_EVERY: Final = 4
"""Suspicion is scored after every so many clues."""


class Plan(NamedTuple):
    """How many games of one game are played, and at which tables."""

    seats: tuple[int, ...]
    games: int
    trials: int
    """Games that choose the exponent; they are not counted."""


PLANS: Final = {
    "saboteur": Plan((3, 4, 5, 5, 6, 7, 8, 10), 224, 48),
    "saboteur-2": Plan((3, 4, 5, 5, 6, 8), 180, 24),
    "the-lost-mines": Plan((3, 4, 5, 5, 6, 7, 9), 84, 21),
    "the-dark-cave": Plan((3, 4, 5, 5, 6, 7, 8), 49, 14),
}


def main() -> int:
    """Fit or check, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=PLANS, help="one game")
    parser.add_argument("--check", action="store_true", help="measure, write nothing")
    parser.add_argument("--games", type=int, default=120, help="how many games to check with")
    parser.add_argument("--seats", type=int, default=5, help="the table to check with")
    asked = parser.parse_args()
    names = [asked.only] if asked.only else list(PLANS)
    if asked.check:
        for name in names:
            check(name, asked.seats, asked.games)
        return 0
    table = json.loads(TABLE.read_text("utf-8"))["games"]
    for name in names:
        table[name] = fitted(name)
        write(table)
    return 0


def write(games: Mapping[str, Any]) -> None:
    """Write the table, always in the same order."""
    head = {"version": VERSION, "laplace": LAPLACE, "noise": NOISE, "clip": CLIP}
    found = {
        **head,
        "manners": MANNERS,
        "games": {n: games[n] for n in PLANS if n in games},
    }
    text = json.dumps(found, indent=0)
    TABLE.write_text(_ROW.sub(lambda row: " ".join(row[0].split()), text) + "\n", "utf-8")


def fitted(name: str) -> dict[str, Any]:
    """The rows of one game, with the exponent that predicts best."""
    plan = PLANS[name]
    played = list(traces(name, POPULATION, plan.seats, range(plan.games)))
    trials = list(traces(name, POPULATION, plan.seats, range(10_000, 10_000 + plan.trials)))
    moves = census(name, played, {}, {}).moves
    first = move_rows(moves, 0.6)
    aims = census(name, played, first, {}).aims
    tried = {pair: scored(name, trials, *_tables(moves, aims, *pair)) for pair in EXPONENTS}
    best = chosen(tried)
    print(name, "exponents of moves and aims", best, tried[best])
    table = _tables(moves, aims, *best)
    return {"games": len(played), "exponents": best, "moves": table[0], "aims": table[1]}


def _tables(moves: Counts, aims: Counts, one: float, other: float) -> tuple[Moves, Aims]:
    """The rows for the exponents of moves and of aims."""
    return move_rows(moves, one), aim_rows(aims, other)


def chosen(tried: Mapping[tuple[float, float], Score]) -> tuple[float, float]:
    """The largest exponents that are well calibrated and predict nearly as well as any."""
    least = min(found.loss for found in tried.values())
    near = {pair: found for pair, found in tried.items() if found.loss <= least * _SLACK}
    fair = [pair for pair, found in near.items() if found.error <= _FAIR]
    return max(fair) if fair else min(near, key=lambda pair: (near[pair].error, pair))


def census(name: str, played: Iterable[Trace], moves: Moves, aims: Aims) -> Census:
    """Count all clues, with the trust that these rows give rise to."""
    setup = find_setup(load(name))
    assert setup is not None
    found = Census(setup.cast)
    for trace in played:
        for step in steps(name, trace, moves, aims):
            found.add(step, trace.styles[step.clue.seat])
    return found


def steps(name: str, trace: Trace, moves: Moves, aims: Aims, every: int = 0) -> Iterable[Step]:
    """Follow a game with a belief by these rows."""
    rules = load(name)
    setup = find_setup(rules)
    assert setup is not None
    belief = Belief(rules.cards, setup, Likelihoods(moves, aims, setup.cast))
    return follow(rules, belief, trace, every)


def scored(name: str, played: Iterable[Trace], moves: Moves, aims: Aims) -> Score:
    """The calibration of these rows on some games."""
    setup = find_setup(load(name))
    assert setup is not None
    found = [
        guess
        for trace in played
        for guess in guesses(steps(name, trace, moves, aims, _EVERY), setup.cast)
    ]
    return score(found)


def check(name: str, seats: int, games: int) -> None:
    """Say how well suspicion of strangers and of greedy bots is calibrated."""
    table = json.loads(TABLE.read_text("utf-8"))["games"][name]
    for group in [[*STRANGERS], *([one] for one in STRANGERS), ["greedy"]]:
        share = games if len(group) > 1 else games // 4
        played = traces(name, group, (seats,), range(FRESH, FRESH + share))
        found = scored(name, played, table["moves"], table["aims"])
        print(
            f"{name} seats {seats} {'strangers' if len(group) > 1 else group[0]}: "
            f"calibration error {found.error:.3f}, Brier skill {found.skill:.2f}, "
            f"log loss {found.loss:.3f}, {share} games, {found.guesses} guesses"
        )


if __name__ == "__main__":
    sys.exit(main())
