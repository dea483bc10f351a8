"""House rules that no linter knows."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted([*ROOT.glob("src/**/*.py"), *ROOT.glob("tools/*.py"), ROOT / "run"])
OTHERS = {
    *(".venv", ".venv-bench", ".venv-learn", ".venv-research", ".tools"),
    *(".git", "node_modules", "static"),
}
"""Folders of what others wrote, and of what is built."""
EVERYTHING = sorted([*SOURCES, *ROOT.glob("tests/**/*.py")])


@pytest.mark.parametrize("file", EVERYTHING, ids=lambda file: str(file.relative_to(ROOT)))
def test_files_stay_under_four_hundred_lines(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 400


def test_functions_are_short() -> None:
    lengths = [length for file in SOURCES for length in _lengths(file)]

    assert median(lengths) < 10
    assert max(lengths) <= 45


def _lengths(file: Path) -> list[int]:
    """Lines of code of each function, without signature and docstring."""
    functions = [
        node
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    return [node.body[-1].end_lineno - _first(node).lineno + 1 for node in functions]  # type: ignore[operator]


def _first(function: ast.FunctionDef) -> ast.stmt:
    has_docstring = ast.get_docstring(function) is not None and len(function.body) > 1
    return function.body[1] if has_docstring else function.body[0]


def test_no_module_is_a_drawer_for_anything() -> None:
    names = {file.stem for file in SOURCES}

    assert names.isdisjoint({"utils", "util", "helpers", "helper", "misc", "common"})


def test_tests_in_the_browser_wait_for_states() -> None:
    """Only `poll_until` polls, and looks at a clock to tell what hangs.

    A trace needs a span of time: `drawn_frames` measures that nothing happens in it.
    """
    clocks = re.compile(r"wait_for_timeout|time\.sleep|monotonic|timeout=\d")
    timed = ("harness.py", "drawn_frames.py")
    files = [file for file in ROOT.glob("tests/browser/*.py") if file.name not in timed]

    assert len(files) > 10
    assert [file.name for file in files if clocks.search(file.read_text(encoding="utf-8"))] == []


def test_files_name_no_machine_and_no_registry() -> None:
    words = re.compile(r"/(?:w[o]rk|r[o]ot|f[a]rm)/|pypi\.[o]rg|npmjs\.[o]rg|files\.pytho[n]hosted")
    tracked = [
        path
        for pattern in ("*.md", "*.toml", "*.txt", "*.py", "*.ftl", "*.ts", "*.json", "run")
        for path in ROOT.rglob(pattern)
        if not OTHERS & set(path.parts)
    ]

    assert [p.name for p in tracked if words.search(p.read_text(encoding="utf-8"))] == []
