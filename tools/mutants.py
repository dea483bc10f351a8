"""Breaks the rules one operator at a time and looks which tests notice.

    ./run mutants                  all rule code of Saboteur
    ./run mutants gold.py paths.py only these files
    ./run mutants --list           only say what would be broken
    ./run mutants --game saboteur2 another game, by its folder

Mutants live in a copy of the project that is thrown away, so nothing here is ever changed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from undermine.games import REGISTRY

ROOT = Path(__file__).resolve().parents[1]
_SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.BitAnd: ast.BitOr,
}
_TESTS: Final = (
    "tests/rules/{game}",
    "tests/words/test_refusals.py",
    "tests/notation/test_errors.py",
    "tests/golden/test_golden.py::test_golden_games_are_still_played_and_seen_like_this[{title}]",
    "tests/core/test_resample.py",
    "tests/bots/test_outcomes.py",
)
"""Rules first: most mutants die there."""
_TITLES: Final = {package.split(".")[-1]: game for game, package in REGISTRY.items()}
"""The name of the game in each folder."""
_SECONDS: Final = 900
"""Wall-clock seconds, long enough for a busy machine; a mutant that loops hits its CPU limit."""
_LEASHED: Final = """
import resource, sys, pytest
resource.setrlimit(resource.RLIMIT_CPU, (120, 120))
resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
sys.exit(pytest.main(sys.argv[1:]))
"""
"""A mutant may loop or eat memory for ever; it dies of that by itself, whatever becomes of us."""


class Mutant(NamedTuple):
    """One broken place."""

    file: Path
    line: int
    what: str
    source: str


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every way to break one operator, constant or condition of a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for index, node in enumerate(ast.walk(tree)):
        for what in _ways(node):
            broken = copy.deepcopy(tree)
            target = list(ast.walk(broken))[index]
            _break(target, what)
            line = getattr(node, "lineno", 0)
            yield Mutant(file, line, what, ast.unparse(ast.fix_missing_locations(broken)))


def _ways(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            if type(operator) in _SWAPS:
                yield f"compare {place} {_SWAPS[type(operator)].__name__}"
    elif isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in _SWAPS:
        yield f"operator {_SWAPS[type(node.op)].__name__}"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "drop not"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number plus one"
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Call):
        if getattr(node.value.func, "id", "") == "Refusal":
            yield "refuse nothing"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "skip the call"


def _break(node: ast.AST, what: str) -> None:
    verb, *rest = what.split()
    if isinstance(node, ast.Compare):
        node.ops[int(rest[0])] = getattr(ast, rest[1])()
    elif isinstance(node, ast.BinOp | ast.BoolOp):
        node.op = getattr(ast, rest[0])()
    elif isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd()
        node.operand = ast.Call(ast.Name("bool", ast.Load()), [node.operand], [])
    elif isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        node.value += 1
    elif isinstance(node, ast.Return):
        node.value = ast.Constant(None)
    elif isinstance(node, ast.Expr):
        assert verb == "skip"
        node.value = ast.Constant(None)


class Workshop:
    """A copy of the project in which mutants are tried, one after another."""

    def __init__(self, tests: list[str]) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="undermine-mutants-"))
        self.tests = tests
        for part in ("src", "tests", "pyproject.toml", "docs", "tools", "run"):
            source = ROOT / part
            copier = shutil.copytree if source.is_dir() else shutil.copy2
            copier(source, self.folder / part)

    def kills(self, mutant: Mutant) -> bool:
        """Some test goes red."""
        target = self.folder / mutant.file.relative_to(ROOT)
        sound = target.read_text(encoding="utf-8")
        target.write_text(mutant.source, encoding="utf-8")
        try:
            return self.run() != 0
        finally:
            target.write_text(sound, encoding="utf-8")

    def run(self) -> int:
        """Run the tests until the first failure; a mutant that hangs is dead too."""
        command = [
            sys.executable,
            "-c",
            _LEASHED,
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
            *self.tests,
        ]
        environment = {**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                command,
                cwd=self.folder,
                env=environment,
                capture_output=True,
                timeout=_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return 1
        return done.returncode

    def close(self) -> None:
        """Throw the copy away."""
        shutil.rmtree(self.folder, ignore_errors=True)


def try_all(mutants: list[Mutant], tests: list[str], jobs: int) -> list[Mutant]:
    """The mutants that no test noticed."""
    workshops = [Workshop(tests) for _ in range(jobs)]
    try:
        for workshop in workshops[:1]:
            if workshop.run() != 0:
                sys.exit("the tests fail already without a mutant")
        with ThreadPoolExecutor(jobs) as pool:
            shares = [mutants[start::jobs] for start in range(jobs)]
            results = pool.map(_try_share, workshops, shares)
        return sorted(survivor for share in results for survivor in share)
    finally:
        for workshop in workshops:
            workshop.close()


def _try_share(workshop: Workshop, mutants: list[Mutant]) -> list[Mutant]:
    survivors = []
    for mutant in mutants:
        killed = workshop.kills(mutant)
        print("." if killed else "S", end="", flush=True)
        if not killed:
            survivors.append(mutant)
    return survivors


def main() -> int:
    """Break, test, report."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("files", nargs="*", help="files of the game, such as gold.py; else all")
    parser.add_argument("--game", default="saboteur", choices=_TITLES)
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    folder = ROOT / "src" / "undermine" / "games" / arguments.game
    files = [folder / name for name in arguments.files] or sorted(folder.glob("*.py"))
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    if arguments.list:
        print("\n".join(f"{m.file.name}:{m.line} {m.what}" for m in mutants))
        return 0
    tests = [test.format(game=arguments.game, title=_TITLES[arguments.game]) for test in _TESTS]
    survivors = try_all(mutants, tests, arguments.jobs)
    killed = len(mutants) - len(survivors)
    print(f"\n{killed} of {len(mutants)} mutants killed ({100 * killed / len(mutants):.1f} %)")
    for mutant in survivors:
        print(f"  survived: {mutant.file.name}:{mutant.line} {mutant.what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
