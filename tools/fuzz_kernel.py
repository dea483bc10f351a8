"""Give the entry points of the kernel random calls: every wrong one must be an error, no crash.

The modules are compiled with bounds checks of C into a folder of their own for this.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.build_kernel import CHECKED, PACKAGE, build  # noqa: E402 (a script knows no path to it)

FOLDER: Final = ROOT / "build/checked"
DRAWS: Final = ("map", "EW", 7, (), ("axe",))
JUNK: Final = (0, -1, 1 << 32, 255, 1 << 24, "place", None, 2.5, b"x")


def build_checked() -> Path:
    """A copy of the package in which the kernel checks its bounds."""
    package = FOLDER / "undermine"
    modules = build(ROOT, FOLDER / "modules", CHECKED)
    subprocess.run(["cp", "-rT", ROOT / "src/undermine", package], check=True)  # noqa: S607 (a tool of the system)
    for module in modules:
        module.replace(FOLDER / PACKAGE.removeprefix("src/") / module.name)
    return FOLDER


def run_checked(calls: int, seed: int) -> int:
    """Fuzz in a process that has the checked modules."""
    path = os.pathsep.join([str(build_checked()), str(ROOT)])
    words = (sys.executable, __file__, str(calls), str(seed))
    return subprocess.run(words, env=os.environ | {"PYTHONPATH": path}, check=False).returncode


def fuzz(calls: int, seed: int) -> dict[str, int]:
    """Make random calls; how many were played and how many were refused."""
    from undermine import load  # noqa: PLC0415 (the checked copy)
    from undermine.kernel import GAMES, KernelError, kernel  # noqa: PLC0415

    dice = random.Random(seed)  # noqa: S311 (no secret)
    counts = {"played": 0, "refused": 0}
    while sum(counts.values()) < calls:
        rules = load(dice.choice(GAMES))
        table = kernel(rules, dice.choice(rules.seats))
        for call in some_calls(table, dice):
            try:
                call()
                counts["played"] += 1
            except KernelError:
                counts["refused"] += 1
    return counts


def some_calls(table: Any, dice: random.Random) -> list[Callable[[], Any]]:  # noqa: ANN401 (a kernel of the checked copy)
    """Calls to one game and one batch: right, wrong and nonsensical."""
    game, batch = table.deal(dice.getrandbits(64)), table.batch(3, dice.getrandbits(64))
    actions = array("I", [dice.getrandbits(32) for _ in range(3)])
    doubts = [dice.random() for _ in range(table.seats)]
    calls: list[Callable[[], Any]] = [
        lambda: batch.step(actions),
        lambda: batch.step(dice.choice(JUNK)),
        lambda: batch.play(40, dice.choice(["random", "path-first", "thumb", "best"])),
        lambda: batch.bind(actor=dice.choice(JUNK)),
        lambda: batch.write(dice.randrange(-2, 5)),
        lambda: table.read(game.write()),
        lambda: table.action(dice.getrandbits(32), game),
        lambda: game.copy().playout(dice.choice(["random", "path-first"])),
        lambda: game.copy().playout("thumb", suspicion=dice.choice([doubts, *JUNK])),
        lambda: game.copy().choice("thumb", suspicion=doubts),
        lambda: game.copy().play_round(["thumb"] * table.seats, 0, suspicion=doubts),
    ]
    for _ in range(200):
        calls.append(lambda: game.apply(dice.choice(game.legal() or [0])))
        calls.append(lambda: game.apply(dice.getrandbits(32)))
        calls.append(lambda: game.apply(dice.choice(JUNK)))
        calls.append(lambda: game.apply(dice.choice(game.legal() or [0]) ^ 1 << dice.randrange(32)))
        calls.append(
            lambda: game.apply(dice.choice(game.legal() or [0]), dice.choice(["map", 7, ()]))
        )
        calls.append(game.settle)
    return calls


if __name__ == "__main__":
    print(fuzz(int(sys.argv[1]), int(sys.argv[2])))
