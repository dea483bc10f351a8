"""`python -m undermine.learn GAME`: learn a game by self-play."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from undermine.learn.training import LARGE, SIZES, Course, Plan


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    """The words of the command line."""
    defaults = Plan("", 0)
    parser = argparse.ArgumentParser(prog="undermine.learn", description=__doc__)
    parser.add_argument("game", choices=list(LARGE))
    parser.add_argument("--minutes", type=float, default=20.0, help="how long to learn")
    parser.add_argument("--updates", type=int, default=0, help="so many updates, not minutes")
    parser.add_argument("--course", type=float, default=0.0, help="minutes of the whole course")
    parser.add_argument("--begun", type=float, default=0.0, help="minutes that were learned before")
    parser.add_argument("--nets", type=Path, help="folder of nets to begin with")
    parser.add_argument("--out", type=Path, required=True, help="folder for net and curves")
    parser.add_argument("--games", type=int, default=defaults.games, help="games at once")
    parser.add_argument("--stretch", type=int, default=defaults.stretch, help="steps per update")
    parser.add_argument("--batch", type=int, default=defaults.batch)
    parser.add_argument("--rate", type=float, default=defaults.rate, help="of learning, at first")
    parser.add_argument("--epochs", type=int, default=defaults.epochs, help="over each stretch")
    parser.add_argument("--size", choices=SIZES, default=defaults.size, help="of the nets")
    parser.add_argument(
        "--favour", type=float, default=defaults.favour, help="share of games at five seats"
    )
    parser.add_argument("--threads", type=int, default=defaults.threads, help="of the kernel")
    parser.add_argument("--seed", type=int, default=defaults.seed)
    parser.add_argument("--evaluated", type=int, default=defaults.evaluated, help="games a pairing")
    parser.add_argument("--watch", type=int, default=0, help="updates between evaluations")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Learn, and go on from a checkpoint where the folder has one."""
    given = read_arguments(words)
    plan = Plan(
        given.game,
        60 * given.minutes,
        games=given.games,
        stretch=given.stretch,
        batch=given.batch,
        epochs=given.epochs,
        rate=given.rate,
        size=given.size,
        favour=given.favour,
        threads=given.threads,
        seed=given.seed,
        course=60 * given.course,
        begun=60 * given.begun,
        updates=given.updates,
        evaluated=given.evaluated,
        watch=given.watch,
    )
    course = Course(plan, given.out)
    checkpoint = given.out / "checkpoint.pt"
    if checkpoint.exists():
        course.load(checkpoint)
    elif given.nets is not None:
        course.begin_from(given.nets)
    course.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
